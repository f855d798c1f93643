// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoterows

import (
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/blocks"
)

// Rows are the rows of a source that a grid shows. New makes them; Close them.
type Rows[T any] struct {
	source rowsource.Source[T]
	cache  *blocks.Cache[T]
	// arrived says that the cache has something to take over, wake wakes the window then.
	arrived atomic.Bool
	wake    atomic.Pointer[func()]
	// refused is why the query cannot be asked for at all.
	refused error
	// query is the last one that the source can answer, streams read it for jobs.
	query   rowsource.Query
	streams streams
	// first is the first row on the screen.
	first int64
	// none is the row that stands for those that are not loaded.
	none T
}

// Options are how rows are kept. The zero value works.
type Options[T any] struct {
	// Size and MaxBytes are those of blocks.Options.
	Size     func(row T) int
	MaxBytes int
}

// New are the rows of a source. Nothing is read before a grid asks for them.
func New[T any](source rowsource.Source[T], o Options[T]) *Rows[T] {
	r := &Rows[T]{source: source}
	r.cache = blocks.New(blocks.Options[T]{Source: source, Size: o.Size, MaxBytes: o.MaxBytes, Wake: r.arrive})
	return r
}

// arrive notes that something has arrived. It is called on any goroutine.
func (r *Rows[T]) arrive() {
	r.arrived.Store(true)
	if wake := r.wake.Load(); wake != nil && *wake != nil {
		(*wake)()
	}
}

// Wake sets what wakes the window; nil: the grid polls.
func (r *Rows[T]) Wake(invalidate func()) { r.wake.Store(&invalidate) }

// Ask asks the source for other rows. What it cannot do is an error of Status, and the rows stay
// as they are.
func (r *Rows[T]) Ask(q remote.Query, keep string) {
	query, err := queryOf(q, r.source.Features())
	if r.refused = err; err == nil {
		r.query = query
		r.cache.SetQuery(query, keep)
	}
	r.arrived.Store(true)
}

// Arrived reports whether Sync has something to take over.
func (r *Rows[T]) Arrived() bool { return r.arrived.Load() }

// Sync takes over what has arrived.
func (r *Rows[T]) Sync() remote.Update {
	r.arrived.Store(false)
	u := r.cache.Sync()
	return remote.Update{Changed: u.Changed, Swapped: u.Swapped}
}

// Want reads what the screen shows.
func (r *Rows[T]) Want(now time.Time, first, end coord.Index) (again time.Time) {
	r.first = int64(first)
	return r.cache.Want(now, int64(first), int64(end))
}

// State says what is known of a row.
func (r *Rows[T]) State(i coord.Record) remote.State {
	switch _, state := r.cache.Row(int64(i)); state {
	case blocks.Loaded:
		return remote.Loaded
	case blocks.Failed:
		return remote.Failed
	}
	return remote.Loading
}

// ID is the id of a row that is loaded.
func (r *Rows[T]) ID(i coord.Record) string { return r.cache.ID(int64(i)) }

// Find is the row with an id near the screen or another row.
func (r *Rows[T]) Find(id string, near coord.Record) (i coord.Record, ok bool) {
	at, ok := r.cache.Find(id, int64(near))
	return coord.Record(at), ok
}

// Status says how the rows as a whole are.
func (r *Rows[T]) Status() remote.Status {
	s := remote.Status{Pending: r.cache.Pending(), Reading: r.cache.Reading(), Err: r.Err()}
	s.Known = r.cache.Count().Exact || r.cache.Count().N > 0
	return s
}

// Err is why what is asked for, or rows on the screen, could not be read.
func (r *Rows[T]) Err() error {
	if r.refused != nil {
		return r.refused
	}
	if err := r.cache.QueryErr(); err != nil {
		return err
	}
	return r.cache.Failed()
}

// Retry reads again what could not be read.
func (r *Rows[T]) Retry() {
	r.cache.Retry()
	r.arrived.Store(true)
}

// Reload reads all rows again. The first row on the screen stays there.
func (r *Rows[T]) Reload() {
	r.cache.Reload(r.cache.ID(r.first))
	r.arrive()
}

// Loaded is a row, if it is loaded.
func (r *Rows[T]) Loaded(i int) (row T, ok bool) {
	row, state := r.cache.Row(int64(i))
	return row, state == blocks.Loaded
}

// Count is the number of rows as far as it is known.
func (r *Rows[T]) Count() rowsource.Count { return r.cache.Count() }

// Close cancels what is being read.
func (r *Rows[T]) Close() {
	r.cache.Close()
	r.streams.close()
}

// Len is the number of rows, an estimate at first.
func (r *Rows[T]) Len() int { return int(r.cache.Count().N) }

// At points to a row, to an empty one while it is not loaded.
func (r *Rows[T]) At(i int) rowdata.Row {
	if row := r.cache.Ref(int64(i)); row != nil {
		return rowdata.To(row)
	}
	return rowdata.To(&r.none)
}

// Lease returns the same rows: what At returned stays.
func (r *Rows[T]) Lease() rowdata.Source { return r }

// Release does nothing.
func (r *Rows[T]) Release() {}
