// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// rowLookup finds the positions and the records of rows by id.
type rowLookup struct {
	rows   *shownRows
	index  *idIndex
	groups *groups
}

// FindRow returns the position of a body row by id; the search starts near a row. Without RowID the
// id of a row is its number, unless there is a tree.
func (rl *rowLookup) FindRow(id string, near coord.Pos) (shown coord.Pos, ok bool) {
	if r := rl.rows.remote; r != nil {
		record, ok := remote.Find(r, id, nearRecord(rl.rows, near))
		if !ok {
			return 0, false
		}
		shown = rl.rows.ShownOf(record)
		return shown, shown >= 0
	}
	if rl.rows.Funcs.RowID == nil && !rl.rows.Outlined() {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= rl.rows.GivenCount() {
			return 0, false
		}
		shown = rl.rows.ShownOf(coord.Record(i))
		return shown, shown >= 0
	}
	if isGroupID(id) {
		return rl.findGroup(id, near)
	}
	return rl.FindNearby(id, near)
}

// nearRecord returns the record at a position, the last one if there are fewer rows.
func nearRecord(rows *shownRows, at coord.Pos) coord.Record {
	at = min(max(at, 0), coord.Pos(rows.ShownCount()-1))
	if at < 0 {
		return 0
	}
	return coord.Record(rows.Pinned.Open(at, rows.Order.Lo))
}

// FindShown returns the position of a pinned row or a body row by id; near is the last known
// position.
func (rl *rowLookup) FindShown(id string, near coord.Pos) (row coord.Pos, ok bool) {
	for i, pinned := range rl.rows.Pinned.ids {
		if pinned == id {
			return coord.Pinned(i), true
		}
	}
	return rl.FindRow(id, max(near, 0))
}

// FindNearby returns the position of a body row by id, as far as a frame may search. Rows that may
// not be scanned are searched only on the screen.
func (rl *rowLookup) FindNearby(id string, near coord.Pos) (shown coord.Pos, ok bool) {
	f := rowFinder{id: rl.rows.RowID, hi: coord.Pos(rl.rows.ShownCount()), most: findNear}
	switch {
	case !rl.rows.Scans():
		first, end := rl.rows.Host.Visible()
		f.lo, f.hi = first, min(end, f.hi)
	case f.hi <= InlineRows:
		f.most = int(f.hi)
	}
	if shown, ok = f.find(id, near); ok || !rl.index.Complete() {
		return shown, ok
	}
	record, ok := rl.index.Find(id)
	if !ok {
		return 0, false
	}
	shown = rl.rows.ShownOf(record)
	return shown, shown >= 0
}

// findGroup returns the position of a group. If there are many groups it searches only near a row;
// a rowSearch searches further.
func (rl *rowLookup) findGroup(id string, near coord.Pos) (shown coord.Pos, ok bool) {
	s := rl.groups.search()
	switch {
	case s.groups == nil || rl.rows.Order.Outline() == nil:
		return 0, false
	case s.many():
		f := rowFinder{id: rl.rows.RowID, hi: coord.Pos(rl.rows.ShownCount()), most: findNear}
		return f.find(id, near)
	}
	it, ok := s.findItem(id, func(int) {})
	if !ok {
		return 0, false
	}
	return rl.shownGroup(it)
}

// shownGroup returns the position of a group or of a footer.
func (rl *rowLookup) shownGroup(it coord.Item) (shown coord.Pos, ok bool) {
	place := groupPlace(rl.rows.Order.Model.Groups(), rl.rows.Order.Model.Outline(), it)
	if place < 0 {
		return 0, false
	}
	shown = rl.rows.BodyPos(rl.rows.Order.Model.Outline().Index(place))
	return shown, shown >= 0
}

// groupPlace returns the place of a group or of a footer, or -1. Of two totals of all rows it
// returns the first.
func groupPlace(groups *rowmodel.Groups, o *rowmodel.Outline, it coord.Item) coord.Place {
	group := it.Group()
	if groups == nil || o == nil || group >= len(groups.List) {
		return -1
	}
	if group == 0 {
		last := coord.Place(o.Places() - 1) // -1 without rows
		for _, at := range [...]coord.Place{0, last} {
			if 0 <= at && at <= last && o.Item(at) == it {
				return at
			}
		}
		return -1
	}
	place := o.Place(groups.List[group].Record())
	for place >= 0 && o.Item(place) != coord.GroupItem(group) {
		place = o.Parent(place)
	}
	if place < 0 || !it.IsFooter() {
		return place
	}
	if place = o.End(place) - 1; o.Item(place) != it {
		return -1
	}
	return place
}

// Named returns the records for which a frame may determine ids and selectability: all of them, or
// only those drawn in the last frame where that would read rows that may not be scanned.
func (rl *rowLookup) Named(rows RowList, r *Reader) RowList {
	if rl.rows.Scans() || r.Decimal() && r.Able == nil && !r.Full.Any() || rows.Most <= 1 {
		return rows
	}
	drawn := map[coord.Item]bool{}
	first, end := rl.rows.Host.Visible()
	for shown := first; shown < min(end, coord.Pos(rl.rows.ShownCount())); shown++ {
		drawn[rl.rows.SourceOf(shown)] = true
	}
	var out []coord.Item
	left := false
	for row := range rows.Each {
		if drawn[row] {
			out = append(out, row)
		} else {
			left = true
		}
	}
	if left {
		rl.rows.Unscanned("selecting a range of rows", "those on the screen are selected")
	}
	return ListOf(out...)
}

// RecordID returns the id of a record, whether or not the visible rows have its number yet.
func (rl *rowLookup) RecordID(record coord.Record) string {
	o := &rl.rows.Order
	if o.Tree != nil {
		return o.Tree.ID(record)
	}
	return o.Records.id(rl.rows.Funcs.RowID, record)
}

// RecordByID returns the record with an id, or -1.
func (rl *rowLookup) RecordByID(id string) coord.Record {
	o := &rl.rows.Order
	if o.Records == nil {
		return -1
	}
	if r := rl.rows.remote; r != nil {
		if i, ok := remote.Find(r, id, 0); ok && remote.IsLoaded(r, i) {
			return i
		}
		return -1
	}
	if rl.rows.Funcs.RowID == nil && o.Tree == nil {
		i, err := strconv.Atoi(id)
		if err != nil || i < 0 || i >= o.Records.Len() || strconv.Itoa(i) != id {
			return -1
		}
		return coord.Record(i)
	}
	if i, ok := rl.recordShown(id); ok {
		return i
	}
	if !rl.rows.Orders() {
		shown, ok := rl.FindNearby(id, 0)
		if !ok {
			return -1
		}
		return rl.rows.SourceOf(shown).Record()
	}
	rl.index.buildNow()
	if i, ok := rl.index.Find(id); ok && !o.Tree.IsFiller(i) {
		return i
	}
	return -1
}

// recordShown returns the record with an id if it belongs to the focused row, which needs no
// search.
func (rl *rowLookup) recordShown(id string) (record coord.Record, ok bool) {
	o := &rl.rows.Order
	focused, band, at, ok := rl.rows.Host.FocusedRow()
	if o.Now.gen != o.gen || !ok || focused != id {
		return -1, false
	}
	row, ok := rl.rows.PosIn(band, at)
	if !ok || rl.rows.RowID(row) != id {
		return -1, false
	}
	record = rl.rows.SourceOf(row).Record()
	return record, record >= 0 && !o.Tree.IsFiller(record)
}
