// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"reflect"
	"testing"

	"gioui.org/layout"
	"gioui.org/op"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

// Each method of a grid can be called before there are rows and before the first frame, on
// the zero value and with all modes on.
func TestMethodsOfAGridWithoutRows(t *testing.T) {
	zero := func() *gridui.Grid[person] { return new(gridui.Grid[person]) }
	t.Run("zero", func(t *testing.T) { callAll(t, zero) })
	t.Run("modes", func(t *testing.T) {
		callAll(t, func() *gridui.Grid[person] {
			g := zero()
			g.Columns = peopleColumns()
			modesOn(reflect.ValueOf(&g.Options).Elem())
			g.Paging.Size, g.Grouping.By = 5, []string{"city"}
			return g
		})
	})
}

// modesOn sets the fields named Mode to the first mode that is not off.
func modesOn(v reflect.Value) {
	for i := range v.NumField() {
		switch f := v.Field(i); {
		case v.Type().Field(i).Name == "Mode" && f.CanUint():
			f.SetUint(1)
		case f.Kind() == reflect.Struct && v.Type().Field(i).IsExported():
			modesOn(f)
		}
	}
}

// callAll calls each method of a new grid, with the zero value of each argument and with
// another one where its type is basic.
func callAll(t *testing.T, grid func() *gridui.Grid[person]) {
	typ := reflect.TypeFor[*gridui.Grid[person]]()
	for i := range typ.NumMethod() {
		m := typ.Method(i)
		t.Run(m.Name, func(t *testing.T) {
			for _, other := range []bool{false, true} {
				args := []reflect.Value{reflect.ValueOf(grid())}
				for k := 1; k < m.Type.NumIn(); k++ {
					args = append(args, argument(m.Type.In(k), other))
				}
				call := m.Func.Call
				if m.Type.IsVariadic() {
					call = m.Func.CallSlice
				}
				require.NotPanics(t, func() { call(args) })
			}
		})
	}
}

func argument(typ reflect.Type, other bool) reflect.Value {
	arg := reflect.New(typ).Elem()
	switch {
	case typ == reflect.TypeFor[layout.Context]():
		arg.Set(reflect.ValueOf(layout.Context{Ops: new(op.Ops)}))
	case !other:
	case arg.CanInt():
		arg.SetInt(1)
	case arg.CanUint():
		arg.SetUint(1)
	case typ.Kind() == reflect.Bool:
		arg.SetBool(true)
	case typ.Kind() == reflect.String:
		arg.SetString("name")
	}
	return arg
}
