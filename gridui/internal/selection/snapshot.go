// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection

import (
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// None reports whether no row is selected.
func (sel *Rows) None() bool {
	return sel.Options.Selection.Mode == option.SelectOff || sel.Options.Selection.Rows.IsEmpty()
}

// Several reports whether more than one row may be selected.
func (sel *Rows) Several() bool {
	rows := &sel.Options.Selection.Rows
	return !sel.None() && (rows.IsAll() || rows.ExceptionCount() > 1)
}

// In returns a function that reports whether the row on a line of a snapshot is selected, and
// whether later rows may be. The function may be called on one other goroutine, line by line.
func (sel *Rows) In(s *dataset.Snapshot) func(line int) (in, more bool) {
	p := &snapshotRows{Snapshot: s, ids: sel.Options.Selection.Rows.Clone(), reader: sel.Data.Reader(), spreads: sel.Spreads()}
	return p.row
}

// InSource returns a function like In for the lines of a snapshot of the source. Removed rows are
// not selected.
func (sel *Rows) InSource() func(line int) (in, more bool) {
	r, ids, found := sel.Data.Reader(), sel.Options.Selection.Rows.Clone(), 0
	return func(line int) (in, more bool) {
		record := coord.Record(line)
		if in = r.Selectable(record) && r.Has(&ids, record); in {
			found++
		}
		return in, ids.IsAll() || found < ids.ExceptionCount()
	}
}

// snapshotRows finds the selected rows of a snapshot.
type snapshotRows struct {
	*dataset.Snapshot
	ids idset.Set
	// reader reports which rows can be selected.
	reader dataset.Reader
	// spreads is set if groups are selected with the rows below them.
	spreads bool
	// found counts the rows found, to stop after the last one.
	found int
}

func (p *snapshotRows) row(line int) (in, more bool) {
	it := p.Item(line)
	if p.Kind(it) != dataset.ItemRow {
		return p.spreads && p.allBelow(it), true
	}
	in = p.may(it.Record()) && p.ids.Has(p.ID(it.Record()))
	if in {
		p.found++
	}
	return in, p.ids.IsAll() || p.found < p.ids.ExceptionCount()
}

func (p *snapshotRows) may(row coord.Record) bool {
	return p.reader.Able == nil && !p.reader.Full.Any() || p.reader.Takes(p.Rows.At(int(row)))
}

// allBelow reports whether all selectable rows below a group or a filler are selected.
func (p *snapshotRows) allBelow(it coord.Item) bool {
	some, all := false, true
	p.RowsBelow(it, func(row coord.Record) bool {
		if p.may(row) {
			some, all = true, p.ids.Has(p.ID(row))
		}
		return all
	})
	return some && all
}

// Marked appends the known selected rows as records, or with all the known exceptions, at most most
// of them. ok is false while they are being counted.
func (sel *Rows) Marked(dst []coord.Record, most int) (rows []coord.Record, all, ok bool) {
	if sel.None() {
		return dst, false, true
	}
	set, r := &sel.Options.Selection.Rows, sel.Data.Reader()
	if !r.Unread {
		t := &sel.State.tally
		return t.marks.AppendExcept(dst, most), t.marks.All(), sel.inStep()
	}
	for id := range set.Exceptions() {
		if most--; most < 0 {
			break
		}
		if record := sel.Data.RecordByID(id); record >= 0 {
			dst = append(dst, record)
		}
	}
	return dst, set.IsAll(), true
}

// Many returns the selected rows if Marked knows them and there are more than most exceptions.
func (sel *Rows) Many(most int) (rows *rowmodel.Marks, ok bool) {
	r := sel.Data.Reader()
	rows = &sel.State.tally.marks
	return rows, !sel.None() && !r.Unread && rows.Exceptions() > most
}

// Rev returns revisions that change with the result of Marked.
func (sel *Rows) Rev() (set uint64, counted uint32) {
	return sel.Options.Selection.Rows.Rev(), sel.State.tally.rev
}
