// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// rowMoveStep is a move of rows of the caller's slice, as an undo step.
type rowMoveStep struct {
	g           *Editing
	back, again rowsTo
}

// rowsTo holds the ids of rows and, for each, of the row that it moves before; an empty id moves it
// to the end. Without RowID an id is the row's number after the preceding change.
type rowsTo struct{ ids, before []string }

// MoveTo moves body rows before the row at a position, as an undo step.
func (ed *Editing) MoveTo(given rowdata.Slice, rows []coord.Pos, at coord.Pos) {
	moves := make(map[coord.Record]bool, len(rows))
	records := make([]coord.Record, len(rows))
	for k, row := range rows {
		records[k] = ed.Data.SourceOf(row).Record()
		moves[records[k]] = true
	}
	place := coord.Record(given.Len())
	switch n := ed.Data.ShownCount(); {
	case at < coord.Pos(n):
		place = ed.Data.SourceOf(at).Record()
	case n > 0:
		place = ed.Data.SourceOf(coord.Pos(n-1)).Record() + 1
	}
	// after returns the first record from i on that exists and is not moved.
	after := func(i coord.Record) coord.Record {
		for int(i) < given.Len() && (moves[i] || ed.Data.Order.Gone.Has(i)) {
			i++
		}
		return i
	}
	before := after(place)
	s := &rowMoveStep{g: ed}
	for k, i := range records {
		s.again.add(ed.nameOf(given, i, i), ed.nameOf(given, before, before))
		next := after(i + 1)
		s.back.add(ed.nameOf(given, i, movedTo(records, before)+coord.Record(k)), ed.nameOf(given, next, movedFrom(records, next, before)))
	}
	ed.placeRecords(given, map[coord.Record][]coord.Record{before: records})
	ed.PushStep(s)
}

// placeRecords moves records before the records that are the keys of into; given.Len() is the end.
func (ed *Editing) placeRecords(given rowdata.Slice, into map[coord.Record][]coord.Record) {
	moves := map[coord.Record]bool{}
	for _, records := range into {
		for _, i := range records {
			moves[i] = true
		}
	}
	out := make([]coord.Record, 0, given.Len())
	for i := range coord.Record(given.Len() + 1) {
		out = append(out, into[i]...)
		if int(i) < given.Len() && !moves[i] && !ed.Data.Order.Gone.Has(i) {
			out = append(out, i)
		}
	}
	ed.Data.Pages.Reorder(given, out)
}

func (t *rowsTo) add(id, before string) {
	t.ids, t.before = append(t.ids, id), append(t.before, before)
}

// nameOf returns the id of record i, which is at place at of the slice, empty after its end.
func (ed *Editing) nameOf(given rowdata.Slice, i, at coord.Record) string {
	switch {
	case int(i) >= given.Len():
		return ""
	case ed.Data.Funcs.RowID == nil:
		return strconv.Itoa(int(at))
	}
	return ed.Data.Funcs.RowID(given.At(int(i)))
}

// movedTo returns the new place of the first of records when they move before a record.
func movedTo(records []coord.Record, before coord.Record) coord.Record {
	at := before
	for _, i := range records {
		if i < before {
			at--
		}
	}
	return at
}

// movedFrom returns the new place of a record that does not move when others move before a record.
func movedFrom(records []coord.Record, i, before coord.Record) coord.Record {
	at := movedTo(records, i)
	if i >= before {
		at += coord.Record(len(records))
	}
	return at
}

func (s *rowMoveStep) Cells() int { return len(s.back.ids) }

func (s *rowMoveStep) Undo() error { return s.to(&s.back) }

func (s *rowMoveStep) Redo() error { return s.to(&s.again) }

func (s *rowMoveStep) Place() (rowID, columnID string) {
	return s.back.ids[0], ""
}

// to moves the rows to their places, and emits an event.
func (s *rowMoveStep) to(to *rowsTo) error {
	g := s.g
	given, ok := g.Data.Given().(rowdata.Slice)
	if !ok || g.Options.RowDrag.Controlled {
		return dataset.ErrNotASlice
	}
	into := map[coord.Record][]coord.Record{}
	for k, id := range to.ids {
		i := g.Data.RecordByID(id)
		before := coord.Record(given.Len())
		if to.before[k] != "" {
			before = g.Data.RecordByID(to.before[k])
		}
		if i < 0 || before < 0 || g.Data.Order.Gone.Has(i) {
			return dataset.ErrRowGone
		}
		into[before] = append(into[before], i)
	}
	g.placeRecords(given, into)
	ev := events.RowsReordered{RowIDs: to.ids, From: -1, To: -1, TargetRowID: to.before[0], Where: option.RowBefore}
	if ev.TargetRowID == "" {
		ev.Where = option.RowEnd
	}
	g.Report.Emit(ev)
	return nil
}
