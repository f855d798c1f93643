// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Bulk writes to the selected rows, all of them in one step. A job finds the rows,
// each frame writes to copies of some of them, and the last one makes the change. Where
// few rows show, all of that is done at once.
type Bulk struct {
	g      *Editing
	Commit *Commit
	// values are what the columns of the commit get, one for each; fill, if not nil, computes
	// what their cells get.
	values []any
	fill   bulkFill
	// found are the records to write to, once find has ended; the first next of them
	// are written to.
	find  *rowmodel.Job
	found []int32
	next  int
	// also is a record that is written to whether it is selected or not, or NoRecord.
	also coord.Record
	// shows is how many rows find looks at, few what to do where it finds fewer than
	// least, made what follows the change. ended is told of an edit that took more than
	// one frame.
	shows, Least int
	// inline says that all is done at once.
	inline bool
	Few    func() error
	Made   func()
	Ended  func(err error)
	// Refused is why the first cell that was left out did not take its value.
	Refused error
	// given is what the records are numbers of.
	given dataset.RecordsGiven
	// hold keeps changes of rows waiting, as a job does that reads them.
	hold *rowmodel.Job
	// frame is the frame that wrote last.
	frame uint32
}

// bulkFill computes the values of cells. It is an interface so that programs without a fill do
// not link one.
type bulkFill interface {
	// begin is called once the rows are found.
	begin()
	// write writes to the rows that were found, up to one.
	write(b *Bulk, end int) error
}

// bulkSlice is how many cells a frame writes to: about 2 ms.
const bulkSlice = 4096

// NewBulk is an edit of the selected rows among some that show.
func (ed *Editing) NewBulk(by events.EditSource, s *dataset.Snapshot, columns []*column.Def, values []any) *Bulk {
	b := &Bulk{g: ed, also: coord.NoRecord, Commit: ed.NewCommit(by), values: values, shows: s.N, inline: s.N <= dataset.InlineRows, given: ed.Data.RecordsGiven()}
	for _, d := range columns {
		b.Commit.addColumn(d)
	}
	keep, most := ed.Selection.In(s), mostCells/max(len(columns), 1)
	b.find = rowmodel.NewJob(s.N, func(check func(int)) error {
		for row := range s.N {
			check(1)
			in, more := keep(row)
			if it := s.Item(row); in && s.Kind(it) == dataset.ItemRow && it.Record() != b.also {
				if b.found = append(b.found, int32(it)); len(b.found) > most {
					return ErrEditLarge
				}
			}
			if !more {
				return nil
			}
		}
		return nil
	})
	return b
}

// Start begins an edit, and ends it here if few rows show. The error is then why no cell
// was changed.
func (b *Bulk) Start() error {
	g := b.g
	g.State.StopBulk()
	if b.fill != nil && len(b.Commit.columns) == 0 {
		return nil // no column can be edited
	}
	if err := b.Commit.check(); err != nil {
		return err
	}
	if b.inline {
		if err := b.find.Run(); err != nil {
			return err
		}
		return b.writeAll()
	}
	g.Data.Jobs.Launch(b.find, b.shows)
	b.hold = rowmodel.NewJob(0, func(func(int)) error { return nil })
	g.Data.Jobs.Reading()
	g.Data.Jobs.Readers = append(g.Data.Jobs.Readers, b.hold)
	g.State.Bulk = b
	return nil
}

// writeAll writes to all rows and makes the change.
func (b *Bulk) writeAll() error {
	if len(b.found) < b.Least {
		return b.Few()
	}
	b.expect()
	for b.next < len(b.found) {
		if err := b.writeSome(bulkSlice); err != nil {
			return err
		}
	}
	return b.end()
}

// UpdateBulk goes on with the edit, once a frame, and reports whether it has ended.
func (ed *Editing) UpdateBulk(gtx layout.Context) bool {
	b := ed.State.Bulk
	switch frame := ed.Data.Frame + 1; {
	case b == nil || b.frame == frame:
		return false
	case b.stale():
		ed.State.StopBulk()
		return true
	case !ed.Data.Jobs.Work(gtx, b.find):
		return false
	default:
		b.frame = frame
	}
	err := b.find.Err()
	switch {
	case err != nil:
	case b.next == 0 && len(b.found) < b.Least:
		err = b.Few()
	default:
		if b.next == 0 {
			b.expect()
		}
		if err = b.writeSome(bulkSlice); err == nil && b.next < len(b.found) {
			gtx.Execute(op.InvalidateCmd{})
			return false
		}
		if err == nil {
			err = b.end()
		}
	}
	b.close()
	b.Ended(err)
	return true
}

// stale reports whether the records are others than at the start.
func (b *Bulk) stale() bool { return b.given != b.g.Data.RecordsGiven() }

// Progress is how far the edit is, from 0 to 1: finding the rows is half of it.
func (b *Bulk) Progress() float64 {
	if !b.find.Finished() {
		return b.find.Progress() / 2
	}
	return (1 + float64(b.next)/float64(max(len(b.found), 1))) / 2
}

// close lets go of the rows.
func (b *Bulk) close() {
	b.find.Cancel()
	if b.hold != nil {
		b.hold.Cancel()
	}
	if b.g.State.Bulk == b {
		b.g.State.Bulk = nil
	}
}

// StopBulk gives up the edit of many rows that is under way, and reports whether there is
// one.
func (e *State) StopBulk() bool {
	b := e.Bulk
	if b == nil {
		return false
	}
	b.close()
	b.Ended(ErrEditStopped)
	return true
}

// expect makes room for all cells.
func (b *Bulk) expect() {
	c, n := b.Commit, len(b.found)
	c.copies.expect(n)
	c.rows, c.Cells = make([]column.EditedRow, 0, n), make([]column.ChangedCell, 0, n*len(c.columns))
	for _, at := range c.columns {
		if at.values != nil {
			at.values.Grow(n)
		}
	}
	if b.fill != nil {
		b.fill.begin()
	}
}

// writeSome writes to rows that have about so many cells, and checks them.
func (b *Bulk) writeSome(cells int) error {
	c := b.Commit
	rows := max(cells/max(len(c.columns), 1), 1)
	if err := b.writeRows(min(b.next+rows, len(b.found))); err != nil {
		return err
	}
	err := c.check()
	c.settle()
	return err
}

// writeRows writes to the rows up to one.
func (b *Bulk) writeRows(end int) error {
	if b.fill != nil {
		return b.fill.write(b, end)
	}
	for ; b.next < end; b.next++ {
		if err := b.writeRow(coord.Record(b.found[b.next])); err != nil {
			return err
		}
	}
	return nil
}

// writeRow writes to the cells of a row. Those that cannot be edited are passed over.
func (b *Bulk) writeRow(record coord.Record) error {
	c := b.Commit
	id := b.g.Data.ItemID(record.Item())
	row, err := c.addRow(Write{RowID: id, Record: record, Known: true})
	if err != nil {
		c.skipped += len(c.columns)
		return nil // deleted, or on its way out
	}
	for i := range c.columns {
		err := column.Contained(func() error { return c.putIn(row, i, b.values[i]) })
		switch {
		case err == nil:
		case err == column.ErrNotEditable:
			c.skipped++
		case c.Skip:
			c.skipped++
			if b.Refused == nil {
				b.Refused = &events.CellError{RowID: id, ColumnID: c.columns[i].def.ID, Err: err}
			}
		default:
			c.fail(id, c.columns[i].def.ID, err)
			return c.Err
		}
	}
	return nil
}

// end makes the change.
func (b *Bulk) end() error {
	b.rebase()
	b.close()
	if err := b.Commit.Apply(); err != nil {
		return err
	}
	if b.Made != nil {
		b.Made()
	}
	return nil
}

// rebase writes again to the rows that were changed since their copies were made, so
// that these changes stay.
func (b *Bulk) rebase() {
	c, waiting := b.Commit, b.g.Data.Changes.Rows()
	if len(waiting) == 0 {
		return
	}
	for i := range c.Cells {
		cell := &c.Cells[i]
		r := &c.rows[cell.Row]
		w, ok := waiting[r.ID]
		switch {
		case !ok:
			continue
		case w.Gone:
			cell.Same = true
			continue
		case r.Before != w.Row:
			r.Before = w.Row
			if c.copies.flat {
				c.copies.kind.Assign(r.Row, w.Row)
			} else {
				r.Row = c.copies.of(w.Row)
			}
		}
		d := c.columns[cell.Column].def
		v := b.value(cell)
		if column.Contained(func() error { return c.set(d, r, v) }) != nil {
			cell.Same = true
		}
	}
}

// value is what a cell gets. All cells have been written to.
func (b *Bulk) value(cell *column.ChangedCell) any {
	if b.fill == nil {
		return b.values[cell.Column]
	}
	_, v := b.Commit.columns[cell.Column].values.Both(int(cell.Value))
	return v
}
