// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"errors"
	"fmt"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/remoteedits"
	"github.com/giogrid/giogrid/gridui/internal/remoterows"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// ErrSourceSaves is the error of methods of a ChangeTrackingGrid that its rows have no use for,
// because they are those of a source: Save writes them there.
var ErrSourceSaves = errors.New("gridui: the rows are those of a source, which Save writes")

// SetSource is Grid.SetSource. The changes of a Remote, whose source can be written to, are tracked
// from then on, without those of other rows before. A field of the rows is a column of the source by
// its name; fields that hold no value of a cell, and Local ones, are none.
//
// A change belongs to the id of its row: it stays when the rows are sorted, filtered and read again,
// and the row stays where the source has it. New rows show before those of the source if AddAt is
// tracking.AtTop, else after them. One whose key is null, 0 or empty gets its key from the source.
// RowKey and Optimistic are not used. Nothing is written before Save.
func (c *ChangeTrackingGrid[T]) SetSource(rows Rows[T]) {
	r, ok := rows.(*Remote[T])
	switch {
	case !ok:
		c.Grid.SetSource(rows)
	case r.edits == nil || c.tracked == nil || c.tracked.over != sourceChanges(r.edits.rows):
		if err := new(sourceEdits[T]).track(c, r); err != nil {
			c.tracked = &tracked[T]{g: &c.Grid}
			c.grid().core.Report.Problem("tracking"+err.Error(), "changes are not tracked: %w", err)
			c.Grid.SetSource(rows)
		}
	}
}

// track begins to track the rows of a source.
func (s *sourceEdits[T]) track(c *ChangeTrackingGrid[T], r *Remote[T]) error {
	writer, ok := r.given.(rowsource.Writer)
	features := r.source.Features()
	if !ok || !features.Write {
		return fmt.Errorf("%w: writing", rowsource.ErrUnsupported)
	}
	fields := c.Fields
	if fields == nil {
		fields = tracking.DeriveFields[T]()
	}
	columns, err := remoteedits.NewColumns(fields, r.source.ID, remoteedits.ColumnOptions{Key: features.Key, Expect: features.Expect, Version: r.options.Version, Secret: r.options.Secret})
	if err != nil {
		return err
	}
	s.writer, s.remote = remoterows.GuardWriter(writer), r
	c.tracked = &tracked[T]{g: &c.Grid} // the grid is not to track Data
	c.grid()
	s.tracked = (&tracked[T]{}).track(c, nil, func(row T) string { return s.rowKey(&columns, row) })
	s.tracked.from.known = false
	if s.tracked.t == nil {
		c.Grid.SetSource(r)
		return nil
	}
	s.rows = remoteedits.New(r.rows, s.tracked.t, columns, remoteedits.Options{Top: c.AddAt == tracking.AtTop, Reload: r.rows.Reload, Save: s.save})
	s.tracked.over, r.edits = s.rows, s
	c.Grid.core.WireConflicts()
	c.Grid.core.Data.Give(s.rows)
	return nil
}

// sourceChanges are changes laid over the rows of a source. Programs without a Remote do not link
// it for an interface.
type sourceChanges interface {
	Refresh()
	Changed(ids []string)
	Reach(id string) bool
	Has(id string) bool
	Leaving(id string) bool
	Prune()
	ConflictOf(id string) *events.RowConflict
	ConflictRow(i int) (id string, of int)
	// Save writes the changes, Reread reads the rows again.
	Save()
	Reread()
}

// sourceEdits are the changes to the rows of a Remote.
type sourceEdits[T any] struct {
	rows    *remoteedits.Rows[T]
	tracked *tracked[T]
	writer  rowsource.Writer
	remote  *Remote[T]
	// again is how often changes were written again because their conflicts settled themselves.
	again int
}

// mostAgain is how often that is tried until the person is asked.
const mostAgain = 3

// rowKey is the key of a row, empty for a new one that has none. A row that came from the source has
// the key that it says, be it 0.
func (s *sourceEdits[T]) rowKey(columns *remoteedits.Columns[T], row T) string {
	id := s.remote.source.ID(row)
	if s.rows != nil && columns.Keyless(row) && !s.rows.Known(id) {
		return ""
	}
	return id
}

// save begins to write the changes, unless a write is under way or conflicts are left to settle.
func (s *sourceEdits[T]) save() {
	s.again = 0
	s.write()
}

func (s *sourceEdits[T]) write() {
	t := s.tracked
	if s.rows.Status().Saving {
		return
	}
	s.rows.Prune()
	if s.settle() {
		s.ask()
		return
	}
	w, err := s.rows.Write()
	run := &sourceWrite[T]{edits: s, write: w}
	if err == nil {
		err = run.begin()
	}
	var invalid *tracking.InvalidError
	switch {
	case errors.As(err, &invalid):
		t.refused(invalid.Errors)
	case err != nil:
		s.rows.Fail(err)
	}
}

// ask tells of conflicts, and has the grid list them.
func (s *sourceEdits[T]) ask() {
	s.rows.AskPerson()
	s.tracked.g.core.Report.Emit(events.ConflictsFound{Rows: s.rows.RowConflicts()})
}

// settle takes over what was chosen of conflicts, and reports whether any are left. What a person gave
// up by it is a step of Undo.
func (s *sourceEdits[T]) settle() (open bool) {
	t, settled := s.tracked, s.rows.Settled()
	ids := make([]string, len(settled))
	for i := range settled {
		ids[i] = settled[i].RowID
	}
	before := t.states(ids)
	open = s.rows.Settle()
	after := t.states(ids)
	step := &rowsStep[T]{t: t}
	for i := range settled {
		was, is := &before[i], &after[i]
		if was.there == is.there && was.marked == is.marked && !settled[i].GaveUp() {
			continue
		}
		if is.there { // what others changed stays
			was.row = settled[i].Before(is.row)
		}
		step.before, step.after = append(step.before, *was), append(step.after, *is)
	}
	if len(step.before) > 0 {
		t.g.core.Editing.PushStep(step)
	}
	t.show(before, after)
	return open
}

// sourceWrite is a write under way.
type sourceWrite[T any] struct {
	edits   *sourceEdits[T]
	write   remoteedits.Write
	pending *tracking.Pending[T]
	cancel  context.CancelFunc
	// out and err are what the source answered.
	out rowsource.Outcome
	err error
}

// begin has a goroutine write.
func (w *sourceWrite[T]) begin() (err error) {
	s, state := w.edits, &w.edits.tracked.g.core.Editing.State
	w.pending, err = s.tracked.t.Begin("", tracking.CommitOptions{Write: w.send, Optimistic: tracking.Off})
	if err != nil {
		return err
	}
	var ctx context.Context
	ctx, w.cancel = context.WithCancel(context.Background())
	state.Commit = w
	s.rows.Begin()
	wake := s.tracked.g.Invalidate
	go func() {
		w.pending.Send(ctx)
		if wake != nil {
			wake()
		}
	}()
	return nil
}

// send writes the changes. It is called on a goroutine of its own.
func (w *sourceWrite[T]) send(ctx context.Context) (tracking.Response, error) {
	if len(w.write.Edits) == 0 {
		return tracking.Response{}, nil
	}
	w.out, w.err = w.edits.writer.Write(ctx, w.write.Edits)
	if w.err == nil && len(w.out.Conflicts) > 0 {
		w.err = events.ErrConflicts
	}
	return tracking.Response{}, w.err
}

// Update ends the write if there is an answer, and reports whether there was one.
func (w *sourceWrite[T]) Update(gtx layout.Context) bool {
	s, g := w.edits, w.edits.tracked.g
	select {
	case <-w.pending.Done():
	default:
		g.core.Data.Jobs.PollFor(gtx)
		return false
	}
	g.core.Editing.State.Commit = nil
	w.cancel()
	_, err := w.pending.Finish()
	if w.err != nil {
		err = w.err
	}
	switch {
	case err == nil:
		w.saved()
	case errors.Is(err, events.ErrConflicts):
		if w.met() {
			return true
		}
	default:
		w.failed(err)
	}
	g.core.Report.Emit(events.Committed{ChangeSet: w.pending.ChangeSet(), Err: err})
	s.again = 0
	return true
}

// Close gives the write up.
func (w *sourceWrite[T]) Close() { w.cancel() }

// saved shows the rows as the source has them. What is kept of new rows follows them to their keys.
func (w *sourceWrite[T]) saved() {
	var list []edit.Rename
	for _, k := range w.edits.rows.Saved(w.write, w.out) {
		list = append(list, edit.Rename{From: k.From, To: k.To})
	}
	w.edits.rows.Fail(nil)
	w.edits.tracked.renamed(list...)
}

// met takes over conflicts. If none is left for the person, the changes are written again, which it
// reports.
func (w *sourceWrite[T]) met() (again bool) {
	s := w.edits
	s.rows.Fail(nil)
	open := s.rows.Met(w.write, w.out.Conflicts)
	if !open && s.again < mostAgain {
		s.again++
		s.write()
		return s.rows.Status().Saving
	}
	if !open {
		s.rows.Fail(events.ErrConflicts) // others change the rows faster than they are written
		return false
	}
	s.ask()
	return false
}

// failed keeps the changes, and shows why they were not saved: in the rows that were refused.
func (w *sourceWrite[T]) failed(err error) {
	s := w.edits
	s.rows.Fail(err)
	if refused := w.refused(err); len(refused) > 0 {
		s.tracked.t.Refuse(refused...)
		s.tracked.refused(refused)
	}
}

// refused returns the errors of the rows that a source refused, or did not write.
func (w *sourceWrite[T]) refused(err error) (refused []tracking.RowError) {
	var no *rowsource.EditError
	var dropped *rowsource.UnwrittenError
	switch {
	case errors.As(err, &no) && no.Edit >= 0 && no.Edit < len(w.write.IDs):
		of := tracking.RowError{Key: w.write.IDs[no.Edit], Message: no.Err.Error()}
		if no.Column != "" {
			of.Fields = []tracking.FieldError{{Field: no.Column, Message: no.Err.Error()}}
		}
		return []tracking.RowError{of}
	case errors.As(err, &dropped):
		for i, at := range dropped.Edits {
			if at >= 0 && at < len(w.write.IDs) && i < len(dropped.Rows) {
				of := rowsource.UnwrittenError{Edits: []int{at}, Rows: dropped.Rows[i : i+1]}
				refused = append(refused, tracking.RowError{Key: w.write.IDs[at], Message: of.Error()})
			}
		}
	}
	return refused
}

// reach has the tracker know a row of a source that is to be changed.
func (t *tracked[T]) reach(id string) {
	if t.over != nil {
		t.over.Reach(id)
	}
}

// reread shows the rows as they were accepted.
func (t *tracked[T]) reread() {
	if t.over != nil {
		t.over.Refresh()
		t.over.Reread()
		return
	}
	t.refill()
}

// writableOver says why a row of a source cannot be edited.
func (t *tracked[T]) writableOver(id string) error {
	switch {
	case t.over.Leaving(id):
		return ErrRowDeleted
	case !t.over.Has(id):
		return ErrNotLoaded
	}
	return nil
}

// status is what became of a row. One that is deleted at the source stays so until it was read again.
func (t *tracked[T]) status(id string) tracking.RowStatus {
	if t.over != nil && t.over.Leaving(id) {
		return tracking.Deleted
	}
	return t.t.Status(id)
}

// MarksConflicts reports whether others changed cells before their changes were saved.
func (t *tracked[T]) MarksConflicts() bool { return t.conflictCount() > 0 }

func (t *tracked[T]) conflictCount() (n int) {
	if t.over != nil {
		_, n = t.over.ConflictRow(0)
	}
	return n
}

// Conflict is the conflict of a cell, nil if there is none.
func (t *tracked[T]) Conflict(id string, d *column.Def) *events.CellConflict {
	if t.over == nil {
		return nil
	}
	c := t.over.ConflictOf(id)
	if c == nil {
		return nil
	}
	for i := range c.Cells {
		if t.fields.IsAbout(d, c.Cells[i].Column) {
			return &c.Cells[i]
		}
	}
	return nil
}

// SourceFields are columns as fields of rows that have their values by the ids of columns, for
// ChangeTrackingGrid.Fields. Rows of package sqlrows are such rows.
func SourceFields[T interface {
	Value(column string) value.Value
	With(column string, v value.Value) T
}](columns ...string) []tracking.Field[T] {
	fields := make([]tracking.Field[T], len(columns))
	for i, id := range columns {
		fields[i] = tracking.Field[T]{
			Name: id,
			Get:  func(row T) any { return row.Value(id) },
			Set: func(row *T, v any) error {
				to, err := value.Of(v)
				if err == nil {
					*row = (*row).With(id, to)
				}
				return err
			},
		}
	}
	return fields
}

// ErrNoEdits is the error of methods of a Remote whose rows no ChangeTrackingGrid tracks.
var ErrNoEdits = errors.New("gridui: no ChangeTrackingGrid tracks the rows")

// Preview is what ChangeTrackingGrid.Save would send, for people to read: the statements and their
// parameters of a rowsource.Previewer, else the edits as JSON. Nothing is sent. Values of
// RemoteOptions.Secret, and what the source logs in with, are not in it.
func (r *Remote[T]) Preview() (string, error) {
	if r.edits == nil {
		return "", ErrNoEdits
	}
	list, err := r.edits.rows.Preview()
	if err != nil {
		return "", err
	}
	return remoterows.PreviewText(r.given, list)
}

// Saving reports whether changes are being saved.
func (r *Remote[T]) Saving() bool { return r.edits != nil && r.edits.rows.Status().Saving }

// SaveErr is why the last Save failed, nil if it went well, is under way or met conflicts. The
// changes are still there, and ChangeTrackingGrid.Save tries again, as the grid's button does.
func (r *Remote[T]) SaveErr() error {
	if r.edits == nil {
		return nil
	}
	return r.edits.rows.Status().NotSaved
}

// Conflicts are the rows that the last Save met otherwise than they were read, with what was chosen
// since. The list is a copy.
func (r *Remote[T]) Conflicts() []events.RowConflict {
	if r.edits == nil {
		return nil
	}
	return r.edits.rows.RowConflicts()
}

// Settle chooses a side of a conflict for the next Save: of a cell by its column of the source, of
// all cells of a row if column is empty, of all rows if rowID is too. It reports whether there was
// such a conflict.
func (r *Remote[T]) Settle(rowID, column string, choice events.ConflictChoice) (found bool) {
	for i, c := range r.Conflicts() {
		if rowID != "" && rowID != c.RowID {
			continue
		}
		if column == "" {
			r.edits.rows.Choose(i, -1, choice)
			found = true
		}
		for k := range c.Cells {
			if column != "" && c.Cells[k].Column == column {
				r.edits.rows.Choose(i, k, choice)
				found = true
			}
		}
	}
	return found
}
