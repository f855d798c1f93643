// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import "github.com/giogrid/giogrid/gridui/internal/exact"

// Series computes the values that continue a line of cells. It keeps the slice from which it was made, which
// must not change. The zero Series has only blank values.
type Series struct {
	source      []Value
	slots       slots
	progression progression // nil: the source is repeated
	// numbers and texts are the progression if it has such values.
	numbers  numberProgression
	texts    textProgression
	rule     Rule
	backward bool
}

// Of finds how to continue the source, with values in the order of the cells.
func Of(source []Value, o Options) Series {
	s := Series{source: source, backward: o.Backward}
	var values []Value
	s.slots, values = placed(source)
	if len(values) > 0 && o.allows(values) {
		s.progression, s.rule = find(values, &o)
		s.numbers, _ = s.progression.(numberProgression)
		s.texts, _ = s.progression.(textProgression)
	}
	return s
}

// Rule returns the rule that was found.
func (s *Series) Rule() Rule { return s.rule }

// Source returns the index in the source of the value that is repeated at i, -1 if the value at i is
// computed. Callers can copy a repeated value without converting it to a Value.
func (s *Series) Source(i int) int {
	if len(s.source) == 0 {
		return -1
	}
	if s.progression != nil {
		if _, ok := s.slots.distance(i, s.backward); ok {
			return -1
		}
	}
	return s.slots.cell(i, s.backward)
}

// At returns value i. The values are counted from 0, away from the source. Only composed texts need an
// allocation.
func (s *Series) At(i int) Value {
	if s.progression != nil {
		if distance, ok := s.slots.distance(i, s.backward); ok {
			return s.progression.at(distance)
		}
	}
	if len(s.source) == 0 {
		return Value{}
	}
	return s.source[s.slots.cell(i, s.backward)]
}

// Number returns the number of At(i); ok is false if it is not a number. It is faster than At, because a
// Value is large.
func (s *Series) Number(i int) (n exact.Number, ok bool) {
	if s.numbers != nil {
		distance, ok := s.slots.distance(i, s.backward)
		if !ok {
			return n, false
		}
		return s.numbers.number(distance), true
	}
	v := s.At(i)
	return v.Number, v.Kind == KindNumber
}

// AppendText appends the text of value i: numbers in plain digits, times by RFC 3339.
func (s *Series) AppendText(dst []byte, i int) []byte {
	if s.texts != nil {
		distance, ok := s.slots.distance(i, s.backward)
		if !ok {
			return dst
		}
		return s.texts.appendText(dst, distance)
	}
	v := s.At(i)
	return appendValue(dst, &v)
}
