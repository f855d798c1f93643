// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import "github.com/giogrid/giogrid/gridui/internal/exact"

// units holds the sum, the least and the greatest of whole numbers of some unit.
type units struct {
	n        int
	min, max int64
	// low is the sum since its last overflow, high the sum before.
	low  int64
	high exact.Int
}

func (u *units) add(v int64) {
	if u.n == 0 {
		u.min, u.max = v, v
	}
	u.n++
	u.min, u.max = min(u.min, v), max(u.max, v)
	u.carry(v)
}

// carry adds only to the sum.
func (u *units) carry(v int64) {
	sum := u.low + v
	if (u.low^sum)&(v^sum) < 0 {
		// The sum of 2^63 numbers of 64 bits fits into 128 bits.
		u.high, _ = u.high.Add(exact.OfInt64(u.low))
		sum = v
	}
	u.low = sum
}

// join adds the numbers of another sum, which has not overflowed.
func (u *units) join(of units) {
	if of.n == 0 {
		return
	}
	u.add(of.min)
	u.n += of.n - 1
	u.max = max(u.max, of.max)
	u.carry(of.low - of.min)
}

// sum returns the sum in units.
func (u *units) sum() exact.Int {
	sum, _ := u.high.Add(exact.OfInt64(u.low))
	return sum
}

// numbers holds the sum, the least and the greatest of exact numbers with the same number of
// decimals.
type numbers struct {
	sum      exact.Sum
	min, max exact.Number
}

func (s *numbers) add(n exact.Number) {
	if s.sum.Empty() {
		s.min, s.max = n, n
	}
	s.sum.Add(n)
	if n.Units.Cmp(s.min.Units) < 0 {
		s.min = n
	}
	if n.Units.Cmp(s.max.Units) > 0 {
		s.max = n
	}
}

// floats holds the sum, the least and the greatest of float64 values.
type floats struct {
	n              int
	sum            exact.Floats
	least, largest float64
}

func (f *floats) add(v float64) {
	if f.n == 0 {
		f.least, f.largest = v, v
	}
	f.n++
	// The built-in min and max would also check for NaN and the sign of zero.
	if v < f.least {
		f.least = v
	} else if v > f.largest {
		f.largest = v
	}
	f.sum.Add(v)
}
