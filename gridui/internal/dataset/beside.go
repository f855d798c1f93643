// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"maps"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
)

// besideRows keeps inserted rows beside other rows until the sort keys, the filters or the groups
// change: until then they are sorted and filtered by the values of these rows. Their records are
// next to each other, and rows with equal keys keep the order of their records.
type besideRows struct {
	rows *shownRows
	want *want
	// code is set by Insert. Programs that insert no rows do not link it.
	code *besideCode
	// now holds the pairs, nil without any. Fields of the model keep it, so it changes only in
	// place when a compaction renumbers the records.
	now *standIns
	// names holds the ids of the pairs, to find them again after other rows were given. It is
	// nil without RowID.
	names map[string]string
	// gives is the value of inputs.gives for the records.
	gives uint32
	// keys, filter and groups are the options at the time of the insertion.
	keys   []option.SortKey
	filter FilterState
	groups option.Grouping
}

// besideCode holds the functions for rows that stay beside others.
type besideCode struct {
	source   func(b *besideRows) rowdata.Source
	sync     func(b *besideRows) (changed bool)
	follow   func(b *besideRows, updated []int32) []int32
	renumber func(b *besideRows, moved []int32)
}

var codeBeside = besideCode{
	source:   func(b *besideRows) rowdata.Source { return standing{b.rows.Order.Records, b.now} },
	sync:     (*besideRows).syncNow,
	follow:   (*besideRows).followNow,
	renumber: (*besideRows).renumberNow,
}

// standIns maps records to the records whose values sort and filter them, or to copies of these rows after
// they were removed.
type standIns struct {
	of   map[coord.Record]coord.Record
	left map[coord.Record]rowdata.Row
}

// standing is a list of rows in which some rows have the values of others.
type standing struct {
	rowdata.Source
	ins *standIns
}

func (s standing) At(i int) rowdata.Row {
	if other, ok := s.ins.of[coord.Record(i)]; ok {
		i = int(other)
	} else if row, ok := s.ins.left[coord.Record(i)]; ok {
		return row
	}
	return s.Source.At(i)
}

func (s standing) Lease() rowdata.Source { return standing{s.Source.Lease(), s.ins} }

// source returns the rows that sort keys and filters read.
func (b *besideRows) source() rowdata.Source {
	if b.now == nil {
		return b.rows.Order.Records
	}
	return b.code.source(b)
}

// Regive prepares for rows that are given without the removed ones: it renumbers the pairs. The
// caller then gives the rows and calls Insert.
func (b *besideRows) Regive() {
	if b.now == nil {
		return
	}
	gone, next := &b.rows.Order.Gone, map[coord.Record]coord.Record{}
	number := func(i coord.Record) coord.Record { return i - coord.Record(gone.before(i)) }
	left := map[coord.Record]rowdata.Row{}
	for row, other := range b.now.of {
		switch {
		case gone.Has(row):
		case gone.Has(other):
			left[number(row)] = b.rows.Kind.Clone(b.rows.Order.Records.At(int(other)))
		default:
			next[number(row)] = number(other)
		}
	}
	for row, other := range b.now.left {
		if !gone.Has(row) {
			left[number(row)] = other
		}
	}
	b.now = &standIns{next, left}
}

// Of returns the record beside which a row stays, NoRecord for none, and a copy of its row.
func (b *besideRows) Of(row coord.Record) (other coord.Record, as rowdata.Row) {
	if b.now == nil {
		return coord.NoRecord, as
	}
	if other, ok := b.now.of[row]; ok {
		return other, b.rows.Kind.Clone(b.rows.Order.Records.At(int(other)))
	}
	return coord.NoRecord, b.now.left[row]
}

// Insert keeps inserted rows beside others. Records are numbers of the rows just given: beside
// has the record of the other row for each inserted one, NoRecord for none. as has the row of others that
// are gone; it may be nil.
func (b *besideRows) Insert(beside map[coord.Record]coord.Record, as map[coord.Record]rowdata.Row) {
	b.code = &codeBeside
	next, left := map[coord.Record]coord.Record{}, map[coord.Record]rowdata.Row{}
	if b.now != nil {
		inserted := slices.Sorted(maps.Keys(beside))
		move := func(i coord.Record) coord.Record {
			for _, at := range inserted {
				if i >= at {
					i++
				}
			}
			return i
		}
		for row, other := range b.now.of {
			next[move(row)] = move(other)
		}
		for row, other := range b.now.left {
			left[move(row)] = other
		}
	}
	if len(b.want.Keys()) > 0 || b.want.Filters() {
		for row, other := range beside {
			if to, ok := left[other]; ok {
				left[row] = to
				continue
			}
			if to, ok := next[other]; ok {
				other = to
			}
			if other >= 0 {
				next[row] = other
			}
		}
		maps.Copy(left, as)
	}
	b.gives = b.rows.gives
	b.set(next, left)
	if b.now == nil {
		return
	}
	b.keys, b.groups = slices.Clone(b.want.Keys()), settings.CloneGrouping(&b.rows.Options.Grouping)
	b.filter.Take(b.want.filterState().withoutNumbers(), true)
	b.names = nil
	if rowID := b.rows.Funcs.RowID; rowID != nil {
		b.names = map[string]string{}
		rows := b.rows.Given()
		for row, to := range next {
			b.names[rowID(rows.At(int(row)))] = rowID(rows.At(int(to)))
		}
	}
}

// set replaces the pairs.
func (b *besideRows) set(of map[coord.Record]coord.Record, left map[coord.Record]rowdata.Row) {
	b.now = nil
	if len(of)+len(left) > 0 {
		b.now = &standIns{of, left}
	}
}

// sync drops the pairs if the order or the filters changed, and finds them again if other rows
// were given. It reports whether the fields of the model are out of date.
func (b *besideRows) sync() (changed bool) { return b.now != nil && b.code.sync(b) }

func (b *besideRows) syncNow() (changed bool) {
	switch {
	case !slices.Equal(b.keys, b.want.Keys()), !b.filter.same(b.want.filterState().withoutNumbers()),
		!settings.SameGrouping(&b.groups, &b.rows.Options.Grouping):
		b.now, b.names = nil, nil
	case b.gives == b.rows.gives:
		return false
	default:
		b.find()
	}
	return true
}

// find finds the pairs by their ids.
func (b *besideRows) find() {
	b.gives, b.now = b.rows.gives, nil
	rowID, rows := b.rows.Funcs.RowID, b.rows.Order.Records
	if rowID == nil || rows == nil || b.rows.remote != nil {
		return
	}
	records := map[string]coord.Record{}
	for row, other := range b.names {
		records[row], records[other] = -1, -1
	}
	for i := range rows.Len() {
		id := rowID(rows.At(i))
		if _, ok := records[id]; ok {
			records[id] = coord.Record(i)
		}
	}
	of := map[coord.Record]coord.Record{}
	for row, other := range b.names {
		if records[row] >= 0 && records[other] >= 0 {
			of[records[row]] = records[other]
		}
	}
	b.set(of, nil)
}

// follow appends the rows that stay beside updated ones, which change their values too.
func (b *besideRows) follow(updated []int32) []int32 {
	if b.now == nil {
		return updated
	}
	return b.code.follow(b, updated)
}

func (b *besideRows) followNow(updated []int32) []int32 {
	of := map[int32]bool{}
	for _, row := range updated {
		of[row] = true
	}
	for row, other := range b.now.of {
		if of[int32(other)] {
			updated = append(updated, int32(row))
		}
	}
	return updated
}

// renumber follows a compaction, which no job overlaps.
func (b *besideRows) renumber(moved []int32) {
	if b.now != nil {
		b.code.renumber(b, moved)
	}
}

func (b *besideRows) renumberNow(moved []int32) {
	of, left := map[coord.Record]coord.Record{}, map[coord.Record]rowdata.Row{}
	for row, other := range b.now.of {
		if row, other := Renumbered(row, moved), Renumbered(other, moved); row >= 0 && other >= 0 {
			of[row] = other
		}
	}
	for row, other := range b.now.left {
		if row := Renumbered(row, moved); row >= 0 {
			left[row] = other
		}
	}
	b.now.of, b.now.left = of, left
}
