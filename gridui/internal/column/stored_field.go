// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Stored reads the values of a column as rows store them, whatever the cells show.
type Stored struct {
	Def  *Def
	Rows rowdata.Source
}

// Field adapts the column to the row model for finding rows with equal values: times as instants in
// nanoseconds, numbers with all their digits, texts before formatting. Rows without a value may have any.
func (s Stored) Field() *rowmodel.Field {
	d := s.Def
	switch {
	case d.Otherwise != nil:
		return s.texts(s.AppendAny)
	case d.decimal() != nil || d.integer == nil && d.Str == nil && d.Number == nil:
		return s.texts(s.append)
	}
	f := field(s.Rows, d)
	out := &rowmodel.Field{Missing: f.Missing, Beyond: f.Beyond}
	switch {
	case d.integer != nil:
		out.Integers = integersBy(s.Rows, d.integer, d.Direct.Integers)
	case d.Str != nil:
		out.Texts = Texts(s.Rows, d, true)
	default:
		out.Numbers = f.Numbers
	}
	return out
}

// texts returns a field with a text for each value.
func (s Stored) texts(text func(dst []byte, row rowdata.Row) []byte) *rowmodel.Field {
	return textsOf(s.Rows, text)
}

// AppendAny appends a text that is equal for equal values. It distinguishes the number 5 from a text "5" in
// place of a number.
func (s Stored) AppendAny(dst []byte, row rowdata.Row) []byte {
	if d := s.Def; d.Missing != nil && d.Missing(row) {
		text, _ := d.Otherwise(row)
		return append(append(dst, "other "...), text...)
	}
	return s.append(append(dst, "own "...), row)
}

// append appends a text that is equal for equal values of the column.
func (s Stored) append(dst []byte, row rowdata.Row) []byte {
	d := s.Def
	if read := d.decimal(); read != nil {
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
	if d.Tags != nil {
		return d.Tags.appendSet(dst, row)
	}
	return AppendAny(dst, d.Value(row))
}

// number returns a function that reads the number of a value of the program's number type: from the text of
// the value, or else from the cell text, independently of the signs of the grid.
func (s Stored) number() func(row rowdata.Row) (exact.Number, bool) {
	d := s.Def
	read, by := d.decimal(), d.storedReader()
	return func(row rowdata.Row) (n exact.Number, ok bool) {
		if d.Missing != nil && d.Missing(row) {
			return n, false
		}
		var buf [48]byte
		if read == nil {
			n, ok = exact.ParseLong(AppendAny(buf[:0], d.Value(row)))
		} else {
			n, ok = read(row)
		}
		if ok || d.hidden != nil && d.hidden.hides(d.Value(row)) {
			return n, ok
		}
		return shownNumber(by, string(d.appendStored(buf[:0], row)))
	}
}

// appendStored appends the text of a cell, without a style.
func (d *Def) appendStored(dst []byte, row rowdata.Row) []byte {
	if d.Styled != nil && !d.Worded {
		return d.AppendPlain(dst, row)
	}
	return d.AppendText(dst, row)
}

// shownNumber parses a number shown in a cell.
func shownNumber(by numtext.Reader, text string) (n exact.Number, ok bool) {
	shown, ok := ReadNumberBy(by, text)
	if !ok || shown.Text == "" { // such as an infinity
		return exact.Number{Float: shown.F}, ok
	}
	return exact.ParseLong([]byte(shown.Text))
}

// nearBy adapts read for float64 values, with NaN for missing numbers.
func nearBy(rows rowdata.Source, read func(row rowdata.Row) (exact.Number, bool)) func(dst []float64, at []int32) {
	return func(dst []float64, at []int32) {
		rows := rows.Lease()
		defer rows.Release()
		for i, r := range at {
			n, ok := read(rows.At(int(r)))
			if dst[i] = n.Near(); !ok {
				dst[i] = math.NaN()
			}
		}
	}
}
