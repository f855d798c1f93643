// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/intern"
	"github.com/giogrid/giogrid/gridui/internal/natural"
)

const (
	// rankShare of the rows is the most distinct texts that are worth ranking.
	rankShare = 32
	// columnShare of the rows must be tied for a column to be read as a whole.
	columnShare = 4
	// columnLeast is the least number of ties for the same.
	columnLeast = 1 << 12
)

// wide reports whether so many rows are tied that reading a column from end to
// end is faster than reading here and there.
func (s *sorter) wide() bool {
	tied := 0
	for _, r := range s.runs {
		tied += int(r.hi - r.lo)
	}
	return tied >= columnLeast && tied >= s.n/columnShare
}

// ranks numbers the texts of a column that repeats a few, in their order: then
// the sort is one of small integers. It is nil for other columns.
func (s *sorter) ranks(k *SortKey) keyFunc {
	if !s.wide() {
		return nil
	}
	texts := new(intern.Texts)
	ids := make([]uint32, s.n) // by row
	rd := s.readers[0]
	for rows := range slices.Chunk(s.rows, batch) {
		s.job.check(len(rows))
		for i, text := range rd.textsOf(k.Field, rows) {
			ids[rows[i]] = texts.ID(text)
		}
		if len(texts.List)*rankShare > s.n {
			return nil
		}
	}
	rank := s.rankTexts(k, texts.List)
	return func(_ *reader, rows []int32, keys []uint64) {
		for i, r := range rows {
			keys[i] = rank[ids[r]]
		}
	}
}

// rankTexts gives each text its place among all.
func (s *sorter) rankTexts(k *SortKey, texts []string) []uint64 {
	compare := natural.Compare
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

// readColumn writes the keys of all rows, in their order, and then those of
// the ties: memory is read from end to end but for one dense array.
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
	for _, r := range s.runs {
		for i, p := range s.ps[r.lo:r.hi] {
			s.ps[int(r.lo)+i].key = s.column[p.row]
		}
	}
}
