// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math"
	"reflect"
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/numtext"
	"github.com/giogrid/giogrid/gridui/option"
)

// scalar is a value of any basic type. The traits are written for scalar and not as generic
// functions, because the compiler emits generic code once for each type of values: that would
// make programs with many such types larger.
type scalar struct {
	text string
	// bits holds an integer or the bits of a float64. 1 is true.
	bits uint64
	at   time.Time
}

func ofInt(i int64) scalar     { return scalar{bits: uint64(i)} }
func ofFloat(f float64) scalar { return scalar{bits: math.Float64bits(f)} }

func ofBool(b bool) scalar {
	if b {
		return scalar{bits: 1}
	}
	return scalar{}
}

func (s scalar) int() int64     { return int64(s.bits) }
func (s scalar) float() float64 { return math.Float64frombits(s.bits) }
func (s scalar) bool() bool     { return s.bits != 0 }

// base is the underlying type of a type.
type base struct {
	kind baseKind
	size uintptr // the size of the type in bytes
}

// baseKind groups the basic types that are handled alike.
type baseKind uint8

const (
	baseString baseKind = iota
	baseBool
	baseSigned
	baseUnsigned
	baseFloat
	baseTime
)

// underlying returns the underlying type of rt, false if a scalar cannot hold it. A struct type that converts
// to time.Time counts as a time.
func underlying(rt reflect.Type) (b base, ok bool) {
	b.size = rt.Size()
	switch rt.Kind() {
	case reflect.String:
		b.kind = baseString
	case reflect.Bool:
		b.kind = baseBool
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		b.kind = baseSigned
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		b.kind = baseUnsigned
	case reflect.Float32, reflect.Float64:
		b.kind = baseFloat
	default:
		b.kind = baseTime
		return b, rt.Kind() == reflect.Struct && rt.ConvertibleTo(reflect.TypeFor[time.Time]())
	}
	return b, true
}

// KindOf returns the kind of a column with values of type rt, by its underlying type and not by
// its methods. It is KindOther if that is not a basic type.
func KindOf(rt reflect.Type) option.Kind {
	if b, ok := underlying(rt); ok {
		return b.traits().kind
	}
	return option.KindOther
}

// traits returns the traits of scalars of the base type.
func (b base) traits() Traits[scalar] {
	switch bits := 8 * int(b.size); b.kind {
	case baseString:
		return stringTraits()
	case baseBool:
		return boolTraits()
	case baseSigned:
		return signedTraits(bits)
	case baseUnsigned:
		return unsignedTraits(bits)
	case baseFloat:
		return floatTraits(bits)
	}
	return timeTraits()
}

// load reads the value at p, which must point to a value of the base type.
func (b base) load(p unsafe.Pointer) scalar {
	switch b.kind {
	case baseString:
		return scalar{text: *(*string)(p)}
	case baseBool:
		return ofBool(*(*bool)(p))
	case baseSigned:
		return ofInt(loadInt(p, b.size))
	case baseUnsigned:
		return scalar{bits: loadUint(p, b.size)}
	case baseFloat:
		return ofFloat(loadFloat(p, b.size))
	}
	return scalar{at: *(*time.Time)(p)}
}

// store writes a value to p, which must point to a value of the base type.
func (b base) store(p unsafe.Pointer, s scalar) {
	switch b.kind {
	case baseString:
		*(*string)(p) = s.text
	case baseBool:
		*(*bool)(p) = s.bool()
	case baseSigned, baseUnsigned:
		storeInt(p, b.size, s.bits)
	case baseFloat:
		if b.size == 4 {
			*(*float32)(p) = float32(s.float())
		} else {
			*(*float64)(p) = s.float()
		}
	default:
		*(*time.Time)(p) = s.at
	}
}

// lift converts the traits of a base type to traits of V, which must have the underlying type b.
func lift[V any](tr Traits[scalar], b base) Traits[V] {
	to := func(v V) scalar { return b.load(unsafe.Pointer(&v)) }
	from := func(s scalar) (v V) { b.store(unsafe.Pointer(&v), s); return v }
	out := Traits[V]{
		kind:    tr.kind,
		append:  func(dst []byte, v V) []byte { return tr.append(dst, to(v)) },
		compare: func(a, b V) int { return tr.compare(to(a), to(b)) },
	}
	liftReads(&out, tr, b, to)
	if tr.unnumber != nil {
		out.unnumber = func(f float64) (V, bool) {
			s, exact := tr.unnumber(f)
			return from(s), exact
		}
	}
	if tr.whole != nil {
		out.whole = func(n exact.Int) (V, bool) {
			s, ok := tr.whole(n)
			return from(s), ok
		}
	}
	if tr.parse != nil {
		out.parse = func(text string, by numtext.Reader) (V, error) {
			s, err := tr.parse(text, by)
			return from(s), err
		}
	}
	if floats, ok := any(&out).(*Traits[float64]); ok {
		float64Traits(floats)
	}
	return out
}

// float64Traits replaces the functions of a float64 that are called for each of many cells, with functions
// that do not check its size.
func float64Traits(t *Traits[float64]) {
	t.Missing = func(v float64) bool { return v != v }
	t.number = func(v float64) float64 { return v }
	t.unnumber = func(f float64) (float64, bool) { return f, true }
}

// liftReads adds the functions that read a V. Sorting and filtering call them for each of
// millions of rows, so they read the value directly and not by way of a scalar.
func liftReads[V any](out *Traits[V], tr Traits[scalar], b base, to func(V) scalar) {
	if tr.Missing != nil {
		out.Missing = func(v V) bool { return tr.Missing(to(v)) }
	}
	switch b.kind {
	case baseString:
		out.text = recast[V, string]
	case baseBool:
		out.boolean = recast[V, bool]
	case baseFloat:
		out.Missing = func(v V) bool { f := loadFloat(unsafe.Pointer(&v), b.size); return f != f }
		out.number = func(v V) float64 { return loadFloat(unsafe.Pointer(&v), b.size) }
	case baseSigned:
		out.number = func(v V) float64 { return float64(loadInt(unsafe.Pointer(&v), b.size)) }
		out.integer = func(v V) int64 { return loadInt(unsafe.Pointer(&v), b.size) }
		out.wide = func(v V) exact.Int { return exact.OfInt64(loadInt(unsafe.Pointer(&v), b.size)) }
	case baseUnsigned:
		out.number = func(v V) float64 { return float64(loadUint(unsafe.Pointer(&v), b.size)) }
		out.wide = func(v V) exact.Int { return exact.OfUint64(loadUint(unsafe.Pointer(&v), b.size)) }
		out.integer = func(v V) int64 { return int64(min(loadUint(unsafe.Pointer(&v), b.size), math.MaxInt64)) }
	case baseTime:
		out.Missing = func(v V) bool { return recast[V, time.Time](v).IsZero() }
		out.integer = func(v V) int64 { return nanos(recast[V, time.Time](v)) }
		out.wall = func(v V) int64 { return wallSeconds(recast[V, time.Time](v)) }
	}
}

// recast converts an A to a B with the same underlying type. Go does not allow that conversion
// between type parameters.
func recast[A, B any](a A) B { return *(*B)(unsafe.Pointer(&a)) }

// loadInt reads a signed integer of a size in bytes.
func loadInt(p unsafe.Pointer, size uintptr) int64 {
	switch size {
	case 1:
		return int64(*(*int8)(p))
	case 2:
		return int64(*(*int16)(p))
	case 4:
		return int64(*(*int32)(p))
	}
	return *(*int64)(p)
}

// loadUint reads an unsigned integer of a size in bytes.
func loadUint(p unsafe.Pointer, size uintptr) uint64 {
	switch size {
	case 1:
		return uint64(*(*uint8)(p))
	case 2:
		return uint64(*(*uint16)(p))
	case 4:
		return uint64(*(*uint32)(p))
	}
	return *(*uint64)(p)
}

// loadFloat reads a floating-point number of a size in bytes.
func loadFloat(p unsafe.Pointer, size uintptr) float64 {
	if size == 4 {
		return float64(*(*float32)(p))
	}
	return *(*float64)(p)
}

// storeInt writes an integer of a size in bytes. It drops the bits that do not fit.
func storeInt(p unsafe.Pointer, size uintptr, i uint64) {
	switch size {
	case 1:
		*(*uint8)(p) = uint8(i)
	case 2:
		*(*uint16)(p) = uint16(i)
	case 4:
		*(*uint32)(p) = uint32(i)
	default:
		*(*uint64)(p) = i
	}
}
