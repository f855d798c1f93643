// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"

	"github.com/giogrid/giogrid/gridui/option"
)

// Dynamic describes the values of a column whose type is known at run time only.
type Dynamic struct {
	// Type is the type of the values. Values may also be pointers to it.
	Type reflect.Type
	Kind option.Kind
	// Append appends the text of a value.
	Append func(dst []byte, v any) []byte
	// Named reports that a method of the type makes the text.
	Named bool
}

// fits reports whether a value belongs to the type.
func (d *Dynamic) fits(v any) bool {
	of := reflect.TypeOf(v)
	return of != nil && (of.AssignableTo(d.Type) || of == reflect.PointerTo(d.Type))
}

// BeginDynamic does what Begin does for values that are described by of.
func BeginDynamic(t *Value[any], id, header string, of Dynamic) {
	tr := otherTraits[any](reflect.TypeFor[any]())
	tr.kind, tr.append, tr.named = of.Kind, of.Append, of.Named
	t.fits = of.fits
	t.Begin(id, header, tr)
	t.Def.valueType, t.plain = of.Type, false
}
