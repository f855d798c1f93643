// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// rowSync keeps the scroll position, the focus and the selection at their rows when rows change.
type rowSync struct {
	*Parts

	// atTop reports whether the first row was at the top when the order changed, turned whether
	// another page shows; moved holds the row at the scroll position.
	atTop  bool
	turned dataset.Turning
	moved  movedRows
}

// movedRows holds the record of the row at the scroll position while the order changes, which finds
// the same row afterwards without a search.
type movedRows struct {
	set    bool
	anchor coord.Item
	// over reports whether the order has changed: the scroll position counts other rows until
	// syncRows has found its row again.
	over bool
}

// syncRows handles a change of the rows: the state of a row stays with its id.
func (r *rowSync) syncRows() {
	n := r.Data.ShownCount()
	if !r.Data.StaleRows && n == r.View.Count {
		r.moved = movedRows{}
		r.Focus.Unhold()
		r.Ranges.Unhold()
		return
	}
	r.Data.TakeStale()
	r.Pointer.Tip.Clear()
	r.View.SetCount(n)
	if !r.Features.RestoreScreen() {
		r.View.Scroll.RestoreRow(&r.View.RowAxis, r.View.BodyHeight(), r.findAnchor)
	}
	if r.atTop || r.turned != dataset.TurnNone {
		r.View.ScrollTo(0)
	}
	r.Ranges.SyncRows()
	r.Focus.SyncRows(r.turned == dataset.TurnOver)
	r.atTop, r.turned, r.moved = false, dataset.TurnNone, movedRows{}
	r.Data.Searching.Start(r.Focus.RowID)
}

// findAnchor returns the position of the visible row at the scroll position.
func (r *rowSync) findAnchor(id string) (coord.Pos, bool) {
	i, ok := coord.NoPos, false
	if r.moved.set && r.moved.anchor >= 0 {
		i = r.Data.NearestOf(r.moved.anchor.Record())
		ok = i >= 0
	} else {
		i, ok = r.Data.FindRow(id, r.View.Scroll.Row())
		if !ok && !r.atTop && r.turned == dataset.TurnNone {
			r.Data.Searching.MissAnchor(id, r.View.Scroll.Anchor.Inside)
		}
	}
	if ok && r.View.MeasuresRows() {
		r.View.Sizes.SetEstimate(i)
	}
	return i, ok
}

// holdOrder saves the rows of the scroll position and the focus before the order changes.
func (r *rowSync) holdOrder() {
	if r.View.Count == 0 || r.moved.over || !r.Data.HasRow(r.View.Scroll.Row()) {
		return
	}
	r.atTop = r.View.ScrollOffset() == 0
	r.View.Scroll.HoldRow(r.Data.RowID)
	r.moved = movedRows{set: true, anchor: r.Data.Access().Anchor(r.View.Scroll.Row())}
	r.Focus.Hold()
	r.Ranges.Hold()
}

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

// syncSearch moves the scroll position and the focus to the rows that a search has found, unless
// they moved in the meantime.
func (r *rowSync) syncSearch(gtx layout.Context) {
	done, ok := r.Data.Searching.Take(gtx, r.View.Scroll.Anchor)
	if !ok {
		return
	}
	if at, ok := done.FoundAt(done.Anchor); ok && r.View.Scroll.Anchor.Item == done.Stood.Item && r.View.Scroll.Anchor.Inside == done.Stood.Inside {
		r.View.Scroll.Anchor = virtualize.Anchor[string]{Item: int(at), Inside: done.Inside, Key: done.Anchor}
	}
	r.Ranges.FocusSearched(done.Focus, done.Instead, func() {
		if at, ok := done.FoundAt(done.Focus); ok {
			r.Focus.Found(at, done.Instead)
		}
	})
}

// RenameRow moves the state of a row that is kept by id to the row's new id.
func (s *rowSync) RenameRow(r edit.Rename) {
	s.Focus.RenameRow(r.From, r.To)
	s.Selection.RenameRow(r.From, r.To)
	s.Features.RenameRow(r)
	s.View.RenameRow(r.From, r.To)
	if !s.Options.Selection.Controlled {
		s.Options.Selection.Rows.Rename(r.From, r.To)
	}
	if !s.Options.Expansion.Controlled {
		s.Options.Expansion.Rows.Rename(r.From, r.To)
	}
	s.Editing.State.Rename(r)
	s.Report.Emit(events.RowRenamed{From: r.From, To: r.To})
}
