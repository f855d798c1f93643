// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package layoutx computes the geometry of a data grid: the widths of its columns, the panes of a viewport,
// the positions of cells, and the positions of menus. It maps integers to integers, draws nothing and needs
// no screen.
//
// The layout of a frame has four steps:
//
//  1. [Solve] converts the requested widths of columns ([Track]) to pixels.
//  2. [Offsets] converts pixels to column positions, found by binary search.
//  3. [Split] cuts the viewport into [Panes]: three panes side by side, the outer two for pinned columns, by
//     five bands, the body between a header, a footer and two bands of pinned rows.
//  4. [AppendCols] and [AppendRows] list the visible columns and rows in a [Sheet].
//
// Code that paints, hits, describes or copies cells uses that one Sheet: [Sheet.Cells] iterates over the
// cells, and [Sheet.Hit] is its inverse. Therefore the picture and the pointer always agree.
//
// There are two coordinate spaces. Content space starts at the first item of an axis and is independent of
// scrolling; viewport space has its origin at the top left of the grid, x to the right, y down. Both count
// pixels. Content never exceeds [MaxTotal].
//
// Right-to-left sheets are mirrored as a whole. Names then follow the reading direction: [Left] is the pane
// where reading starts, and a mirrored sheet shows it at the right edge.
//
// No function panics or hangs on invalid input. Negative sizes count as unset or as zero, as each function
// documents, and an index or name out of range gives an empty result.
package layoutx
