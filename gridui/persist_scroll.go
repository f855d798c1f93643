// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// pendingRestore is a scroll position that waits to be restored: down until there are rows in
// the order that is asked for, across until columns have their first widths.
type pendingRestore struct {
	at           option.ScrollPosition
	down, across bool
}

// scrollPosition is where the grid is scrolled to, or is about to be.
func (e *engine) scrollPosition() (at option.ScrollPosition) {
	if e.restore.down {
		at.RowID, at.Row, at.RowOffset = e.restore.at.RowID, e.restore.at.Row, e.restore.at.RowOffset
	} else if a := &e.view.Scroll.Anchor; e.ask != nil && a.Item < e.view.Count && e.view.ScrollOffset() > 0 {
		at.Row, at.RowOffset = a.Item, a.Inside
		if e.ask.named() {
			at.RowID = e.ask.data.RowID(a.Item)
		}
	}
	if e.restore.across {
		at.ColumnID, at.ColumnOffset, at.X = e.restore.at.ColumnID, e.restore.at.ColumnOffset, e.restore.at.X
	} else if x := e.view.HScroll.Px; x > 0 {
		at.X = x
		offsets, first := e.view.Widths.Offsets(layoutx.Center), e.cols.First(layoutx.Center)
		if i := offsets.Find(x); i >= 0 && first+i < len(e.cols.Leaves) {
			at.ColumnID, at.ColumnOffset = e.cols.Leaves[first+i].ID, x-offsets.Start(i)
		}
	}
	return at
}

// arrive scrolls to where the grid is to be, once it can be told where that is.
func (e *engine) arrive() {
	a := &e.restore
	if !a.down && !a.across {
		return
	}
	// What the caller asked for meanwhile goes before.
	a.down = a.down && !e.view.Requests.Vertical()
	a.across = a.across && !e.view.Requests.Horizontal()
	if a.across && len(e.cols.Leaves) > 0 {
		e.view.HScroll = ui.ScrollOffset{Px: e.acrossAt(&a.at)}
	}
	if a.down && e.view.Count > 0 && !e.ask.ordering() {
		e.arriveAt(&a.at)
	}
}

// arrived ends what arrive has done in this frame, which may be divided anew until then.
func (e *engine) arrived() {
	a := &e.restore
	a.across = a.across && len(e.cols.Leaves) == 0
	a.down = a.down && (e.view.Count == 0 || e.ask.ordering())
}

// acrossAt is how far the columns are to be scrolled, in pixels.
func (e *engine) acrossAt(at *option.ScrollPosition) int {
	if i := e.cols.Find(at.ColumnID); i >= 0 && e.cols.Leaves[i].Pane == layoutx.Center {
		start := e.view.Widths.Offsets(layoutx.Center).Start(i - e.cols.First(layoutx.Center))
		return start + min(max(at.ColumnOffset, 0), max(e.view.Widths.Of(i)-1, 0))
	}
	return max(at.X, 0)
}

// arriveAt puts a row at the top.
func (e *engine) arriveAt(at *option.ScrollPosition) {
	row, inside := min(max(at.Row, 0), e.view.Count-1), max(at.RowOffset, 0)
	if at.RowID != "" {
		if i, ok := e.ask.data.FindRow(at.RowID, row); ok && i < e.view.Count {
			row = i
		} else {
			inside = 0
		}
	}
	to := virtualize.Anchor[string]{Item: row, Inside: inside}
	if e.ask.named() {
		to.Key = e.ask.data.RowID(row)
	}
	e.view.Scroll.Anchor = to
}

// scrolledByHand says that a user scrolls: the grid stays where that leads to.
func (e *engine) scrolledByHand() { e.restore = pendingRestore{} }

// ordering says whether rows are being put in another order.
func (g *core) ordering() bool { return g.data.Order.Job != nil || g.data.Order.TreeBuild != nil }
