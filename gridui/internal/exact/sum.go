// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"cmp"
	"math/big"
)

// Sum is a sum of numbers of one scale. The zero value is that of none. A sum that does not fit
// into an Int, of decimals beyond 1.7e20, is not exact.
type Sum struct {
	units   Int
	n       int64 // how many numbers
	float   float64
	inexact bool
}

// Add adds a number.
func (s *Sum) Add(n Number) { s.join(n.Units, 1, n.Float, n.Exact) }

// Join adds the numbers of another sum.
func (s *Sum) Join(t *Sum) { s.join(t.units, t.n, t.float, !t.inexact) }

func (s *Sum) join(units Int, n int64, f float64, exact bool) {
	sum, fits := s.units.add(units)
	s.units = sum
	s.n += n
	s.float += f
	s.inexact = s.inexact || !exact || !fits
}

// Empty reports whether nothing was added.
func (s *Sum) Empty() bool { return s.n == 0 }

// Exact reports whether Units and Mean are known, not only Float and FloatMean.
func (s *Sum) Exact() bool { return !s.inexact }

// Units is the sum in units of the last decimal of its numbers.
func (s *Sum) Units() Int { return s.units }

// Float is the sum as a float64, FloatMean the average.
func (s *Sum) Float() float64     { return s.float }
func (s *Sum) FloatMean() float64 { return s.float / float64(s.n) }

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
		return cmp.Compare(s.float, t.float)
	}
	return s.units.Cmp(t.units)
}
