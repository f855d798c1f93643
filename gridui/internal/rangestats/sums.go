// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import "github.com/giogrid/giogrid/gridui/internal/exact"

// units is the sum of whole numbers of some unit, and the least and the greatest of them.
type units struct {
	n        int
	min, max int64
	// low is the sum since it last overflowed, high what was before.
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

// carry adds to the sum alone.
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

// sum is the sum in units.
func (u *units) sum() exact.Int {
	sum, _ := u.high.Add(exact.OfInt64(u.low))
	return sum
}

// numbers is the sum of exact numbers with one number of decimals, and the least and the greatest
// of them.
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

// floats is the sum of float64 values, and the least and the greatest of them.
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
	// Not min and max, which also look for NaN and for the sign of zero.
	if v < f.least {
		f.least = v
	} else if v > f.largest {
		f.largest = v
	}
	f.sum.Add(v)
}
