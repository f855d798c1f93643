// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// A rowSync is the dataset.Host of its grid.

func (r *rowSync) HoldOrder(top bool) {
	r.holdOrder()
	r.atTop = r.atTop && top
}

func (r *rowSync) OrderChanged() { r.moved.over = true }

func (r *rowSync) RowsReplaced(sorted bool) {
	r.atTop = r.View.ScrollOffset() == 0 && sorted
}

func (r *rowSync) PageTurned(how dataset.Turning) { r.turned = how }

func (r *rowSync) SyncRows() { r.syncRows() }

func (r *rowSync) Visible() (first, end coord.Pos) {
	return max(coord.Pos(r.View.Window.Visible.First), 0), coord.Pos(r.View.Window.Visible.Last)
}

func (r *rowSync) FocusedRow() (id string, b layoutx.Band, row coord.Slot, ok bool) {
	at := r.Focus.Last()
	return r.Focus.RowID, at.Band, at.Row, r.Focus.IsSet()
}

func (r *rowSync) ReadsRows() bool {
	return r.Features.ReadsRows()
}

func (r *rowSync) RowsChanged(c rowmodel.Changes, before dataset.RowsKey) {
	r.Selection.Recount(c, before)
	r.Features.RowsChanged(c)
}

func (r *rowSync) Renumbered(moved []int32, before dataset.RowsKey) {
	r.View.Renumber(moved)
	r.moved.anchor = dataset.Renumbered(r.moved.anchor.Record(), moved).Item()
	r.Focus.Renumber(moved)
	r.Ranges.Renumber(moved)
	r.Selection.Renumber(moved, before)
}

// syncSearch takes the screen and the focus to the rows that a search has found, unless
// they were moved in the meantime.
func (r *rowSync) syncSearch(gtx layout.Context) {
	done, ok := r.Data.Searching.Take(gtx, r.View.Scroll.Anchor)
	if !ok {
		return
	}
	if at, ok := done.FoundAt(done.Anchor); ok && r.View.Scroll.Anchor.Item == done.Stood.Item && r.View.Scroll.Anchor.Inside == done.Stood.Inside {
		r.View.Scroll.Anchor = virtualize.Anchor[string]{Item: int(at), Inside: done.Inside, Key: done.Anchor}
	}
	if at, ok := done.FoundAt(done.Focus); ok {
		r.Focus.Found(at, done.Instead)
	}
}
