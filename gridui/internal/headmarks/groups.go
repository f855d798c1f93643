// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmarks

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// group returns the rectangle of the mark of a collapsible group's header, in pixels of the sheet.
// It returns false if the header has no mark or no room for it.
func (ms *Marks) group(at viewport.Address) (image.Rectangle, bool) {
	l, st := &ms.Columns.Leaves[at.Col], &ms.Painter.Style
	if at.Row >= coord.Slot(len(l.Groups)) || !ms.Columns.Groups[l.Groups[at.Row]].Collapsible {
		return image.Rectangle{}, false
	}
	r := ms.Viewport.HeadRect(at).Intersect(ms.Viewport.Sheet.Panes.Rect(l.Pane, layoutx.Head))
	x := r.Max.X - st.Padding - st.MarkSize
	if st.RTL {
		x = r.Min.X + st.Padding
	}
	y := r.Min.Y + (r.Dy()-st.MarkSize)/2
	return image.Rect(x, y, x+st.MarkSize, y+st.MarkSize), r.Dx() >= st.MarkSize+2*st.Padding
}

// OnGroup reports whether a position is on the mark of a group's header, or near it.
func (ms *Marks) OnGroup(pos image.Point, at viewport.Address) bool {
	r, ok := ms.group(at)
	return ok && pos.In(r.Inset(-ms.Painter.Style.Padding))
}

// groupWidth returns the width in pixels that a group's mark takes in its header.
func (ms *Marks) groupWidth(at viewport.Address) int {
	if _, ok := ms.group(at); !ok {
		return 0
	}
	return ms.Painter.Style.MarkSize + ms.Painter.Style.MarkGap
}

// PaintGroup draws the mark of a group. The mark of a closed group points to the side where its
// columns would be.
func (ms *Marks) PaintGroup(at viewport.Address) {
	r, ok := ms.group(at)
	if !ok {
		return
	}
	icons := &ms.Painter.Style.Icons
	icon := icons.Prev
	if ms.Columns.Groups[ms.Columns.Leaves[at.Col].Groups[at.Row]].Collapsed != ms.Painter.Style.RTL {
		icon = icons.Next
	}
	ms.paintIcon(r.Min, icon, ms.Painter.Style.Theme.FgMuted)
}
