// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
)

const (
	// OutlineStep is the additional indent of a row below its parent in an outline.
	OutlineStep = unit.Dp(18)
	// maxIndent is the maximum indent of deep rows, as a share of the width of their column,
	// so that their text still has room.
	maxIndent = 2.0 / 3
)

// Indents computes the indents of text in cells, in pixels. An indent consists of the mark that
// opens the row's detail, the depth of the row in an outline, and the mark that opens the rows
// below it.
type Indents struct {
	addresses *Addresses
	settings  *RowSettings
	data      *dataset.Set
	columns   *column.Set
	painter   *draw.Painter
}

// Of returns the indent of the text in a cell; width is the cell's width in pixels.
func (in *Indents) Of(at Address, width int) int {
	px := in.Detail(at)
	if !in.IsOutline(at) {
		return px
	}
	row, _ := in.addresses.RowAt(at)
	st := &in.painter.Style
	return px + in.Depth(in.data.Node(row).Depth, width) + st.MarkSize + st.MarkGap
}

// Detail returns the part of a cell's indent that the mark of its row's detail takes, 0 without
// one.
func (in *Indents) Detail(at Address) int {
	if !in.settings.HasDetails() || at.Col != in.columns.Detail || !in.addresses.IsRow(at) {
		return 0
	}
	return in.painter.Style.MarkSize + in.painter.Style.MarkGap
}

// Depth returns the part of an indent that a row's depth takes; width is the column's width in
// pixels.
func (in *Indents) Depth(depth, width int) int {
	st := &in.painter.Style
	most := max(int(float64(width)*maxIndent)-st.Padding-st.MarkSize-st.MarkGap, 0)
	return min(depth*st.Indent, most)
}

// IsOutline reports whether a cell is in the column of the outline, which shows the marks that open
// rows.
func (in *Indents) IsOutline(at Address) bool {
	return at.Col == in.columns.Outline && in.data.Outlined() && in.addresses.IsRow(at)
}
