// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"slices"
)

// coded filters by the values of a field and tests each value only once. It belongs to one
// goroutine.
type coded[V comparable] struct {
	Filter // for batches without codes
	by     *coder[V]
	// passes tests a value; missing is the result for rows without one.
	passes  func(value V) bool
	missing bool
	// passed holds 1 for each code that passes, else 0.
	passed []uint8
}

func (f *coded[V]) match(s *scan, rows, dst []int32) []int32 {
	if len(rows) == 0 {
		return dst
	}
	b := f.by.block(&s.reader, s.n, rows)
	if b == nil || !f.test() {
		return f.Filter.match(s, rows, dst)
	}
	n := len(dst)
	dst = slices.Grow(dst, len(rows))[:n+len(rows)]
	for _, r := range rows { // each is written, and overwritten if it fails
		dst[n] = r
		n += int(f.passed[b.codes[r%batch]])
	}
	return dst[:n]
}

// test tests values added since the last batch. It returns false if there are too many values.
func (f *coded[V]) test() bool {
	if len(f.passed) == 0 {
		f.add(f.missing)
	}
	values, ok := f.by.table.from(len(f.passed) - 1)
	for _, v := range values {
		f.add(f.passes(v))
	}
	return ok
}

func (f *coded[V]) add(passes bool) {
	one := uint8(0)
	if passes {
		one = 1
	}
	f.passed = append(f.passed, one)
}

// coderOf returns the coder of a field for a scan, nil if codes are not used.
func coderOf[V comparable](s *scan, c *codes[V], soon bool, read func(rd *reader, rows []int32) ([]V, []bool)) *coder[V] {
	s.codes = append(s.codes, c)
	table := c.use(s.n, soon)
	if table == nil {
		return nil
	}
	if by, ok := s.coders[table].(*coder[V]); ok {
		return by
	}
	if s.coders == nil {
		s.coders = map[any]any{}
	}
	by := &coder[V]{table, read, map[V]code{}}
	s.coders[table] = by
	return by
}

// coded reports whether a field has codes.
func (f *Field) coded() bool { return f != nil && f.Codes != nil }

func (s *scan) textCoder(f *Field) *coder[string] {
	if !f.coded() {
		return nil
	}
	return coderOf(s, &f.Codes.texts, f.Folded != nil, func(rd *reader, rows []int32) ([]string, []bool) {
		return rd.textsOf(f, rows), rd.missing(f, rows)
	})
}

func (s *scan) integerCoder(f *Field) *coder[int64] {
	if !f.coded() || f.Integers == nil {
		return nil
	}
	return coderOf(s, &f.Codes.integers, false, func(rd *reader, rows []int32) ([]int64, []bool) {
		ints := rd.ints[:len(rows)]
		f.Integers(ints, rows)
		return ints, rd.lacking(f, rows)
	})
}

func (s *scan) numberCoder(f *Field) *coder[float64] {
	if !f.coded() {
		return nil
	}
	return coderOf(s, &f.Codes.numbers, false, func(rd *reader, rows []int32) ([]float64, []bool) {
		numbers := rd.numbersOf(f, rows)
		missing := rd.flags[:len(rows)]
		for i, v := range numbers {
			missing[i] = v != v
		}
		return numbers, missing
	})
}

// prepare returns a filter, only for this scan, that passes the same rows by their codes where
// possible.
func (s *scan) prepare(f Filter) Filter {
	switch f := f.(type) {
	case All:
		return All(s.prepareEach(f))
	case Any:
		return Any(s.prepareEach(f))
	case Not:
		if f.Filter != nil {
			return Not{s.prepare(f.Filter)}
		}
	case Quick:
		return s.prepare(f.all())
	case TextIs:
		if c := s.textCoder(f.Field); c != nil {
			needle := newNeedle(f.Op, f.Text)
			return &coded[string]{Filter: f, by: c, passes: func(text string) bool { return needle.in(&s.reader, text) }}
		}
	case OneOf:
		if f.Field != nil && f.Field.Parts != nil {
			return f
		}
		if c := s.textCoder(f.Field); c != nil {
			return &coded[string]{Filter: f, by: c, passes: func(text string) bool { return f.Texts[text] }, missing: f.Texts[""]}
		}
	case IntegerIs:
		if c := s.integerCoder(f.Field); c != nil {
			return &coded[int64]{Filter: f, by: c, passes: f.passes}
		}
	case NumberIs:
		if _, _, exactly := f.exactly(); exactly {
			return f
		}
		if c := s.numberCoder(f.Field); c != nil {
			return &coded[float64]{Filter: f, by: c, passes: f.passes}
		}
	}
	return f
}

func (s *scan) prepareEach(filters []Filter) []Filter {
	out := make([]Filter, len(filters))
	for i, f := range filters {
		out[i] = s.prepare(f)
	}
	return out
}
