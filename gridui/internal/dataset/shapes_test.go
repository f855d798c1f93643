// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset_test

import (
	"context"
	"image"
	"io"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/export"
)

// shapeCase sets options of a grid that need a feature.
type shapeCase struct {
	name    string
	feature gridui.Feature
	missing string // of the problem without the feature
	set     func(g *gridui.Grid[gridstage.Person])
	// source is set for options that work over a source, too.
	source bool
}

func shapeCases() []shapeCase {
	groups := func(name string, source bool, set func(o *option.Grouping)) shapeCase {
		return shapeCase{name, gridui.FeatureGroups, "FeatureGroups is missing", func(g *gridui.Grid[gridstage.Person]) { set(&g.Grouping) }, source}
	}
	tree := func(name string, set func(t *gridui.Tree[gridstage.Person])) shapeCase {
		return shapeCase{name, gridui.FeatureTrees, "FeatureTrees is missing", func(g *gridui.Grid[gridstage.Person]) { set(&g.Tree) }, false}
	}
	filters := func(name string, set func(o *option.Filtering)) shapeCase {
		return shapeCase{name, gridui.FeatureRowFilters, "FeatureRowFilters is missing", func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Enabled = true
			set(&g.Filtering)
		}, true}
	}
	parent := func(p gridstage.Person) string {
		if p.ID == "p8" || p.ID == "p9" {
			return "p0"
		}
		return ""
	}
	child := gridstage.Person{ID: "child", Name: "Moon", Age: 3}
	return []shapeCase{
		groups("one level", true, func(o *option.Grouping) { o.By = []string{"city"} }),
		groups("two levels", true, func(o *option.Grouping) { o.By = []string{"city", "name"} }),
		groups("footers", false, func(o *option.Grouping) { o.By, o.Footers = []string{"city"}, true }),
		groups("total at the top", true, func(o *option.Grouping) { o.Total = option.TotalRowTop }),
		groups("total at the bottom", true, func(o *option.Grouping) { o.Total = option.TotalRowBottom }),
		groups("total first", false, func(o *option.Grouping) { o.Total = option.TotalRowFirst }),
		groups("total last", false, func(o *option.Grouping) { o.Total = option.TotalRowLast }),
		groups("shares", false, func(o *option.Grouping) { o.SetShare("age", option.ShareOfTotal) }),
		filters("column", func(o *option.Filtering) {
			o.Columns = []filter.Column{{ColumnID: "city", Filter: filter.Contains.Of("3")}}
		}),
		filters("expression", func(o *option.Filtering) { o.Expression = filter.Not(filter.On("age", filter.Less.Of("30"))) }),
		filters("quick", func(o *option.Filtering) { o.Quick = "kim" }),
		tree("parent", func(t *gridui.Tree[gridstage.Person]) { t.Parent = parent }),
		tree("branches", func(t *gridui.Tree[gridstage.Person]) { t.Parent, t.Aggregate = parent, true }),
		tree("path", func(t *gridui.Tree[gridstage.Person]) {
			t.Path = func(p gridstage.Person) []string { return []string{p.City, p.ID} }
		}),
		tree("children", func(t *gridui.Tree[gridstage.Person]) {
			t.Children = func(p gridstage.Person) []gridstage.Person {
				if p.ID == "p1" {
					return []gridstage.Person{child}
				}
				return nil
			}
		}),
		tree("loaded", func(t *gridui.Tree[gridstage.Person]) {
			t.HasChildren = func(p gridstage.Person) bool { return p.ID == "p1" }
			t.Load = func(context.Context, gridstage.Person) ([]gridstage.Person, error) {
				return []gridstage.Person{child}, nil
			}
		}),
	}
}

// shapeStage is a grid of people, in memory or of a source.
type shapeStage struct {
	*gridstage.Stage[gridstage.Person]
	remote *gridui.Remote[gridstage.Person]
}

// showShape shows a grid with options. Without features it is one of New.
func showShape(t *testing.T, source bool, set func(g *gridui.Grid[gridstage.Person]), features ...gridui.Feature) *shapeStage {
	t.Helper()
	s := &shapeStage{Stage: &gridstage.Stage[gridstage.Person]{Lean: len(features) > 0, Features: features}}
	g := &s.Grid
	g.Columns = gridstage.PeopleColumns()
	g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.RowID = func(p gridstage.Person) string { return p.ID }
	g.Expansion.Rows = idset.All()
	set(g)
	if source {
		s.remote = gridui.NewRemote(remotestage.PeopleSource(t, 12), gridui.RemoteOptions[gridstage.Person]{})
		g.SetSource(s.remote)
	} else {
		g.SetRows(gridstage.People(12))
	}
	s.Show(image.Pt(500, 1000))
	s.rest()
	return s
}

// rest lets what runs in the background end.
func (s *shapeStage) rest() { gridstage.Work(s.Harness, 20) }

// cells returns the texts of the rows, and closes the rows.
func (s *shapeStage) cells(t *testing.T) string {
	cells := strings.Join(gridstage.RowCells(s.Stage), "\n")
	require.NotEmpty(t, cells)
	require.NoError(t, s.Grid.Close())
	if s.remote != nil {
		s.remote.Close()
	}
	synctest.Wait()
	return cells
}

// Groups, totals and trees show with their feature, also if it comes in a later frame. Without it the rows show one below
// the other, and the grid reports a problem.
func TestShapesNeedTheirFeature(t *testing.T) {
	for _, c := range shapeCases() {
		for _, source := range []bool{false, true} {
			if source && !c.source {
				continue
			}
			t.Run(c.name+map[bool]string{true: ", source"}[source], func(t *testing.T) {
				synctest.Test(t, func(t *testing.T) {
					all := showShape(t, source, c.set)
					require.Empty(t, all.Problems())
					want := all.cells(t)
					plain := showShape(t, source, func(*gridui.Grid[gridstage.Person]) {}).cells(t)
					require.NotEqual(t, plain, want)

					with := showShape(t, source, c.set, c.feature)
					require.Empty(t, with.Problems())
					require.Equal(t, want, with.cells(t))

					late := showShape(t, source, c.set, gridui.FeatureFind)
					require.Equal(t, plain, strings.Join(gridstage.RowCells(late.Stage), "\n"))
					require.Contains(t, strings.Join(late.Problems(), "\n"), c.missing)
					late.Features = append(late.Features, c.feature)
					late.rest()
					require.Equal(t, want, late.cells(t))
				})
			})
		}
	}
}

// A grid that was sorted before its features come takes them, too.
func TestShapesComeToASortedGrid(t *testing.T) {
	for _, c := range shapeCases() {
		t.Run(c.name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				sorted := func(g *gridui.Grid[gridstage.Person]) {
					c.set(g)
					g.Sorting.Mode, g.Sorting.Keys = option.SortMulti, []option.SortKey{{ColumnID: "age", Desc: true}}
				}
				want := showShape(t, false, sorted).cells(t)
				late := showShape(t, false, sorted, gridui.FeatureFind)
				late.Features = append(late.Features, c.feature)
				late.rest()
				require.Equal(t, want, late.cells(t))
			})
		})
	}
}

func TestATreeGridBringsItsTree(t *testing.T) {
	var g gridui.TreeGrid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.Tree.Path = func(p gridstage.Person) []string { return []string{p.City, p.ID} }
	g.SetRows(gridstage.People(3))
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		return gridui.NewWith(gridstage.NewTheme(), &g).Layout(gtx)
	})
	h.Settle()
	g.ExpandAll()
	h.Settle()
	require.Equal(t, 6, g.Shown(), "three rows below the nodes of three cities")
}

// A grid that is only exported is never drawn: naming the feature is enough. Without it the export fails, since nothing
// else tells that it would have other rows than the options say.
func TestShapesOfAGridThatIsNeverDrawn(t *testing.T) {
	for name, c := range map[string]struct {
		set     func(g *gridui.Grid[gridstage.Person])
		feature gridui.Feature
		lines   int // with the feature; those of a tree include seven cities
		err     string
	}{
		"plain": {func(*gridui.Grid[gridstage.Person]) {}, gridui.FeatureFind, 12, ""},
		"groups": {func(g *gridui.Grid[gridstage.Person]) { g.Grouping.By = []string{"city"} },
			gridui.FeatureGroups, 12, "rows are not grouped and show no totals, since FeatureGroups is missing"},
		"totals": {func(g *gridui.Grid[gridstage.Person]) { g.Grouping.Total = option.TotalRowLast },
			gridui.FeatureGroups, 13, "rows are not grouped and show no totals, since FeatureGroups is missing"},
		"tree": {func(g *gridui.Grid[gridstage.Person]) {
			g.Tree.Path = func(p gridstage.Person) []string { return []string{p.City, p.ID} }
		}, gridui.FeatureTrees, 12 + 7, "rows show one below the other, since FeatureTrees is missing"},
		"quick filter": {func(g *gridui.Grid[gridstage.Person]) { g.Filtering.Enabled, g.Filtering.Quick = true, "kim" },
			gridui.FeatureRowFilters, 3, "rows are not filtered, since FeatureRowFilters is missing"},
		"manual filter": {func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering = option.Filtering{Enabled: true, Manual: true, Quick: "kim"}
		}, gridui.FeatureFind, 12, ""},
	} {
		lines, err := exportUndrawn(c.set, c.feature)
		require.NoError(t, err, name)
		require.Equal(t, c.lines, lines, name)
		lines, err = exportUndrawn(c.set)
		if c.err == "" {
			require.NoError(t, err, name)
			require.Equal(t, c.lines, lines, name)
			continue
		}
		require.EqualError(t, err, c.err, name)
		require.Zero(t, lines, name)
	}
}

// exportUndrawn returns the number of lines in the export of a grid that is not drawn.
func exportUndrawn(set func(g *gridui.Grid[gridstage.Person]), features ...gridui.Feature) (lines int, err error) {
	var g gridui.Grid[gridstage.Person]
	g.Columns = gridstage.PeopleColumns()
	g.RowID = func(p gridstage.Person) string { return p.ID }
	set(&g)
	g.SetRows(gridstage.People(12))
	gridui.NewWith(nil, &g, features...)
	src := g.ExportSource(option.ExportScope{})
	cells := make([]export.Cell, len(src.Columns))
	for ; ; lines++ {
		if err := src.Row(lines, cells); err == io.EOF {
			return lines, nil
		} else if err != nil {
			return lines, err
		}
	}
}

// A program that filters rows elsewhere needs no feature for what users set.
func TestManualFiltersNeedNoFeature(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := showShape(t, false, func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering = option.Filtering{Enabled: true, Manual: true, Quick: "kim"}
		}, gridui.FeatureFind)
		require.Empty(t, s.Problems())
		require.Equal(t, 12, s.Grid.Shown())
	})
}

// A grid that has no filter row takes the quick filter after its delay, too.
func TestQuickFilterTakesEffectAfterItsDelay(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		s := showShape(t, false, func(g *gridui.Grid[gridstage.Person]) {
			g.Filtering.Enabled, g.Filtering.Delay = true, time.Second
		}, gridui.FeatureRowFilters)
		s.Grid.Filtering.Quick = "kim"
		s.Frame()
		require.Equal(t, 12, s.Grid.Shown())
		at, ok := s.Wakeup()
		require.True(t, ok)
		require.Equal(t, time.Second, at.Sub(s.Now))
		s.Advance(time.Second)
		require.Equal(t, 3, s.Grid.Shown())
	})
}

// A program reads events before the first New, which links filters and groups: that is no reason to leave the page that it
// chose.
func TestPagesThatProgramsChooseStayWhenShapesAreLinked(t *testing.T) {
	for name, set := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"plain":  func(*gridui.Grid[gridstage.Person]) {},
		"filter": func(g *gridui.Grid[gridstage.Person]) { g.Filtering.Enabled, g.Filtering.Quick = true, "city" },
		"groups": func(g *gridui.Grid[gridstage.Person]) {
			g.Grouping.By, g.Expansion.Rows = []string{"city"}, idset.All()
		},
	} {
		var g gridui.Grid[gridstage.Person]
		g.Columns = gridstage.PeopleColumns()
		g.Paging = option.Paging{Enabled: true, Size: 10, Index: 2}
		set(&g)
		g.SetRows(gridstage.People(60))
		h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
			for _, ok := g.Update(gtx); ok; _, ok = g.Update(gtx) {
			}
			return gridui.New(gridstage.NewTheme(), &g).Layout(gtx)
		})
		h.Settle()
		require.Equal(t, 2, g.Paging.Index, name)
	}
}
