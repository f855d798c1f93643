// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"encoding/binary"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/natural"
	"github.com/giogrid/giogrid/internal/textorder"
)

const (
	// chunkBytes is the number of bytes of a text in a key, next to the byte with their number.
	chunkBytes = 7
	// textLevels is the number of chunks after which texts are compared as a whole.
	textLevels = 4
	// chunkMore is the last byte of a chunk that is not the text's last one.
	chunkMore = chunkBytes + 1
)

// chunk returns a part of a text from a byte on. Chunks compare as the texts do: the last byte is
// the number of bytes, or chunkMore.
func chunk[S string | []byte](s S, at int) uint64 {
	if at >= len(s) {
		return 0
	}
	var b [8]byte
	n := copy(b[:], s[at:])
	b[chunkBytes] = byte(n)
	return binary.BigEndian.Uint64(b[:])
}

// sortTexts sorts by text: by rank if there are few distinct texts, else chunk by chunk, then by
// whole texts for remaining ties.
func (s *sorter) sortTexts(k *SortKey) {
	flip := uint64(0)
	if k.Descending {
		flip = ^flip
	}
	if ranks := s.ranks(k); ranks != nil {
		s.level(func(rd *reader, rows []int32, keys []uint64) {
			ranks(rd, rows, keys)
			for i := range keys {
				keys[i] ^= flip
			}
		})
		s.split(nil)
		return
	}
	var collated collationKeys
	if k.Text == Collated {
		if len(s.rows) < s.n/columnShare { // too few to make all keys
			s.runs = s.sortWhole(s.runs, k, nil)
			return
		}
		collated = collation(s.job, k.Field, k.Language, s.n)
	}
	keys := k.chunks(collated)
	var ended []run
	for depth := 0; depth < textLevels && len(s.runs) > 0; depth++ {
		s.level(func(rd *reader, rows []int32, dst []uint64) {
			keys(rd, rows, dst, depth*chunkBytes)
			for i := range dst {
				dst[i] ^= flip
			}
		})
		ended = append(ended, s.split(func(key uint64) bool { return byte(key^flip) == chunkMore })...)
	}
	s.runs = append(ended, s.sortWhole(s.runs, k, collated)...)
}

// chunks returns a function that writes the chunks of a key's texts from a byte on.
func (k *SortKey) chunks(collated collationKeys) func(rd *reader, rows []int32, dst []uint64, at int) {
	switch k.Text {
	case Collated:
		return func(_ *reader, rows []int32, dst []uint64, at int) {
			for i, r := range rows {
				dst[i] = chunk(collated.key(r), at)
			}
		}
	case Bytewise:
		return func(rd *reader, rows []int32, dst []uint64, at int) {
			for i, text := range rd.textsOf(k.Field, rows) {
				dst[i] = chunk(text, at)
			}
		}
	}
	return func(rd *reader, rows []int32, dst []uint64, at int) {
		for i, text := range rd.textsOf(k.Field, rows) {
			rd.buf = natural.Append(rd.buf[:0], text, at+chunkMore)
			dst[i] = chunk(rd.buf, at)
		}
	}
}

// textRow is a row with its whole text.
type textRow struct {
	text string
	row  int32
}

// sortWhole sorts runs of long texts with a common beginning, and returns the runs of equal texts.
func (s *sorter) sortWhole(runs []run, k *SortKey, collated collationKeys) (ties []run) {
	if len(runs) == 0 {
		return nil
	}
	texts, compare := k.whole(collated)
	for _, r := range runs {
		ps := s.ps[r.lo:r.hi]
		rows := make([]textRow, 0, len(ps))
		for part := range slices.Chunk(ps, batch) {
			rows = s.appendTexts(rows, part, texts)
		}
		first := rows[0].text
		if !slices.ContainsFunc(rows, func(t textRow) bool { return t.text != first }) {
			ties = append(ties, r)
			continue
		}
		slices.SortFunc(rows, func(a, b textRow) int {
			s.job.tick()
			if c := compare(a.text, b.text); c != 0 {
				return signed(c, k.Descending)
			}
			return int(a.row - b.row)
		})
		for i, t := range rows {
			ps[i].row = t.row
		}
		ties = appendTies(ties, r, func(i, j int32) bool { return rows[i-r.lo].text == rows[j-r.lo].text })
	}
	return ties
}

func (s *sorter) appendTexts(dst []textRow, part []pair, texts func(rd *reader, rows []int32) []string) []textRow {
	s.job.check(len(part))
	rd := s.readers[0]
	for i, p := range part {
		rd.rows[i] = p.row
	}
	for i, text := range texts(rd, rd.rows[:len(part)]) {
		dst = append(dst, textRow{text, part[i].row})
	}
	return dst
}

// whole returns functions that read and compare a key's texts as a whole. Without collation keys it
// makes the needed ones.
func (k *SortKey) whole(collated collationKeys) (texts func(rd *reader, rows []int32) []string, compare func(a, b string) int) {
	texts = func(rd *reader, rows []int32) []string { return rd.textsOf(k.Field, rows) }
	switch k.Text {
	case Collated:
		if collated == nil {
			maker := newKeyMaker(k.Language)
			return func(rd *reader, rows []int32) []string {
				keys := rd.textsOf(k.Field, rows)
				for i, text := range keys {
					keys[i] = maker.key(text)
				}
				return keys
			}, strings.Compare
		}
		return func(rd *reader, rows []int32) []string {
			for i, r := range rows {
				rd.texts[i] = collated.key(r)
			}
			return rd.texts[:len(rows)]
		}, strings.Compare
	case Bytewise:
		return texts, strings.Compare
	}
	return texts, textorder.Compare
}

// appendTies appends the ranges of a sorted run in which neighbours are equal.
func appendTies(ties []run, r run, equal func(i, j int32) bool) []run {
	for i := r.lo; i < r.hi; {
		k := i + 1
		for k < r.hi && equal(k-1, k) {
			k++
		}
		if k-i > 1 {
			ties = append(ties, run{i, k})
		}
		i = k
	}
	return ties
}

// signed returns the result of a comparison, reversed for descending order.
func signed(c int, descending bool) int {
	if descending {
		return -sign(c)
	}
	return c
}

// sign returns -1, 0 or 1, so that even the least int can be negated.
func sign(c int) int {
	switch {
	case c < 0:
		return -1
	case c > 0:
		return 1
	}
	return 0
}
