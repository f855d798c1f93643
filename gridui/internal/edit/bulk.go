// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/pace"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Bulk writes to many rows in one step: to the selected rows, or to ranges of cells. A job finds
// the rows, each frame writes to copies of some of them, and the last one applies the change. A
// small edit is completed immediately.
type Bulk struct {
	g      *Editing
	Commit *Commit
	// targets holds the cells to write to, bands the same cells by rows. at is the index of the
	// band being written.
	targets []Target
	bands   []band
	at      int
	// fill, if not nil, computes the values instead of the targets.
	fill bulkFill
	// found holds the records to write to after find has ended; the first next of them are
	// written.
	find  *rowmodel.Job
	found []int32
	next  int
	// also is a record that is written whether it is selected or not, or NoRecord.
	also coord.Record
	// shows is the number of rows that find visits; inline is set if the edit is completed
	// immediately.
	shows  int
	inline bool
	// few is called if find finds fewer rows than least, made after the change. ended is called
	// with the outcome of an edit that took more than one frame.
	least int
	few   func() error
	made  func()
	ended func(err error)
	// apply applies the change; nil selects the commit's Apply.
	apply func() error
	// Refused is the reason why the first refused cell did not take its value.
	Refused error
	// refused counts the cells that did not take their value.
	refused int
	// given identifies the numbering of the records.
	given dataset.RecordsGiven
	// hold delays changes of rows, like a job that reads them.
	hold *rowmodel.Job
	// frame is the last frame that wrote.
	frame uint32
	pace  pace.Scroll[coord.Pos]
}

// bulkFill computes the values of cells. It is an interface so that programs without a fill do not
// link one.
type bulkFill interface {
	// begin is called after the rows were found.
	begin()
	// write writes to the found rows below index end.
	write(b *Bulk, end int) error
}

// inlineCells is the maximum number of cells of ranges written within a frame, which takes 10 to 25
// ms. More cells take a background job and several frames.
const inlineCells = 50_000

// NewBulk returns an edit of the selected rows in a snapshot: their cells in each column get the
// value for that column.
func (ed *Editing) NewBulk(by events.EditSource, s *dataset.Snapshot, columns []*column.Def, values []any) *Bulk {
	all := Target{
		rows: []ranges.Span{{End: s.N}}, Columns: columns,
		Value: func(c TargetCell) (v any, ok bool) { return values[c.Field], true },
	}
	b := ed.newBulk(by, []Target{all})
	b.inline = s.N <= dataset.InlineRows
	b.finds(s, ed.Selection.In(s))
	return b
}

// NewTargetBulk returns an edit of blocks of cells of a page. A failure is emitted as EditRefused.
func (ed *Editing) NewTargetBulk(by events.EditSource, page *dataset.Snapshot, targets []Target) *Bulk {
	b := ed.newBulk(by, targets)
	b.findsAll(page)
	return b
}

// newBulk returns an edit of targets without a job that finds the rows.
func (ed *Editing) newBulk(by events.EditSource, targets []Target) *Bulk {
	b := &Bulk{g: ed, also: coord.NoRecord, Commit: ed.NewCommit(by), targets: targets, given: ed.Data.RecordsGiven()}
	b.bands = bandsOf(targets, b.Commit.addColumn)
	return b
}

// findsAll makes the edit find all data rows of its bands in a page. A failure is emitted as
// EditRefused.
func (b *Bulk) findsAll(page *dataset.Snapshot) {
	cells := 0
	for i := range b.bands {
		cells += b.bands[i].rows.Len() * len(b.bands[i].cells)
	}
	b.inline = cells <= inlineCells
	b.ended = b.g.EditRefused
	b.finds(page, nil)
}

// finds sets the job that finds the rows in a snapshot. keep selects rows, and reports whether more
// may follow; nil selects all.
func (b *Bulk) finds(s *dataset.Snapshot, keep func(row int) (in, more bool)) {
	for i := range b.bands {
		b.shows += b.bands[i].rows.Len()
	}
	b.find = rowmodel.NewJob(b.shows, func(check func(int)) error {
		left := mostCells
		for i := range b.bands {
			band := &b.bands[i]
			before := len(b.found)
			if err := b.findIn(band, s, keep, left, check); err != nil {
				return err
			}
			band.end = len(b.found)
			left -= (band.end - before) * len(band.cells)
		}
		return nil
	})
}

// findIn finds the rows of a band. It fails if they have more than most cells.
func (b *Bulk) findIn(band *band, s *dataset.Snapshot, keep func(row int) (in, more bool), most int, check func(int)) error {
	end := len(b.found) + most/max(len(band.cells), 1)
	for row := band.rows.First; row < band.rows.End; row++ {
		check(1)
		in, more := true, true
		if keep != nil {
			in, more = keep(row)
		}
		if it := s.Item(row); in && s.HasCells(it) && it.Record() != b.also {
			if b.found = append(b.found, int32(it)); len(b.found) > end {
				return ErrEditLarge
			}
		}
		if !more {
			return nil
		}
	}
	return nil
}

// Then sets a function to call after the change.
func (b *Bulk) Then(made func()) { b.made = made }

// Tell sets a function to call with the outcome of an edit that took more than one frame.
func (b *Bulk) Tell(ended func(err error)) { b.ended = ended }

// OrElse sets a function to call instead of the change if fewer than least rows are found.
func (b *Bulk) OrElse(least int, few func() error) { b.least, b.few = least, few }

// SkipRefused makes the edit skip and count cells that cannot be changed.
func (b *Bulk) SkipRefused() { b.Commit.Skip = true }

// Start begins an edit, and completes it if few rows show. The error is then the reason why no cell
// was changed.
func (b *Bulk) Start() error {
	g := b.g
	g.State.StopBulk()
	switch {
	case b.stale():
		return ErrEditStopped
	case b.fill != nil && len(b.Commit.columns) == 0:
		return nil // no column can be edited
	}
	if err := b.Refusal(); err != nil {
		return err
	}
	if !b.inline {
		b.hold = g.Data.Jobs.Hold()
	}
	if b.hold == nil { // few rows, or rows that may be renumbered in the next frame
		if err := b.find.Run(); err != nil {
			return err
		}
		return b.writeAll()
	}
	g.Data.Jobs.Launch(b.find, b.shows)
	g.State.Bulk = b
	return nil
}

// Refusal returns the error with which Start would refuse to edit the rows now. It reads no row.
func (b *Bulk) Refusal() error {
	if err := b.Commit.check(); err != nil {
		return err
	}
	rows := make([]ranges.Span, len(b.bands))
	for i := range b.bands {
		rows[i] = b.bands[i].rows
	}
	return b.g.Data.Access().EditRefusal(rows...)
}

// StartOrRefuse starts the edit like Start, and emits an error as EditRefused.
func (b *Bulk) StartOrRefuse() {
	if err := b.Start(); err != nil {
		b.g.EditRefused(err)
	}
}

// writeAll writes to all rows and applies the change.
func (b *Bulk) writeAll() error {
	if len(b.found) < b.least {
		return b.few()
	}
	b.expect()
	for b.next < len(b.found) {
		if err := b.writeSome(pace.RestSlice); err != nil {
			return err
		}
	}
	return b.end()
}

// UpdateBulk continues the edit, at most once a frame, and reports whether it has ended.
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
	case b.next == 0 && len(b.found) < b.least:
		err = b.few()
	default:
		if b.next == 0 {
			b.expect()
		}
		first, end := ed.Data.Host.Visible()
		if err = b.writeSome(b.pace.Cells(gtx.Now, first, end)); err == nil && b.next < len(b.found) {
			gtx.Execute(op.InvalidateCmd{})
			return false
		}
		if err == nil {
			err = b.end()
		}
	}
	b.close()
	b.ended(err)
	return true
}

// stale reports whether records were renumbered since the start.
func (b *Bulk) stale() bool { return b.given != b.g.Data.RecordsGiven() }

// Progress returns the completed share of the edit, from 0 to 1. Finding the rows is half of it.
func (b *Bulk) Progress() float64 {
	if !b.find.Finished() {
		return b.find.Progress() / 2
	}
	return (1 + float64(b.next)/float64(max(len(b.found), 1))) / 2
}

// close releases the rows and cancels the job.
func (b *Bulk) close() {
	b.find.Cancel()
	if b.hold != nil {
		b.hold.Cancel()
	}
	if b.g.State.Bulk == b {
		b.g.State.Bulk = nil
	}
}

// StopBulk stops the running edit of many rows, and reports whether there was one.
func (e *State) StopBulk() bool {
	b := e.Bulk
	if b == nil {
		return false
	}
	b.close()
	b.ended(ErrEditStopped)
	return true
}

// expect allocates room for all cells.
func (b *Bulk) expect() {
	c, n := b.Commit, len(b.found)
	cells, first, in := 0, 0, make([]int, len(c.columns))
	for i := range b.bands {
		rows := b.bands[i].end - first
		first = b.bands[i].end
		cells += rows * len(b.bands[i].cells)
		for _, cell := range b.bands[i].cells {
			in[cell.column] += rows
		}
	}
	c.copies.expect(n)
	c.rows, c.Cells = make([]column.EditedRow, 0, n), make([]column.ChangedCell, 0, cells)
	for i, at := range c.columns {
		if at.values != nil {
			at.values.Grow(in[i])
		}
	}
	if b.fill != nil {
		b.fill.begin()
	}
}

// writeSome writes to rows with about a number of cells, and checks them.
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

// writeRows writes to the rows below index end.
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

// writeRow writes to the cells of a row. It skips cells that cannot be edited.
func (b *Bulk) writeRow(record coord.Record) error {
	for b.next >= b.bands[b.at].end {
		b.at++
	}
	c, band := b.Commit, &b.bands[b.at]
	defer b.passed(band)
	if !band.writes {
		c.skipped += len(band.cells)
		return nil
	}
	id := b.g.Data.ItemID(record.Item())
	row, err := c.addRow(Write{RowID: id, Record: record, Known: true})
	if err != nil {
		c.skipped += len(band.cells)
		return nil // deleted, or being deleted
	}
	for _, cell := range band.cells {
		err := column.Contained(func() error { return b.writeCell(row, cell) })
		switch {
		case err == nil:
		case err == column.ErrNotEditable:
			c.skipped++
		case c.Skip:
			c.skipped++
			b.refused++
			if b.Refused == nil {
				b.Refused = &events.CellError{RowID: id, ColumnID: c.columns[cell.column].def.ID, Err: err}
			}
		default:
			c.fail(id, c.columns[cell.column].def.ID, err)
			return c.Err
		}
	}
	return nil
}

// passed counts a row of a band in each target.
func (b *Bulk) passed(band *band) {
	for _, i := range band.targets {
		b.targets[i].line++
	}
}

// writeCell writes the value of the target to a cell of a row of the commit.
func (b *Bulk) writeCell(row int, cell bandCell) error {
	t, col := &b.targets[cell.target], int(cell.column)
	if b.g.covered(b.Commit.rows[row].Before, b.Commit.columns[col].def) {
		return nil
	}
	v, ok := t.Value(TargetCell{Line: t.line, Field: int(cell.field), Column: b.Commit.columns[col].def, Before: b.Commit.rows[row].Before})
	if !ok {
		return nil
	}
	return b.Commit.putIn(row, col, v)
}

// end applies the change.
func (b *Bulk) end() error {
	b.rebase()
	b.close()
	apply := b.apply
	if apply == nil {
		apply = b.Commit.Apply
	}
	if err := apply(); err != nil {
		return err
	}
	if b.made != nil {
		b.made()
	}
	return nil
}

// rebase writes again to rows that were changed after their copies were made, so that these changes
// are kept.
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
			cell.Keep(true)
			continue
		case r.Before != w.Row:
			row := r.Row
			if c.copies.flat {
				c.copies.kind.Assign(row, w.Row)
			} else {
				row = c.copies.of(w.Row)
			}
			r.Rebase(w.Row, row)
		}
		at := &c.columns[cell.Column]
		_, now := at.values.Both(int(cell.Value))
		if column.Contained(func() error { return c.set(at.def, r, now) }) != nil {
			cell.Keep(true)
		}
	}
}
