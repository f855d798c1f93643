// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// shortLine is a line up to the distance at which its numbers are still integers of at most 53 bits, which a
// float64 holds. They take less than half of the time.
type shortLine struct {
	base, step int64 // in units of the last decimal
	unit       float64
	places     uint8
	end        uint64 // the distance from which the numbers are too long
}

// shorten returns a line that ends at 0 if its numbers are too long.
func shorten(base, step exact.Int, places uint8) (s shortLine) {
	const most = 1 << 52 // for base and way: together they have 53 bits
	from, fits := base.Int64()
	by, small := step.Int64()
	if !fits || !small || from < -most || from > most || by < -most || by > most {
		return s
	}
	return shortLine{from, by, math.Pow10(int(places)), places, uint64(most / max(1, abs(by)))}
}

func (s *shortLine) number(distance int64) exact.Number {
	n := s.base + s.step*distance
	// Both operands are exact floats, so the quotient is the float nearest to the number.
	return exact.Number{Units: exact.OfInt64(n), Float: float64(n) / s.unit, Decimals: s.places, Exact: true}
}
