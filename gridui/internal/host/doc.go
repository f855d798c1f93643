// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package host knows who has the input of a grid. The pointer is over a cell or a scroll bar
// (Hover), was pressed on a cell (Press), and belongs to one gesture from press to release
// (Pointer.Capture): an edge, a header or rows that are dragged, the thumb of a scroll bar. Two
// clicks on a cell in a short time are a double click (Pointer.DoubleClick).
//
// Scroller scrolls by wheels and by fingers. A finger that rests opens a menu or drags a row
// (Scroller.LongPress), one that is lifted in motion leaves the sheet moving (Scroller.Tick).
//
// It also has the filters of the keys that cells read, by groups: a grid reads each group at some
// times only (KeyFilters).
//
// Features see the pointer through this package. It imports viewport for the cell at a
// position and for scrolling, ui and style. It knows no feature: each feature begins its own
// gestures, and what a finger drags or opens is asked of Grid.
package host
