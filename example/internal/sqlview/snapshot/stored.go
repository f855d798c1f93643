// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package snapshot

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode/utf8"

	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
)

// stored is a value of a driver as SQLite keeps it: int64, float64, string, []byte or nil.
func stored(c Column, v any) any {
	switch v := v.(type) {
	case nil, int64:
		return v
	case float64:
		if v != v { // SQLite would make it null
			return "NaN"
		}
		return v
	case bool:
		if v {
			return int64(1)
		}
		return int64(0)
	case time.Time:
		return v.UTC().Format(c.Layout())
	case []byte:
		if c.Kind == catalog.Blob || !utf8.Valid(v) {
			return v
		}
		return text(c.Kind, string(v))
	case string:
		return text(c.Kind, v)
	}
	return text(c.Kind, fmt.Sprint(v)) // the numbers of other sizes among them
}

// text is a text, or the number that it is in a column of numbers: drivers give decimal numbers
// as texts. Those that a float64 would round stay texts.
func text(kind catalog.Kind, s string) any {
	if kind != catalog.Number {
		return s
	}
	if i, err := strconv.ParseInt(s, 10, 64); err == nil {
		return i
	}
	digits := strings.Trim(strings.Replace(strings.TrimLeft(s, "+-"), ".", "", 1), "0")
	if f, err := strconv.ParseFloat(s, 64); err == nil && f == f && len(digits) <= 15 {
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
