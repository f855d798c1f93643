// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// appendFigure appends a figure by SumFormat, or else as a value of the column if the column has a text of
// its own for numbers.
func (t *Value[V]) appendFigure(dst []byte, n exact.Number) []byte {
	switch {
	case math.IsNaN(n.Float):
		return dst
	case t.SumFormat != nil:
		return append(dst, t.SumFormat(n.Float)...)
	case t.Def.stylesNumbers():
		f, start := t.Def.Styled.formatter(), len(dst)
		return f.AppendNumber(append(dst, n.Digits(f.Decimals())...), start)
	case !t.ownText():
		return dst
	}
	if v, ok := t.ofFigure(n); ok {
		return t.append(dst, v)
	}
	return dst
}

// ofFigure converts a figure to a value of the column, rounded to a whole number for integers. It
// returns false if the figure is outside the range of V.
func (t *Value[V]) ofFigure(n exact.Number) (v V, ok bool) {
	switch {
	case t.traits.whole != nil:
		whole, ok := n.Rounded()
		if !ok {
			return v, false
		}
		return t.ofWhole(whole)
	case t.traits.unnumber != nil:
		return t.traits.unnumber(n.Float)
	}
	return t.ofDecimal(n.Digits(meanDecimals))
}

// ofWhole converts the digits of an integer to a value of the column.
func (t *Value[V]) ofWhole(digits string) (v V, ok bool) {
	if n, ok := wholeOf(digits); ok {
		return t.traits.whole(n)
	}
	return v, false
}

// wholeOf parses an integer; ok is false if it fits neither an int64 nor a uint64.
func wholeOf(digits string) (n exact.Int, ok bool) {
	if i, err := strconv.ParseInt(digits, 10, 64); err == nil {
		return exact.OfInt64(i), true
	}
	u, err := strconv.ParseUint(digits, 10, 64)
	return exact.OfUint64(u), err == nil
}

func (t *Value[V]) appendTime(dst []byte, at time.Time) []byte {
	return t.append(dst, recast[time.Time, V](at))
}
