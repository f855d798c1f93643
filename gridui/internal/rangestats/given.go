// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import "math/big"

// given are figures that others have computed.
type given struct{ sum, min, max Number }

// AddGiven adds the figures of some numbers, at least one, that others have computed. Stats that were
// copied before stay as they are.
func (s *Stats) AddGiven(numbers int, sum, least, most Number) {
	if numbers <= 0 {
		return
	}
	s.Count += numbers
	s.Numbers += numbers
	g := given{sum, least, most}
	if old := s.given; old != nil {
		g.sum = old.sum.plus(sum)
		if old.min.cmp(least) < 0 {
			g.min = old.min
		}
		if old.max.cmp(most) > 0 {
			g.max = old.max
		}
	}
	s.given = &g
}

// plus is the sum of two numbers.
func (n Number) plus(m Number) Number {
	if n.Exact == nil || m.Exact == nil {
		return Number{Float: n.Float + m.Float}
	}
	out := Number{Exact: new(big.Rat).Add(n.Exact, m.Exact)}
	out.Float, _ = out.Exact.Float64()
	return out
}

// Read is the number with some decimal digits, NaN if it is none. Of one that is next to a number with
// many digits, not exact, only Float is known.
func Read(digits string, exactly bool) Number {
	r, ok := new(big.Rat).SetString(digits)
	if !ok {
		return none
	}
	float, _ := r.Float64()
	if !exactly {
		return Number{Float: float}
	}
	return Number{Exact: r, Float: float}
}
