// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package equality compares values of rows deeply, by what they look like.
package equality

import (
	"reflect"
	"time"
)

// Deepest is the number of levels of pointers, slices and maps that are followed in a row.
const Deepest = 1000

// TimeType is the type of a time.
var TimeType = reflect.TypeFor[time.Time]()

// Times reports whether two times look the same: the same instant in zones of the same offset.
func Times(a, b time.Time) bool {
	if !a.Equal(b) {
		return false
	}
	_, x := a.Zone()
	_, y := b.Zone()
	return x == y
}

// Same reports whether two values look the same, as package same describes.
func Same(a, b any) bool {
	switch x := a.(type) {
	case nil:
		return b == nil
	case string:
		y, ok := b.(string)
		return ok && x == y
	case int:
		y, ok := b.(int)
		return ok && x == y
	case int64:
		y, ok := b.(int64)
		return ok && x == y
	case float64:
		y, ok := b.(float64)
		return ok && Floats(x, y)
	case bool:
		y, ok := b.(bool)
		return ok && x == y
	case time.Time:
		y, ok := b.(time.Time)
		return ok && Times(x, y)
	}
	return Reflected(reflect.ValueOf(a), reflect.ValueOf(b))
}

// Floats reports whether a and b are equal or both NaN: an unchanged NaN has not changed.
func Floats(a, b float64) bool { return a == b || a != a && b != b }

// Reflected compares deeply. Unlike reflect.DeepEqual it treats NaN as equal to NaN, compares times by instant and
// offset, and functions by their code.
func Reflected(a, b reflect.Value) bool { return (&comparison{}).same(a, b, 0) }

// comparison records the pointers being compared, so that it ends for values that contain themselves.
type comparison struct {
	under map[[2]Reference]bool
}

// Reference identifies a reference within a value. For a slice it includes the length.
type Reference struct {
	at  uintptr
	len int
	typ reflect.Type
}

func (c *comparison) same(a, b reflect.Value, depth int) bool {
	if !a.IsValid() || !b.IsValid() {
		return a.IsValid() == b.IsValid()
	}
	if a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice:
		return c.sameReference(a, b, depth)
	case reflect.Interface:
		return c.same(a.Elem(), b.Elem(), depth)
	case reflect.Struct:
		if a.Type() == TimeType && a.CanInterface() && b.CanInterface() {
			return Times(a.Interface().(time.Time), b.Interface().(time.Time))
		}
		for i := range a.NumField() {
			if !c.same(a.Field(i), b.Field(i), depth) {
				return false
			}
		}
		return true
	case reflect.Array:
		return c.sameElements(a, b, depth)
	case reflect.Float32, reflect.Float64:
		return Floats(a.Float(), b.Float())
	case reflect.Complex64, reflect.Complex128:
		x, y := a.Complex(), b.Complex()
		return Floats(real(x), real(y)) && Floats(imag(x), imag(y))
	case reflect.Func:
		return a.Pointer() == b.Pointer()
	}
	return a.Equal(b)
}

// sameReference compares pointers, maps and slices.
func (c *comparison) sameReference(a, b reflect.Value, depth int) bool {
	if a.IsNil() || b.IsNil() {
		return a.IsNil() == b.IsNil()
	}
	p, q := ReferenceOf(a), ReferenceOf(b)
	if p == q {
		return true
	}
	if depth == Deepest || a.Kind() != reflect.Pointer && a.Len() != b.Len() {
		return false
	}
	pair := [2]Reference{p, q}
	if c.under[pair] {
		return true // a difference is found elsewhere
	}
	if c.under == nil {
		c.under = map[[2]Reference]bool{}
	}
	c.under[pair] = true
	switch a.Kind() {
	case reflect.Pointer:
		return c.same(a.Elem(), b.Elem(), depth+1)
	case reflect.Slice:
		return c.sameElements(a, b, depth+1)
	}
	for entries := a.MapRange(); entries.Next(); {
		other := b.MapIndex(entries.Key())
		if !other.IsValid() || !c.same(entries.Value(), other, depth+1) {
			return false
		}
	}
	return true
}

func (c *comparison) sameElements(a, b reflect.Value, depth int) bool {
	for i := range a.Len() {
		if !c.same(a.Index(i), b.Index(i), depth) {
			return false
		}
	}
	return true
}

// ReferenceOf returns the identity of a pointer, slice or map.
func ReferenceOf(v reflect.Value) Reference {
	p := Reference{at: v.Pointer(), typ: v.Type()}
	if v.Kind() == reflect.Slice {
		p.len = v.Len()
	}
	return p
}
