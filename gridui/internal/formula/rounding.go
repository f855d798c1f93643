// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formula

import (
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// rounding is the way to round a number to decimals.
type rounding uint8

const (
	roundHalf rounding = iota
	roundDown
	roundUp
	roundToZero
)

// round rounds n to a number of decimals, halves away from zero. Negative decimals round to tens, hundreds
// and so on. A number that is not exact is rounded by its shortest digits: 2.675 to 2.68.
func round(n exact.Number, decimals int, how rounding) (exact.Number, State) {
	n = decimalOf(n)
	if !n.Exact {
		return n, OK
	}
	drop := int(n.Decimals) - decimals
	if drop <= 0 {
		return n, OK
	}
	by, fits := exact.Pow10(uint8(min(drop, math.MaxUint8)))
	if !fits {
		return inexact(roundFloat(n.Near(), decimals, how))
	}
	units := rounded(n.Units, by, how)
	if decimals >= 0 {
		return exactly(units, uint8(decimals)), OK
	}
	tens, _ := exact.Pow10(uint8(-decimals))
	units, _ = units.Times(int64(tens))
	return exactly(units, 0), OK
}

func rounded(units exact.Int, by uint64, how rounding) exact.Int {
	if how == roundHalf {
		return units.Quo(by)
	}
	q, rest := units.QuoRem(by)
	step := int64(0)
	switch {
	case rest == 0:
	case how == roundDown && units.Negative():
		step = -1
	case how == roundUp && !units.Negative():
		step = 1
	}
	q, _ = q.Add(exact.OfInt64(step))
	return q
}

// roundFloat rounds to powers of ten that do not fit in 64 bits.
func roundFloat(f float64, decimals int, how rounding) (float64, State) {
	unit := math.Pow10(-decimals)
	switch f /= unit; how {
	case roundHalf:
		f = math.Round(f)
	case roundDown:
		f = math.Floor(f)
	case roundUp:
		f = math.Ceil(f)
	default:
		f = math.Trunc(f)
	}
	if f == 0 {
		return 0, OK // the unit may be infinite
	}
	return finite(f * unit)
}

// decimalOf returns an inexact number as the decimal of its shortest digits. It returns n if n is exact or
// has too many digits.
func decimalOf(n exact.Number) exact.Number {
	if n.Exact {
		return n
	}
	var buf [40]byte
	if d, ok := exact.Parse(strconv.AppendFloat(buf[:0], n.Float, 'f', -1, 64)); ok && d.Exact {
		return d.Trim()
	}
	return n
}
