// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

// none is the result for no numbers.
var none = exact.Number{Float: math.NaN()}

// Sum returns the sum of the numbers, NaN if there are none. It is exact if all of them are.
func (s *Stats) Sum() exact.Number {
	if s.Numbers == 0 {
		return none
	}
	total := exact.OfUnits(s.whole.sum(), 0).Fraction()
	total = total.Add(exact.OfUnits(s.micro.sum(), microDecimals).Fraction())
	rest, rounded := s.floats.sum, s.floats.n > 0
	add := func(known *ratio.Rat, float float64) {
		if known != nil {
			total = total.Add(known)
			return
		}
		rest.Add(float)
		rounded = true
	}
	for _, n := range [...]*exact.Sum{&s.wide.sum, &s.decimals.sum} {
		if n.Exact() {
			add(n.Rat(), 0)
		} else {
			add(nil, n.Float())
		}
	}
	if s.given != nil {
		add(s.given.sum.Fraction(), s.given.sum.Float)
	}
	sum := exact.OfRat(total)
	if rounded {
		rest.Add(sum.Float)
		return exact.Number{Float: rest.Sum()}
	}
	return sum
}

// Average returns the average of the numbers, NaN if there are none.
func (s *Stats) Average() exact.Number {
	sum := s.Sum()
	total := sum.Fraction()
	if total == nil {
		sum.Float /= float64(s.Numbers)
		return sum
	}
	return exact.OfRat(total.Quo(ratio.OfInt64(int64(s.Numbers))))
}

// Min and Max return the least and the greatest number, NaN if there are none.
func (s *Stats) Min() exact.Number {
	best := s.extreme(s.whole.min, s.micro.min, s.wide.min, s.decimals.min, s.floats.least, -1)
	if s.given != nil {
		best = further(best, s.given.min, -1)
	}
	return best
}

func (s *Stats) Max() exact.Number {
	best := s.extreme(s.whole.max, s.micro.max, s.wide.max, s.decimals.max, s.floats.largest, 1)
	if s.given != nil {
		best = further(best, s.given.max, 1)
	}
	return best
}

// extreme returns the number of all kinds that is furthest to a side: -1 for the least, 1 for the
// greatest.
func (s *Stats) extreme(whole, micro int64, wide, decimal exact.Number, float float64, side int) exact.Number {
	best := none
	try := func(some bool, n exact.Number) {
		if some {
			best = further(best, n, side)
		}
	}
	try(s.whole.n > 0, exact.OfUnits(exact.OfInt64(whole), 0))
	try(s.micro.n > 0, exact.OfUnits(exact.OfInt64(micro), microDecimals))
	try(!s.wide.sum.Empty(), exact.OfUnits(wide.Units, 0))
	try(!s.decimals.sum.Empty(), exact.OfUnits(decimal.Units, exact.Scale))
	try(s.floats.n > 0, exact.Number{Float: float})
	return best
}

// further returns the number of two that is further to a side; best may be NaN.
func further(best, n exact.Number, side int) exact.Number {
	if math.IsNaN(best.Float) || n.Cmp(best) == side {
		return n
	}
	return best
}
