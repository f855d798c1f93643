// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package layoutx is the geometry of a data grid: how wide its columns are,
// which panes a viewport is cut into, which cell lies where, and where a menu
// goes. It is pure: integers in, integers out; it draws nothing and needs no
// screen.
//
// A frame is put together in four steps:
//
//  1. [Solve] turns the widths that columns ask for ([Track]) into pixels.
//  2. [Offsets] turns pixels into column positions, found by binary search.
//  3. [Split] cuts the viewport into [Panes]: three panes side by side, the
//     outer two for pinned columns, by five bands, the body between a header,
//     a footer and two bands of pinned rows.
//  4. [AppendCols] and [AppendRows] list what is visible in a [Sheet].
//
// Whatever paints, hits, describes or copies cells asks that one Sheet:
// [Sheet.Cells] walks the cells, [Sheet.Hit] is the inverse of the walk. So
// the picture and the pointer cannot disagree.
//
// There are two coordinate spaces. Content space starts at the first item of
// an axis and does not know of scrolling; viewport space has its origin at
// the top left of the grid, x to the right, y down. Both count pixels. Content
// never exceeds [MaxTotal].
//
// Sheets read from right to left are mirrored as a whole. Names follow the
// reading direction then: [Left] is the pane where reading starts, and a
// mirrored sheet shows it at the right edge.
//
// No function here panics or hangs on bad input. Negative sizes count as
// unset or as zero, as each function says, and an index or name out of range
// gives an empty result.
package layoutx
