// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// cornerDepth is the number of rows inward of each corner that are recorded: a corner whose row is
// removed moves to the next recorded row that is left.
const cornerDepth = 16

// heldRows records the rows at the corners of ranges before a change.
type heldRows struct {
	// nav holds their numbers, ascending, ids their ids. records holds their records while the
	// order of the rows changes, NoRecord for unknown ones.
	nav     []int
	ids     []string
	records []coord.Record
	// known reports whether the records are valid.
	known bool
}

// follower keeps ranges at their rows and columns through changes by record and by id.
type follower struct {
	// Set holds the ranges, in navigation numbers and numbers of visible columns.
	Set ranges.Set

	in   *Sources
	rows heldRows
	cols []string
	// searched is the search that found rows beyond those nearby, nil unless a search has just
	// ended.
	searched *dataset.IDSearch
}

// hold records the rows and columns at the corners.
func (f *follower) hold() {
	h := &f.rows
	h.nav = f.Set.AppendRows(h.nav[:0], nil, cornerDepth)
	h.ids, h.records, h.known = h.ids[:0], h.records[:0], false
	for _, nav := range h.nav {
		h.ids = append(h.ids, f.in.Dataset.RowID(f.in.Dataset.NavRow(coord.Nav(nav))))
	}
	f.cols = f.cols[:0]
	for i := range f.in.Columns.Leaves {
		f.cols = append(f.cols, f.in.Columns.Leaves[i].ID)
	}
}

// holdRecords saves the records of the rows at the corners before the order of the rows changes.
func (f *follower) holdRecords() {
	h := &f.rows
	h.records, h.known = h.records[:0], true
	for _, nav := range h.nav {
		record := coord.NoRecord
		if pos := f.in.Dataset.NavRow(coord.Nav(nav)); f.in.Dataset.HasRow(pos) {
			if it := f.in.Dataset.SourceOf(pos); it.IsRecord() {
				record = it.Record()
			}
		}
		h.records = append(h.records, record)
	}
}

// renumber updates the records after they were renumbered; moved is negative for removed records.
func (f *follower) renumber(moved []int32) {
	for i, record := range f.rows.records {
		if record >= 0 {
			f.rows.records[i] = dataset.Renumbered(record, moved)
		}
	}
}

// syncRows moves the ranges to their rows after a change of the rows.
func (f *follower) syncRows(bounds ranges.Rect) {
	f.Set.Follow(ranges.Change{Rows: ranges.Lookup{Now: f.rowNow}, Bounds: bounds})
	f.hold()
}

// syncColumns moves the ranges to their columns after a change of the columns.
func (f *follower) syncColumns(bounds ranges.Rect) {
	now := make([]string, len(f.in.Columns.Leaves))
	for i := range now {
		now[i] = f.in.Columns.Leaves[i].ID
	}
	f.Set.Follow(ranges.Change{Cols: ranges.ByIDs(f.cols, now), Bounds: bounds})
	f.hold()
}

// rowNow returns the current number of a corner's row.
func (f *follower) rowNow(was int) (now int, ok bool) {
	h := &f.rows
	i := sort.SearchInts(h.nav, was)
	if i == len(h.nav) || h.nav[i] != was {
		return 0, false
	}
	var pos coord.Pos
	if h.known && i < len(h.records) {
		record := h.records[i]
		if record < 0 {
			return 0, false
		}
		if pos, ok = f.in.Dataset.PinnedPos(record); !ok {
			pos = f.in.Dataset.ShownOf(record)
		}
	} else if pos, ok = f.in.Dataset.FindShown(h.ids[i], f.in.Dataset.NavRow(coord.Nav(was))); !ok {
		if f.searched == nil {
			return 0, false
		}
		if pos, ok = f.searched.Shown(h.ids[i]); !ok {
			return 0, false
		}
	}
	if pos == coord.NoPos {
		return 0, false
	}
	return int(f.in.Dataset.NavIndex(pos)), true
}

// Hold saves the records of the rows at the corners before the order of the rows changes.
func (r *Ranges) Hold() {
	r.holdRecords()
	r.Copied.holdRecords()
}

// Unhold clears the records: rows are found by their ids again.
func (r *Ranges) Unhold() { r.rows.known, r.Copied.rows.known = false, false }

// Renumber updates the records after they were renumbered; moved is negative for removed records.
func (r *Ranges) Renumber(moved []int32) {
	r.renumber(moved)
	r.Copied.renumber(moved)
}

// SyncRows moves the ranges to their rows after a change of the rows.
func (r *Ranges) SyncRows() {
	bounds := r.Bounds()
	if r.Copied.Set.Len() > 0 {
		r.Copied.syncRows(bounds)
	}
	if r.Set.Len() > 0 && !(deferred{r}).awaits() {
		r.syncRows(bounds)
		r.followed()
	}
}

// SyncColumns moves the ranges to their columns after a change of the columns.
func (r *Ranges) SyncColumns() {
	bounds := r.Bounds()
	if r.Copied.Set.Len() > 0 {
		r.Copied.syncColumns(bounds)
	}
	if r.Set.Len() > 0 {
		r.syncColumns(bounds)
		r.followed()
	}
}

// followed updates the program's list of ranges if the ids of their corners have changed, for
// example because a corner was removed. It leaves ranges alone that the program has just set, since
// they have not been read yet.
func (r *Ranges) followed() {
	if o := &r.from.Options.CellRanges; !r.Searching() && r.Set.Gesture() == ranges.NoGesture && !o.Controlled && sameSlice(r.told, o.Selected) {
		if to := r.ids(); !equal(to, o.Selected) {
			o.Selected = to
		}
		r.told = o.Selected
	}
}
