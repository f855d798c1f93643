// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage"
)

func TestQuickFilterFocusAndSelectionComeBack(t *testing.T) {
	var store storage.Memory
	chosen := func(g *gridui.Grid[person]) { g.Selection.Mode, g.Selection.InViews = option.SelectMulti, true }
	s := newKept(&store, chosen)
	s.grid.Filtering.Quick = "7"
	s.grid.Selection.Rows = idset.Of("p17", "gone")
	s.Settle()
	require.True(t, s.grid.FocusCell(2, "age"))
	s.Settle()
	focused := s.grid.Focused()
	require.NoError(t, s.grid.Close())

	again := newKept(&store, chosen)
	require.Equal(t, "7", again.grid.Filtering.Quick)
	require.True(t, again.grid.Selection.Rows.Equal(idset.Of("p17", "gone")))
	require.Equal(t, focused, again.grid.Focused())
	require.Equal(t, []string{"events.ViewRestored"}, again.kinds())
	require.Zero(t, again.Allocs(50, nil))
}

func TestASelectionIsAPartOfViewsWhereAskedFor(t *testing.T) {
	s := newKept(nil, func(g *gridui.Grid[person]) { g.Persist.Key, g.Selection.Mode = "", option.SelectMulti })
	rows := idset.Of("p3")
	s.grid.SetView(option.View{Selection: &rows})
	require.Nil(t, s.grid.View().Selection)
	require.Zero(t, s.grid.SelectedCount())
	s.grid.Selection.InViews = true
	s.grid.SetView(option.View{Selection: &rows})
	s.Settle()
	require.Equal(t, 1, s.grid.SelectedCount())
	require.True(t, s.grid.View().Selection.Has("p3"))
	s.grid.Selection.Mode = option.SelectSingle
	all := idset.All()
	s.grid.SetView(option.View{Selection: &all})
	require.True(t, s.grid.Selection.Rows.Equal(rows), "one row at most can be selected")
}

func TestTheFocusWaitsForItsRow(t *testing.T) {
	s := newKept(nil, func(g *gridui.Grid[person]) {
		g.Persist.Key = ""
		g.SetRows(nil)
	})
	at := option.FocusPosition{RowID: "p500", ColumnID: "city"}
	s.grid.SetView(option.View{Focus: &at})
	s.Settle()
	require.Empty(t, s.grid.Focused().ColumnID)
	require.Equal(t, at, *s.grid.View().Focus, "it is not lost meanwhile")
	s.events = nil
	s.grid.SetRows(people(1000))
	s.Settle()
	require.Equal(t, "p500", s.grid.Focused().RowID)
	require.Equal(t, "city", s.grid.Focused().ColumnID)
	require.Equal(t, 500, s.grid.Focused().Row)
	require.Empty(t, eventsOf[events.FocusMoved](s.events))
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y, "the scroll position is a part of its own")
}

func TestTheFocusOfAViewMayBeAHeaderOrNone(t *testing.T) {
	s := newKept(nil, func(g *gridui.Grid[person]) { g.Persist.Key = "" })
	s.grid.SetView(option.View{Focus: &option.FocusPosition{ColumnID: "city"}})
	s.Settle()
	require.Equal(t, "city", s.grid.Focused().ColumnID)
	require.Empty(t, s.grid.Focused().RowID)
	for _, gone := range []option.FocusPosition{{RowID: "p1", ColumnID: "gone"}, {RowID: "gone", ColumnID: "age"}} {
		s.grid.SetView(option.View{Focus: &gone})
		s.Settle()
		require.Equal(t, "city", s.grid.Focused().ColumnID, "%+v", gone)
		require.Equal(t, "city", s.grid.View().Focus.ColumnID, "%+v", gone)
	}
	s.grid.SetView(option.View{Focus: &option.FocusPosition{}})
	s.Settle()
	require.Empty(t, s.grid.Focused().ColumnID)
}

func TestTheFocusIsFoundAmongManyRows(t *testing.T) {
	s := newKept(nil, func(g *gridui.Grid[person]) {
		g.Persist.Key = ""
		g.SetRows(people(60_000))
	})
	s.grid.SetView(option.View{Focus: &option.FocusPosition{RowID: "p59000", ColumnID: "age"}})
	for range 100_000 {
		if s.Frame(); s.grid.Focused().RowID == "p59000" {
			break
		}
	}
	require.Equal(t, "p59000", s.grid.Focused().RowID)
	require.Equal(t, "age", s.grid.Focused().ColumnID)
}

func TestControlledQuickFilterAndSelectionStayOutOfTheStore(t *testing.T) {
	var store storage.Memory
	s := newKept(&store, func(g *gridui.Grid[person]) {
		g.Selection.Mode, g.Selection.InViews, g.Selection.Controlled, g.Filtering.Controlled = option.SelectMulti, true, true, true
	})
	s.grid.Filtering.Quick, s.grid.Selection.Rows = "7", idset.Of("p1")
	s.grid.Sorting.Keys = []option.SortKey{{ColumnID: "age"}}
	s.Settle()
	require.NoError(t, s.grid.Close())
	text, ok, err := store.Get("people")
	require.NoError(t, err)
	require.True(t, ok)
	require.NotContains(t, text, `"quick"`)
	require.NotContains(t, text, `"selection"`)
	require.Contains(t, text, `"focus"`)
}

func TestOldViewsLeaveFocusAndQuickFilterAsTheyAre(t *testing.T) {
	s := newKept(nil, func(g *gridui.Grid[person]) { g.Persist.Key = "" })
	s.grid.Filtering.Quick = "7"
	require.True(t, s.grid.FocusCell(1, "age"))
	was := s.grid.Focused()
	var old option.View
	require.NoError(t, json.Unmarshal([]byte(`{"hidden":["city"]}`), &old))
	require.Equal(t, option.ViewVisibility, old.Parts())
	s.grid.SetView(old)
	require.Equal(t, "7", s.grid.Filtering.Quick)
	require.Equal(t, was.RowID, s.grid.Focused().RowID)
	for _, bad := range []string{`{"quick":7}`, `{"focus":"p1"}`, `{"selection":[1]}`} {
		require.Error(t, json.Unmarshal([]byte(bad), &old), bad)
	}
}
