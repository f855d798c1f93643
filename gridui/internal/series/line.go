// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// line holds the numbers (base + distance·step) / by, in units of the last decimal. Each is computed from the
// base, so errors do not add up.
type line struct {
	base, step exact.Int
	by         uint64
	// unit is by in units of 1, so that (base + distance·step) / unit is the number. It is 0 if that does not
	// fit.
	unit   uint64
	places uint8
	whole  bool // numbers are rounded to integers
	// short computes the numbers near the base, the usual case.
	short shortLine
	// far computes the numbers for which base + distance·step overflows.
	far floatLine
}

func newLine(base, step exact.Int, by uint64, places uint8, o *Options) *line {
	l := &line{base: base, step: step, by: by, places: places, whole: o.Integer}
	power, ok := exact.Pow10(places)
	if ok && by <= math.MaxUint64/power {
		l.unit = by * power
	}
	unit := float64(by) * math.Pow10(int(places))
	l.far = floatLine{base: base.Float() / unit, step: step.Float() / unit, whole: o.Integer}
	if by == 1 && (places == 0 || !o.Integer) {
		l.short = shorten(base, step, places)
	}
	return l
}

func (l *line) at(distance int64) Value {
	return Value{Kind: KindNumber, Number: l.number(distance)}
}

func (l *line) number(distance int64) exact.Number {
	if uint64(distance) < l.short.end {
		return l.short.number(distance)
	}
	way, small := l.step.Times(distance)
	units, fits := l.base.Add(way)
	switch {
	case !small || !fits || l.unit == 0:
		return l.far.number(distance)
	case l.whole:
		return exact.OfUnits(units.Quo(l.unit), 0)
	case l.by == 1:
		return exact.OfUnits(units, l.places)
	}
	// Few decimals end here, so the quotient is a float. Both operands are exact floats unless they are large:
	// it is rounded only one time.
	return exact.Number{Float: units.Float() / float64(l.unit)}
}
