// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package celllayout computes where the cells of a grid are: the widths of columns, and the visible columns and
// rows in the panes of package layoutx. It draws nothing.
//
// [Solve] converts requested widths ([Track]) to pixels, [Offsets] converts pixels to positions, found by binary
// search, and [AppendCols] and [AppendRows] list the visible columns and rows in a [Sheet].
//
// Code that paints, hits, describes or copies cells uses that one Sheet: [Sheet.Cells] iterates over the cells, and
// [Sheet.Hit] is its inverse. Therefore the picture and the pointer always agree.
//
// Content space starts at the first item of an axis and is independent of scrolling; viewport space has its origin
// at the top left of the grid, x to the right, y down. Both count pixels. Content never exceeds [MaxTotal].
//
// No function panics or hangs on invalid input: an index out of range gives an empty result.
package celllayout
