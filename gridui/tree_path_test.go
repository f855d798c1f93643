// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

func ExampleTreePath() {
	var g gridui.Grid[person]
	g.Columns = peopleColumns()
	g.RowID = func(p person) string { return p.ID }
	g.Tree = gridui.Tree[person]{Path: func(p person) []string { return []string{p.City, p.ID} }}
	g.RowDrag.Mode = gridui.RowReorder
	g.Expansion.Rows = gridui.AllIDs()
	g.SetRows(people(2))
	h := show(&g, func(ev gridui.Event) {
		if ev, ok := ev.(gridui.RowsReordered); ok {
			path, _ := gridui.TreePath(ev.TargetRowID)
			fmt.Println(ev.RowIDs, "into", path)
		}
	})
	// City 0 over p0, City 1 over p1: the last row goes into the first.
	h.DragFrom(300, rowY(3)).To(300, rowY(0))
	// Output: [p1] into [City 0]
}

func TestTreePathOfOtherIDs(t *testing.T) {
	for _, id := range []string{"", "p1", "__path__:", "__path__:{", "__group__:x"} {
		_, ok := gridui.TreePath(id)
		require.False(t, ok, id)
	}
	path, ok := gridui.TreePath(`__path__:["a","b"]`)
	require.True(t, ok)
	require.Equal(t, []string{"a", "b"}, path)
}
