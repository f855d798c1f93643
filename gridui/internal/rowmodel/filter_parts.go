// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// Parts passes the rows whose parts, by Field.Parts, include any of Texts, or with All each of Texts. Letter case does
// not count. In a field without Parts, a row has one part: the text of Field.Texts.
type Parts struct {
	Field *Field
	Texts []string
	All   bool
}

func (f Parts) match(s *scan, rows, dst []int32) []int32 {
	if f.Field == nil || len(f.Texts) == 0 {
		return dst
	}
	bits := map[string]int{}
	for _, text := range f.Texts[:min(len(f.Texts), maxParts)] {
		if text = value.Fold(text); bits[text] == 0 {
			bits[text] = 1 << len(bits)
		}
	}
	full := 1<<len(bits) - 1
	if !f.All {
		for text := range bits {
			bits[text] = 1
		}
		full = 1
	}
	return matchParts(s, f.Field, rows, dst, false, func(text string) int { return bits[value.Fold(text)] }, full)
}

// maxParts bounds the texts of a filter: one for each bit of an int.
const maxParts = 62

func (f Parts) narrows(old Filter) bool {
	o, ok := old.(Parts)
	return ok && f.Field == o.Field && f.All == o.All && slices.Equal(f.Texts, o.Texts)
}

// matchParts passes the rows for whose texts of gives bits that together are want. blank passes rows without texts.
func matchParts(s *scan, f *Field, rows, dst []int32, blank bool, of func(text string) int, want int) []int32 {
	gone := s.missing(f, rows)
	got, some := make([]int, len(rows)), make([]bool, len(rows))
	note := func(i int, text string) {
		if !gone[i] {
			got[i] |= of(text)
			some[i] = true
		}
	}
	if f.Parts != nil {
		f.Parts(rows, note)
	} else {
		for i, text := range s.textsOf(f, rows) {
			note(i, text)
		}
	}
	for i, r := range rows {
		if some[i] && got[i]&want == want || !some[i] && blank {
			dst = append(dst, r)
		}
	}
	return dst
}

// countParts counts the texts of Field.Parts, and rows without any as the empty text. It stops when there are more
// than most.
func (s *scan) countParts(f *Field, rows []int32, count map[string]int, most int) (more bool) {
	gone := s.missing(f, rows)
	some := make([]bool, len(rows))
	add := func(text string) {
		switch n := count[text]; {
		case n > 0:
			count[text] = n + 1
		case most > 0 && len(count) >= most:
			more = true
		default:
			count[strings.Clone(text)] = 1
		}
	}
	f.Parts(rows, func(i int, text string) {
		if !gone[i] {
			some[i] = true
			add(text)
		}
	})
	for i := range rows {
		if !some[i] {
			add("")
		}
	}
	return more
}
