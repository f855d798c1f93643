// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
)

// least are the features of a source that can do next to nothing.
func least(f *rowsource.Features) {
	*f = rowsource.Features{Key: f.Key, Match: []expr.MatchOp{expr.MatchContains}, Index: true}
}

// overLeastSource runs a test of a grid over such a source, in English or Korean.
func overLeastSource(t *testing.T, texts locale.Texts, run func(r *remoteStage[person])) {
	t.Helper()
	remotely(t, func(t *testing.T) {
		source := limited[person]{peopleSource(t, 300), least}
		r := newRemoteStage(t, source, func(g *gridui.Grid[person]) {
			g.Columns = peopleColumns()
			g.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).
				Aggregate(option.AggregateNone, option.AggregateSum, option.AggregateMax)
			g.Sorting.Mode = option.SortMulti
			g.Filtering.Enabled = true
			g.HeaderMenu.Enabled = true
			g.ColumnOrder.Mode = option.ColumnOrderFree
			g.Extensions = append(g.Extensions, &grouppanel.Panel{})
		})
		defer r.end()
		r.style = func(st *gridui.Style) { st.Locale = texts }
		r.Size = image.Pt(700, 700)
		r.pass()
		run(r)
	})
}

// menuNode is the item of an open menu.
func menuNode[T any](t *testing.T, s *stage[T], label string) gridtest.Node {
	t.Helper()
	for _, n := range s.FindAll(label) {
		if n.Label == label && (strings.Contains(n.Description, "menu item") || strings.Contains(n.Description, "메뉴 항목")) {
			return n
		}
	}
	t.Fatalf("no item %q: %s", label, s.Dump())
	return gridtest.Node{}
}

// Each item of the menu of a header does what the source can, or is greyed out and says why.
func TestHeaderMenusOverASourceThatCanDoLittle(t *testing.T) {
	for name, texts := range map[string]locale.Texts{"en": locale.English(), "ko": locale.Korean()} {
		t.Run(name, func(t *testing.T) {
			overLeastSource(t, texts, func(r *remoteStage[person]) {
				g, src := texts.Grouping, texts.Source
				for _, item := range []struct{ parent, label, why string }{
					{"", texts.SortAsc, ""}, {"", texts.SortDesc, ""}, {"", texts.Filter + "…", ""},
					{"", g.GroupBy, src.NoGroups},
					{g.Aggregate, g.None, ""}, {g.Aggregate, g.Sum, src.NoAggregate}, {g.Aggregate, g.Max, src.NoAggregate},
				} {
					head, ok := r.Find("Age")
					require.True(t, ok)
					r.RightClick(head.Center())
					r.pass()
					if item.parent != "" {
						r.Click(menuNode(t, r.stage, item.parent).Center())
						r.pass()
					}
					n := menuNode(t, r.stage, item.label)
					require.Equal(t, item.why != "", n.Disabled, item.label)
					if item.why != "" {
						require.True(t, strings.HasSuffix(n.Description, ", "+item.why), n.Description)
						grouping := len(r.grid.Grouping.By) + len(r.grid.Grouping.Aggregates)
						r.Click(n.Center())
						r.pass()
						require.Equal(t, grouping, len(r.grid.Grouping.By)+len(r.grid.Grouping.Aggregates), item.label)
					}
					r.Keys("Escape", "Escape")
					r.pass()
				}
				require.Empty(t, r.problems())
			})
		})
	}
}

// Each operator of a filter does what the source can, or is greyed out and says why. Keys pass over it.
func TestFilterOperatorsOverASourceThatCanDoLittle(t *testing.T) {
	overLeastSource(t, locale.English(), func(r *remoteStage[person]) {
		ops, why := locale.English().Operators, locale.English().Source.NoFilter
		r.grid.Column("name").OpenFilter()
		r.Frame()
		r.pass()
		r.Click(r.button(ops.Contains))
		r.pass()
		for label, denied := range map[string]bool{
			ops.Contains: false, ops.NotContains: false, ops.Equals: true, ops.NotEquals: true, ops.StartsWith: true, ops.EndsWith: true,
		} {
			n := r.radio(label)
			require.Equal(t, denied, n.Disabled, label)
			require.Equal(t, denied, strings.Contains(n.Description, why), label)
		}
		r.Click(r.radio(ops.StartsWith).Center())
		r.pass()
		require.Empty(t, r.grid.Filtering.Columns)
		require.NoError(t, r.remote.Err())
		r.Click(r.radio(ops.NotContains).Center())
		r.Type("K")
		r.pass()
		require.Len(t, r.grid.Filtering.Columns, 1)
		require.NoError(t, r.remote.Err())
	})
}

// A header that is dropped on the panel of groups groups nothing, and the panel says why.
func TestGroupPanelsOverASourceThatCanDoLittle(t *testing.T) {
	overLeastSource(t, locale.English(), func(r *remoteStage[person]) {
		panel, ok := r.Find(locale.English().Grouping.Panel)
		require.True(t, ok)
		require.Contains(t, panel.Description, locale.English().Source.NoGroups)
		x, y := r.head(t, "Age")
		r.DragFrom(x, y).To(60, 15)
		r.pass()
		require.Empty(t, r.grid.Grouping.By)
		require.Empty(t, r.problems())
	})
}

// A source that groups is grouped by the panel and the menu, by values: it has no intervals, and no
// order of groups of its own.
func TestGroupPanelsOverASourceThatGroups(t *testing.T) {
	overRemotePeople(t, func(g *gridui.Grid[person]) {
		g.HeaderMenu.Enabled = true
		g.ColumnOrder.Mode = option.ColumnOrderFree
		g.Extensions = append(g.Extensions, &grouppanel.Panel{})
	}, func(r *remoteStage[person]) {
		r.style = func(st *gridui.Style) { st.Locale = locale.English() }
		r.Size = image.Pt(700, 700)
		r.Frame()
		g, src := locale.English().Grouping, locale.English().Source
		x, y := r.head(t, "City")
		r.DragFrom(x, y).To(60, 15)
		r.pass()
		require.Equal(t, []string{"city"}, r.grid.Grouping.By)
		require.Equal(t, 7, r.grid.Shown())
		head, _ := r.Find("Age")
		r.RightClick(head.Center())
		r.pass()
		r.Click(menuNode(t, r.stage, g.GroupBy).Center())
		r.pass()
		steps := 0
		for _, n := range r.Nodes() {
			if n.Disabled && strings.HasSuffix(n.Description, ", "+src.NoIntervals) {
				steps++
			}
		}
		require.Positive(t, steps, r.Dump())
		require.Empty(t, r.problems())
	})
}
