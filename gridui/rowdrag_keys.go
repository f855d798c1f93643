// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// dragsByKeys reports whether keys drag rows of this grid.
func (e *engine) dragsByKeys() bool { return e.dragsRows() && e.rowdrag.space.dragging.byKeys }

// rowDragAct does what a key asks for about moving rows, and says whether it did.
func (e *engine) rowDragAct(gtx layout.Context, a option.Action) bool {
	at := e.focus.at()
	body := at.Band == layoutx.Body
	switch {
	case a == option.ActionMoveUp || a == option.ActionMoveDown:
		if body && e.canDragRow(at.Row) {
			e.moveRowsBy(a)
		}
	case a == option.ActionLift, a == option.ActionSelect && body && e.isHandle(at.Col):
		if body && e.canDragRow(at.Row) && e.dragging() == nil {
			e.startKeyDrag(gtx, at.Row)
		}
	default:
		return false
	}
	return true
}

// moveRowsBy moves the focused row, and the selected ones with it, by one.
func (e *engine) moveRowsBy(a option.Action) {
	if e.ask.RowDrag.Mode == option.RowDragExchange || e.tellsBlocked() {
		return
	}
	ids, rows := e.ask.dragRows(e.focus.row)
	gap := rowGap{row: rows[0] - 1, where: option.RowBefore}
	if a == option.ActionMoveDown {
		gap = rowGap{row: rows[len(rows)-1] + 1, where: option.RowAfter}
	}
	if e.isTree() {
		gap.row = e.prevSibling(rows[0])
		if a == option.ActionMoveDown {
			gap.row = e.nextSibling(rows[len(rows)-1])
		}
	}
	if gap.row < 0 || gap.row >= e.view.Count || !e.reorderRows(ids, rows, gap) || e.isTree() {
		return
	}
	at := gap.at(e.view.Count)
	before, _ := slices.BinarySearch(rows, at)
	place, _ := slices.BinarySearch(rows, e.focus.row)
	e.view.Requests.ToRow(at-before+place, virtualize.Nearest)
}

// tellsBar shows at the focused cell why rows cannot be moved, and says whether that is so.
func (e *engine) tellsBlocked() bool {
	bar := e.ask.rowDragBlocked()
	if bar != notBlocked {
		e.features.tooltip.Tell(e.focus.at(), e.dragReason(bar))
	}
	return bar != notBlocked
}

// startKeyDrag begins to drag a row by keys.
func (e *engine) startKeyDrag(gtx layout.Context, row int) {
	e.startRowDrag(row)
	c := e.dragging()
	if c.blocked != notBlocked {
		e.putBack()
		e.tellsBlocked()
		return
	}
	c.byKeys, c.over = true, e
	e.setGap(e.checked(rowGap{row: row, where: option.RowBefore}))
	e.showGap()
	gtx.Execute(op.InvalidateCmd{})
}

// rowDragKey is what a key does while rows are dragged by keys, and says whether they are.
func (e *engine) rowDragKey(gtx layout.Context, ev key.Event) bool {
	if !e.dragsByKeys() {
		return false
	}
	gtx.Execute(op.InvalidateCmd{})
	e.findDragged()
	c := e.dragging()
	if c == nil || c.over == nil {
		e.cancelRows()
		return true
	}
	to, back := c.over, key.NameLeftArrow
	to.findGap()
	if to.draw.Style.RTL {
		back = key.NameRightArrow
	}
	page := max(to.view.BodyHeight()/max(to.draw.Style.RowHeight, 1)-1, 1)
	switch ev.Name {
	case key.NameEscape:
		e.putBack()
	case key.NameReturn, key.NameEnter, key.NameSpace:
		c.copy = ev.Modifiers.Contain(key.ModShortcut)
		e.dropDragged()
	case key.NameUpArrow:
		to.stepGap(-1, 1)
	case key.NameDownArrow:
		to.stepGap(1, 1)
	case key.NamePageUp:
		to.stepGap(-1, page)
	case key.NamePageDown:
		to.stepGap(1, page)
	case key.NameHome:
		to.stepGap(-1, to.view.Count+1)
	case key.NameEnd:
		to.stepGap(1, to.view.Count+1)
	case key.NameLeftArrow, key.NameRightArrow:
		to.turnGap(ev.Name == back)
	case key.NameTab:
		e.nextGrid(ev.Modifiers.Contain(key.ModShift))
	}
	if c := e.dragging(); c != nil && c.over != nil {
		c.over.showGap()
	}
	return true
}

// liftSteps bounds how many places that rows cannot go to a key passes over.
const liftSteps = 10_000

// stepGap moves the line by rows, up or down, to a place where the dragged rows can go.
// In a tree each row has a place before it and one inside; the last row has one after
// it.
func (e *engine) stepGap(dir, rows int) {
	d := &e.rowdrag
	if e.view.Count == 0 || d.gap.where == option.RowEnd {
		return
	}
	per := 1
	if e.isTree() {
		per = 2
	}
	last := per * e.view.Count
	at := per * d.gap.at(e.view.Count)
	if per == 2 && d.gap.where == option.RowInside {
		at++
	}
	if rows > 1 {
		rows *= per
	}
	at = min(max(at+dir*rows, 0), last)
	for _, dir := range [...]int{dir, -dir} {
		for i, tries := at, 0; i >= 0 && i <= last && tries < liftSteps; i, tries = i+dir, tries+1 {
			if gap := e.checked(e.gapOf(i, per)); gap.ok {
				e.putGap(gap)
				return
			}
		}
		if rows == 1 {
			return // there is nothing further on
		}
	}
}

// gapOf is the i-th place of those that stepGap goes by.
func (e *engine) gapOf(i, per int) rowGap {
	switch row := i / per; {
	case row >= e.view.Count:
		return rowGap{row: e.view.Count - 1, where: option.RowAfter}
	case i%per == 1:
		return rowGap{row: row, where: option.RowInside}
	default:
		return rowGap{row: row, where: option.RowBefore}
	}
}

// turnGap goes into a row of a tree, or back out before it.
func (e *engine) turnGap(back bool) {
	gap := e.rowdrag.gap
	switch {
	case !e.isTree() || gap.where == option.RowEnd:
		return
	case back:
		gap.where = option.RowBefore
	default:
		gap.where = option.RowInside
	}
	if gap = e.checked(gap); gap.ok {
		e.putGap(gap)
	}
}

// putGap moves the line and tells of it.
func (e *engine) putGap(gap rowGap) {
	d, c := &e.rowdrag, e.dragging()
	if d.gap == gap {
		return
	}
	e.setGap(gap)
	c.source.ask.report.Emit(events.RowDragMoved{
		Grid: e.ask.RowDrag.Name, TargetRowID: d.gapID, Where: gap.where,
	})
}

// showGap brings the place where dragged rows go onto the screen: of rows higher than
// there is room for, the side that it is on.
func (e *engine) showGap() {
	gap := e.rowdrag.gap
	switch {
	case gap.where == option.RowEnd || gap.row < 0 || gap.row >= e.view.Count:
		return
	case gap.where == option.RowAfter:
		if end := e.view.RowAxis.Start(gap.row) + int64(e.view.RowAxis.Size(gap.row)); end != e.viewEnd() {
			e.view.ScrollToRow(gap.row, virtualize.End)
		}
		return
	}
	e.view.ShowRow(gap.row)
	if start := e.view.RowAxis.Start(gap.row); e.view.Sticky.Covered(gap.row) || start < e.view.ScrollOffset() || start >= e.viewEnd() {
		e.view.ScrollBelow(gap.row, e.view.Sticky.CoverOf(gap.row))
	}
}

// viewEnd is where the body on the screen ends, in pixels of the rows.
func (e *engine) viewEnd() int64 {
	return e.view.ScrollOffset() + int64(e.view.BodyHeight())
}

// setGap sets the place where dragged rows go.
func (e *engine) setGap(gap rowGap) {
	d := &e.rowdrag
	d.gap, d.gapID = gap, ""
	if gap.where != option.RowEnd && gap.row >= 0 && gap.row < e.view.Count {
		d.gapID = e.ask.data.RowID(gap.row)
	}
}

// findGap finds the place where dragged rows go again, after the rows may have changed.
// Where the row beside it is gone it is at the row that shows there now.
func (e *engine) findGap() {
	d := &e.rowdrag
	if d.gap.where == option.RowEnd {
		return
	}
	if row, ok := e.ask.data.FindRow(d.gapID, d.gap.row); ok {
		d.gap.row = row
		return
	}
	d.gap.row = min(d.gap.row, e.view.Count-1)
	e.setGap(d.gap)
}

// nextGrid drags dragged rows to the next grid of the space, or to the one before.
func (e *engine) nextGrid(back bool) {
	s := e.rowdrag.space
	c := &s.dragging
	at := slices.Index(s.members, c.over)
	step := 1
	if back {
		step = len(s.members) - 1
	}
	for range len(s.members) - 1 {
		at = (at + step) % len(s.members)
		if gap := s.members[at].firstGap(); gap.ok || s.members[at] == e {
			c.over.rowdrag.gap = rowGap{}
			c.over = s.members[at]
			c.over.putGap(gap)
			return
		}
	}
}

// firstGap is the first place on the screen where dragged rows can go.
func (e *engine) firstGap() rowGap {
	rows := e.view.Sheet.Rows[layoutx.Body]
	if e.view.Count == 0 || len(rows) == 0 {
		return e.checked(rowGap{where: option.RowEnd, row: -1})
	}
	for _, row := range rows {
		for _, where := range [...]option.RowPlace{option.RowBefore, option.RowInside} {
			if gap := e.checked(rowGap{row: row.Index, where: where}); gap.ok {
				return gap
			}
		}
	}
	return e.checked(rowGap{where: option.RowEnd, row: -1})
}
