// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintOver draws the guide lines and the marks of a part.
func (f *Feature) PaintOver(part feature.Part) {
	if !viewport.HasRows(part.Band) || f.Columns.Outline < 0 || !f.Dataset.Outlined() {
		return
	}
	for _, col := range part.Cols {
		if col.Index == f.Columns.Outline {
			f.guides(part, col)
			f.marks(part, col)
			return
		}
	}
}

// marks draws the marks of the rows that can be opened.
func (f *Feature) marks(part feature.Part, col celllayout.Span) {
	nodeOf := func(row celllayout.Span) dataset.Node { return f.nodeAt(part.At(row, col)) }
	if part.Band == layoutx.Body && part.Sticky < 0 {
		nodes := f.nodes.Of(part.Rows, f.Dataset.RowsState(), nodeOf)
		for i := range nodes {
			f.mark(part.Band, part.Rows[i], col, &nodes[i])
		}
		return
	}
	for _, row := range part.Rows {
		node := nodeOf(row)
		f.mark(part.Band, row, col, &node)
	}
}

// mark draws the mark of a row that can be opened.
func (f *Feature) mark(b layoutx.Band, row, col celllayout.Span, node *dataset.Node) {
	if node.Expandable {
		f.Painter.OpenMark(f.Viewport.OutlineMark(b, row, col, node.Depth), node.Open)
	}
}
