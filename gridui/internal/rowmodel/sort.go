// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"errors"
	"fmt"
	"math"
	"slices"
)

// TextOrder is how texts are ordered. The zero value is natural order.
type TextOrder uint8

// The text orders.
const (
	Natural  TextOrder = iota // value.CompareNatural
	Bytewise                  // strings.Compare
	Collated                  // as SortKey.Language does it
)

// SortKey is a column to sort by. Rows that are equal under all keys stay in
// the order of their numbers.
type SortKey struct {
	Field *Field
	// Text is how the field's texts are ordered, if it is by texts.
	Text TextOrder
	// Language is that of Collated, which needs one.
	Language *Language
	// Descending turns the order of the values around, not where missing ones go.
	Descending bool
	// MissingFirst puts rows without a value first instead of last.
	MissingFirst bool
}

var (
	// ErrNoOrder is the error of sorting by a field that has no order.
	ErrNoOrder = errors.New("rowmodel: field has no order")
	// ErrNoLanguage is the error of collating by the rules of no language.
	ErrNoLanguage = errors.New("rowmodel: no language to collate by")
)

// sorted is a sorted list of rows, and what there is to know about it.
type sorted struct {
	rows []int32
	// tied has the places whose row equals the one before under all keys; nil
	// where that is not known or is nowhere so.
	tied Bits
	// values is how many rows come with a value of the only key; they are the
	// part that turns around with the direction. Negative: the list does not
	// turn around as a whole.
	values int
	// first is how many rows without a value come before these.
	first int
}

// run is a stretch lo … hi-1 of the pairs that are equal so far.
type run struct{ lo, hi int32 }

// sorter sorts pairs level by level: a level writes a key of 64 bits for each
// pair that is still tied with a neighbour, and sorts each run of ties by it.
type sorter struct {
	job     *Job
	n       int     // rows that there are
	rows    []int32 // to sort, ascending
	ps, tmp []pair
	moved   bool // ps are no longer in the order of rows
	// runs are still tied; spare is where the next runs are gathered.
	runs, spare []run
	readers     [2]*reader
	column      []uint64 // keys by row
}

// sortRows sorts rows, given ascending, out of n that there are.
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

// ties marks the places in the runs that no key resolved.
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

// sortBy sorts the runs by one key, leaves those that are still tied, and
// returns how many of their rows had no value.
func (s *sorter) sortBy(k *SortKey) (missing int) {
	var none []run // runs of missing values: tied for this key
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

// splitMissing sorts rows without a value away, and leaves the runs with one.
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

// numberKey maps a float to a number with the same order; -0 is 0.
func numberKey(f float64) uint64 {
	b := math.Float64bits(f + 0)
	if b>>63 != 0 {
		return ^b
	}
	return b | 1<<63
}

// sortNumbers sorts by float64. A missing value is a NaN here.
func (s *sorter) sortNumbers(k *SortKey) (missing int) {
	s.level(k.numberKeys)
	for _, r := range s.runs {
		missing += countKey(s.ps[r.lo:r.hi], k.missingKey(), k.MissingFirst)
	}
	s.split(nil)
	return missing
}

// missingKey is the key of rows without a number, which no number has.
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

// countKey counts the pairs with a key at the front or the end of a sorted run.
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

// sortIntegers sorts by int64, and by Compare where these are clamped.
func (s *sorter) sortIntegers(k *SortKey) {
	s.level(k.integerKeys)
	clamped := s.split(func(key uint64) bool {
		return k.Field.Compare == nil || key != 0 && key != math.MaxUint64
	})
	s.runs = append(s.runs, s.sortCompare(clamped, k)...)
}

// clamped reports whether an integer may stand for one beyond it.
func clamped(v int64) bool { return v == math.MinInt64 || v == math.MaxInt64 }

// turned is the list with all directions turned around; ok is false where it
// has to be sorted for that. Ties keep their order, missing values their place.
// The rows go into the array of spare if it is large enough.
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
		end := at // of the run that begins at-1
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
