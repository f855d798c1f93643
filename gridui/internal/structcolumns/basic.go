// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structcolumns

import (
	"reflect"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// basic returns a column of values of type V, which read returns of a field and write stores in it. V is the type of
// the field, or Go's basic type of its kind.
func basic[V any](f *field, tr column.Traits[V], read func(reflect.Value) V, write func(reflect.Value, V)) *column.Def {
	var parse func(string) (V, error)
	if say := speaker[V](f.Type, write); say != nil {
		tr = tr.ShownBy(say, f.Type.Kind())
		parse = reader(f.Type, read)
	}
	path := f.Path
	c := &column.Value[V]{Get: func(row rowdata.Row) (v V, ok bool) {
		at, ok := path.Get(row.Pointer())
		if !ok {
			return v, false
		}
		if v = read(at); tr.Missing != nil && tr.Missing(v) {
			var none V
			return none, false
		}
		return v, true
	}}
	c.Begin(f.ID, f.Header, tr)
	c.LayoutBy(f.Tag.Layout)
	if parse != nil {
		c.ParseBy(parse)
	}
	if tr.Named() {
		f.showInPlace(c.Def)
	}
	if !path.CanBeMissing() && tr.Missing == nil {
		c.Def.Missing = nil
	}
	switch {
	case f.edits() && tr.Unreadable() && parse == nil:
		c.Def.Fail(f.unreadable())
	case f.edits():
		c.EditBy(f.kit, func(row rowdata.Row, v V) {
			path.Put(row.Pointer(), func(at reflect.Value) { write(at, v) })
		})
		c.Clear = f.clearBy()
		c.Def.Set = accepting(c.Def.Set, f.Type, read)
	}
	style(f, c, tr.Named())
	return c.Def
}

// accepting returns a Set that also takes values of the type of the field, which differs from V if the program named it.
func accepting[V any](set func(rowdata.Row, any) error, of reflect.Type, read func(reflect.Value) V) func(rowdata.Row, any) error {
	if of == reflect.TypeFor[V]() {
		return set
	}
	return func(row rowdata.Row, v any) error {
		if at := reflect.ValueOf(v); at.IsValid() && at.Type() == of {
			v = read(at)
		}
		return set(row, v)
	}
}

func text(f *field) *column.Def {
	return basic(f, column.TraitsOf[string](), reflect.Value.String, reflect.Value.SetString)
}

func truth(f *field) *column.Def {
	return basic(f, column.TraitsOf[bool](), reflect.Value.Bool, reflect.Value.SetBool)
}

func signed[V int | int8 | int16 | int32 | int64](f *field) *column.Def {
	return basic(f, column.TraitsOf[V](), func(at reflect.Value) V { return V(at.Int()) },
		func(at reflect.Value, v V) { at.SetInt(int64(v)) })
}

func unsigned[V uint | uint8 | uint16 | uint32 | uint64](f *field) *column.Def {
	return basic(f, column.TraitsOf[V](), func(at reflect.Value) V { return V(at.Uint()) },
		func(at reflect.Value, v V) { at.SetUint(uint64(v)) })
}

func float[V float32 | float64](f *field) *column.Def {
	return basic(f, column.TraitsOf[V](), func(at reflect.Value) V { return V(at.Float()) },
		func(at reflect.Value, v V) { at.SetFloat(float64(v)) })
}

// as returns a value of type V, and put stores one.
func as[V any](at reflect.Value) V {
	if at.CanAddr() {
		return *at.Addr().Interface().(*V)
	}
	return at.Interface().(V)
}

func put[V any](at reflect.Value, v V) { *at.Addr().Interface().(*V) = v }

// readTime returns the value of a type that is made of time.Time. Its values have the memory of a time.Time, so that
// those in a row are read in place.
func readTime(at reflect.Value) time.Time {
	if at.CanAddr() {
		return *(*time.Time)(at.Addr().UnsafePointer())
	}
	return at.Convert(reflect.TypeFor[time.Time]()).Interface().(time.Time)
}

func putTime(at reflect.Value, v time.Time) { *(*time.Time)(at.Addr().UnsafePointer()) = v }
