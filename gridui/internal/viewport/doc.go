// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package viewport is what is on the screen of a grid and where. It knows the sizes of
// rows and columns, how far both are scrolled, the bands and panes, the pinned rows, the
// rows that stick to the top and the details below rows; it turns addresses of cells
// into rectangles and positions into cells.
//
// A frame solves the widths of the columns, divides the grid into bands and panes,
// measures the rows that come onto the screen and places what shows. Positions are in
// pixels from the top left corner of the sheet: what the grid draws between its toolbar
// and its page bar.
//
// The package imports column, dataset, draw, style, ui and what is below them. What a
// cell shows it asks its Contents.
package viewport
