// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details

import (
	"cmp"
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// An openList is the list of open details as of the last change, in the order of the rows. The next change
// updates it instead of rebuilding it.
type openList struct {
	ids []string
	// set, rows and known are the revisions that the list was made from.
	set, known uint64
	rows       uint32
}

// openAfter returns the ids of the open details after a change of their set, in the order of the rows. from is
// the revision of the set before the change.
func (f *Feature) openAfter(rows *idset.Set, ev *events.DetailsChanged, from uint64) []string {
	if f.Dataset.ShownCount() <= dataset.InlineRows || rows.IsAll() {
		return f.listed(rows)
	}
	if len(ev.RowIDs) != 1 || !f.relist(ev.RowIDs[0], ev.Open, from, rows.Rev()) {
		f.list = openList{
			ids: f.listed(rows), set: rows.Rev(), known: f.Viewport.Details.KnownRev, rows: f.Dataset.RowsRev,
		}
	}
	return slices.Clone(f.list.ids)
}

// relist updates the list for a row that was opened or closed between two revisions of the set.
// It reports false if the list is out of date.
func (f *Feature) relist(id string, open bool, from, to uint64) bool {
	l := &f.list
	if l.ids == nil || l.set != from || l.rows != f.Dataset.RowsRev || l.known != f.Viewport.Details.KnownRev {
		return false
	}
	at, in := f.find(id)
	switch {
	case in == open:
		return false
	case open:
		l.ids = slices.Insert(l.ids, at, id)
	default:
		l.ids = slices.Delete(l.ids, at, at+1)
	}
	l.set = to
	return true
}

// find returns the index of a row in the list, or where to insert it.
func (f *Feature) find(id string) (at int, ok bool) {
	rank := f.rank(id)
	return slices.BinarySearchFunc(f.list.ids, id, func(other, id string) int {
		return cmp.Or(cmp.Compare(f.rank(other), rank), cmp.Compare(other, id))
	})
}

// rank returns the number of a row, by which the list is sorted. Rows whose number is unknown come last, sorted
// by id.
func (f *Feature) rank(id string) int {
	if row, ok := f.Viewport.Details.KnownPlace(id); ok {
		return int(row)
	}
	return f.Viewport.Count
}

// listed returns the ids of a set of open details, in the order of the rows. With many rows, or with rows that
// may not be read from end to end, it only looks for the rows of the set; it then returns nil for a set that
// contains all rows with exceptions.
func (f *Feature) listed(rows *idset.Set) []string {
	if f.Dataset.ShownCount() > dataset.InlineRows || !f.Dataset.Analysis().Reads() {
		if rows.IsAll() {
			return nil
		}
		return f.sorted(rows, []string{})
	}
	out := []string{}
	for i := range coord.Nav(f.Dataset.NavCount()) {
		row := f.Dataset.NavRow(i)
		if has, _ := f.Cells.DetailState(row); has && rows.Has(f.Dataset.RowID(row)) {
			out = append(out, f.Dataset.RowID(row))
		}
	}
	if rows.IsAll() || len(out) == rows.ExceptionCount() {
		return out
	}
	return f.sorted(rows, out)
}

// sorted appends the ids of a set that are not listed yet, by rank.
func (f *Feature) sorted(rows *idset.Set, listed []string) []string {
	seen := make(map[string]bool, len(listed))
	for _, id := range listed {
		seen[id] = true
	}
	type ranked struct {
		id   string
		rank int
	}
	var rest []ranked
	for id := range rows.Exceptions() {
		if !seen[id] {
			rest = append(rest, ranked{id, f.rank(id)})
		}
	}
	sort.Slice(rest, func(i, j int) bool {
		a, b := rest[i], rest[j]
		return a.rank < b.rank || a.rank == b.rank && a.id < b.id
	})
	for _, r := range rest {
		listed = append(listed, r.id)
	}
	return listed
}
