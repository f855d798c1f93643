// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// groupHead paints a group's header. Its label stays visible as long as any part of the group is.
func (s *Sheet) groupHead(pane layoutx.Pane, level int, span column.GroupSpan) {
	st := &s.Painter.Style
	at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(level), Col: span.First}
	r := s.Viewport.HeadRect(at)
	room := r.Intersect(s.Viewport.Sheet.Panes.Rect(pane, layoutx.Head))
	if mark := s.Marks.Width(at); mark > 0 && st.RTL {
		room.Min.X += mark
	} else {
		room.Max.X -= mark
	}
	width := room.Dx() - 2*st.Padding - s.Marks.Buttons.GroupRoom(at)
	group := &s.Columns.Groups[span.Group]
	switch {
	case group.Cell != nil:
		s.Painter.Inside(r, group.Cell)
	case width > 0:
		room.Min.Y, room.Max.Y = r.Min.Y, r.Max.Y
		s.Text.PaintGroup(pane, &celltext.GroupLabel{Text: group.Header, Align: group.Align, At: at, In: room, Width: width})
	}
	s.Marks.PaintGroup(at)
	s.groupLines(r)
}

// groupLines paints the lines below a group's header and at both its sides. The line at the reading
// start belongs to the previous column, which may have no group.
func (s *Sheet) groupLines(r image.Rectangle) {
	p, w := s.Painter, s.Painter.Style.Line
	p.Fill(image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y), p.Style.Theme.Border)
	left, right := r.Min.X-w, r.Max.X-w
	if p.Style.RTL {
		left, right = r.Min.X, r.Max.X
	}
	p.Fill(image.Rect(left, r.Min.Y, left+w, r.Max.Y), p.Style.Theme.Border)
	p.Fill(image.Rect(right, r.Min.Y, right+w, r.Max.Y), p.Style.Theme.Border)
}
