// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"cmp"
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/collation"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleGrid_Apply() {
	var g gridui.Grid[part]
	g.Columns = partColumns()
	g.RowID = func(p part) string { return p.ID }
	g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
	g.SetRows([]part{{ID: "a", Name: "Axle", Cost: 5}, {ID: "b", Name: "Bell", Cost: 3}, {ID: "c", Name: "Chain", Cost: 9}})
	err := g.Apply(gridui.Changes[part]{
		Add:    []part{{ID: "d", Name: "Dynamo", Cost: 4}},
		Update: []part{{ID: "c", Name: "Chain", Cost: 1}},
		Remove: []string{"a"},
	})
	fmt.Println(err)
	h := show(&g, nil)
	for _, row := range h.FindAll("row ") {
		fmt.Println(row.Children[0].Label, row.Children[1].Label)
	}
	// Output:
	// <nil>
	// Chain 1
	// Bell 3
	// Dynamo 4
}

func TestApplyNeedsIDsAndASlice(t *testing.T) {
	var g gridui.Grid[part]
	require.ErrorIs(t, g.Apply(gridui.Changes[part]{Remove: []string{"a"}}), gridui.ErrNoRowID)
	g.RowID = func(p part) string { return p.ID }
	g.SetSource(endless{})
	require.ErrorIs(t, g.Apply(gridui.Changes[part]{Remove: []string{"a"}}), gridui.ErrNotASlice)
	g.SetRows(nil)
	require.NoError(t, g.Apply(gridui.Changes[part]{Add: []part{{ID: "a"}}}))
}

// endless is a source that no slice holds.
type endless struct{}

func (endless) Len() int      { return 1_000_000_000 }
func (endless) At(i int) part { return part{ID: itoa(i)} }

// collatedName is the first of partColumns in the order of English.
func collatedName() gridui.Column[part] {
	return gridui.Field("name", "Part", func(p part) string { return p.Name }).Width(200).Collate(collation.For(language.English))
}

// TestKeptTextsFollowRowsMeanwhile changes rows while the column whose texts are kept is neither filtered nor sorted
// by.
func TestKeptTextsFollowRowsMeanwhile(t *testing.T) {
	s := newStage(image.Pt(400, 600), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.Columns[0] = collatedName()
		g.RowID = func(p part) string { return p.ID }
		g.Sorting.Mode, g.Filtering.Enabled, g.Filtering.KeepText = option.SortMulti, true, true
		g.SetRows([]part{{ID: "a", Name: "Axle"}, {ID: "b", Name: "Bell"}})
	})
	quick := func(text string) []string {
		s.grid.Filtering.Quick = text
		s.Settle()
		return shownTexts(s, 0)
	}
	byName := []option.SortKey{{ColumnID: "name"}}
	s.grid.Sorting.Keys = byName
	require.Equal(t, []string{"Axle"}, quick("axle"))
	s.grid.Sorting.Keys = nil
	require.Equal(t, []string{"Axle", "Bell"}, quick(""))
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Update: []part{{ID: "a", Name: "Pedal"}}}))
	require.Equal(t, []string{"Pedal", "Bell"}, quick(""))
	require.Equal(t, []string{"Pedal"}, quick("pedal"))
	s.grid.Sorting.Keys = byName
	require.Equal(t, []string{"Bell", "Pedal"}, quick(""))
}

// TestValuesOfManyRowsFollowChanges filters enough rows of few names for their values to be kept.
func TestValuesOfManyRowsFollowChanges(t *testing.T) {
	rows := make([]part, 20_000)
	for i := range rows {
		rows[i] = part{ID: itoa(i), Name: "Part " + itoa(i%50), Cost: float64(i % 10)}
	}
	s := newStage(image.Pt(400, 600), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.Filtering.Enabled = true
		g.SetRows(rows)
	})
	shows := func(n int, columns ...filter.Column) {
		s.grid.Filtering.Columns = columns
		waitFor(s, func() bool { return s.grid.Shown() == n })
	}
	finds := func(n int, column, value string) {
		shows(n, filter.Column{ColumnID: column, Filter: filter.Equals(value)})
	}
	for range 3 {
		shows(20_000)
		finds(400, "name", "part 7")
		finds(2000, "cost", "3")
	}
	shows(20_000)
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{
		Update: []part{{ID: "7", Name: "Axle", Cost: 3}}, Add: []part{{ID: "new", Name: "Axle", Cost: 3}}, Remove: []string{"3", "57"},
	}))
	finds(2, "name", "axle")
	finds(398, "name", "part 7")
	finds(2001, "cost", "3")
	rows[11].Name, rows[11].Cost = "Axle", 3
	s.grid.Refresh()
	finds(3, "name", "axle")
	finds(2002, "cost", "3")
}

func TestApplyKeepsScrollAndFocus(t *testing.T) {
	s := newSorted(people(3000), option.SortKey{ColumnID: "age"})
	s.grid.FocusCell(1500, "name")
	s.Settle()
	id, first := s.grid.Focused().RowID, names(s)[2]
	// Rows come above what is on the screen, and others go.
	add := make([]person, 50)
	for i := range add {
		add[i] = person{ID: "n" + itoa(i), Name: "New", Age: 1}
	}
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Add: add, Remove: []string{"p0", "p1", "nobody"}}))
	s.Settle()
	require.Equal(t, 3048, s.grid.Len())
	require.Equal(t, first, names(s)[2], "the screen moved")
	require.Equal(t, id, s.grid.Focused().RowID)
	require.NotEqual(t, 1500, s.grid.Focused().Row)
	require.Empty(t, s.problems())

	// The focused row goes: the one in its place takes the focus.
	row := s.grid.Focused().Row
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{id}}))
	s.Settle()
	require.Equal(t, row, s.grid.Focused().Row)
	require.NotEqual(t, id, s.grid.Focused().RowID)

	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Update: []person{{ID: "nobody"}}}))
	s.Settle()
	require.Contains(t, strings.Join(s.problems(), "\n"), `no row has the id "nobody"`)
}

// TestApplyAgainstOracle changes random rows of a grid that is sorted and filtered
// or not, and compares what shows with a list made anew.
func TestApplyAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		var rows []part
		next := 0
		fresh := func() part {
			next++
			return part{ID: itoa(next), Name: []string{"red", "green", "blue"}[rnd.IntN(3)] + itoa(rnd.IntN(4)), Cost: float64(rnd.IntN(6))}
		}
		for range rnd.IntN(40) {
			rows = append(rows, fresh())
		}
		s := newStage(image.Pt(400, 6000), func(g *gridui.Grid[part]) {
			g.Columns = append(partColumns(), gridui.Field("id", "ID", func(p part) string { return p.ID }).Width(60))
			g.RowID = func(p part) string { return p.ID }
			if rnd.IntN(2) == 0 {
				g.Columns[0] = collatedName()
			}
			g.Sorting.Mode = option.SortMulti
			g.SetRows(slices.Clone(rows))
		})
		s.grid.Filtering.Enabled, s.grid.Filtering.KeepText = true, rnd.IntN(2) == 0
		for range 12 {
			switch rnd.IntN(4) {
			case 0:
				s.grid.Sorting.Keys = [][]option.SortKey{nil, {{ColumnID: "cost"}}, {{ColumnID: "name", Desc: true}, {ColumnID: "cost"}}}[rnd.IntN(3)]
			case 1:
				s.grid.Filtering.Quick = []string{"", "red", "1", "blue 2"}[rnd.IntN(4)]
			}
			if rnd.IntN(2) == 0 {
				s.Settle()
			}
			var c gridui.Changes[part]
			for range rnd.IntN(4) {
				c.Add = append(c.Add, fresh())
			}
			for range rnd.IntN(3) {
				if len(rows) > 0 {
					i := rnd.IntN(len(rows))
					rows[i].Cost, rows[i].Name = float64(rnd.IntN(6)), "red"+itoa(rnd.IntN(9))
					c.Update = append(c.Update, rows[i])
				}
			}
			rows = append(rows, c.Add...)
			for range rnd.IntN(3) {
				if len(rows) > 0 {
					i := rnd.IntN(len(rows))
					c.Remove = append(c.Remove, rows[i].ID)
					rows = slices.Delete(rows, i, i+1)
				}
			}
			require.NoError(t, s.grid.Apply(c))
			s.Settle()
			var got []string
			for _, row := range s.FindAll("row ") {
				got = append(got, row.Children[2].Label)
			}
			require.Equal(t, expected(rows, s.grid.Sorting.Keys, s.grid.Filtering.Quick), got)
		}
	}
}

// expected are the ids of rows, filtered and sorted.
func expected(rows []part, keys []option.SortKey, quick string) []string {
	rows = slices.DeleteFunc(slices.Clone(rows), func(p part) bool {
		text := fmt.Sprintf("%s %v %s", p.Name, p.Cost, p.ID)
		return slices.ContainsFunc(strings.Fields(quick), func(word string) bool {
			return !slices.ContainsFunc(strings.Fields(text), func(cell string) bool { return strings.Contains(cell, word) })
		})
	})
	slices.SortStableFunc(rows, byKeys(keys))
	var ids []string
	for _, r := range rows {
		ids = append(ids, r.ID)
	}
	return ids
}

// byKeys compares parts by their names and costs.
func byKeys(keys []option.SortKey) func(a, b part) int {
	return func(a, b part) int {
		for _, k := range keys {
			n := cmp.Compare(a.Cost, b.Cost)
			if k.ColumnID == "name" {
				n = cmp.Compare(a.Name, b.Name)
			}
			if k.Desc {
				n = -n
			}
			if n != 0 {
				return n
			}
		}
		return 0
	}
}

func TestApplyInATree(t *testing.T) {
	s := newStage(image.Pt(400, 600), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.Tree = gridui.Tree[part]{Parent: func(p part) string { return p.Up }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]part{{ID: "bike", Name: "Bicycle"}, {ID: "wheel", Up: "bike", Name: "Wheel"}, {ID: "pump", Name: "Pump"}})
	})
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{
		Add:    []part{{ID: "rim", Up: "wheel", Name: "Rim"}, {ID: "tooth", Up: "gear", Name: "Tooth"}, {ID: "gear", Up: "bike", Name: "Gear"}},
		Update: []part{{ID: "pump", Name: "Air pump"}},
	}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Gear", "Tooth", "Air pump"}, names(s))
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Remove: []string{"gear"}}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Air pump"}, names(s), "what is below a removed row stayed")
	require.Empty(t, s.problems())
}

func TestApplyToGroups(t *testing.T) {
	s := newStage(image.Pt(700, 600), func(g *gridui.Grid[sale]) {
		g.Columns = saleColumns()
		g.RowID = func(s sale) string { return s.City + "/" + s.Shop }
		g.Grouping = option.Grouping{By: []string{"city"}, Total: option.TotalRowBottom}
		g.SetRows([]sale{{"Seoul", "A", 1, 1}, {"Seoul", "B", 2, 2}, {"Busan", "A", 4, 4}})
	})
	require.NoError(t, s.grid.Apply(gridui.Changes[sale]{Add: []sale{{"Jeju", "A", 8, 8}}, Update: []sale{{"Seoul", "A", 10, 1}}, Remove: []string{"Busan/A"}}))
	s.Settle()
	require.Equal(t, []string{"Seoul (2)||12|1.5", "Jeju (1)||8|8", "합계||20|3.67"}, cells(s))
}

func TestApplyWaitsForJobs(t *testing.T) {
	hold := make(chan struct{})
	rows := make([]part, 30_000)
	for i := range rows {
		rows[i] = part{ID: itoa(i), Name: "n" + itoa(i), Cost: float64(i)}
	}
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[part]) {
		g.Columns = []gridui.Column[part]{
			gridui.Field("id", "ID", func(p part) string { return p.ID }),
			gridui.Field("cost", "Cost", func(p part) float64 {
				if p.ID == "29999" {
					<-hold
				}
				return p.Cost
			}),
		}
		g.RowID = func(p part) string { return p.ID }
		g.Sorting = option.Sorting{Mode: option.SortSingle}
		g.SetRows(rows)
	})
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost", Desc: true}}
	require.NoError(t, s.grid.Apply(gridui.Changes[part]{Update: []part{{ID: "7", Cost: 1e9}}, Remove: []string{"29998"}, Add: []part{{ID: "new", Cost: 1e8}}}))
	for range 5 {
		s.Advance(60_000_000)
		require.Equal(t, "0", names(s)[0], "the order changed while the job runs")
	}
	close(hold)
	waitFor(s, func() bool { return names(s)[0] == "7" })
	require.Equal(t, []string{"7", "new", "29999", "29997"}, names(s)[:4])
	require.Equal(t, 30_000, s.grid.Len())
}

// TestNewRowsTakeTheirPlaceWhenSorted gives a sorted grid other rows: the ones
// before stay on the screen until the others are in order.
func TestNewRowsTakeTheirPlaceWhenSorted(t *testing.T) {
	make := func(from int) []part {
		rows := make([]part, 20_000)
		for i := range rows {
			rows[i] = part{ID: itoa(from + i), Name: "n", Cost: float64(i * 7919 % 20_000)}
		}
		return rows
	}
	s := newStage(image.Pt(400, 300), func(g *gridui.Grid[part]) {
		g.Columns = partColumns()
		g.RowID = func(p part) string { return p.ID }
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
		g.SetRows(make(0))
	})
	sorted := func() bool { return strings.HasPrefix(cells(s)[0]+cells(s)[1], "n|0n|1") }
	waitFor(s, sorted)
	s.grid.SetRows(make(100))
	for i := 0; ; i++ {
		s.Advance(50_000_000)
		require.True(t, sorted(), "rows in no order were on the screen")
		if _, busy := s.Wakeup(); !busy && i > 2 {
			break
		}
	}
}

func TestOfAddedRowsWithOneIDTheLastCounts(t *testing.T) {
	s := newPeople(3)
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Add: []person{{ID: "n", Name: "New"}, {ID: "n", Name: "Newer"}}}))
	s.Settle()
	require.Equal(t, 4, s.grid.Len())
	require.Equal(t, 4, s.grid.Shown())
	require.Contains(t, s.Dump(), "Newer")
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Add: []person{{Name: "One"}, {Name: "Two"}}}))
	s.Settle()
	require.Equal(t, 6, s.grid.Len(), "rows without ids are all there")
}
