// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnchooser is the list of all columns, in which users show and hide them.
//
// It knows the columns by column.Set, where headers are by viewport.Frame, and its own
// state: whether the list is open, what is searched for, the line that keys act on. Open and
// commands of the menu of headers open the list, and so does the button Opener. Step reads its
// input before the cells do, and PaintOverlay draws it over everything else. It asks the grid to
// show, hide and reset columns.
//
// It may import column, draw, viewport, ui, option and what those are made of, but no other
// feature.
package columnchooser
