// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package viewport computes what is on the screen of a grid and where: sizes of rows and
// columns, scroll positions, bands and panes, pinned rows, sticky rows and details. It
// converts addresses of cells to rectangles and positions to cells.
//
// Each frame solves the widths of the columns, divides the grid into bands and panes,
// measures the rows that come onto the screen and places what is visible. Positions are in
// pixels from the top left corner of the sheet: what the grid draws between its toolbar
// and its page bar.
//
// The package imports column, dataset, draw, style, ui and what is below them. Its Contents provide
// what a cell shows.
//
// A Viewport is made of parts. Each part has one job and holds pointers only to parts above it in
// this list; Viewport.Wire sets the pointers. In this order the files are best read:
//
//   - Addresses converts between cell addresses and positions of rows (address.go, addresses.go).
//   - Geometry holds the arrangement of the frame: panes and their rows and columns (geometry.go).
//   - Scrolling holds the heights of the rows and the scroll positions (scrolling.go).
//   - RowSettings holds the options of the frame that concern rows (row_settings.go).
//   - Indents computes the indents of text in cells (indents.go); row_marks.go places the marks
//     that open rows.
//   - Widths solves the widths of the columns (widths.go, auto_width.go) and selects the pinned
//     columns that scroll with the others when space is short (pin_room.go).
//   - Heads measures the heights of the header's levels (heads.go, head_lines.go) and finds headers
//     (head_cells.go).
//   - Wraps measures rows whose text wraps (wraps.go, wrapped_text.go, face.go).
//   - CellHeights computes the heights of rows without details (cell_heights.go, sized_rows.go).
//   - Details lays out the details of rows, caches their heights, and notes which of them were
//     opened or closed (details.go, detail_guard.go, detail_ops.go, flips.go).
//   - RowSizes sets the sizes of rows with their details (row_sizes.go).
//   - Bands places the bands with pinned rows (bands.go, bands_place.go, bands_scroll.go).
//   - StickyRows holds the open rows at the top of the body (sticky.go, sticky_chain.go,
//     sticky_cover.go).
//   - ScrollBars computes the tracks and thumbs of the scroll bars (bars.go).
//   - Requests holds the scroll targets of the next arrangement, ScrollRestore restores a saved
//     scroll position (requests.go, restore.go).
//   - Viewport combines the parts to a frame: viewport.go and wire.go, then frame.go, panes.go,
//     place.go, hit.go, show.go, requests.go and text.go.
//
// part.go describes a pane's part of a band, the unit of painting. contents.go is the interface
// that the grid implements, heights_key.go identifies maps of heights, and limits.go and
// band_rows.go hold what several parts share.
package viewport
