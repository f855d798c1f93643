// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"time"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// Rows are the rows of a source with the changes that were made to them. The methods are called on
// the goroutine of the frames.
type Rows[T any] struct {
	// Rows are those of the source.
	remote.Rows
	tracker *tracking.Tracker[T]
	columns Columns[T]
	options Options

	// changed are the rows that are not as the source has them, by id. saved are those that the source
	// has taken over and that were not read again yet, nil for new ones, leaving the deleted ones.
	changed, saved map[string]*T
	leaving        map[string]bool
	band           band[T]
	outlined       outline[T]
	seen           seen
	conflicts      conflicts[T]

	// dirty says that rows look different now, renumbered that records number other rows, rereading
	// that all are read again because of what was saved.
	dirty, renumbered, rereading bool
	// saving says that a write is under way, since when it is known; failed is why the last one went
	// wrong.
	saving bool
	failed error
	wake   func()
}

// Options say where new rows stand, and how rows are read and saved.
type Options struct {
	// Top has new rows stand before those of the source.
	Top bool
	// Reload reads the rows again.
	Reload func()
	// Save saves the changes.
	Save func()
}

// New lays the changes of a tracker over the rows of a source. The tracker learns rows from Reach.
func New[T any](rows remote.Rows, tracker *tracking.Tracker[T], columns Columns[T], o Options) *Rows[T] {
	r := &Rows[T]{Rows: rows, tracker: tracker, columns: columns, options: o}
	r.conflicts.tracker, r.conflicts.columns = tracker, &r.columns
	r.changed, r.saved, r.leaving = map[string]*T{}, map[string]*T{}, map[string]bool{}
	return r
}

// Refresh looks at all changes again.
func (r *Rows[T]) Refresh() {
	clear(r.changed)
	for _, view := range [...]tracking.View[T]{r.tracker.Edited(), r.tracker.Deleted()} {
		for id := range view.All() {
			r.take(id)
		}
	}
	r.rebuild()
	r.touch()
}

// Changed looks at the changes of some rows again.
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

// take notes what shows of a row.
func (r *Rows[T]) take(id string) {
	switch r.tracker.Status(id) {
	case tracking.Edited, tracking.Deleted:
		row, _ := r.tracker.Row(id)
		r.changed[id] = &row
	default:
		delete(r.changed, id)
	}
}

// touch makes the next frame look at the rows.
func (r *Rows[T]) touch() {
	r.dirty = true
	r.seen.forget()
	if r.wake != nil {
		r.wake()
	}
}

// Reach gives the tracker a row as the source has it now, if it is loaded and not changed. It
// reports whether the tracker knows it.
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

// Has reports whether Reach would reach a row. It copies none, so that a frame may ask for many.
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

// Leaving reports whether a row is deleted at the source, and shows until the rows were read again.
func (r *Rows[T]) Leaving(id string) bool { return r.leaving[id] }

// loaded returns a row as the source has it, nil if it is not loaded.
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

// Wake sets what wakes the window.
func (r *Rows[T]) Wake(invalidate func()) {
	r.wake = invalidate
	r.Rows.Wake(invalidate)
}

// Arrived reports whether Sync has something to take over.
func (r *Rows[T]) Arrived() bool { return r.dirty || r.Rows.Arrived() }

// Sync takes over what has arrived. What was saved is in rows that were read since.
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

// forgetSaved shows rows that were saved as the source has them.
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

// Ask asks for other rows. New ones are none to stay at.
func (r *Rows[T]) Ask(q remote.Query, keep string) {
	r.rereading = false
	if _, in := r.band.at[keep]; in {
		keep = ""
	}
	r.Rows.Ask(q, keep)
}

// Want reads the rows of the source that show.
func (r *Rows[T]) Want(now time.Time, first, end coord.Index) (again time.Time) {
	n := coord.Index(r.before())
	first, end = max(first-n, 0), max(end-n, 0)
	return r.Rows.Want(now, first, min(end, max(coord.Index(r.Rows.Len()), 1)))
}

// Status returns how the rows as a whole are. That rows are read again after they were saved is none of
// the user's concern: they show already.
func (r *Rows[T]) Status() remote.Status {
	s := r.Rows.Status()
	s.Pending = s.Pending && !r.rereading
	s.Known = s.Known || len(r.band.ids) > 0
	s.Saving, s.NotSaved = r.saving, r.failed
	return s
}

// Retry saves again what could not be saved, and reads what could not be read.
func (r *Rows[T]) Retry() {
	if r.failed != nil && !r.saving {
		r.options.Save()
	}
	r.Rows.Retry()
}

// Save saves the changes.
func (r *Rows[T]) Save() { r.options.Save() }

// Begin notes that a write is under way.
func (r *Rows[T]) Begin() {
	r.saving, r.failed = true, nil
	r.touch()
}

// Fail notes why changes could not be saved, nil that they could, or are not to be any more.
func (r *Rows[T]) Fail(err error) {
	r.saving, r.failed = false, err
	r.touch()
}
