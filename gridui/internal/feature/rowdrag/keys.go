// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"slices"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// Act handles the actions of keys that move rows, and reports whether a is such an action.
func (f *Feature) Act(gtx layout.Context, a option.Action) bool {
	at := f.Focus.At()
	body := at.Band == layoutx.Body
	switch {
	case a == option.ActionMoveUp || a == option.ActionMoveDown:
		if body && f.draggable(at.Row.BodyPos()) {
			f.moveBy(at.Row.BodyPos(), a == option.ActionMoveDown)
		}
	case a == option.ActionLift, a == option.ActionSelect && body && f.Columns.IsHandle(at.Col):
		if body && f.draggable(at.Row.BodyPos()) && f.dragged() == nil {
			f.lift(gtx, at.Row.BodyPos())
		}
	default:
		return false
	}
	return true
}

// moveBy moves a row up or down by one, and the selected rows with it if it is selected.
func (f *Feature) moveBy(focused coord.Pos, down bool) {
	if f.Options.RowDrag.Mode == option.RowDragExchange || f.rows.explainBlocked() {
		return
	}
	if f.rows.regroups() {
		f.Pointer.Tip.Tell(f.Focus.At(), blockedByGroups.text(&f.Painter.Style))
		return
	}
	ids, moving := f.rows.movingWith(focused)
	to := gap{row: (moving[0] - 1), where: option.RowBefore}
	if down {
		to = gap{row: (moving[len(moving)-1] + 1), where: option.RowAfter}
	}
	tree := f.rows.isTree()
	switch {
	case tree && down:
		to.row = f.rows.sibling(moving[len(moving)-1], 1)
	case tree:
		to.row = f.rows.sibling(moving[0], -1)
	}
	if to.row < 0 || to.row >= coord.Pos(f.Viewport.Count) || !f.reorder(ids, moving, to) || tree {
		return
	}
	at := to.index(f.Viewport.Count)
	before, _ := slices.BinarySearch(moving, at)
	place, _ := slices.BinarySearch(moving, focused)
	f.Requests.ToRow(at-coord.Pos(before)+coord.Pos(place), virtualize.Nearest)
}

// explainBlocked shows at the focused cell why rows cannot be moved, and reports whether they cannot.
func (r *rows) explainBlocked() bool {
	reason := r.blocked()
	if reason != notBlocked {
		r.Pointer.Tip.Tell(r.Focus.At(), reason.text(&r.Painter.Style))
	}
	return reason != notBlocked
}

// lift begins to drag a row by keys.
func (f *Feature) lift(gtx layout.Context, row coord.Pos) {
	f.begin(row)
	d := f.dragged()
	if d.blocked != notBlocked {
		f.putBack()
		f.rows.explainBlocked()
		return
	}
	d.byKeys, d.over = true, f
	where := option.RowBefore
	if f.rows.regroups() {
		where = option.RowInside
	}
	f.setGap(f.checked(gap{row: row, where: where}))
	f.rows.show(f.gap)
	gtx.Execute(op.InvalidateCmd{})
}

// TakeKey handles a key while keys drag rows, and reports whether they do.
func (f *Feature) TakeKey(gtx layout.Context, ev key.Event) bool {
	if !f.DragsByKeys() {
		return false
	}
	gtx.Execute(op.InvalidateCmd{})
	f.Pointer.Tip.Clear()
	f.findMoving()
	switch d := f.dragged(); {
	case d == nil: // the rows are gone
	case d.over == nil:
		f.putBack()
	default:
		d.over.findGap()
		f.keyTo(d.over, ev)
	}
	if d := f.dragged(); d != nil && d.over != nil {
		d.over.rows.show(d.over.gap)
	}
	return true
}

// keyTo handles a key while rows of this grid are over the grid to.
func (f *Feature) keyTo(to *Feature, ev key.Event) {
	st := &to.Painter.Style
	page := max(to.Viewport.BodyHeight()/max(st.RowHeight, 1)-1, 1)
	switch ev.Name {
	case key.NameEscape:
		f.putBack()
	case key.NameReturn, key.NameEnter, key.NameSpace:
		f.dragged().copy = ev.Modifiers.Contain(key.ModShortcut)
		f.drop()
	case key.NameUpArrow:
		to.stepGap(-1, 1)
	case key.NameDownArrow:
		to.stepGap(1, 1)
	case key.NamePageUp:
		to.stepGap(-1, page)
	case key.NamePageDown:
		to.stepGap(1, page)
	case key.NameHome:
		to.stepGap(-1, to.Viewport.Count+1)
	case key.NameEnd:
		to.stepGap(1, to.Viewport.Count+1)
	case key.NameLeftArrow, key.NameRightArrow:
		to.turnGap((ev.Name == key.NameLeftArrow) != st.RTL)
	case key.NameTab:
		f.toNextGrid(ev.Modifiers.Contain(key.ModShift))
	}
}

// mostSteps bounds how many gaps a key skips because the rows cannot go there.
const mostSteps = 10_000

// stepGap moves the gap by rows, downwards if dir is 1 and upwards if it is -1, to the next gap that the dragged
// rows can go to. If there is none further on, a step by several rows takes the last possible gap before.
func (f *Feature) stepGap(dir, rows int) {
	if f.Viewport.Count == 0 || f.gap.where == option.RowEnd {
		return
	}
	if f.Dragging() && f.rows.regroups() {
		f.stepGroup(dir, rows)
		return
	}
	per, number := 1, int(f.gap.index(f.Viewport.Count))
	if f.rows.isTree() {
		per, number = 2, 2*number
		if f.gap.where == option.RowInside {
			number++
		}
	}
	by := rows
	if rows > 1 {
		by *= per
	}
	last := per * f.Viewport.Count
	from := min(max(number+dir*by, 0), last)
	for _, dir := range [...]int{dir, -dir} {
		for n, tries := from, 0; n >= 0 && n <= last && tries < mostSteps; n, tries = n+dir, tries+1 {
			if to := f.checked(f.rows.numbered(n, per)); to.ok {
				f.moveGap(to)
				return
			}
		}
		if rows == 1 {
			return
		}
	}
}

// turnGap moves the gap into its row of a tree, or back before the row.
func (f *Feature) turnGap(back bool) {
	to := f.gap
	if !f.rows.isTree() || to.where == option.RowEnd {
		return
	}
	to.where = option.RowInside
	if back {
		to.where = option.RowBefore
	}
	if to = f.checked(to); to.ok {
		f.moveGap(to)
	}
}

// moveGap moves the gap and reports it to the program.
func (f *Feature) moveGap(to gap) {
	if f.gap == to {
		return
	}
	f.setGap(to)
	f.dragged().source.Report.Emit(events.RowDragMoved{
		Grid: f.Options.RowDrag.Name, TargetRowID: f.gapID, Where: to.where,
	})
}

// toNextGrid moves the dragged rows over the next grid of the space that takes them, or over the previous one if
// back.
func (f *Feature) toNextGrid(back bool) {
	members, d := f.space.members, &f.space.dragged
	at, step := slices.Index(members, d.over), 1
	if back {
		step = len(members) - 1
	}
	for range len(members) - 1 {
		at = (at + step) % len(members)
		m := members[at]
		if to := m.firstGap(); to.ok || m == f {
			d.over.gap = gap{}
			d.over = m
			m.moveGap(to)
			return
		}
	}
}

// nextGroup returns the gap of the next group that takes the dragged rows, from a row on; ok is false if there is
// none.
func (f *Feature) nextGroup(from coord.Pos, dir int) (to gap) {
	now, _ := f.Dataset.Groups.GroupOf(f.gap.row)
	for row, tries := from, 0; row >= 0 && row < coord.Pos(f.Viewport.Count) && tries < mostSteps; row, tries = row+coord.Pos(dir), tries+1 {
		if id, ok := f.Dataset.Groups.GroupOf(row); !ok || id == now && row != from {
			continue
		}
		if to := f.groupGap(row); to.ok {
			return to
		}
	}
	return gap{}
}

// stepGroup moves the gap by rows to the next group that takes the dragged rows.
func (f *Feature) stepGroup(dir, rows int) {
	last := coord.Pos(f.Viewport.Count - 1)
	from := min(max(f.gap.row+coord.Pos(dir*rows), 0), last)
	now, _ := f.Dataset.Groups.GroupOf(f.gap.row)
	for from >= 0 && from <= last {
		if id, ok := f.Dataset.Groups.GroupOf(from); ok && id != now {
			break
		}
		from += coord.Pos(dir)
	}
	to := f.nextGroup(from, dir)
	if !to.ok && rows > 1 {
		to = f.nextGroup(min(max(from, 0), last), -dir)
	}
	if to.ok {
		f.moveGap(to)
	}
}
