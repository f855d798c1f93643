// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// CopyValue fills in a cell with a value of the column, or a number that an aggregate
// made of some. text is what the value shows.
func (d *Def) CopyValue(to *export.Cell, v any, text func() string) {
	if v == nil {
		return
	}
	own := d.valueType != nil && (reflect.TypeOf(v) == d.valueType || d.valueType.Kind() == reflect.Interface)
	switch {
	case own && d.Kind == option.KindNumber && d.Number == nil:
		setDecimal(to, plainText(v, text, d))
	case own && (d.spells || d.Kind == option.KindText && d.Number != nil):
		to.SetText(text())
	default:
		setPlain(to, v)
		if to.Kind == export.KindTime && own && d.TimeLayout != "" {
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

// plainText is the text of a value that is a number by its text: by String rather than
// Format, which may group digits.
func plainText(v any, text func() string, d *Def) string {
	if !d.formatted {
		return text()
	}
	if plain := string(appendAny(nil, v)); isDecimalText(plain) {
		return plain
	}
	return text()
}

func isDecimalText(text string) bool {
	_, ok := exact.Parse([]byte(text))
	return ok
}

// setDecimal makes the cell a number that shows as a text, but a text if that is no
// number, or one that a float64 would round.
func setDecimal(to *export.Cell, text string) {
	n, ok := exact.Parse([]byte(text))
	if ok && n.Exact {
		if near, _ := exact.Parse(export.AppendNumber(nil, n.Float)); near.Units == n.Units {
			to.SetNumber(n.Float)
			to.Text = text
			return
		}
	}
	to.SetText(text)
}

// setPlain fills in a cell by what the value is made from; it leaves one missing that
// files know no kind for.
func setPlain(to *export.Cell, v any) {
	switch v := v.(type) { // the common ones without reflection
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

// maxPointers is how many pointers are followed from one to the next.
const maxPointers = 4

var timeType = reflect.TypeFor[time.Time]()

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
		// The digits that people see, not those of the next float64.
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
