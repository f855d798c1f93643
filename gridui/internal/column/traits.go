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
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/durations"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export/plaintext"
)

// Traits are the operations on values of type V, looked up once when a column is made. kind
// and append are always set. The other functions are nil if V does not support them.
type Traits[V any] struct {
	kind option.Kind
	// append appends the text of a value.
	append func(dst []byte, v V) []byte
	// compare orders values.
	compare func(a, b V) int
	// Missing reports whether a value counts as missing, such as NaN or the zero time.
	Missing func(v V) bool
	// number converts a value to a float64.
	number func(v V) float64
	// integer converts a value to an int64 with the same order, clamped to the bounds of
	// int64. Values at a bound are ordered by compare.
	integer func(v V) int64
	// text converts a value to a string with the same order.
	text func(v V) string
	// unnumber returns the value nearest to a number, and whether it equals the number.
	unnumber func(f float64) (V, bool)
	// wide returns an integer without rounding or clamping.
	wide func(v V) exact.Int
	// whole converts an integer to a V. It returns false if the integer is out of range.
	whole func(n exact.Int) (V, bool)
	// custom reports that compare is a method of V.
	custom bool
	// parse parses text without the layout or the parser of the column. by reads numbers.
	parse func(text string, by numtext.Reader) (V, error)
	// boolean converts a value to a bool.
	boolean func(v V) bool
	// wall returns the wall-clock time, see wallSeconds.
	wall func(v V) int64
	// named reports that a String method makes the text.
	named bool
}

// TraitsOf returns the traits of V, by its underlying type and its methods.
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

// stringTraits returns the traits of strings.
func stringTraits() Traits[scalar] {
	return Traits[scalar]{
		kind:    option.KindText,
		append:  func(dst []byte, v scalar) []byte { return append(dst, v.text...) },
		compare: func(a, b scalar) int { return cmp.Compare(a.text, b.text) },
		parse:   func(text string, _ numtext.Reader) (scalar, error) { return scalar{text: text}, nil },
	}
}

// boolTraits returns the traits of booleans.
func boolTraits() Traits[scalar] {
	return Traits[scalar]{
		kind:    option.KindBool,
		append:  func(dst []byte, v scalar) []byte { return strconv.AppendBool(dst, v.bool()) },
		compare: func(a, b scalar) int { return cmp.Compare(a.bits, b.bits) },
		parse: func(text string, _ numtext.Reader) (scalar, error) {
			b, err := strconv.ParseBool(strings.TrimSpace(text))
			return ofBool(b), err
		},
	}
}

// signedTraits returns the traits of signed integers of a size in bits.
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
			case r > float64(most) || bits == 64 && r == float64(most): // 2^63 is out of range
				return ofInt(most), false
			default:
				return ofInt(int64(r)), r == f
			}
		},
		whole: func(n exact.Int) (scalar, bool) {
			i, ok := n.Int64()
			return ofInt(i), ok && i >= least && i <= most
		},
		parse: func(text string, by numtext.Reader) (scalar, error) {
			i, err := by.Int(text, bits)
			return ofInt(i), err
		},
	}
}

// unsignedTraits returns the traits of unsigned integers of a size in bits.
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
			case r > float64(most) || bits == 64 && r == float64(most): // 2^64 is out of range
				return scalar{bits: most}, false
			default:
				return scalar{bits: uint64(r)}, r == f
			}
		},
		whole: func(n exact.Int) (scalar, bool) {
			u, ok := n.Uint64()
			return scalar{bits: u}, ok && u <= most
		},
		parse: func(text string, by numtext.Reader) (scalar, error) {
			u, err := by.Uint(text, bits)
			return scalar{bits: u}, err
		},
	}
}

// floatTraits returns the traits of floating-point numbers of a size in bits.
func floatTraits(bits int) Traits[scalar] {
	return Traits[scalar]{
		kind:     option.KindNumber,
		append:   func(dst []byte, v scalar) []byte { return plaintext.AppendNumber(dst, v.float(), bits) },
		compare:  func(a, b scalar) int { return cmp.Compare(a.float(), b.float()) },
		unnumber: func(f float64) (scalar, bool) { return ofFloat(f), true },
		parse: func(text string, by numtext.Reader) (scalar, error) {
			f, err := by.Float(text, bits)
			return ofFloat(f), err
		},
	}
}

// durationTraits returns the traits of time.Duration. They differ from an int64's, because its text has a
// unit.
func durationTraits() Traits[time.Duration] {
	return Traits[time.Duration]{
		kind:    option.KindNumber,
		append:  func(dst []byte, v time.Duration) []byte { return append(dst, v.String()...) },
		compare: cmp.Compare[time.Duration],
		number:  func(v time.Duration) float64 { return float64(v) },
		integer: func(v time.Duration) int64 { return int64(v) },
		unnumber: func(f float64) (time.Duration, bool) {
			if math.Abs(f) >= math.MaxInt64 { // a Duration holds at most 292 years
				return 0, false
			}
			return time.Duration(f), true
		},
		wide: func(v time.Duration) exact.Int { return exact.OfInt64(int64(v)) },
		whole: func(n exact.Int) (time.Duration, bool) {
			i, ok := n.Int64()
			return time.Duration(i), ok
		},
		parse: func(text string, _ numtext.Reader) (time.Duration, error) {
			return durations.Read(text)
		},
	}
}

// timeTraits returns the traits of times. They have no parse: the column parses times, because
// it knows the layout.
func timeTraits() Traits[scalar] {
	return Traits[scalar]{
		kind:    option.KindTime,
		append:  func(dst []byte, v scalar) []byte { return v.at.AppendFormat(dst, time.RFC3339Nano) },
		compare: func(a, b scalar) int { return a.at.Compare(b.at) },
		Missing: func(v scalar) bool { return v.at.IsZero() },
	}
}

// nanos returns a time in nanoseconds since 1970, clamped to the bounds of int64.
func nanos(t time.Time) int64 {
	switch year := t.Year(); {
	case year < 1678:
		return math.MinInt64
	case year > 2261:
		return math.MaxInt64
	}
	return t.UnixNano()
}

// otherTraits returns the traits of a type with another underlying type. Its values can be printed, and
// compared with nil if the type has a nil.
func otherTraits[V any](rt reflect.Type) Traits[V] {
	tr := Traits[V]{
		kind:   option.KindOther,
		append: func(dst []byte, v V) []byte { return AppendAny(dst, v) },
	}
	switch rt.Kind() {
	case reflect.Pointer, reflect.Interface, reflect.Map, reflect.Slice, reflect.Func, reflect.Chan:
		tr.Missing = func(v V) bool { return reflect.ValueOf(&v).Elem().IsNil() }
	}
	return tr
}

// withMethods changes traits by the methods of V: String makes the text, Compare or Cmp the order.
func withMethods[V any](tr Traits[V]) Traits[V] {
	kind, zero := reflect.TypeFor[V]().Kind(), *new(V)
	if kind == reflect.Interface {
		return tr
	}
	if _, ok := any(zero).(stringer); ok {
		tr = tr.ShownBy(func(v V) string { return inInterface(&v, kind).(stringer).String() }, kind)
	}
	if _, ok := any(zero).(comparer[V]); ok {
		tr.compare, tr.custom = func(a, b V) int { return inInterface(&a, kind).(comparer[V]).Compare(b) }, true
	} else if _, ok := any(zero).(cmper[V]); ok {
		tr.compare, tr.custom = func(a, b V) int { return inInterface(&a, kind).(cmper[V]).Cmp(b) }, true
	}
	return tr
}

type (
	stringer        interface{ String() string }
	comparer[V any] interface{ Compare(V) int }
	cmper[V any]    interface{ Cmp(V) int }
)

// inInterface returns *v, or v itself unless V is a pointer type, for the call of a method of V. Neither is copied to the
// heap: the method of the pointer copies the value, so that no pointer to it is kept.
func inInterface[V any](v *V, kind reflect.Kind) any {
	if kind == reflect.Pointer {
		return *v
	}
	at := uintptr(unsafe.Pointer(v))
	return *(**V)(unsafe.Pointer(&at)) // escape analysis does not follow a number
}

// Named reports whether a String method makes the text of the values.
func (tr Traits[V]) Named() bool { return tr.named }

// Unreadable reports whether values cannot be read from text without a parser of the program.
func (tr Traits[V]) Unreadable() bool { return tr.parse == nil && tr.kind != option.KindTime }

// ShownBy makes text the displayed text of the values, whose type has kind k. An integer type with a String method is
// an enumeration: its kind becomes text, its order stays numeric. A float type with a String
// method stays a number.
func (tr Traits[V]) ShownBy(text func(V) string, k reflect.Kind) Traits[V] {
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

// AppendAny appends the text of a value of unknown type. A pointer prints as its target.
func AppendAny(dst []byte, v any) []byte {
	switch v := v.(type) {
	case nil:
		return dst
	case string:
		return append(dst, v...)
	case float64:
		return plaintext.AppendNumber(dst, v, 64)
	case float32:
		return plaintext.AppendNumber(dst, float64(v), 32)
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
			return AppendAny(dst, e.Interface())
		}
	}
	return fmt.Append(dst, v)
}
