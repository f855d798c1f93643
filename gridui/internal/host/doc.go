// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package host tracks which part of a grid has the input. The pointer is over a cell or a scroll
// bar (Hover), was pressed on a cell (Press), and belongs to one gesture from press to release
// (Pointer.Capture): dragging of an edge, a header, rows or the thumb of a scroll bar. Two clicks
// on a cell in a short time are a double click (Pointer.DoubleClick).
//
// Scroller scrolls by wheels and by fingers. A resting finger opens a menu or drags a row
// (Scroller.LongPress), and the sheet continues to move after a finger was lifted in motion
// (Scroller.Tick).
//
// KeyFilters holds the filters of the keys that cells read, in groups that a grid reads only in
// some states.
//
// Features access the pointer through this package. It imports viewport for the cell at a position
// and for scrolling, ui and style. It is independent of features: each feature begins its
// gestures itself, and Grid determines what a finger drags or opens.
package host
