// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// Op is the comparison of NumberIs and IntegerIs: an expr.Op or Between.
type Op = expr.Op

// The comparisons. Between includes both ends, given in either order; package expr has no such Op.
const (
	Equal        = expr.OpEqual
	NotEqual     = expr.OpNotEqual
	Less         = expr.OpLess
	LessEqual    = expr.OpLessEqual
	Greater      = expr.OpGreater
	GreaterEqual = expr.OpGreaterEqual
	Between      = GreaterEqual + 1
)

// NumberIs passes the rows whose number compares with A, and B for Between. Rows without a number
// never pass, and no row passes a comparison with NaN. Truth values are numbers too: 0 and 1.
type NumberIs struct {
	Field *Field
	Op    Op
	A, B  float64
	// TextA and TextB hold the digits of A and B, for numbers that a float64 would round; empty if
	// only A and B are known.
	TextA, TextB string
}

// exactly returns the exact operands; ok is false if float64 values are compared.
func (f NumberIs) exactly() (a, b exact.Number, ok bool) {
	if f.Field == nil || f.Field.Exact == nil || f.A != f.A {
		return a, b, false
	}
	a, ok = exact.ParseLong([]byte(f.TextA))
	if !ok || f.Op != Between {
		return a, b, ok
	}
	b, ok = exact.ParseLong([]byte(f.TextB))
	if ok && a.Cmp(b) > 0 {
		a, b = b, a
	}
	return a, b, ok
}

// matchExactly implements match without rounding.
func (f NumberIs) matchExactly(a, b exact.Number, rows, dst []int32) []int32 {
	numbers, some := make([]exact.Number, len(rows)), make([]bool, len(rows))
	f.Field.Exact(numbers, some, rows)
	for i, r := range rows {
		if !some[i] {
			continue
		}
		order := numbers[i].Cmp(a)
		if f.Op == Between && order >= 0 && numbers[i].Cmp(b) <= 0 || f.Op.Holds(order) {
			dst = append(dst, r)
		}
	}
	return dst
}

func (f NumberIs) match(s *scan, rows, dst []int32) []int32 {
	if a, b, ok := f.exactly(); ok {
		return f.matchExactly(a, b, rows, dst)
	}
	if f.Field == nil || f.A != f.A || f.Op == Between && f.B != f.B {
		return dst
	}
	numbers := s.numbersOf(f.Field, rows)
	if lo, hi, ok := f.ends(); ok { // NaN is between no numbers
		return between(numbers, lo, hi, rows, dst)
	}
	for i, v := range numbers {
		if f.passes(v) {
			dst = append(dst, rows[i])
		}
	}
	return dst
}

// passes reports whether a number passes.
func (f NumberIs) passes(v float64) bool {
	if lo, hi, ok := f.ends(); ok {
		return v >= lo && v <= hi
	}
	return v == v && f.A == f.A && f.Op.Holds(cmp.Compare(v, f.A))
}

// ends returns the least and the greatest number that pass; ok is false if the numbers that pass
// are no range.
func (f NumberIs) ends() (lo, hi float64, ok bool) {
	lo, hi = math.Inf(-1), math.Inf(1)
	switch f.Op {
	case Between:
		return min(f.A, f.B), max(f.A, f.B), true
	case Equal:
		return f.A, f.A, true
	case Less:
		return lo, math.Nextafter(f.A, lo), f.A != lo
	case LessEqual:
		return lo, f.A, true
	case Greater:
		return math.Nextafter(f.A, hi), hi, f.A != hi
	case GreaterEqual:
		return f.A, hi, true
	}
	return lo, hi, false
}

// between appends the rows whose value is between two ends, inclusive.
func between[V float64 | int64](values []V, lo, hi V, rows, dst []int32) []int32 {
	n := len(dst)
	dst = slices.Grow(dst, len(rows))[:n+len(rows)]
	for i, v := range values { // each is written, and overwritten if it fails
		dst[n] = rows[i]
		if v >= lo && v <= hi {
			n++
		}
	}
	return dst[:n]
}

func (f NumberIs) narrows(old Filter) bool { return f == old }

// IntegerIs filters like NumberIs for fields with Integers, exact beyond 2^53. A and B of times are
// in nanoseconds.
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
	from := len(dst)
	if lo, hi, ok := f.Ends(); ok {
		dst = between(ints, lo, hi, rows, dst)
	} else {
		for i, v := range ints {
			if f.passes(v) {
				dst = append(dst, rows[i])
			}
		}
	}
	if f.Field.Missing == nil && f.Field.Lacks == nil || len(dst) == from {
		return dst
	}
	return dropped(s.lacking(f.Field, dst[from:]), dst, from)
}

// passes reports whether an integer passes.
func (f IntegerIs) passes(v int64) bool {
	if lo, hi, ok := f.Ends(); ok {
		return v >= lo && v <= hi
	}
	return f.Op.Holds(cmp.Compare(v, f.A))
}

// Ends returns the least and the greatest integer that pass; ok is false if the integers that pass
// are no range.
func (f IntegerIs) Ends() (lo, hi int64, ok bool) {
	lo, hi = math.MinInt64, math.MaxInt64
	switch f.Op {
	case Between:
		return min(f.A, f.B), max(f.A, f.B), true
	case Equal:
		return f.A, f.A, true
	case Less:
		return lo, f.A - 1, f.A != lo
	case LessEqual:
		return lo, f.A, true
	case Greater:
		return f.A + 1, hi, f.A != hi
	case GreaterEqual:
		return f.A, hi, true
	}
	return lo, hi, false
}

func (f IntegerIs) narrows(old Filter) bool { return f == old }

// Blank passes the rows without a value or with an empty text.
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

// blank returns which rows have no value, or an empty text.
func (s *scan) blank(f *Field, rows []int32) []bool {
	blank := s.missing(f, rows)
	if f.Numbers != nil && !f.Others {
		for i, v := range s.numbersOf(f, rows) { // overwrites the result of missing
			blank[i] = v != v
		}
		return blank
	}
	if f.Integers != nil && !f.Others || f.Texts == nil {
		return blank
	}
	for i, text := range s.textsOf(f, rows) {
		blank[i] = blank[i] || text == ""
	}
	return blank
}
