// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Every method can be called on a grid that has neither rows nor a frame, with all modes off,
// with the first one of each on, and with the second where there is one.
func TestMethodsOfAGridThatHasNothingYet(t *testing.T) {
	kind := reflect.TypeFor[*gridui.Grid[int]]()
	for i := range kind.NumMethod() {
		m := kind.Method(i)
		if m.Name == "Update" {
			continue // it needs a frame
		}
		for mode := range uint64(3) {
			g := new(gridui.Grid[int])
			setModes(reflect.ValueOf(&g.Options).Elem(), mode)
			g.Paging.Size = 5
			args := []reflect.Value{reflect.ValueOf(g)}
			for k := 1; k < m.Type.NumIn(); k++ {
				in := m.Type.In(k)
				if m.Type.IsVariadic() && k == m.Type.NumIn()-1 {
					in = in.Elem()
				}
				args = append(args, reflect.Zero(in))
			}
			assert.NotPanics(t, func() { m.Func.Call(args) }, "%s in mode %d", m.Name, mode)
		}
	}
}

// setModes sets the fields named Mode, and those named Enabled where the mode is not off.
func setModes(v reflect.Value, mode uint64) {
	for i := range v.NumField() {
		switch f := v.Field(i); {
		case v.Type().Field(i).Name == "Mode" && f.CanUint():
			f.SetUint(mode)
		case v.Type().Field(i).Name == "Enabled":
			f.SetBool(mode > 0)
		case f.Kind() == reflect.Struct && v.Type().Field(i).IsExported():
			setModes(f, mode)
		}
	}
}

func TestColumnsCanBePlacedBeforeThereAreRows(t *testing.T) {
	var g gridui.Grid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.Column("age").Pin(option.ColumnPinLeft)
	g.Column("city").Hide()
	require.Equal(t, []string{"age"}, g.ColumnPinning.Left)
	require.Equal(t, []string{"age", "id", "name"}, g.ShownColumns())
	g.Column("city").Show()
	require.Equal(t, []string{"age", "id", "name", "city"}, g.ShownColumns())
}
