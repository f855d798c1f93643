// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"context"
	"slices"
	"unsafe"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/tracked"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/rowsource/value"
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
// row is changed or the grid is laid out, what is set in them has no effect, which a ProblemFound says.
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

	tracked tracked.Start
	// gaveID is set where RowKey was made the RowID of the Grid.
	gaveID bool
}

// Update does what Grid.Update does.
func (c *ChangeTrackingGrid[T]) Update(gtx layout.Context) (events.Event, bool) {
	return c.grid().Update(gtx)
}

func (c *ChangeTrackingGrid[T]) grid() *Grid[T] { return c.Grid.within(c) }

func (c *ChangeTrackingGrid[T]) layingOut() { c.tracked.LayingOut(&c.core.Report) }

func (c *ChangeTrackingGrid[T]) sync() {
	if now := c.fields(); c.tracked.Stale(now, &c.core.Report) {
		if c.gaveID {
			c.RowID = nil
		}
		c.tracked.Begin(now)
		if t := c.track(c.Data, c.RowKey); t != nil {
			t.Refill()
		} else {
			c.Grid.SetRows(c.Data)
		}
	}
	columns, n := c.binding.ColumnSlice()
	c.tracked.Rows().Look(c.StatusStyles, columns, n)
}

// fields returns the fields as they are.
func (c *ChangeTrackingGrid[T]) fields() tracked.Fields {
	return tracked.Fields{
		Data: unsafe.Pointer(unsafe.SliceData(c.Data)), Rows: len(c.Data),
		Fields: unsafe.Pointer(unsafe.SliceData(c.Fields)), FieldCount: len(c.Fields),
		RowKey: c.RowKey != nil, SetKey: c.SetKey != nil, Clone: c.Clone != nil, NewRow: c.NewRow != nil,
		Options: tracked.Options{EditedCells: c.EditedCells, Optimistic: c.Optimistic}, Revive: c.Revive, AddAt: c.AddAt,
	}
}

// track makes a tracker for some rows and connects it with the grid. It returns nil without one: the
// reason is reported once a frame is laid out.
func (c *ChangeTrackingGrid[T]) track(data []T, rowKey func(row T) string) *tracked.Rows {
	c.gaveID = false
	t, err := tracking.New(tracking.Config[T]{
		Data: data, RowKey: rowKey, SetKey: c.SetKey, Fields: c.Fields, Clone: c.Clone,
		EditedCells: c.EditedCells, Mapping: c.Mapping, Validator: c.Validator,
		Optimistic: c.Optimistic, AddAt: c.AddAt, Revive: c.Revive, OnSnapshotInit: c.OnSnapshotInit,
	})
	if err != nil {
		c.tracked.Track(nil, err)
		return nil
	}
	if c.RowID == nil {
		c.RowID, c.gaveID = rowKey, true
	}
	g := &c.core
	rows := tracked.Track(tracked.Sources{
		Options: &c.Options, Columns: &g.Columns, Dataset: &g.Data, Editing: &g.Editing, Ranges: &g.Ranges, Report: &g.Report, Grid: trackedGrid{g},
	}, &tracked.Typed[T]{Tracker: t, RowKey: rowKey, RowID: &c.RowID, NewRow: c.NewRow}, c.fields().Options)
	c.tracked.Track(rows, nil)
	return rows
}

// trackedGrid is the grid of tracked rows.
type trackedGrid struct{ core *core.Grid }

func (g trackedGrid) Refresh() { g.core.Refresh() }

func (g trackedGrid) RenameRow(r edit.Rename) { g.core.Rows.RenameRow(r) }

func (g trackedGrid) EditNewRow(id string) {
	g.core.Features.CellEdit.Requests.AskNew(id, "", g.core.Focus.ColumnID)
}

func (g trackedGrid) EachSelected(yield func(id string, row rowdata.Row) bool) {
	g.core.EachSelected(yield)
}

// rows returns the tracked rows, nil for none.
func (c *ChangeTrackingGrid[T]) rows() *tracked.Rows {
	c.grid()
	return c.tracked.Rows()
}

// Tracker returns the tracker of the changes, nil if they cannot be tracked. Read from it
// what the grid has no method for; what is changed through it shows after
// RefreshTracked.
func (c *ChangeTrackingGrid[T]) Tracker() *tracking.Tracker[T] { return tracked.TrackerOf[T](c.rows()) }

// RefreshTracked shows the rows of the tracker anew.
func (c *ChangeTrackingGrid[T]) RefreshTracked() { c.rows().Refill() }

// SetRows does what Rebase does, and returns no conflicts. After SetSource it begins the tracking of other rows.
func (c *ChangeTrackingGrid[T]) SetRows(rows []T) {
	switch t := c.rows(); {
	case t.OfSource():
		c.Data = rows
		c.tracked.End()
		c.gaveID = false
		c.grid()
	case t == nil:
		c.Data = rows // tracked once RowKey and the like allow it
		c.tracked.Note(c.fields())
		c.Grid.SetRows(rows)
	default:
		if _, err := c.Rebase(rows); err != nil {
			c.core.Report.Problem("rebase"+err.Error(), "the rows stay as they were: %w", err)
		}
	}
}

// Rebase takes newer data and keeps the changes, see tracking.Tracker.Rebase. Rows of a source
// it leaves as they are: these are read again by Remote.Reload.
func (c *ChangeTrackingGrid[T]) Rebase(data []T) ([]tracking.Conflict, error) {
	t := c.rows()
	switch {
	case t == nil:
		return nil, tracked.ErrNotTracked
	case t.OfSource():
		return nil, tracked.ErrSourceSaves
	}
	conflicts, err := tracked.TrackerOf[T](t).Rebase(data)
	if err != nil {
		return nil, err
	}
	c.Data = data
	c.tracked.Note(c.fields())
	t.Refill()
	return conflicts, nil
}

// AddRow adds a copy of a row, nil being an empty one, where AddAt says, and returns
// its key: RowKey's, or where that is empty a generated one. A key that a row has
// already is an error, and nothing is added.
func (c *ChangeTrackingGrid[T]) AddRow(seed *T) (key string, err error) {
	var row rowdata.Row
	if seed != nil {
		row = rowdata.To(seed)
	}
	return c.rows().Add(row)
}

// AddRowAndEdit does what AddRow does, and brings the new row into view and, where Editing is on, opens its
// editor in a column; an empty columnID stands for the focused column or, where that cannot be edited,
// the first one that can. What is typed until the row shows goes into the editor. An EditRefused event
// tells why no editor opened, for instance that a filter leaves the row out.
func (c *ChangeTrackingGrid[T]) AddRowAndEdit(seed *T, columnID string) (key string, err error) {
	if key, err = c.AddRow(seed); err == nil {
		c.core.Features.CellEdit.Requests.AskNew(key, columnID, c.core.Focus.ColumnID)
	}
	return key, err
}

// UpdateRow lets edit change a copy of a row, which takes the row's place, and says
// whether a field changed. See tracking.Tracker.Update for its errors.
func (c *ChangeTrackingGrid[T]) UpdateRow(rowID string, edit func(row *T)) (changed bool, err error) {
	return c.rows().Update(rowID, edit)
}

// DeleteRow marks a row as deleted; an added row is gone at once. It reports whether it
// did anything.
func (c *ChangeTrackingGrid[T]) DeleteRow(rowID string) bool { return c.DeleteRows(rowID) == 1 }

// DeleteRows does what DeleteRow does for many rows, as one step of Undo and one RowsDeleted event,
// and says how many it did something to.
func (c *ChangeTrackingGrid[T]) DeleteRows(rowIDs ...string) int { return c.rows().Delete(rowIDs) }

// UndoRow takes back all changes of a row, and reports whether there were any.
func (c *ChangeTrackingGrid[T]) UndoRow(rowID string) bool { return c.rows().UndoRow(rowID) }

// ResetChanges takes back the changes of all rows, as one step of Undo if there are any.
func (c *ChangeTrackingGrid[T]) ResetChanges() { c.rows().Reset() }

// HasChanges reports whether any row is added, edited or deleted.
func (c *ChangeTrackingGrid[T]) HasChanges() bool {
	t := c.Tracker()
	return t != nil && t.HasChanges()
}

// Status returns the status of a row.
func (c *ChangeTrackingGrid[T]) Status(rowID string) tracking.RowStatus {
	if t := c.Tracker(); t != nil {
		return t.Status(rowID)
	}
	return tracking.Unchanged
}

// CellEdited reports whether a cell differs from what its row came with: the row is edited, in
// what the column edits too. Always false without EditedCells.
func (c *ChangeTrackingGrid[T]) CellEdited(rowID, columnID string) bool {
	return c.rows().EditedIn(rowID, columnID)
}

// ChangeSet returns the changes that a server has to make. Reading it marks no rows and sends no events.
func (c *ChangeTrackingGrid[T]) ChangeSet() tracking.ChangeSet {
	if t := c.Tracker(); t != nil {
		return t.ChangeSet()
	}
	return tracking.ChangeSet{}
}

// Save hands the change set to who reads the grid's events, as a SaveRequested event, and
// returns it. The grid itself sends nothing. Rows that are not valid are marked, and told
// by a RowsRefused event.
//
// Rows of a source it writes: all changes in one transaction, in the background, while the grid
// goes on and may be edited. A ChangesCommitted event reports the result; its error is
// events.ErrConflicts after a ConflictsFound event, and any other leaves all changes as they
// are, to be tried again by Save. While one is under way, another Save does nothing.
func (c *ChangeTrackingGrid[T]) Save() tracking.ChangeSet {
	set, t := c.ChangeSet(), c.rows()
	if !t.SaveToSource() {
		c.core.Report.Emit(events.SaveRequested{ChangeSet: set})
		t.Refuse(set.Errors)
	}
	return set
}

// Accept makes the rows as they are what UndoRow and ResetChanges return to, for
// those who have saved them: deleted rows leave.
func (c *ChangeTrackingGrid[T]) Accept() { c.rows().Accept() }

// Conflicts returns the rows that a server changed otherwise than they were changed here,
// as the latest Rebase found.
func (c *ChangeTrackingGrid[T]) Conflicts() []tracking.Conflict {
	if t := c.Tracker(); t != nil {
		return t.Conflicts()
	}
	return nil
}

// AcceptRows does what Accept does for some rows, for those of which a server took a part, and says
// how many had changes. It is no step of Undo.
func (c *ChangeTrackingGrid[T]) AcceptRows(rowIDs ...string) (rows int) {
	return c.rows().AcceptRows(rowIDs)
}

// RefuseRows keeps the changes of rows, found by Key, and marks them and the cells of the
// Fields with why they were not accepted, until they are edited, undone or accepted. A
// RowsRefused event tells of it. It says how many rows there are.
func (c *ChangeTrackingGrid[T]) RefuseRows(errors ...tracking.RowError) int {
	return c.rows().Refuse(errors)
}

// RejectRows does what RefuseRows does, and takes the changes back, as one step of Undo, and says how
// many rows had changes. The rows keep their marks.
func (c *ChangeTrackingGrid[T]) RejectRows(errors ...tracking.RowError) int {
	return c.rows().Reject(errors)
}

// RowError returns why a row was not accepted; ok is false where nothing is known against it.
func (c *ChangeTrackingGrid[T]) RowError(rowID string) (e tracking.RowError, ok bool) {
	if t := c.Tracker(); t != nil {
		e, ok = t.RowError(rowID)
	}
	return e, ok
}

// Commit sends the changes on a goroutine of its own, while the grid goes on and may
// be edited; a ChangesCommitted event reports the result. Set Invalidate, so that a frame
// is drawn then. It fails at once, and sends nothing, where rows are not valid
// (*tracking.InvalidError, and a RowsRefused event), another commit is under way, or the
// program has nothing to send them with: it imports package tracking/httpfetch, or sets
// CommitOptions.Fetcher. See tracking.Tracker.Commit. Close gives a commit up.
func (c *ChangeTrackingGrid[T]) Commit(ctx context.Context, url string, o tracking.CommitOptions) error {
	return c.rows().Commit(ctx, url, o)
}

// CommitChanges sends the changes and waits for the answer, for programs that have
// nothing else to do. See tracking.Tracker.Commit.
func (c *ChangeTrackingGrid[T]) CommitChanges(ctx context.Context, url string, o tracking.CommitOptions) (tracking.Response, error) {
	return c.rows().CommitChanges(ctx, url, o)
}

// Fields says which fields of a ChangeTrackingGrid's rows the column edits, by their names,
// see tracking.Field; a part of a struct by its path, such as "address.city". Its cells are
// marked as edited where one of them is, and with what a validator or a server says of them.
//
// It is needed only where the id of the column does not tell: by default the column edits
// the field called as its id, in which "_" may stand for "." and upper case for lower. A
// column that has an Edit and no such field counts as edited where its value is another
// than it was. A name that is no field is a ProblemFound.
func (t *Typed[T, V]) Fields(names ...string) *Typed[T, V] {
	t.col.Def.Fields = slices.Clone(names)
	return t
}

// SourceFields returns columns as fields of rows that have their values by the ids of columns, for
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
