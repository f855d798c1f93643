// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"slices"
)

// Op is how NumberIs and IntegerIs compare.
type Op uint8

// The comparisons. Between has both its ends, in either order.
const (
	Equal Op = iota
	NotEqual
	Less
	LessEqual
	Greater
	GreaterEqual
	Between
)

// NumberIs passes the rows whose number compares as asked with A, and B of
// Between. Rows without a number never pass, nor does any compare with NaN.
// Truth values are numbers too: 0 and 1.
type NumberIs struct {
	Field *Field
	Op    Op
	A, B  float64
}

func (f NumberIs) match(s *scan, rows, dst []int32) []int32 {
	if f.Field == nil || f.A != f.A || f.Op == Between && f.B != f.B {
		return dst
	}
	numbers := s.numbersOf(f.Field, rows)
	if f.Op == Between { // NaN is between no two numbers
		lo, hi := min(f.A, f.B), max(f.A, f.B)
		n := len(dst)
		dst = slices.Grow(dst, len(rows))[:n+len(rows)]
		for i, v := range numbers { // each is written, and written over if it fails
			dst[n] = rows[i]
			if v >= lo && v <= hi {
				n++
			}
		}
		return dst[:n]
	}
	for i, v := range numbers {
		if v == v && compares(f.Op, cmp.Compare(v, f.A)) {
			dst = append(dst, rows[i])
		}
	}
	return dst
}

func (f NumberIs) narrows(old Filter) bool { return f == old }

// IntegerIs is NumberIs for fields with Integers, exact beyond 2^53; for times
// they are those of the ends.
type IntegerIs struct {
	Field *Field
	Op    Op
	A, B  int64
}

func (f IntegerIs) match(s *scan, rows, dst []int32) []int32 {
	if f.Field == nil || f.Field.Integers == nil {
		return dst
	}
	ints := s.ints[:len(rows)]
	f.Field.Integers(ints, rows)
	lo, hi := min(f.A, f.B), max(f.A, f.B)
	from := len(dst)
	for i, v := range ints {
		if f.Op == Between && v >= lo && v <= hi || f.Op != Between && compares(f.Op, cmp.Compare(v, f.A)) {
			dst = append(dst, rows[i])
		}
	}
	if f.Field.Missing == nil || len(dst) == from {
		return dst
	}
	return s.dropMissing(f.Field, dst, from)
}

func (f IntegerIs) narrows(old Filter) bool { return f == old }

// compares reports whether the outcome c of a comparison is what op asks for.
func compares(op Op, c int) bool {
	switch op {
	case Equal:
		return c == 0
	case NotEqual:
		return c != 0
	case Less:
		return c < 0
	case LessEqual:
		return c <= 0
	case Greater:
		return c > 0
	case GreaterEqual:
		return c >= 0
	}
	return false
}

// Blank passes the rows that have no value or whose text is empty.
type Blank struct{ Field *Field }

func (f Blank) match(s *scan, rows, dst []int32) []int32 {
	if f.Field == nil {
		return dst
	}
	blank := s.blank(f.Field, rows)
	for i, r := range rows {
		if blank[i] {
			dst = append(dst, r)
		}
	}
	return dst
}

func (f Blank) narrows(old Filter) bool { return f == old }

// blank tells which rows have no value, or an empty text.
func (s *scan) blank(f *Field, rows []int32) []bool {
	blank := s.missing(f, rows)
	if f.Numbers != nil {
		for i, v := range s.numbersOf(f, rows) { // overwrites what missing said
			blank[i] = v != v
		}
		return blank
	}
	if f.Integers != nil || f.Texts == nil {
		return blank
	}
	for i, text := range s.textsOf(f, rows) {
		blank[i] = blank[i] || text == ""
	}
	return blank
}
