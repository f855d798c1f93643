// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"cmp"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

// Sum is a sum of numbers with one number of decimals. The zero value is the empty sum.
type Sum struct {
	// units is the sum of the exact numbers in units of their last decimal. rest, unless nil, is the sum of
	// numbers that do not fit and of numbers with more digits. float is the sum of the numbers of which only a
	// float64 is known. rest is immutable, since sums are copied.
	units    Int
	rest     *ratio.Rat
	float    float64
	n        int64 // count of the numbers
	wild     int64 // count of the numbers that are not tame
	decimals uint8
	inexact  bool
}

// Add adds a number.
func (s *Sum) Add(n Number) {
	s.n++
	s.decimals = n.Decimals
	if !n.tame() {
		s.wild++
	}
	switch {
	case n.Exact:
		s.addUnits(n.Units)
	case n.Rat != nil:
		s.addRest(n.Rat)
	default:
		s.float += n.Float
		s.inexact = true
	}
}

func (s *Sum) addRest(r *ratio.Rat) {
	if s.rest != nil {
		r = s.rest.Add(r)
	}
	s.rest = r
}

func (s *Sum) addUnits(units Int) {
	sum, fits := s.units.Add(units)
	if fits {
		s.units = sum
		return
	}
	s.addRest(fraction(s.units, s.decimals))
	s.units = units
}

// Join adds the numbers of another sum.
func (s *Sum) Join(t *Sum) {
	s.n += t.n
	s.wild += t.wild
	s.float += t.float
	if t.rest != nil {
		s.addRest(t.rest)
	}
	s.decimals = max(s.decimals, t.decimals)
	s.inexact = s.inexact || t.inexact
	s.addUnits(t.units)
}

// Put adds a number if the sum remains equal to the one from adding its numbers one by one, and reports
// whether it did. Remove likewise removes a number that was added.
func (s *Sum) Put(n Number) bool {
	if s.wild > 0 || !n.tame() {
		return false
	}
	s.Add(n)
	return true
}

func (s *Sum) Remove(n Number) bool {
	if s.wild > 0 || !n.tame() {
		return false
	}
	s.n--
	s.addUnits(n.Units.Neg())
	if s.n == 0 {
		*s = Sum{}
	}
	return true
}

// Ordered reports whether the last digits of Float depend on the order of the numbers.
func (s *Sum) Ordered() bool { return s.wild > 0 }

// Empty reports whether nothing was added.
func (s *Sum) Empty() bool { return s.n == 0 }

// Exact reports whether Rat, Text and Mean are known, in addition to Float and FloatMean.
func (s *Sum) Exact() bool { return !s.inexact }

// Units returns the sum in units of the last decimal of its numbers; ok is false if it does not fit.
func (s *Sum) Units() (units Int, ok bool) { return s.units, s.rest == nil }

// Rat returns the sum of the numbers that are known exactly.
func (s *Sum) Rat() *ratio.Rat {
	sum := fraction(s.units, s.decimals)
	if s.rest != nil {
		sum = sum.Add(s.rest)
	}
	return sum
}

// Text returns the sum in digits, without trailing zeros in the decimals. A sum with endless decimals, such
// as a third, is rounded after Scale decimals.
func (s *Sum) Text() string {
	if s.rest == nil {
		return Number{Units: s.units, Decimals: s.decimals, Exact: true}.text()
	}
	r := s.Rat()
	places, terminates := r.FloatPrec()
	if !terminates {
		places = max(Scale, places)
	}
	return trimZeros(r.FloatString(places))
}

// Float returns the sum as a float64. FloatMean returns the average.
func (s *Sum) Float() float64 {
	switch {
	case s.rest != nil:
		return s.Rat().Float64() + s.float
	case s.inexact:
		return s.units.Float()/math.Pow10(int(s.decimals)) + s.float
	}
	return s.units.decimal(s.decimals)
}

func (s *Sum) FloatMean() float64 { return s.Float() / float64(s.n) }

// decimal returns a float64 near the number in units of the last decimal.
func (a Int) decimal(decimals uint8) float64 {
	if decimals == 0 {
		return a.Float()
	}
	if n, ok := a.quo(shortUnit); ok && decimals == Scale && n > -1<<53 && n < 1<<53 {
		return float64(n) / (1e18 / shortUnit)
	}
	f, _ := strconv.ParseFloat(Number{Units: a, Decimals: decimals, Exact: true}.text(), 64)
	return f
}

// Mean returns the average in digits, rounded half away from zero to decimals, without trailing zeros in them. The
// numbers have scale decimals.
func (s *Sum) Mean(scale, decimals int) string {
	sum := s.Rat()
	if s.rest == nil {
		sum = fraction(s.units, uint8(scale))
	}
	return trimZeros(sum.Quo(ratio.OfInt64(s.n)).FloatString(decimals))
}

// Cmp compares two sums of one scale, by their float64 if one is not exact.
func (s *Sum) Cmp(t *Sum) int {
	if s.inexact || t.inexact {
		return cmp.Compare(s.Float(), t.Float())
	}
	if s.rest != nil || t.rest != nil {
		return s.Rat().Cmp(t.Rat())
	}
	return s.units.Cmp(t.units)
}
