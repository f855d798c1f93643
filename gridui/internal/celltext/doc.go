// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package celltext draws the text of cells and keeps it from frame to frame.
//
// A tile is the text of a few neighbouring columns of a row, shaped and recorded once and
// painted until something that it depends on changes. Gio processes every operation of a
// frame, so cost grows with their number: tiles of neighbouring rows that have not changed
// for some frames are joined into blocks, one path for eight rows. The package knows the
// viewport, what is where on the screen, and asks its Cells and viewport.Contents what
// cells show; it imports viewport, draw, dataset, column and what is below them.
//
// Layer is the state of one grid. tiles.go keeps tiles, tiles_moved.go finds those of rows
// that moved, blocks.go joins them, style_cache.go holds the styles of the rows on the
// screen, prelayout.go sets text ahead of a change of widths, fast_scroll.go draws text as
// images while rows fly by, group_labels.go draws the labels of header groups, strikes.go the
// lines through struck text.
package celltext
