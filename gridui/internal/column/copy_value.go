// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"bytes"
	"errors"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// Copies reports whether copies include the column.
func (d *Def) Copies() bool { return !d.Utility && !d.NoCopy }

// CopyCell fills an export cell with the value of a row. buf is a buffer for its text, and is returned.
func (d *Def) CopyCell(to *export.Cell, buf []byte, row rowdata.Row) []byte {
	text, isOther := other(d, row)
	switch {
	case d.CopyShown:
		buf = d.AppendText(buf[:0], row)
		to.SetText(string(buf))
		return buf
	case isOther:
		to.SetText(text)
		return buf
	case d.copyPlain(to, row):
	default:
		d.CopyValue(to, d.Value(row), func() string {
			buf = d.AppendPlain(buf[:0], row)
			return string(buf)
		})
	}
	switch {
	case d.Worded && to.Kind == export.KindTime:
		buf = d.AppendText(buf[:0], row)
		to.Text = string(buf)
	case d.Worded && to.Kind == export.KindNumber && to.Text == "":
		buf = d.AppendText(buf[:0], row)
		keepDigits(to, buf)
	}
	return buf
}

// keepDigits converts a number to its displayed text if a float64 would round its digits.
func keepDigits(to *export.Cell, shown []byte) {
	if math.IsInf(to.Number, 0) {
		if _, err := strconv.ParseFloat(string(shown), 64); errors.Is(err, strconv.ErrRange) {
			to.SetText(string(shown)) // a number beyond a float64
		}
		return
	}
	n, ok := exact.Parse(shown)
	if !ok || bytes.ContainsAny(shown, "eExX") {
		return
	}
	near, ok := exact.Parse(plaintext.AppendNumber(nil, to.Number, 64))
	if !ok || !n.Exact || near.Units != n.Units {
		to.SetText(string(shown))
	}
}

// copyPlain calls CopyValue's conversions for the common types of values, without boxing them. It returns
// false for other types.
func (d *Def) copyPlain(to *export.Cell, row rowdata.Row) bool {
	if d.spells || d.Kind == option.KindText && d.Number != nil || d.Kind == option.KindNumber && d.Number == nil {
		return false
	}
	switch d.basic {
	case reflect.String:
		if v, ok := d.Str(row); ok {
			to.SetText(v)
		}
	case reflect.Int, reflect.Int32, reflect.Int64:
		if v, ok := d.integer(row); ok {
			to.SetInt(v)
		}
	case reflect.Float64:
		if v, ok := d.Number(row); ok {
			to.SetNumber(v)
		}
	default:
		return false
	}
	return true
}

// plainKind returns the kind of the values if copyPlain reads them unchanged, or else reflect.Invalid.
func (d *Def) plainKind() reflect.Kind {
	switch kind := d.valueType.Kind(); kind {
	case reflect.String:
		if d.Str != nil {
			return kind
		}
	case reflect.Int, reflect.Int32, reflect.Int64:
		if d.integer != nil {
			return kind
		}
	case reflect.Float64:
		if d.Number != nil {
			return kind
		}
	}
	return reflect.Invalid
}

// CopyValue fills an export cell with v, which is a value of the column or the result of an
// aggregate. text returns the formatted value and is called only if it is needed.
func (d *Def) CopyValue(to *export.Cell, v any, text func() string) {
	if v == nil {
		return
	}
	if d.Styled != nil {
		text = func() string { return d.plainValue(v) }
	}
	mixed := d.valueType != nil && d.valueType.Kind() == reflect.Interface
	own := d.valueType != nil && (reflect.TypeOf(v) == d.valueType || mixed)
	switch {
	case mixed && d.formatted:
		setMixed(to, v, text())
	case mixed && spelled(v):
		setDecimal(to, text())
	case own && d.Kind == option.KindNumber && d.Number == nil:
		setDecimal(to, plainText(v, text, d))
	case own && (d.spells || d.Kind == option.KindText && d.Number != nil):
		to.SetText(text())
	default:
		setPlain(to, v)
		if to.Kind == export.KindTime && own {
			to.Text = text()
		}
		if to.Kind == export.KindMissing && own && d.formatted {
			to.SetText(text())
		}
		if to.Kind == export.KindMissing {
			to.SetText(menus.CellValueToClipboardText(v))
		}
	}
}

// setMixed fills the cell with a value of a column that holds any type, formatted by a function of the
// program. It uses the formatted text for times and for types that package export does not write plainly.
func setMixed(to *export.Cell, v any, text string) {
	if !spelled(v) {
		setPlain(to, v)
	}
	switch to.Kind {
	case export.KindMissing:
		to.SetText(text)
	case export.KindTime:
		to.Text = text
	}
}

// spelled reports whether a value of unknown type is shown by its method, such as String. Times are excluded:
// they have their kind of cell.
func spelled(v any) bool {
	switch v.(type) {
	case time.Time:
		return false
	case fmt.Stringer, error, fmt.Formatter:
		return true
	}
	return false
}

// plainText returns the digits of a value of a decimal type. It prefers the text of the
// String method, because the text of Format may contain digit grouping.
func plainText(v any, text func() string, d *Def) string {
	if !d.formatted {
		return text()
	}
	if plain := string(AppendAny(nil, v)); isDecimalText(plain) {
		return plain
	}
	return text()
}

// isDecimalText reports whether text is a decimal number.
func isDecimalText(text string) bool {
	_, ok := exact.Parse([]byte(text))
	return ok
}

// setDecimal makes the cell a number that is displayed as text. The cell becomes text if text
// is not a number or if a float64 would round it.
func setDecimal(to *export.Cell, text string) {
	n, ok := exact.Parse([]byte(text))
	if ok && n.Exact {
		if near, _ := exact.Parse(plaintext.AppendNumber(nil, n.Float, 64)); near.Units == n.Units {
			to.SetNumber(n.Float)
			to.Text = text
			return
		}
	}
	to.SetText(text)
}

// setPlain fills the cell by the underlying type of the value. The cell stays missing if
// package export has no kind for that type.
func setPlain(to *export.Cell, v any) {
	switch v := v.(type) { // the common types avoid reflection
	case string:
		to.SetText(v)
	case bool:
		to.SetBool(v)
	case int:
		to.SetInt(int64(v))
	case float64:
		to.SetNumber(v)
	case time.Time:
		to.SetTime(v)
	default:
		setReflected(to, reflect.ValueOf(v), maxPointers)
	}
}

// maxPointers is the maximum number of pointers that setReflected dereferences, so that a
// cyclic pointer type cannot make it loop.
const maxPointers = 4

var timeType = reflect.TypeFor[time.Time]()

// setReflected fills the cell by reflection, for types that the switch of setPlain lacks. It follows at most
// the given number of pointers.
func setReflected(to *export.Cell, at reflect.Value, pointers int) {
	switch at.Kind() {
	case reflect.String:
		to.SetText(at.String())
	case reflect.Bool:
		to.SetBool(at.Bool())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		to.SetInt(at.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		if n := at.Uint(); n <= 1<<63-1 {
			to.SetInt(int64(n))
		} else {
			to.SetText(strconv.FormatUint(n, 10))
		}
	case reflect.Float64:
		to.SetNumber(at.Float())
	case reflect.Float32:
		// Converting by way of text keeps the displayed digits: float64(float32(0.1)) is
		// 0.10000000149011612.
		if n, err := strconv.ParseFloat(strconv.FormatFloat(at.Float(), 'g', -1, 32), 64); err == nil {
			to.SetNumber(n)
		}
	case reflect.Struct:
		if at.CanConvert(timeType) {
			to.SetTime(at.Convert(timeType).Interface().(time.Time))
		}
	case reflect.Pointer:
		if !at.IsNil() && pointers > 0 && at.Elem().CanInterface() {
			setReflected(to, at.Elem(), pointers-1)
		}
	}
}
