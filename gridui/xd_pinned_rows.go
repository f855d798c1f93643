// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// pinnedRows are the pinned rows: a few numbers, whatever the number of rows.
type pinnedRows struct {
	// top and bottom are the lists as last seen, noKeep what was asked with them.
	top, bottom []string
	noKeep      bool
	// known are the records that ids were last found at, for all pinned ids.
	known map[string]int
	pinnedShown
	key pinsKey
	// waiting says that rows are still being looked for.
	waiting bool
}

// pinnedShown are the pinned rows that show, and the holes that they leave among the
// items of the row model. Its slices are never changed, so that jobs may read them.
type pinnedShown struct {
	// records are the rows, the first tops of them at the top; ids are theirs.
	records []int
	ids     []string
	tops    int
	// holes are the indices of those rows among all items, in rising order; page are
	// those of them on the page.
	holes, page []int
}

// pinsKey is what pinnedRows depend on beside the lists and the order.
type pinsKey struct {
	rows   rowsGiven
	n      int
	lo, hi int
}

// sameLists says whether the lists are as they were last seen.
func (s *pinnedRows) sameLists(p *option.RowPins) bool {
	return s.noKeep == p.NoKeep && idlist.Same(s.top, p.Top) && idlist.Same(s.bottom, p.Bottom)
}

// takeLists remembers the lists, and of the records known only those they name.
func (s *pinnedRows) takeLists(p *option.RowPins) {
	s.noKeep, s.top, s.bottom = p.NoKeep, slices.Clone(p.Top), slices.Clone(p.Bottom)
	known := make(map[string]int, len(s.top)+len(s.bottom))
	for _, list := range [...][]string{s.top, s.bottom} {
		for _, id := range list {
			if row, ok := s.known[id]; ok {
				known[id] = row
			}
		}
	}
	s.known = known
}

// open is the item that is the i-th of the page, from lo on, without the holes.
func (s *pinnedShown) open(i, lo int) int {
	if len(s.page) == 0 {
		return lo + i
	}
	// Before the k-th hole there are page[k]-lo-k other items.
	return lo + i + sort.Search(len(s.page), func(k int) bool { return s.page[k]-lo-k > i })
}

// place is the place on the page, without the holes, of an item; false of a hole,
// which has the place of the item after it.
func (s *pinnedShown) place(item, lo int) (i int, ok bool) {
	k := sort.SearchInts(s.page, item)
	return item - lo - k, k == len(s.page) || s.page[k] != item
}

// setHoles takes the holes among all items, in any order, of which those from lo up
// to hi are on the page.
func (s *pinnedShown) setHoles(holes []int, lo, hi int) {
	slices.Sort(holes)
	s.holes = holes
	s.page = holes[sort.SearchInts(holes, lo):sort.SearchInts(holes, hi)]
}

// pinOf is which of the rows a record is, or -1.
func (s *pinnedShown) pinOf(record int) int { return slices.Index(s.records, record) }

func (s *pinnedShown) same(t *pinnedShown) bool {
	return s.tops == t.tops && slices.Equal(s.records, t.records) && idlist.Same(s.ids, t.ids) &&
		slices.Equal(s.holes, t.holes) && len(s.page) == len(t.page) && (len(s.page) == 0 || s.page[0] == t.page[0])
}
