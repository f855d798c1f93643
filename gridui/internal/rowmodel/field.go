// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Field is a column as the model reads it: many rows in one call, so that the
// values pass from typed code to typed code without a box or a closure per
// row. Every function gets a destination as long as the list of rows, at most
// 2,048 long, and fills all of it. The rows are in no particular order and may
// repeat.
//
// The functions must be pure and keep nothing between calls, not even a
// buffer: two goroutines may call them at once.
//
// What is nil the field cannot do. Rows are ordered by Integers, or else by
// Compare, Numbers or Texts, the first of these that is set.
type Field struct {
	// Numbers gives numbers, NaN where a row has none.
	Numbers func(dst []float64, rows []int32)
	// Integers gives what float64 would round: large integers, and times in
	// nanoseconds. Missing says where there is none.
	Integers func(dst []int64, rows []int32)
	// Beyond returns a text of the value of a row whose integer is the least or the greatest int64, equal
	// for equal values: values beyond these are clamped to them. nil: none are.
	Beyond func(a int32) string
	// Exact gives the numbers that Aggregate.Exact adds up, all with as many decimals; some
	// says which rows have one.
	Exact func(dst []exact.Number, some []bool, rows []int32)
	// Texts gives what cells show. The strings are not kept beyond the stage
	// that asked for them, but by caches.
	Texts func(dst []string, rows []int32)
	// Compare orders two rows that both have a value. With Integers set too it
	// is asked only about rows whose integers are both the least or both the
	// greatest int64: values beyond them are clamped to these.
	Compare func(a, b int32) int
	// Missing tells which rows have no value; nil: all have one, NaN apart.
	Missing func(dst []bool, rows []int32)
	// Others reports that rows without a number may have a value of another kind, which only Texts give.
	Others bool
	// Lacks tells which rows have no value of the field's own kind where Others is set.
	Lacks func(dst []bool, rows []int32)
	// Folded keeps the texts ready for searching; nil: they are folded at each
	// search.
	Folded *TextCache
	// Codes keeps which values rows have where these repeat; nil: filters read each row.
	Codes *CodeCache
	// Collation keeps the collation keys of the texts; nil: they are made for
	// each sort.
	Collation *KeyCache
}

// batch is how many rows are read in one call.
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

// touched has the sum of the bytes that touch has read, so that the loads are not optimized away.
type touched byte

// touch reads one byte of each text, so that the cache misses overlap instead of stopping each
// comparison that follows.
func (t *touched) touch(texts []string) {
	sum := *t
	for _, s := range texts {
		if len(s) > 0 {
			sum += touched(s[0])
		}
	}
	*t = sum
}

// missing asks which of the rows lack a value. The answer lasts until the next.
func (rd *reader) missing(f *Field, rows []int32) []bool {
	flags := rd.flags[:len(rows)]
	if f.Missing == nil {
		clear(flags)
		return flags
	}
	f.Missing(flags, rows)
	return flags
}

// lacking asks which of the rows lack a value of the field's own kind. The answer lasts until the next.
func (rd *reader) lacking(f *Field, rows []int32) []bool {
	if f.Lacks == nil {
		return rd.missing(f, rows)
	}
	flags := rd.flags[:len(rows)]
	f.Lacks(flags, rows)
	return flags
}

// textsOf reads the texts of rows; a field without any gives empty ones.
func (rd *reader) textsOf(f *Field, rows []int32) []string {
	texts := rd.texts[:len(rows)]
	if f.Texts == nil {
		clear(texts)
		return texts
	}
	f.Texts(texts, rows)
	return texts
}

// numbersOf reads numbers, from Integers where there are no others.
func (rd *reader) numbersOf(f *Field, rows []int32) []float64 {
	dst := rd.numbers[:len(rows)]
	f.readNumbers(rd, dst, rows)
	return dst
}

// readNumbers fills dst with numbers, NaN where there is none.
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

// order is by what a field orders its rows.
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
