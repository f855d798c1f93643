// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// OutlineMark returns the rectangle of the mark that opens a row of an outline, in pixels of the
// sheet: on the first line of the row, in the column of the outline.
func (f *Frame) OutlineMark(b layoutx.Band, row, col celllayout.Span, depth int) image.Rectangle {
	at := Address{Band: b, Row: coord.Slot(row.Index), Col: col.Index}
	after := f.Indents.Depth(depth, col.Size) + f.Indents.Detail(at)
	if f.painter.Style.RTL {
		after = -after
	}
	return f.DetailMark(row, col).Add(image.Pt(after, 0))
}

// DetailMark returns the rectangle of the mark that opens the detail of a row, in pixels of the
// sheet: at the reading start of a cell, on its first line.
func (f *Frame) DetailMark(row, col celllayout.Span) image.Rectangle {
	st := &f.painter.Style
	x := col.Start + st.Padding
	if st.RTL {
		x = col.End() - st.Padding - st.MarkSize
	}
	row = f.FirstLine(row)
	y := row.Start + (row.Size-st.MarkSize)/2
	return image.Rect(x, y, x+st.MarkSize, y+st.MarkSize)
}
