// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// ScrollRestore restores a saved scroll position, for instance of an earlier run of the program.
// The position is pending until its row and its column can be found: there must be columns, and
// rows in the order of the options.
type ScrollRestore struct {
	addresses *Addresses
	scrolling *Scrolling
	widths    *Widths
	requests  *Requests
	columns   *column.Set
	data      *dataset.Set

	at option.ScrollPosition
	// vertical and horizontal are set while the row or the column of at is pending.
	vertical, horizontal bool
}

// To requests that a position be restored.
func (r *ScrollRestore) To(at option.ScrollPosition) { r.at, r.vertical, r.horizontal = at, true, true }

// Cancel drops the pending position, after the user scrolled.
func (r *ScrollRestore) Cancel() {
	r.at, r.vertical, r.horizontal = option.ScrollPosition{}, false, false
}

// Position returns the present scroll position, or the pending one.
func (r *ScrollRestore) Position() (at option.ScrollPosition) {
	if r.vertical {
		at.RowID, at.Row, at.RowOffset = r.at.RowID, r.at.Row, r.at.RowOffset
	} else if a := &r.scrolling.Scroll.Anchor; a.Item < r.addresses.Count && r.scrolling.ScrollOffset() > 0 {
		at.Row, at.RowOffset = a.Item, a.Inside
		if r.addresses.HasRowIDs() {
			at.RowID = r.data.RowID(coord.Pos(a.Item))
		}
	}
	if r.horizontal {
		at.ColumnID, at.ColumnOffset, at.X = r.at.ColumnID, r.at.ColumnOffset, r.at.X
	} else if x := r.scrolling.HScroll.Px; x > 0 {
		at.X = x
		offsets, first := r.widths.Offsets(layoutx.Center), r.columns.First(layoutx.Center)
		if i := offsets.Find(x); i >= 0 && first+i < len(r.columns.Leaves) {
			at.ColumnID, at.ColumnOffset = r.columns.Leaves[first+i].ID, x-offsets.Start(i)
		}
	}
	return at
}

// Apply scrolls to the pending position, as far as it can be found. Requests of the program
// override it. It is called after each change of sizes within an arrangement.
func (r *ScrollRestore) Apply() {
	if !r.vertical && !r.horizontal {
		return
	}
	r.vertical = r.vertical && !r.requests.Vertical()
	r.horizontal = r.horizontal && !r.requests.Horizontal()
	if r.horizontal && len(r.columns.Leaves) > 0 {
		r.scrolling.HScroll = ui.ScrollOffset{Px: r.hscroll()}
	}
	if r.vertical && r.rowsReady() {
		r.scrollToRow()
	}
}

// Finish drops the parts of the position that Apply has restored, when the arrangement of the frame
// is final.
func (r *ScrollRestore) Finish() {
	r.horizontal = r.horizontal && len(r.columns.Leaves) == 0
	r.vertical = r.vertical && !r.rowsReady()
}

// rowsReady reports whether there are rows in the requested order.
func (r *ScrollRestore) rowsReady() bool { return r.addresses.Count > 0 && !r.data.Order.Pending() }

// hscroll returns the horizontal scroll offset of the pending column, in pixels.
func (r *ScrollRestore) hscroll() int {
	if i := r.columns.Find(r.at.ColumnID); i >= 0 && r.columns.Leaves[i].Pane == layoutx.Center {
		start := r.widths.Offsets(layoutx.Center).Start(i - r.columns.First(layoutx.Center))
		return start + min(max(r.at.ColumnOffset, 0), max(r.widths.Of(i)-1, 0))
	}
	return max(r.at.X, 0)
}

// scrollToRow scrolls the pending row to the top of the body. If the row does not exist, the row at
// its number takes its place.
func (r *ScrollRestore) scrollToRow() {
	row, inside := min(max(coord.Pos(r.at.Row), 0), coord.Pos(r.addresses.Count-1)), max(r.at.RowOffset, 0)
	if r.at.RowID != "" {
		if i, ok := r.data.FindRow(r.at.RowID, row); ok && i < coord.Pos(r.addresses.Count) {
			row = i
		} else {
			inside = 0
		}
	}
	to := virtualize.Anchor[string]{Item: int(row), Inside: inside}
	if r.addresses.HasRowIDs() {
		to.Key = r.data.RowID(row)
	}
	r.scrolling.Scroll.Anchor = to
}
