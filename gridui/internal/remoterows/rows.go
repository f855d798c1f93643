// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"cmp"
	"errors"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/blocks"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/rowsource"
)

// Rows holds the rows of a source that a grid shows. New returns them; the caller must close them.
type Rows[T any] struct {
	source rowsource.Source[T]
	lines  lines[T]
	// arrived is set if Sync has something to take over; wake wakes the window then.
	arrived atomic.Bool
	wake    atomic.Pointer[func()]
	// refused is the reason why the query is not supported.
	refused error
	// order belongs to the last supported query. Streams read it for jobs.
	order   rowOrder
	streams streams
	totals  totals[T]
	finder  finder[T]
	live    live[T]
	// families counts the selected rows below groups and rows of a tree.
	families families[T]
	// first is the first line on the screen.
	first int64
	// reads counts the calls of read.
	reads uint32
	// none is the empty row returned for rows that are not loaded.
	none T
}

// Options determine how rows are cached. The zero value is valid.
type Options[T any] struct {
	// Size and MaxBytes are passed to blocks.Options.
	Size     func(row T) int
	MaxBytes int
	// Live reads rows again after others changed them.
	Live bool
	// Tree shows the rows as the tree that they are in the source.
	Tree bool
}

// New returns the rows of a source. It reads nothing before the first request of a grid.
func New[T any](source rowsource.Source[T], o Options[T]) *Rows[T] {
	r := &Rows[T]{source: source}
	r.live = live[T]{on: o.Live, arrive: r.arrive, streams: &r.streams}
	kept := blocks.NewOutline(blocks.Options[T]{Source: source, Size: o.Size, MaxBytes: o.MaxBytes, Wake: r.arrive})
	r.lines = lines[T]{Outline: kept, source: source, names: map[int64]string{}, tree: o.Tree}
	r.totals = totals[T]{source: source, arrive: r.arrive, streams: &r.streams}
	r.finder.source = source
	r.families.rows = r
	return r
}

// arrive notes that a result has arrived. It may be called on any goroutine.
func (r *Rows[T]) arrive() {
	r.arrived.Store(true)
	if wake := r.wake.Load(); wake != nil && *wake != nil {
		(*wake)()
	}
}

// Wake sets the function that wakes the window; with nil the grid polls.
func (r *Rows[T]) Wake(invalidate func()) { r.wake.Store(&invalidate) }

// Ask sets the query. If the source does not support it, Status returns the error and the rows stay
// as they are.
func (r *Rows[T]) Ask(q remote.Query, keep string) {
	query, err := r.treeOf(queryOf(q, r.source.Features()))
	if r.refused = err; err == nil {
		r.families.ask(r.order.query, query)
		r.order = newRowOrder(query, r.source.Features().Key)
		r.finder.drop()
		r.live.begin(r.source)
		r.live.quiet = false
		r.lines.ask(query, q.Open, keep)
		r.totals.ask(&r.order, q.Totals || len(query.Group) > 0 || query.Tree)
	}
	r.arrived.Store(true)
}

// Tree reports whether the rows show as a tree.
func (r *Rows[T]) Tree() bool { return r.lines.tree }

// treeOf makes a query one for a tree, if the rows show as one.
func (r *Rows[T]) treeOf(q rowsource.Query, err error) (rowsource.Query, error) {
	if err != nil || !r.lines.tree {
		return q, err
	}
	q.Tree = true
	can := r.source.Features()
	if !can.Index {
		return q, fmt.Errorf("%w: a tree, without reading at an index", rowsource.ErrUnsupported)
	}
	return q, can.Supports(q)
}

// Arrived reports whether Sync has something to take over.
func (r *Rows[T]) Arrived() bool { return r.arrived.Load() }

// Sync takes over arrived results.
func (r *Rows[T]) Sync() remote.Update {
	r.arrived.Store(false)
	clear(r.lines.names)
	totals, of := r.totals.sync(), r.lines.Sync()
	if of.Swapped {
		r.lines.outlined = len(r.order.query.Group) > 0 || r.order.query.Tree
	}
	return remote.Update{Changed: totals || of.Changed, Swapped: of.Swapped}
}

// Want reads the rows on the screen.
func (r *Rows[T]) Want(now time.Time, first, end coord.Index) (again time.Time) {
	r.streams.sweep()
	r.first = int64(first)
	reload, due := r.live.due(now, r.lines.Pending())
	if reload {
		r.read()
	}
	again = r.lines.Want(now, int64(first), int64(end))
	if again.IsZero() || !due.IsZero() && due.Before(again) {
		return due
	}
	return again
}

// Row returns a pointer to a row, an empty one while it is not loaded, and the state of the row or
// group.
func (r *Rows[T]) Row(i coord.Record) (rowdata.Row, remote.State) {
	if row := r.lines.Ref(int64(i)); row != nil {
		return rowdata.To(row), remote.Loaded
	}
	return rowdata.To(&r.none), remote.State(r.lines.Line(int64(i)).State)
}

// ID returns the id of a loaded row or of a group.
func (r *Rows[T]) ID(i coord.Record) string { return r.lines.name(int64(i)) }

// Find returns the row or the group with an id, near the screen or another row.
func (r *Rows[T]) Find(id string, near coord.Record) (i coord.Record, ok bool) {
	at, ok := r.lines.find(id, int64(near))
	return coord.Record(at), ok
}

// Outline returns the groups or the tree of the visible rows, nil if these are a list.
func (r *Rows[T]) Outline() remote.Outline {
	if !r.lines.outlined {
		return nil
	}
	return outline[T]{&r.lines}
}

// Totals returns the aggregates of all rows that pass.
func (r *Rows[T]) Totals() remote.Totals { return r.totals.known }

// Status returns the state of the rows as a whole.
func (r *Rows[T]) Status() remote.Status {
	s := remote.Status{Pending: r.lines.Pending() && !r.live.quiet, Reading: r.lines.Reading() || r.totals.busy, Err: r.Err()}
	s.Counting = !r.Count().Exact && !errors.Is(s.Err, rowsource.ErrOrder)
	s.Reads = r.reads
	s.Known = r.Count().Exact || r.Count().N > 0
	return s
}

// Err returns the error of the query, of the rows on the screen or of the totals.
func (r *Rows[T]) Err() error {
	totals := r.totals.known.Err
	if r.lines.tree && errors.Is(totals, rowsource.ErrUnsupported) {
		totals = nil // the source only reads a tree level by level
	}
	return cmp.Or(r.refused, r.lines.QueryErr(), r.lines.CountErr(), r.lines.Failed(), totals)
}

// Retry repeats failed reads.
func (r *Rows[T]) Retry() {
	r.lines.Retry()
	r.totals.retry()
	r.families.retry()
	r.arrived.Store(true)
}

// Reload reads all rows again. The first row on the screen keeps its place.
func (r *Rows[T]) Reload() {
	r.live.quiet = false
	r.families.session++
	r.read()
	r.arrive()
}

// read reads all rows again. The visible rows stay until the new ones arrive.
func (r *Rows[T]) read() {
	r.reads++
	r.families.age++
	r.finder.drop()
	r.lines.Reload(r.lines.Place(r.first))
	r.totals.again()
}

// Loaded returns a row if it is loaded.
func (r *Rows[T]) Loaded(i int) (row T, ok bool) {
	if ref := r.lines.Ref(int64(i)); ref != nil {
		return *ref, true
	}
	return row, false
}

// Count returns the number of visible lines, as far as known.
func (r *Rows[T]) Count() rowsource.Count { return r.lines.Count() }

// Close cancels all reads.
func (r *Rows[T]) Close() {
	r.lines.Close()
	r.totals.close()
	r.streams.close()
	r.finder.close()
	r.families.Stop()
	r.families.session++
}

// Len returns the number of rows, an estimate at first.
func (r *Rows[T]) Len() int { return int(r.Count().N) }

// At returns a pointer to a row, an empty one while it is not loaded.
func (r *Rows[T]) At(i int) rowdata.Row {
	row, _ := r.Row(coord.Record(i))
	return row
}

// Lease returns the same rows, because results of At remain valid.
func (r *Rows[T]) Lease() rowdata.Source { return r }

// Release does nothing.
func (r *Rows[T]) Release() {}
