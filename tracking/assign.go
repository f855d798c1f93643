// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
)

// reach returns a field of a row to be set. It allocates nil pointers on the path.
func reach(v reflect.Value, pointer bool, index []int) (reflect.Value, error) {
	if pointer {
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		v = v.Elem()
	}
	for i, x := range index {
		if i > 0 && v.Kind() == reflect.Pointer {
			if v.IsNil() {
				v.Set(reflect.New(v.Type().Elem()))
			}
			v = v.Elem()
		}
		v = v.Field(x)
	}
	if !v.CanSet() {
		return v, errors.New("tracking: a field that cannot be set")
	}
	return v, nil
}

// assign sets v to value. A value of another type is converted through JSON; if JSON cannot hold it exactly,
// assign returns an error.
func assign(v reflect.Value, value any) error {
	if value == nil {
		v.SetZero()
		return nil
	}
	given := reflect.ValueOf(value)
	if given.Type().AssignableTo(v.Type()) {
		v.Set(given)
		return nil
	}
	text, err := json.Marshal(value)
	if err != nil {
		return fmt.Errorf("tracking: %T for %s: %w", value, v.Type(), err)
	}
	fresh := reflect.New(v.Type())
	if err := json.Unmarshal(text, fresh.Interface()); err != nil {
		return fmt.Errorf("tracking: %T for %s", value, v.Type())
	}
	v.Set(fresh.Elem())
	return nil
}
