// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns

import (
	"encoding"
	"reflect"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/structfields"
)

// holdsTags reports whether the type is a slice of strings, or of values with a String method, and writes no text
// itself.
func (f *field) holdsTags() bool {
	if f.Tag.HasKind || f.Type.Kind() != reflect.Slice || structfields.WritesText(f.Type) {
		return false
	}
	of := f.Type.Elem()
	return of.Kind() == reflect.String || of.Implements(stringer)
}

// tags returns a column of tags.
func (f *field) tags() *column.Def {
	if of := f.Type.Elem(); of.Kind() == reflect.String && !of.Implements(stringer) {
		return f.stringTags()
	}
	path := f.Path
	c := &column.Value[any]{Get: func(row rowdata.Row) (any, bool) {
		at, ok := path.Get(row.Pointer())
		if !ok || lacks(at) {
			return nil, false
		}
		return at.Interface(), true
	}}
	column.BeginDynamic(c, f.ID, f.Header, column.Dynamic{Type: f.Type, Append: column.AppendAny})
	c.TagsBy(column.TagOptions[any]{})
	text := reflect.TypeFor[encoding.TextUnmarshaler]()
	switch of := f.Type.Elem(); {
	case !f.edits():
	case of.Kind() != reflect.String && !reflect.PointerTo(of).Implements(text):
		c.Def.Fail(f.unreadable())
	default:
		c.EditBy(f.kit, func(row rowdata.Row, v any) {
			path.Put(row.Pointer(), func(at reflect.Value) {
				at.SetZero()
				if v != nil {
					at.Set(reflect.ValueOf(v))
				}
			})
		})
		c.Clear = f.clearBy()
	}
	return c.Def
}

// stringTags returns a column of a slice of strings. Slices of all types of strings have the same memory.
func (f *field) stringTags() *column.Def {
	path := f.Path
	read := func(at reflect.Value) []string {
		if at.CanAddr() {
			return *(*[]string)(at.Addr().UnsafePointer())
		}
		return at.Convert(reflect.TypeFor[[]string]()).Interface().([]string)
	}
	c := &column.Value[[]string]{Get: func(row rowdata.Row) ([]string, bool) {
		at, ok := path.Get(row.Pointer())
		if !ok {
			return nil, false
		}
		return read(at), true
	}}
	c.Begin(f.ID, f.Header, column.TraitsOf[[]string]())
	c.TagsBy(column.TagOptions[[]string]{})
	if f.edits() {
		c.EditBy(f.kit, func(row rowdata.Row, v []string) {
			path.Put(row.Pointer(), func(at reflect.Value) { *(*[]string)(at.Addr().UnsafePointer()) = v })
		})
		c.Clear = f.clearBy()
		if f.Type.Elem() == reflect.TypeFor[string]() {
			c.Def.Set = accepting(c.Def.Set, f.Type, read)
		}
	}
	return c.Def
}
