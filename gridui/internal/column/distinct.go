// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import "github.com/giogrid/giogrid/gridui/internal/rowdata"

// distinctValues numbers the different values of a column, from 0: those that the column
// puts into one group are one value.
type distinctValues struct {
	of      *Def
	texts   map[string]int32
	ints    map[int64]int32
	numbers map[float64]int32
	buf     []byte
}

func (d *Def) distinctValues() *distinctValues {
	return &distinctValues{of: d, texts: map[string]int32{}, ints: map[int64]int32{}, numbers: map[float64]int32{}}
}

// len is how many values there are.
func (v *distinctValues) len() int { return len(v.texts) + len(v.ints) + len(v.numbers) }

// number is that of the value of a row, -1 where it has none.
func (v *distinctValues) number(row rowdata.Row) int32 {
	d := v.of
	switch {
	case d.Missing != nil && d.Missing(row):
		return -1
	case d.integer != nil && d.holdsInteger(row):
		n, _ := d.integer(row)
		return numbered(v, v.ints, n)
	case d.plainFloat():
		n, _ := d.Number(row)
		return numbered(v, v.numbers, n)
	}
	v.buf = d.AppendText(v.buf[:0], row)
	if n, ok := v.texts[string(v.buf)]; ok {
		return n
	}
	return numbered(v, v.texts, string(v.buf))
}

// numbered is the number of a value, the next one if it is new.
func numbered[K comparable](v *distinctValues, known map[K]int32, value K) int32 {
	n, ok := known[value]
	if !ok {
		n = int32(v.len())
		known[value] = n
	}
	return n
}

// distinct counts the different values of rows.
func (d *Def) distinct(rows rowdata.Source, of []int32) int64 {
	rows = rows.Lease()
	defer rows.Release()
	v := d.distinctValues()
	for _, r := range of {
		v.number(rows.At(int(r)))
	}
	return int64(v.len())
}

// numberValues makes a function that gives rows of equal values equal numbers.
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
