// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package draw paints shapes, texts, icons and check boxes in the style of a frame, and caches
// what is costly to rebuild in every frame: paths and shaped text.
//
// A Painter knows a style and operations, no grid: rectangles come with each call, in pixels
// of the sheet, which is what a grid draws between its toolbar and its paging bar. Painting
// changes nothing but the caches of the Painter.
//
// It imports style, textrun, icons and themes, and of the row model what share of some rows
// is selected.
package draw
