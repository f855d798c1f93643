// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"strings"
)

// Kind is what the values of a column are.
type Kind uint8

// The kinds. Truth values are the numbers 0 and 1.
const (
	Texts Kind = iota
	Numbers
	Times
	Bools
)

// Of says what is profiled, and how exactly.
type Of struct {
	Kind Kind
	// Whole says that numbers are integers: no bar of a histogram is narrower than 1.
	Whole bool
	// Exact asks for exact figures, however much memory they take.
	Exact bool
	// Extremes is how many of the largest and of the smallest numbers are kept, for Figures.Nth. Counts
	// asks for the counts of more values than usual, for Figures.Times.
	Extremes int
	Counts   bool
	// Before orders texts for the smallest and the largest; nil: by their bytes.
	Before func(a, b string) bool
}

// Limits bound the size of a Sketch.
type Limits struct {
	// Values is how many distinct values are counted, Sample how many numbers the sample has.
	Values, Sample int
	// Many says that there are known to be more distinct values than that: numbers are not counted
	// one by one then.
	Many bool
}

// Sketch sums up values in bounded memory. Make one with NewSketch.
type Sketch struct {
	of     Of
	limits Limits
	counts
	sample sample
	clean  []float64
}

// counts are the parts of a Sketch that its Total has as well.
type counts struct {
	values, missing, nan int64
	// below and above are infinities.
	below, above int64
	moments      moments
	bins         bins
	extremes     extremes
	numbers      tally[float64]
	texts        tally[string]
	registers    registers
	// least and most are the bounds of texts.
	least, most string
}

// countedValues is how many distinct values are counted where that is asked for: some 50 MB of them at
// most.
const countedValues = 1 << 20

// NewSketch returns an empty sketch.
func NewSketch(of Of, limits Limits) *Sketch {
	s := &Sketch{of: of, limits: limits}
	if of.Exact {
		s.limits = Limits{Values: math.MaxInt, Sample: math.MaxInt}
	}
	if of.Counts && !of.Exact {
		s.limits.Values, s.limits.Many = countedValues, false
	}
	s.bins.scale = decimals{of.Whole}
	if of.Kind == Times {
		s.bins.scale = calendar{}
	}
	if s.limits.Many && of.Kind != Texts {
		s.numbers.full, s.registers = true, newRegisters()
	}
	return s
}

// AddMissing adds rows without a value.
func (s *Sketch) AddMissing(n int) { s.missing += int64(n) }

// AddNumbers adds numbers, seconds of times, or truth values. NaN is no value and counts apart;
// infinities have no part in the mean and the histogram.
func (s *Sketch) AddNumbers(values []float64) {
	if len(values) == 0 {
		return
	}
	lo, hi, sum := bounds(values)
	if sum-sum != 0 {
		if values = s.finite(values); len(values) == 0 {
			return
		}
		lo, hi, _ = bounds(values)
	}
	s.values += int64(len(values))
	s.moments.add(values)
	s.countNumbers(values)
	if s.of.Kind != Bools {
		s.bins.add(values, lo, hi)
		s.sample.add(values, s.limits.Sample)
		s.extremes.add(values, s.of.Extremes)
	}
}

// finite are the finite ones of some numbers; the others are counted.
func (s *Sketch) finite(values []float64) []float64 {
	s.clean = s.clean[:0]
	for _, v := range values {
		switch {
		case v != v:
			s.nan++
		case math.IsInf(v, -1):
			s.below++
		case math.IsInf(v, 1):
			s.above++
		default:
			s.clean = append(s.clean, v)
		}
	}
	return s.clean
}

// countNumbers counts distinct numbers, one by one as long as they are few.
func (s *Sketch) countNumbers(values []float64) {
	for i, v := range values {
		if s.numbers.full {
			s.registers.addNumbers(values[i:])
			return
		}
		s.numbers.add(hashNumber(v), v, 1)
		if s.numbers.used > s.limits.Values {
			s.counts.forgetNumbers()
		}
	}
}

func (r registers) addNumbers(values []float64) {
	for _, v := range values {
		r.add(hashNumber(v))
	}
}

// forgetNumbers goes on to estimate how many distinct numbers there are.
func (c *counts) forgetNumbers() {
	c.estimate()
	c.numbers.drop()
}

// estimate begins to estimate how many distinct values there are. From then on each new one is
// registered as it comes.
func (c *counts) estimate() {
	if c.registers != nil {
		return
	}
	c.registers = newRegisters()
	register(c.registers, &c.numbers)
	register(c.registers, &c.texts)
}

// register adds the values of a tally.
func register[V comparable](r registers, t *tally[V]) {
	for i := range t.slots {
		if t.slots[i].count > 0 {
			r.add(t.slots[i].hash)
		}
	}
}

// AddText adds a text. One that shares memory which changes later is copied where it is kept.
func (s *Sketch) AddText(text string, shared bool) {
	s.values++
	hash := hashText(text)
	at := s.texts.find(hash, text)
	if at.count > 0 {
		at.count++
		return
	}
	if shared {
		text = strings.Clone(text)
	}
	s.texts.fill(at, hash, text)
	at.count++
	s.counts.bound(text, s.of.Before)
	if s.registers != nil {
		s.registers.add(hash)
	}
	if s.texts.used > s.limits.Values {
		s.counts.estimate()
		s.texts.purge()
	}
}

// bound makes a text one of the bounds if it lies beyond them.
func (c *counts) bound(text string, before func(a, b string) bool) {
	if before == nil {
		before = func(a, b string) bool { return a < b }
	}
	if c.least == "" || before(text, c.least) {
		c.least = text
	}
	if c.most == "" || before(c.most, text) {
		c.most = text
	}
}

// Seal ends a sketch: what it needs to go on is given back.
func (s *Sketch) Seal() {
	s.clean = nil
	s.texts.trim(sealedTexts)
}

// sealedTexts is how many texts a sealed sketch has that no longer are all of them.
const sealedTexts = 512

// Many reports whether there were more distinct values than the limit.
func (s *Sketch) Many() bool { return s.registers != nil }
