// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// pinnedShown are the pinned rows that show, and the holes that they leave among the
// items of the row model. Its slices are never changed, so that jobs may read them.
type pinnedShown struct {
	// Records are the rows, the first tops of them at the top; ids are theirs.
	Records []int
	ids     []string
	Tops    int
	// Holes are the indices of those rows among all items, in rising order; page are
	// those of them on the page.
	Holes, Page []int
}

// Open is the item that is the i-th of the page, from lo on, without the holes.
func (s *pinnedShown) Open(i, lo int) int {
	if len(s.Page) == 0 {
		return lo + i
	}
	// Before the k-th hole there are page[k]-lo-k other items.
	return lo + i + sort.Search(len(s.Page), func(k int) bool { return s.Page[k]-lo-k > i })
}

// place is the place on the page, without the holes, of an item; false of a hole,
// which has the place of the item after it.
func (s *pinnedShown) place(item, lo int) (i int, ok bool) {
	k := sort.SearchInts(s.Page, item)
	return item - lo - k, k == len(s.Page) || s.Page[k] != item
}

// setHoles takes the holes among all items, in any order, of which those from lo up
// to hi are on the page.
func (s *pinnedShown) setHoles(holes []int, lo, hi int) {
	slices.Sort(holes)
	s.Holes = holes
	s.Page = holes[sort.SearchInts(holes, lo):sort.SearchInts(holes, hi)]
}

// pinOf is which of the rows a record is, or -1.
func (s *pinnedShown) pinOf(record int) int { return slices.Index(s.Records, record) }

func (s *pinnedShown) same(t *pinnedShown) bool {
	return s.Tops == t.Tops && slices.Equal(s.Records, t.Records) && idlist.Same(s.ids, t.ids) &&
		slices.Equal(s.Holes, t.Holes) && len(s.Page) == len(t.Page) && (len(s.Page) == 0 || s.Page[0] == t.Page[0])
}
