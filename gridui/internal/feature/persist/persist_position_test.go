// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package persist_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func TestQuickFilterFocusAndSelectionComeBack(t *testing.T) {
	var store storage.Memory
	chosen := func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode, g.Selection.InViews = option.SelectMulti, true
	}
	s := gridstage.NewKept(&store, chosen)
	s.Grid.Filtering.Quick = "7"
	s.Grid.Selection.Rows = idset.Of("p17", "gone")
	s.Settle()
	require.True(t, s.Grid.FocusCell(2, "age"))
	s.Settle()
	focused := s.Grid.Focused()
	require.NoError(t, s.Grid.Close())

	again := gridstage.NewKept(&store, chosen)
	require.Equal(t, "7", again.Grid.Filtering.Quick)
	require.True(t, again.Grid.Selection.Rows.Equal(idset.Of("p17", "gone")))
	require.Equal(t, focused, again.Grid.Focused())
	require.Equal(t, []string{"events.ViewRestored"}, again.TakeKinds())
	require.Zero(t, again.Allocs(50, nil))
}

func TestASelectionIsAPartOfViewsWhereAskedFor(t *testing.T) {
	s := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key, g.Selection.Mode = "", option.SelectMulti })
	rows := idset.Of("p3")
	s.Grid.SetView(option.View{Selection: &rows})
	require.Nil(t, s.Grid.View().Selection)
	require.Zero(t, s.Grid.SelectedCount())
	s.Grid.Selection.InViews = true
	s.Grid.SetView(option.View{Selection: &rows})
	s.Settle()
	require.Equal(t, 1, s.Grid.SelectedCount())
	require.True(t, s.Grid.View().Selection.Has("p3"))
	s.Grid.Selection.Mode = option.SelectSingle
	all := idset.All()
	s.Grid.SetView(option.View{Selection: &all})
	require.True(t, s.Grid.Selection.Rows.Equal(rows), "one row at most can be selected")
}

func TestTheFocusWaitsForItsRow(t *testing.T) {
	s := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Key = ""
		g.SetRows(nil)
	})
	at := option.CellID{RowID: "p500", ColumnID: "city"}
	s.Grid.SetView(option.View{Focus: &at})
	s.Settle()
	require.Empty(t, s.Grid.Focused().ColumnID)
	require.Equal(t, at, *s.Grid.View().Focus, "it is not lost meanwhile")
	s.Events = nil
	s.Grid.SetRows(gridstage.People(1000))
	s.Settle()
	require.Equal(t, "p500", s.Grid.Focused().RowID)
	require.Equal(t, "city", s.Grid.Focused().ColumnID)
	require.Equal(t, 500, s.Grid.Focused().Row)
	require.Empty(t, gridstage.EventsOf[events.FocusMoved](s.Events))
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y, "the scroll position is a part of its own")
}

func TestTheFocusOfAViewMayBeAHeaderOrNone(t *testing.T) {
	s := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key = "" })
	s.Grid.SetView(option.View{Focus: &option.CellID{ColumnID: "city"}})
	s.Settle()
	require.Equal(t, "city", s.Grid.Focused().ColumnID)
	require.Empty(t, s.Grid.Focused().RowID)
	for _, gone := range []option.CellID{{RowID: "p1", ColumnID: "gone"}, {RowID: "gone", ColumnID: "age"}} {
		s.Grid.SetView(option.View{Focus: &gone})
		s.Settle()
		require.Equal(t, "city", s.Grid.Focused().ColumnID, "%+v", gone)
		require.Equal(t, "city", s.Grid.View().Focus.ColumnID, "%+v", gone)
	}
	s.Grid.SetView(option.View{Focus: &option.CellID{}})
	s.Settle()
	require.Empty(t, s.Grid.Focused().ColumnID)
}

func TestTheFocusIsFoundAmongManyRows(t *testing.T) {
	s := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) {
		g.Persist.Key = ""
		g.SetRows(gridstage.People(60_000))
	})
	s.Grid.SetView(option.View{Focus: &option.CellID{RowID: "p59000", ColumnID: "age"}})
	for range 100_000 {
		if s.Frame(); s.Grid.Focused().RowID == "p59000" {
			break
		}
	}
	require.Equal(t, "p59000", s.Grid.Focused().RowID)
	require.Equal(t, "age", s.Grid.Focused().ColumnID)
}

func TestControlledQuickFilterAndSelectionStayOutOfTheStore(t *testing.T) {
	var store storage.Memory
	s := gridstage.NewKept(&store, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode, g.Selection.InViews, g.Selection.Controlled, g.Filtering.Controlled = option.SelectMulti, true, true, true
	})
	s.Grid.Filtering.Quick, s.Grid.Selection.Rows = "7", idset.Of("p1")
	s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
	s.Settle()
	require.NoError(t, s.Grid.Close())
	text, ok, err := store.Get("people")
	require.NoError(t, err)
	require.True(t, ok)
	require.NotContains(t, text, `"quick"`)
	require.NotContains(t, text, `"selection"`)
	require.Contains(t, text, `"focus"`)
}

func TestOldViewsLeaveFocusAndQuickFilterAsTheyAre(t *testing.T) {
	s := gridstage.NewKept(nil, func(g *gridui.Grid[gridstage.Person]) { g.Persist.Key = "" })
	s.Grid.Filtering.Quick = "7"
	require.True(t, s.Grid.FocusCell(1, "age"))
	was := s.Grid.Focused()
	var old option.View
	require.NoError(t, json.Unmarshal([]byte(`{"hidden":["city"]}`), &old))
	require.Equal(t, option.ViewVisibility, old.Parts())
	s.Grid.SetView(old)
	require.Equal(t, "7", s.Grid.Filtering.Quick)
	require.Equal(t, was.RowID, s.Grid.Focused().RowID)
	for _, bad := range []string{`{"quick":7}`, `{"focus":"p1"}`, `{"selection":[1]}`} {
		require.Error(t, json.Unmarshal([]byte(bad), &old), bad)
	}
}
