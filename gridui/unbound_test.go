// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"reflect"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestMethodsOfAGridThatHasNothingYet calls every method on a grid that has neither rows
// nor a frame.
func TestMethodsOfAGridThatHasNothingYet(t *testing.T) {
	kind := reflect.TypeFor[*gridui.Grid[int]]()
	for i := range kind.NumMethod() {
		m := kind.Method(i)
		if m.Name == "Update" {
			continue // it needs a frame
		}
		g := new(gridui.Grid[int])
		g.Selection.Mode, g.Editing.Mode, g.Filtering.Mode = option.SelectMulti, option.EditCells, option.FilterOn
		args := []reflect.Value{reflect.ValueOf(g)}
		for k := 1; k < m.Type.NumIn(); k++ {
			in := m.Type.In(k)
			if m.Type.IsVariadic() && k == m.Type.NumIn()-1 {
				in = in.Elem()
			}
			args = append(args, reflect.Zero(in))
		}
		require.NotPanics(t, func() { m.Func.Call(args) }, m.Name)
	}
}

func TestColumnsCanBePlacedBeforeThereAreRows(t *testing.T) {
	var g gridui.Grid[person]
	g.Columns = peopleColumns()
	g.Pin("age", option.PinLeft)
	g.HideColumn("city")
	require.Equal(t, []string{"age"}, g.Pinning.Left)
	require.Equal(t, []string{"age", "id", "name"}, g.ShownColumns())
	g.ShowColumn("city")
	require.Equal(t, []string{"age", "id", "name", "city"}, g.ShownColumns())
}
