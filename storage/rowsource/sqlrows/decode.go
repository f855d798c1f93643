// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sqlrows

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// decoder converts the values that a driver has read from a column.
type decoder struct {
	column  Column
	dynamic bool
	// exact requests the value as the database compares it: a stored text stays a text unless it is written
	// exactly in the layout of the column. Cursors, keys and groups are exact.
	exact bool
	// nan makes NaN the text value nan.
	nan bool
}

// nan represents NaN in columns of numbers. It is a text, so that no number equals it and it sorts after all
// numbers.
var nan = value.Text("NaN")

// readsNaN reports whether a column may have the value nan. Computed columns, which have no ID, never do.
func (d Dialect) readsNaN(c Column) bool {
	return d.nan != "" && !d.nanNull && c.Kind == value.KindNumber && c.ID != ""
}

func (b *Builder) decoder(c Column, exact bool) decoder {
	return decoder{column: c, dynamic: b.dialect.dynamic, exact: exact, nan: b.dialect.readsNaN(c)}
}

// value converts a value of a driver. One without a corresponding Value becomes a text, with an error.
func (d decoder) value(x any) (value.Value, error) {
	switch x := x.(type) {
	case string:
		return d.ofText(x), nil
	case []byte:
		if d.column.Kind == value.KindBytes || d.dynamic {
			return value.Bytes(x), nil
		}
		return d.ofText(string(x)), nil
	case int64:
		if d.column.Kind == value.KindBool && (x == 0 || x == 1) {
			return value.Bool(x == 1), nil
		}
		return value.Int(x), nil
	case float64:
		if d.column.Kind == value.KindBool && (x == 0 || x == 1) {
			return value.Bool(x == 1), nil // equal to the whole number in SQLite
		}
		return d.float(x), nil
	case float32:
		if d.exact && !d.column.Single || x != x {
			return d.float(float64(x)), nil
		}
	}
	v, err := value.Of(x)
	if err != nil {
		return value.Text(fmt.Sprint(x)), err
	}
	return v, nil
}

func (d decoder) float(f float64) value.Value {
	switch {
	case d.nan && f != f:
		return nan
	case d.column.Single:
		f = shortest(float32(f))
	}
	return value.Float(f)
}

// text returns the stored form of x, or the empty string if it equals the text of v.
func (d decoder) text(x any, v value.Value) string {
	s, is := x.(string)
	if b, ok := x.([]byte); ok {
		s, is = string(b), true
	}
	switch v.Kind() {
	case value.KindNumber:
		if i, ok := v.AsInt(); ok && d.column.Digits > 0 && !is {
			s = fmt.Sprintf("%0*d", d.column.Digits, i)
		}
		if s != v.String() {
			return s
		}
	case value.KindTime:
		if t, _ := v.AsTime(); d.dynamic && t.Format(d.column.layout()) != s {
			return s
		}
	}
	return ""
}

// shortest returns the number with the fewest digits that is read as f.
func shortest(f float32) float64 {
	digits, _ := strconv.ParseFloat(strconv.FormatFloat(float64(f), 'g', -1, 32), 64) // infinite, too
	return digits
}

// ofText returns the value that a text represents in the column.
func (d decoder) ofText(s string) value.Value {
	v, ok := value.Value{}, false
	switch d.column.Kind {
	case value.KindNumber:
		v, ok = d.number(s)
	case value.KindBool:
		v, ok = d.truth(s)
	case value.KindTime:
		v, ok = d.time(s)
	}
	if !ok {
		return value.Text(s)
	}
	return v
}

// number parses a number stored as text. A dynamic database returns numbers as numbers, so that a text of
// digits is a text there.
func (d decoder) number(s string) (v value.Value, ok bool) {
	if d.dynamic && !d.column.AsDigits {
		return v, false
	}
	if v, err := value.Decimal(s); err == nil {
		return v, true
	}
	f, err := strconv.ParseFloat(s, 64)
	return d.float(f), err == nil && (f == f || d.nan)
}

// truth parses a truth value stored as text. In a dynamic database truth values are numbers, and the text
// "true" neither equals them nor sorts among them.
func (d decoder) truth(s string) (v value.Value, ok bool) {
	if d.dynamic {
		return v, false
	}
	switch strings.ToLower(s) {
	case "1", "t", "true", "\x01":
		return value.Bool(true), true
	case "0", "f", "false", "\x00":
		return value.Bool(false), true
	}
	return v, false
}

// layouts lists the layouts in which databases and their drivers write times.
var layouts = []string{
	"2006-01-02 15:04:05.999999999", time.RFC3339Nano, "2006-01-02T15:04:05.999999999", "2006-01-02 15:04:05.999999999Z07:00",
	"2006-01-02 15:04:05.999999999Z07", "2006-01-02", "2006-01-02 15:04", "2006-01-02T15:04", "2006-01-02 15:04:05.999999999 -0700 MST",
}

func (d decoder) time(s string) (v value.Value, ok bool) {
	t, ok := parseTime(d.column.layout(), s)
	if !ok || d.exact && d.dynamic && d.column.timeText(t.UTC()) != s {
		return v, false
	}
	return value.Time(t), true
}

// parseTime parses s in layout, then in each of layouts.
func parseTime(layout, s string) (t time.Time, ok bool) {
	t, err := time.Parse(layout, s)
	for i := 0; err != nil && i < len(layouts); i++ {
		t, err = time.Parse(layouts[i], s)
	}
	return t, err == nil
}
