// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"strings"
	"testing"
	"testing/synctest"

	"gioui.org/layout"
	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

type origin struct {
	name string
	give func(t testing.TB, s *stage)
}

// origins holds the sources that rows can come from.
var origins = []origin{
	{"none", func(_ testing.TB, s *stage) { s.Grid.SetSource(nil) }},
	{"slice", func(_ testing.TB, s *stage) { s.Grid.SetRows(items(0, 40)) }},
	{"fewer rows", func(_ testing.TB, s *stage) { s.Grid.SetRows(items(2, 5)) }},
	{"computed rows", func(_ testing.TB, s *stage) { s.Grid.SetSource(counted{1, 30}) }},
	{"more rows than can be ordered", func(_ testing.TB, s *stage) { s.Grid.SetSource(counted{0, endlessRows}) }},
	{"source", func(t testing.TB, s *stage) { s.remote(sliceOf(t, items(0, 40))) }},
	{"other source", func(t testing.TB, s *stage) { s.remote(sliceOf(t, items(20, 9))) }},
	{"endless source", func(t testing.TB, s *stage) { s.remote(endless{sliceOf(t, items(0, 3))}) }},
}

// layouts holds the ways in which rows can show.
var layouts = []struct {
	name string
	set  func(g *gridui.Grid[item])
}{
	{"flat", func(*gridui.Grid[item]) {}},
	{"sorted", func(g *gridui.Grid[item]) { g.Sorting.Keys = []option.SortKey{{ColumnID: "n", Desc: true}} }},
	{"filtered", func(g *gridui.Grid[item]) {
		g.Filtering.Enabled = true
		g.Filtering.Columns = []filter.Column{{ColumnID: "kind", Filter: filter.NotEquals.Of("b")}}
	}},
	{"grouped", func(g *gridui.Grid[item]) { g.Grouping.By = []string{"kind"} }},
	{"groups that are open", func(g *gridui.Grid[item]) {
		g.Grouping.By, g.Grouping.Footers, g.Expansion.Rows = []string{"kind", "n"}, true, idset.All()
	}},
	{"totals at the top", func(g *gridui.Grid[item]) { g.Grouping.Total = option.TotalRowTop }},
	{"totals before the rows", func(g *gridui.Grid[item]) { g.Grouping.Total = option.TotalRowFirst }},
	{"totals after the rows", func(g *gridui.Grid[item]) { g.Grouping.Total = option.TotalRowLast }},
	{"tree", func(g *gridui.Grid[item]) {
		g.Tree.Parent, g.Expansion.Rows = func(r item) string { return r.Up }, idset.All()
	}},
	{"tree by path", func(g *gridui.Grid[item]) {
		g.Tree.Path = func(r item) []string { return []string{r.Kind, r.ID} }
	}},
	{"paged", func(g *gridui.Grid[item]) { g.Paging = option.Paging{Enabled: true, Size: 6} }},
	{"pinned", func(g *gridui.Grid[item]) { g.RowPins.Top, g.RowPins.Bottom = []string{"r3", "r25"}, []string{"r4"} }},
	{"details", func(g *gridui.Grid[item]) {
		g.Detail = func(gtx layout.Context, _ gridui.DetailContext[item]) layout.Dimensions {
			return layout.Dimensions{Size: gtx.Constraints.Constrain(gtx.Constraints.Min)}
		}
		g.Details.Rows, g.Details.EstimatedHeight = idset.Of("r2", "r21"), 30
	}},
	{"found", func(g *gridui.Grid[item]) {
		g.Find = option.Find{Enabled: true, Open: true, BarDisabled: true, Query: option.FindQuery{Text: "c"}}
	}},
	{"selected", func(g *gridui.Grid[item]) {
		g.Selection.Mode, g.Selection.Rows = option.SelectMulti, idset.Of("r2", "r22")
	}},
	{"all selected", func(g *gridui.Grid[item]) { g.Selection.Mode, g.Selection.Rows = option.SelectMulti, idset.All() }},
	{"numbered", func(g *gridui.Grid[item]) { g.RowNumbers.Enabled = true }},
	{"edited", func(g *gridui.Grid[item]) { g.Editing.Enabled, g.Editing.Controlled = true, true }},
}

// shown holds what a grid shows and describes of its rows.
type shown struct {
	Rows, Len, Selected, Hits int
	Lines                     []string
}

func (s *stage) shown() shown {
	g := &s.Grid
	return shown{g.Shown(), g.Len(), g.SelectedCount(), g.Find.Result.Total + g.Find.Result.Rows, strings.Split(s.Dump(), "\n")}
}

// Wherever rows came from before, and however they showed, a grid shows other rows in the same way as a grid that
// had them from the start: also when it is scrolled, edited or laid out in another way from then on.
func TestRowsShowAsIfTheyHadBeenThereFromTheStart(t *testing.T) {
	for _, l := range layouts {
		t.Run(l.name, func(t *testing.T) {
			want := map[string]shown{}
			for _, to := range origins {
				want[to.name] = fromTheStart(t, l.set, to.give)
			}
			for _, from := range origins {
				for _, to := range origins {
					assert.Equal(t, want[to.name], changed(t, l.set, from.give, to.give), "from %s to %s", from.name, to.name)
				}
			}
		})
	}
}

func fromTheStart(t *testing.T, set func(g *gridui.Grid[item]), give func(t testing.TB, s *stage)) (got shown) {
	synctest.Test(t, func(t *testing.T) {
		s := newStage(set)
		defer s.close(t)
		give(t, s)
		s.pass()
		got = s.shown()
	})
	return got
}

func changed(t *testing.T, set func(g *gridui.Grid[item]), from, to func(t testing.TB, s *stage)) (got shown) {
	synctest.Test(t, func(t *testing.T) {
		s := newStage(set)
		defer s.close(t)
		from(t, s)
		s.pass()
		set(&s.Grid)
		to(t, s)
		s.pass()
		s.Grid.ScrollToOffset(0) // the screen has stayed with the row at its top
		s.pass()
		got = s.shown()
	})
	return got
}
