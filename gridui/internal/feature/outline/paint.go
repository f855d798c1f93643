// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
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
	for i, node := range f.nodes.In(&part, f.Dataset.RowsState(), nodeOf) {
		if node.Expandable {
			f.Painter.OpenMark(f.Viewport.OutlineMark(part.Band, part.Rows[i], col, node.Depth), node.Open)
		}
	}
}
