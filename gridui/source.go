// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature/exporting"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// Rows is a source of rows that no slice has to hold: computed rows, rows of a
// file or of a database. At is called for rows in 0 … Len()-1 and must be quick. A negative
// Len is reported as a ConfigProblem and counts as 0. A source whose rows change tells the
// grid with Grid.Refresh.
//
// Len is called by the goroutine of the frames, and At by it for the rows on the screen.
// What works on all rows calls At from background jobs too, each on a goroutine of its own
// and for any row: sorting, filtering, lists of values to filter by, grouping, totals and
// trees; counting and collecting selected rows; fitting columns to their contents; finding
// a pinned row, or the row that the screen or the focus was at, by its id; copies and
// exports. So At must be safe for concurrent use, unless Virtual.NoScan is set: then At is
// called by the goroutine of the frames alone, for the rows on the screen, those that come
// onto it, those whose detail was open on it and the few that a gesture needs, and these features are off or make do with the rows on the screen,
// which is reported once for each as a ConfigProblem.
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

// SetSource is SetRows for rows that no slice holds. nil means no rows. See Rows for the
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

// Len is the number of rows that were given and not removed by Apply, and of those that
// Apply added. Rows that Children or Load brought do not count.
func (g *Grid[T]) Len() int { return g.bound().Data.GivenCount() }

// Shown is the number of rows that the body shows, groups among them, those on the
// screen and those to be scrolled to.
func (g *Grid[T]) Shown() int { return g.bound().Data.ShownCount() }

// ErrNoScan is the error of what needs all rows of a source where Virtual.NoScan forbids to
// read them.
var ErrNoScan = exporting.ErrNoScan
