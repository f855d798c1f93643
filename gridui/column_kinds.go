// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"time"
)

// Kind is what a column's values are to the grid: it decides alignment,
// first sort direction, filter and editor. The zero value is text.
type Kind uint8

// The kinds of columns.
const (
	KindText   Kind = iota // strings, and types that show themselves by String
	KindNumber             // integers, floats, time.Duration
	KindTime               // time.Time
	KindBool               // truth values
	KindOther              // anything else
)

// String names the kind in lower case, "other" for unknown ones.
func (k Kind) String() string {
	switch k {
	case KindText:
		return "text"
	case KindNumber:
		return "number"
	case KindTime:
		return "time"
	case KindBool:
		return "bool"
	}
	return "other"
}

// traits is what can be done with values of type V, looked up once when a
// column is made. append and kind are always there, the rest may be nil.
type traits[V any] struct {
	kind    Kind
	append  func(dst []byte, v V) []byte
	compare func(a, b V) int
	missing func(v V) bool
	number  func(v V) float64
	// integer and text order values without a call of compare; clamped integers
	// are told apart by compare.
	integer func(v V) int64
	text    func(v V) string
	// unnumber is the value nearest to a number, and whether it is the very number.
	unnumber func(f float64) (V, bool)
	// custom says that compare is a method of the values' own.
	custom bool
	parse  func(text string) (V, error)
	// truth is a truth value, wall the time that a clock shows, see wallSeconds.
	truth func(v V) bool
	wall  func(v V) int64
	// named says that a String method makes the text.
	named bool
}

// traitsOf looks up the traits of V by the basic type it is made from.
func traitsOf[V any]() traits[V] {
	rt := reflect.TypeFor[V]()
	if rt == reflect.TypeFor[time.Duration]() {
		return any(durationTraits()).(traits[V])
	}
	if rt.Kind() == reflect.Struct && rt.ConvertibleTo(reflect.TypeFor[time.Time]()) {
		return lift(timeTraits(), recast[V, time.Time], recast[time.Time, V])
	}
	return withMethods(basicTraits[V](rt))
}

func basicTraits[V any](rt reflect.Type) traits[V] {
	switch rt.Kind() {
	case reflect.String:
		return lift(stringTraits(), recast[V, string], recast[string, V])
	case reflect.Bool:
		return lift(boolTraits(), recast[V, bool], recast[bool, V])
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return liftSigned[V](rt.Size())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return liftUnsigned[V](rt.Size())
	case reflect.Float32, reflect.Float64:
		return liftFloat[V](rt.Size())
	}
	return otherTraits[V](rt)
}

func stringTraits() traits[string] {
	return traits[string]{
		kind:    KindText,
		append:  func(dst []byte, v string) []byte { return append(dst, v...) },
		compare: cmp.Compare[string],
		text:    func(v string) string { return v },
		parse:   func(text string) (string, error) { return text, nil },
	}
}

func boolTraits() traits[bool] {
	return traits[bool]{
		kind:   KindBool,
		append: strconv.AppendBool,
		compare: func(a, b bool) int {
			switch {
			case a == b:
				return 0
			case b:
				return -1
			}
			return 1
		},
		parse: func(text string) (bool, error) {
			return strconv.ParseBool(strings.TrimSpace(text))
		},
		truth: func(v bool) bool { return v },
	}
}

// signedTraits are those of the integers of so many bits.
func signedTraits(bits int) traits[int64] {
	least, most := int64(math.MinInt64)>>(64-bits), int64(math.MaxInt64)>>(64-bits)
	return traits[int64]{
		kind:    KindNumber,
		append:  func(dst []byte, v int64) []byte { return strconv.AppendInt(dst, v, 10) },
		compare: cmp.Compare[int64],
		number:  func(v int64) float64 { return float64(v) },
		integer: func(v int64) int64 { return v },
		unnumber: func(f float64) (int64, bool) {
			switch r := math.Round(f); {
			case r < float64(least):
				return least, false
			case r > float64(most) || bits == 64 && r == float64(most): // 2^63 fits no more
				return most, false
			default:
				return int64(r), r == f
			}
		},
		parse: func(text string) (int64, error) {
			return strconv.ParseInt(strings.TrimSpace(text), 10, bits)
		},
	}
}

// unsignedTraits are those of the integers from 0 of so many bits.
func unsignedTraits(bits int) traits[uint64] {
	most := uint64(math.MaxUint64) >> (64 - bits)
	return traits[uint64]{
		kind:    KindNumber,
		append:  func(dst []byte, v uint64) []byte { return strconv.AppendUint(dst, v, 10) },
		compare: cmp.Compare[uint64],
		number:  func(v uint64) float64 { return float64(v) },
		integer: func(v uint64) int64 { return int64(min(v, math.MaxInt64)) },
		unnumber: func(f float64) (uint64, bool) {
			switch r := math.Round(f); {
			case r < 0:
				return 0, false
			case r > float64(most) || bits == 64 && r == float64(most): // 2^64 fits no more
				return most, false
			default:
				return uint64(r), r == f
			}
		},
		parse: func(text string) (uint64, error) {
			return strconv.ParseUint(strings.TrimSpace(text), 10, bits)
		},
	}
}

// floatTraits are those of the floating-point numbers of so many bits.
func floatTraits(bits int) traits[float64] {
	return traits[float64]{
		kind:     KindNumber,
		append:   func(dst []byte, v float64) []byte { return appendFloat(dst, v, bits) },
		compare:  cmp.Compare[float64],
		missing:  func(v float64) bool { return math.IsNaN(v) },
		number:   func(v float64) float64 { return v },
		unnumber: func(f float64) (float64, bool) { return f, true },
		parse: func(text string) (float64, error) {
			return strconv.ParseFloat(strings.TrimSpace(text), bits)
		},
	}
}

func durationTraits() traits[time.Duration] {
	return traits[time.Duration]{
		kind:     KindNumber,
		append:   func(dst []byte, v time.Duration) []byte { return append(dst, v.String()...) },
		compare:  cmp.Compare[time.Duration],
		number:   func(v time.Duration) float64 { return float64(v) },
		integer:  func(v time.Duration) int64 { return int64(v) },
		unnumber: func(f float64) (time.Duration, bool) { return time.Duration(f), true },
		parse: func(text string) (time.Duration, error) {
			return time.ParseDuration(strings.TrimSpace(text))
		},
	}
}

// timeTraits leaves parsing to the column, which knows its layout.
func timeTraits() traits[time.Time] {
	return traits[time.Time]{
		kind: KindTime,
		append: func(dst []byte, v time.Time) []byte {
			return v.AppendFormat(dst, time.RFC3339Nano)
		},
		compare: time.Time.Compare,
		missing: time.Time.IsZero,
		integer: nanos,
		wall:    wallSeconds,
	}
}

// nanos is a time in nanoseconds since 1970, clamped to what an int64 holds.
func nanos(t time.Time) int64 {
	switch year := t.Year(); {
	case year < 1678:
		return math.MinInt64
	case year > 2261:
		return math.MaxInt64
	}
	return t.UnixNano()
}

// otherTraits are those of a type that is made from no basic one: all that is
// known of it is how to print it and whether it is nil.
func otherTraits[V any](rt reflect.Type) traits[V] {
	tr := traits[V]{
		kind:   KindOther,
		append: func(dst []byte, v V) []byte { return appendAny(dst, v) },
	}
	switch rt.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice, reflect.Func, reflect.Chan:
		tr.missing = func(v V) bool { return reflect.ValueOf(&v).Elem().IsNil() }
	}
	return tr
}

// withMethods adds what the methods of V say: String is its text, Compare or Cmp
// its order. The methods are fetched as plain functions, so that calling them
// neither reflects nor boxes.
func withMethods[V any](tr traits[V]) traits[V] {
	rt := reflect.TypeFor[V]()
	if rt.Kind() == reflect.Interface {
		return tr
	}
	if text, ok := methodAs[func(V) string](rt.MethodByName("String")); ok {
		tr = tr.shownBy(text, rt.Kind())
	}
	if compare, ok := methodAs[func(a, b V) int](rt.MethodByName("Compare")); ok {
		tr.compare, tr.custom = compare, true
	} else if compare, ok := methodAs[func(a, b V) int](rt.MethodByName("Cmp")); ok {
		tr.compare, tr.custom = compare, true
	}
	return tr
}

// methodAs is the found method as a function of type F, if it is one. Callers
// name the method in a literal: then the linker still drops unused methods.
func methodAs[F any](m reflect.Method, found bool) (F, bool) {
	if !found {
		var none F
		return none, false
	}
	f, ok := m.Func.Interface().(F)
	return f, ok
}

// shownBy makes text what the values show. An integer with a name for each
// value is an enumeration, text to its reader but in the order of its
// numbers; a float with a String method is still an amount.
func (tr traits[V]) shownBy(text func(V) string, k reflect.Kind) traits[V] {
	tr.append = func(dst []byte, v V) []byte { return append(dst, text(v)...) }
	tr.named = true
	if k == reflect.Float32 || k == reflect.Float64 {
		return tr
	}
	if tr.compare == nil {
		tr.compare = func(a, b V) int { return cmp.Compare(text(a), text(b)) }
	}
	if tr.kind != KindText {
		tr.kind, tr.number, tr.parse = KindText, nil, nil
	}
	return tr
}

// appendAny prints a value of unknown type, pointers as what they point to.
func appendAny(dst []byte, v any) []byte {
	switch v := v.(type) {
	case nil:
		return dst
	case string:
		return append(dst, v...)
	case float64:
		return appendFloat(dst, v, 64)
	case float32:
		return appendFloat(dst, float64(v), 32)
	case time.Time:
		return v.AppendFormat(dst, time.RFC3339Nano)
	case fmt.Stringer, error, fmt.Formatter:
		return fmt.Append(dst, v)
	}
	rv := reflect.ValueOf(v)
	if rv.Kind() == reflect.Pointer {
		if rv.IsNil() {
			return dst
		}
		if e := rv.Elem(); e.Kind() != reflect.Pointer && e.CanInterface() {
			return appendAny(dst, e.Interface())
		}
	}
	return fmt.Append(dst, v)
}
