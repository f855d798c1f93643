// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/unit"

// ColumnSizing gives columns other widths than their own. The zero value gives none and
// leaves users none to give.
//
// Users drag the edges of headers: the edge at the reading end, and of columns
// pinned to that side the one towards the centre. A group's edge resizes all columns
// below it in proportion. A double click on an edge fits the column to its header
// and contents, Alt with an arrow key widens and narrows the column of the focused
// header. Columns with NoResize stay as they are.
type ColumnSizing struct {
	Mode ColumnResizeMode
	// Widths are the widths of columns by id. A column's limits hold for them, what
	// it says else of its width does not: it neither flexes nor fits its contents.
	// They are in dp of text of its usual size, as Typed.Width has them, here and in
	// events: with text that users have their system enlarge, a column is wider than
	// it says by as much, and what was saved is right for text of any size.
	// Ids of no column, and widths that are not positive and finite, change nothing.
	// Give the field a new map to change it, or call Refresh after changing it in
	// place; the grid itself never changes a map.
	Widths map[string]unit.Dp
	// Controlled proposes what a user does as a ColumnSizingChanged event and leaves Widths
	// to the caller.
	Controlled bool
}

// ColumnResizeMode reports whether users can resize columns, and when a column follows.
type ColumnResizeMode uint8

const (
	ColumnResizeOff ColumnResizeMode = iota
	// ColumnResizeLive resizes the column while its edge is dragged.
	ColumnResizeLive
	// ColumnResizeOnRelease moves a guide line, and resizes the column when it is let go.
	ColumnResizeOnRelease
)
