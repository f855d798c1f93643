// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"maps"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// stream are the rows of a source as a job reads them, with the changes that there were when it
// began.
type stream[T any] struct {
	rowdata.Source
	id      func(row T) string
	changed map[string]*T
	band    []*T
	top     bool
	n       int // rows of the source
}

// Stream is the same rows for one other goroutine.
func (r *Rows[T]) Stream() rowdata.Source {
	rows := r.Rows.Stream()
	s := &stream[T]{Source: rows, id: r.columns.id, band: slices.Clone(r.band.rows), top: r.options.Top, n: rows.Len()}
	s.changed = maps.Clone(r.saved)
	maps.DeleteFunc(s.changed, func(_ string, row *T) bool { return row == nil })
	maps.Copy(s.changed, r.changed)
	return s
}

func (s *stream[T]) Len() int { return s.n + len(s.band) }

func (s *stream[T]) At(i int) rowdata.Row {
	first := 0
	if s.top {
		first = len(s.band)
	}
	switch at := i - first; {
	case at < 0:
		return rowdata.To(s.band[i])
	case at >= s.n:
		return rowdata.To(s.band[at-s.n])
	default:
		return s.over(s.Source.At(at))
	}
}

// over is a row as it was changed.
func (s *stream[T]) over(row rowdata.Row) rowdata.Row {
	if len(s.changed) == 0 {
		return row
	}
	if changed := s.changed[s.id(*rowdata.Ptr[T](row))]; changed != nil {
		return rowdata.To(changed)
	}
	return row
}

// Lease returns the same stream: one goroutine reads it.
func (s *stream[T]) Lease() rowdata.Source { return s }
