// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// rowSync keeps the screen, the focus and the selection at their rows while rows come and go.
type rowSync struct {
	*Parts

	// atTop says that the first row was at the top when the order changed, turned that
	// another page shows, moved which row the scroll position was at.
	atTop  bool
	turned dataset.Turning
	moved  movedRows
}

// movedRows is the row of the source that the scroll position is at while the order
// changes: it is the same row after it, with no search.
type movedRows struct {
	set    bool
	anchor coord.Item
	// over says that the order has changed: what the scroll position counts are other
	// rows from then on, until syncRows has found its row again.
	over bool
}

// syncRows follows a change of the rows: state that belongs to a row stays with
// its id.
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

// findAnchor is where the row shows that the scroll position is at.
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

// holdOrder notes where the screen and the focus stand before the order changes.
func (r *rowSync) holdOrder() {
	if r.View.Count == 0 || r.moved.over || !r.Data.HasRow(r.View.Scroll.Row()) {
		return
	}
	r.atTop = r.View.ScrollOffset() == 0
	r.View.Scroll.HoldRow(r.Data.RowID)
	r.moved = movedRows{set: !r.Data.Remote.Are(), anchor: r.Data.SourceOf(r.View.Scroll.Row())}
	r.Focus.Hold()
	r.Ranges.Hold()
}
