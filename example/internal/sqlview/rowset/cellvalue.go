// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowset

import (
	"fmt"
	"math"
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// cellValue returns the value of a driver's result in a column. It never fails: a result in an unknown form is a
// text.
func cellValue(c Column, x any) value.Value {
	switch x := x.(type) {
	case []byte:
		if c.Kind == catalog.Blob || c.AsStored { // of SQLite, whose texts are strings
			return value.Bytes(x)
		}
		return ofText(c.Kind, string(x))
	case string:
		return ofText(c.Kind, x)
	case float64:
		switch {
		case x != x:
			return value.Text("NaN") // as a source has it
		case c.Single:
			v, _ := value.Of(float32(x))
			return v
		}
	case float32:
		if x != x {
			return value.Text("NaN")
		}
	case int64:
		if c.Kind == catalog.Bool && (x == 0 || x == 1) {
			return value.Bool(x == 1)
		}
	}
	v, err := value.Of(x)
	if err != nil {
		return value.Text(fmt.Sprint(x))
	}
	return v
}

// storedText returns a driver's result as the database stores it, empty if that equals the text of the value or
// follows from the form of the column.
func storedText(c Column, x any, v value.Value) string {
	s, is := x.(string)
	if b, ok := x.([]byte); ok {
		s, is = string(b), true
	}
	switch v.Kind() {
	case value.KindNumber:
		if is && s != v.String() {
			return s
		}
	case value.KindTime:
		if t, _ := v.AsTime(); is && c.AsStored && s != c.TimeText(t) {
			return s
		}
	}
	return ""
}

// ofText returns the value of a text in a column of a kind.
func ofText(kind catalog.Kind, s string) value.Value {
	switch kind {
	case catalog.Number:
		if v, err := value.Decimal(s); err == nil {
			return v
		}
		if f, err := strconv.ParseFloat(s, 64); err == nil && math.IsInf(f, 0) {
			return value.Float(f)
		}
	case catalog.Time:
		for _, layout := range []string{"2006-01-02 15:04:05.999999999", time.DateOnly} {
			if t, err := time.Parse(layout, s); err == nil {
				return value.Time(t)
			}
		}
	}
	return value.Text(s)
}
