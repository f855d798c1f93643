// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// twig is a row that stands flat, in groups or in a tree, depending on the grid.
type twig struct {
	ID, Up, Kind string
	N            int
	Path         []string
	Kids         []twig
}

func twigID(n twig) string { return n.ID }

func twigColumns() []gridui.Column[twig] {
	return []gridui.Column[twig]{
		gridui.Field("kind", "kind", func(n twig) string { return n.Kind }).Width(90),
		gridui.Field("n", "n", func(n twig) int { return n.N }).Width(60).Aggregate(option.AggregateSum),
		gridui.Field("id", "id", twigID).Width(60).Wrap().Edit(func(n *twig, v string) { n.Kind = v }),
	}
}

// twigs is a source of rows that no slice holds.
type twigs []twig

func (n twigs) Len() int      { return len(n) }
func (n twigs) At(i int) twig { return n[i] }

// shapes are the ways in which twigs can stand.
var shapes = []struct {
	name string
	set  func(*gridui.Grid[twig])
}{
	{"flat", func(*gridui.Grid[twig]) {}},
	{"grouped", func(g *gridui.Grid[twig]) { g.Grouping.By = []string{"kind"} }},
	{"grouped twice", func(g *gridui.Grid[twig]) {
		g.Grouping = option.Grouping{By: []string{"kind", "n"}, Total: option.TotalRowBottom}
	}},
	{"parent", func(g *gridui.Grid[twig]) { g.Tree.Parent = func(n twig) string { return n.Up } }},
	{"path", func(g *gridui.Grid[twig]) { g.Tree.Path = func(n twig) []string { return n.Path } }},
	{"children", func(g *gridui.Grid[twig]) { g.Tree.Children = func(n twig) []twig { return n.Kids } }},
}

func TestChangesThatWaitForRowsOfASource(t *testing.T) {
	for _, shape := range shapes {
		t.Run(shape.name, func(t *testing.T) {
			s := newStage(image.Pt(300, 260), func(g *gridui.Grid[twig]) {
				g.Columns, g.RowID = twigColumns(), twigID
				shape.set(g)
				g.SetRows([]twig{{ID: "1", Path: []string{"1"}}})
			})
			change := gridui.Changes[twig]{Add: []twig{{ID: "2"}}, Update: []twig{{ID: "1"}}, Remove: []string{"1"}}
			require.NoError(t, s.grid.Apply(change))
			s.grid.SetSource(twigs{{ID: "7", Path: []string{"7"}}, {ID: "8", Path: []string{"8"}}})
			s.Settle()
			require.Equal(t, 2, s.grid.Len())
			require.Contains(t, strings.Join(s.problems(), "\n"), "changes that waited are left out")

			s.grid.SetRows([]twig{{ID: "1", Path: []string{"1"}}})
			require.NoError(t, s.grid.Apply(change))
			s.grid.SetSource(nil)
			s.Settle()
			require.Zero(t, s.grid.Len())
		})
	}
}
