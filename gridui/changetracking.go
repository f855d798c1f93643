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
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/storage/rowsource/value"
	"github.com/giogrid/giogrid/tracking"
)

// A ChangeTrackingGrid is a Grid that tracks the changes of its rows: which rows were added, edited and deleted
// since they were given, and which changes a server has to make. Rows show their status by their background, a bar
// at the reading start and, if deleted, a line through their text. Deleted rows stay at their place, and count in
// totals, until the change is accepted; with Editing.RemoveRows they leave at once.
//
// NewRow of the Grid returns the initial row for rows that are added by key or paste, or by AddRow without a seed,
// beside no row. Without it these are the zero value, or a pointer to a zero value if T is a pointer type.
//
// Rows of a source are tracked after SetSource with a Remote; Data is not used then.
//
// The fields below are read until the first New. Until then they may be set in any order with calls of methods.
// After a change of a row or the first layout, new values have no effect, except for StatusStyles, and a
// ProblemFound event reports them. Edits of cells work as Editing sets, and are tracked. Ctrl and + adds a row and
// opens its editor. Ctrl and - deletes the rows of the selected ranges, else the selected rows, else the focused
// row.
type ChangeTrackingGrid[T any] struct {
	Grid[T]

	// Config has the original rows and the options of the tracker. The grid keeps Data and never changes it; SetRows and
	// Rebase replace it. RowKey returns the id of a row in the grid: if rows of Data have the same key or an empty key,
	// a ProblemFound event reports it and nothing is tracked. EditedCells also marks cells that differ from their
	// original value by a triangle in their corner; Typed.Fields sets which fields a column edits, if its id does not.
	// Optimistic takes back all changes as one step of undo, and Undo restores them. AddAt counts while no column sorts
	// new rows. Revive holds for AddRow and for pastes.
	tracking.Config[T]

	// StatusStyles override the styles that the theme has for each status. They may change at any time.
	StatusStyles tracking.ByStatus[theme.CellStyle]

	tracked tracked.Start
	// gaveID reports whether RowID of the Grid was set to RowKey.
	gaveID bool
}

// Update returns the next event, as Grid.Update does.
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

// fields returns the current values of the fields.
func (c *ChangeTrackingGrid[T]) fields() tracked.Fields {
	return tracked.Fields{
		Data: unsafe.Pointer(unsafe.SliceData(c.Data)), Rows: len(c.Data),
		Fields: unsafe.Pointer(unsafe.SliceData(c.Fields)), FieldCount: len(c.Fields),
		RowKey: c.RowKey != nil, SetKey: c.SetKey != nil, Clone: c.Clone != nil,
		Options: tracked.Options{EditedCells: c.EditedCells, Optimistic: c.Optimistic}, Revive: c.Revive, AddAt: c.AddAt,
	}
}

// track makes a tracker for the rows and connects it with the grid. It returns nil if that fails: the reason is
// reported when a frame is laid out.
func (c *ChangeTrackingGrid[T]) track(data []T, rowKey func(row T) string) *tracked.Rows {
	c.gaveID = false
	with := c.Config
	with.Data, with.RowKey = data, rowKey
	t, err := tracking.New(with)
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
	}, &tracked.Typed[T]{Tracker: t, RowKey: rowKey, RowID: &c.RowID, NewRow: &c.NewRow}, c.fields().Options)
	c.tracked.Track(rows, nil)
	return rows
}

// trackedGrid gives tracked rows access to the grid.
type trackedGrid struct{ core *core.Grid }

func (g trackedGrid) Refresh() { g.core.Refresh() }

func (g trackedGrid) RenameRow(r edit.Rename) { g.core.Rows.RenameRow(r) }

func (g trackedGrid) EditNewRow(id string) {
	g.core.Features.CellEdit.Requests.AskNew(id, "", g.core.Focus.ColumnID)
}

func (g trackedGrid) EachSelected(yield func(id string, row rowdata.Row) bool) {
	g.core.EachSelected(yield)
}

// rows returns the tracked rows, nil if none are tracked.
func (c *ChangeTrackingGrid[T]) rows() *tracked.Rows {
	c.grid()
	return c.tracked.Rows()
}

// Tracker returns the tracker of the changes, nil if they are not tracked. Use it if the grid has no method for a
// task. Call RefreshTracked after changing rows through it.
func (c *ChangeTrackingGrid[T]) Tracker() *tracking.Tracker[T] { return tracked.TrackerOf[T](c.rows()) }

// RefreshTracked shows the current rows of the tracker.
func (c *ChangeTrackingGrid[T]) RefreshTracked() { c.rows().Refill() }

// SetRows replaces the original rows and keeps the changes, as Rebase does. A ProblemFound event reports its error.
// After SetSource it begins to track the new rows instead.
func (c *ChangeTrackingGrid[T]) SetRows(rows []T) {
	switch t := c.rows(); {
	case t.OfSource():
		c.Data = rows
		c.tracked.End()
		c.gaveID = false
		c.grid()
	case t == nil:
		c.Data = rows // tracked when RowKey and the like allow it
		c.tracked.Note(c.fields())
		c.Grid.SetRows(rows)
	default:
		if _, err := c.Rebase(rows); err != nil {
			c.core.Report.Problem("rebase"+err.Error(), "the rows stay as they were: %w", err)
		}
	}
}

// Rebase replaces the original rows by newer ones, keeps the changes and returns the conflicts, see
// tracking.Tracker.Rebase. It returns an error, and changes nothing, if rows are not tracked, or if they are rows of
// a source: Remote.Reload reads these again.
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

// AddRow adds a copy of a row at AddAt and returns its key. If seed is nil, it adds the row of NewRow. The key comes
// from RowKey, or is generated if RowKey returns an empty one. If another row has the key, AddRow returns an error
// and adds nothing. A RowAdded event reports the row.
func (c *ChangeTrackingGrid[T]) AddRow(seed *T) (key string, err error) {
	var row rowdata.Row
	if seed != nil {
		row = rowdata.To(seed)
	}
	return c.rows().Add(row)
}

// AddRowAndEdit adds a row as AddRow does, scrolls to it and, if Editing is on, opens its editor in a column. An
// empty columnID means the focused column, or the first column that can be edited if the focused one cannot. Text
// typed before the row shows goes into the editor. If no editor opens, an EditRefused event gives the reason, for
// instance that a filter leaves the row out.
func (c *ChangeTrackingGrid[T]) AddRowAndEdit(seed *T, columnID string) (key string, err error) {
	if key, err = c.AddRow(seed); err == nil {
		c.core.Features.CellEdit.Requests.AskNew(key, columnID, c.core.Focus.ColumnID)
	}
	return key, err
}

// UpdateRow calls edit with a copy of a row, which then replaces the row. It reports whether a field changed. See
// tracking.Tracker.Update for its errors.
func (c *ChangeTrackingGrid[T]) UpdateRow(rowID string, edit func(row *T)) (changed bool, err error) {
	return c.rows().Update(rowID, edit)
}

// DeleteRow marks a row as deleted; an added row is removed at once, and so are all rows with Editing.RemoveRows. It reports whether the row was changed.
func (c *ChangeTrackingGrid[T]) DeleteRow(rowID string) bool { return c.DeleteRows(rowID) == 1 }

// DeleteRows deletes rows as DeleteRow does, as one step of undo with one RowsDeleted event, and returns the number
// of changed rows.
func (c *ChangeTrackingGrid[T]) DeleteRows(rowIDs ...string) int { return c.rows().Delete(rowIDs) }

// InsertRows adds rows next to a row as Grid.InsertRows does. A row whose key RowKey leaves empty gets a key.
func (c *ChangeTrackingGrid[T]) InsertRows(besideRowID string, where option.RowPlace, rows ...T) error {
	return c.grid().InsertRows(besideRowID, where, rows...)
}

// DuplicateRows adds copies of rows as Grid.DuplicateRows does.
func (c *ChangeTrackingGrid[T]) DuplicateRows(rowIDs ...string) error {
	return c.grid().DuplicateRows(rowIDs...)
}

// UndoRow takes back all changes of a row, and reports whether there were any.
func (c *ChangeTrackingGrid[T]) UndoRow(rowID string) bool { return c.rows().UndoRow(rowID) }

// ResetChanges takes back the changes of all rows, as one step of undo.
func (c *ChangeTrackingGrid[T]) ResetChanges() { c.rows().Reset() }

// HasChanges reports whether any row is added, edited or deleted.
func (c *ChangeTrackingGrid[T]) HasChanges() bool {
	t := c.Tracker()
	return t != nil && t.HasChanges()
}

// Status returns the status of a row; tracking.Unchanged for unknown rows.
func (c *ChangeTrackingGrid[T]) Status(rowID string) tracking.RowStatus {
	if t := c.Tracker(); t != nil {
		return t.Status(rowID)
	}
	return tracking.Unchanged
}

// CellEdited reports whether a cell differs from its original value, in any field that its column edits. It returns
// false without EditedCells.
func (c *ChangeTrackingGrid[T]) CellEdited(rowID, columnID string) bool {
	return c.rows().EditedIn(rowID, columnID)
}

// ChangeSet returns the changes that a server has to make. It marks no rows and sends no events.
func (c *ChangeTrackingGrid[T]) ChangeSet() tracking.ChangeSet {
	if t := c.Tracker(); t != nil {
		return t.ChangeSet()
	}
	return tracking.ChangeSet{}
}

// Save returns the change set and sends it to the program by a SaveRequested event; the grid itself sends nothing to
// a server. Save marks invalid rows and reports them by a RowsRefused event.
//
// For rows of a source, Save writes all changes in one transaction, in the background, and the grid can still be
// edited. A ChangesCommitted event reports the result. Its error is ErrConflicts after a ConflictsFound event; after
// any other error all changes are kept, and Save can be called again. While a save is running, Save does nothing.
func (c *ChangeTrackingGrid[T]) Save() tracking.ChangeSet {
	if t := c.rows(); t != nil {
		return t.Save()
	}
	c.core.Report.Emit(events.SaveRequested{})
	return tracking.ChangeSet{}
}

// Accept makes the current rows the original ones, to which UndoRow and ResetChanges return, and removes deleted
// rows. Call it after the rows were saved.
func (c *ChangeTrackingGrid[T]) Accept() { c.rows().Accept() }

// Conflicts returns the rows that were changed both here and on the server, as found by the latest Rebase.
func (c *ChangeTrackingGrid[T]) Conflicts() []tracking.Conflict {
	if t := c.Tracker(); t != nil {
		return t.Conflicts()
	}
	return nil
}

// AcceptRows accepts some rows as Accept does, for instance the rows that a server accepted. It returns the number
// of rows that had changes. It is not a step of undo.
func (c *ChangeTrackingGrid[T]) AcceptRows(rowIDs ...string) (rows int) {
	return c.rows().AcceptRows(rowIDs)
}

// RefuseRows marks rows, by their Key, and the cells of their Fields with the reason why they were not accepted, and
// keeps their changes. The marks stay until the rows are edited, undone or accepted. A RowsRefused event reports the
// rows. RefuseRows returns the number of rows that exist.
func (c *ChangeTrackingGrid[T]) RefuseRows(errors ...tracking.RowError) int {
	return c.rows().Refuse(errors)
}

// RejectRows marks rows as RefuseRows does, and takes back their changes as one step of undo. It returns the number
// of rows that had changes. The rows keep their marks.
func (c *ChangeTrackingGrid[T]) RejectRows(errors ...tracking.RowError) int {
	return c.rows().Reject(errors)
}

// RowError returns why a row was not accepted. ok is false if no reason is known.
func (c *ChangeTrackingGrid[T]) RowError(rowID string) (e tracking.RowError, ok bool) {
	if t := c.Tracker(); t != nil {
		e, ok = t.RowError(rowID)
	}
	return e, ok
}

// Commit sends the changes to a server in the background; the grid can still be edited. A ChangesCommitted event
// reports the result. Set Invalidate, so that a frame is then drawn. Commit returns an error at once, and sends
// nothing, if rows are not valid (*tracking.InvalidError, and a RowsRefused event), if another commit is running, or
// if the program has no way to send: it must import package tracking/httpfetch or set CommitOptions.Fetcher. See
// tracking.Tracker.Commit. Close cancels a commit.
func (c *ChangeTrackingGrid[T]) Commit(ctx context.Context, url string, o tracking.CommitOptions) error {
	return c.rows().Commit(ctx, url, o)
}

// CommitChanges sends the changes and waits for the answer. It blocks its goroutine until then. See
// tracking.Tracker.Commit.
func (c *ChangeTrackingGrid[T]) CommitChanges(ctx context.Context, url string, o tracking.CommitOptions) (tracking.Response, error) {
	return c.rows().CommitChanges(ctx, url, o)
}

// Fields sets which fields of the rows of a ChangeTrackingGrid the column edits, by their names, see tracking.Field.
// A part of a struct is named by its path, such as "address.city". The cells of the column are marked as edited if
// any of these fields is edited, and show the errors of a validator or a server for them.
//
// By default the column edits the field with its id as the name, where "_" may replace "." and upper case lower
// case. A column with an Edit but without such a field counts as edited if its value has changed. An unknown name is
// reported by a ProblemFound event.
func (t *Typed[T, V]) Fields(names ...string) *Typed[T, V] {
	t.col.Def.Fields = slices.Clone(names)
	return t
}

// SourceFields returns the fields of rows that store their values by the ids of columns, such as the rows of package
// sqlrows, for ChangeTrackingGrid.Fields.
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
