// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// syncColumn finds the focused column again after columns changed. Where it no
// longer shows, the first one of its group takes its place, else the one that stands
// where it was.
func (e *engine) syncColumn() {
	f := &e.focus
	if !f.set {
		return
	}
	from, was := f.public(), f.col
	if f.col = e.cols.Find(f.columnID); f.col < 0 {
		f.col = e.standIn(f.columnID)
		if f.col < 0 {
			f.col = min(max(was, 0), len(e.cols.Leaves)-1)
		}
		if f.col < 0 {
			f.set = false
			e.ask.report.Emit(events.FocusMoved{From: from, To: f.public()})
			return
		}
		f.columnID = e.cols.Leaves[f.col].ID
	}
	if f.band == layoutx.Head {
		f.row = e.view.Heads.Place(f.at()).Row
	}
	if to := f.public(); to != from {
		e.ask.report.Emit(events.FocusMoved{From: from, To: to})
	}
}

// standIn is the first column that shows of the groups that a hidden one is in, or
// -1.
func (e *engine) standIn(id string) int {
	i, best, depth := e.cols.InAll(id), -1, 0
	for c := range e.cols.Leaves {
		if i < 0 {
			break
		}
		if d := column.SharedGroups(e.cols.Leaves[c].Groups, e.cols.All[i].Groups); d > depth {
			best, depth = c, d
		}
	}
	return best
}

// headLevel is where up and down lead from a header: to the group above it, back to
// its columns, or into the rows.
func (e *engine) headLevel(at viewport.Address, a option.Action) (viewport.Address, bool) {
	groups := len(e.cols.Leaves[at.Col].Groups)
	level := min(at.Row, groups)
	if a == option.ActionUp {
		at.Row = level - 1
		return at, level > 0
	}
	if level == groups {
		return e.view.NavAddress(0, at.Col), e.ask.data.NavCount() > 0
	}
	at.Row++
	return e.view.Heads.Place(at), true
}

// headAct does what a key asks for of a header, and says whether it did.
func (e *engine) headAct(gtx layout.Context, a option.Action) bool {
	if e.focus.band != layoutx.Head {
		return false
	}
	at := e.focus.at()
	switch a {
	case option.ActionMoveLeft, option.ActionEdgeLeft:
		return e.features.columnMove.Key(false)
	case option.ActionMoveRight, option.ActionEdgeRight:
		return e.features.columnMove.Key(true)
	case option.ActionResizeLeft, option.ActionResizeRight:
		e.features.columnSize.Key(gtx, (a == option.ActionResizeRight) != e.draw.Style.RTL)
		return true
	case option.ActionActivate, option.ActionSelect:
		if e.view.IsGroup(at) {
			e.ask.toggleGroup(e.cols.Leaves[at.Col].Groups[at.Row])
			return true
		}
	}
	return false
}
