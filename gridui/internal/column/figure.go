// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"math/big"
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

func (t *Value[V]) ofWhole(whole *big.Int) (v V, ok bool) {
	switch {
	case whole.IsInt64():
		return t.traits.whole(exact.OfInt64(whole.Int64()))
	case whole.IsUint64():
		return t.traits.whole(exact.OfUint64(whole.Uint64()))
	}
	return v, false
}

func (t *Value[V]) appendTime(dst []byte, at time.Time) []byte {
	return t.append(dst, recast[time.Time, V](at))
}
