// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// HasMagnitudes reports whether rows can be sorted by the magnitudes of the values: they are numbers or durations.
func (d *Def) HasMagnitudes() bool {
	return d.Sorts() && d.Kind == option.KindNumber && CellValues{Def: d}.ReadsNumbers()
}

// MagnitudeField adapts the magnitudes of a column to the row model for sorting.
func MagnitudeField(rows rowdata.Source, d *Def) *rowmodel.Field {
	f := SortField(rows, d)
	switch {
	case f.Integers != nil:
		f.Integers, f.Compare = magnitudes(f.Integers), compareMagnitudes(rows, d)
	case f.Numbers != nil:
		numbers := f.Numbers
		f.Numbers = func(dst []float64, at []int32) {
			numbers(dst, at)
			for i, v := range dst {
				dst[i] = math.Abs(v)
			}
		}
	default:
		f.Compare = compareMagnitudes(rows, d)
	}
	return f
}

// magnitudes returns a function that reads integers in the order of the magnitudes of other ones. The greatest ones,
// to which values are clamped, become the greatest integer.
func magnitudes(integers func(dst []int64, at []int32)) func(dst []int64, at []int32) {
	return func(dst []int64, at []int32) {
		integers(dst, at)
		for i, v := range dst {
			if v > 0 {
				v = -v
			}
			dst[i] = math.MaxInt64
			if v > -math.MaxInt64 {
				dst[i] = math.MinInt64 + 1 - v
			}
		}
	}
}

// compareMagnitudes returns a function that compares the magnitudes of two rows exactly.
func compareMagnitudes(rows rowdata.Source, d *Def) func(a, b int32) int {
	var read func(row rowdata.Row) (exact.Number, bool)
	if d.Sums != nil {
		read, _ = d.Sums.exact()
	}
	magnitude := func(row rowdata.Row) exact.Number {
		if read != nil {
			n, _ := read(row)
			return n.Abs()
		}
		f, _ := d.Number(row)
		return exact.Number{Float: math.Abs(f)}
	}
	return func(a, b int32) int {
		rows := rows.Lease()
		defer rows.Release()
		return magnitude(rows.At(int(a))).Cmp(magnitude(rows.At(int(b))))
	}
}

// ListField adapts the places of a column's texts in a list to the row model for sorting. A text that is not in the list
// is after it in both directions, and so is a row without a value.
func ListField(rows rowdata.Source, d *Def, list option.ValueList, desc bool) *rowmodel.Field {
	texts := list.Texts()
	places := make(map[string]int64, len(texts))
	for i, text := range texts {
		places[text] = int64(i)
		if desc {
			places[text] = int64(len(texts) - 1 - i)
		}
	}
	return &rowmodel.Field{Integers: func(dst []int64, at []int32) {
		var buf []byte
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			row := rows.At(int(r))
			dst[i] = int64(len(texts))
			if d.Missing != nil && d.Missing(row) {
				continue
			}
			buf = d.AppendText(buf[:0], row)
			if place, ok := places[string(buf)]; ok {
				dst[i] = place
			}
		}
	}}
}

// RankField adapts ranks of rows to the row model. begin returns a function that ranks rows for one goroutine.
func RankField(rows rowdata.Source, begin func() func(row rowdata.Row) int) *rowmodel.Field {
	return &rowmodel.Field{Integers: func(dst []int64, at []int32) {
		rank := begin()
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			dst[i] = int64(rank(rows.At(int(r))))
		}
	}}
}
