// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "math"

// Total combines several sketches of one column. Use NewTotal to make one.
type Total struct {
	of     Of
	values int
	counts
	pool   []weighted
	sample bool
}

// totalValues limits the distinct values that a total counts.
const totalValues = 1 << 16

// NewTotal returns a total of no sketches.
func NewTotal(of Of) *Total {
	t := &Total{of: of, values: totalValues}
	switch {
	case of.Exact:
		t.values = math.MaxInt
	case of.Counts:
		t.values = countedValues
	}
	return t
}

// Add adds a sketch, which remains unchanged.
func (t *Total) Add(s *Sketch) {
	t.counts.values += s.values
	t.missing, t.nan = t.missing+s.missing, t.nan+s.nan
	t.below, t.above = t.below+s.below, t.above+s.above
	t.moments.merge(&s.moments)
	t.bins.merge(&s.bins)
	t.extremes.merge(&s.extremes, t.of.Extremes)
	t.pool = s.sample.append(t.pool)
	t.sample = t.sample || !s.sample.exact()
	if s.registers != nil {
		t.estimate()
		t.registers.merge(s.registers)
	}
	t.addNumbers(&s.numbers)
	t.addTexts(&s.texts)
	if s.counts.values > 0 && t.of.Kind == Texts {
		t.bound(s.least, t.of.Before)
		t.bound(s.most, t.of.Before)
	}
}

// addNumbers adds the counts of numbers. They are counted one by one only if all sketches do so.
func (t *Total) addNumbers(from *tally[float64]) {
	if from.full && !t.numbers.full {
		t.forgetNumbers()
	}
	for i := range from.slots {
		s := &from.slots[i]
		switch {
		case s.count == 0:
		case t.numbers.full:
			t.registers.add(s.hash)
		default:
			t.numbers.add(s.hash, s.value, s.count)
			if t.numbers.used > t.values {
				t.forgetNumbers()
			}
		}
	}
}

// addTexts adds the counts of texts, and drops the rarest if there are too many.
func (t *Total) addTexts(from *tally[string]) {
	if from.full {
		t.texts.full = true
		t.texts.cut += from.cut
	}
	for i := range from.slots {
		s := &from.slots[i]
		if s.count == 0 {
			continue
		}
		if t.registers != nil {
			t.registers.add(s.hash)
		}
		t.texts.add(s.hash, s.value, s.count)
		if t.texts.used > t.values {
			t.estimate()
			t.texts.purge()
		}
	}
}
