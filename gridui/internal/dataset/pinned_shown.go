// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"slices"
	"sort"

	"github.com/giogrid/giogrid/gridui/internal/idlist"
)

// pinnedShown are the pinned rows that show, and the holes that they leave among the items. Its
// slices are never changed, because jobs read them.
type pinnedShown struct {
	// Records are the pinned rows and ids their ids. The first Tops of them are in the top band.
	Records []int
	ids     []string
	Tops    int
	// Holes are the indices of these rows among all items, in rising order. Page are those of
	// them on the page.
	Holes, Page []int
}

// Open is the index of the i-th item of the page that is no hole; the page starts at lo.
func (s *pinnedShown) Open(i, lo int) int {
	if len(s.Page) == 0 {
		return lo + i
	}
	// Before the k-th hole there are page[k]-lo-k other items.
	return lo + i + sort.Search(len(s.Page), func(k int) bool { return s.Page[k]-lo-k > i })
}

// place is the place of an item on the page, not counting holes. For a hole ok is false, and the
// place is that of the item after it.
func (s *pinnedShown) place(item, lo int) (i int, ok bool) {
	k := sort.SearchInts(s.Page, item)
	return item - lo - k, k == len(s.Page) || s.Page[k] != item
}

// setHoles sets the holes, given in any order; the page has the items lo … hi-1.
func (s *pinnedShown) setHoles(holes []int, lo, hi int) {
	slices.Sort(holes)
	s.Holes = holes
	s.Page = holes[sort.SearchInts(holes, lo):sort.SearchInts(holes, hi)]
}

// pinOf is the index of a record among the pinned rows, or -1.
func (s *pinnedShown) pinOf(record int) int { return slices.Index(s.Records, record) }

func (s *pinnedShown) same(t *pinnedShown) bool {
	return s.Tops == t.Tops && slices.Equal(s.Records, t.Records) && idlist.Same(s.ids, t.ids) &&
		slices.Equal(s.Holes, t.Holes) && len(s.Page) == len(t.Page) && (len(s.Page) == 0 || s.Page[0] == t.Page[0])
}
