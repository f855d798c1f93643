// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"strings"
)

// Kind is the kind of the values of a column.
type Kind uint8

// Kinds of values. Truth values are the numbers 0 and 1.
const (
	Texts Kind = iota
	Numbers
	Times
	Bools
)

// Of determines what is profiled, and how exactly.
type Of struct {
	Kind Kind
	// Whole reports that numbers are integers: no bar of a histogram is narrower than 1.
	Whole bool
	// Exact requests exact figures, whatever memory they take.
	Exact bool
	// Extremes is the number of largest and of smallest numbers kept for Figures.Nth. Counts requests the
	// counts of more values than usual, for Figures.NumberTimes and Figures.TextTimes.
	Extremes int
	Counts   bool
	// Before orders texts for the smallest and the largest; nil: by their bytes.
	Before func(a, b string) bool
}

// Limits bounds the size of a Sketch.
type Limits struct {
	// Values limits the distinct values counted, Sample the numbers in the sample.
	Values, Sample int
	// Many reports that the number of distinct values is known to exceed Values: numbers are then not counted
	// one by one.
	Many bool
}

// Sketch summarizes values in bounded memory. Use NewSketch to make one.
type Sketch struct {
	of     Of
	limits Limits
	counts
	sample sample
	clean  []float64
}

// counts holds the parts that Sketch and Total share.
type counts struct {
	values, missing, nan int64
	// below and above count the infinities.
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

// countedValues limits the distinct values counted if Of.Counts is set, about 50 MB.
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

// AddNumbers adds numbers, seconds of times, or truth values. NaN counts separately and not as a value.
// Infinities are excluded from the mean and the histogram.
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

// finite returns the finite numbers and counts the others.
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

// countNumbers counts distinct numbers, one by one while they are few.
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

// forgetNumbers switches from counting distinct numbers to an estimate.
func (c *counts) forgetNumbers() {
	c.estimate()
	c.numbers.drop()
}

// estimate starts to estimate the number of distinct values. From then on, each new one is registered.
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

// AddText adds a text. shared reports that its memory may change later, so that the text must be cloned to be
// kept.
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

// bound extends the bounds to include a text.
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

// Seal ends a sketch and releases the memory that only further values would need.
func (s *Sketch) Seal() {
	s.clean = nil
	s.texts.trim(sealedTexts)
}

// sealedTexts limits the texts of a sealed sketch that does not hold all of them.
const sealedTexts = 512

// Many reports whether there were more distinct values than the limit.
func (s *Sketch) Many() bool { return s.registers != nil }
