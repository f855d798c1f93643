// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu_test

import (
	"image"
	"strings"
	"testing"
	"testing/synctest"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// least reduces features to those of a source that can do next to nothing.
func least(f *rowsource.Features) {
	*f = rowsource.Features{Key: f.Key, Match: []expr.MatchOp{expr.MatchContains}, Index: true}
}

// overLeastSource runs a test of a grid over such a source, in English or Korean.
func overLeastSource(t *testing.T, texts locale.Texts, run func(r *remotestage.RemoteStage[gridstage.Person])) {
	t.Helper()
	synctest.Test(t, func(t *testing.T) {
		source := remotestage.LimitedSource[gridstage.Person]{Source: remotestage.PeopleSource(t, 300), Without: least}
		r := remotestage.NewRemoteStage(t, source, func(g *gridui.Grid[gridstage.Person]) {
			g.Columns = gridstage.PeopleColumns()
			g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).
				Aggregate(option.AggregateNone, option.AggregateSum, option.AggregateMax)
			g.Sorting.Mode = option.SortMulti
			g.Filtering.Enabled = true
			g.HeaderMenu.Enabled = true
			g.ColumnOrder.Mode = option.ColumnOrderFree
			g.Extensions = append(g.Extensions, &grouppanel.Panel{})
		})
		defer r.Close()
		r.Style = func(st *gridui.Style) { st.Locale = texts }
		r.Size = image.Pt(700, 700)
		r.Pass()
		run(r)
	})
}

// Each item of the menu of a header does what the source can, or is greyed out with a reason.
func TestHeaderMenusOverASourceThatCanDoLittle(t *testing.T) {
	for name, texts := range map[string]locale.Texts{"en": locale.For("en"), "ko": locale.For("ko")} {
		t.Run(name, func(t *testing.T) {
			overLeastSource(t, texts, func(r *remotestage.RemoteStage[gridstage.Person]) {
				g, src := texts.Grouping, texts.Source
				for _, item := range []struct{ parent, label, why string }{
					{"", texts.SortAsc, ""}, {"", texts.SortDesc, ""}, {"", texts.Filter + "…", ""},
					{"", g.GroupBy, src.NoGroups},
					{g.Aggregate, g.None, ""}, {g.Aggregate, g.Sum, src.NoAggregate}, {g.Aggregate, g.Max, src.NoAggregate},
				} {
					head, ok := r.Find("Age")
					require.True(t, ok)
					r.RightClick(head.Center())
					r.Pass()
					if item.parent != "" {
						r.Click(gridstage.MenuItem(t, r.Stage, item.parent).Center())
						r.Pass()
					}
					n := gridstage.MenuItem(t, r.Stage, item.label)
					require.Equal(t, item.why != "", n.Disabled, item.label)
					if item.why != "" {
						require.True(t, strings.HasSuffix(n.Description, ", "+item.why), n.Description)
						grouping := len(r.Grid.Grouping.By) + len(r.Grid.Grouping.Aggregates)
						r.Click(n.Center())
						r.Pass()
						require.Equal(t, grouping, len(r.Grid.Grouping.By)+len(r.Grid.Grouping.Aggregates), item.label)
					}
					r.Keys("Escape", "Escape")
					r.Pass()
				}
				require.Empty(t, r.Problems())
			})
		})
	}
}

// Each operator of a filter does what the source can, or is greyed out with a reason. Keys pass over it.
func TestFilterOperatorsOverASourceThatCanDoLittle(t *testing.T) {
	overLeastSource(t, locale.For("en"), func(r *remotestage.RemoteStage[gridstage.Person]) {
		ops, why := locale.For("en").Operators, locale.For("en").Source.NoFilter
		r.Grid.Column("name").OpenFilter()
		r.Frame()
		r.Pass()
		r.Click(r.ButtonAt(ops.Contains))
		r.Pass()
		for label, denied := range map[string]bool{
			ops.Contains: false, ops.NotContains: false, ops.Equals: true, ops.NotEquals: true, ops.StartsWith: true, ops.EndsWith: true,
		} {
			n := r.OperatorRadio(label)
			require.Equal(t, denied, n.Disabled, label)
			require.Equal(t, denied, strings.Contains(n.Description, why), label)
		}
		r.Click(r.OperatorRadio(ops.StartsWith).Center())
		r.Pass()
		require.Empty(t, r.Grid.Filtering.Columns)
		require.NoError(t, r.Remote.Err())
		r.Click(r.OperatorRadio(ops.NotContains).Center())
		r.Type("K")
		r.Pass()
		require.Len(t, r.Grid.Filtering.Columns, 1)
		require.NoError(t, r.Remote.Err())
	})
}

// A header that is dropped on the panel of groups groups nothing, and the panel shows why.
func TestGroupPanelsOverASourceThatCanDoLittle(t *testing.T) {
	overLeastSource(t, locale.For("en"), func(r *remotestage.RemoteStage[gridstage.Person]) {
		panel, ok := r.Find(locale.For("en").Grouping.Panel)
		require.True(t, ok)
		require.Contains(t, panel.Description, locale.For("en").Source.NoGroups)
		x, y := head(r.Stage, t, "Age")
		r.DragFrom(x, y).To(60, 15)
		r.Pass()
		require.Empty(t, r.Grid.Grouping.By)
		require.Empty(t, r.Problems())
	})
}

// A source that groups is grouped by the panel and the menu, by values: it has no intervals, and no separate
// order of groups.
func TestGroupPanelsOverASourceThatGroups(t *testing.T) {
	remotestage.OverRemotePeople(t, func(g *gridui.Grid[gridstage.Person]) {
		g.HeaderMenu.Enabled = true
		g.ColumnOrder.Mode = option.ColumnOrderFree
		g.Extensions = append(g.Extensions, &grouppanel.Panel{})
	}, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		r.Size = image.Pt(700, 700)
		r.Frame()
		g, src := locale.For("en").Grouping, locale.For("en").Source
		x, y := head(r.Stage, t, "City")
		r.DragFrom(x, y).To(60, 15)
		r.Pass()
		require.Equal(t, []string{"city"}, r.Grid.Grouping.By)
		require.Equal(t, 7, r.Grid.Shown())
		head, _ := r.Find("Age")
		r.RightClick(head.Center())
		r.Pass()
		r.Click(gridstage.MenuItem(t, r.Stage, g.GroupBy).Center())
		r.Pass()
		steps := 0
		for _, n := range r.Nodes() {
			if n.Disabled && strings.HasSuffix(n.Description, ", "+src.NoIntervals) {
				steps++
			}
		}
		require.Positive(t, steps, r.Dump())
		require.Empty(t, r.Problems())
	})
}
