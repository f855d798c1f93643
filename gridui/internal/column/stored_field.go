// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// StoredField adapts a column to the row model for finding rows with the same value: times as instants in
// nanoseconds, numbers with all their digits, texts before they are formatted. Rows without a value may
// have any.
func StoredField(rows rowdata.Source, d *Def) *rowmodel.Field {
	switch {
	case d.Otherwise != nil:
		return storedTexts(rows, d, d.appendStoredOrOther)
	case d.decimals() != nil || !d.readsKeys():
		return storedTexts(rows, d, d.appendStored)
	}
	f := field(rows, d)
	out := &rowmodel.Field{Missing: f.Missing, Beyond: f.Beyond}
	switch {
	case d.integer != nil:
		out.Integers = integersBy(rows, d.integer, d.Direct.Integers)
	case d.Str != nil:
		out.Texts = Texts(rows, d, true)
	default:
		out.Numbers = f.Numbers
	}
	return out
}

// readsKeys reports whether values are read as integers, texts or numbers, of which equal ones are the same
// value.
func (d *Def) readsKeys() bool { return d.integer != nil || d.Str != nil || d.Number != nil }

// decimals returns a function that reads the exact numbers of a decimal type, nil for other types.
func (d *Def) decimals() func(row rowdata.Row) (exact.Number, bool) {
	if d.Sums == nil {
		return nil
	}
	read, decimals := d.Sums.exact()
	if decimals == 0 {
		return nil
	}
	return read
}

// storedTexts returns a field with a text for each value.
func storedTexts(rows rowdata.Source, d *Def, text func(dst []byte, row rowdata.Row) []byte) *rowmodel.Field {
	return &rowmodel.Field{Texts: func(dst []string, at []int32) {
		var buf []byte
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			buf = text(buf[:0], rows.At(int(r)))
			dst[i] = string(buf)
		}
	}}
}

// appendStoredOrOther appends a text that is equal for equal values, where 5 and a text "5" that a row has
// in place of a number are not.
func (d *Def) appendStoredOrOther(dst []byte, row rowdata.Row) []byte {
	if d.Missing != nil && d.Missing(row) {
		text, _ := d.Otherwise(row)
		return append(append(dst, "other "...), text...)
	}
	return d.appendStored(append(dst, "own "...), row)
}

// appendStored appends a text that is equal for equal values of the column.
func (d *Def) appendStored(dst []byte, row rowdata.Row) []byte {
	if read := d.decimals(); read != nil {
		if n, ok := read(row); ok {
			return n.AppendAll(dst)
		}
	}
	switch {
	case d.integer != nil && d.holdsInteger(row):
		n, _ := d.integer(row)
		return strconv.AppendInt(dst, n, 10)
	case d.integer != nil:
		return append(dst, beyond(d, row)...)
	case d.Str != nil:
		text, _ := d.Str(row)
		return append(dst, text...)
	case d.Number != nil:
		n, _ := d.Number(row)
		return strconv.AppendFloat(dst, n+0, 'g', -1, 64) // without the sign of -0
	}
	return appendAny(dst, d.Value(row))
}
