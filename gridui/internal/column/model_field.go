// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// field adapts a column to the row model, which reads many rows per call. rows are the current
// rows of the grid.
func field(rows rowdata.Source, d *Def) *rowmodel.Field {
	f := &rowmodel.Field{}
	if d.Missing != nil {
		f.Missing = func(dst []bool, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = d.Missing(rows.At(int(r)))
			}
		}
	}
	f.Texts = Texts(rows, d, d.Str != nil && d.Kind == option.KindText)
	if d.Number != nil {
		f.Numbers = func(dst []float64, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			if read := d.Direct.Numbers; read != nil && read(dst, rows, at) {
				return
			}
			for i, r := range at {
				v, ok := d.Number(rows.At(int(r)))
				if !ok {
					v = math.NaN()
				}
				dst[i] = v
			}
		}
	}
	if d.integer != nil {
		f.Beyond = func(r int32) string {
			rows := rows.Lease()
			defer rows.Release()
			return beyond(d, rows.At(int(r)))
		}
	}
	if d.Compare != nil {
		f.Compare = func(a, b int32) int {
			rows := rows.Lease()
			order := d.Compare(rows.At(int(a)), rows.At(int(b)))
			rows.Release()
			return order
		}
	}
	return f
}

// SortField adapts a column to the row model for sorting. It sets only the functions that
// determine the order, because the row model picks its algorithm by which ones are set.
func SortField(rows rowdata.Source, d *Def) *rowmodel.Field {
	f := field(rows, d)
	if !d.keyed {
		f.Numbers, f.Texts = nil, nil
		return f
	}
	switch {
	case d.integer != nil:
		f.Integers = integersBy(rows, d.integer, d.Direct.Integers)
	case d.Str != nil:
		f.Compare, f.Numbers = nil, nil
	default:
		f.Compare, f.Texts = nil, nil
		f.Missing = nil // Numbers reports a missing value as NaN
	}
	return f
}

// Texts returns a function that reads the displayed texts of rows. If asIs is set, it returns
// the string values themselves, which takes no formatting and no allocation.
func Texts(rows rowdata.Source, d *Def, asIs bool) func(dst []string, at []int32) {
	if asIs {
		return func(dst []string, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			if read := d.Direct.Texts; read != nil && read(dst, rows, at) {
				return
			}
			for i, r := range at {
				dst[i], _ = d.Str(rows.At(int(r)))
			}
		}
	}
	return func(dst []string, at []int32) {
		var buf []byte
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			buf = d.AppendText(buf[:0], rows.At(int(r)))
			dst[i] = string(buf)
		}
	}
}

// integersBy returns a function that reads an integer from each of many rows. It uses direct if that can read
// them; direct may be nil.
func integersBy(rows rowdata.Source, get func(rowdata.Row) (int64, bool), direct func([]int64, rowdata.Source, []int32) bool) func(dst []int64, at []int32) {
	return func(dst []int64, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		if direct != nil && direct(dst, rows, at) {
			return
		}
		for i, r := range at {
			dst[i], _ = get(rows.At(int(r)))
		}
	}
}
