// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline_test

import (
	"context"
	"errors"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestTreeOpensByPointerAndKeys(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) { g.SetRows(treestage.Bicycle()) })
	require.Equal(t, []string{"Bicycle", "Pump"}, gridstage.FirstColumn(s))
	bike, _ := s.Find("Bicycle")
	s.Click(float32(bike.Bounds.Min.X)+14, float32(bike.Bounds.Min.Y)+18)
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, gridstage.FirstColumn(s))
	require.Contains(t, s.TakeKinds(), "events.ExpansionChanged")
	require.True(t, s.Grid.Expansion.Rows.Has("bike"))

	s.Grid.FocusCell(1, "name")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Right")
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Hub", "Frame", "Pump"}, gridstage.FirstColumn(s))
	require.Equal(t, 1, s.Grid.Focused().Row)
	s.Keys("Right")
	require.Equal(t, "rim", s.Grid.Focused().RowID, "right goes to the first below an open row")
	s.Keys("Left")
	require.Equal(t, "wheel", s.Grid.Focused().RowID)
	s.Keys("Left")
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, gridstage.FirstColumn(s))
	s.Keys("Left")
	require.Equal(t, "bike", s.Grid.Focused().RowID)
	s.Keys("Enter")
	require.Equal(t, []string{"Bicycle", "Pump"}, gridstage.FirstColumn(s))
	s.Keys("*")
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, gridstage.FirstColumn(s))
	s.Keys("-")
	require.Equal(t, []string{"Bicycle", "Pump"}, gridstage.FirstColumn(s))
	s.Keys("+")
	require.Len(t, gridstage.FirstColumn(s), 4)
}

func TestTreeExpansionByState(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) { g.SetRows(treestage.Bicycle()) })
	s.Grid.ExpandAll()
	s.Settle()
	require.Len(t, gridstage.FirstColumn(s), 6)
	s.Grid.Row("wheel").SetExpanded(false)
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, gridstage.FirstColumn(s))
	s.Grid.ExpandTo(1)
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, gridstage.FirstColumn(s))
	s.Grid.CollapseAll()
	s.Settle()
	require.Len(t, gridstage.FirstColumn(s), 2)

	// Controlled: a click proposes, the program decides.
	s.Grid.Expansion.Controlled = true
	s.TakeKinds()
	var asked events.ExpansionChanged
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.ExpansionChanged); ok {
			asked = ev
		}
	}
	bike, _ := s.Find("Bicycle")
	s.Click(float32(bike.Bounds.Min.X)+14, float32(bike.Bounds.Min.Y)+18)
	require.Len(t, gridstage.FirstColumn(s), 2)
	require.Equal(t, []string{"bike"}, asked.RowIDs)
	asked.Apply(&s.Grid.Options)
	s.Settle()
	require.Len(t, gridstage.FirstColumn(s), 4)
}

func TestTreeSortsSiblingsAndFilterKeepsAncestors(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
		g.Expansion.Rows = idset.All()
		g.SetRows(treestage.Bicycle())
	})
	require.Equal(t, []string{"Pump", "Bicycle", "Wheel", "Rim", "Hub", "Frame"}, gridstage.FirstColumn(s))
}

// Rows that users close under a filter stay closed, whatever rebuilds the rows, until they open them or the filter
// changes.
func TestRowsClosedUnderAFilterStayClosed(t *testing.T) {
	t.Run("uncontrolled", func(t *testing.T) { rowsClosedUnderAFilterStayClosed(t, false) })
	t.Run("controlled", func(t *testing.T) { rowsClosedUnderAFilterStayClosed(t, true) })
}

// rowsClosedUnderAFilterStayClosed closes and opens rows, whose proposals the program applies if the expansion is
// controlled.
func rowsClosedUnderAFilterStayClosed(t *testing.T, controlled bool) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Sorting.Mode, g.Filtering.Enabled = option.SortSingle, true
		g.Expansion.Controlled = controlled
		g.SetRows(treestage.Bicycle())
	})
	s.On = func(ev events.Event) {
		if ev, is := ev.(events.ExpansionChanged); is && controlled {
			ev.Apply(&s.Grid.Options)
		}
	}
	only := func(text string) {
		s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Filter{First: filter.Condition{Op: filter.Contains, A: text}}}}
		s.Settle()
	}
	press := func(name, key string) {
		s.Grid.FocusCell(slices.Index(gridstage.FirstColumn(s), name), "name")
		s.Focus(s.Grid.Tag())
		s.Settle()
		s.Keys(key)
	}
	only("i")
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim"}, gridstage.FirstColumn(s))
	press("Wheel", "Left")
	closed := []string{"Bicycle", "Wheel"}
	require.Equal(t, closed, gridstage.FirstColumn(s))
	for name, rebuild := range map[string]func(){
		"sorted":          func() { s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost", Desc: true}} },
		"other rows":      func() { s.Grid.SetRows(treestage.Bicycle()) },
		"other expansion": func() { s.Grid.Expansion.Rows.Set("pump", true) },
		"all rows closed": func() { s.Grid.CollapseAll() },
		"the same filter": func() { only("i") },
	} {
		rebuild()
		s.Settle()
		require.Equal(t, closed, gridstage.FirstColumn(s), name)
	}
	press("Wheel", "Right")
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim"}, gridstage.FirstColumn(s))
	press("Wheel", "Left")
	only("im")
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim"}, gridstage.FirstColumn(s))
	press("Wheel", "Left")
	s.Grid.ExpandAll()
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim"}, gridstage.FirstColumn(s))
}

// A proposal to close a row under a filter changes nothing until the program applies it.
func TestAProposalUnderAFilterLeavesTheRowsOpen(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Filtering.Enabled, g.Expansion.Controlled = true, true
		g.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Contains.Of("i")}}
		g.SetRows(treestage.Bicycle())
	})
	open := []string{"Bicycle", "Wheel", "Rim"}
	require.Equal(t, open, gridstage.FirstColumn(s))
	s.Grid.FocusCell(1, "name")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Left")
	s.Settle()
	require.Equal(t, open, gridstage.FirstColumn(s))
	proposed := gridstage.EventsOf[events.ExpansionChanged](s.Events)
	require.Len(t, proposed, 1)
	proposed[0].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, open[:2], gridstage.FirstColumn(s))
	s.Grid.Filtering.Columns = nil
	s.Settle()
	require.True(t, s.Grid.Expansion.Closed.IsEmpty())
}

func TestTreeByParents(t *testing.T) {
	rows := []treestage.Part{{ID: "hub", Up: "wheel", Name: "Hub"}, {ID: "bike", Name: "Bicycle"}, {ID: "wheel", Up: "bike", Name: "Wheel"}, {ID: "lost", Up: "nobody", Name: "Lost"}}
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Tree = gridui.Tree[treestage.Part]{Parent: func(p treestage.Part) string { return p.Up }}
		g.Expansion.Rows = idset.All()
		g.SetRows(rows)
	})
	require.Equal(t, []string{"Bicycle", "Wheel", "Hub", "Lost"}, gridstage.FirstColumn(s))
	require.Empty(t, s.Problems())

	s.Grid.SetRows([]treestage.Part{{ID: "a", Up: "b", Name: "A"}, {ID: "b", Up: "a", Name: "B"}, {ID: "c", Name: "C"}, {ID: "c", Name: "D"}})
	s.Settle()
	require.ElementsMatch(t, []string{"A", "B", "C", "D"}, gridstage.FirstColumn(s), "a row was lost")
	problems := strings.Join(s.Problems(), "\n")
	require.Contains(t, problems, "own ancestor")
	require.Contains(t, problems, `more than one row has the id "c"`)
}

func TestTreeByPaths(t *testing.T) {
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.Sorting = option.Sorting{Mode: option.SortSingle}
		g.Tree = gridui.Tree[treestage.Part]{Path: func(p treestage.Part) []string { return strings.Split(p.ID, "/") }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]treestage.Part{{ID: "korea/seoul/jung", Name: "Jung"}, {ID: "korea", Name: "Korea"}, {ID: "japan/tokyo", Name: "Tokyo"}, {ID: "korea/busan", Name: "Busan"}})
	})
	require.Equal(t, []string{"Korea", "Busan", "seoul", "Jung", "japan", "Tokyo"}, gridstage.FirstColumn(s))
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
	s.Settle()
	require.Equal(t, []string{"japan", "Tokyo", "Korea", "Busan", "seoul", "Jung"}, gridstage.FirstColumn(s))
}

func TestTreeByPathsOfPointersIsSortedAndFiltered(t *testing.T) {
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[*treestage.Part]) {
		g.Columns = []gridui.Column[*treestage.Part]{
			gridui.Field("name", "Part", func(p *treestage.Part) string { return p.Name }).Width(200),
			gridui.Field("cost", "Cost", func(p *treestage.Part) float64 { return p.Cost }),
		}
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
		g.Filtering.Enabled = true
		g.Tree = gridui.Tree[*treestage.Part]{Path: func(p *treestage.Part) []string { return strings.Split(p.ID, "/") }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]*treestage.Part{{ID: "korea/seoul", Name: "Seoul", Cost: 2}, {ID: "japan/tokyo", Name: "Tokyo", Cost: 1}})
	})
	require.Equal(t, []string{"japan", "Tokyo", "korea", "Seoul"}, gridstage.FirstColumn(s), "rows made of names alone stand in the order")
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost", Desc: true}}
	s.Grid.Filtering.Quick = "o"
	s.Settle()
	require.ElementsMatch(t, []string{"japan", "Tokyo", "korea", "Seoul"}, gridstage.FirstColumn(s))
	require.Empty(t, s.Problems())
}

func TestTreeOfItselfEnds(t *testing.T) {
	type node struct {
		name string
		kids []*node
	}
	a := &node{name: "a"}
	b := &node{name: "b", kids: []*node{a}}
	a.kids = []*node{b, b}
	s := gridstage.New(image.Pt(400, 400), func(g *gridui.Grid[*node]) {
		g.Columns = []gridui.Column[*node]{gridui.Field("name", "Name", func(n *node) string { return n.name })}
		g.Tree = gridui.Tree[*node]{Children: func(n *node) []*node { return n.kids }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]*node{a})
	})
	require.Equal(t, []string{"a", "b", "a", "b", "a"}, gridstage.FirstColumn(s))
	require.Len(t, s.Problems(), 1)
}

func TestTreeLoadsChildren(t *testing.T) {
	answers := make(chan error)
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Tree.HasChildren = func(p treestage.Part) bool { return p.ID == "pump" }
		g.Tree.Load = func(ctx context.Context, p treestage.Part) ([]treestage.Part, error) {
			if err := <-answers; err != nil {
				return nil, err
			}
			return []treestage.Part{{ID: "valve", Name: "Valve"}, {ID: "hose", Name: "Hose"}}, nil
		}
		g.SetRows(treestage.Bicycle())
	})
	s.Grid.FocusCell(1, "name")
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Keys("Right")
	require.Equal(t, []string{"Bicycle", "Pump", "불러오는 중…"}, gridstage.FirstColumn(s))
	answers <- errors.New("no network")
	s.Until(func() bool { return strings.Contains(strings.Join(gridstage.FirstColumn(s), "|"), "no network") })
	failed, _ := s.Find("no network")
	s.Click(failed.Center())
	require.Equal(t, []string{"Bicycle", "Pump", "불러오는 중…"}, gridstage.FirstColumn(s))
	answers <- nil
	s.Until(func() bool { return len(gridstage.FirstColumn(s)) == 4 })
	require.Equal(t, []string{"Bicycle", "Pump", "Valve", "Hose"}, gridstage.FirstColumn(s))
	_, ok := s.Wakeup()
	require.False(t, ok, "a settled grid asks for frames")
	// They stay when the rows are replaced, and are requested again on demand.
	s.Grid.SetRows(treestage.Bicycle())
	s.Settle()
	require.Len(t, gridstage.FirstColumn(s), 4)
	require.NoError(t, s.Grid.Close())
}

// TestTreeAgainstOracle opens and closes random rows of random trees, sorted or
// not, and compares what shows with a walk down the rows.
func TestTreeAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	for range 30 {
		id := 0
		var grow func(depth int) []treestage.Part
		grow = func(depth int) []treestage.Part {
			var out []treestage.Part
			for range rnd.IntN(5) {
				id++
				p := treestage.Part{ID: strconv.Itoa(id), Name: "n" + strconv.Itoa(id), Cost: float64(rnd.IntN(5))}
				if depth > 0 {
					p.Parts = grow(depth - 1)
				}
				out = append(out, p)
			}
			return out
		}
		rows := grow(3)
		s := gridstage.New(image.Pt(400, 4000), func(g *gridui.Grid[treestage.Part]) {
			g.Columns = treestage.PartColumns()
			g.RowID = func(p treestage.Part) string { return p.ID }
			g.Tree = gridui.Tree[treestage.Part]{Children: func(p treestage.Part) []treestage.Part { return p.Parts }}
			g.SetRows(rows)
		})
		open := map[string]bool{}
		for range 40 {
			at := strconv.Itoa(1 + rnd.IntN(max(id, 1)))
			open[at] = !open[at]
			s.Grid.Row(at).SetExpanded(open[at])
			s.Settle()
			var want []string
			var walk func(rows []treestage.Part)
			walk = func(rows []treestage.Part) {
				for _, p := range rows {
					want = append(want, p.Name)
					if open[p.ID] {
						walk(p.Parts)
					}
				}
			}
			walk(rows)
			require.Equal(t, want, gridstage.FirstColumn(s))
		}
	}
}

func TestTreeReportsDoubleIDs(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Expansion.Rows = idset.All()
		g.SetRows([]treestage.Part{{ID: "a", Name: "A", Parts: []treestage.Part{{ID: "b", Name: "B"}}}, {ID: "b", Name: "B again"}})
	})
	require.Equal(t, []string{"A", "B", "B again"}, gridstage.FirstColumn(s))
	require.Contains(t, strings.Join(s.Problems(), "\n"), `more than one row has the id "b"`)
}

func TestRowsBelowARemovedOneGoWithIt(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Filtering.Enabled = true
		g.SetRows(treestage.Bicycle())
	})
	s.Grid.Expansion.Rows = idset.All()
	s.Settle()
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Remove: []string{"wheel"}}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Frame", "Pump"}, gridstage.BandRows(s)[1])
	s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "name", Filter: filter.Equals.Of("Rim")}}
	s.Settle()
	require.Empty(t, gridstage.BandRows(s)[1], "a row shows above one that is gone")
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Update: []treestage.Part{{ID: "rim", Name: "Rim"}}}))
	s.Settle()
	require.Contains(t, strings.Join(s.Problems(), " "), `no row has the id "rim"`)
}

func TestRowsOpenByIDBelowTheDepthThatIsOpen(t *testing.T) {
	var g gridui.Grid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.Tree = gridui.Tree[gridstage.Person]{Parent: func(p gridstage.Person) string {
		return map[string]string{"p1": "p0", "p2": "p1", "p3": "p2"}[p.ID]
	}}
	g.Expansion.Depth = 1
	g.SetRows(gridstage.People(4))
	h := gridstage.ShowGrid(&g, nil)
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
	var o option.Options
	events.ExpansionChanged{RowIDs: []string{"a"}, Open: true}.Apply(&o)
	require.True(t, o.Expansion.Rows.Has("a"))
}
