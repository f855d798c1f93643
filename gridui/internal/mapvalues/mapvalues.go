// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package mapvalues finds which types of values rows that are maps hold under their keys, and converts such values.
package mapvalues

import (
	"encoding/json"
	"math"
	"math/big"
	"reflect"
	"slices"
	"time"
)

// Kind is the type as which the values of a key are shown.
type Kind uint8

const (
	Other Kind = iota
	Text
	Truth
	Whole // int64
	Real  // float64
	Moment
)

// Keys returns all keys of maps in their order.
func Keys(rows []map[string]any) []string {
	seen := map[string]bool{}
	for _, row := range rows {
		for key := range row {
			seen[key] = true
		}
	}
	keys := make([]string, 0, len(seen))
	for key := range seen {
		keys = append(keys, key)
	}
	slices.Sort(keys)
	return keys
}

// KindOf returns the kind of the values of a key: Whole and Real together are Real, other mixtures are Other. A key
// without a value is Text.
func KindOf(rows []map[string]any, key string) Kind {
	all, known := Text, false
	for _, row := range rows {
		v := row[key]
		if v == nil {
			continue
		}
		switch kind := kindOf(v); {
		case !known:
			all, known = kind, true
		case all == kind:
		case all == Whole && kind == Real, all == Real && kind == Whole:
			all = Real
		default:
			return Other
		}
	}
	return all
}

func kindOf(v any) Kind {
	switch v := v.(type) {
	case string:
		return Text
	case bool:
		return Truth
	case time.Time:
		return Moment
	case json.Number:
		if _, err := v.Int64(); err == nil {
			return Whole
		}
		return Real
	}
	if _, ok := Int(v); ok {
		return Whole
	}
	if _, ok := Float(v); ok {
		return Real
	}
	return Other
}

// Int returns a value as an int64, false if it is no whole number of a number type, or out of range.
func Int(v any) (int64, bool) {
	if n, ok := v.(json.Number); ok {
		i, err := n.Int64()
		return i, err == nil
	}
	rv := reflect.ValueOf(v)
	if _, named := v.(interface{ String() string }); named {
		return 0, false
	}
	switch {
	case rv.CanInt():
		return rv.Int(), true
	case rv.CanUint():
		return int64(rv.Uint()), rv.Uint() <= math.MaxInt64
	}
	return 0, false
}

// Float returns a number as a float64, false if it is no number or a float64 is another number.
func Float(v any) (float64, bool) {
	if n, ok := v.(json.Number); ok {
		f, err := n.Float64()
		return f, err == nil && same(f, n.String())
	}
	if i, ok := Int(v); ok {
		f := float64(i)
		return f, f < math.MaxInt64 && int64(f) == i
	}
	rv := reflect.ValueOf(v)
	if _, named := v.(interface{ String() string }); named || !rv.CanFloat() {
		return 0, false
	}
	return rv.Float(), true
}

// same reports whether a float64 is the number of a text. Decimals are read to the nearest float64, as everywhere;
// whole numbers must be exact.
func same(f float64, text string) bool {
	exact, ok := new(big.Rat).SetString(text)
	if !ok || math.IsInf(f, 0) {
		return false
	}
	return !exact.IsInt() || new(big.Rat).SetFloat64(f).Cmp(exact) == 0
}

// As returns a value if it is a V.
func As[V any](v any) (V, bool) {
	x, ok := v.(V)
	return x, ok
}

// Like returns v with the type of another value, if that is a number type that holds it; else v.
func Like(v any, other any) any {
	if _, ok := other.(json.Number); ok || other == nil {
		return v
	}
	to, from := reflect.TypeOf(other), reflect.ValueOf(v)
	if !from.IsValid() || to.Kind() == reflect.String || !from.CanConvert(to) {
		return v
	}
	made := from.Convert(to)
	if back := made.Convert(from.Type()); !back.Equal(from) {
		return v
	}
	return made.Interface()
}
