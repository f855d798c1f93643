// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import (
	"reflect"
	"sync"
	"unsafe"
)

// Override returns the texts with the texts of part that are set. It replaces Numbers as a whole.
func (l Texts) Override(part Texts) Texts {
	f, from, to := fields(), unsafe.Pointer(&part), unsafe.Pointer(&l)
	for _, at := range f.texts {
		if text := *(*string)(unsafe.Add(from, at)); text != "" {
			*(*string)(unsafe.Add(to, at)) = text
		}
	}
	for _, at := range f.funcs {
		if fn := *(*unsafe.Pointer)(unsafe.Add(from, at)); fn != nil {
			*(*unsafe.Pointer)(unsafe.Add(to, at)) = fn
		}
	}
	if part.Numbers != (Numbers{}) {
		l.Numbers = part.Numbers
	}
	return l
}

// textFields holds the offsets of the texts and of the functions in Texts and in the structs inside it.
type textFields struct{ texts, funcs []uintptr }

// fields returns the fields of Texts. An assignment for each of the thousand fields would be a hundredth of a program
// with one grid, and Override is called in each frame.
var fields = sync.OnceValue(func() (f textFields) {
	f.add(reflect.TypeFor[Texts](), 0)
	return f
})

// add adds the fields of a struct that begins at an offset.
func (f *textFields) add(of reflect.Type, begin uintptr) {
	for i := range of.NumField() {
		field := of.Field(i)
		at := begin + field.Offset
		switch field.Type.Kind() {
		case reflect.String:
			f.texts = append(f.texts, at)
		case reflect.Func:
			f.funcs = append(f.funcs, at)
		case reflect.Struct:
			if field.Type != reflect.TypeFor[Numbers]() {
				f.add(field.Type, at)
			}
		default:
			panic("locale: a field of a kind that Override does not know: " + field.Name)
		}
	}
}
