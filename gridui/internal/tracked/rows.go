// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked

import (
	"errors"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/cellrange"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

// These errors report changes that are not tracked, or that are saved in another way.
var (
	ErrNotTracked  = errors.New("gridui: the rows are not tracked")
	ErrSourceSaves = errors.New("gridui: the rows are those of a source, which Save writes")
	ErrNoEdits     = errors.New("gridui: no ChangeTrackingGrid tracks the rows")
)

// Sources are the parts of the grid that shows the rows.
type Sources struct {
	Options *option.Options
	Columns *column.Set
	Dataset *dataset.Set
	Editing *edit.Editing
	Ranges  *cellrange.Ranges
	Report  dataset.Report
	Grid    Grid
}

// Grid lists what tracked rows need of the grid as a whole.
type Grid interface {
	// Refresh reads all rows again in the next frame.
	Refresh()
	// RenameRow moves all state that is kept by the id of a row to its new id.
	RenameRow(r edit.Rename)
	// EditNewRow opens the editor of a new row as soon as the row shows.
	EditNewRow(id string)
	// EachSelected yields the selected rows.
	EachSelected(yield func(id string, row rowdata.Row) bool)
}

// Options holds the fields of a ChangeTrackingGrid that do not depend on its tracker only.
type Options struct {
	// EditedCells marks edited cells, Optimistic reverts changes when a commit fails.
	EditedCells, Optimistic bool
}

// Rows binds a tracker to the grid that shows its rows. The grid holds a separate slice, and
// changes of the tracker are applied to it as well; Rows copies the tracker's order again only when
// rows are inserted before the end. A nil Rows tracks nothing.
type Rows struct {
	Sources
	log     ledger
	rows    typed
	views   views
	options Options
	styles  tracking.ByStatus[theme.CellStyle]
	// over is the overlay of the changes over rows of a source, nil for rows in memory.
	over Overlay
	// fields holds the fields that columns edit, checked identifies the columns that were checked
	// last.
	fields  edit.Fields
	checked columnSlice
	// byValue caches the cells of columns in which only values show edits, for a version of the
	// edited rows.
	byValue   map[editedCell]bool
	byValueOf uint64
}

// columnSlice identifies a slice of columns.
type columnSlice struct {
	data unsafe.Pointer
	n    int
}

// Track makes the grid show the rows of a tracker, and keep its edits there.
func Track[T any](s Sources, t *Typed[T], o Options) *Rows {
	log := t.Tracker
	return track(s, log, t, views{log.Rows(), log.Added(), log.Edited(), log.Deleted()}, o)
}

func track(s Sources, log ledger, rows typed, v views, o Options) *Rows {
	t := &Rows{Sources: s, log: log, rows: rows, views: v, options: o}
	t.fields = edit.Fields{Columns: s.Columns, Report: s.Report, Known: log.FieldNames()}
	s.Editing.State.KeepRows(t)
	s.Dataset.Changes.Store()
	return t
}

// IsOver reports whether the changes are laid over some rows of a source.
func (t *Rows) IsOver(rows Overlay) bool { return t != nil && t.over == rows }

// OfSource reports whether the rows come from a source.
func (t *Rows) OfSource() bool { return t != nil && t.over != nil }

// all returns the view of all rows in their order.
func (t *Rows) all() view { return t.views[tracking.Unchanged] }

// Look sets the styles of rows by their status. It reports columns that name fields which rows do
// not have, at most once for a slice of columns.
func (t *Rows) Look(styles tracking.ByStatus[theme.CellStyle], columns unsafe.Pointer, n int) {
	if t == nil {
		return
	}
	t.styles = styles
	if is := (columnSlice{columns, n}); is != t.checked {
		t.checked = is
		for _, d := range t.Dataset.Caller.AppendColumns(nil) {
			t.fields.Check(d)
		}
	}
}

// Refill sets the rows of the grid to the rows of the tracker, in its order.
func (t *Rows) Refill() {
	switch {
	case t == nil:
	case t.over != nil:
		t.over.Refresh()
	default:
		t.Dataset.Changes.GiveStored(t.rows.slice(t.leaves()), t.rows.unnamed(t.leaves()))
		t.Grid.Refresh()
	}
}

// leaves reports whether deleted rows do not show. Those of a source always do.
func (t *Rows) leaves() bool { return t.over == nil && t.Options.Editing.RemoveRows }

// reread shows the rows after they were accepted.
func (t *Rows) reread() {
	t.Refill()
	if t.over != nil {
		t.over.Reread()
	}
}

// renamed shows rows whose ids changed.
func (t *Rows) renamed(list ...edit.Rename) {
	t.Refill()
	for _, r := range list {
		t.Grid.RenameRow(r)
	}
}

// renames returns the new ids of rows that got keys from a server or a source.
func renames(keys []tracking.KeyChange) (list []edit.Rename) {
	for _, k := range keys {
		list = append(list, edit.Rename{From: k.From, To: k.To})
	}
	return list
}

// Add adds a copy of a row, or of a new one if row is nil, and returns its key.
func (t *Rows) Add(row rowdata.Row) (key string, err error) {
	if t == nil {
		return "", ErrNotTracked
	}
	if row.IsNil() {
		row = t.rows.blank()
	}
	before := t.states([]string{t.keyOf(row)})
	if key, err = t.rows.add(row, nil); err != nil {
		return "", err
	}
	before[0].id = key
	t.changed(before, t.states([]string{key}))
	t.Report.Emit(events.RowAdded{RowID: key})
	return key, nil
}

// keyOf returns the key of a row that is to be added: a deleted row with that key may be restored.
// It returns "" if RowKey panics, which adding the row reports.
func (t *Rows) keyOf(row rowdata.Row) (key string) {
	_ = column.Contained(func() error { key = t.rows.key(row); return nil })
	return key
}

// Update lets change, a func(row *T), edit a row, and reports whether a field changed. If an added
// row gets another key, all rows are set again.
func (t *Rows) Update(id string, change any) (changed bool, err error) {
	if t == nil {
		return false, ErrNotTracked
	}
	before, at := t.states([]string{id}), t.placeOf(id)
	if changed, err = t.rows.update(id, change); err != nil || !changed {
		return changed, err
	}
	after := t.states([]string{id})
	if after[0].there {
		t.changed(before, after)
		return true, nil
	}
	to := edit.Rename{From: id, To: t.all().Key(at)}
	row, _ := t.rows.row(to.To)
	t.renamed(to)
	t.Editing.PushStep(&renameStep{t: t, to: to, before: before[0].row, after: row})
	return true, nil
}

// Delete marks rows as deleted, as one step, and returns how many it marked.
func (t *Rows) Delete(ids []string) int {
	if t == nil {
		return 0
	}
	var done []string
	seen := map[string]bool{}
	for _, id := range ids {
		if t.Writable(id) == nil && !seen[id] {
			seen[id] = true
			done = append(done, id)
		}
	}
	t.change(done, func() bool {
		for _, id := range done {
			t.log.Delete(id)
		}
		return len(done) > 0
	})
	if len(done) > 0 {
		t.Report.Emit(events.RowsDeleted{RowIDs: done})
	}
	return len(done)
}

// UndoRow reverts all changes of a row, and reports whether there were any.
func (t *Rows) UndoRow(id string) bool {
	return t != nil && t.change([]string{id}, func() bool { return t.log.Undo(id) })
}

// Reset reverts all changes as one step, if there are any.
func (t *Rows) Reset() {
	if t == nil || !t.log.HasChanges() {
		return
	}
	var ids []string
	for _, changed := range t.views[tracking.Added:] {
		for i := range changed.Len() {
			ids = append(ids, changed.Key(i))
		}
	}
	t.change(ids, func() bool { t.log.Reset(); return true })
}

// HasChanges reports whether any row is added, edited or deleted.
func (t *Rows) HasChanges() bool { return t != nil && t.log.HasChanges() }

// Save writes the changes to the source of the rows, or requests that the program saves them, and returns them.
func (t *Rows) Save() (set tracking.ChangeSet) {
	set = t.log.ChangeSet()
	if !t.SaveToSource() {
		t.Report.Emit(events.SaveRequested{ChangeSet: set})
		t.Refuse(set.Errors)
	}
	return set
}

// SaveAll saves as Save does, for keys and buttons.
func (t *Rows) SaveAll() { t.Save() }

// Accept makes the current rows the state that UndoRow and Reset restore.
func (t *Rows) Accept() {
	if t != nil {
		t.log.Accept()
		t.reread()
	}
}

// AcceptRows accepts some rows as Accept does, and returns how many had changes.
func (t *Rows) AcceptRows(ids []string) (rows int) {
	if t == nil {
		return 0
	}
	for _, id := range ids {
		if t.log.AcceptRow(id) {
			rows++
		}
	}
	if rows > 0 {
		t.reread()
	}
	return rows
}

// Refuse keeps the changes of rows, marks the rows as refused, and returns their number.
func (t *Rows) Refuse(refused []tracking.RowError) (rows int) {
	if t == nil || len(refused) == 0 {
		return 0
	}
	rows = t.log.Refuse(refused...)
	t.refused(refused)
	return rows
}

// Reject reverts the changes of rows as one step, marks the rows as refused, and returns how many
// had changes.
func (t *Rows) Reject(rejected []tracking.RowError) (rows int) {
	if t == nil {
		return 0
	}
	ids := make([]string, len(rejected))
	for i := range rejected {
		ids[i] = rejected[i].Key
	}
	t.change(ids, func() bool {
		rows = t.log.Reject(rejected...)
		return rows > 0
	})
	t.refused(rejected)
	return rows
}

// refused redraws refused rows, and emits RowsRefused.
func (t *Rows) refused(refused []tracking.RowError) {
	if len(refused) > 0 {
		t.Editing.RedrawRows()
		t.Report.Emit(events.RowsRefused{Errors: refused})
	}
}
