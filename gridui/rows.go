// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/feed"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// Rows is a source of rows that need not be in a slice: computed rows, rows of a file or of a database. At is called
// for indexes from 0 to Len()-1 and must be fast. A negative Len counts as 0 and is reported by a ProblemFound
// event. If rows change, call Grid.Refresh.
//
// The goroutine of the frames calls Len, and At for the rows on the screen. Features that need all rows call At from
// background jobs too, each on a separate goroutine and for any row: sorting, filtering, lists of values to filter
// by, grouping, totals and trees; counting and collecting selected rows; fitting columns to their contents; finding
// a pinned row, or the row at the top of the screen or with the focus, by its id; copies and exports. So At must be
// safe for concurrent use.
//
// If Virtual.ScanDisabled is set, only the goroutine of the frames calls At, and only for rows on the screen, rows
// that scroll onto it, rows whose detail was open on it, and rows that a gesture needs. The features above are then
// off, or limited to the rows on the screen, and a ProblemFound event reports each of them. Navigation, scrolling,
// selection by id and of all rows, Sorting.Manual and Filtering.Manual still work.
//
// The functions of columns, RowID, Selectable and the like are called on the same goroutines as At.
type Rows[T any] interface {
	Len() int
	At(i int) T
}

// SetRows sets the rows of the grid. The grid keeps the slice without copying it: it must not change until the next
// SetRows, or else Refresh must follow. If RowID is set, scroll position and focus stay with their rows, otherwise
// with their index. A grid without SetRows or SetSource has no rows.
func (g *Grid[T]) SetRows(rows []T) {
	g.bind()
	g.core.Data.Give(&rowdata.SliceOf[T]{Rows: rows})
}

// SetSource sets a source of rows that need not be in a slice. nil: no rows. See Rows for the goroutines that call
// it. A Remote also sets RowID, if it is nil.
func (g *Grid[T]) SetSource(rows Rows[T]) {
	switch rows := rows.(type) {
	case nil:
		g.bound().Data.Give(nil)
	case remoteSource[T]:
		if g.RowID == nil {
			g.RowID = rows.rowID
		}
		g.bound().Data.Give(rows.kept())
	default:
		g.bound().Data.Give(rowdata.NewComputed(rows))
	}
}

// remoteSource is implemented by Remote. The interface keeps Remote out of programs that do not use it.
type remoteSource[T any] interface {
	kept() remote.Rows
	rowID(row T) string
}

// Refresh drops everything that the grid cached of rows and columns; call it after they have changed in place. The
// next frame reads them again. Changes that Apply made stay.
func (g *Grid[T]) Refresh() { g.bound().Refresh() }

// Len returns the number of given rows, including rows that Apply added and without rows that it removed. Rows of
// Children and Load do not count.
func (g *Grid[T]) Len() int { return g.bound().Data.GivenCount() }

// Shown returns the number of rows in the body, including groups and rows outside the screen.
func (g *Grid[T]) Shown() int { return g.bound().Data.ShownCount() }

// Changes are changes of rows by their ids. Add comes first, then Update, then Remove; an id in several lists takes
// part in each of them in this order.
type Changes[T any] struct {
	// Add are new rows. If no column sorts them, they come after all others. A row whose id exists replaces the row
	// with the id. If several rows have one id, the last is used.
	Add []T
	// Update are rows that replace the rows with the same ids. A row with an unknown id is skipped and reported by a
	// ProblemFound event.
	Update []T
	// Remove are the ids of rows to remove; in a tree with all rows below them. Unknown ids are skipped.
	Remove []string
}

// Apply changes rows by id. Its cost depends on the number of changes: only the changed rows are put into their new
// place. Scroll position, focus, selection and expansion stay with their rows.
//
// The changes show in the next frame, or when a running sort of the rows has ended. If SetRows replaces the rows
// before that, the new rows are changed; SetSource drops waiting changes, which a ProblemFound event reports.
//
// Updated rows are written into the slice of SetRows, which belongs to the grid until the next SetRows. Removed rows
// stay in the slice and are skipped. Added rows are stored outside it, and removed ones make room for others: if
// rows are added and removed at the same rate, memory does not grow.
//
// In a tree by Parent or Children, rows that are added without a parent in the tree come to the top, and an updated
// row keeps its place. A tree by Path is rebuilt, and its rows renumbered, unless all changes are updates that keep
// the paths of their rows.
//
// Apply returns ErrNoRowID without RowID, and an error if the rows are not from SetRows; it then changes nothing.
// Rows of a source change in the source: call Refresh.
func (g *Grid[T]) Apply(c Changes[T]) error {
	g.bind()
	return g.core.Data.Changes.Apply(dataset.Change{
		Add: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Add)}, Update: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Update)}, Remove: slices.Clone(c.Remove),
	})
}

// InsertRows inserts rows next to a row, as one step of undo with one RowsInserted event: before or after it, or for
// option.RowEnd after all rows, in which case besideRowID is not read. Rows in a tree come where their Parent or Path
// puts them, next to the row among its siblings.
//
// The rows stay beside their row, whatever the rows are sorted or filtered by, until the order, the filters or the
// groups change. The grid then has a slice of its own, as after a user moved rows: the slice of SetRows does not
// change. If Editing is Controlled, the event only proposes the rows.
//
// InsertRows returns an error, and inserts nothing, if there is no such row, if a row has no id or the id of another
// row, for more than 10,000 rows, in a tree by Children or Load, and for rows of a source.
//
// Users insert rows of NewRow and CopyRow by ActionInsertBelow, ActionInsertAbove and ActionDuplicate, whose keys are
// Ctrl+I, Ctrl+Shift+I and Ctrl+Shift+D (in a browser with Alt too), and by RowItems in the menu of cells. They are
// as many as the rows of the ranges of CellRanges, if these contain more than one cell, else as the selected rows,
// else one. In groups, new rows get the values by which the row beside them is grouped, in columns that can be
// edited. FeatureRowInsert links the keys.
func (g *Grid[T]) InsertRows(besideRowID string, where option.RowPlace, rows ...T) error {
	g.bind()
	return g.core.RowInserts().InsertRows(besideRowID, where, &rowdata.SliceOf[T]{Rows: rows})
}

// DuplicateRows inserts copies of rows, which CopyRow makes, as InsertRows does: below the rows, in the order in
// which these show. Copies of rows that are not next to each other each come below their row. It returns an error
// without CopyRow.
func (g *Grid[T]) DuplicateRows(rowIDs ...string) error {
	return g.bound().RowInserts().Duplicate(rowIDs)
}

// DeleteRows deletes rows of SetRows at once, in a tree with all rows below them, as one step of undo with one
// RowsDeleted event. It returns the number of rows; unknown ids are skipped. If Editing is Controlled, it requests
// each by a RowDeleteRequested event instead. In a tree by Children or Load, and over a source, it deletes nothing,
// and an EditRefused event gives the reason.
//
// Users delete rows by ActionDeleteRow, whose key is Ctrl+-, and by RowItems in the menu of cells, if
// Editing.RemoveRows is set.
func (g *Grid[T]) DeleteRows(rowIDs ...string) int {
	return g.bound().RowInserts().Delete(rowIDs)
}

// RowsInserted reports that rows were inserted beside others, by a user, InsertRows, DuplicateRows, Undo or Redo. If
// Editing is Controlled, it only proposes the rows, except in a ChangeTrackingGrid: the program inserts them itself,
// or calls Apply.
type RowsInserted[T any] struct {
	// Rows are the new rows, RowIDs their ids. RowIDs is nil for proposed rows of a grid without RowID.
	Rows   []T
	RowIDs []string
	// BesideRowIDs holds, for each row, the id of the row next to it. Where is the side of that row: RowBefore,
	// RowAfter, or RowEnd after all rows, without ids. Rows with the same neighbour follow each other.
	BesideRowIDs []string
	Where        option.RowPlace
	// Copies reports whether the rows are copies that CopyRow made.
	Copies bool

	do func() error
}

// Apply inserts proposed rows, if Editing is Controlled. Otherwise it does nothing. It returns an error if a row is
// gone or an id was taken meanwhile.
func (ev RowsInserted[T]) Apply() error {
	if ev.do == nil {
		return nil
	}
	return ev.do()
}

// A Feed accepts changes of a grid's rows from any goroutine. The changes posted since the last frame are made in
// the next one, by one Apply. Of several changes of one row only the last is kept, so a feed that is faster than the
// screen needs no more memory than a slow one.
type Feed[T any] struct{ posts feed.Posts[T] }

// Feed returns the Feed of the grid, the same at each call. Set RowID, and Invalidate to the Invalidate of the
// window, before the first call, which must be on the goroutine of the frames. Without RowID, Post returns an error;
// without Invalidate, changes wait for a frame that something else requests.
//
// RowID is called on the goroutines that post.
func (g *Grid[T]) Feed() *Feed[T] {
	if g.feed == nil {
		g.feed = new(Feed[T])
		g.feed.posts.Begin(g.RowID, g.Invalidate)
		g.core.Data.Posted.TakeFrom(&g.feed.posts)
	}
	return g.feed
}

// Post makes changes as Apply does, in the next frame. It does not keep the slices. It returns ErrNoRowID if the
// grid has no RowID.
func (f *Feed[T]) Post(c Changes[T]) error { return f.posts.Post(c.Add, c.Update, c.Remove) }

// The grid does not change rows by itself. Code that has only the grid requests a change by a method below; the
// program gets the request as an event and changes the rows.

// RowAddRequested requests a new row with the data of Seed; nil: an empty row.
type RowAddRequested[T any] struct{ Seed *T }

// RowUpdateRequested requests a change of a row by Patch.
type RowUpdateRequested[T any] struct {
	RowID string
	Patch func(*T)
}

// RequestAddRow requests a new row from the program by a RowAddRequested event.
func (g *Grid[T]) RequestAddRow(seed *T) { g.core.Report.Emit(RowAddRequested[T]{Seed: seed}) }

// RequestDeleteRow requests from the program to delete a row, by a RowDeleteRequested event.
func (g *Grid[T]) RequestDeleteRow(rowID string) {
	g.bound().Report.Emit(events.RowDeleteRequested{RowID: rowID})
}

// RequestUpdateRow requests from the program to change a row, by a RowUpdateRequested event.
func (g *Grid[T]) RequestUpdateRow(rowID string, patch func(*T)) {
	g.core.Report.Emit(RowUpdateRequested[T]{RowID: rowID, Patch: patch})
}

// A RowHandle acts on one row of a grid, or on a group, by its id. The row need not be visible. The zero value
// belongs to no grid and cannot be used.
type RowHandle struct {
	core *core.Grid
	id   string
}

// Row returns a handle of the row, or the group, with the given id.
func (g *Grid[T]) Row(id string) RowHandle { return RowHandle{g.bound(), id} }

// Pin pins the row as a user does, after the rows that are pinned on that side. RowPinNone unpins it. The row need
// not exist. Pin has no effect on a row that is already pinned on that side.
func (r RowHandle) Pin(side option.RowPinSide) { r.core.PinRow(r.id, side) }

// PinSide returns the side that the row is pinned to, see RowPins.
func (r RowHandle) PinSide() option.RowPinSide { return r.core.Options.RowPins.Of(r.id) }

// SetExpanded opens or closes the row of a tree or a group. If Expansion.Depth is not zero, the depth of a row of a
// tree must be known: before the first frame all rows count as rows at the top.
func (r RowHandle) SetExpanded(open bool) { r.core.SetExpanded(r.id, open) }

// SetDetail opens or closes the detail of the row.
func (r RowHandle) SetDetail(open bool) { r.core.Features.Details.Set(r.id, open) }

// ReloadChildren drops the rows that were loaded below the row. They are loaded again when the row shows open. It
// has no effect on rows whose children were not loaded.
func (r RowHandle) ReloadChildren() { r.core.ReloadChildren(r.id) }

// IsSelected reports whether the row is selected. For a missing row it reports whether Selection.Rows contains it.
// If Selectable is set, the first call after a change of the rows reads all of them.
func (r RowHandle) IsSelected() bool { return r.core.IsSelected(r.id) }

// RowMove moves rows of slices next to another row, as events.RowsReordered and events.RowDropped request. In a tree
// by Parent it changes the order among siblings.
type RowMove[T any] struct {
	// RowIDs are the ids of the moved rows, in their new order. Unknown ids are skipped.
	RowIDs []string
	// TargetRowID is the id of the row next to which they go. If it is unknown, they go to the end.
	TargetRowID string
	// Where is the side of the target row; RowInside counts as RowAfter.
	Where option.RowPlace
	RowID func(T) string
}

// Within returns the rows in the new order, in a new slice. If RowIDs contains TargetRowID, no row moves.
func (m RowMove[T]) Within(rows []T) []T {
	if m.Where != option.RowEnd && idlist.Has(m.RowIDs, m.TargetRowID) {
		return slices.Clone(rows)
	}
	moved, rest := idlist.Take(rows, m.RowIDs, m.RowID)
	return slices.Insert(rest, m.index(rest), moved...)
}

// Between returns new slices after the rows have moved from one to the other. A row whose id the other slice has
// stays where it is. Between does not change from and to.
func (m RowMove[T]) Between(from, to []T) (newFrom, newTo []T) {
	moved, rest := idlist.Take(from, idlist.Missing(to, m.RowIDs, m.RowID), m.RowID)
	return rest, idlist.Insert(to, moved, m.index(to))
}

// Copy returns a new slice: the rows of to, with copies of the rows of from whose ids it does not have. It does not
// change from and to.
func (m RowMove[T]) Copy(from, to []T) (newTo []T) {
	_, newTo = m.Between(from, to)
	return newTo
}

// index returns where in rows the moved rows go.
func (m RowMove[T]) index(rows []T) int {
	if m.Where == option.RowEnd {
		return len(rows)
	}
	i := slices.IndexFunc(rows, func(row T) bool { return m.RowID(row) == m.TargetRowID })
	switch {
	case i < 0:
		return len(rows)
	case m.Where == option.RowBefore:
		return i
	}
	return i + 1
}
