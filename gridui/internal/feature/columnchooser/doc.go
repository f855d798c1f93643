// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package columnchooser is the list of all columns, in which users show and hide them.
//
// It reads the columns from column.Set and the positions of headers from viewport.Frame. Its state is whether the
// list is open, the search, and the line that keys act on. Open and commands of the menu of headers open the
// list, and so does the button Opener. Step reads its input before the cells do, and PaintOverlay draws it over
// everything else. The grid shows, hides and resets columns.
//
// It may import column, draw, viewport, ui, option and what those are made of, but no other feature.
package columnchooser
