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

// Rows is a source of rows that no slice has to hold: computed rows, rows of a
// file or of a database. At is called for rows in 0 … Len()-1 and must be quick. A negative
// Len is reported as a ProblemFound and counts as 0. A source whose rows change tells the
// grid with Grid.Refresh.
//
// Len is called by the goroutine of the frames, and At by it for the rows on the screen.
// What works on all rows calls At from background jobs too, each on a goroutine of its own
// and for any row: sorting, filtering, lists of values to filter by, grouping, totals and
// trees; counting and collecting selected rows; fitting columns to their contents; finding
// a pinned row, or the row that the screen or the focus was at, by its id; copies and
// exports. So At must be safe for concurrent use, unless Virtual.ScanDisabled is set: then At is
// called by the goroutine of the frames alone, for the rows on the screen, those that come
// onto it, those whose detail was open on it and the few that a gesture needs, and these features are off or make do with the rows on the screen,
// which is reported once for each as a ProblemFound.
// Navigation, scrolling, selection by id and of all rows, Sorting.Manual and
// Filtering.Manual work as ever. The functions of columns, RowID, Selectable and the like
// are called where At is.
type Rows[T any] interface {
	Len() int
	At(i int) T
}

// SetRows gives the grid its rows. The slice is kept, not copied, and must not
// be changed until the next SetRows, or else be followed by Refresh. Scroll
// position and focus stay with the rows they are at where RowID is set, else
// with their index. A grid that was never given rows has none.
func (g *Grid[T]) SetRows(rows []T) {
	g.bind()
	g.core.Data.Give(&rowdata.SliceOf[T]{Rows: rows})
}

// SetSource sets rows that no slice holds. nil means no rows. See Rows for the
// goroutines that call it. A Remote sets RowID too, where it is nil.
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

// remoteSource is a Remote. Programs without one do not link it for an interface.
type remoteSource[T any] interface {
	kept() remote.Rows
	rowID(row T) string
}

// Refresh says that rows, or what columns make of them, changed in place: all
// that was kept of them is asked for again in the next frame. Rows that Apply added or
// removed stay so.
func (g *Grid[T]) Refresh() { g.bound().Refresh() }

// Len returns the number of rows that were given and not removed by Apply, and of those that
// Apply added. Rows that Children or Load brought do not count.
func (g *Grid[T]) Len() int { return g.bound().Data.GivenCount() }

// Shown returns the number of rows that the body shows, groups among them, those on the
// screen and those to be scrolled to.
func (g *Grid[T]) Shown() int { return g.bound().Data.ShownCount() }

// Changes are rows that changed, by their ids. Added rows come first, then updated
// ones, then those to remove: an id that is in several of the lists meets them in
// this order.
type Changes[T any] struct {
	// Add are new rows: after the others where nothing sorts them. One whose id a
	// row has already takes the place of that row. Of several with one id the last counts.
	Add []T
	// Update are rows in place of those with the same id. One that is not there is
	// left out and reported once.
	Update []T
	// Remove are the ids of rows that go, in a tree with all that is below them. Ids
	// of rows that are not there are passed over.
	Remove []string
}

// Apply changes some rows at a cost that depends on how many there are: what
// changed leaves the order and is put where it now belongs. Scroll position, focus,
// selection and expansion stay with their rows.
//
// The changes show in the next frame; while a job puts rows in order they wait for
// it. Rows that SetRows gives meanwhile are changed like those before; SetSource drops
// what waits, which is reported once.
//
// Updated rows are written into the slice that SetRows was given, which is the grid's until
// the next SetRows. Removed ones are left in it and passed over. Added ones are kept beside
// it, and those removed again make room for others: rows that come and go at the same rate
// take no more and more memory.
//
// In a tree by Parent or Children, rows that are added without a parent in the tree
// stand at the top, and an updated row keeps its place. One by Path is rebuilt, and
// its rows renumbered, unless all changes are updates of rows that keep their paths.
//
// It fails with ErrNoRowID, or where the rows are no slice of SetRows, and then changes nothing: a
// source changes by itself, and Refresh tells of it.
func (g *Grid[T]) Apply(c Changes[T]) error {
	g.bind()
	return g.core.Data.Changes.Apply(dataset.Change{
		Add: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Add)}, Update: &rowdata.SliceOf[T]{Rows: slices.Clone(c.Update)}, Remove: slices.Clone(c.Remove),
	})
}

// Feed takes changes of a grid's rows from any goroutine. What was posted since the
// last frame is made in the next one, in one Apply: of several changes of one row
// only the last shows, and only the last waits where many do, so that a feed that is
// faster than the screen needs no more room than one that is not.
type Feed[T any] struct{ posts feed.Posts[T] }

// Feed returns the way for other goroutines to change rows. It is the same one at each
// call. Set RowID, and Invalidate to the window's, before the first call, which is
// made on the goroutine of the frames: without RowID nothing can be posted, and
// without Invalidate what is posted waits for a frame that something else asks for.
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

// Post makes changes as Apply does, in the next frame. It fails with
// ErrNoRowID and keeps nothing of the slices.
func (f *Feed[T]) Post(c Changes[T]) error { return f.posts.Post(c.Add, c.Update, c.Remove) }

// The grid does not change rows. Who holds a grid can ask for a change through
// it, and who owns the rows hears of that as an event and makes it.

// RowAddRequested asks for a new row; Seed is what it begins with, nil for nothing.
type RowAddRequested[T any] struct{ Seed *T }

// RowUpdateRequested asks for a row to be changed by Patch.
type RowUpdateRequested[T any] struct {
	RowID string
	Patch func(*T)
}

// RequestAddRow asks the owner of the rows for a new one, by a RowAddRequested event.
func (g *Grid[T]) RequestAddRow(seed *T) { g.core.Report.Emit(RowAddRequested[T]{Seed: seed}) }

// RequestDeleteRow asks the owner of the rows to delete one, by a RowDeleteRequested event.
func (g *Grid[T]) RequestDeleteRow(rowID string) {
	g.bound().Report.Emit(events.RowDeleteRequested{RowID: rowID})
}

// RequestUpdateRow asks the owner of the rows to change one, by a RowUpdateRequested event.
func (g *Grid[T]) RequestUpdateRow(rowID string, patch func(*T)) {
	g.core.Report.Emit(RowUpdateRequested[T]{RowID: rowID, Patch: patch})
}

// RowHandle acts on one row of a grid, or on a group, by its id. The row need not show. The zero
// value belongs to no grid and cannot be used.
type RowHandle struct {
	core *core.Grid
	id   string
}

// Row returns a handle of the row, or the group, with an id.
func (g *Grid[T]) Row(id string) RowHandle { return RowHandle{g.bound(), id} }

// Pin pins the row as a user does, after those that are pinned on that side, or with
// RowPinNone gives it back to the body. The row need not be there. It does nothing
// for a row that is there already.
func (r RowHandle) Pin(side option.RowPinSide) { r.core.PinRow(r.id, side) }

// PinSide returns where the row is pinned, as RowPins says.
func (r RowHandle) PinSide() option.RowPinSide { return r.core.Options.RowPins.Of(r.id) }

// SetExpanded opens or closes the row of a tree or a group. With a Depth it has to know the
// row of a tree: until the first frame all count as those at the top.
func (r RowHandle) SetExpanded(open bool) { r.core.SetExpanded(r.id, open) }

// SetDetail opens or closes the detail of the row.
func (r RowHandle) SetDetail(open bool) { r.core.Features.Details.Set(r.id, open) }

// ReloadChildren drops the rows that were loaded below the row, to be loaded again when
// it shows open. It has no effect on rows whose children were not loaded.
func (r RowHandle) ReloadChildren() { r.core.ReloadChildren(r.id) }

// IsSelected reports whether the row is selected. Of a row that is not there it says
// what Selection.Rows does. Where Selectable is set, the first call after a change
// of the rows looks at all of them.
func (r RowHandle) IsSelected() bool { return r.core.IsSelected(r.id) }

// Reorder moves rows of a slice beside another one: what events.RowsReordered and, in a tree by
// Parent, a change of order among siblings ask for.
type Reorder[T any] struct {
	// RowIDs are the rows that move, in this order. Ids of no row are passed over.
	RowIDs []string
	// TargetRowID is the row that they move beside; they go to the end where no row has the id.
	// Where it is one of the rows that move, nothing does.
	TargetRowID string
	// Where is on which side of it; RowInside counts as RowAfter.
	Where option.RowPlace
	RowID func(T) string
}

// Of returns the rows in the new order. The slice given is not changed.
func (r Reorder[T]) Of(rows []T) []T {
	if r.Where != option.RowEnd && idlist.Has(r.RowIDs, r.TargetRowID) {
		return slices.Clone(rows)
	}
	moved, rest := idlist.Take(rows, r.RowIDs, r.RowID)
	at := len(rest)
	if r.Where != option.RowEnd {
		if i := slices.IndexFunc(rest, func(row T) bool { return r.RowID(row) == r.TargetRowID }); i >= 0 {
			at = i
			if r.Where != option.RowBefore {
				at++
			}
		}
	}
	return slices.Insert(rest, at, moved...)
}

// Transfer moves or copies rows from one slice to a place in another: what events.RowsDropped
// asks for.
type Transfer[T any] struct {
	// RowIDs are the rows, in this order. Ids of no row are passed over; a row with an id that
	// a row of the other slice has already stays where it is.
	RowIDs []string
	RowID  func(T) string
	// Index is the place, counted from 0; one past the ends is at the end.
	Index int
}

// Move returns both slices after the rows went from one to the other. The slices given are
// not changed.
func (t Transfer[T]) Move(from, to []T) (newFrom, newTo []T) {
	moved, rest := idlist.Take(from, idlist.Missing(to, t.RowIDs, t.RowID), t.RowID)
	return rest, idlist.Insert(to, moved, t.Index)
}

// Copy does what Move does, but leaves the rows in from too: it returns the other slice alone.
func (t Transfer[T]) Copy(from, to []T) (newTo []T) {
	moved, _ := idlist.Take(from, idlist.Missing(to, t.RowIDs, t.RowID), t.RowID)
	return idlist.Insert(to, moved, t.Index)
}
