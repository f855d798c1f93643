// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// Rows holds the rows of a source with unsaved changes. Its methods must be called on the goroutine
// of the frames.
type Rows[T any] struct {
	// Rows holds the rows of the source.
	remote.Rows
	tracker *tracking.Tracker[T]
	columns Columns[T]
	options Options

	// changed holds changed rows by id. saved holds rows that the source has written but that were
	// not read again yet, nil for new ones; leaving holds deleted ones.
	changed, saved map[string]*T
	leaving        map[string]bool
	band           band[T]
	outlined       outline[T]
	seen           seen
	conflicts      conflicts[T]

	// dirty is set if rows look different now, renumbered if records number other rows, rereading
	// while all rows are read again after a write.
	dirty, renumbered, rereading bool
	// saving is set during a write; failed is the error of the last one.
	saving bool
	failed error
	wake   func()
}

// Options determine where new rows are placed, and how rows are read and saved.
type Options struct {
	// Top places new rows before the rows of the source.
	Top bool
	// Reload reads the rows again.
	Reload func()
	// Save saves the changes.
	Save func()
}

// New returns the rows of a source overlaid with the changes of a tracker. Reach passes rows to the
// tracker.
func New[T any](rows remote.Rows, tracker *tracking.Tracker[T], columns Columns[T], o Options) *Rows[T] {
	r := &Rows[T]{Rows: rows, tracker: tracker, columns: columns, options: o}
	r.conflicts.tracker, r.conflicts.columns = tracker, &r.columns
	r.changed, r.saved, r.leaving = map[string]*T{}, map[string]*T{}, map[string]bool{}
	return r
}

// Refresh updates the overlay from all changes.
func (r *Rows[T]) Refresh() {
	clear(r.changed)
	for _, view := range [...]tracking.Rows[T]{r.tracker.Edited(), r.tracker.Deleted()} {
		for id := range view.All() {
			r.take(id)
		}
	}
	r.rebuild()
	r.touch()
}

// Changed updates the overlay from the changes of some rows.
func (r *Rows[T]) Changed(ids []string) {
	band := false
	for _, id := range ids {
		r.take(id)
		r.conflicts.changedAgain(id)
		_, in := r.band.at[id]
		band = band || in || r.tracker.Status(id) == tracking.Added
	}
	if band {
		r.rebuild()
	}
	r.touch()
}

// take updates the overlay of a row.
func (r *Rows[T]) take(id string) {
	switch r.tracker.Status(id) {
	case tracking.Edited, tracking.Deleted:
		row, _ := r.tracker.Row(id)
		r.changed[id] = &row
	default:
		delete(r.changed, id)
	}
}

// touch makes the next frame sync the rows.
func (r *Rows[T]) touch() {
	r.dirty = true
	r.seen.forget()
	if r.wake != nil {
		r.wake()
	}
}

// Reach passes the source's present row to the tracker if the row is loaded and unchanged. It
// reports whether the tracker has the row.
func (r *Rows[T]) Reach(id string) bool {
	if r.tracker.Status(id) != tracking.Unchanged {
		return true
	}
	_, saved := r.saved[id]
	if row := r.loaded(id); row != nil && !saved && !r.leaving[id] {
		_ = r.tracker.Know(id, *row) // the id is not empty
		return true
	}
	_, known := r.tracker.Row(id)
	return known && !r.leaving[id]
}

// Has reports whether Reach would succeed. It copies no row, so that a frame may call it for many
// rows.
func (r *Rows[T]) Has(id string) bool {
	if _, known := r.tracker.Row(id); known {
		return !r.leaving[id]
	}
	return r.loaded(id) != nil && !r.leaving[id]
}

// Known reports whether the tracker has a row that came from the source.
func (r *Rows[T]) Known(id string) bool {
	_, known := r.tracker.Original(id)
	return known
}

// Leaving reports whether a row is deleted at the source but still shows until the rows are read
// again.
func (r *Rows[T]) Leaving(id string) bool { return r.leaving[id] }

// loaded returns the source's row with an id, nil if it is not loaded.
func (r *Rows[T]) loaded(id string) *T {
	i, ok := r.seen.find(r.Rows, id, 0)
	if !ok {
		return nil
	}
	row, state := r.Rows.Row(i)
	if state != remote.Loaded {
		return nil
	}
	return rowdata.Ptr[T](row)
}

// Wake sets the function that wakes the window.
func (r *Rows[T]) Wake(invalidate func()) {
	r.wake = invalidate
	r.Rows.Wake(invalidate)
}

// Arrived reports whether Sync has something to take over.
func (r *Rows[T]) Arrived() bool { return r.dirty || r.Rows.Arrived() }

// Sync takes over arrived results. New rows of the source contain the saved changes.
func (r *Rows[T]) Sync() remote.Update {
	u := r.Rows.Sync()
	if u.Changed || u.Swapped {
		r.seen.forget()
	}
	if u.Swapped {
		r.forgetSaved()
	}
	u.Changed = u.Changed || r.dirty
	u.Swapped = u.Swapped || r.renumbered
	r.dirty, r.renumbered = false, false
	return u
}

// forgetSaved drops the overlay of saved rows.
func (r *Rows[T]) forgetSaved() {
	r.rereading = false
	if len(r.saved)+len(r.leaving) == 0 {
		return
	}
	clear(r.saved)
	clear(r.leaving)
	r.rebuild()
}

// Reread reads all rows again.
func (r *Rows[T]) Reread() {
	r.rereading = true
	r.options.Reload()
}

// Ask sets the query. The screen cannot stay at a new row.
func (r *Rows[T]) Ask(q remote.Query, keep string) {
	r.rereading = false
	if _, in := r.band.at[keep]; in {
		keep = ""
	}
	r.Rows.Ask(q, keep)
}

// Want reads the rows of the source on the screen.
func (r *Rows[T]) Want(now time.Time, first, end coord.Index) (again time.Time) {
	n := coord.Index(r.before())
	first, end = max(first-n, 0), max(end-n, 0)
	return r.Rows.Want(now, first, min(end, max(coord.Index(r.Rows.Len()), 1)))
}

// Status returns the state of the rows as a whole. A read after a write is not reported as pending,
// because the saved rows already show.
func (r *Rows[T]) Status() remote.Status {
	s := r.Rows.Status()
	s.Pending = s.Pending && !r.rereading
	s.Known = s.Known || len(r.band.ids) > 0
	s.Saving, s.NotSaved = r.saving, r.failed
	return s
}

// Retry repeats a failed write and failed reads.
func (r *Rows[T]) Retry() {
	if r.failed != nil && !r.saving {
		r.options.Save()
	}
	r.Rows.Retry()
}

// Save saves the changes.
func (r *Rows[T]) Save() { r.options.Save() }

// Begin notes the start of a write.
func (r *Rows[T]) Begin() {
	r.saving, r.failed = true, nil
	r.touch()
}

// Fail ends a write and notes its error, nil if it succeeded or was given up.
func (r *Rows[T]) Fail(err error) {
	r.saving, r.failed = false, err
	r.touch()
}
