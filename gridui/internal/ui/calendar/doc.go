// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package calendar is a month in a card, from which a day is picked by the pointer or by
// keys. It edits the day of a time that stands as text in a field beside it: the time of
// day and the zone of that text stay.
//
// A Calendar knows the layout of the text, the day that the text names, and where its parts
// were drawn. It gives the text of the day that was picked. It knows no field, no cell and
// no grid.
//
// It imports ui, draw, column for reading times, and what is below them.
package calendar
