// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package calendar draws a month in a card, from which users pick a day by the pointer or by keys.
// It edits the day of a time that a field next to the card contains as text: the time of day and
// the zone of that text stay.
//
// A Calendar holds the layout of the text, the day of the text, and the places of its parts. It
// returns the text of the picked day. It depends on no field, cell or grid.
//
// It imports ui, draw, column for reading times, and what is below them.
package calendar
