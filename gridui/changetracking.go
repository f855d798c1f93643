// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"errors"
	"slices"
	"unsafe"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/tracking"
)

// ChangeTrackingGrid is a Grid that knows what became of its rows: what was added,
// edited and deleted since they came, and what is to be sent to have a server know
// it. Rows show their status by their ground, a bar at the reading start and, if they
// are deleted, a line through their text; deleted rows stay where they are, and count in
// totals, until the change is accepted.
//
// Rows of a source are tracked after SetSource with a Remote; Data is not used then.
//
// The fields below are read until the first New, in any order with calls of the grid's methods; once a
// row is changed or the grid is laid out, what is set in them has no effect, which a ConfigProblem says.
// StatusStyles may change at any time. Edits of cells are made as Editing says, and tracked. Ctrl and + add a
// row and open its editor, Ctrl and - delete the rows of the selected ranges, else the
// selected rows, else the focused one.
type ChangeTrackingGrid[T any] struct {
	Grid[T]

	// Data are the rows as they came. The slice is kept and never changed; SetRows and
	// Rebase give others.
	Data []T
	// RowKey is the key of a row, which is its id in the grid. Rows of Data that share
	// one or have none are reported, and then nothing is tracked.
	RowKey func(row T) string
	// SetKey writes the key that is made for a new row without one into the row; see
	// tracking.Config, as for Fields and Clone.
	SetKey func(row *T, key string)
	Fields []tracking.Field[T]
	Clone  func(row T) T
	// EditedCells marks cells that differ from what they were, by a triangle in their
	// corner. Typed.Fields says which fields a column edits, where its id does not.
	EditedCells bool
	// Mapping and Validator make the change set, see tracking.Config.
	Mapping   tracking.Mapping[T]
	Validator tracking.Validator[T]
	// Optimistic takes back all changes when a commit fails, as one step of Undo, which
	// brings them back.
	Optimistic bool
	// AddAt is where new rows show while nothing sorts them; zero: after the others.
	// Elsewhere a row costs a pass over all rows.
	AddAt tracking.Place
	// Revive lets AddRow and pastes take the key of a deleted row, which is then an edited
	// one. By default it is an error.
	Revive bool
	// NewRow is a row to begin with, for rows that are added by key or paste; nil: the
	// zero value, of a pointer one to a zero value.
	NewRow func() T
	// StatusStyles are laid over the looks that the theme has for a status.
	StatusStyles tracking.ByStatus[theme.CellStyle]
	// OnSnapshotInit is called once the rows are known as they came.
	OnSnapshotInit func()

	tracked *tracked[T]
}

// ErrNotTracked is the error of methods of a ChangeTrackingGrid whose rows cannot be
// tracked, for reasons that were reported.
var ErrNotTracked = errors.New("gridui: the rows are not tracked")

// Update is Grid.Update.
func (c *ChangeTrackingGrid[T]) Update(gtx layout.Context) (events.Event, bool) {
	return c.grid().Update(gtx)
}

func (c *ChangeTrackingGrid[T]) grid() *Grid[T] { return c.Grid.within(c) }

func (c *ChangeTrackingGrid[T]) sync() {
	if c.tracked == nil {
		c.mount()
	} else {
		c.tracked.from.follow(c)
	}
	c.tracked.styles = c.StatusStyles
	if c.tracked.t != nil {
		c.tracked.checkFields()
	}
}

// mount begins to track the rows.
func (c *ChangeTrackingGrid[T]) mount() {
	if t := (&tracked[T]{}).track(c, c.Data, c.RowKey); t.t != nil {
		t.refill()
		return
	}
	c.Grid.SetRows(c.Data)
}

// track makes a tracker for some rows and connects it with the grid. Without one the reason was
// reported.
func (*tracked[T]) track(c *ChangeTrackingGrid[T], data []T, rowKey func(row T) string) *tracked[T] {
	g := &c.Grid
	c.tracked = &tracked[T]{
		g: g, rowKey: rowKey, blankRow: c.NewRow, addAt: c.AddAt, cells: c.EditedCells, optimistic: c.Optimistic,
		from: trackedFrom[T]{known: true, fields: c.trackedFields()},
	}
	t, err := tracking.New(tracking.Config[T]{
		Data: data, RowKey: rowKey, SetKey: c.SetKey, Fields: c.Fields, Clone: c.Clone,
		EditedCells: c.EditedCells, Mapping: c.Mapping, Validator: c.Validator,
		Optimistic: c.Optimistic, AddAt: c.AddAt, Revive: c.Revive, OnSnapshotInit: c.OnSnapshotInit,
	})
	if err != nil {
		c.tracked.from.err = err
		return c.tracked
	}
	c.tracked.t = t
	c.tracked.fields = edit.Fields{Columns: &g.core.Columns, Report: &g.core.Report, Known: t.FieldNames()}
	if g.RowID == nil {
		g.RowID, c.tracked.from.gaveID = rowKey, true
	}
	g.core.Editing.State.Store, g.core.Editing.State.Rows, g.core.Editing.State.Status = c.tracked, c.tracked, c.tracked
	g.core.Data.Stored = true
	return c.tracked
}

// trackedFields tells the fields of a ChangeTrackingGrid at one time from those at another. Of functions it
// holds whether there are any: closures may be made anew in each frame.
type trackedFields struct {
	data, fields                    unsafe.Pointer
	rows, fieldCount                int
	rowKey, setKey, clone, newRow   bool
	editedCells, optimistic, revive bool
	addAt                           tracking.Place
}

// trackedFields returns the fields as they are.
func (c *ChangeTrackingGrid[T]) trackedFields() trackedFields {
	return trackedFields{
		data: unsafe.Pointer(unsafe.SliceData(c.Data)), rows: len(c.Data),
		fields: unsafe.Pointer(unsafe.SliceData(c.Fields)), fieldCount: len(c.Fields),
		rowKey: c.RowKey != nil, setKey: c.SetKey != nil, clone: c.Clone != nil, newRow: c.NewRow != nil,
		editedCells: c.EditedCells, optimistic: c.Optimistic, revive: c.Revive, addAt: c.AddAt,
	}
}

// trackedFrom is what rows are tracked from.
type trackedFrom[T any] struct {
	// known is set where fields are followed: not after SetSource.
	known  bool
	fields trackedFields
	// err is why nothing is tracked, until it is reported. laid is set by the first frame.
	err  error
	laid bool
	// gaveID is set where RowKey was made the RowID of the Grid.
	gaveID bool
}

// errLateFields is the error of fields that are set too late.
var errLateFields = errors.New("fields of the ChangeTrackingGrid, such as Data and RowKey, were set after the grid was laid out or a row was changed; they have no effect. SetRows and Rebase give other rows")

// follow begins to track the rows anew where fields were set since and nothing has happened yet.
func (f *trackedFrom[T]) follow(c *ChangeTrackingGrid[T]) {
	now := c.trackedFields()
	if !f.known || c.tracked.over != nil || f.fields == now {
		return
	}
	if f.laid || c.tracked.t != nil && c.tracked.t.HasChanges() {
		f.fields = now
		c.Grid.core.Report.Problem("late fields", "%w", errLateFields)
		return
	}
	if f.gaveID {
		c.Grid.RowID = nil
	}
	c.mount()
}

// layingOut reports why nothing is tracked, once a frame shows that the fields stay as they are.
func (c *ChangeTrackingGrid[T]) layingOut() {
	f := &c.tracked.from
	f.laid = true
	if f.err != nil {
		c.Grid.core.Report.Problem("tracking", "changes are not tracked: %w", f.err)
		f.err = nil
	}
}

// track is what is tracked; ok is false if nothing is.
func (c *ChangeTrackingGrid[T]) track() (t *tracked[T], ok bool) {
	c.grid()
	return c.tracked, c.tracked.t != nil
}

// Tracker is what keeps the changes, nil where they cannot be tracked. Read from it
// what the grid has no method for; what is changed through it shows after
// RefreshTracked.
func (c *ChangeTrackingGrid[T]) Tracker() *tracking.Tracker[T] {
	c.grid()
	return c.tracked.t
}

// RefreshTracked shows the rows of the tracker anew.
func (c *ChangeTrackingGrid[T]) RefreshTracked() {
	if t, ok := c.track(); ok {
		t.refill()
	}
}

// SetRows is Rebase without its conflicts. After SetSource it begins the tracking of other rows.
func (c *ChangeTrackingGrid[T]) SetRows(rows []T) {
	t, ok := c.track()
	if ok && t.over != nil {
		c.tracked, c.Data = nil, rows
		c.grid()
		return
	}
	if !ok {
		c.Data = rows // tracked once RowKey and the like allow it
		t.from.fields = c.trackedFields()
		c.Grid.SetRows(rows)
		return
	}
	if _, err := c.Rebase(rows); err != nil {
		c.Grid.core.Report.Problem("rebase"+err.Error(), "the rows stay as they were: %w", err)
	}
}

// Rebase takes newer data and keeps the changes, see tracking.Tracker.Rebase. Rows of a source
// it leaves as they are (ErrSourceSaves): these are read again by Remote.Reload.
func (c *ChangeTrackingGrid[T]) Rebase(data []T) ([]tracking.Conflict, error) {
	t, ok := c.track()
	switch {
	case !ok:
		return nil, ErrNotTracked
	case t.over != nil:
		return nil, ErrSourceSaves
	}
	conflicts, err := t.t.Rebase(data)
	if err != nil {
		return nil, err
	}
	c.Data = data
	t.from.fields = c.trackedFields()
	t.refill()
	return conflicts, nil
}

// AddRow adds a copy of a row, nil being an empty one, where AddAt says, and returns
// its key: RowKey's, or where that is empty a generated one. A key that a row has
// already is an error, and nothing is added.
func (c *ChangeTrackingGrid[T]) AddRow(seed *T) (key string, err error) {
	t, ok := c.track()
	if !ok {
		return "", ErrNotTracked
	}
	row := t.newRow()
	if seed != nil {
		row = *seed
	}
	return t.add(row)
}

// AddRowAndEdit is AddRow that also brings the new row into view and, where Editing is on, opens its
// editor in a column; an empty columnID stands for the focused column or, where that cannot be edited,
// the first one that can. What is typed until the row shows goes into the editor. An EditRefused event
// tells why no editor opened, such as ErrRowHidden where a filter leaves the row out.
func (c *ChangeTrackingGrid[T]) AddRowAndEdit(seed *T, columnID string) (key string, err error) {
	if key, err = c.AddRow(seed); err == nil {
		c.core.Features.CellEdit.Requests.AskNew(key, columnID, c.core.Focus.ColumnID)
	}
	return key, err
}

// UpdateRow lets edit change a copy of a row, which takes the row's place, and says
// whether a field changed. See tracking.Tracker.Update for its errors.
func (c *ChangeTrackingGrid[T]) UpdateRow(rowID string, edit func(row *T)) (changed bool, err error) {
	t, ok := c.track()
	if !ok {
		return false, ErrNotTracked
	}
	return t.update(rowID, edit)
}

// DeleteRow marks a row as deleted; an added row is gone at once. It reports whether it
// did anything.
func (c *ChangeTrackingGrid[T]) DeleteRow(rowID string) bool { return c.DeleteRows(rowID) == 1 }

// DeleteRows is DeleteRow for many rows, as one step of Undo and one RowsDeleted event,
// and says how many it did something to.
func (c *ChangeTrackingGrid[T]) DeleteRows(rowIDs ...string) int {
	t, ok := c.track()
	if !ok {
		return 0
	}
	return t.delete(rowIDs)
}

// UndoRow takes back all changes of a row, and reports whether there were any.
func (c *ChangeTrackingGrid[T]) UndoRow(rowID string) bool {
	t, ok := c.track()
	return ok && t.change([]string{rowID}, func() bool { return t.t.Undo(rowID) })
}

// ResetChanges takes back the changes of all rows, as one step of Undo if there are any.
func (c *ChangeTrackingGrid[T]) ResetChanges() {
	if t, ok := c.track(); ok {
		t.reset()
	}
}

// HasChanges reports whether any row is added, edited or deleted.
func (c *ChangeTrackingGrid[T]) HasChanges() bool {
	t, ok := c.track()
	return ok && t.t.HasChanges()
}

// Status is what became of a row.
func (c *ChangeTrackingGrid[T]) Status(rowID string) tracking.RowStatus {
	t, ok := c.track()
	if !ok {
		return tracking.Unchanged
	}
	return t.t.Status(rowID)
}

// ChangeSet is what a server is to be told. To read it marks and tells nothing.
func (c *ChangeTrackingGrid[T]) ChangeSet() tracking.ChangeSet {
	t, ok := c.track()
	if !ok {
		return tracking.ChangeSet{}
	}
	return t.t.ChangeSet()
}

// Save hands the change set to who reads the grid's events, as a SaveRequested event, and
// returns it. The grid itself sends nothing. Rows that are not valid are marked, and told
// by a RowsRefused event.
//
// Rows of a source it writes: all changes in one transaction, in the background, while the grid
// goes on and may be edited. A Committed event tells what came of it; its error is
// events.ErrConflicts after a ConflictsFound event, and any other leaves all changes as they
// are, to be tried again by Save. While one is under way, another Save does nothing.
func (c *ChangeTrackingGrid[T]) Save() tracking.ChangeSet {
	set := c.ChangeSet()
	if t, ok := c.track(); ok && t.over != nil {
		t.over.Save()
		return set
	}
	c.Grid.core.Report.Emit(events.SaveRequested{ChangeSet: set})
	if t, ok := c.track(); ok && len(set.Errors) > 0 {
		t.t.Refuse(set.Errors...)
		t.refused(set.Errors)
	}
	return set
}

// Accept makes the rows as they are what UndoRow and ResetChanges return to, for
// those who have saved them: deleted rows leave.
func (c *ChangeTrackingGrid[T]) Accept() {
	if t, ok := c.track(); ok {
		t.t.Accept()
		t.reread()
	}
}

// Conflicts are the rows that a server changed otherwise than they were changed here,
// as the latest Rebase found.
func (c *ChangeTrackingGrid[T]) Conflicts() []tracking.Conflict {
	if t, ok := c.track(); ok {
		return t.t.Conflicts()
	}
	return nil
}

// reset takes back all changes as one step, if there are any.
func (t *tracked[T]) reset() {
	if t.t.HasChanges() {
		t.change(t.changedIDs(), func() bool { t.t.Reset(); return true })
	}
}

// changedIDs are the ids of all rows with a status.
func (t *tracked[T]) changedIDs() (ids []string) {
	for _, view := range [...]tracking.View[T]{t.t.Added(), t.t.Edited(), t.t.Deleted()} {
		for key := range view.All() {
			ids = append(ids, key)
		}
	}
	return slices.Clip(ids)
}
