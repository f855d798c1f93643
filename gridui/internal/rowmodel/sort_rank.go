// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"strings"
	"sync/atomic"

	"github.com/giogrid/giogrid/gridui/internal/intern"
	"github.com/giogrid/giogrid/internal/textorder"
)

const (
	// rankShare of the rows, as a divisor, is the maximum number of distinct texts worth ranking.
	rankShare = 32
	// columnShare of the rows, as a divisor, must be tied for reading a whole column.
	columnShare = 4
	// columnLeast is the minimum number of ties for reading a whole column.
	columnLeast = 1 << 12
)

// wide reports whether so many rows are tied that reading the column sequentially is faster than
// reading scattered rows.
func (s *sorter) wide() bool {
	tied := s.tied()
	return tied >= columnLeast && tied >= s.n/columnShare
}

// ranks returns keys for a column with few distinct texts: the ranks of the texts, so that small
// integers are sorted. It returns nil for other columns.
func (s *sorter) ranks(k *SortKey) keyFunc {
	if !s.wide() {
		return nil
	}
	n := &numbered{most: s.n / rankShare, ids: make([]uint32, s.n)}
	early, late := s.sides()
	s.job.both(func() { n.number(s, 0, k.Field, early) }, func() { n.number(s, 1, k.Field, late) })
	if n.many.Load() || !n.join() {
		return nil
	}
	rank := n.ranks(s.rankTexts(k, n.texts[0].List))
	return func(_ *reader, rows []int32, keys []uint64) {
		for i, r := range rows {
			keys[i] = rank[n.ids[r]]
		}
	}
}

// sides returns the halves of the rows, or all rows and none if one goroutine sorts them.
func (s *sorter) sides() (early, late []int32) {
	half := len(s.rows)
	if half >= parallelLeast && s.job.parallel() {
		half /= 2
	}
	return s.rows[:half], s.rows[half:]
}

// numbered numbers the texts of rows, with a separate table for each half of the rows.
type numbered struct {
	texts [2]*intern.Texts
	ids   []uint32 // by row; numbers of the second table start at most
	most  int      // maximum number of distinct texts worth ranking
	many  atomic.Bool
	// same maps the numbers of the second table's texts to the first table's.
	same []uint32
}

// number numbers the texts of the rows of one half. It stops early if either half has too many.
func (n *numbered) number(s *sorter, half int, f *Field, rows []int32) {
	if len(rows) == 0 {
		return
	}
	rd, texts, first := s.readers[half], new(intern.Texts), uint32(half*n.most)
	n.texts[half] = texts
	for part := range slices.Chunk(rows, batch) {
		s.job.check(len(part))
		if n.many.Load() {
			return
		}
		found := rd.textsOf(f, part)
		rd.touch(found)
		for i, text := range found {
			n.ids[part[i]] = first + texts.ID(text)
		}
		if len(texts.List) > n.most {
			n.many.Store(true)
		}
	}
}

// join adds the texts of the second table to the first, and reports whether they are still few.
func (n *numbered) join() bool {
	if n.texts[1] == nil {
		return true
	}
	for _, text := range n.texts[1].List {
		n.same = append(n.same, n.texts[0].ID(text))
	}
	return len(n.texts[0].List) <= n.most
}

// ranks returns the ranks of ids from the ranks of the first table's numbers.
func (n *numbered) ranks(first []uint64) []uint64 {
	if n.same == nil {
		return first
	}
	all := make([]uint64, n.most+len(n.same))
	copy(all, first)
	for i, number := range n.same {
		all[n.most+i] = first[number]
	}
	return all
}

// rankTexts returns the rank of each text.
func (s *sorter) rankTexts(k *SortKey, texts []string) []uint64 {
	compare := textorder.Compare
	if k.Text != Natural {
		compare = strings.Compare
	}
	sorted := make([]textRow, len(texts))
	var maker *keyMaker
	if k.Text == Collated {
		maker = newKeyMaker(k.Language)
	}
	for i, text := range texts {
		if maker != nil {
			s.job.tick()
			text = maker.key(text)
		}
		sorted[i] = textRow{text, int32(i)}
	}
	slices.SortFunc(sorted, func(a, b textRow) int {
		s.job.tick()
		return compare(a.text, b.text)
	})
	rank := make([]uint64, len(texts))
	for i, t := range sorted {
		rank[t.row] = uint64(i)
	}
	return rank
}

// readColumn writes the keys of all rows in row order, and copies them to the ties: memory is read
// sequentially except one dense array.
func (s *sorter) readColumn(keys keyFunc) {
	if s.column == nil {
		s.column = make([]uint64, s.n)
	}
	read := func(rd *reader, part []int32) {
		for rows := range slices.Chunk(part, batch) {
			s.job.check(len(rows))
			keys(rd, rows, rd.keys[:len(rows)])
			for i, r := range rows {
				s.column[r] = rd.keys[i]
			}
		}
	}
	half := len(s.rows) / 2
	s.job.both(func() { read(s.readers[0], s.rows[:half]) }, func() { read(s.readers[1], s.rows[half:]) })
	s.halves(func(_ *reader, runs []run) {
		for _, r := range runs {
			ps := s.ps[r.lo:r.hi]
			for i := range ps {
				ps[i].key = s.column[ps[i].row]
			}
		}
	})
}
