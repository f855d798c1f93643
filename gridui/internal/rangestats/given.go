// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import "github.com/giogrid/giogrid/gridui/internal/exact"

// given holds figures that were computed elsewhere.
type given struct{ sum, min, max exact.Number }

// AddGiven adds the figures of some numbers, at least one, that were computed elsewhere. Earlier
// copies of the Stats do not change.
func (s *Stats) AddGiven(numbers int, sum, least, most exact.Number) {
	if numbers <= 0 {
		return
	}
	s.Count += numbers
	s.Numbers += numbers
	g := given{sum, least, most}
	if old := s.given; old != nil {
		g = given{plus(old.sum, sum), further(old.min, least, -1), further(old.max, most, 1)}
	}
	s.given = &g
}

// plus returns the sum of two numbers.
func plus(a, b exact.Number) exact.Number {
	x, y := a.Fraction(), b.Fraction()
	if x == nil || y == nil {
		return exact.Number{Float: a.Float + b.Float}
	}
	return exact.OfRat(x.Add(y))
}
