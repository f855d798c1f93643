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

// stored converts a value of a driver to the form that SQLite stores: int64, float64, string, []byte or nil. anyKind
// means that the driver is SQLite's.
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
		if strings.EqualFold(c.Type, "float4") { // whose driver returns float64
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
			return append([]byte{}, v...) // an empty slice, since nil would become null
		}
		return text(c, string(v))
	case string:
		if anyKind {
			return v
		}
		return text(c, v)
	}
	return text(c, fmt.Sprint(v)) // such as numbers of other sizes
}

// storedFloat returns a number with the fewest digits that identify it in a precision.
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

// text returns a text, or in a column of numbers the number in it: drivers return some numbers as texts.
func text(c Column, s string) any {
	if c.Kind == catalog.Time { // drivers differ in zeros after a second
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

// size returns about the size of a value in bytes.
func size(v any) int64 {
	switch v := v.(type) {
	case string:
		return 16 + int64(len(v))
	case []byte:
		return 16 + int64(len(v))
	}
	return 16
}
