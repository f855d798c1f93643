// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package draw paints shapes, texts, icons and check boxes in the style of a frame, and caches what
// is costly to rebuild in every frame: paths and shaped text.
//
// A Painter holds a style and operations, and is independent of grids: rectangles are passed with
// each call, in pixels of the sheet, the area between the grid's toolbar and its paging bar.
// Painting changes only the caches of the Painter.
//
// The package imports style, textrun, icons and themes, and of the row model the share of selected
// rows.
package draw
