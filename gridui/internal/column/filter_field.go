// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// FilterField adapts a column to the row model for filtering. Texts are the displayed texts.
// Numbers or Integers are set if filters on the column compare numerically: numbers, times as
// wall-clock seconds and booleans as 0 or 1.
func FilterField(rows rowdata.Source, d *Def) *rowmodel.Field {
	f := field(rows, d)
	f.Compare = nil
	if d.Otherwise != nil && f.Missing != nil {
		f.Lacks, f.Missing, f.Others = f.Missing, missingOrOther(rows, d), true
	}
	f.Texts = Texts(rows, d, d.verbatim && !d.formatted && !d.Worded && d.Styled == nil)
	switch d.FilterKind() {
	case option.KindNumber:
		if d.integer != nil {
			f.Integers = integersBy(rows, d.integer, d.Direct.Integers)
		}
		if d.Sums != nil {
			if read, decimals := d.Sums.exact(); decimals > 0 || isUnsigned(d.valueType) {
				f.Exact = exactBy(rows, read)
			}
		}
		if d.Number == nil && d.integer == nil {
			read := Stored{d, rows}.number()
			f.Exact, f.Numbers = exactBy(rows, read), nearBy(rows, read)
		}
	case option.KindTime:
		f.Numbers, f.Integers = nil, integersBy(rows, d.wall, nil)
	case option.KindBool:
		f.Numbers = func(dst []float64, at []int32) {
			rows := rows.Lease()
			defer rows.Release()
			for i, r := range at {
				dst[i] = truthNumber(d.Boolean(rows.At(int(r))))
			}
		}
	default:
		f.Numbers = nil
	}
	if d.Tags != nil {
		f.Parts = partsBy(rows, d.Tags)
	}
	return f
}

// missingOrOther returns a function that reports the rows without a value of any type.
func missingOrOther(rows rowdata.Source, d *Def) func(dst []bool, at []int32) {
	return func(dst []bool, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			row := rows.At(int(r))
			if dst[i] = d.Missing(row); dst[i] {
				_, other := d.Otherwise(row)
				dst[i] = !other
			}
		}
	}
}

// isUnsigned reports whether a type has integers beyond int64.
func isUnsigned(t reflect.Type) bool {
	return t != nil && (t.Kind() == reflect.Uint64 || t.Kind() == reflect.Uint || t.Kind() == reflect.Uintptr)
}

// exactBy adapts a function that reads exact numbers to the row model.
func exactBy(rows rowdata.Source, read func(row rowdata.Row) (exact.Number, bool)) func(dst []exact.Number, some []bool, at []int32) {
	if read == nil {
		return nil
	}
	return func(dst []exact.Number, some []bool, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			dst[i], some[i] = read(rows.At(int(r)))
		}
	}
}

// truthNumber returns 1 for true, 0 for false and NaN for a missing value.
func truthNumber(v, ok bool) float64 {
	switch {
	case !ok:
		return math.NaN()
	case v:
		return 1
	}
	return 0
}

// FilterKind returns the kind by which filters treat the column. It is KindText if the values
// cannot be read as the Kind that the program declared.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (d *Def) FilterKind() option.Kind {
	switch {
	case d.Kind == option.KindNumber, d.Kind == option.KindTime && d.wall != nil, d.Kind == option.KindBool && d.Boolean != nil:
		return d.Kind
	}
	return option.KindText
}

// sampled limits the rows read to find the time zone of a column.
const sampled = 100

// Zone returns the time zone of the first value of a column of times. It returns nil for other columns, or if
// the first rows have no value.
func (d *Def) Zone(rows rowdata.Source) *time.Location {
	if d.time == nil {
		return nil
	}
	rows = rows.Lease()
	defer rows.Release()
	for i := range min(rows.Len(), sampled) {
		if at, ok := d.time(rows.At(i)); ok && !at.IsZero() {
			return at.Location()
		}
	}
	return nil
}
