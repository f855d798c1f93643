// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate_test

import (
	"image"
	"iter"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/remotestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

// Features that need all rows are off over a source, report so once, and leave the rows as they are.
func TestRemoteFeaturesThatNeedAllRows(t *testing.T) {
	for problem, set := range map[string]func(g *gridui.Grid[gridstage.Person]){
		"a tree needs all rows": func(g *gridui.Grid[gridstage.Person]) {
			g.Tree.Children = func(gridstage.Person) []gridstage.Person { return nil }
		},
		"shows no aggregate": func(g *gridui.Grid[gridstage.Person]) {
			g.Columns[2] = gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).AggregateFunc(func(iter.Seq[int]) float64 { return 1 })
			g.Grouping.Total = option.TotalRowBottom
		},
	} {
		t.Run(problem, func(t *testing.T) {
			remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
				require.Len(t, r.Problems(), 1)
				require.Contains(t, r.Problems()[0], problem)
				require.Equal(t, "p0", r.RowTexts()[0])
				require.Equal(t, 3000, r.Grid.Shown())
			})
		})
	}
}

// Columns are fitted to the rows on the screen, and the grid reports that.
func TestRemoteColumnsFit(t *testing.T) {
	remotestage.OverRemotePeople(t, func(*gridui.Grid[gridstage.Person]) {}, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.FitColumns()
		r.Frame()
		r.Pass()
		require.Contains(t, strings.Join(r.Problems(), "\n"), "those on the screen count")
	})
}

func TestRemoteFilterRowAndQuickFilter(t *testing.T) {
	remotestage.OverRemotePeople(t, func(g *gridui.Grid[gridstage.Person]) { g.Filtering.Row = true }, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Click(200, 60)
		r.Type(">=69")
		r.Pass()
		require.Equal(t, 60, r.Grid.Shown())
		r.Grid.Filtering.Columns, r.Grid.Filtering.Quick = nil, "p29"
		r.Frame()
		r.Pass()
		require.Equal(t, 111, r.Grid.Shown())
	})
}

// Rows are selected by their ids, whether they are loaded or not.
func TestRemoteSelection(t *testing.T) {
	remotestage.OverRemotePeople(t, func(g *gridui.Grid[gridstage.Person]) { g.Selection.Mode = option.SelectMulti }, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Click(200, 100)
		r.Keys("Shortcut+A")
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.Has("2999"))
		r.Grid.Selection.Rows = idset.Of("5")
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.Pass()
		require.True(t, r.Grid.Selection.Rows.Has("5"))
		require.Empty(t, r.Problems())
	})
}

// With Editing.Controlled, edits of a source are proposed, and so is undoing them.
func TestRemoteEditsAreProposed(t *testing.T) {
	for _, controlled := range []bool{false, true} {
		set := func(g *gridui.Grid[gridstage.Person]) {
			g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Edit(func(p *gridstage.Person, v string) { p.Name = v })
			g.RowID = func(p gridstage.Person) string { return p.ID }
			g.Editing.Enabled, g.Editing.Controlled = true, controlled
		}
		remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
			r.Grid.FocusCell(0, "name")
			r.Focus(r.Grid.Tag())
			r.Frame()
			r.Type("Ab")
			r.Keys("Enter")
			r.Pass()
			require.Len(t, gridstage.EventsOf[gridui.CellsEdited[gridstage.Person]](r.Events), map[bool]int{true: 1}[controlled])
			require.Len(t, r.Problems(), map[bool]int{false: 1}[controlled])
			r.Keys("Shortcut+Z")
			require.Len(t, gridstage.EventsOf[events.StepUndone](r.Events), map[bool]int{true: 1}[controlled])
			require.ErrorIs(t, r.Grid.Apply(gridui.Changes[gridstage.Person]{Update: []gridstage.Person{{ID: "p1"}}}), dataset.ErrNotASlice)
		})
	}
}

func TestRemotePinnedRows(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins = option.RowPins{Enabled: true, Top: []string{"2", "2900"}}
	}
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Equal(t, []string{"p2", "p0", "p1", "p3"}, r.RowTexts()[:4])
		require.Contains(t, strings.Join(r.Problems(), "\n"), "one is pinned while it is on the screen")
	})
}

func TestRemoteDetails(t *testing.T) {
	var drawn []string
	set := func(g *gridui.Grid[gridstage.Person]) {
		g.Details.Rows = idset.Of("1")
		g.Detail = func(_ layout.Context, c gridui.DetailContext[gridstage.Person]) layout.Dimensions {
			drawn = append(drawn, c.Row.ID)
			return layout.Dimensions{Size: image.Pt(100, 40)}
		}
	}
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Contains(t, drawn, "p1")
		require.NotContains(t, drawn, "p0")
		require.Empty(t, r.Problems())
	})
}

// A page stays while its rows arrive and when they are read again.
func TestRemotePages(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) { g.Paging = option.Paging{Enabled: true, Size: 50} }
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Equal(t, 50, r.Grid.Shown())
		r.Grid.Paging.Index = 40
		r.Frame()
		r.Pass()
		require.Equal(t, "p2000", r.RowTexts()[0])
		r.Remote.Reload()
		r.Frame()
		r.Pass()
		require.Equal(t, "p2000", r.RowTexts()[0])
	})
}

// Another order leads to the first page, once its rows are there.
func TestRemotePagesGoBack(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) { g.Paging = option.Paging{Enabled: true, Size: 50} }
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Paging.Index = 40
		r.Frame()
		r.Pass()
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		require.Equal(t, "p2000", r.RowTexts()[0], "the old page stays until then")
		r.Pass()
		require.Equal(t, 0, r.Grid.Paging.Index)
		require.Equal(t, "p2999", r.RowTexts()[0])
		r.Grid.Paging.Index = 3
		r.Frame()
		r.Pass()
		require.Equal(t, 3, r.Grid.Paging.Index)
	})
}

// A row that is not among the current rows is scrolled to after the requested rows have arrived.
func TestRemoteRowsAreScrolledToInANewOrder(t *testing.T) {
	remotestage.OverRemotePeople(t, func(*gridui.Grid[gridstage.Person]) {}, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Filtering.Columns = []filter.Column{{ColumnID: "age", Filter: filter.Less.Of("21")}}
		r.Frame()
		r.Pass()
		require.Equal(t, 60, r.Grid.Shown())
		r.Grid.Filtering.Columns = nil
		r.Grid.ScrollToRow(2000, option.AlignStart)
		r.Frame()
		r.Pass()
		require.Equal(t, "p2000", r.RowTexts()[0])
	})
}

// The status bar adds up loaded cells itself, and makes the source add up others. It does not count texts that
// are not loaded, and shows that.
func TestRemoteStatusBar(t *testing.T) {
	set := func(g *gridui.Grid[gridstage.Person]) { g.StatusBar.Enabled, g.CellRanges.Enabled = true, true }
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Click(200, 100)
		r.Keys("Shift+Down", "Shift+Down")
		r.Pass()
		require.Equal(t, 3, r.Grid.StatusBar.Figures.Numbers)
		require.True(t, r.Grid.StatusBar.Figures.Finished)
		r.Grid.FocusCell(0, "age")
		r.Frame()
		r.Keys("Ctrl+Space")
		r.Frame()
		require.False(t, r.Grid.StatusBar.Figures.Finished)
		r.Pass()
		figures := r.Grid.StatusBar.Figures
		require.Equal(t, []any{3000, 3000, 133500.0, 20.0, 69.0, true}, []any{figures.Cells, figures.Numbers, figures.Sum, figures.Min, figures.Max, figures.Finished})
		r.Keys("Shortcut+A")
		r.Pass()
		require.Less(t, r.Grid.StatusBar.Figures.Cells, 100)
		require.False(t, r.Grid.StatusBar.Figures.Finished)
	})
}

// A saved view restores the order, and the rows come from the source in it.
func TestRemoteViewsComeBack(t *testing.T) {
	store := &storage.Memory{}
	set := func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key, g.Persist.Store = "people", store }
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		r.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age", Desc: true}}
		r.Frame()
		r.Pass()
		require.NoError(t, r.Grid.SaveView())
	})
	remotestage.OverRemotePeople(t, set, func(r *remotestage.RemoteStage[gridstage.Person]) {
		require.Equal(t, "p2999", r.RowTexts()[0])
	})
}
