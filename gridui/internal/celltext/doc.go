// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package celltext draws the text of cells and keeps it from frame to frame.
//
// A tile is the text of neighbouring columns of a row. It is shaped and recorded once, and
// painted until something that it depends on changes. Gio processes every operation of a frame, so
// cost grows with their number: tiles of neighbouring rows that have not changed for some frames
// are joined into blocks, one path for eight rows. The package reads the places of rows and columns
// from the viewport, and the contents of cells from its Cells and viewport.Contents. It imports
// viewport, draw, dataset, column and what is below them.
//
// Layer is the state of one grid. tiles.go keeps tiles, tiles_moved.go finds tiles of rows that
// moved, blocks.go joins them, row_images.go draws them as images while the screen scrolls,
// style_cache.go holds the styles of the visible rows, prelayout.go sets text ahead of a change of
// widths, fast_scroll.go draws all text into one image during fast scrolling, group_labels.go draws
// the labels of header groups, strikes.go the lines through struck text.
package celltext
