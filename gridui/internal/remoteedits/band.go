// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/tracking"
)

// band holds the new rows, which are placed before or after the rows of the source.
type band[T any] struct {
	ids  []string
	rows []*T
	at   map[string]int
}

// rebuild lists the new rows: rows that the source does not have, and saved rows that were not read
// from it yet.
func (r *Rows[T]) rebuild() {
	was := r.band
	r.band = band[T]{at: map[string]int{}}
	for id, row := range r.tracker.Rows().All() {
		// Keep a new row that was saved but not read yet.
		kept, saved := r.saved[id]
		status := r.tracker.Status(id)
		if status != tracking.Added && (!saved || kept != nil || status == tracking.Deleted) {
			continue
		}
		r.band.at[id] = len(r.band.ids)
		r.band.ids, r.band.rows = append(r.band.ids, id), append(r.band.rows, &row)
	}
	if r.options.Top && !slices.Equal(was.ids, r.band.ids) {
		r.renumbered = true
	}
	r.dirty = true
}

// before returns the number of new rows before the source's rows.
func (r *Rows[T]) before() int {
	if r.options.Top {
		return len(r.band.ids)
	}
	return 0
}

// split returns the index of a record in the band, or else -1 and the record of the source.
func (r *Rows[T]) split(i coord.Record) (in int, of coord.Record) {
	n := coord.Record(len(r.band.ids))
	switch {
	case n == 0:
		return -1, i
	case r.options.Top && i < n:
		return int(i), -1
	case r.options.Top:
		return -1, i - n
	}
	if first := coord.Record(r.Rows.Len()); i >= first && i < first+n {
		return int(i - first), -1
	}
	return -1, i
}

// Len returns the number of rows of the source and of new rows.
func (r *Rows[T]) Len() int { return r.Rows.Len() + len(r.band.ids) }

// At returns a pointer to a row with its changes.
func (r *Rows[T]) At(i int) rowdata.Row {
	row, _ := r.Row(coord.Record(i))
	return row
}

// Row returns a pointer to a row with its changes, and the row's state.
func (r *Rows[T]) Row(i coord.Record) (rowdata.Row, remote.State) {
	in, of := r.split(i)
	if in >= 0 {
		return rowdata.To(r.band.rows[in]), remote.Loaded
	}
	row, state := r.Rows.Row(of)
	if state == remote.Loaded && len(r.changed)+len(r.saved) > 0 {
		id := r.seen.id(r.Rows, of)
		if changed := r.changed[id]; changed != nil {
			return rowdata.To(changed), state
		}
		if saved := r.saved[id]; saved != nil {
			return rowdata.To(saved), state
		}
	}
	return row, state
}

// ID returns the id of a loaded row.
func (r *Rows[T]) ID(i coord.Record) string {
	in, of := r.split(i)
	if in >= 0 {
		return r.band.ids[in]
	}
	return r.seen.id(r.Rows, of)
}

// Find returns the row with an id if it is new, or near the screen or another row.
func (r *Rows[T]) Find(id string, near coord.Record) (i coord.Record, ok bool) {
	first := coord.Record(r.before())
	if in, ok := r.band.at[id]; ok {
		if !r.options.Top {
			in += r.Rows.Len()
		}
		return coord.Record(in), true
	}
	i, ok = r.seen.find(r.Rows, id, max(near-first, 0))
	return i + first, ok
}

// Lease returns the same rows, because results of At remain valid.
func (r *Rows[T]) Lease() rowdata.Source { return r }

// Release does nothing.
func (r *Rows[T]) Release() {}

// mostSeen is the maximum number of cached ids, more than are edited in one step.
const mostSeen = 1 << 15

// seen caches requested ids of source rows, so that frames do not make them again. It is valid
// until other rows arrive.
type seen struct {
	ids map[coord.Record]string
	at  map[string]coord.Record
}

func (s *seen) forget() {
	clear(s.ids)
	clear(s.at)
}

// id returns the id of a row of the source, empty while it is not loaded.
func (s *seen) id(rows remote.Rows, i coord.Record) string {
	if id, ok := s.ids[i]; ok {
		return id
	}
	id := rows.ID(i)
	if id == "" {
		return id
	}
	if s.ids == nil || len(s.ids) >= mostSeen {
		s.ids, s.at = map[coord.Record]string{}, map[string]coord.Record{}
	}
	s.ids[i], s.at[id] = id, i
	return id
}

// find returns a row of the source by id.
func (s *seen) find(rows remote.Rows, id string, near coord.Record) (i coord.Record, ok bool) {
	if i, ok := s.at[id]; ok && int(i) < rows.Len() && remote.IsLoaded(rows, i) {
		return i, true
	}
	return rows.Find(id, near)
}
