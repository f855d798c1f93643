// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// cornerDepth is how many rows inward of each corner are remembered: a corner whose row is removed
// moves to the next one of them that is left.
const cornerDepth = 16

// heldRows are the rows at the corners of ranges, as they were before a change.
type heldRows struct {
	// nav are their numbers, in rising order; ids name them, and records are theirs while the
	// order of the rows changes, NoRecord where it is not known.
	nav     []int
	ids     []string
	records []coord.Record
	// known reports whether the records count.
	known bool
}

// follower keeps ranges at their rows and columns through changes by record and by id.
type follower struct {
	// Set is the ranges, in numbers of navigation and of columns that show.
	Set ranges.Set

	in   *Sources
	rows heldRows
	cols []string
	// searched has found rows that are not near, nil unless a search has just ended.
	searched *dataset.IDSearch
}

// hold notes the rows and columns at the corners.
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

// holdRecords notes the records of the rows at the corners before the order of the rows changes.
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

// renumber is called when records get other numbers, negative for those that were removed.
func (f *follower) renumber(moved []int32) {
	for i, record := range f.rows.records {
		if record >= 0 {
			f.rows.records[i] = dataset.Renumbered(record, moved)
		}
	}
}

// syncRows finds the ranges where their rows are after a change of the rows.
func (f *follower) syncRows(bounds ranges.Rect) {
	f.Set.Follow(ranges.Change{Rows: ranges.Lookup{Now: f.rowNow}, Bounds: bounds})
	f.hold()
}

// syncColumns finds the ranges where their columns are after a change of the columns.
func (f *follower) syncColumns(bounds ranges.Rect) {
	now := make([]string, len(f.in.Columns.Leaves))
	for i := range now {
		now[i] = f.in.Columns.Leaves[i].ID
	}
	f.Set.Follow(ranges.Change{Cols: ranges.ByIDs(f.cols, now), Bounds: bounds})
	f.hold()
}

// rowNow is where a row of a corner shows now.
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

// Hold notes the records of the rows at the corners before the order of the rows changes.
func (r *Ranges) Hold() {
	r.holdRecords()
	r.Copied.holdRecords()
}

// Unhold forgets the records: rows are found by their ids again.
func (r *Ranges) Unhold() { r.rows.known, r.Copied.rows.known = false, false }

// Renumber is called when records get other numbers, negative for those that were removed.
func (r *Ranges) Renumber(moved []int32) {
	r.renumber(moved)
	r.Copied.renumber(moved)
}

// SyncRows finds the ranges where their rows are after a change of the rows.
func (r *Ranges) SyncRows() {
	bounds := r.Bounds()
	if r.Copied.Set.Len() > 0 {
		r.Copied.syncRows(bounds)
	}
	if r.Set.Len() > 0 && !(standing{r}).awaits() {
		r.syncRows(bounds)
		r.followed()
	}
}

// SyncColumns finds the ranges where their columns are after a change of the columns.
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

// followed tells the program's list of the ranges where the ids of their corners have changed, as
// where a corner was removed. Ranges that the program has just set are yet to be read.
func (r *Ranges) followed() {
	if o := &r.from.Options.CellRanges; !r.Searching() && r.Set.Gesture() == ranges.NoGesture && !o.Controlled && sameSlice(r.told, o.Selected) {
		if to := r.ids(); !equal(to, o.Selected) {
			o.Selected = to
		}
		r.told = o.Selected
	}
}
