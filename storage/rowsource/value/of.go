// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package value

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
	"time"
)

// Of returns the Value of a Go value: nil and nil pointers are null, pointers are followed, and named types
// are converted by their underlying type. It fails for other types.
func Of(x any) (Value, error) {
	switch x := x.(type) {
	case nil:
		return Value{}, nil
	case Value:
		return x, nil
	case time.Time:
		return Time(x), nil
	case []byte:
		return Bytes(x), nil
	}
	return ofReflected(reflect.ValueOf(x))
}

func ofReflected(r reflect.Value) (Value, error) {
	switch k := r.Kind(); {
	case k == reflect.Pointer && r.IsNil():
		return Value{}, nil
	case k == reflect.Pointer:
		return Of(r.Elem().Interface())
	case k == reflect.Bool:
		return Bool(r.Bool()), nil
	case k == reflect.String:
		return Text(r.String()), nil
	case r.CanInt():
		return Int(r.Int()), nil
	case r.CanUint() && r.Uint() <= math.MaxInt64:
		return Int(int64(r.Uint())), nil
	case r.CanUint():
		return Decimal(strconv.FormatUint(r.Uint(), 10))
	case k == reflect.Float32: // by its shortest digits: 0.1, not 0.10000000149011612
		f, err := strconv.ParseFloat(strconv.FormatFloat(r.Float(), 'g', -1, 32), 64)
		return Float(f), err
	case k == reflect.Float64:
		return Float(r.Float()), nil
	}
	return Value{}, fmt.Errorf("value: a %s is no value of a cell", r.Type())
}
