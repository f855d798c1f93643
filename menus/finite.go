// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"encoding"
	"encoding/json"
	"reflect"
)

// Packages json and fmt follow a value to any depth: a cycle, a chain of a million links, or lists that
// repeatedly contain each other would exhaust the stack or never end. Therefore values are walked first, with
// a limit.

// encodable reports whether encoding v as JSON ends.
func encodable(v reflect.Value) bool {
	w := walk{left: 1_000_000, json: true}
	return w.ends(v, 1000)
}

// printable reports whether printing v by fmt ends and is short.
func printable(v reflect.Value) bool {
	w := walk{left: 10_000}
	return w.ends(v, 50)
}

// walk visits the values inside a value.
type walk struct {
	left int  // the number of values that may still be visited
	json bool // as JSON does: without hidden fields, and not into values that encode themselves
}

func (w *walk) ends(v reflect.Value, deep int) bool {
	w.left--
	if deep == 0 || w.left < 0 {
		return false
	}
	if !v.IsValid() || w.json && encodesItself(v.Type()) {
		return true
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		return v.IsNil() || w.ends(v.Elem(), deep-1)
	case reflect.Struct:
		return w.fields(v, deep)
	case reflect.Slice, reflect.Array:
		return w.elements(v, deep)
	case reflect.Map:
		for it := v.MapRange(); it.Next(); {
			if !w.ends(it.Key(), deep-1) || !w.ends(it.Value(), deep-1) {
				return false
			}
		}
	}
	return true
}

func (w *walk) fields(v reflect.Value, deep int) bool {
	for i := range v.NumField() {
		f := v.Type().Field(i)
		if w.json && (!f.IsExported() && !f.Anonymous || f.Tag.Get("json") == "-") {
			continue
		}
		if !w.ends(v.Field(i), deep-1) {
			return false
		}
	}
	return true
}

func (w *walk) elements(v reflect.Value, deep int) bool {
	if kind := v.Type().Elem().Kind(); w.json && (kind <= reflect.Complex128 || kind == reflect.String) {
		return true // the number of elements is irrelevant, because nothing is below them
	}
	for i := range v.Len() {
		if !w.ends(v.Index(i), deep-1) {
			return false
		}
	}
	return true
}

var (
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

func encodesItself(t reflect.Type) bool {
	if t.Kind() == reflect.Interface {
		return false // its content is visited
	}
	p := reflect.PointerTo(t)
	return t.Implements(jsonMarshaler) || t.Implements(textMarshaler) ||
		p.Implements(jsonMarshaler) || p.Implements(textMarshaler)
}
