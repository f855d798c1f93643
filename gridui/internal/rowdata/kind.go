// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import "reflect"

// Kind makes and copies rows.
type Kind interface {
	// Blank returns a new row: the zero value, or a pointer to one. Clone copies a row. Deep copies
	// a row so that edits of the copy do not change the original: of a pointer it copies the
	// target, of a map the entries.
	Blank() Row
	Clone(row Row) Row
	Deep(row Row) Row
	// Flat reports whether Clone copies as Deep does.
	Flat() bool
	// Assign copies a row into another one. For pointers it copies the target, so that all holders
	// of the pointer see the change.
	Assign(to, from Row)
	// Key returns a value that is equal for identical rows, nil if identity cannot be determined.
	Key(row Row) any
	// List returns an empty slice of rows with capacity n.
	List(n int) Growing
	Name() reflect.Type
}

// KindOf is the Kind of rows of type T.
type KindOf[T any] struct{}

func (KindOf[T]) Blank() Row { row := Blank[T](); return To(&row) }

// Blank returns a zero value, or for pointer types a pointer to one, since the caller's functions
// dereference it.
func Blank[T any]() (row T) {
	if t := reflect.TypeFor[T](); t.Kind() == reflect.Pointer {
		reflect.ValueOf(&row).Elem().Set(reflect.New(t.Elem()))
	}
	return row
}

func (KindOf[T]) Clone(row Row) Row { c := *Ptr[T](row); return To(&c) }

func (KindOf[T]) List(n int) Growing { return &SliceOf[T]{make([]T, 0, n)} }

func (KindOf[T]) Name() reflect.Type { return reflect.TypeFor[T]() }

func (KindOf[T]) Flat() bool {
	k := reflect.TypeFor[T]().Kind()
	return k != reflect.Pointer && k != reflect.Map
}

func (k KindOf[T]) Deep(row Row) Row {
	c := *Ptr[T](row)
	if !k.Flat() {
		unshare(reflect.ValueOf(&c).Elem())
	}
	return To(&c)
}

// unshare replaces a pointer or a map by a copy of its target or its entries.
func unshare(v reflect.Value) {
	if v.IsNil() {
		return
	}
	if v.Kind() == reflect.Pointer {
		c := reflect.New(v.Type().Elem())
		c.Elem().Set(v.Elem())
		v.Set(c)
		return
	}
	c := reflect.MakeMapWithSize(v.Type(), v.Len())
	for it := v.MapRange(); it.Next(); {
		c.SetMapIndex(it.Key(), it.Value())
	}
	v.Set(c)
}

// fill copies the target of a pointer into the target of another, if neither is nil.
func fill(to, from reflect.Value) bool {
	if to.Kind() != reflect.Pointer || to.IsNil() || from.IsNil() {
		return false
	}
	to.Elem().Set(from.Elem())
	return true
}

func (KindOf[T]) Assign(to, from Row) {
	t, f := Ptr[T](to), Ptr[T](from)
	if reflect.TypeFor[T]().Kind() != reflect.Pointer || !fill(reflect.ValueOf(*t), reflect.ValueOf(*f)) {
		*t = *f
	}
}

func (KindOf[T]) Key(row Row) any {
	if reflect.TypeFor[T]().Comparable() {
		return *Ptr[T](row)
	}
	return nil
}
