// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// The engine is the dataset.Host of its grid.

func (e *engine) HoldOrder(top bool) {
	e.holdOrder()
	e.atTop = e.atTop && top
}

func (e *engine) OrderChanged() { e.moved.over = true }

func (e *engine) RowsReplaced(sorted bool) {
	e.atTop = e.view.ScrollOffset() == 0 && sorted
}

func (e *engine) PageTurned(how dataset.Turning) { e.turned = how }

func (e *engine) SyncRows() { e.syncRows() }

func (e *engine) Visible() (first, end coord.Pos) {
	return max(coord.Pos(e.view.Window.Visible.First), 0), coord.Pos(e.view.Window.Visible.Last)
}

func (e *engine) FocusedRow() (id string, b layoutx.Band, row coord.Slot, ok bool) {
	at := e.focus.Last()
	return e.focus.RowID, at.Band, at.Row, e.focus.IsSet()
}

func (e *engine) ReadsRows() bool {
	return e.features.columnFit.ReadsRows() || e.features.exporting.IsRunning()
}

func (e *engine) RowsChanged(c rowmodel.Changes, before dataset.RowsKey) {
	e.ask.selection.Recount(c, before)
}

func (e *engine) Renumbered(moved []int32, before dataset.RowsKey) {
	e.view.Renumber(moved)
	e.moved.anchor = dataset.Renumbered(e.moved.anchor.Record(), moved).Item()
	e.focus.Renumber(moved)
	e.ask.selection.Renumber(moved, before)
}

// syncSearch takes the screen and the focus to the rows that a search has found, unless
// they were moved in the meantime.
func (e *engine) syncSearch(gtx layout.Context) {
	done, ok := e.ask.data.Searching.Take(gtx, e.view.Scroll.Anchor)
	if !ok {
		return
	}
	if at, ok := e.ask.data.Searching.FoundAt(&done, done.Anchor); ok && e.view.Scroll.Anchor.Item == done.Stood.Item && e.view.Scroll.Anchor.Inside == done.Stood.Inside {
		e.view.Scroll.Anchor = virtualize.Anchor[string]{Item: int(at), Inside: done.Inside, Key: done.Anchor}
	}
	if at, ok := e.ask.data.Searching.FoundAt(&done, done.Focus); ok {
		e.focus.Found(at, done.Instead)
	}
}
