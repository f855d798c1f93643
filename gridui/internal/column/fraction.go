// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math/big"
	"reflect"
)

// maxExponent bounds the numbers of big.Float that are read exactly: larger ones would need much memory.
const maxExponent = 4096

// fractionOf returns a number with a String method that omits digits: a type of package math/big, or a type
// with a method Rat() *big.Rat. It returns nil for other types.
func fractionOf(v any) *big.Rat {
	switch v := v.(type) {
	case *big.Rat:
		return v
	case big.Rat:
		return &v
	case *big.Float:
		return floatFraction(v)
	case big.Float:
		return floatFraction(&v)
	case big.Int:
		return new(big.Rat).SetInt(&v)
	case fraction:
		if p := reflect.ValueOf(v); p.Kind() != reflect.Pointer || !p.IsNil() {
			return v.Rat()
		}
	}
	return nil
}

// fraction is a number type of the program.
type fraction interface{ Rat() *big.Rat }

func floatFraction(f *big.Float) *big.Rat {
	if f == nil || f.IsInf() || f.MantExp(nil) > maxExponent || f.MantExp(nil) < -maxExponent {
		return nil
	}
	r, _ := f.Rat(nil)
	return r
}

// isFraction reports whether fractionOf reads values of a type.
func isFraction[V any]() bool {
	var v V
	switch any(&v).(type) {
	case *big.Int, *big.Rat, *big.Float, **big.Rat, **big.Float:
		return true
	}
	return reflect.TypeFor[V]().Implements(reflect.TypeFor[fraction]())
}
