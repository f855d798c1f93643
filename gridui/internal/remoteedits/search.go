// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Searcher returns the searcher of the source, nil if the source does not search. It does not find
// unsaved changes.
func (r *Rows[T]) Searcher() remote.Searcher {
	if of, ok := r.Rows.(remote.Searcher); ok {
		return searcher[T]{of, r}
	}
	return nil
}

// searcher adapts the records of a source's searcher to new rows at the top.
type searcher[T any] struct {
	remote.Searcher
	rows *Rows[T]
}

// Search returns a job that finds the next cell with a text, or the previous one.
func (s searcher[T]) Search(m remote.Search) *remote.Found {
	in, of := s.rows.split(m.From)
	switch {
	case in >= 0 && s.rows.options.Top: // before the rows of the source
		m.From, m.ColumnID, m.Itself = 0, "", true
	case in >= 0:
		m.From, m.ColumnID, m.Itself = coord.Record(s.rows.Rows.Len()), "", true
	default:
		m.From = of
	}
	return s.Searcher.Search(m)
}

// HitRow returns the record of a hit, or NoRecord for a grouped row that is not loaded.
func (s searcher[T]) HitRow(h remote.Hit) coord.Record {
	row := s.Searcher.HitRow(h)
	if row < 0 {
		return coord.NoRecord
	}
	return row + coord.Record(s.rows.before())
}
