// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns

import (
	"bytes"
	"fmt"
	"reflect"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/structfields"
	"github.com/giogrid/giogrid/gridui/option"
)

// other returns a column of values of a type that is none of Go's basic types. They are numbers if the type has an
// order and the text of its zero value is a number, or if the tag says so; else texts.
func (f *field) other() *column.Def {
	path := f.Path
	c := &column.Value[any]{Get: func(row rowdata.Row) (any, bool) {
		at, ok := path.Get(row.Pointer())
		if !ok || lacks(at) {
			return nil, false
		}
		return f.value(at), true
	}}
	column.BeginDynamic(c, f.ID, f.Header, column.Dynamic{
		Type: f.Type, Kind: f.kind(), Named: structfields.WritesText(f.Type), Append: func(dst []byte, v any) []byte { return sayValue(dst, f.Type, v) },
	})
	f.showInPlace(c.Def)
	f.order(c)
	f.editOther(c)
	style(f, c, true)
	return c.Def
}

// value returns the value of a field: a pointer if only pointers to values of its type write text, as with big.Int.
func (f *field) value(at reflect.Value) any {
	switch {
	case !f.byPointer():
		return at.Interface()
	case f.Path.IsTarget():
		return at.Addr().Interface()
	}
	return pointerTo(f.Type, at.Interface())
}

func (f *field) byPointer() bool {
	return structfields.WritesText(f.Type) && !f.Type.Implements(stringer) && !f.Type.Implements(marshaler)
}

// lacks reports whether a field holds nil.
func lacks(at reflect.Value) bool {
	switch at.Kind() {
	case reflect.Slice, reflect.Map, reflect.Interface, reflect.Pointer:
		return at.IsNil()
	}
	return false
}

// kind returns the kind of the values: numbers if their type has an order and the text of its zero value is a number.
func (f *field) kind() option.Kind {
	switch {
	case f.Tag.HasKind:
		return f.Tag.Kind
	case f.isNumber():
		return option.KindNumber
	case structfields.WritesText(f.Type) || f.Type == reflect.TypeFor[[]string]():
		return option.KindText
	}
	return option.KindOther
}

// pointerTo returns a pointer to a value of type of, to the zero value if v has another type.
func pointerTo(of reflect.Type, v any) any {
	if at := reflect.ValueOf(v); at.IsValid() && at.Type() == reflect.PointerTo(of) && !at.IsNil() {
		return v
	}
	p := reflect.New(of)
	if at := reflect.ValueOf(v); at.IsValid() && at.Type().AssignableTo(of) {
		p.Elem().Set(at)
	}
	return p.Interface()
}

// isNumber reports whether the type has an order and the text of its zero value is a number.
func (f *field) isNumber() bool {
	if _, ordered := f.comparer(); !ordered {
		return false
	}
	zero := []byte(nil)
	_ = column.Contained(func() error { zero = say(nil, reflect.New(f.Type).Interface()); return nil })
	_, ok := exact.Parse(zero)
	return ok
}

// A comparer compares two values by a method Compare or Cmp of their type.
type comparer struct {
	method reflect.Value
	// pointers reports that the method compares with a pointer.
	pointers bool
}

// comparer returns the order of the type, false if it has none.
func (f *field) comparer() (c comparer, ok bool) {
	to := reflect.PointerTo(f.Type)
	m, ok := to.MethodByName("Compare")
	if !ok || !compares(m.Type, f.Type) {
		m, ok = to.MethodByName("Cmp")
	}
	if !ok || !compares(m.Type, f.Type) {
		return c, false
	}
	return comparer{method: m.Func, pointers: m.Type.In(1).Kind() == reflect.Pointer}, true
}

// compares reports whether a method of pointers to a type compares its values.
func compares(method, of reflect.Type) bool {
	return method.NumIn() == 2 && method.NumOut() == 1 && method.Out(0).Kind() == reflect.Int &&
		(method.In(1) == of || method.In(1) == reflect.PointerTo(of))
}

// compare compares two values, given pointers to them.
func (c comparer) compare(a, b reflect.Value) int {
	if !c.pointers {
		b = b.Elem()
	}
	return int(c.method.Call([]reflect.Value{a, b})[0].Int())
}

// order sets the order of the values: by the method of their type, or else by their texts.
func (f *field) order(c *column.Value[any]) {
	path := f.Path
	by, ordered := f.comparer()
	if !ordered && c.Def.Kind != option.KindText {
		return
	}
	compare := func(a, b reflect.Value) int {
		if ordered {
			return by.compare(a, b)
		}
		return bytes.Compare(say(nil, a.Interface()), say(nil, b.Interface()))
	}
	c.CompareBy(func(a, b any) int {
		return compare(reflect.ValueOf(pointerTo(f.Type, a)), reflect.ValueOf(pointerTo(f.Type, b)))
	})
	c.Def.Compare = func(a, b rowdata.Row) int {
		x, _ := path.Get(a.Pointer())
		y, _ := path.Get(b.Pointer())
		return compare(x.Addr(), y.Addr())
	}
}

// editOther makes the column editable if its type can be read from text.
func (f *field) editOther(c *column.Value[any]) {
	parse := reader(f.Type, f.value)
	switch {
	case !f.edits():
		return
	case parse == nil:
		c.Def.Fail(f.unreadable())
		return
	case c.Def.Kind == option.KindNumber:
		c.ParsePlainBy(parse)
	default:
		c.ParseBy(parse)
	}
	c.EditBy(f.kit, func(row rowdata.Row, v any) {
		f.Path.Put(row.Pointer(), func(at reflect.Value) {
			at.Set(reflect.ValueOf(pointerTo(f.Type, v)).Elem())
		})
	})
	c.Clear = f.clearBy()
}

// unreadable returns the error of a field that cannot be edited.
func (f *field) unreadable() error {
	return fmt.Errorf("gridui: column %q cannot be edited: %v has no UnmarshalText and no Scan", f.ID, f.Type)
}
