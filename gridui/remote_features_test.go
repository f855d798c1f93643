// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// overRemotePeople runs a test of a grid over a source of 3,000 people once the first rows are there.
func overRemotePeople(t *testing.T, set func(g *gridui.Grid[person]), run func(r *remoteStage[person])) {
	t.Helper()
	remotely(t, func(t *testing.T) {
		r := newRemoteStage(t, peopleSource(t, 3000), func(g *gridui.Grid[person]) {
			g.Columns = peopleColumns()
			g.Sorting.Mode = option.SortMulti
			g.Filtering.Enabled = true
			set(g)
		})
		defer r.end()
		r.pass()
		run(r)
	})
}

// Features that need all rows are off over a source, say so once, and leave the rows as they are.
func TestRemoteFeaturesThatNeedAllRows(t *testing.T) {
	for problem, set := range map[string]func(g *gridui.Grid[person]){
		"grouping needs all rows":        func(g *gridui.Grid[person]) { g.Grouping.By = []string{"city"} },
		"a tree needs all rows":          func(g *gridui.Grid[person]) { g.Tree.Children = func(person) []person { return nil } },
		"a row of totals needs all rows": totalAges,
	} {
		t.Run(problem, func(t *testing.T) {
			overRemotePeople(t, set, func(r *remoteStage[person]) {
				require.Len(t, r.problems(), 1)
				require.Contains(t, r.problems()[0], problem)
				require.Equal(t, "p0", r.rowTexts()[0])
				require.Equal(t, 3000, r.grid.Shown())
			})
		})
	}
}

// Columns are fitted to the rows on the screen, which is said.
func TestRemoteColumnsFit(t *testing.T) {
	overRemotePeople(t, func(*gridui.Grid[person]) {}, func(r *remoteStage[person]) {
		r.grid.FitColumns()
		r.Frame()
		r.pass()
		require.Contains(t, strings.Join(r.problems(), "\n"), "those on the screen count")
	})
}

// totalAges puts the sum of ages below the rows.
func totalAges(g *gridui.Grid[person]) {
	g.Columns[2] = gridui.Field("age", "Age", func(p person) int { return p.Age }).Aggregate(option.AggregateSum)
	g.Grouping.Total = option.TotalRowBottom
}

func TestRemoteFilterRowAndQuickFilter(t *testing.T) {
	overRemotePeople(t, func(g *gridui.Grid[person]) { g.Filtering.Row = true }, func(r *remoteStage[person]) {
		r.Click(200, 60)
		r.Type(">=69")
		r.pass()
		require.Equal(t, 60, r.grid.Shown())
		r.grid.Filtering.Columns, r.grid.Filtering.Quick = nil, "p29"
		r.Frame()
		r.pass()
		require.Equal(t, 111, r.grid.Shown())
	})
}

// Rows are selected by their ids, whether they are loaded or not.
func TestRemoteSelection(t *testing.T) {
	overRemotePeople(t, func(g *gridui.Grid[person]) { g.Selection.Mode = option.SelectMulti }, func(r *remoteStage[person]) {
		r.Click(200, 100)
		r.Keys("Shortcut+A")
		r.pass()
		require.True(t, r.grid.Selection.Rows.Has("2999"))
		r.grid.Selection.Rows = idset.Of("5")
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.pass()
		require.True(t, r.grid.Selection.Rows.Has("5"))
		require.Empty(t, r.problems())
	})
}

// Edits of a source are proposed, with Editing.Controlled, and so is what undoes them.
func TestRemoteEditsAreProposed(t *testing.T) {
	for _, controlled := range []bool{false, true} {
		set := func(g *gridui.Grid[person]) {
			g.Columns[1] = gridui.Field("name", "Name", func(p person) string { return p.Name }).Edit(func(p *person, v string) { p.Name = v })
			g.RowID = func(p person) string { return p.ID }
			g.Editing.Enabled, g.Editing.Controlled = true, controlled
		}
		overRemotePeople(t, set, func(r *remoteStage[person]) {
			r.grid.FocusCell(0, "name")
			r.Focus(r.grid.Tag())
			r.Frame()
			r.Type("Ab")
			r.Keys("Enter")
			r.pass()
			require.Len(t, eventsOf[gridui.CellsEdited[person]](r.events), map[bool]int{true: 1}[controlled])
			require.Len(t, r.problems(), map[bool]int{false: 1}[controlled])
			r.Keys("Shortcut+Z")
			require.Len(t, eventsOf[events.Undone](r.events), map[bool]int{true: 1}[controlled])
			require.ErrorIs(t, r.grid.Apply(gridui.Changes[person]{Update: []person{{ID: "p1"}}}), gridui.ErrNotASlice)
		})
	}
}

func TestRemotePinnedRows(t *testing.T) {
	set := func(g *gridui.Grid[person]) { g.RowPins = option.RowPins{Enabled: true, Top: []string{"2", "2900"}} }
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		require.Equal(t, []string{"p2", "p0", "p1", "p3"}, r.rowTexts()[:4])
		require.Contains(t, strings.Join(r.problems(), "\n"), "one is pinned while it is on the screen")
	})
}

func TestRemoteDetails(t *testing.T) {
	var drawn []string
	set := func(g *gridui.Grid[person]) {
		g.Details.Rows = idset.Of("1")
		g.Detail = func(_ layout.Context, c gridui.DetailContext[person]) layout.Dimensions {
			drawn = append(drawn, c.Row.ID)
			return layout.Dimensions{Size: image.Pt(100, 40)}
		}
	}
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		require.Contains(t, drawn, "p1")
		require.NotContains(t, drawn, "p0")
		require.Empty(t, r.problems())
	})
}

// A page stays while its rows arrive and when they are read again.
func TestRemotePages(t *testing.T) {
	set := func(g *gridui.Grid[person]) { g.Paging = option.Paging{Enabled: true, Size: 50} }
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		require.Equal(t, 50, r.grid.Shown())
		r.grid.Paging.Index = 40
		r.Frame()
		r.pass()
		require.Equal(t, "p2000", r.rowTexts()[0])
		r.remote.Reload()
		r.Frame()
		r.pass()
		require.Equal(t, "p2000", r.rowTexts()[0])
	})
}

// The status bar adds up the selected cells on the screen, and says if there are others.
func TestRemoteStatusBar(t *testing.T) {
	set := func(g *gridui.Grid[person]) { g.StatusBar.Enabled, g.CellRanges.Enabled = true, true }
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		r.Click(200, 100)
		r.Keys("Shift+Down", "Shift+Down")
		r.pass()
		require.Equal(t, 3, r.grid.StatusBar.Figures.Numbers)
		require.True(t, r.grid.StatusBar.Figures.Finished)
		r.Keys("Shortcut+A")
		r.pass()
		require.Less(t, r.grid.StatusBar.Figures.Cells, 100)
		require.False(t, r.grid.StatusBar.Figures.Finished)
	})
}

// A saved view has the order back, and the rows come from the source in it.
func TestRemoteViewsComeBack(t *testing.T) {
	store := &storage.Memory{}
	set := func(g *gridui.Grid[person]) { g.Persist.Key, g.Persist.Store = "people", store }
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		r.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.pass()
		require.NoError(t, r.grid.SaveView())
	})
	overRemotePeople(t, set, func(r *remoteStage[person]) {
		require.Equal(t, "p2999", r.rowTexts()[0])
	})
}
