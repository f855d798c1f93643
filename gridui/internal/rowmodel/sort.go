// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// TextOrder is an order of texts. The zero value is natural order.
type TextOrder uint8

// The text orders.
const (
	Natural  TextOrder = iota // textorder.Compare
	Bytewise                  // strings.Compare
	Collated                  // by SortKey.Language
)

// SortKey is a column to sort by. Rows that are equal under all keys keep the order of their
// numbers.
type SortKey struct {
	Field *Field
	// Text is the order of the field's texts, if it is ordered by texts.
	Text TextOrder
	// Language is the language of Collated, which requires one.
	Language *Language
	// Descending reverses the order of the values, but not the place of missing ones.
	Descending bool
	// MissingFirst sorts rows without a value first instead of last.
	MissingFirst bool
}

var (
	// ErrNoOrder is the error of sorting by a field that has no order.
	ErrNoOrder = errors.New("rowmodel: field has no order")
	// ErrNoLanguage is the error of collating without a language.
	ErrNoLanguage = errors.New("rowmodel: no language to collate by")
)

// sorted is a sorted list of rows with its properties.
type sorted struct {
	rows []int32
	// tied holds the places whose row equals the previous row under all keys; nil if unknown or
	// without ties.
	tied Bits
	// values is the number of rows with a value of the only key, the part that is reversed with
	// the direction. It is negative if the list cannot be reversed.
	values int
	// first is the number of rows without a value before these.
	first int
}

// run is a range lo … hi-1 of pairs that are equal so far.
type run struct{ lo, hi int32 }

// sorter sorts pairs level by level: a level writes a 64-bit key for each pair that is still tied
// with a neighbour, and sorts each run of ties by it.
type sorter struct {
	job     *Job
	n       int     // number of all rows
	rows    []int32 // to sort, ascending
	ps, tmp []pair
	moved   bool // ps are not in the order of rows
	// runs holds the ranges still tied; spare is the buffer for the next runs.
	runs, spare []run
	readers     [2]*reader
	column      []uint64 // keys by row
}

// sortRows sorts ascending rows, a subset of n rows.
func sortRows(j *Job, rows []int32, n int, keys []SortKey) (sorted, error) {
	for i, k := range keys {
		switch {
		case k.Field.order() == orderNone:
			return sorted{}, fmt.Errorf("sort key %d: %w", i, ErrNoOrder)
		case k.Text == Collated && k.Language == nil:
			return sorted{}, fmt.Errorf("sort key %d: %w", i, ErrNoLanguage)
		}
	}
	s := &sorter{job: j, n: n, rows: rows, ps: make([]pair, len(rows)), tmp: make([]pair, len(rows))}
	s.readers[0] = new(reader)
	if len(rows) >= columnLeast {
		s.readers[1] = new(reader)
	}
	for i, r := range rows {
		s.ps[i].row = r
	}
	s.addRun(0, len(rows))
	out := sorted{values: len(rows)}
	turns := true
	for i := range keys {
		if len(s.runs) == 0 {
			break
		}
		missing := s.sortBy(&keys[i])
		turns = turns && (missing == 0 || len(keys) == 1)
		if i == 0 {
			out.values = len(rows) - missing
			if keys[0].MissingFirst {
				out.first = missing
			}
		}
	}
	if !turns {
		out.values = -1
	}
	out.rows = make([]int32, len(rows))
	for i, p := range s.ps {
		out.rows[i] = p.row
	}
	out.tied = s.ties()
	return out, nil
}

// ties returns the places in runs that no key resolved.
func (s *sorter) ties() Bits {
	if len(s.runs) == 0 {
		return nil
	}
	tied := NewBits(len(s.ps))
	for _, r := range s.runs {
		tied.setRange(int(r.lo)+1, int(r.hi))
	}
	return tied
}

func (s *sorter) addRun(lo, hi int) {
	if hi-lo > 1 {
		s.runs = append(s.runs, run{int32(lo), int32(hi)})
	}
}

// sortBy sorts the runs by one key, keeps the ranges still tied, and returns the number of their
// rows without a value.
func (s *sorter) sortBy(k *SortKey) (missing int) {
	var none []run // runs of missing values, tied for this key
	if k.Field.Missing != nil && k.Field.order() != orderNumbers {
		none, missing = s.splitMissing(k)
	}
	switch k.Field.order() {
	case orderIntegers:
		s.sortIntegers(k)
	case orderNumbers:
		missing = s.sortNumbers(k)
	case orderTexts:
		s.sortTexts(k)
	case orderCompare:
		s.runs = s.sortCompare(s.runs, k)
	}
	s.runs = append(s.runs, none...)
	return missing
}

// splitMissing separates rows without a value, and keeps the runs with one.
func (s *sorter) splitMissing(k *SortKey) (none []run, missing int) {
	const value, gone = 1, 2
	mark := uint64(gone)
	if k.MissingFirst {
		mark = 0
	}
	s.level(func(rd *reader, rows []int32, keys []uint64) {
		for i, m := range rd.missing(k.Field, rows) {
			keys[i] = value
			if m {
				keys[i] = mark
			}
		}
	})
	for _, r := range s.runs {
		for _, p := range s.ps[r.lo:r.hi] {
			if p.key != value {
				missing++
			}
		}
	}
	return s.split(func(key uint64) bool { return key == value }), missing
}

// numberKey returns a number with the same order as a float; -0 equals 0.
func numberKey(f float64) uint64 {
	b := math.Float64bits(f + 0)
	if b>>63 != 0 {
		return ^b
	}
	return b | 1<<63
}

// sortNumbers sorts by float64. Missing values are NaN.
func (s *sorter) sortNumbers(k *SortKey) (missing int) {
	s.level(k.numberKeys)
	for _, r := range s.runs {
		missing += countKey(s.ps[r.lo:r.hi], k.missingKey(), k.MissingFirst)
	}
	s.split(nil)
	return missing
}

// missingKey returns the key of rows without a number, which no number has.
func (k *SortKey) missingKey() uint64 {
	if k.MissingFirst {
		return 0
	}
	return math.MaxUint64
}

// numberKeys writes the keys of rows by float64.
func (k *SortKey) numberKeys(rd *reader, rows []int32, keys []uint64) {
	flip := uint64(0)
	if k.Descending {
		flip = math.MaxUint64
	}
	numbers, missing := rd.numbers[:len(rows)], k.missingKey()
	k.Field.readNumbers(rd, numbers, rows)
	for i, v := range numbers {
		if v != v {
			keys[i] = missing
		} else {
			keys[i] = numberKey(v) ^ flip
		}
	}
}

// integerKeys writes the keys of rows by int64.
func (k *SortKey) integerKeys(rd *reader, rows []int32, keys []uint64) {
	flip := uint64(1) << 63
	if k.Descending {
		flip = ^flip
	}
	ints := rd.ints[:len(rows)]
	k.Field.Integers(ints, rows)
	for i, v := range ints {
		keys[i] = uint64(v) ^ flip
	}
}

// countKey returns the number of pairs with a key at the front or the end of a sorted run.
func countKey(ps []pair, key uint64, front bool) int {
	n := 0
	for n < len(ps) {
		at := n
		if !front {
			at = len(ps) - 1 - n
		}
		if ps[at].key != key {
			break
		}
		n++
	}
	return n
}

// sortIntegers sorts by int64, and by Compare for clamped values.
func (s *sorter) sortIntegers(k *SortKey) {
	s.level(k.integerKeys)
	clamped := s.split(func(key uint64) bool {
		return k.Field.Compare == nil || key != 0 && key != math.MaxUint64
	})
	s.runs = append(s.runs, s.sortCompare(clamped, k)...)
}

// clamped reports whether an integer may be a clamped value.
func clamped(v int64) bool { return v == math.MinInt64 || v == math.MaxInt64 }

// turned returns the list with all directions reversed; ok is false if it must be sorted instead.
// Ties keep their order, missing values their place. It reuses the array spare if that is large
// enough.
func (s sorted) turned(spare []int32) (t sorted, ok bool) {
	if s.values < 0 {
		return s, false
	}
	t = s
	lo, hi := s.first, s.first+s.values
	t.rows = slices.Grow(spare[:0], len(s.rows))[:len(s.rows)]
	copy(t.rows[:lo], s.rows)
	copy(t.rows[hi:], s.rows[hi:])
	turned := t.rows[lo:hi]
	for i, r := range s.rows[lo:hi] {
		turned[len(turned)-1-i] = r
	}
	if s.tied == nil {
		return t, true
	}
	t.tied = NewBits(len(s.rows))
	for at := s.tied.next(0, len(s.rows)); at < len(s.rows); at = s.tied.next(at, len(s.rows)) {
		end := at // of the run that begins at at-1
		for end < len(s.rows) && s.tied.Has(end) {
			end++
		}
		if first := at - 1; first >= lo && first < hi {
			slices.Reverse(t.rows[lo+hi-end : lo+hi-first])
			t.tied.setRange(lo+hi-end+1, lo+hi-first)
		} else {
			t.tied.setRange(at, end)
		}
		at = end
	}
	return t, true
}
