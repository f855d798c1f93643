// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Collapsible lets users close the group, so that only some of its columns show.
func (g *Grouped[T]) Collapsible() *Grouped[T] {
	g.def.Collapsible = true
	return g
}

// KeepCollapsed leaves the column on the screen while a group above it is closed,
// see ColumnGroups.
func (t *Typed[T, V]) KeepCollapsed() *Typed[T, V] {
	t.col.Def.Keep = true
	return t
}

// toggleGroup opens or closes a header group as a user does.
func (g *core) toggleGroup(group int) bool {
	h := &g.engine.cols.Groups[group]
	if !h.Collapsible {
		return false
	}
	ev := events.ColumnGroupsChanged{GroupID: h.ID, Collapsed: !h.Collapsed}
	if !g.ColumnGroups.Controlled {
		ev.Apply(&g.ColumnGroups)
	}
	g.report.Emit(ev)
	return true
}

// groupMark is where the mark of a collapsible group's header is, in pixels of the
// sheet, and false if it has none or no room for it.
func (e *engine) groupMark(at viewport.Address) (image.Rectangle, bool) {
	l := &e.cols.Leaves[at.Col]
	if at.Row >= len(l.Groups) || !e.cols.Groups[l.Groups[at.Row]].Collapsible {
		return image.Rectangle{}, false
	}
	st := &e.draw.Style
	r := e.view.HeadRect(at).Intersect(e.view.Sheet.Panes.Rect(l.Pane, layoutx.Head))
	x := r.Max.X - st.Padding - st.MarkSize
	if st.RTL {
		x = r.Min.X + st.Padding
	}
	y := r.Min.Y + (r.Dy()-st.MarkSize)/2
	return image.Rect(x, y, x+st.MarkSize, y+st.MarkSize), r.Dx() >= st.MarkSize+2*st.Padding
}

// onGroupMark says whether a position is on the mark of a group's header, or near it.
func (e *engine) onGroupMark(pos image.Point, at viewport.Address) bool {
	r, ok := e.groupMark(at)
	return ok && pos.In(r.Inset(-e.draw.Style.Padding))
}

// groupMarkRoom is how much of a group's header its mark takes.
func (e *engine) groupMarkRoom(at viewport.Address) int {
	if _, ok := e.groupMark(at); !ok {
		return 0
	}
	return e.draw.Style.MarkSize + e.draw.Style.MarkGap
}

// groupMarkAt draws the mark: closed it points to where the columns would be.
func (p *painter) groupMarkAt(at viewport.Address) {
	r, ok := p.groupMark(at)
	if !ok {
		return
	}
	group := &p.cols.Groups[p.cols.Leaves[at.Col].Groups[at.Row]]
	icon := p.Style.Icons.Prev
	if group.Collapsed != p.Style.RTL {
		icon = p.Style.Icons.Next
	}
	defer draw.Offset(p.Ops, r.Min).Pop()
	icon.Draw(p.Gtx, r.Dx(), p.Style.Theme.FgMuted, p.DrawGlyph)
}
