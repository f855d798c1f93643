// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestTreePathOfOtherIDs(t *testing.T) {
	for _, id := range []string{"", "p1", "__path__:", "__path__:{", "__group__:x"} {
		_, ok := gridui.TreePath(id)
		require.False(t, ok, id)
	}
	path, ok := gridui.TreePath(`__path__:["a","b"]`)
	require.True(t, ok)
	require.Equal(t, []string{"a", "b"}, path)
}

// newPaths returns an open tree of three people below their cities.
func newPaths() *gridstage.Stage[gridstage.Person] {
	return gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = gridstage.PeopleColumns()
		g.RowID = func(p gridstage.Person) string { return p.ID }
		g.Tree = gridui.Tree[gridstage.Person]{Path: func(p gridstage.Person) []string { return []string{p.City, p.ID} }}
		g.Expansion.Rows = idset.All()
		g.SetRows(gridstage.People(3))
	})
}

func TestChangesOfATreeByPaths(t *testing.T) {
	row := func(id, name string) gridstage.Person { return gridstage.Person{ID: id, Name: name, City: "X"} }
	type changes = gridui.Changes[gridstage.Person]
	for name, test := range map[string]struct {
		made       []changes
		want, gone []string
		rows       int
	}{
		"an added row takes the place of the one with its id": {
			[]changes{{Add: []gridstage.Person{row("p1", "New")}}}, []string{"New", "Park"}, []string{"Lee"}, 3,
		},
		"of several with one id the last counts": {
			[]changes{{Add: []gridstage.Person{row("n", "New"), row("n", "Newer")}}}, []string{"Newer"}, []string{`"New"`}, 4,
		},
		"an id meets the lists in their order": {
			[]changes{{Add: []gridstage.Person{row("n", "New"), row("m", "Mew")}, Update: []gridstage.Person{row("n", "Newer")}, Remove: []string{"m"}}},
			[]string{"Newer"}, []string{`"New"`, "Mew"}, 4,
		},
		"changes of one frame are made one after the other": {
			[]changes{{Remove: []string{"p0"}}, {Remove: []string{"p1"}}}, []string{"Park"}, []string{"Kim", "Lee"}, 1,
		},
		"what one adds the next updates": {
			[]changes{{Add: []gridstage.Person{row("n", "New")}}, {Update: []gridstage.Person{row("n", "Newer")}}}, []string{"Newer"}, []string{`"New"`}, 4,
		},
		"what one removes the next adds": {
			[]changes{{Remove: []string{"p1"}}, {Add: []gridstage.Person{row("p1", "New")}}}, []string{"New", "Kim", "Park"}, []string{"Lee"}, 3,
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newPaths()
			for _, c := range test.made {
				require.NoError(t, s.Grid.Apply(c))
			}
			s.Settle()
			require.Empty(t, s.Problems())
			require.Equal(t, test.rows, s.Grid.Len())
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
	s.Grid.Tree.Path = func(p gridstage.Person) []string {
		if p.ID == "p0" {
			return []string{"p0"}
		}
		return []string{"p0", p.ID}
	}
	s.Grid.SetRows(gridstage.People(3))
	s.Settle()
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p0"}}))
	s.Settle()
	require.Zero(t, s.Grid.Shown())
}
