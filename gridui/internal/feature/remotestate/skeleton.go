// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintCells draws bars in the cells of rows that have not arrived, instead of their text.
func (f *Feature) PaintCells(part viewport.Part) {
	if part.Band != layoutx.Body {
		return
	}
	rows := f.Dataset.Access()
	for _, row := range part.Rows {
		if rows.State(coord.Pos(row.Index)) == remote.Loaded {
			continue
		}
		for _, col := range part.Cols {
			if f.Columns.Def(col.Index).Digits == 0 && !f.Columns.Leaves[col.Index].Utility {
				f.Painter.Fill(f.bar(row, col), f.Painter.Style.Theme.Skeleton)
			}
		}
	}
}

// bar returns the bounds of the bar of a cell, in pixels of the sheet.
func (f *Feature) bar(row, col celllayout.Span) image.Rectangle {
	st := &f.Painter.Style
	height := min(max(st.Face.Px*7/10, 2), row.Size)
	start, room := col.Start, col.Size
	if f.Dataset.Nested() {
		indent := f.Viewport.Indents.Of(viewport.Address{Band: layoutx.Body, Row: coord.Slot(row.Index), Col: col.Index}, room)
		if room -= indent; !st.RTL {
			start += indent
		}
	}
	width := max(celltext.SkeletonWidth(room-2*st.Padding, col.Index*3+row.Index*5), 0)
	x := start + celltext.AlignIn(st, f.Columns.Leaves[col.Index].Align, room, width)
	y := row.Start + (row.Size-height)/2
	return image.Rect(x, y, x+width, y+height)
}
