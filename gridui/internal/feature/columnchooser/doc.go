// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnchooser is the list of all columns, in which users show and hide them.
//
// It knows the columns by column.Set, where headers are by viewport.Viewport, and its own
// state: whether the list is open, what is searched for, the line that keys act on. It gives
// Open and OpenAtHeader for who opens the list, Opener for the button that does, UpdateList
// for input, which comes before that of the cells, and PaintList, which draws over everything
// else. Of the grid it asks to show, hide and reset columns.
//
// It may import column, draw, viewport, ui, option and what those are made of, but no other
// feature.
package columnchooser
