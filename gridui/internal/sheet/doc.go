// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package sheet paints the rows and the header of a grid: the grounds of rows and cells, their
// text, lines, the widgets of the program, the labels of header groups. It walks the parts of
// the sheet, band by band, pane by pane, the sticky rows last, and calls the features for each
// part: those that paint under the text, those that paint over it, and those of the header. It
// names no feature.
//
// Painting reads the viewport of the frame and writes operations; it changes nothing but caches.
// The package imports feature, celltext, headmarks, host, viewport and what is below them.
//
// sheet.go walks the parts, rows.go paints the grounds of rows and the lines between them,
// cells.go the grounds of cells and the widgets, head.go the header, group_head.go the headers of
// groups.
package sheet
