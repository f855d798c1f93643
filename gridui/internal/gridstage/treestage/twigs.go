// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package treestage

import (
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// Twig is a row that is flat, in groups or in a tree, depending on the grid.
type Twig struct {
	ID, Up, Kind string
	N            int
	Path         []string
	Kids         []Twig
}

func TwigID(n Twig) string { return n.ID }

func TwigColumns() []gridui.Column[Twig] {
	return []gridui.Column[Twig]{
		gridui.Field("kind", "kind", func(n Twig) string { return n.Kind }).Width(90),
		gridui.Field("n", "n", func(n Twig) int { return n.N }).Width(60).Aggregate(option.AggregateSum),
		gridui.Field("id", "id", TwigID).Width(60).Wrap().Edit(func(n *Twig, v string) { n.Kind = v }),
	}
}

// NewBranches returns a tree by Parent whose rows can be moved: bike over wheel over rim and
// hub, bike over frame, and pump.
func NewBranches(set func(*gridui.Grid[Part])) *gridstage.Stage[Part] {
	s := NewParts(func(g *gridui.Grid[Part]) {
		g.Tree = gridui.Tree[Part]{Parent: func(p Part) string { return p.Up }}
		g.Expansion.Rows = idset.All()
		g.RowDrag.Mode = option.RowDragReorder
		g.SetRows([]Part{
			{ID: "bike", Name: "Bicycle"}, {ID: "wheel", Up: "bike", Name: "Wheel"}, {ID: "rim", Up: "wheel", Name: "Rim"},
			{ID: "hub", Up: "wheel", Name: "Hub"}, {ID: "frame", Up: "bike", Name: "Frame"}, {ID: "pump", Name: "Pump"},
		})
		if set != nil {
			set(g)
		}
	})
	s.Events = nil
	return s
}

// Twigs is a source of rows that no slice holds.
type Twigs []Twig

func (n Twigs) Len() int { return len(n) }

func (n Twigs) At(i int) Twig { return n[i] }

// Shapes holds the ways in which a grid can arrange Twigs.
var Shapes = []struct {
	Name string
	Set  func(*gridui.Grid[Twig])
}{
	{"flat", func(*gridui.Grid[Twig]) {}},
	{"grouped", func(g *gridui.Grid[Twig]) { g.Grouping.By = []string{"kind"} }},
	{"grouped twice", func(g *gridui.Grid[Twig]) {
		g.Grouping = option.Grouping{By: []string{"kind", "n"}, Total: option.TotalRowBottom}
	}},
	{"parent", func(g *gridui.Grid[Twig]) { g.Tree.Parent = func(n Twig) string { return n.Up } }},
	{"path", func(g *gridui.Grid[Twig]) { g.Tree.Path = func(n Twig) []string { return n.Path } }},
	{"children", func(g *gridui.Grid[Twig]) {
		g.Tree.Children = func(n Twig) []Twig { return n.Kids }
	}},
}
