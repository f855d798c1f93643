// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// part is a node of a bill of materials.
type part struct {
	ID, Up string
	Name   string
	Cost   float64
	Parts  []part
}

func partColumns() []gridui.Column[part] {
	return []gridui.Column[part]{
		gridui.Field("name", "Part", func(p part) string { return p.Name }).Width(200),
		gridui.Field("cost", "Cost", func(p part) float64 { return p.Cost }),
	}
}

func bicycle() []part {
	return []part{
		{ID: "bike", Name: "Bicycle", Cost: 100, Parts: []part{
			{ID: "wheel", Name: "Wheel", Cost: 30, Parts: []part{{ID: "rim", Name: "Rim", Cost: 9}, {ID: "hub", Name: "Hub", Cost: 12}}},
			{ID: "frame", Name: "Frame", Cost: 50},
		}},
		{ID: "pump", Name: "Pump", Cost: 7},
	}
}

func newParts(set func(*gridui.Grid[part])) *stage[part] {
	return newStage(image.Pt(400, 400), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.Tree = gridui.Tree[part]{Children: func(p part) []part { return p.Parts }}
		set(g)
	})
}

// names are the texts of a grid's first column on the screen, with two spaces
// for each level.
func names[T any](s *stage[T]) []string {
	var out []string
	for _, row := range s.FindAll("row ") {
		out = append(out, row.Children[0].Label)
	}
	return out
}

func ExampleTree() {
	var g gridui.Grid[part]
	g.Columns = partColumns()
	g.RowID = func(p part) string { return p.ID }
	g.Tree = gridui.Tree[part]{Children: func(p part) []part { return p.Parts }}
	g.Expansion.Rows = idset.Of("bike")
	g.SetRows(bicycle())
	h := show(&g, nil)
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label)
	}
	// Output:
	// Bicycle
	// Wheel
	// Frame
	// Pump
}

func TestTreeOpensByPointerAndKeys(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) { g.SetRows(bicycle()) })
	require.Equal(t, []string{"Bicycle", "Pump"}, names(s))
	bike, _ := s.Find("Bicycle")
	s.Click(float32(bike.Bounds.Min.X)+14, float32(bike.Bounds.Min.Y)+18)
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, names(s))
	require.Contains(t, s.kinds(), "events.ExpansionChanged")
	require.True(t, s.grid.Expansion.Rows.Has("bike"))

	s.grid.FocusCell(1, "name")
	s.Focus(s.grid.Tag())
	s.Settle()
	s.Keys("Right")
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Hub", "Frame", "Pump"}, names(s))
	require.Equal(t, 1, s.grid.Focused().Row)
	s.Keys("Right")
	require.Equal(t, "rim", s.grid.Focused().RowID, "right goes to the first below an open row")
	s.Keys("Left")
	require.Equal(t, "wheel", s.grid.Focused().RowID)
	s.Keys("Left")
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, names(s))
	s.Keys("Left")
	require.Equal(t, "bike", s.grid.Focused().RowID)
	s.Keys("Enter")
	require.Equal(t, []string{"Bicycle", "Pump"}, names(s))
	s.Keys("*")
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, names(s))
	s.Keys("-")
	require.Equal(t, []string{"Bicycle", "Pump"}, names(s))
	s.Keys("+")
	require.Len(t, names(s), 4)
}

func TestTreeExpansionByState(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) { g.SetRows(bicycle()) })
	s.grid.ExpandAll()
	s.Settle()
	require.Len(t, names(s), 6)
	s.grid.Row("wheel").SetExpanded(false)
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, names(s))
	s.grid.ExpandTo(1)
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, names(s))
	s.grid.CollapseAll()
	s.Settle()
	require.Len(t, names(s), 2)

	// Controlled: a click asks, the caller decides.
	s.grid.Expansion.Controlled = true
	s.kinds()
	var asked events.ExpansionChanged
	s.on = func(ev events.Event) {
		if ev, ok := ev.(events.ExpansionChanged); ok {
			asked = ev
		}
	}
	bike, _ := s.Find("Bicycle")
	s.Click(float32(bike.Bounds.Min.X)+14, float32(bike.Bounds.Min.Y)+18)
	require.Len(t, names(s), 2)
	require.Equal(t, []string{"bike"}, asked.RowIDs)
	asked.Apply(&s.grid.Expansion)
	s.Settle()
	require.Len(t, names(s), 4)
}

func TestTreeSortsSiblingsAndFilterKeepsAncestors(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) {
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
		g.Expansion.Rows = idset.All()
		g.SetRows(bicycle())
	})
	require.Equal(t, []string{"Pump", "Bicycle", "Wheel", "Rim", "Hub", "Frame"}, names(s))
}

func TestTreeByParents(t *testing.T) {
	rows := []part{{ID: "hub", Up: "wheel", Name: "Hub"}, {ID: "bike", Name: "Bicycle"}, {ID: "wheel", Up: "bike", Name: "Wheel"}, {ID: "lost", Up: "nobody", Name: "Lost"}}
	s := newStage(image.Pt(400, 400), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.Tree = gridui.Tree[part]{Parent: func(p part) string { return p.Up }}
		g.Expansion.Rows = idset.All()
		g.SetRows(rows)
	})
	require.Equal(t, []string{"Bicycle", "Wheel", "Hub", "Lost"}, names(s))
	require.Empty(t, s.problems())

	s.grid.SetRows([]part{{ID: "a", Up: "b", Name: "A"}, {ID: "b", Up: "a", Name: "B"}, {ID: "c", Name: "C"}, {ID: "c", Name: "D"}})
	s.Settle()
	require.ElementsMatch(t, []string{"A", "B", "C", "D"}, names(s), "a row was lost")
	problems := strings.Join(s.problems(), "\n")
	require.Contains(t, problems, "own ancestor")
	require.Contains(t, problems, `more than one row has the id "c"`)
}

func TestTreeByPaths(t *testing.T) {
	s := newStage(image.Pt(400, 400), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.Sorting = option.Sorting{Mode: option.SortSingle}
		g.Tree = gridui.Tree[part]{Path: func(p part) []string { return strings.Split(p.ID, "/") }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]part{{ID: "korea/seoul/jung", Name: "Jung"}, {ID: "korea", Name: "Korea"}, {ID: "japan/tokyo", Name: "Tokyo"}, {ID: "korea/busan", Name: "Busan"}})
	})
	require.Equal(t, []string{"Korea", "Busan", "seoul", "Jung", "japan", "Tokyo"}, names(s))
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	require.Equal(t, []string{"japan", "Tokyo", "Korea", "Busan", "seoul", "Jung"}, names(s))
}

func TestTreeByPathsOfPointersIsSortedAndFiltered(t *testing.T) {
	s := newStage(image.Pt(400, 400), func(g *gridui.Grid[*part]) {
		g.Columns = []gridui.Column[*part]{
			gridui.Field("name", "Part", func(p *part) string { return p.Name }).Width(200),
			gridui.Field("cost", "Cost", func(p *part) float64 { return p.Cost }),
		}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		g.Filtering.Enabled = true
		g.Tree = gridui.Tree[*part]{Path: func(p *part) []string { return strings.Split(p.ID, "/") }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]*part{{ID: "korea/seoul", Name: "Seoul", Cost: 2}, {ID: "japan/tokyo", Name: "Tokyo", Cost: 1}})
	})
	require.Equal(t, []string{"japan", "Tokyo", "korea", "Seoul"}, names(s), "rows made of names alone stand in the order")
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost", Desc: true}}
	s.grid.Filtering.Quick = "o"
	s.Settle()
	require.ElementsMatch(t, []string{"japan", "Tokyo", "korea", "Seoul"}, names(s))
	require.Empty(t, s.problems())
}

func TestTreeOfItselfEnds(t *testing.T) {
	type node struct {
		name string
		kids []*node
	}
	a := &node{name: "a"}
	b := &node{name: "b", kids: []*node{a}}
	a.kids = []*node{b, b}
	s := newStage(image.Pt(400, 400), func(g *gridui.Grid[*node]) {
		g.Columns = []gridui.Column[*node]{gridui.Field("name", "Name", func(n *node) string { return n.name })}
		g.Tree = gridui.Tree[*node]{Children: func(n *node) []*node { return n.kids }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]*node{a})
	})
	require.Equal(t, []string{"a", "b", "a", "b", "a"}, names(s))
	require.Len(t, s.problems(), 1)
}

func TestTreeLoadsChildren(t *testing.T) {
	answers := make(chan error)
	s := newParts(func(g *gridui.Grid[part]) {
		g.Tree.HasChildren = func(p part) bool { return p.ID == "pump" }
		g.Tree.Load = func(ctx context.Context, p part) ([]part, error) {
			if err := <-answers; err != nil {
				return nil, err
			}
			return []part{{ID: "valve", Name: "Valve"}, {ID: "hose", Name: "Hose"}}, nil
		}
		g.SetRows(bicycle())
	})
	s.grid.FocusCell(1, "name")
	s.Focus(s.grid.Tag())
	s.Settle()
	s.Keys("Right")
	require.Equal(t, []string{"Bicycle", "Pump", "불러오는 중…"}, names(s))
	answers <- errors.New("no network")
	waitFor(s, func() bool { return strings.Contains(strings.Join(names(s), "|"), "no network") })
	failed, _ := s.Find("no network")
	s.Click(failed.Center())
	require.Equal(t, []string{"Bicycle", "Pump", "불러오는 중…"}, names(s))
	answers <- nil
	waitFor(s, func() bool { return len(names(s)) == 4 })
	require.Equal(t, []string{"Bicycle", "Pump", "Valve", "Hose"}, names(s))
	_, ok := s.Wakeup()
	require.False(t, ok, "a settled grid asks for frames")
	// They stay when the rows come anew, and are asked for again on demand.
	s.grid.SetRows(bicycle())
	s.Settle()
	require.Len(t, names(s), 4)
	require.NoError(t, s.grid.Close())
}

// TestTreeAgainstOracle opens and closes random rows of random trees, sorted or
// not, and compares what shows with a walk down the rows.
func TestTreeAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for range 30 {
		id := 0
		var grow func(depth int) []part
		grow = func(depth int) []part {
			var out []part
			for range rnd.IntN(5) {
				id++
				p := part{ID: itoa(id), Name: "n" + itoa(id), Cost: float64(rnd.IntN(5))}
				if depth > 0 {
					p.Parts = grow(depth - 1)
				}
				out = append(out, p)
			}
			return out
		}
		rows := grow(3)
		s := newStage(image.Pt(400, 4000), func(g *gridui.Grid[part]) {
			g.Columns = partColumns()
			g.RowID = func(p part) string { return p.ID }
			g.Tree = gridui.Tree[part]{Children: func(p part) []part { return p.Parts }}
			g.SetRows(rows)
		})
		open := map[string]bool{}
		for range 40 {
			at := itoa(1 + rnd.IntN(max(id, 1)))
			open[at] = !open[at]
			s.grid.Row(at).SetExpanded(open[at])
			s.Settle()
			var want []string
			var walk func(rows []part)
			walk = func(rows []part) {
				for _, p := range rows {
					want = append(want, p.Name)
					if open[p.ID] {
						walk(p.Parts)
					}
				}
			}
			walk(rows)
			require.Equal(t, want, names(s))
		}
	}
}

func TestTreeReportsDoubleIDs(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) {
		g.Expansion.Rows = idset.All()
		g.SetRows([]part{{ID: "a", Name: "A", Parts: []part{{ID: "b", Name: "B"}}}, {ID: "b", Name: "B again"}})
	})
	require.Equal(t, []string{"A", "B", "B again"}, names(s))
	require.Contains(t, strings.Join(s.problems(), "\n"), `more than one row has the id "b"`)
}

func TestRowsBelowARemovedOneGoWithIt(t *testing.T) {
	s := newParts(func(g *gridui.Grid[part]) {
		g.Filtering.Enabled = true
		g.SetRows(bicycle())
	})
	s.grid.Expansion.Rows = idset.All()
	s.Settle()
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Remove: []string{"wheel"}}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Frame", "Pump"}, bandRows(s)[1])
	s.grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals("Rim")}}
	s.Settle()
	require.Empty(t, bandRows(s)[1], "a row shows above one that is gone")
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Update: []part{{ID: "rim", Name: "Rim"}}}))
	s.Settle()
	require.Contains(t, strings.Join(s.problems(), " "), `no row has the id "rim"`)
}

func TestRowsOpenByIDBelowTheDepthThatIsOpen(t *testing.T) {
	var g gridui.Grid[person]
	g.Columns = peopleColumns()
	g.RowID = func(p person) string { return p.ID }
	g.Tree = gridui.Tree[person]{Parent: func(p person) string {
		return map[string]string{"p1": "p0", "p2": "p1", "p3": "p2"}[p.ID]
	}}
	g.Expansion.Depth = 1
	g.SetRows(people(4))
	h := show(&g, nil)
	g.Row("p2").SetExpanded(true) // does not show yet
	g.Row("p1").SetExpanded(true)
	h.Settle()
	require.Equal(t, 4, g.Shown())
	g.Row("p0").SetExpanded(false)
	h.Settle()
	require.Equal(t, 1, g.Shown())
	g.Row("p2").SetExpanded(false)
	g.Row("p0").SetExpanded(true)
	g.Row("nobody").SetExpanded(true)
	h.Settle()
	require.Equal(t, 3, g.Shown())
}

func TestAnExpansionChangeOfNoGridCanBeApplied(t *testing.T) {
	var e option.Expansion
	events.ExpansionChanged{RowIDs: []string{"a"}, Open: true}.Apply(&e)
	require.True(t, e.Rows.Has("a"))
}
