// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"fmt"
	"math"
	"time"
)

// Kind is the type of a Value.
type Kind uint8

// The kinds, in the order in which Compare puts values of different kinds.
const (
	KindNull Kind = iota
	KindBool
	KindNumber
	KindTime
	KindText
	KindBytes
)

var kindNames = []string{"null", "bool", "number", "time", "text", "bytes"}

// String returns the name of the kind.
func (k Kind) String() string {
	if int(k) < len(kindNames) {
		return kindNames[k]
	}
	return fmt.Sprintf("Kind(%d)", uint8(k))
}

// Value is the value of a cell. The zero value is null. Values can be compared with ==, and so be keys of
// maps: two are equal if their kinds are and Compare returns 0.
type Value struct {
	kind Kind
	form form
	nsec int32  // of a time
	bits uint64 // a truth value, an int64, the bits of a float64, or seconds since 1970
	text string // a text, bytes, or the digits of a decimal number
}

// form is the representation of a number: always the first form that is exact, so that equal numbers are
// equal structs.
type form uint8

const (
	formInt form = iota
	formFloat
	formDecimal
)

// Bool returns a truth value.
func Bool(b bool) Value {
	v := Value{kind: KindBool}
	if b {
		v.bits = 1
	}
	return v
}

// Int returns a whole number.
func Int(i int64) Value { return Value{kind: KindNumber, bits: uint64(i)} }

// Float returns a number. NaN becomes null, and -0 becomes 0.
func Float(f float64) Value {
	const limit = 1 << 63
	switch {
	case f != f:
		return Value{}
	case f == math.Trunc(f) && f >= -limit && f < limit:
		return Int(int64(f))
	}
	return Value{kind: KindNumber, form: formFloat, bits: math.Float64bits(f)}
}

// Text returns a text. It may contain any bytes.
func Text(s string) Value { return Value{kind: KindText, text: s} }

// Bytes returns a copy of b as a value of bytes that are not text.
func Bytes(b []byte) Value { return Value{kind: KindBytes, text: string(b)} }

// Time returns an instant, to the nanosecond. It drops the time zone: a time without a zone is exchanged as
// if it were in UTC.
func Time(t time.Time) Value {
	return Value{kind: KindTime, nsec: int32(t.Nanosecond()), bits: uint64(t.Unix())}
}

// Kind returns the kind of the value.
func (v Value) Kind() Kind { return v.kind }

// IsNull reports whether there is no value.
func (v Value) IsNull() bool { return v.kind == KindNull }

// AsBool returns the truth value; ok is false for other kinds.
func (v Value) AsBool() (b, ok bool) { return v.bits == 1 && v.kind == KindBool, v.kind == KindBool }

// AsInt returns the number; ok is false for other kinds, for fractions and for numbers outside int64.
func (v Value) AsInt() (i int64, ok bool) {
	if v.kind != KindNumber || v.form != formInt {
		return 0, false
	}
	return int64(v.bits), true
}

// AsText returns the text; ok is false for other kinds.
func (v Value) AsText() (s string, ok bool) {
	if v.kind != KindText {
		return "", false
	}
	return v.text, true
}

// AsBytes returns a copy of the bytes; ok is false for other kinds.
func (v Value) AsBytes() (b []byte, ok bool) {
	if v.kind != KindBytes {
		return nil, false
	}
	return []byte(v.text), true
}

// AsTime returns the instant in UTC; ok is false for other kinds.
func (v Value) AsTime() (t time.Time, ok bool) {
	if v.kind != KindTime {
		return time.Time{}, false
	}
	return time.Unix(int64(v.bits), int64(v.nsec)).UTC(), true
}

// Plain returns the value as a Go type: nil, a bool, a string, a time.Time in UTC, a []byte, or a number as
// an int64, a float64 or, if neither is exact, a string of its digits.
func (v Value) Plain() any {
	switch v.kind {
	case KindBool:
		b, _ := v.AsBool()
		return b
	case KindNumber:
		return v.plainNumber()
	case KindText:
		return v.text
	case KindTime:
		t, _ := v.AsTime()
		return t
	case KindBytes:
		b, _ := v.AsBytes()
		return b
	}
	return nil
}

func (v Value) plainNumber() any {
	if i, ok := v.AsInt(); ok {
		return i
	}
	if digits, ok := v.AsDecimal(); ok && !v.IsFloat() {
		return digits
	}
	f, _ := v.AsFloat()
	return f
}

// textUnit is the approximate unit in bytes in which memory is allocated for short texts.
const textUnit = 16

// Size returns the approximate memory of the value in bytes, including its text in whole units of allocation.
func (v Value) Size() int { return 32 + (len(v.text)+textUnit-1)/textUnit*textUnit }
