// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import "reflect"

// Kind makes and copies rows.
type Kind interface {
	// Blank points to a new row that is the zero value, or a pointer to one. Clone points
	// to a copy of a row, Deep to one that shares nothing with it that an edit changes: of
	// a pointer, what it points to, of a map, its entries.
	Blank() Row
	Clone(row Row) Row
	Deep(row Row) Row
	// Flat says that a clone is a deep one.
	Flat() bool
	// Assign makes a row the same as another. Of a pointer it fills what that points to,
	// so that all who hold it see the change.
	Assign(to, from Row)
	// Key is what two rows have in common that are the same, nil where that cannot be
	// told.
	Key(row Row) any
	// List is an empty slice of rows with room for n.
	List(n int) Growing
	Name() reflect.Type
}

// KindOf makes and copies rows of type T.
type KindOf[T any] struct{}

func (KindOf[T]) Blank() Row { row := Blank[T](); return To(&row) }

// Blank is a zero value, or a pointer to one: the caller's functions are asked about
// it, and follow the pointer.
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

// unshare gives a pointer or a map a copy of what it points to, or of its entries.
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

// fill writes what a pointer points to into what another does, if both do.
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
