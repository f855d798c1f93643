// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"cmp"
	"fmt"
	"math"
	"reflect"
	"strconv"
	"strings"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/option"
)

// Traits is what can be done with values of type V, looked up once when a
// column is made. append and kind are always there, the rest may be nil.
type Traits[V any] struct {
	kind    option.Kind
	append  func(dst []byte, v V) []byte
	compare func(a, b V) int
	Missing func(v V) bool
	number  func(v V) float64
	// integer and text order values without a call of compare; clamped integers
	// are told apart by compare.
	integer func(v V) int64
	text    func(v V) string
	// unnumber is the value nearest to a number, and whether it is the very number.
	unnumber func(f float64) (V, bool)
	// wide is a whole number as it is, whole the value that is such a number, if any is.
	wide  func(v V) exact.Int
	whole func(n exact.Int) (V, bool)
	// custom says that compare is a method of the values' own.
	custom bool
	parse  func(text string) (V, error)
	// boolean is a truth value, wall the time that a clock shows, see wallSeconds.
	boolean func(v V) bool
	wall    func(v V) int64
	// named says that a String method makes the text.
	named bool
}

// TraitsOf looks up the traits of V by the basic type it is made from.
func TraitsOf[V any]() Traits[V] {
	rt := reflect.TypeFor[V]()
	if rt == reflect.TypeFor[time.Duration]() {
		return any(durationTraits()).(Traits[V])
	}
	if base, ok := underlying(rt); ok {
		tr := lift[V](base.traits(), base)
		if base.kind == baseTime {
			return tr
		}
		return withMethods(tr)
	}
	return withMethods(otherTraits[V](rt))
}

func stringTraits() Traits[scalar] {
	return Traits[scalar]{
		kind:    option.KindText,
		append:  func(dst []byte, v scalar) []byte { return append(dst, v.text...) },
		compare: func(a, b scalar) int { return cmp.Compare(a.text, b.text) },
		parse:   func(text string) (scalar, error) { return scalar{text: text}, nil },
	}
}

func boolTraits() Traits[scalar] {
	return Traits[scalar]{
		kind:    option.KindBool,
		append:  func(dst []byte, v scalar) []byte { return strconv.AppendBool(dst, v.bool()) },
		compare: func(a, b scalar) int { return cmp.Compare(a.bits, b.bits) },
		parse: func(text string) (scalar, error) {
			b, err := strconv.ParseBool(strings.TrimSpace(text))
			return ofBool(b), err
		},
	}
}

// signedTraits are those of the integers of so many bits.
func signedTraits(bits int) Traits[scalar] {
	least, most := int64(math.MinInt64)>>(64-bits), int64(math.MaxInt64)>>(64-bits)
	return Traits[scalar]{
		kind:    option.KindNumber,
		append:  func(dst []byte, v scalar) []byte { return strconv.AppendInt(dst, v.int(), 10) },
		compare: func(a, b scalar) int { return cmp.Compare(a.int(), b.int()) },
		unnumber: func(f float64) (scalar, bool) {
			switch r := math.Round(f); {
			case r < float64(least):
				return ofInt(least), false
			case r > float64(most) || bits == 64 && r == float64(most): // 2^63 fits no more
				return ofInt(most), false
			default:
				return ofInt(int64(r)), r == f
			}
		},
		whole: func(n exact.Int) (scalar, bool) {
			i, ok := n.Int64()
			return ofInt(i), ok && i >= least && i <= most
		},
		parse: func(text string) (scalar, error) {
			i, err := strconv.ParseInt(strings.TrimSpace(text), 10, bits)
			return ofInt(i), err
		},
	}
}

// unsignedTraits are those of the integers from 0 of so many bits.
func unsignedTraits(bits int) Traits[scalar] {
	most := uint64(math.MaxUint64) >> (64 - bits)
	return Traits[scalar]{
		kind:    option.KindNumber,
		append:  func(dst []byte, v scalar) []byte { return strconv.AppendUint(dst, v.bits, 10) },
		compare: func(a, b scalar) int { return cmp.Compare(a.bits, b.bits) },
		unnumber: func(f float64) (scalar, bool) {
			switch r := math.Round(f); {
			case r < 0:
				return scalar{}, false
			case r > float64(most) || bits == 64 && r == float64(most): // 2^64 fits no more
				return scalar{bits: most}, false
			default:
				return scalar{bits: uint64(r)}, r == f
			}
		},
		whole: func(n exact.Int) (scalar, bool) {
			u, ok := n.Uint64()
			return scalar{bits: u}, ok && u <= most
		},
		parse: func(text string) (scalar, error) {
			u, err := strconv.ParseUint(strings.TrimSpace(text), 10, bits)
			return scalar{bits: u}, err
		},
	}
}

// floatTraits are those of the floating-point numbers of so many bits.
func floatTraits(bits int) Traits[scalar] {
	return Traits[scalar]{
		kind:     option.KindNumber,
		append:   func(dst []byte, v scalar) []byte { return appendFloat(dst, v.float(), bits) },
		compare:  func(a, b scalar) int { return cmp.Compare(a.float(), b.float()) },
		unnumber: func(f float64) (scalar, bool) { return ofFloat(f), true },
		parse: func(text string) (scalar, error) {
			f, err := strconv.ParseFloat(strings.TrimSpace(text), bits)
			return ofFloat(f), err
		},
	}
}

func durationTraits() Traits[time.Duration] {
	return Traits[time.Duration]{
		kind:    option.KindNumber,
		append:  func(dst []byte, v time.Duration) []byte { return append(dst, v.String()...) },
		compare: cmp.Compare[time.Duration],
		number:  func(v time.Duration) float64 { return float64(v) },
		integer: func(v time.Duration) int64 { return int64(v) },
		unnumber: func(f float64) (time.Duration, bool) {
			if math.Abs(f) >= math.MaxInt64 { // more than 292 years fit in no Duration
				return 0, false
			}
			return time.Duration(f), true
		},
		wide: func(v time.Duration) exact.Int { return exact.OfInt64(int64(v)) },
		whole: func(n exact.Int) (time.Duration, bool) {
			i, ok := n.Int64()
			return time.Duration(i), ok
		},
		parse: func(text string) (time.Duration, error) {
			return time.ParseDuration(strings.TrimSpace(text))
		},
	}
}

// timeTraits leaves parsing to the column, which knows its layout.
func timeTraits() Traits[scalar] {
	return Traits[scalar]{
		kind:    option.KindTime,
		append:  func(dst []byte, v scalar) []byte { return v.at.AppendFormat(dst, time.RFC3339Nano) },
		compare: func(a, b scalar) int { return a.at.Compare(b.at) },
		Missing: func(v scalar) bool { return v.at.IsZero() },
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
func otherTraits[V any](rt reflect.Type) Traits[V] {
	tr := Traits[V]{
		kind:   option.KindOther,
		append: func(dst []byte, v V) []byte { return appendAny(dst, v) },
	}
	switch rt.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice, reflect.Func, reflect.Chan:
		tr.Missing = func(v V) bool { return reflect.ValueOf(&v).Elem().IsNil() }
	}
	return tr
}

// withMethods adds what the methods of V say: String is its text, Compare or Cmp
// its order. The methods are fetched as plain functions, so that calling them
// neither reflects nor boxes.
func withMethods[V any](tr Traits[V]) Traits[V] {
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
func (tr Traits[V]) shownBy(text func(V) string, k reflect.Kind) Traits[V] {
	tr.append = func(dst []byte, v V) []byte { return append(dst, text(v)...) }
	tr.named = true
	if k == reflect.Float32 || k == reflect.Float64 {
		return tr
	}
	if tr.compare == nil {
		tr.compare = func(a, b V) int { return cmp.Compare(text(a), text(b)) }
	}
	if tr.kind != option.KindText {
		tr.kind, tr.number, tr.parse = option.KindText, nil, nil
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
