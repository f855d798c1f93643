// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remoteedits

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// searcher are the rows of the source, which finds among those that it has: what is yet to be saved is
// not searched.
func (r *Rows[T]) searcher() remote.Searcher { return r.Rows.(remote.Searcher) }

// Search prepares a job that finds the next cell with a text, or the one before.
func (r *Rows[T]) Search(s remote.Search) *remote.Found {
	in, of := r.split(s.From)
	switch {
	case in >= 0 && r.options.Top: // before the rows of the source
		s.From, s.ColumnID, s.Itself = 0, "", true
	case in >= 0:
		s.From, s.ColumnID, s.Itself = coord.Record(r.Rows.Len()), "", true
	default:
		s.From = of
	}
	return r.searcher().Search(s)
}

// CountHits prepares a job that counts the rows with a text.
func (r *Rows[T]) CountHits(m remote.Match) *remote.Counted { return r.searcher().CountHits(m) }

// HitRow is the record of a hit.
func (r *Rows[T]) HitRow(h remote.Hit) coord.Record {
	return r.searcher().HitRow(h) + coord.Record(r.before())
}
