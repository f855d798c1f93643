// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
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
	for _, row := range part.Rows {
		it := f.nodeAt(viewport.Address{Band: part.Band, Row: coord.Slot(row.Index), Col: col.Index})
		if it.Expandable {
			f.Painter.OpenMark(f.Viewport.OutlineMark(part.Band, row, col, it.Depth), it.Open)
		}
	}
}
