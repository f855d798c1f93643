// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"reflect"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/option"
)

// Compares reports whether filters can compare the values of a column by an operator. It is false for numbers of a
// type of the program's whose digits no text gives.
func Compares(d *Def, op filter.Op) bool {
	switch op {
	case filter.OpEquals, filter.OpNotEquals, filter.OpLess, filter.OpLessEqual, filter.OpGreater, filter.OpGreaterEqual, filter.OpBetween:
		return d.Kind != option.KindNumber || d.hidesNumber == nil || !d.hidesNumber()
	}
	return true
}

// hidesNumber reports whether no text gives the digits of the values: V is not made of a type of Go's, has no method
// Rat, and the text of a zero value that its String method writes, or else package fmt, is no number.
func (t *Value[V]) hidesNumber() bool {
	rt := reflect.TypeFor[V]()
	if _, plain := underlying(rt); plain || rt.Kind() == reflect.Interface || isFraction[V]() {
		return false
	}
	text := ""
	_ = Contained(func() error { text = string(t.traits.append(nil, zeroOf[V](rt))); return nil })
	return text != "" && !isDecimalText(text)
}

// zeroOf returns a zero value, or a pointer to one.
func zeroOf[V any](rt reflect.Type) (v V) {
	if rt.Kind() == reflect.Pointer {
		reflect.ValueOf(&v).Elem().Set(reflect.New(rt.Elem()))
	}
	return v
}
