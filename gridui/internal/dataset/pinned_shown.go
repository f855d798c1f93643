// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// pinnedShown are the pinned rows that show, and the holes that they leave among the items. Its
// slices are never changed, because jobs read them.
type pinnedShown struct {
	// Records are the pinned rows and ids their ids. The first Tops of them are in the top band.
	Records []coord.Record
	ids     []string
	Tops    int
	// items are the indices of these rows among all items, -1 for those that are no item.
	items []coord.Index
	// Holes are the indices of these rows among all items, in rising order. Page are those of
	// them on the page.
	Holes, Page []coord.Index
}

// Open is the index of the item at a position of the body; the page starts at lo.
func (s *pinnedShown) Open(row coord.Pos, lo coord.Index) coord.Index {
	i := coord.Index(row)
	if len(s.Page) == 0 {
		return lo + i
	}
	// Before the k-th hole there are page[k]-lo-k other items.
	return lo + i + coord.Index(sort.Search(len(s.Page), func(k int) bool { return s.Page[k]-lo-coord.Index(k) > i }))
}

// place is the position of an item in the body. For a hole ok is false, and the position is that
// of the item after it.
func (s *pinnedShown) place(item, lo coord.Index) (row coord.Pos, ok bool) {
	k, hole := slices.BinarySearch(s.Page, item)
	return coord.Pos(item - lo - coord.Index(k)), !hole
}

// setHoles sets the holes, given in any order; the page has the items lo … hi-1.
func (s *pinnedShown) setHoles(holes []coord.Index, lo, hi coord.Index) {
	slices.Sort(holes)
	s.Holes = holes
	first, _ := slices.BinarySearch(holes, lo)
	end, _ := slices.BinarySearch(holes, hi)
	s.Page = holes[first:end]
}

// pinOf is the index of a record among the pinned rows, or -1.
func (s *pinnedShown) pinOf(record coord.Record) int { return slices.Index(s.Records, record) }

func (s *pinnedShown) same(t *pinnedShown) bool {
	return s.Tops == t.Tops && slices.Equal(s.Records, t.Records) && slices.Equal(s.items, t.items) && idlist.Same(s.ids, t.ids) &&
		slices.Equal(s.Holes, t.Holes) && len(s.Page) == len(t.Page) && (len(s.Page) == 0 || s.Page[0] == t.Page[0])
}
