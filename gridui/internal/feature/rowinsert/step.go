// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowinsert

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// step is an insertion or a removal of rows of the slice of SetRows, which can be undone.
type step struct {
	f       *Feature
	inserts bool
	rows    rowdata.Slice
	// ids holds the ids of the rows while they are there; without RowID their indexes. before holds the id of
	// the row after each, empty at the end; without RowID the index before the insertion.
	ids, before []string
	// beside holds the id of the row next to each inserted row, empty for none.
	beside []string
	// as holds copies of the rows by whose values removed rows were sorted, nil rows for their own.
	as []rowdata.Row
	// named holds the ids that the caller of a removal gave, records the numbers of all removed rows.
	named   []string
	records []coord.Record
}

// prepare finds the places of inserted rows, and checks their ids.
func (s *step) prepare(blocks []block) error {
	f := s.f
	end := coord.Record(f.Dataset.Order.Records.Len())
	for _, b := range blocks {
		before := end
		switch {
		case b.beside >= 0 && b.below:
			before = f.next(b.beside+1, nil)
		case b.beside >= 0:
			before = b.beside
		}
		for range b.rows.Len() {
			s.before = append(s.before, f.place(before))
		}
	}
	rowID := f.Dataset.Funcs.RowID
	if rowID == nil {
		return nil
	}
	taken := map[string]bool{}
	for i := range s.rows.Len() {
		id := rowID(s.rows.At(i))
		if record := f.Dataset.RecordByID(id); id == "" || taken[id] || record >= 0 && !f.Dataset.Order.Gone.Has(record) {
			return edit.ErrKeyTaken
		}
		taken[id] = true
		s.ids = append(s.ids, id)
	}
	return nil
}

// next returns the first record from one on that is there and not among others.
func (f *Feature) next(i coord.Record, but map[coord.Record]bool) coord.Record {
	o := &f.Dataset.Order
	for int(i) < o.Records.Len() && (but[i] || o.Gone.Has(i) || o.Tree.IsFiller(i)) {
		i++
	}
	return i
}

// place returns the name of the place before a record: its id, empty for the end.
func (f *Feature) place(before coord.Record) string {
	if int(before) >= f.Dataset.Order.Records.Len() {
		return ""
	}
	return f.name(before)
}

// removal returns a step that removes rows, in a tree with all rows below them; nil if none is there.
func (f *Feature) removal(ids []string) *step {
	s, o := &step{f: f}, &f.Dataset.Order
	gone := map[coord.Record]bool{}
	for _, id := range ids {
		if record := f.Dataset.RecordByID(id); record >= 0 && !o.Gone.Has(record) && !gone[record] {
			gone[record] = true
			s.named = append(s.named, id)
		}
	}
	if len(gone) == 0 {
		return nil
	}
	for record := range gone {
		s.records = append(s.records, record)
	}
	if o.Tree != nil {
		var below []int32
		for _, record := range s.records {
			below = append(below, int32(record))
		}
		s.records = s.records[:0]
		for _, record := range o.Tree.Tree.WithBelow(below) {
			if record := coord.Record(record); !o.Tree.IsFiller(record) && !o.Gone.Has(record) {
				gone[record] = true
				s.records = append(s.records, record)
			}
		}
	}
	slices.Sort(s.records)
	s.records = slices.Compact(s.records)
	rows := f.Dataset.Kind.List(len(s.records))
	for k, record := range s.records {
		rows.Add(f.row(record))
		s.ids = append(s.ids, f.name(record))
		other, as := f.Dataset.Beside.Of(record)
		s.beside, s.as = append(s.beside, f.name(other)), append(s.as, as)
		before := f.next(record+1, gone)
		switch place := f.place(before); {
		case f.Dataset.Funcs.RowID == nil && place != "":
			s.before = append(s.before, number(record-coord.Record(k)))
		default:
			s.before = append(s.before, place)
		}
	}
	s.rows = rows
	return s
}

func (s *step) Cells() int { return s.rows.Len() }

func (s *step) Place() (rowID, columnID string) {
	if len(s.ids) == 0 {
		return "", ""
	}
	return s.ids[0], ""
}

func (s *step) Undo() error { return s.travel(!s.inserts) }

func (s *step) Redo() error { return s.travel(s.inserts) }

// travel inserts or removes the rows, and emits the event of a step that is undone or redone.
func (s *step) travel(insert bool) error {
	f := s.f
	if err := f.refusal(); err != nil {
		return err
	}
	if !insert {
		if err := s.remove(); err != nil {
			return err
		}
		if f.Editing.State.History.Moving() {
			f.Report.Emit(events.RowsDeleted{RowIDs: s.ids})
		}
		return nil
	}
	if err := s.insert(); err != nil {
		return err
	}
	if f.Editing.State.History.Moving() {
		ev := edit.RowsInserted{Rows: s.rows, IDs: s.ids, Where: option.RowBefore, Beside: s.before}
		f.Report.Emit(ev)
	}
	return nil
}

// record returns the record of a row that is there.
func (f *Feature) record(id string) (coord.Record, error) {
	record := f.Dataset.RecordByID(id)
	if record < 0 || f.Dataset.Order.Gone.Has(record) {
		return record, dataset.ErrRowGone
	}
	return record, nil
}

// insert puts the rows before their places. A row whose place is gone comes to the end.
func (s *step) insert() error {
	f := s.f
	end := coord.Record(f.Dataset.Order.Records.Len())
	into, beside := map[coord.Record][]int{}, make([]coord.Record, s.rows.Len())
	for k := range s.rows.Len() {
		if s.ids != nil && f.Dataset.Funcs.RowID != nil {
			if _, err := f.record(s.ids[k]); err == nil {
				return edit.ErrKeyTaken
			}
		}
		at := end
		if record, err := f.record(s.before[k]); err == nil && s.before[k] != "" {
			at = record
		}
		into[at] = append(into[at], k)
		beside[k] = coord.NoRecord
		if s.beside != nil && s.beside[k] != "" {
			if record, err := f.record(s.beside[k]); err == nil {
				beside[k] = record
			}
		}
	}
	places := f.give(s.rows, into, nil)
	if f.Dataset.Funcs.RowID == nil {
		s.ids = make([]string, s.rows.Len())
		for k := range s.ids {
			s.ids[k] = number(places[end+coord.Record(k)])
		}
	}
	others, as := map[coord.Record]coord.Record{}, map[coord.Record]rowdata.Row{}
	for k := range beside {
		at, other := places[end+coord.Record(k)], coord.NoRecord
		switch {
		case beside[k] >= 0:
			other = places[beside[k]]
		case s.as != nil && !s.as[k].IsNil():
			as[at] = s.as[k]
		}
		others[at] = other
	}
	f.Dataset.Beside.Insert(others, as)
	return nil
}

// remove removes the rows.
func (s *step) remove() error {
	f := s.f
	gone := map[coord.Record]bool{}
	for _, id := range s.ids {
		record, err := f.record(id)
		if err != nil {
			return err
		}
		gone[record] = true
	}
	if f.Dataset.Funcs.RowID != nil {
		return f.Dataset.Changes.Apply(dataset.Change{Remove: slices.Clone(s.ids)})
	}
	f.give(f.Dataset.Kind.List(0), nil, gone)
	f.Dataset.Beside.Insert(nil, nil)
	return nil
}

// give replaces the rows of the grid by the same rows with new ones, by their numbers, before some records, and
// without others. It returns the new places of records; new rows follow the records.
func (f *Feature) give(added rowdata.Slice, into map[coord.Record][]int, without map[coord.Record]bool) map[coord.Record]coord.Record {
	f.Dataset.Beside.Regive()
	o := &f.Dataset.Order
	n := coord.Record(o.Records.Len())
	places, order := make(map[coord.Record]coord.Record), make([]coord.Record, 0, int(n)+added.Len())
	put := func(i coord.Record) {
		places[i] = coord.Record(len(order))
		order = append(order, i)
	}
	for i := range n + 1 {
		for _, k := range into[i] {
			put(n + coord.Record(k))
		}
		if i < n && !without[i] && !o.Gone.Has(i) && !o.Tree.IsFiller(i) {
			put(i)
		}
	}
	if given, ok := f.Dataset.Given().(rowdata.Slice); ok && o.Tree == nil {
		f.Dataset.Pages.Reorder(given.With(added), order)
		return places
	}
	rows := f.Dataset.Kind.List(len(order)) // a tree also shows rows that are not in the slice
	for at, i := range order {
		if i < n {
			rows.Add(o.Records.At(int(i)))
		} else {
			rows.Add(added.At(int(i - n)))
		}
		order[at] = coord.Record(at)
	}
	f.Dataset.Pages.Reorder(rows, order)
	return places
}
