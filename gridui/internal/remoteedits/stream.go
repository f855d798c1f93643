// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"maps"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// stream holds the rows of a source for a job, with the changes at the time of its creation.
type stream[T any] struct {
	rowdata.Source
	// open is Source if that is a stream, else nil.
	open    remote.Open
	id      func(row T) string
	changed map[string]*T
	// band holds the new rows, ids their ids.
	band []*T
	ids  []string
	top  bool
	n    int // rows of the source
	// ended is set if reading found the exact n, which was an estimate.
	ended bool
}

// Stream returns the same rows for one other goroutine.
func (r *Rows[T]) Stream() remote.Open { return r.overOpen(r.Rows.Stream()) }

// Everything returns all rows of the source for one other goroutine.
func (r *Rows[T]) Everything() remote.Open { return r.overOpen(r.Rows.Everything()) }

func (r *Rows[T]) overOpen(rows remote.Open) remote.Open {
	s := r.over(rows)
	s.open = rows
	return s
}

// over returns rows of the source with the present changes and new rows.
func (r *Rows[T]) over(rows rowdata.Source) *stream[T] {
	s := &stream[T]{Source: rows, id: r.columns.id, band: slices.Clone(r.band.rows), ids: slices.Clone(r.band.ids), top: r.options.Top, n: rows.Len()}
	s.changed = maps.Clone(r.saved)
	maps.DeleteFunc(s.changed, func(_ string, row *T) bool { return row == nil })
	maps.Copy(s.changed, r.changed)
	return s
}

func (s *stream[T]) Len() int { return s.n + len(s.band) }

func (s *stream[T]) At(i int) rowdata.Row {
	in, of := s.split(i)
	if in >= 0 {
		return rowdata.To(s.band[in])
	}
	return s.over(s.Source.At(of))
}

// Exact reports whether the number of rows is known.
func (s *stream[T]) Exact() bool { return s.open.Exact() }

// Has reports whether there is a row at an index. If the number of source rows is unknown, new rows
// below them follow the last existing row.
func (s *stream[T]) Has(i int) bool {
	in, of := s.split(i)
	switch {
	case s.Exact() || in >= 0 && s.top:
		return i < s.Len() || in >= 0 && in < len(s.band)
	case in >= 0 && s.ended:
		return in < len(s.band)
	case in >= 0:
		of = i
	}
	if s.open.Has(of) {
		s.n = max(s.n, of+1)
		return true
	}
	s.n, s.ended = of, true
	return !s.top && len(s.band) > 0
}

// IDAt returns the id of a row.
func (s *stream[T]) IDAt(i int) string {
	in, of := s.split(i)
	if in >= 0 {
		return s.ids[in]
	}
	return s.id(*rowdata.Ptr[T](s.Source.At(of)))
}

// split returns the index of a new row, or else -1 and the index of a row of the source.
func (s *stream[T]) split(i int) (in, of int) {
	switch first := len(s.band); {
	case s.top && i < first:
		return i, -1
	case s.top:
		return -1, i - first
	case i >= s.n:
		return i - s.n, -1
	}
	return -1, i
}

// over returns a row with its changes.
func (s *stream[T]) over(row rowdata.Row) rowdata.Row {
	if len(s.changed) == 0 {
		return row
	}
	if changed := s.changed[s.id(*rowdata.Ptr[T](row))]; changed != nil {
		return rowdata.To(changed)
	}
	return row
}

// Stop cancels a read that waits for the source.
func (s *stream[T]) Stop() { rowdata.Stop(s.Source) }

// Lease returns the same stream, because only one goroutine reads it.
func (s *stream[T]) Lease() rowdata.Source { return s }
