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
// The package imports column, dataset, draw, style, ui and what is below them. It asks its
// Contents for what a cell shows.
//
// A Viewport is made of parts. Each has one job and holds pointers to the parts above it in
// this list, never to those below it; Viewport.Wire sets the pointers. In this order the
// files are best read:
//
//   - Addresses converts between cell addresses and positions of rows (address.go, addresses.go).
//   - Geometry is the arrangement of the frame: panes and what is on them (geometry.go).
//   - Scrolling is the heights of the rows and the scroll positions (scrolling.go).
//   - RowSettings are the options of the frame that concern rows (row_settings.go).
//   - Indents are the indents of text in cells (indents.go), where the marks that open rows are
//     (row_marks.go).
//   - Widths solves the widths of the columns (widths.go, auto_width.go), and says which pinned
//     columns give way (pin_room.go).
//   - Heads are the heights of the header's levels (heads.go, head_lines.go), and
//     which header is where (head_cells.go).
//   - Wraps measures rows whose text wraps (wraps.go, wrapped_text.go, face.go).
//   - CellHeights are the heights of rows without details (cell_heights.go, sized_rows.go).
//   - Details lays out the details of rows and remembers their heights, and which of them were
//     opened or closed (details.go, detail_guard.go, detail_ops.go, flips.go).
//   - RowSizes sets the sizes of rows with their details (row_sizes.go).
//   - Bands are the bands with pinned rows (bands.go, bands_place.go, bands_scroll.go).
//   - StickyRows are the open rows held at the top of the body (sticky.go, sticky_chain.go,
//     sticky_cover.go).
//   - ScrollBars are the tracks and thumbs of the scroll bars (bars.go).
//   - Requests is where to scroll in the next arrangement, ScrollRestore restores a saved
//     scroll position (requests.go, restore.go).
//   - Viewport puts the parts together to a frame: viewport.go and wire.go, then frame.go,
//     panes.go, place.go, hit.go, show.go, requests.go and text.go.
//
// part.go is a pane's part of a band, which is what is painted at a time. contents.go is what the
// package asks of the grid, heights_key.go tells maps of heights apart, limits.go and band_rows.go
// have what several parts share.
package viewport
