// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"math/big"
	"reflect"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

// maxExponent bounds the numbers of big.Float that are read exactly: larger ones would need much memory.
const maxExponent = 4096

// fractionOf returns a number with a String method that omits digits: a type of package math/big, or a type
// with a method Rat() *big.Rat. It returns nil for other types.
func fractionOf(v any) *ratio.Rat {
	switch n := v.(type) {
	case *big.Rat:
		return rational(n)
	case big.Rat:
		return ratio.OfBig(&n)
	case binary:
		return floatFraction(n)
	case big.Float:
		return floatFraction(pointer(v).(binary))
	case big.Int:
		return ratio.OfBigInt(&n)
	case fraction:
		if p := reflect.ValueOf(v); p.Kind() != reflect.Pointer || !p.IsNil() {
			return rational(n.Rat())
		}
	}
	return nil
}

// rational returns a copy of a fraction, nil for nil.
func rational(r *big.Rat) *ratio.Rat {
	if r == nil {
		return nil
	}
	return ratio.OfBig(r)
}

// fraction is a number type of the program.
type fraction interface{ Rat() *big.Rat }

// binary is implemented by *big.Float. The interface keeps its code out of programs that do not use it.
type binary interface {
	IsInf() bool
	MantExp(mantissa *big.Float) (exponent int)
	Rat(z *big.Rat) (*big.Rat, big.Accuracy)
}

// pointer returns a pointer to a copy of a value. Unlike the operator & it does not link the methods of the type.
func pointer(v any) any {
	p := reflect.New(reflect.TypeOf(v))
	p.Elem().Set(reflect.ValueOf(v))
	return p.Interface()
}

// floatFraction returns a number that may be a nil *big.Float.
func floatFraction(f binary) *ratio.Rat {
	if p := reflect.ValueOf(f); p.IsNil() || f.IsInf() || f.MantExp(nil) > maxExponent || f.MantExp(nil) < -maxExponent {
		return nil
	}
	r, _ := f.Rat(nil)
	return ratio.OfBig(r)
}

// isFraction reports whether fractionOf reads values of a type.
func isFraction[V any]() bool {
	var v V
	switch any(&v).(type) {
	case *big.Int, *big.Rat, *big.Float, **big.Rat, **big.Float:
		return true
	}
	_, ok := any(v).(fraction)
	return ok
}
