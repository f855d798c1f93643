// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sheet paints the rows and the header of a grid: the backgrounds of rows and cells, their
// text, lines, the widgets of the program, and the labels of header groups. It paints the parts of
// the sheet band by band, pane by pane, the sticky rows last, and calls the features for each part:
// under the text, over it, and in the header. It names no feature.
//
// Painting reads the viewport of the frame and writes operations; it changes only caches. The
// package imports feature, celltext, headmarks, host, viewport and what is below them.
//
// sheet.go iterates over the parts, rows.go paints the backgrounds of rows and the lines between
// them, cells.go the backgrounds of cells and the widgets, head.go the header, group_head.go the
// headers of groups.
package sheet
