// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/remote"
)

// Searcher searches rows in their source.
type Searcher struct {
	remote.Searcher
	// Matches lists the kinds of search.
	Matches remote.Matches

	rows remote.Rows
	of   *inSource
}

// Searcher returns nil, because the grid searches rows in memory itself.
func (*inMemory) Searcher() *Searcher { return nil }

// Searcher returns the searcher of the source. It returns nil if the source cannot search text or
// searches in another order than the visible one. The same rows always get the same searcher.
func (s *inSource) Searcher() *Searcher {
	rows := s.rows.remote
	if s.searcher == nil || s.searcher.rows != rows {
		can := rows.Can()
		s.searcher = &Searcher{Matches: can.Matches, rows: rows, of: s}
		if can.Find && can.Matches.Contains {
			s.searcher.Searcher = searcherOf(rows)
		}
	}
	if s.searcher.Searcher == nil || !s.searcher.InOrder() {
		return nil
	}
	return s.searcher
}

func searcherOf(rows remote.Rows) remote.Searcher {
	if has, ok := rows.(remote.Searching); ok {
		return has.Searcher()
	}
	searcher, _ := rows.(remote.Searcher)
	return searcher
}

// Waits reports whether rows are about to be replaced.
func (s *Searcher) Waits() bool { return s.rows.Status().Pending || s.of.rows.StaleRows }

// Swaps counts the replacements of the visible rows.
func (s *Searcher) Swaps() uint32 { return s.of.remote.Swaps }

// IsOther reports whether a record is loaded and has a different id.
func (s *Searcher) IsOther(record coord.Record, id string) bool {
	return int(record) < s.rows.Len() && remote.IsLoaded(s.rows, record) && s.rows.ID(record) != id
}
