// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"reflect"

	"github.com/giogrid/giogrid/tracking/internal/equality"
)

// most is the number of pointers, slices, maps and their elements that a deep copy copies.
const most = 1 << 16

// cloner returns the default function to copy a row: a deep copy of exported data.
//
// It follows pointers, slices, maps and interfaces, also in values that contain themselves. The copy shares
// channels, functions, unexported fields, pointers to structs without exported fields (a *big.Int, a
// *time.Location), and everything more than 1,000 levels down or beyond the first 65,536 values.
func cloner[T any]() func(*T) *T {
	flat := isFlat(reflect.TypeFor[T]())
	return func(row *T) *T {
		c := new(T)
		*c = *row
		if !flat {
			(&copying{}).deepen(reflect.ValueOf(c).Elem(), 0)
		}
		return c
	}
}

// isFlat reports whether assignment copies everything that a deep copy would.
func isFlat(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Pointer:
		return isOpaque(t.Elem())
	case reflect.Map, reflect.Slice, reflect.Interface:
		return false
	case reflect.Array:
		return isFlat(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if f := t.Field(i); reaches(f) && !isFlat(f.Type) {
				return false
			}
		}
	}
	return true
}

// isOpaque reports whether a type is a struct without exported fields.
func isOpaque(t reflect.Type) bool {
	return t.Kind() == reflect.Struct && t.NumField() > 0 && !exports(t)
}

// exports reports whether a struct has an exported field, directly or in an embedded struct.
func exports(t reflect.Type) bool {
	for i := range t.NumField() {
		if f := t.Field(i); f.IsExported() || reaches(f) && exports(f.Type) {
			return true
		}
	}
	return false
}

// reaches reports whether a field can hold exported data: it is exported, or it is an embedded struct, whose
// exported fields are promoted.
func reaches(f reflect.StructField) bool {
	return f.IsExported() || f.Anonymous && f.Type.Kind() == reflect.Struct
}

// copying is a deep copy in progress.
type copying struct {
	copied map[equality.Reference]reflect.Value
	count  int
}

// deepen makes a value that was copied by assignment share nothing with the original. v must be settable, or
// an embedded struct whose exported fields are.
func (c *copying) deepen(v reflect.Value, depth int) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice:
		c.reference(v, depth)
	case reflect.Interface:
		if !v.IsNil() && !isFlat(v.Elem().Type()) {
			v.Set(c.deepened(v.Elem(), depth))
		}
	case reflect.Array:
		if !isFlat(v.Type().Elem()) {
			c.elements(v, depth)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			if f.CanSet() || f.Kind() == reflect.Struct && v.Type().Field(i).Anonymous {
				c.deepen(f, depth)
			}
		}
	}
}

// deepened returns a deep copy of a value that is not settable.
func (c *copying) deepened(v reflect.Value, depth int) reflect.Value {
	settable := reflect.New(v.Type()).Elem()
	settable.Set(v)
	c.deepen(settable, depth)
	return settable
}

// reference copies the target of a pointer, a map or a slice.
func (c *copying) reference(v reflect.Value, depth int) {
	if v.IsNil() || depth == equality.Deepest || c.count >= most || v.Kind() == reflect.Pointer && isOpaque(v.Type().Elem()) {
		return
	}
	from := equality.ReferenceOf(v)
	if to, ok := c.copied[from]; ok {
		v.Set(to)
		return
	}
	if c.copied == nil {
		c.copied = map[equality.Reference]reflect.Value{}
	}
	c.count++
	switch v.Kind() {
	case reflect.Pointer:
		to := reflect.New(v.Type().Elem())
		to.Elem().Set(v.Elem())
		c.replace(v, from, to.Convert(v.Type()))
		c.deepen(to.Elem(), depth+1)
	case reflect.Slice:
		to := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		reflect.Copy(to, v)
		c.replace(v, from, to)
		if !isFlat(v.Type().Elem()) {
			c.elements(to, depth+1)
		}
	case reflect.Map:
		to := reflect.MakeMapWithSize(v.Type(), v.Len())
		entries := reflect.ValueOf(v.Interface()).MapRange()
		c.replace(v, from, to)
		for entries.Next() {
			c.count++
			to.SetMapIndex(entries.Key(), c.deepened(entries.Value(), depth+1))
		}
	}
}

// replace sets v to the copy of a reference and records the copy.
func (c *copying) replace(v reflect.Value, from equality.Reference, to reflect.Value) {
	c.copied[from] = to
	v.Set(to)
}

func (c *copying) elements(v reflect.Value, depth int) {
	for i := range v.Len() {
		c.count++
		c.deepen(v.Index(i), depth)
	}
}
