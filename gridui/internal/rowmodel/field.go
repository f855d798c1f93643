// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Field reads the values of a column, many rows in one call, so that the values pass between typed
// code without a box or a closure per row. Every function gets a destination as long as the list of
// rows, at most 2,048 elements, and fills all of it. The rows are in no particular order and may
// repeat.
//
// The functions must be pure and keep nothing between calls, not even a buffer: two goroutines may
// call them concurrently.
//
// A nil function means that the field lacks the capability. Rows are ordered by Integers, or else
// by Compare, Numbers or Texts, the first of these that is set.
type Field struct {
	// Numbers reads numbers, NaN for rows without one.
	Numbers func(dst []float64, rows []int32)
	// Integers reads values that float64 would round: large integers, and times in nanoseconds.
	// Missing reports rows without a value.
	Integers func(dst []int64, rows []int32)
	// Beyond returns a text that identifies the value of a row whose integer is the least or the
	// greatest int64. Values beyond these are clamped to them. nil means that there are no such
	// values.
	Beyond func(a int32) string
	// Exact reads the numbers that Aggregate.Exact adds up, all with the same number of decimals;
	// some reports which rows have one.
	Exact func(dst []exact.Number, some []bool, rows []int32)
	// Texts reads the displayed texts. Only caches keep the strings beyond the stage that reads
	// them.
	Texts func(dst []string, rows []int32)
	// Parts calls each for the several texts of rows, by their places in the list: filters by lists of values
	// compare them one by one. nil: a row has the text of Texts.
	Parts func(rows []int32, each func(i int, text string))
	// Compare compares two rows that both have a value. If Integers is set too, it is called only
	// for rows whose integers are both the least or both the greatest int64, to which values
	// beyond are clamped.
	Compare func(a, b int32) int
	// Missing reports which rows have no value. nil means that all have one, except NaN.
	Missing func(dst []bool, rows []int32)
	// Others is set if rows without a number may have a value of another kind, which only Texts
	// returns.
	Others bool
	// Lacks reports which rows have no value of the field's kind, if Others is set.
	Lacks func(dst []bool, rows []int32)
	// Folded caches the texts for searching; without it they are folded in each search.
	Folded *TextCache
	// Codes caches the values of rows if these repeat; without it filters read each row.
	Codes *CodeCache
	// Collation caches the collation keys of the texts; without it each sort makes them.
	Collation *KeyCache
}

// batch is the number of rows read in one call.
const batch = 2048

// reader holds the buffers of one goroutine that reads fields.
type reader struct {
	rows    [batch]int32
	keys    [batch]uint64
	numbers [batch]float64
	ints    [batch]int64
	texts   [batch]string
	flags   [batch]bool
	buf     []byte
	touched
}

// touched is the sum of the bytes that touch has read, so that the loads are not optimized away.
type touched byte

// touch reads one byte of each text, so that the cache misses overlap instead of delaying each
// following comparison.
func (t *touched) touch(texts []string) {
	sum := *t
	for _, s := range texts {
		if len(s) > 0 {
			sum += touched(s[0])
		}
	}
	*t = sum
}

// missing returns which of the rows lack a value. The result is valid until the next call.
func (rd *reader) missing(f *Field, rows []int32) []bool {
	flags := rd.flags[:len(rows)]
	if f.Missing == nil {
		clear(flags)
		return flags
	}
	f.Missing(flags, rows)
	return flags
}

// lacking returns which of the rows lack a value of the field's kind. The result is valid until the
// next call.
func (rd *reader) lacking(f *Field, rows []int32) []bool {
	if f.Lacks == nil {
		return rd.missing(f, rows)
	}
	flags := rd.flags[:len(rows)]
	f.Lacks(flags, rows)
	return flags
}

// textsOf returns the texts of rows, empty for a field without texts.
func (rd *reader) textsOf(f *Field, rows []int32) []string {
	texts := rd.texts[:len(rows)]
	if f.Texts == nil {
		clear(texts)
		return texts
	}
	f.Texts(texts, rows)
	return texts
}

// numbersOf returns numbers, from Integers if Numbers is nil.
func (rd *reader) numbersOf(f *Field, rows []int32) []float64 {
	dst := rd.numbers[:len(rows)]
	f.readNumbers(rd, dst, rows)
	return dst
}

// readNumbers fills dst with numbers, NaN for missing ones.
func (f *Field) readNumbers(rd *reader, dst []float64, rows []int32) {
	if f.Numbers != nil {
		f.Numbers(dst, rows)
	} else if f.Integers != nil {
		ints := rd.ints[:len(rows)]
		f.Integers(ints, rows)
		for i, v := range ints {
			dst[i] = float64(v)
		}
	} else {
		for i := range dst {
			dst[i] = math.NaN()
		}
		return
	}
	if f.Missing == nil {
		return
	}
	for i, none := range rd.missing(f, rows) {
		if none {
			dst[i] = math.NaN()
		}
	}
}

// order is the property of a field that orders its rows.
type order uint8

const (
	orderNone order = iota
	orderCompare
	orderIntegers
	orderNumbers
	orderTexts
)

func (f *Field) order() order {
	switch {
	case f == nil:
		return orderNone
	case f.Integers != nil:
		return orderIntegers
	case f.Compare != nil:
		return orderCompare
	case f.Numbers != nil:
		return orderNumbers
	case f.Texts != nil:
		return orderTexts
	}
	return orderNone
}
