// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// OutlineMark is where the mark is that opens a row of a depth, in pixels of the sheet: on the
// first line of the row, in the column of the outline.
func (v *Viewport) OutlineMark(b layoutx.Band, row, col layoutx.Span, depth int) image.Rectangle {
	at := Address{Band: b, Row: coord.Slot(row.Index), Col: col.Index}
	after := v.Indents.Depth(depth, col.Size) + v.Indents.Detail(at)
	if v.painter.Style.RTL {
		after = -after
	}
	return v.DetailMark(row, col).Add(image.Pt(after, 0))
}

// DetailMark is where the mark is that opens the detail of a row, in pixels of the sheet: at the
// reading start of a cell, on its first line.
func (v *Viewport) DetailMark(row, col layoutx.Span) image.Rectangle {
	st := &v.painter.Style
	x := col.Start + st.Padding
	if st.RTL {
		x = col.End() - st.Padding - st.MarkSize
	}
	row = v.FirstLine(row)
	y := row.Start + (row.Size-st.MarkSize)/2
	return image.Rect(x, y, x+st.MarkSize, y+st.MarkSize)
}
