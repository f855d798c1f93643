// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "gioui.org/unit"

// ColumnSizing sets the widths of single columns. The zero value leaves all columns their own width, and users
// cannot change it.
//
// Users drag the edge of a header at the reading end, or, in columns pinned to that side, the edge towards the
// centre. The edge of a group resizes all columns below it in proportion. A double click on an edge fits the column
// to its header and contents. Alt with an arrow key widens and narrows the column of the focused header. Columns
// with NoResize cannot be resized. Columns that are selected as a whole are fitted together, and get the width of the one
// that a user sizes when the pointer is released.
// In a grid of gridui.NewWith users need gridui.FeatureColumnSizes for that.
type ColumnSizing struct {
	Mode ColumnResizeMode
	// Widths are the widths of columns by id, in dp at the normal size of text, as in Typed.Width. If the system
	// enlarges text, columns are wider by the same factor, so that saved widths fit text of any size. The limits of
	// a column apply, but a column with a width here neither flexes nor fits its contents. Unknown ids, and widths
	// that are not positive and finite, have no effect. Give the field a new map to change it, or call Refresh after
	// changing it in place; the grid never changes a map.
	Widths map[string]unit.Dp
	// Controlled proposes what users do by ColumnSizingChanged events and leaves Widths to the program, which may
	// Apply the event.
	Controlled bool
}

// ColumnResizeMode sets whether users can resize columns, and when a column follows.
type ColumnResizeMode uint8

const (
	ColumnResizeOff ColumnResizeMode = iota
	// ColumnResizeLive resizes the column while its edge is dragged.
	ColumnResizeLive
	// ColumnResizeOnRelease moves a guide line, and resizes the column when the pointer is released.
	ColumnResizeOnRelease
)
