// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// distinctValues assigns consecutive numbers, from 0, to the distinct values of a column.
// Values that grouping by the column puts into the same group count as one value.
type distinctValues struct {
	of      *Def
	texts   map[string]int32
	ints    map[int64]int32
	numbers map[float64]int32
	buf     []byte
}

// distinctValues returns an empty numbering of the column's values.
func (d *Def) distinctValues() *distinctValues {
	return &distinctValues{of: d, texts: map[string]int32{}, ints: map[int64]int32{}, numbers: map[float64]int32{}}
}

// len returns the number of distinct values so far.
func (v *distinctValues) len() int { return len(v.texts) + len(v.ints) + len(v.numbers) }

// number returns the number of the row's value, or -1 if the value is missing.
func (v *distinctValues) number(row rowdata.Row) int32 {
	d := v.of
	switch {
	case d.Missing != nil && d.Missing(row):
		return -1
	case d.integer != nil && d.holdsInteger(row):
		n, _ := d.integer(row)
		return numbered(v, v.ints, n)
	case d.integer != nil:
		return numbered(v, v.texts, beyond(d, row))
	case d.plainFloat():
		n, _ := d.Number(row)
		return numbered(v, v.numbers, n)
	}
	v.buf = d.appendStored(v.buf[:0], row)
	if n, ok := v.texts[string(v.buf)]; ok {
		return n
	}
	return numbered(v, v.texts, string(v.buf))
}

// numbered looks up the number of a value in known. A new value gets the next number.
func numbered[K comparable](v *distinctValues, known map[K]int32, value K) int32 {
	n, ok := known[value]
	if !ok {
		n = int32(v.len())
		known[value] = n
	}
	return n
}

// distinct returns the number of distinct values in the rows with the given indexes.
func (d *Def) distinct(rows rowdata.Source, of []int32) int64 {
	rows = rows.Lease()
	defer rows.Release()
	v := d.distinctValues()
	for _, r := range of {
		v.number(rows.At(int(r)))
	}
	return int64(v.len())
}

// numberValues returns a function that assigns equal numbers to rows with equal values. The
// row model counts the distinct values of tree branches with them, so that it reads each value
// once although the row belongs to many branches.
func (d *Def) numberValues(rows rowdata.Source) func(of, numbers []int32) {
	v := d.distinctValues()
	return func(of, numbers []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range of {
			numbers[i] = v.number(rows.At(int(r)))
		}
	}
}
