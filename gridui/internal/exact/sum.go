// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"cmp"
	"math"
	"math/big"
	"strconv"
)

// Sum is a sum of numbers with one number of decimals. The zero value is that of none. A sum that does
// not fit into an Int, of decimals beyond 1.7e20, is not exact.
type Sum struct {
	// units is the sum of the exact numbers in units of their last decimal, spilled what did
	// not fit in, and float the sum of the other numbers.
	units          Int
	spilled, float float64
	n              int64 // how many numbers
	wild           int64 // how many of them are not tame
	decimals       uint8
	inexact        bool
}

// Add adds a number.
func (s *Sum) Add(n Number) {
	s.n++
	s.decimals = n.Decimals
	if !n.tame() {
		s.wild++
	}
	if !n.Exact {
		s.float += n.Float
		s.inexact = true
		return
	}
	s.addUnits(n.Units)
}

func (s *Sum) addUnits(units Int) {
	sum, fits := s.units.Add(units)
	if fits {
		s.units = sum
		return
	}
	s.spilled += s.units.Float()
	s.units, s.inexact = units, true
}

// Join adds the numbers of another sum.
func (s *Sum) Join(t *Sum) {
	s.n += t.n
	s.wild += t.wild
	s.float += t.float
	s.spilled += t.spilled
	s.decimals = max(s.decimals, t.decimals)
	s.inexact = s.inexact || t.inexact
	s.addUnits(t.units)
}

// Put adds a number, and Remove takes one away that was added. They report whether the sum
// is then the one that adding its numbers one by one gives; else it is as before.
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

// Exact reports whether Units and Mean are known, not only Float and FloatMean.
func (s *Sum) Exact() bool { return !s.inexact }

// Units is the sum in units of the last decimal of its numbers.
func (s *Sum) Units() Int { return s.units }

// Float is the sum as a float64, FloatMean the average.
func (s *Sum) Float() float64 {
	if s.inexact {
		return (s.units.Float()+s.spilled)/math.Pow10(int(s.decimals)) + s.float
	}
	return s.units.decimal(s.decimals)
}

func (s *Sum) FloatMean() float64 { return s.Float() / float64(s.n) }

// decimal is a float64 next to the number as one of units of the last of some decimals.
func (a Int) decimal(decimals uint8) float64 {
	if decimals == 0 {
		return a.Float()
	}
	if n, ok := a.quo(shortUnit); ok && decimals == Scale && n > -1<<53 && n < 1<<53 {
		return float64(n) / (1e18 / shortUnit)
	}
	f, _ := strconv.ParseFloat(Text(a.Big(), int(decimals)), 64)
	return f
}

// Mean is the average with some decimals, as a number of the last of them, rounded
// half away from zero. The numbers have scale decimals.
func (s *Sum) Mean(scale, decimals int) *big.Int {
	n, by := s.units.Big(), big.NewInt(s.n)
	ten := func(power int) *big.Int { return new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(power)), nil) }
	if decimals >= scale {
		n.Mul(n, ten(decimals-scale))
	} else {
		by.Mul(by, ten(scale-decimals))
	}
	half := new(big.Int).Rsh(by, 1)
	if n.Sign() < 0 {
		half.Neg(half)
	}
	return n.Add(n, half).Quo(n, by)
}

// Cmp compares two sums of one scale, by their float64 where one is not exact.
func (s *Sum) Cmp(t *Sum) int {
	if s.inexact || t.inexact {
		return cmp.Compare(s.Float(), t.Float())
	}
	return s.units.Cmp(t.units)
}
