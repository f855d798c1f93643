// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"context"
	"errors"
	"fmt"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/remoteedits"
	"github.com/giogrid/giogrid/gridui/internal/remoterows"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/tracking"
)

// Overlay lays changes over the rows of a source; remoteedits.Rows implements it. Programs without
// rows of a source do not link that package, since this is an interface.
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
	// Settled returns the conflicts that Settle resolves; Settle reports whether others are open.
	Settled() []remoteedits.Settlement
	Settle() (open bool)
	AskPerson()
	RowConflicts() []events.RowConflict
	// Write returns the changes as edits. Begin records that a write began, Fail its error, Saved
	// and Met the answer of the source.
	Write() (remoteedits.Write, error)
	Begin()
	Fail(err error)
	Saved(w remoteedits.Write, out rowsource.Outcome) (renamed []tracking.KeyChange)
	Met(w remoteedits.Write, met []rowsource.Conflict) (open bool)
}

// SaveToSource writes the changes to the source of the rows, and reports whether there is one.
func (t *Rows) SaveToSource() bool {
	if !t.OfSource() {
		return false
	}
	t.over.Save()
	return true
}

// Source is a writable source of rows, with the options of writing.
type Source[T any] struct {
	// Given is the source of the program, Contained the same source with its panics contained.
	Given, Contained rowsource.Source[T]
	// Rows holds the rows of the source.
	Rows interface {
		remote.Rows
		Reload()
	}
	// Version is the column in which the source counts changes, Secret lists columns that must not
	// be shown.
	Version string
	Secret  []string
	// Top puts new rows before the rows of the source.
	Top bool

	writer  rowsource.Writer
	columns remoteedits.Columns[T]
	edits   *remoteedits.Rows[T]
}

// Open determines how the fields of a row are written. It derives nil fields from T.
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

// RowKey returns the key of a row, empty for a new row without a key. A row from the source keeps
// its key, even the key 0.
func (s *Source[T]) RowKey(row T) string {
	id := s.Contained.ID(row)
	if s.edits != nil && s.columns.Keyless(row) && !s.edits.Known(id) {
		return ""
	}
	return id
}

// Track lays the changes of tracked rows over the rows of the source, and returns the combined
// rows.
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
	// again counts the repeated writes whose conflicts resolved themselves.
	again int
	// wanted is set if the changes were to be saved while a write was in progress: what changed since then is written
	// next.
	wanted bool
}

// mostAgain is the number of repeated writes before the grid asks the user.
const mostAgain = 3

// save begins to write the changes, after a write that is in progress. It asks the user first if conflicts are open.
func (s *writes) save() {
	if s.wanted = s.over.Status().Saving; !s.wanted {
		s.again = 0
		s.write()
	}
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

// settle applies the chosen resolutions of conflicts, and reports whether any are open. Changes
// that a user gave up are a step of Undo.
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
		if is.there { // changes of others stay
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

// sourceWrite is a write in progress.
type sourceWrite struct {
	writes  *writes
	edits   remoteedits.Write
	pending pending
	// out and err hold the answer of the source.
	out rowsource.Outcome
	err error
}

// begin starts the write on a new goroutine.
func (w *sourceWrite) begin() (err error) {
	t := w.writes.rows
	w.pending, err = t.rows.begin("", tracking.CommitOptions{Write: w.send, Optimistic: new(bool)})
	if err != nil {
		return err
	}
	w.writes.over.Begin()
	t.send(context.Background(), w.pending, w.ended)
	return nil
}

// send writes the changes. It runs on its own goroutine.
func (w *sourceWrite) send(ctx context.Context) (tracking.Response, error) {
	if len(w.edits.Edits) == 0 {
		return tracking.Response{}, nil
	}
	w.out, w.err = w.writes.writer.Write(ctx, w.edits.Edits)
	if w.err == nil && len(w.out.Conflicts) > 0 {
		w.err = dataset.ErrConflicts
	}
	return tracking.Response{}, w.err
}

// ended handles the answer of the source.
func (w *sourceWrite) ended() {
	_, err := w.pending.Finish()
	if w.err != nil {
		err = w.err
	}
	switch {
	case err == nil:
		w.saved()
	case errors.Is(err, dataset.ErrConflicts):
		if w.met() {
			return
		}
	default:
		w.failed(err)
	}
	s := w.writes
	s.rows.Report.Emit(events.ChangesCommitted{ChangeSet: w.pending.ChangeSet(), Err: err})
	next := s.wanted && err == nil
	if s.again, s.wanted = 0, false; next {
		s.write()
	}
}

// saved shows the rows as the source saved them. State that is kept by the key of a new row moves
// to its new key.
func (w *sourceWrite) saved() {
	list := renames(w.writes.over.Saved(w.edits, w.out))
	w.writes.over.Fail(nil)
	w.writes.rows.renamed(list...)
}

// met handles conflicts. If none needs the user, it writes the changes again and returns true.
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
		s.over.Fail(dataset.ErrConflicts) // others change the rows faster than they are written
	}
	return false
}

// failed keeps the changes, and shows in the refused rows why they were not saved.
func (w *sourceWrite) failed(err error) {
	w.writes.over.Fail(err)
	w.writes.rows.Refuse(w.refused(err))
}

// refused returns the errors of the rows that a source refused or did not write.
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
