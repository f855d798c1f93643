// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

func (e *engine) wantsAllKeys() bool { return e.ask.Keys.All }

// wantsTab reports whether Tab moves between cells. At the grid's ends it is let
// go, so that the keyboard can leave.
func (e *engine) wantsTab() bool {
	return e.ask.Keys.Tab == option.TabCells && e.focus.set
}

// keyEvent announces a key to the caller before the grid acts on it.
func (e *engine) keyEvent(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press {
		return
	}
	if e.features.tooltip.Hide(ev) {
		return
	}
	e.features.tooltip.ClearFor(e.ask.Keys.ActionOf(ev))
	e.typing.Suppress("")
	if e.rowDragKey(gtx, ev) {
		e.typing.Suppress(ev.Name)
		return
	}
	if ev.Name == key.NameEscape && (e.cancelDrag() || e.ask.editing.State.StopBulk()) {
		return
	}
	e.key = pendingKey{event: ev, waiting: true}
	if !e.focus.set || !e.view.IsRow(e.focus.at()) {
		e.finishKey(gtx)
		return
	}
	e.ask.report.push(rawEvent{kind: rawKey, at: e.focus.at(), key: ev})
}

// finishKey does what the announced key asks for, unless the caller did.
func (e *engine) finishKey(gtx layout.Context) {
	k := e.key
	e.key = pendingKey{}
	if m := k.event.Modifiers; k.handled && (!m.Contain(key.ModShortcut) || m.Contain(key.ModAlt)) {
		e.typing.Suppress(k.event.Name)
	}
	if !k.waiting || k.handled {
		return
	}
	a := e.ask.Keys.ActionOf(k.event)
	if a == option.ActionNone || e.focus.set && e.features.cellEdit.TypesInstead(a) {
		return
	}
	if !e.focus.set {
		e.focusFirst()
		return
	}
	e.act(gtx, a)
}

// act moves the focus, or the sheet under it.
func (e *engine) act(gtx layout.Context, a option.Action) {
	// Rows in the hand come first, and what opens a cell before what opens a row.
	if e.rowDragAct(gtx, a) || e.editAct(gtx, a) || e.menuAct(a) || e.features.rowPins.Key(a) || e.features.cellEdit.Act(gtx, a) ||
		e.expandAct(a) || e.detailAct(a) || e.headAct(gtx, a) || e.features.rowSize.Key(gtx, a) || e.features.tooltip.Act(a) {
		return
	}
	switch a {
	case option.ActionShowFocus:
		e.view.ShowCell(e.focus.at())
	case option.ActionPageUp:
		e.page(-1)
	case option.ActionPageDown:
		e.page(1)
	case option.ActionPageLeft, option.ActionPageRight:
		e.pageAcross(a)
	case option.ActionNext, option.ActionPrevious:
		if e.features.filtering.TakesTab() {
			e.features.filtering.EditFirst(gtx)
			return
		}
		e.tab(gtx, a)
	case option.ActionPrevPage:
		e.features.paging.TurnTo(e.ask.data.Page().Index - 1)
	case option.ActionNextPage:
		e.features.paging.TurnTo(e.ask.data.Page().Index + 1)
	case option.ActionActivate, option.ActionActivateMore:
		if !e.selectBy(option.ActionSelect, e.isBox(e.focus.col)) {
			e.activate(a == option.ActionActivateMore)
		}
	case option.ActionSelect, option.ActionSelectRow, option.ActionSelectAll:
		e.selectBy(a, true)
	case option.ActionExtendUp, option.ActionExtendDown, option.ActionExtendPageUp, option.ActionExtendPageDown, option.ActionExtendStart, option.ActionExtendEnd:
		e.extend(a)
	case option.ActionFilter:
		if at := e.focus.at(); at.Band == layoutx.Head && !e.view.IsGroup(at) {
			e.features.filtering.Open(gtx, at.Col)
		}
	default:
		if to, ok := e.target(a); ok {
			e.moveFocus(to, showCell)
		}
	}
}

// activate does to the focused header what a click does.
func (e *engine) activate(add bool) {
	at := e.focus.at()
	if at.Band != layoutx.Head || at.Row < len(e.cols.Leaves[at.Col].Groups) {
		return
	}
	e.ask.sortBy(at.Col, add)
}

// target is where an action moves the focus to.
func (e *engine) target(a option.Action) (viewport.Address, bool) {
	at := e.focus.at()
	if e.draw.Style.RTL {
		a = mirrored(a)
	}
	last := len(e.cols.Leaves) - 1
	switch a {
	case option.ActionLeft:
		first, _ := e.view.Heads.Columns(at)
		at.Col = first - 1
	case option.ActionRight:
		_, end := e.view.Heads.Columns(at)
		at.Col = end
	case option.ActionRowStart:
		at.Col = 0
	case option.ActionRowEnd:
		at.Col = last
	case option.ActionEdgeLeft, option.ActionEdgeRight, option.ActionEdgeUp, option.ActionEdgeDown:
		return e.edge(at, a)
	default:
		return e.vertical(at, a)
	}
	if at.Col < 0 || at.Col > last {
		return at, false
	}
	return e.view.Heads.Place(at), true
}

// mirrored swaps the actions of the arrows left and right.
func mirrored(a option.Action) option.Action {
	switch a {
	case option.ActionLeft:
		return option.ActionRight
	case option.ActionRight:
		return option.ActionLeft
	case option.ActionEdgeLeft:
		return option.ActionEdgeRight
	case option.ActionEdgeRight:
		return option.ActionEdgeLeft
	}
	return a
}

// vertical is where up, down and the grid's corners lead. Above the first row is
// the header.
func (e *engine) vertical(at viewport.Address, a option.Action) (viewport.Address, bool) {
	head := viewport.Address{Band: layoutx.Head, Row: e.cols.Levels - 1, Col: at.Col}
	if at.Band == layoutx.Head && (a == option.ActionUp || a == option.ActionDown) {
		return e.headLevel(at, a)
	}
	switch a {
	case option.ActionUp:
		if to, ok := e.view.RowBelow(at, -1); ok {
			return to, true
		}
		return head, true
	case option.ActionDown:
		return e.view.RowBelow(at, 1)
	case option.ActionGridStart, option.ActionGridEnd:
		return e.gridCorner(at, a == option.ActionGridEnd)
	}
	return at, e.view.IsRow(at)
}

// tab moves to the next or previous cell, row by row; past the ends it gives the
// keyboard away.
func (e *engine) tab(gtx layout.Context, a option.Action) {
	at, cols := e.focus.at(), len(e.cols.Leaves)
	step := 1
	if a == option.ActionPrevious {
		step = -1
	}
	at.Col += step
	more := at.Band != layoutx.Head
	if at.Col < 0 || at.Col >= cols {
		at.Col = (at.Col + cols) % cols
		at, more = e.view.RowBelow(at, step)
	}
	if !more {
		gtx.Execute(key.FocusCmd{})
		return
	}
	e.moveFocus(at, showCell)
}

// page moves by as many whole rows as fit the screen; the focus keeps its line on
// the screen, but at the ends of the sheet.
func (e *engine) page(dir int) {
	at := e.focus.at()
	if at.Band != layoutx.Body {
		if e.view.IsPinned(at) {
			e.pagePinned(dir)
		}
		return
	}
	start, view := e.view.RowAxis.Start(at.Row), e.view.Sticky.PageHeight(dir)
	to := e.view.RowAxis.Find(start + int64(dir*view))
	if dir < 0 && start-e.view.RowAxis.Start(to) > int64(view) {
		to++
	}
	to = e.view.Sticky.PageTo(at.Row, to)
	if to == at.Row {
		to += dir
	}
	at.Row = min(max(to, 0), e.view.Count-1)
	e.view.ScrollTo(e.view.ScrollOffset() + e.view.RowAxis.Start(at.Row) - start)
	e.moveFocus(at, showCell)
}

// pageAcross moves by a screen sideways.
func (e *engine) pageAcross(a option.Action) {
	dir := 1
	if (a == option.ActionPageLeft) != e.draw.Style.RTL {
		dir = -1
	}
	o := e.view.Widths.Offsets(layoutx.Center)
	first := e.cols.First(layoutx.Center)
	at := e.focus.at()
	i := at.Col - first
	if o.Len() == 0 {
		return
	}
	i = min(max(i, 0), o.Len()-1)
	pos := o.Start(i) + dir*e.view.Sheet.Panes.Pane(layoutx.Center).Dx()
	to := o.Find(min(max(pos, 0), max(o.Total()-1, 0)))
	if to == i {
		to = min(max(i+dir, 0), o.Len()-1)
	}
	at.Col = first + max(to, 0)
	e.view.HScrollBy(float32(dir * e.view.Sheet.Panes.Pane(layoutx.Center).Dx()))
	e.moveFocus(at, showCell)
}

// copyWithHeaders is the key that copies with headers, which is another one in browsers.
var copyWithHeaders, _ = option.DefaultBinding(option.ActionCopyWithHeaders)
