// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"context"
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/remoteedits"
	"github.com/giogrid/giogrid/gridui/internal/remoterows"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/tracking"
)

// Overlay is changes laid over the rows of a source, a remoteedits.Rows. Programs without rows of a
// source do not link it for an interface.
type Overlay interface {
	Refresh()
	Changed(ids []string)
	Reach(id string) bool
	Has(id string) bool
	Leaving(id string) bool
	ConflictOf(id string) *events.RowConflict
	ConflictRow(i int) (id string, of int)
	// Save writes the changes, Reread reads the rows again.
	Save()
	Reread()
}

// written is an Overlay that can be written to its source.
type written interface {
	Overlay
	Status() remote.Status
	Prune()
	// Settled are the conflicts that Settle takes over; Settle reports whether others are left.
	Settled() []remoteedits.Settlement
	Settle() (open bool)
	AskPerson()
	RowConflicts() []events.RowConflict
	// Write returns the changes as edits. Begin notes that they are being written, Fail why they
	// were not, Saved and Met what the source answered.
	Write() (remoteedits.Write, error)
	Begin()
	Fail(err error)
	Saved(w remoteedits.Write, out rowsource.Outcome) (renamed []tracking.KeyChange)
	Met(w remoteedits.Write, met []rowsource.Conflict) (open bool)
}

// SaveToSource writes the changes to rows of a source, and reports whether there is one.
func (t *Rows) SaveToSource() bool {
	if !t.OfSource() {
		return false
	}
	t.over.Save()
	return true
}

// Source is a source of rows to be written to, and how.
type Source[T any] struct {
	// Given is the source of the program, Contained the same with its panics contained.
	Given, Contained rowsource.Source[T]
	// Rows are its rows.
	Rows interface {
		remote.Rows
		Reload()
	}
	// Version is the column in which the source counts changes, Secret are columns not to be shown.
	Version string
	Secret  []string
	// Top puts new rows before those of the source.
	Top bool

	writer  rowsource.Writer
	columns remoteedits.Columns[T]
	edits   *remoteedits.Rows[T]
}

// Open finds out how the fields of a row are written. nil fields are derived from T.
func (s *Source[T]) Open(fields []tracking.Field[T]) error {
	writer, ok := s.Given.(rowsource.Writer)
	features := s.Contained.Features()
	if !ok || !features.Write {
		return fmt.Errorf("%w: writing", rowsource.ErrUnsupported)
	}
	if fields == nil {
		fields = tracking.DeriveFields[T]()
	}
	columns, err := remoteedits.NewColumns(fields, s.Contained.ID, remoteedits.ColumnOptions{Key: features.Key, Expect: features.Expect, Version: s.Version, Secret: s.Secret})
	s.writer, s.columns = remoterows.GuardWriter(writer), columns
	return err
}

// RowKey returns the key of a row, empty for a new row without one. A row that came from the source
// has the key that it holds, be it 0.
func (s *Source[T]) RowKey(row T) string {
	id := s.Contained.ID(row)
	if s.edits != nil && s.columns.Keyless(row) && !s.edits.Known(id) {
		return ""
	}
	return id
}

// Track lays the changes of tracked rows over those of the source, and returns the rows of both.
func (s *Source[T]) Track(t *Rows) *remoteedits.Rows[T] {
	w := &writes{rows: t, writer: s.writer}
	s.edits = remoteedits.New(s.Rows, TrackerOf[T](t), s.columns, remoteedits.Options{Top: s.Top, Reload: s.Rows.Reload, Save: w.save})
	w.over, t.over = s.edits, s.edits
	return s.edits
}

// writes writes the changes of tracked rows to their source.
type writes struct {
	rows   *Rows
	over   written
	writer rowsource.Writer
	// again counts the writes that were repeated because their conflicts settled themselves.
	again int
}

// mostAgain is how often a write is repeated until the person is asked.
const mostAgain = 3

// save begins to write the changes, unless a write is under way or conflicts are left to settle.
func (s *writes) save() {
	s.again = 0
	s.write()
}

func (s *writes) write() {
	if s.over.Status().Saving {
		return
	}
	s.over.Prune()
	if s.settle() {
		s.ask()
		return
	}
	edits, err := s.over.Write()
	if err == nil {
		w := &sourceWrite{writes: s, edits: edits}
		err = w.begin()
	}
	if refused := invalid(err); refused != nil {
		s.rows.refused(refused)
	} else if err != nil {
		s.over.Fail(err)
	}
}

// ask emits the conflicts, and makes the grid list them.
func (s *writes) ask() {
	s.over.AskPerson()
	s.rows.Report.Emit(events.ConflictsFound{Rows: s.over.RowConflicts()})
}

// settle takes over what was chosen of conflicts, and reports whether any are left. What a person gave
// up by it is a step of Undo.
func (s *writes) settle() (open bool) {
	t, settled := s.rows, s.over.Settled()
	ids := make([]string, len(settled))
	for i := range settled {
		ids[i] = settled[i].RowID
	}
	before := t.states(ids)
	open = s.over.Settle()
	after := t.states(ids)
	step := &rowsStep{t: t}
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
		t.Editing.PushStep(step)
	}
	t.show(before, after)
	return open
}

// sourceWrite is a write under way.
type sourceWrite struct {
	writes  *writes
	edits   remoteedits.Write
	pending pending
	// out and err are what the source answered.
	out rowsource.Outcome
	err error
}

// begin writes on a goroutine of its own.
func (w *sourceWrite) begin() (err error) {
	t := w.writes.rows
	w.pending, err = t.rows.begin("", tracking.CommitOptions{Write: w.send, Optimistic: tracking.Off})
	if err != nil {
		return err
	}
	w.writes.over.Begin()
	t.send(context.Background(), w.pending, w.ended)
	return nil
}

// send writes the changes. It is called on a goroutine of its own.
func (w *sourceWrite) send(ctx context.Context) (tracking.Response, error) {
	if len(w.edits.Edits) == 0 {
		return tracking.Response{}, nil
	}
	w.out, w.err = w.writes.writer.Write(ctx, w.edits.Edits)
	if w.err == nil && len(w.out.Conflicts) > 0 {
		w.err = events.ErrConflicts
	}
	return tracking.Response{}, w.err
}

// ended takes the answer of the source over.
func (w *sourceWrite) ended() {
	_, err := w.pending.Finish()
	if w.err != nil {
		err = w.err
	}
	switch {
	case err == nil:
		w.saved()
	case errors.Is(err, events.ErrConflicts):
		if w.met() {
			return
		}
	default:
		w.failed(err)
	}
	w.writes.rows.Report.Emit(events.Committed{ChangeSet: w.pending.ChangeSet(), Err: err})
	w.writes.again = 0
}

// saved shows the rows as the source has them. What is kept of new rows follows them to their keys.
func (w *sourceWrite) saved() {
	list := renames(w.writes.over.Saved(w.edits, w.out))
	w.writes.over.Fail(nil)
	w.writes.rows.renamed(list...)
}

// met takes over conflicts. If none is left for the person, the changes are written again, which it
// reports.
func (w *sourceWrite) met() (again bool) {
	s := w.writes
	s.over.Fail(nil)
	open := s.over.Met(w.edits, w.out.Conflicts)
	switch {
	case open:
		s.ask()
	case s.again < mostAgain:
		s.again++
		s.write()
		return s.over.Status().Saving
	default:
		s.over.Fail(events.ErrConflicts) // others change the rows faster than they are written
	}
	return false
}

// failed keeps the changes, and shows why they were not saved: in the rows that were refused.
func (w *sourceWrite) failed(err error) {
	w.writes.over.Fail(err)
	w.writes.rows.Refuse(w.refused(err))
}

// refused returns the errors of the rows that a source refused, or did not write.
func (w *sourceWrite) refused(err error) (refused []tracking.RowError) {
	var no *rowsource.EditError
	var dropped *rowsource.UnwrittenError
	switch {
	case errors.As(err, &no) && no.Edit >= 0 && no.Edit < len(w.edits.IDs):
		of := tracking.RowError{Key: w.edits.IDs[no.Edit], Message: no.Err.Error()}
		if no.Column != "" {
			of.Fields = []tracking.FieldError{{Field: no.Column, Message: no.Err.Error()}}
		}
		return []tracking.RowError{of}
	case errors.As(err, &dropped):
		for i, at := range dropped.Edits {
			if at >= 0 && at < len(w.edits.IDs) && i < len(dropped.Rows) {
				of := rowsource.UnwrittenError{Edits: []int{at}, Rows: dropped.Rows[i : i+1]}
				refused = append(refused, tracking.RowError{Key: w.edits.IDs[at], Message: of.Error()})
			}
		}
	}
	return refused
}
