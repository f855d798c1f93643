// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/export"
)

// exportColumns are the columns held as an export knows them.
func (s *shownCells) exportColumns() []export.Column {
	cols := make([]export.Column, len(s.cols))
	for i, c := range s.cols {
		cols[i] = export.Column{Key: c.id, Header: c.header, Format: c.excelFormat}
		if c.kind == KindTime && c.excelFormat == "" {
			cols[i].Format = excelTime(c.timeLayout)
		}
	}
	return cols
}

// cell gives an export the value of a cell in its kind, or where it is of none that
// files know, the text that a copy has.
func (r *exportRows) cell(to *export.Cell, it, col int) {
	if r.cols[col].copyShown {
		r.buf = r.appendText(r.buf[:0], it, col)
		to.SetText(string(r.buf))
		return
	}
	v := r.value(it, col)
	switch v := v.(type) {
	case nil:
	case string:
		to.SetText(v)
	case bool:
		to.SetBool(v)
	case float64:
		to.SetNumber(v)
	case time.Time:
		to.SetTime(v)
	case time.Duration: // a number of nanoseconds says nothing to people
		r.buf = r.appendText(r.buf[:0], it, col)
		to.SetText(string(r.buf))
	default:
		setOther(to, v)
	}
}

var timeType = reflect.TypeFor[time.Time]()

// setOther is cell for values of other types, by what they are made from.
func setOther(to *export.Cell, v any) {
	at := reflect.ValueOf(v)
	switch at.Kind() {
	case reflect.Bool:
		to.SetBool(at.Bool())
		return
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		to.SetInt(at.Int())
		return
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		if n := at.Uint(); n <= 1<<63-1 {
			to.SetInt(int64(n))
			return
		}
	case reflect.Float64:
		to.SetNumber(at.Float())
		return
	case reflect.Float32:
		// The digits that people see, not those of the next float64.
		if n, err := strconv.ParseFloat(strconv.FormatFloat(at.Float(), 'g', -1, 32), 64); err == nil {
			to.SetNumber(n)
			return
		}
	case reflect.Struct:
		if at.CanConvert(timeType) {
			to.SetTime(at.Convert(timeType).Interface().(time.Time))
			return
		}
	}
	to.SetText(menus.CellValueToClipboardText(v))
}

// excelLayout turns parts of a layout of package time into those of a workbook.
var excelLayout = strings.NewReplacer(
	"2006", "yyyy", "January", "mmmm", "Jan", "mmm", "Monday", "dddd", "Mon", "ddd",
	"01", "mm", "02", "dd", "_2", "d", "15", "hh", "03", "hh", "04", "mm", "05", "ss", "06", "yy",
	"PM", "AM/PM", "1", "m", "2", "d", "3", "h", "4", "m", "5", "s",
)

// excelTime is the number format of a layout of package time; empty, which is the
// exporter's own, for one with parts that a workbook does not have.
func excelTime(layout string) string {
	code := excelLayout.Replace(layout)
	if strings.Trim(code, "ymdhsAPM/-.,: 0") != "" {
		return ""
	}
	return code
}
