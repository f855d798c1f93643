// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strconv"
)

// Fields form trees: parts are tracked one by one, so that two sides may change two parts of one struct, and
// are sent with the whole field that contains them.

// errWithinItself is the error of fields that are parts of each other.
var errWithinItself = errors.New("tracking: fields that are within each other")

// assemble assigns parts to their fields, and returns the whole fields.
func assemble[T any](all []Field[T]) (wholes []Field[T], err error) {
	parts := map[string][]Field[T]{}
	for i := range all {
		f := all[i]
		if f.Within != "" && !slices.ContainsFunc(all, func(o Field[T]) bool { return o.Name == f.Within }) {
			return nil, fmt.Errorf("tracking: the field %s is within %s, which is no field", strconv.Quote(f.Name), strconv.Quote(f.Within))
		}
		parts[f.Within] = append(parts[f.Within], f)
	}
	placed := 0
	var grow func(fields []Field[T]) []Field[T]
	grow = func(fields []Field[T]) []Field[T] {
		for i := range fields {
			placed++
			fields[i].parts = grow(parts[fields[i].Name])
		}
		return fields
	}
	if wholes = grow(parts[""]); placed < len(all) {
		return nil, errWithinItself
	}
	return wholes, nil
}

// names appends the names of a field and its parts.
func (f *Field[T]) names(to []string) []string {
	to = append(to, f.Name)
	for i := range f.parts {
		to = f.parts[i].names(to)
	}
	return to
}

// divides reports whether rows can be compared and merged by the parts of a field: the parts make up the
// whole field, and every row has them.
func (f *Field[T]) divides(rows ...*T) bool {
	if len(f.parts) == 0 || f.partial {
		return false
	}
	for _, row := range rows {
		if f.there != nil && !f.there(row) {
			return false
		}
	}
	return true
}

// differing appends the smallest parts of a field in which a and b differ and that all rows, including
// others, have.
func (f *Field[T]) differing(to []string, a, b *T, others ...*T) []string {
	if f.same(a, b) {
		return to
	}
	if !f.divides(append(others, a, b)...) {
		return append(to, f.Name)
	}
	for i := range f.parts {
		to = f.parts[i].differing(to, a, b, others...)
	}
	return to
}

// colliding appends the smallest parts of a field that both sides changed, to different values.
func (f *Field[T]) colliding(to []string, was, local, server *T) []string {
	if f.same(was, local) || f.same(was, server) || f.same(local, server) {
		return to
	}
	if !f.divides(was, local, server) {
		return append(to, f.Name)
	}
	for i := range f.parts {
		to = f.parts[i].colliding(to, was, local, server)
	}
	return to
}

// edited appends a field and all of its parts in which rows differ.
func (f *Field[T]) edited(to []string, a, b *T) []string {
	if f.same(a, b) {
		return to
	}
	to = append(to, f.Name)
	for i := range f.parts {
		to = f.parts[i].edited(to, a, b)
	}
	return to
}

// mostParts is the maximal number of derived parts; structs beyond it are single fields.
const mostParts = 1000

// derivation makes the fields of a struct and of the structs in it.
type derivation[T any] struct {
	pointer bool
	taken   map[string]bool // names of fields
	fields  []Field[T]
	parts   int
}

// derive appends fields, each followed by its parts. within holds the structs that enclose the members.
func (d *derivation[T]) derive(all []member, whole string, within []reflect.Type) {
	for _, m := range all {
		f := structField[T](m, d.pointer)
		f.Within = whole
		at := len(d.fields)
		d.fields = append(d.fields, f)
		inner, pointer := m.typ, m.typ.Kind() == reflect.Pointer
		if pointer {
			inner = inner.Elem()
		}
		if inner.Kind() != reflect.Struct || isLeaf(inner) || slices.Contains(within, inner) {
			continue
		}
		parts := d.partsOf(m, inner)
		d.fields[at].partial = len(parts) == 0 || hides(inner) || len(parts) < countOf(inner)
		if pointer {
			d.fields[at].there = func(row *T) bool { v, ok := f.find(row); return ok && !v.IsNil() }
		} else {
			d.fields[at].there = func(row *T) bool { _, ok := f.find(row); return ok }
		}
		d.derive(parts, m.name, append(slices.Clone(within), inner))
	}
}

// partsOf returns the parts of a member, by paths from the row. It skips names that another field has.
func (d *derivation[T]) partsOf(m member, inner reflect.Type) (parts []member) {
	for _, part := range members(inner) {
		part.name = m.name + "." + part.name
		part.index = slices.Concat(m.index, part.index)
		part.local = part.local || m.local
		if d.taken[part.name] || d.parts == mostParts {
			continue
		}
		d.taken[part.name] = true
		d.parts++
		parts = append(parts, part)
	}
	return parts
}

// countOf returns the number of fields of a struct, including fields of embedded structs.
func countOf(t reflect.Type) int {
	var all []member
	collect(t, nil, nil, &all)
	return len(all)
}

// hides reports whether a struct contains data that is not a field of it.
func hides(t reflect.Type) bool {
	for i := range t.NumField() {
		f := t.Field(i)
		if inner, ok := embedded(f); ok {
			if f.Type.Kind() == reflect.Pointer || hides(inner) {
				return true
			}
			continue
		}
		if !f.IsExported() || f.Type.Kind() == reflect.Chan || f.Type.Kind() == reflect.Func {
			return true
		}
	}
	return false
}

var (
	jsonMarshaler = reflect.TypeFor[json.Marshaler]()
	textMarshaler = reflect.TypeFor[encoding.TextMarshaler]()
)

// isLeaf reports whether a struct is a single value: it marshals itself, or has no exported fields.
func isLeaf(t reflect.Type) bool {
	p := reflect.PointerTo(t)
	return isValue(t) || p.Implements(jsonMarshaler) || p.Implements(textMarshaler) || !exports(t)
}
