// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleTreePath() {
	var g gridui.Grid[person]
	g.Columns = peopleColumns()
	g.RowID = func(p person) string { return p.ID }
	g.Tree = gridui.Tree[person]{Path: func(p person) []string { return []string{p.City, p.ID} }}
	g.RowDrag.Mode = option.RowDragReorder
	g.Expansion.Rows = idset.All()
	g.SetRows(people(2))
	h := show(&g, func(ev events.Event) {
		if ev, ok := ev.(events.RowsReordered); ok {
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

// newPaths is an open tree of three people below their cities.
func newPaths() *stage[person] {
	return newStage(image.Pt(400, 400), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Tree = gridui.Tree[person]{Path: func(p person) []string { return []string{p.City, p.ID} }}
		g.Expansion.Rows = idset.All()
		g.SetRows(people(3))
	})
}

func TestChangesOfATreeByPaths(t *testing.T) {
	row := func(id, name string) person { return person{ID: id, Name: name, City: "X"} }
	type changes = gridui.Changes[person]
	for name, test := range map[string]struct {
		made       []changes
		want, gone []string
		rows       int
	}{
		"an added row takes the place of the one with its id": {
			[]changes{{Add: []person{row("p1", "New")}}}, []string{"New", "Park"}, []string{"Lee"}, 3,
		},
		"of several with one id the last counts": {
			[]changes{{Add: []person{row("n", "New"), row("n", "Newer")}}}, []string{"Newer"}, []string{`"New"`}, 4,
		},
		"an id meets the lists in their order": {
			[]changes{{Add: []person{row("n", "New"), row("m", "Mew")}, Update: []person{row("n", "Newer")}, Remove: []string{"m"}}},
			[]string{"Newer"}, []string{`"New"`, "Mew"}, 4,
		},
		"changes of one frame are made one after the other": {
			[]changes{{Remove: []string{"p0"}}, {Remove: []string{"p1"}}}, []string{"Park"}, []string{"Kim", "Lee"}, 1,
		},
		"what one adds the next updates": {
			[]changes{{Add: []person{row("n", "New")}}, {Update: []person{row("n", "Newer")}}}, []string{"Newer"}, []string{`"New"`}, 4,
		},
		"what one removes the next adds": {
			[]changes{{Remove: []string{"p1"}}, {Add: []person{row("p1", "New")}}}, []string{"New", "Kim", "Park"}, []string{"Lee"}, 3,
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newPaths()
			for _, c := range test.made {
				require.NoError(t, s.grid.Apply(c))
			}
			s.Settle()
			require.Empty(t, s.problems())
			require.Equal(t, test.rows, s.grid.Len())
			for _, text := range test.want {
				require.Contains(t, s.Dump(), text)
			}
			for _, text := range test.gone {
				require.NotContains(t, s.Dump(), text)
			}
		})
	}
}

func TestRowsBelowARemovedPathGoWithIt(t *testing.T) {
	s := newPaths()
	s.grid.Tree.Path = func(p person) []string {
		if p.ID == "p0" {
			return []string{"p0"}
		}
		return []string{"p0", p.ID}
	}
	s.grid.SetRows(people(3))
	s.Settle()
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{"p0"}}))
	s.Settle()
	require.Zero(t, s.grid.Shown())
}
