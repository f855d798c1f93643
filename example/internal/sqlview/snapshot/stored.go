// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
)

// stored is a value of a driver as SQLite keeps it: int64, float64, string, []byte or nil. anyKind says that
// the driver is that of SQLite.
func stored(c Column, v any, anyKind bool) any {
	switch v := v.(type) {
	case nil:
		return v
	case int64:
		if c.Digits {
			return strconv.FormatInt(v, 10)
		}
		return v
	case float32:
		return storedFloat(c, float64(v), 32)
	case float64:
		if strings.EqualFold(c.Type, "float4") { // whose driver gives it so
			return storedFloat(c, v, 32)
		}
		return storedFloat(c, v, 64)
	case bool:
		if v {
			return int64(1)
		}
		return int64(0)
	case time.Time:
		return v.UTC().Format(c.Layout())
	case []byte:
		if c.Kind == catalog.Blob || anyKind || !utf8.Valid(v) {
			return append([]byte{}, v...) // without bytes, it is nil, which would become null
		}
		return text(c, string(v))
	case string:
		if anyKind {
			return v
		}
		return text(c, v)
	}
	return text(c, fmt.Sprint(v)) // the numbers of other sizes among them
}

// storedFloat is a number with the fewest digits that name it in a precision.
func storedFloat(c Column, f float64, bits int) any {
	if f != f { // SQLite would make it null
		return "NaN"
	}
	digits := strconv.FormatFloat(f, 'f', -1, bits)
	switch {
	case math.IsInf(f, 0):
		return f
	case c.Digits:
		return digits
	case bits == 64:
		return f
	}
	short, _ := strconv.ParseFloat(digits, 64)
	return short
}

// text is a text, or the number that it is in a column of numbers: drivers give some numbers as texts.
func text(c Column, s string) any {
	if c.Kind == catalog.Time { // the zeros behind a second are not those of all drivers
		if t, err := time.Parse("2006-01-02 15:04:05.999999999", s); err == nil {
			return t.Format(c.Layout())
		}
	}
	if c.Kind != catalog.Number || c.Digits {
		return s
	}
	if i, err := strconv.ParseInt(s, 10, 64); err == nil {
		return i
	}
	if f, err := strconv.ParseFloat(s, 64); err == nil && f == f && strconv.FormatFloat(f, 'f', -1, 64) == s {
		return f // NaN, which would become null, stays a text
	}
	return s
}

// size is about how many bytes a value takes.
func size(v any) int64 {
	switch v := v.(type) {
	case string:
		return 16 + int64(len(v))
	case []byte:
		return 16 + int64(len(v))
	}
	return 16
}
