// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"fmt"
	"image"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/language"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/collation"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestApplyInGroupsAndTreesAgainstOracle makes random changes of grouped rows and of trees, and
// compares the visible rows with a grid that got the resulting rows.
func TestApplyInGroupsAndTreesAgainstOracle(t *testing.T) {
	for _, shape := range treestage.Shapes {
		t.Run(shape.Name, func(t *testing.T) {
			for seed := range rounds.Seeds(16) {
				rng := rand.New(rand.NewPCG(seed, 8))
				next := 0
				fresh := func() treestage.Twig {
					next++
					n := treestage.Twig{ID: strconv.Itoa(next), Kind: strconv.Itoa(rng.IntN(4)), N: rng.IntN(5)}
					if next > 5 {
						n.Up = strconv.Itoa(1 + rng.IntN(5))
					}
					n.Path = []string{strconv.Itoa(next % 3), n.ID}
					return n
				}
				sorting := [][]option.SortKey{nil, {{ColumnID: "n"}}, {{ColumnID: "kind", Desc: true}}}[rng.IntN(3)]
				grid := func(rows []treestage.Twig) *gridstage.Stage[treestage.Twig] {
					s := gridstage.New(image.Pt(300, 9000), func(g *gridui.Grid[treestage.Twig]) {
						g.Columns, g.RowID = treestage.TwigColumns(), treestage.TwigID
						g.Sorting = option.Sorting{Mode: option.SortMulti, Keys: sorting}
						g.ExpandAll()
						shape.Set(g)
						g.SetRows(slices.Clone(rows))
					})
					return s
				}
				rows := make([]treestage.Twig, 60)
				for i := range rows {
					rows[i] = fresh()
				}
				s := grid(rows)
				for range 8 {
					var c gridui.Changes[treestage.Twig]
					for range rng.IntN(3) {
						i := rng.IntN(len(rows))
						rows[i].N = rng.IntN(5)
						if rng.IntN(3) == 0 {
							rows[i].Kind = strconv.Itoa(rng.IntN(6))
						}
						c.Update = append(c.Update, rows[i])
					}
					for range rng.IntN(2) {
						rows = append(rows, fresh())
						c.Add = append(c.Add, rows[len(rows)-1])
					}
					require.NoError(t, s.Grid.Apply(c))
					s.Settle()
					require.Equal(t, gridstage.RowCells(grid(rows)), gridstage.RowCells(s))
				}
				require.Empty(t, s.Problems())
			}
		})
	}
}

func TestChangesThatWaitForRowsOfASource(t *testing.T) {
	for _, shape := range treestage.Shapes {
		t.Run(shape.Name, func(t *testing.T) {
			s := gridstage.New(image.Pt(300, 260), func(g *gridui.Grid[treestage.Twig]) {
				g.Columns, g.RowID = treestage.TwigColumns(), treestage.TwigID
				shape.Set(g)
				g.SetRows([]treestage.Twig{{ID: "1", Path: []string{"1"}}})
			})
			change := gridui.Changes[treestage.Twig]{Add: []treestage.Twig{{ID: "2"}}, Update: []treestage.Twig{{ID: "1"}}, Remove: []string{"1"}}
			require.NoError(t, s.Grid.Apply(change))
			s.Grid.SetSource(treestage.Twigs{{ID: "7", Path: []string{"7"}}, {ID: "8", Path: []string{"8"}}})
			s.Settle()
			require.Equal(t, 2, s.Grid.Len())
			require.Contains(t, strings.Join(s.Problems(), "\n"), "changes that waited are left out")

			s.Grid.SetRows([]treestage.Twig{{ID: "1", Path: []string{"1"}}})
			require.NoError(t, s.Grid.Apply(change))
			s.Grid.SetSource(nil)
			s.Settle()
			require.Zero(t, s.Grid.Len())
		})
	}
}

func TestApplyNeedsIDsAndASlice(t *testing.T) {
	var g gridui.Grid[treestage.Part]
	require.ErrorIs(t, g.Apply(gridui.Changes[treestage.Part]{Remove: []string{"a"}}), gridui.ErrNoRowID)
	g.RowID = func(p treestage.Part) string { return p.ID }
	g.SetSource(endless{})
	require.ErrorIs(t, g.Apply(gridui.Changes[treestage.Part]{Remove: []string{"a"}}), dataset.ErrNotASlice)
	g.SetRows(nil)
	require.NoError(t, g.Apply(gridui.Changes[treestage.Part]{Add: []treestage.Part{{ID: "a"}}}))
}

// endless is a source outside any slice.
type endless struct{}

func (endless) Len() int { return 1_000_000_000 }

func (endless) At(i int) treestage.Part { return treestage.Part{ID: strconv.Itoa(i)} }

// collatedName returns the first of partColumns in the order of English.
func collatedName() gridui.Column[treestage.Part] {
	return gridui.Field("name", "Part", func(p treestage.Part) string { return p.Name }).Width(200).Collate(collation.For(language.English))
}

// TestKeptTextsFollowRowsMeanwhile changes rows while the column with cached texts is neither
// filtered nor sorted by.
func TestKeptTextsFollowRowsMeanwhile(t *testing.T) {
	s := gridstage.New(image.Pt(400, 600), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.Columns[0] = collatedName()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Sorting.Mode, g.Filtering.Enabled, g.Filtering.KeepText = option.SortMulti, true, true
		g.SetRows([]treestage.Part{{ID: "a", Name: "Axle"}, {ID: "b", Name: "Bell"}})
	})
	quick := func(text string) []string {
		s.Grid.Filtering.Quick = text
		s.Settle()
		return gridstage.ShownTexts(s, 0)
	}
	byName := []option.SortKey{{ColumnID: "name"}}
	s.Grid.Sorting.Keys = byName
	require.Equal(t, []string{"Axle"}, quick("axle"))
	s.Grid.Sorting.Keys = nil
	require.Equal(t, []string{"Axle", "Bell"}, quick(""))
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Update: []treestage.Part{{ID: "a", Name: "Pedal"}}}))
	require.Equal(t, []string{"Pedal", "Bell"}, quick(""))
	require.Equal(t, []string{"Pedal"}, quick("pedal"))
	s.Grid.Sorting.Keys = byName
	require.Equal(t, []string{"Bell", "Pedal"}, quick(""))
}

// TestValuesOfManyRowsFollowChanges filters enough rows with few names for their values to be
// cached.
func TestValuesOfManyRowsFollowChanges(t *testing.T) {
	rows := make([]treestage.Part, 20_000)
	for i := range rows {
		rows[i] = treestage.Part{ID: strconv.Itoa(i), Name: "Part " + strconv.Itoa(i%50), Cost: float64(i % 10)}
	}
	s := gridstage.New(image.Pt(400, 600), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Filtering.Enabled = true
		g.SetRows(rows)
	})
	shows := func(n int, columns ...filter.Column) {
		s.Grid.Filtering.Columns = columns
		s.Until(func() bool { return s.Grid.Shown() == n })
	}
	finds := func(n int, column, value string) {
		shows(n, filter.Column{ColumnID: column, Filter: filter.Equals.Of(value)})
	}
	for range 3 {
		shows(20_000)
		finds(400, "name", "part 7")
		finds(2000, "cost", "3")
	}
	shows(20_000)
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{
		Update: []treestage.Part{{ID: "7", Name: "Axle", Cost: 3}}, Add: []treestage.Part{{ID: "new", Name: "Axle", Cost: 3}}, Remove: []string{"3", "57"},
	}))
	finds(2, "name", "axle")
	finds(398, "name", "part 7")
	finds(2001, "cost", "3")
	rows[11].Name, rows[11].Cost = "Axle", 3
	s.Grid.Refresh()
	finds(3, "name", "axle")
	finds(2002, "cost", "3")
}

func TestApplyKeepsScrollAndFocus(t *testing.T) {
	s := gridstage.NewSorted(gridstage.People(3000), option.SortKey{ColumnID: "age"})
	s.Grid.FocusCell(1500, "name")
	s.Settle()
	id, first := s.Grid.Focused().RowID, gridstage.FirstColumn(s)[2]
	// Rows are inserted above the screen, and others are removed.
	add := make([]gridstage.Person, 50)
	for i := range add {
		add[i] = gridstage.Person{ID: "n" + strconv.Itoa(i), Name: "New", Age: 1}
	}
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Add: add, Remove: []string{"p0", "p1", "nobody"}}))
	s.Settle()
	require.Equal(t, 3048, s.Grid.Len())
	require.Equal(t, first, gridstage.FirstColumn(s)[2], "the screen moved")
	require.Equal(t, id, s.Grid.Focused().RowID)
	require.NotEqual(t, 1500, s.Grid.Focused().Row)
	require.Empty(t, s.Problems())

	// The focused row is removed: the row in its place gets the focus.
	row := s.Grid.Focused().Row
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{id}}))
	s.Settle()
	require.Equal(t, row, s.Grid.Focused().Row)
	require.NotEqual(t, id, s.Grid.Focused().RowID)

	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "nobody"}}}))
	s.Settle()
	require.Contains(t, strings.Join(s.Problems(), "\n"), `no row has the id "nobody"`)
}

// TestApplyAgainstOracle changes random rows of a grid, sorted and filtered or not, and compares
// the visible rows with a newly computed list.
func TestApplyAgainstOracle(t *testing.T) {
	rnd := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		var rows []treestage.Part
		next := 0
		fresh := func() treestage.Part {
			next++
			return treestage.Part{ID: strconv.Itoa(next), Name: []string{"red", "green", "blue"}[rnd.IntN(3)] + strconv.Itoa(rnd.IntN(4)), Cost: float64(rnd.IntN(6))}
		}
		for range rnd.IntN(40) {
			rows = append(rows, fresh())
		}
		s := gridstage.New(image.Pt(400, 6000), func(g *gridui.Grid[treestage.Part]) {
			g.Columns = append(treestage.PartColumns(), gridui.Field("id", "ID", func(p treestage.Part) string { return p.ID }).Width(60))
			g.RowID = func(p treestage.Part) string { return p.ID }
			if rnd.IntN(2) == 0 {
				g.Columns[0] = collatedName()
			}
			g.Sorting.Mode = option.SortMulti
			g.SetRows(slices.Clone(rows))
		})
		s.Grid.Filtering.Enabled, s.Grid.Filtering.KeepText = true, rnd.IntN(2) == 0
		for range 12 {
			switch rnd.IntN(4) {
			case 0:
				s.Grid.Sorting.Keys = [][]option.SortKey{nil, {{ColumnID: "cost"}}, {{ColumnID: "name", Desc: true}, {ColumnID: "cost"}}}[rnd.IntN(3)]
			case 1:
				s.Grid.Filtering.Quick = []string{"", "red", "1", "blue 2"}[rnd.IntN(4)]
			}
			if rnd.IntN(2) == 0 {
				s.Settle()
			}
			var c gridui.Changes[treestage.Part]
			for range rnd.IntN(4) {
				c.Add = append(c.Add, fresh())
			}
			for range rnd.IntN(3) {
				if len(rows) > 0 {
					i := rnd.IntN(len(rows))
					rows[i].Cost, rows[i].Name = float64(rnd.IntN(6)), "red"+strconv.Itoa(rnd.IntN(9))
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
			require.NoError(t, s.Grid.Apply(c))
			s.Settle()
			var got []string
			for _, row := range s.FindAll("row ") {
				got = append(got, row.Children[2].Label)
			}
			require.Equal(t, expected(rows, s.Grid.Sorting.Keys, s.Grid.Filtering.Quick), got)
		}
	}
}

// expected returns the ids of rows, filtered and sorted.
func expected(rows []treestage.Part, keys []option.SortKey, quick string) []string {
	rows = slices.DeleteFunc(slices.Clone(rows), func(p treestage.Part) bool {
		text := fmt.Sprintf("%s %v %s", p.Name, p.Cost, p.ID)
		return slices.ContainsFunc(strings.Fields(quick), func(word string) bool {
			return !slices.ContainsFunc(strings.Fields(text), func(cell string) bool { return strings.Contains(cell, word) })
		})
	})
	slices.SortStableFunc(rows, treestage.ByKeys(keys))
	var ids []string
	for _, r := range rows {
		ids = append(ids, r.ID)
	}
	return ids
}

func TestApplyInATree(t *testing.T) {
	s := gridstage.New(image.Pt(400, 600), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Tree = gridui.Tree[treestage.Part]{Parent: func(p treestage.Part) string { return p.Up }}
		g.Expansion.Rows = idset.All()
		g.SetRows([]treestage.Part{{ID: "bike", Name: "Bicycle"}, {ID: "wheel", Up: "bike", Name: "Wheel"}, {ID: "pump", Name: "Pump"}})
	})
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{
		Add:    []treestage.Part{{ID: "rim", Up: "wheel", Name: "Rim"}, {ID: "tooth", Up: "gear", Name: "Tooth"}, {ID: "gear", Up: "bike", Name: "Gear"}},
		Update: []treestage.Part{{ID: "pump", Name: "Air pump"}},
	}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Gear", "Tooth", "Air pump"}, gridstage.FirstColumn(s))
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Remove: []string{"gear"}}))
	s.Settle()
	require.Equal(t, []string{"Bicycle", "Wheel", "Rim", "Air pump"}, gridstage.FirstColumn(s), "what is below a removed row stayed")
	require.Empty(t, s.Problems())
}

func TestApplyToGroups(t *testing.T) {
	s := gridstage.New(image.Pt(700, 600), func(g *gridui.Grid[treestage.Sale]) {
		g.Columns = treestage.SaleColumns()
		g.RowID = func(s treestage.Sale) string { return s.City + "/" + s.Shop }
		g.Grouping = option.Grouping{By: []string{"city"}, Total: option.TotalRowBottom}
		g.SetRows([]treestage.Sale{{City: "Seoul", Shop: "A", Pieces: 1, Amount: 1}, {City: "Seoul", Shop: "B", Pieces: 2, Amount: 2}, {City: "Busan", Shop: "A", Pieces: 4, Amount: 4}})
	})
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Sale]{Add: []treestage.Sale{{City: "Jeju", Shop: "A", Pieces: 8, Amount: 8}}, Update: []treestage.Sale{{City: "Seoul", Shop: "A", Pieces: 10, Amount: 1}}, Remove: []string{"Busan/A"}}))
	s.Settle()
	require.Equal(t, []string{"Seoul (2)||12|1.5", "Jeju (1)||8|8", "합계||20|3.67"}, gridstage.RowCells(s))
}

func TestApplyWaitsForJobs(t *testing.T) {
	hold := make(chan struct{})
	rows := make([]treestage.Part, 30_000)
	for i := range rows {
		rows[i] = treestage.Part{ID: strconv.Itoa(i), Name: "n" + strconv.Itoa(i), Cost: float64(i)}
	}
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = []gridui.Column[treestage.Part]{
			gridui.Field("id", "ID", func(p treestage.Part) string { return p.ID }),
			gridui.Field("cost", "Cost", func(p treestage.Part) float64 {
				if p.ID == "29999" {
					<-hold
				}
				return p.Cost
			}),
		}
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Sorting = option.Sorting{Mode: option.SortSingle}
		g.SetRows(rows)
	})
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "cost", Desc: true}}
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Update: []treestage.Part{{ID: "7", Cost: 1e9}}, Remove: []string{"29998"}, Add: []treestage.Part{{ID: "new", Cost: 1e8}}}))
	for range 5 {
		s.Advance(60_000_000)
		require.Equal(t, "0", gridstage.FirstColumn(s)[0], "the order changed while the job runs")
	}
	close(hold)
	s.Until(func() bool { return gridstage.FirstColumn(s)[0] == "7" })
	require.Equal(t, []string{"7", "new", "29999", "29997"}, gridstage.FirstColumn(s)[:4])
	require.Equal(t, 30_000, s.Grid.Len())
}

// TestNewRowsTakeTheirPlaceWhenSorted gives a sorted grid other rows: the old rows stay on the
// screen until the new ones are sorted.
func TestNewRowsTakeTheirPlaceWhenSorted(t *testing.T) {
	make := func(from int) []treestage.Part {
		rows := make([]treestage.Part, 20_000)
		for i := range rows {
			rows[i] = treestage.Part{ID: strconv.Itoa(from + i), Name: "n", Cost: float64(i * 7919 % 20_000)}
		}
		return rows
	}
	s := gridstage.New(image.Pt(400, 300), func(g *gridui.Grid[treestage.Part]) {
		g.Columns = treestage.PartColumns()
		g.RowID = func(p treestage.Part) string { return p.ID }
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "cost"}}}
		g.SetRows(make(0))
	})
	sorted := func() bool { return strings.HasPrefix(gridstage.RowCells(s)[0]+gridstage.RowCells(s)[1], "n|0n|1") }
	s.Until(sorted)
	s.Grid.SetRows(make(100))
	for i := 0; ; i++ {
		s.Advance(50_000_000)
		require.True(t, sorted(), "rows in no order were on the screen")
		if _, busy := s.Wakeup(); !busy && i > 2 {
			break
		}
	}
}

func TestOfAddedRowsWithOneIDTheLastCounts(t *testing.T) {
	s := gridstage.NewPeople(3)
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Add: []gridstage.Person{{ID: "n", Name: "New"}, {ID: "n", Name: "Newer"}}}))
	s.Settle()
	require.Equal(t, 4, s.Grid.Len())
	require.Equal(t, 4, s.Grid.Shown())
	require.Contains(t, s.Dump(), "Newer")
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Add: []gridstage.Person{{Name: "One"}, {Name: "Two"}}}))
	s.Settle()
	require.Equal(t, 6, s.Grid.Len(), "rows without ids are all there")
}
