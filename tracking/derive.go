// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"github.com/giogrid/giogrid/tracking/internal/equality"
	"reflect"
	"slices"
	"strings"
	"time"
)

// DeriveFields returns the default fields of rows of type T: the exported fields of a struct, or of the
// struct that a pointer points to, including fields of embedded structs, under the names that encoding/json
// uses. A field tagged json:"-" is Local. Options after the name in a tag are ignored, so that a cleared
// value is sent too. Channels and functions are not fields. Any other value is one field, "value".
//
// A field that is a struct, or a pointer to one, is followed by its own fields as parts of it, by path:
// "address", then "address.city". Nested structs are walked too, except for times, types that marshal
// themselves, structs without exported fields, and a struct within itself. Only the whole field is sent, as
// encoding/json writes it.
//
// The result is empty for maps with string keys: the fields of such a row are its keys, in sorted order.
func DeriveFields[T any]() []Field[T] { return derive[T]().fields }

func derive[T any]() *schema[T] {
	t := reflect.TypeFor[T]()
	switch {
	case t.Kind() == reflect.Map && t.Key().Kind() == reflect.String:
		return mapSchema[T]()
	case t.Kind() == reflect.Struct && !isValue(t):
		return &schema[T]{fields: structFields[T](t, false)}
	case t.Kind() == reflect.Pointer && t.Elem().Kind() == reflect.Struct && !isValue(t.Elem()):
		return &schema[T]{fields: structFields[T](t.Elem(), true)}
	}
	return &schema[T]{fields: []Field[T]{valueField[T]()}}
}

// isValue reports whether a struct represents a single value.
func isValue(t reflect.Type) bool { return t == equality.TimeType }

// valueField returns the only field of a row that is a single value.
func valueField[T any]() Field[T] {
	return Field[T]{
		Name: "value",
		Get:  func(row T) any { return row },
		Set:  func(row *T, value any) error { return assign(reflect.ValueOf(row).Elem(), value) },
		at:   func(row *T) (any, bool) { return *row, true },
	}
}

// structFields returns the fields of a struct, or of a struct behind a pointer.
func structFields[T any](t reflect.Type, pointer bool) []Field[T] {
	all := members(t)
	d := derivation[T]{pointer: pointer, taken: make(map[string]bool, len(all))}
	for _, m := range all {
		d.taken[m.name] = true
	}
	d.derive(all, "", []reflect.Type{t})
	return d.fields
}

func structField[T any](m member, pointer bool) Field[T] {
	// find returns the field in a row; ok is false behind a nil pointer.
	find := func(row *T) (reflect.Value, bool) {
		v := reflect.ValueOf(row).Elem()
		if pointer {
			if v = v.Elem(); !v.IsValid() {
				return v, false
			}
		}
		if len(m.index) == 1 {
			return v.Field(m.index[0]), true
		}
		v, err := v.FieldByIndexErr(m.index)
		return v, err == nil
	}
	at := func(row *T) (any, bool) {
		v, ok := find(row)
		if !ok {
			return nil, false
		}
		return valueOf(v), true
	}
	same := sameOf(m.typ)
	return Field[T]{
		Name:  m.name,
		Local: m.local,
		Get:   func(row T) any { v, _ := at(&row); return v },
		Set: func(row *T, value any) error {
			v, err := reach(reflect.ValueOf(row).Elem(), pointer, m.index)
			if err != nil {
				return err
			}
			return assign(v, value)
		},
		at:   at,
		find: find,
		alike: func(a, b *T) bool {
			x, inA := find(a)
			y, inB := find(b)
			return inA == inB && (!inA || same(x, y))
		},
	}
}

// valueOf returns v as any, without reflection for the common kinds.
func valueOf(v reflect.Value) any {
	switch v.Type() {
	case stringType:
		return v.String()
	case equality.TimeType:
		if p, ok := reflect.TypeAssert[time.Time](v); ok {
			return p
		}
	}
	return v.Interface()
}

var stringType = reflect.TypeFor[string]()

// sameOf returns the function that compares values of a type.
func sameOf(t reflect.Type) func(a, b reflect.Value) bool {
	switch t.Kind() {
	case reflect.String:
		return func(a, b reflect.Value) bool { return a.String() == b.String() }
	case reflect.Bool:
		return func(a, b reflect.Value) bool { return a.Bool() == b.Bool() }
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return func(a, b reflect.Value) bool { return a.Int() == b.Int() }
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64, reflect.Uintptr:
		return func(a, b reflect.Value) bool { return a.Uint() == b.Uint() }
	case reflect.Float32, reflect.Float64:
		return func(a, b reflect.Value) bool { return equality.Floats(a.Float(), b.Float()) }
	}
	if t == equality.TimeType {
		return func(a, b reflect.Value) bool {
			x, _ := reflect.TypeAssert[time.Time](a)
			y, _ := reflect.TypeAssert[time.Time](b)
			return equality.Times(x, y)
		}
	}
	return equality.Reflected
}

// member is a field of a struct as encoding/json sees it.
type member struct {
	name  string
	index []int
	typ   reflect.Type
	local bool
	named bool // by its tag
}

// members returns the fields of a struct. Of several fields with one name the shallowest wins, then the only
// one named by a tag; otherwise none does.
func members(t reflect.Type) []member {
	var all []member
	collect(t, nil, nil, &all)
	var kept []member
	for _, m := range all {
		if dominant(m, all) {
			kept = append(kept, m)
		}
	}
	slices.SortFunc(kept, func(a, b member) int { return slices.Compare(a.index, b.index) })
	return kept
}

// collect appends the fields of a struct to all, the fields of embedded structs in their place. within holds
// the enclosing structs.
func collect(t reflect.Type, index []int, within []reflect.Type, all *[]member) {
	if slices.Contains(within, t) {
		return
	}
	within = append(slices.Clone(within), t)
	for i := range t.NumField() {
		f := t.Field(i)
		at := append(slices.Clone(index), i)
		tag := f.Tag.Get("json")
		name, _, _ := strings.Cut(tag, ",")
		if inner, ok := embedded(f); ok && name == "" {
			collect(inner, at, within, all)
			continue
		}
		if !f.IsExported() || f.Type.Kind() == reflect.Chan || f.Type.Kind() == reflect.Func {
			continue
		}
		m := member{name: name, index: at, typ: f.Type, named: name != ""}
		if m.local = tag == "-"; m.local || name == "" {
			m.name, m.named = f.Name, false
		}
		*all = append(*all, m)
	}
}

// embedded returns the embedded struct whose fields count as fields of the outer struct.
func embedded(f reflect.StructField) (t reflect.Type, ok bool) {
	if !f.Anonymous {
		return nil, false
	}
	t = f.Type
	if t.Kind() == reflect.Pointer {
		if t = t.Elem(); !f.IsExported() {
			return nil, false // cannot be allocated where it is nil
		}
	}
	return t, t.Kind() == reflect.Struct && !isValue(t)
}

// dominant reports whether no other field hides m.
func dominant(m member, all []member) bool {
	for _, other := range all {
		if other.name != m.name || slices.Equal(other.index, m.index) {
			continue
		}
		switch {
		case len(other.index) < len(m.index):
			return false
		case len(other.index) == len(m.index) && (other.named || !m.named):
			return false
		}
	}
	return true
}

// mapSchema returns the schema of rows that are maps.
func mapSchema[T any]() *schema[T] {
	s := &schema[T]{made: map[string]Field[T]{}, make: mapField[T]}
	s.keys = func(row *T) []string {
		var names []string
		for _, k := range reflect.ValueOf(row).Elem().MapKeys() {
			if name := k.String(); !isOwnName(name) {
				names = append(names, name)
			}
		}
		return names
	}
	return s
}

func mapField[T any](name string) Field[T] {
	t := reflect.TypeFor[T]()
	key := reflect.ValueOf(name).Convert(t.Key())
	at := func(row *T) (any, bool) {
		v := reflect.ValueOf(row).Elem().MapIndex(key)
		if !v.IsValid() {
			return nil, false
		}
		return v.Interface(), true
	}
	return Field[T]{
		Name: name,
		Get:  func(row T) any { v, _ := at(&row); return v },
		Set: func(row *T, value any) error {
			v := reflect.New(t.Elem()).Elem()
			if err := assign(v, value); err != nil {
				return err
			}
			m := reflect.ValueOf(row).Elem()
			if m.IsNil() {
				m.Set(reflect.MakeMap(t))
			}
			m.SetMapIndex(key, v)
			return nil
		},
		at:    at,
		unset: func(row *T) { reflect.ValueOf(row).Elem().SetMapIndex(key, reflect.Value{}) },
	}
}
