// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package cellrange

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/option"
)

// cornerDepth is how many rows inward of each corner are remembered: a corner whose row is removed
// moves to the next one of them that is left.
const cornerDepth = 16

// heldRows are the rows at the corners of the ranges, as they were before a change.
type heldRows struct {
	// nav are their numbers, in rising order; ids name them, and records are theirs while the
	// order of the rows changes, NoRecord where it is not known.
	nav     []int
	ids     []string
	records []coord.Record
	// known reports whether the records count.
	known bool
}

// hold notes the rows and columns at the corners.
func (r *Ranges) hold() {
	h := &r.rows
	h.nav = r.Set.AppendRows(h.nav[:0], nil, cornerDepth)
	h.ids, h.records, h.known = h.ids[:0], h.records[:0], false
	for _, nav := range h.nav {
		h.ids = append(h.ids, r.from.Dataset.RowID(r.from.Dataset.NavRow(coord.Nav(nav))))
	}
	r.cols = r.cols[:0]
	for i := range r.from.Columns.Leaves {
		r.cols = append(r.cols, r.from.Columns.Leaves[i].ID)
	}
}

// Hold notes the records of the rows at the corners before the order of the rows changes.
func (r *Ranges) Hold() {
	h := &r.rows
	h.records, h.known = h.records[:0], true
	for _, nav := range h.nav {
		record := coord.NoRecord
		if pos := r.from.Dataset.NavRow(coord.Nav(nav)); r.from.Dataset.HasRow(pos) {
			if it := r.from.Dataset.SourceOf(pos); it.IsRecord() {
				record = it.Record()
			}
		}
		h.records = append(h.records, record)
	}
}

// Unhold forgets the records: rows are found by their ids again.
func (r *Ranges) Unhold() { r.rows.known = false }

// Renumber is called when records get other numbers, negative for those that were removed.
func (r *Ranges) Renumber(moved []int32) {
	for i, record := range r.rows.records {
		if record >= 0 {
			r.rows.records[i] = dataset.Renumbered(record, moved)
		}
	}
}

// SyncRows finds the ranges where their rows are after a change of the rows.
func (r *Ranges) SyncRows() {
	if r.Set.Len() == 0 {
		return
	}
	r.Set.Follow(ranges.Change{Rows: ranges.Lookup{Now: r.rowNow}, Bounds: r.Bounds()})
	r.followed()
}

// SyncColumns finds the ranges where their columns are after a change of the columns.
func (r *Ranges) SyncColumns() {
	if r.Set.Len() == 0 {
		return
	}
	now := make([]string, len(r.from.Columns.Leaves))
	for i := range now {
		now[i] = r.from.Columns.Leaves[i].ID
	}
	r.Set.Follow(ranges.Change{Cols: ranges.ByIDs(r.cols, now), Bounds: r.Bounds()})
	r.followed()
}

// followed notes where the ranges are now. The ids of their corners have changed where a corner
// was removed. Ranges that the program has just set are yet to be read.
func (r *Ranges) followed() {
	r.hold()
	if o := &r.from.Options.CellRanges; r.Set.Gesture() == ranges.NoGesture && !o.Controlled && sameSlice(r.told, o.Selected) {
		if to := r.ids(); !equal(to, o.Selected) {
			o.Selected = to
		}
		r.told = o.Selected
	}
}

// rowNow is where a row of a corner shows now.
func (r *Ranges) rowNow(was int) (now int, ok bool) {
	h := &r.rows
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
		if pos, ok = r.from.Dataset.PinnedPos(record); !ok {
			pos = r.from.Dataset.ShownOf(record)
		}
	} else if pos, ok = r.from.Dataset.FindShown(h.ids[i], r.from.Dataset.NavRow(coord.Nav(was))); !ok {
		return 0, false
	}
	if pos == coord.NoPos {
		return 0, false
	}
	return int(r.from.Dataset.NavIndex(pos)), true
}

// orderKey is what says which rows show and in which order.
type orderKey struct {
	sort    []option.SortKey
	filters []filter.Column
	quick   string
	groups  []string
	page    int
}

// Sync brings the ranges in line with the program's, and collapses them if rows show in another
// order, or others.
func (r *Ranges) Sync() {
	if !r.On() {
		if r.Set.Len() > 0 {
			r.Set.Clear()
		}
		return
	}
	if !sameSlice(r.told, r.from.Options.CellRanges.Selected) {
		r.read()
	}
	if r.sameOrder() {
		return
	}
	r.noteOrder()
	r.Collapse()
}

func (r *Ranges) sameOrder() bool {
	k, o := &r.order, r.from.Options
	return k.page == o.Paging.Index && k.quick == o.Filtering.Quick && slices.Equal(k.sort, o.Sorting.Keys) &&
		idlist.Same(k.groups, o.Grouping.By) && sameFilters(k.filters, o.Filtering.Columns)
}

func (r *Ranges) noteOrder() {
	o := r.from.Options
	r.order = orderKey{
		page: o.Paging.Index, quick: o.Filtering.Quick, sort: slices.Clone(o.Sorting.Keys),
		groups: slices.Clone(o.Grouping.By), filters: slices.Clone(o.Filtering.Columns),
	}
}

// sameFilters reports whether the filters of the columns are the same.
func sameFilters(a, b []filter.Column) bool {
	return slices.EqualFunc(a, b, func(x, y filter.Column) bool { return x.ColumnID == y.ColumnID && x.Filter.Equal(y.Filter) })
}
