// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// newKeyed is a grid of tracked rows whose ids can be edited, and a new row without one.
func newKeyed(t *testing.T, set func(*gridui.ChangeTrackingGrid[stock])) (s *trackedStage, made string) {
	s = newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) {
		g.Columns[0] = gridui.Field("id", "ID", func(p stock) string { return p.ID }).Edit(func(p *stock, v string) { p.ID = v })
		g.Selection.Mode = option.SelectMulti
		g.RowPins.Enabled = true
		if set != nil {
			set(g)
		}
	})
	made, err := s.grid.AddRow(&stock{Name: "new"})
	require.NoError(t, err)
	s.Settle()
	return s, made
}

func TestTheKeyOfANewRowIsEdited(t *testing.T) {
	for name, edit := range map[string]func(g *gridui.ChangeTrackingGrid[stock], id string) error{
		"cell": func(g *gridui.ChangeTrackingGrid[stock], id string) error {
			return g.EditCells(gridui.CellWrite{RowID: id, ColumnID: "id", Value: "x"}, gridui.CellWrite{RowID: "p0", ColumnID: "qty", Value: 7})
		},
		"row": func(g *gridui.ChangeTrackingGrid[stock], id string) error {
			_, err := g.UpdateRow(id, func(p *stock) { p.ID = "x" })
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, made := newKeyed(t, nil)
			g := &s.grid
			g.Select(made)
			require.True(t, g.FocusCell(3, "id"))
			s.Settle()
			s.events = nil

			require.NoError(t, edit(g, made))
			require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.shownIDs())
			require.Equal(t, tracking.Added, g.Status("x"))
			require.True(t, g.Row("x").IsSelected())
			require.False(t, g.Row(made).IsSelected())
			require.Equal(t, "x", g.Focused().RowID)
			require.Equal(t, []events.RowRenamed{{From: made, To: "x"}}, take[events.RowRenamed](&s.events))
			require.Len(t, g.ChangeSet().Added, 1)

			require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "x", ColumnID: "name", Value: "nut"}))
			s.Settle()

			require.True(t, g.History().Undo())
			require.True(t, g.History().Undo())
			require.Equal(t, []string{"p0", "p1", "p2", ""}, s.shownIDs())
			require.Equal(t, tracking.Added, g.Status(made), "it has the key that was made for it")
			require.Equal(t, tracking.Unchanged, g.Status("p0"))
			require.True(t, g.Row(made).IsSelected())
			require.Equal(t, made, g.Focused().RowID)
			require.True(t, g.History().Undo(), "the row was added")
			require.Equal(t, []string{"p0", "p1", "p2"}, s.shownIDs())
			require.False(t, g.HasChanges())
			require.False(t, g.History().Undo())

			for range 3 {
				require.True(t, g.History().Redo())
			}
			require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.shownIDs())
			row, _ := g.Tracker().Row("x")
			require.Equal(t, "nut", row.Name)
			require.Equal(t, "x", g.Focused().RowID)
			require.Empty(t, take[events.EditRefused](&s.events))
		})
	}
}

// A key that is cleared is one that is made, and redo gives the same one.
func TestTheKeyOfANewRowIsCleared(t *testing.T) {
	s, made := newKeyed(t, nil)
	g := &s.grid
	write := func(id string, v any) {
		require.NoError(t, g.EditCells(gridui.CellWrite{RowID: id, ColumnID: "id", Value: v}))
	}
	write(made, "x")
	s.Settle()
	write("x", "")
	s.Settle()
	to := take[events.RowRenamed](&s.events)
	require.Len(t, to, 2)
	again := to[1].To
	require.NotEqual(t, made, again)
	require.Equal(t, tracking.Added, g.Status(again))
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: again, ColumnID: "qty", Value: 5}))
	for range 3 {
		require.True(t, g.History().Undo())
		s.Settle()
	}
	require.Equal(t, tracking.Added, g.Status(made))
	for range 3 {
		require.True(t, g.History().Redo())
		s.Settle()
	}
	row, ok := g.Tracker().Row(again)
	require.True(t, ok)
	require.Equal(t, stock{Name: "new", Qty: 5}, row)
}

func TestKeysAreNotEditedInto(t *testing.T) {
	s, made := newKeyed(t, nil)
	g := &s.grid
	other, err := g.AddRow(nil)
	require.NoError(t, err)
	s.Settle()
	for name, test := range map[string]struct {
		writes []gridui.CellWrite
		want   error
	}{
		"one that is taken":     {[]gridui.CellWrite{{RowID: made, ColumnID: "id", Value: "p1"}}, gridui.ErrKeyTaken},
		"one for a row of data": {[]gridui.CellWrite{{RowID: "p1", ColumnID: "id", Value: "x"}}, gridui.ErrKeyEdited},
		"one for two rows":      {[]gridui.CellWrite{{RowID: made, ColumnID: "id", Value: "x"}, {RowID: other, ColumnID: "id", Value: "x"}}, gridui.ErrKeyTaken},
		"all or none":           {[]gridui.CellWrite{{RowID: made, ColumnID: "id", Value: "x"}, {RowID: "p1", ColumnID: "id", Value: "y"}}, gridui.ErrKeyEdited},
	} {
		t.Run(name, func(t *testing.T) {
			var ce *events.CellError
			err := g.EditCells(test.writes...)
			require.ErrorIs(t, err, test.want)
			require.ErrorAs(t, err, &ce)
			require.Equal(t, []string{"p0", "p1", "p2", "", ""}, s.shownIDs())
			require.Equal(t, tracking.Added, g.Status(made))
		})
	}
}

// What a program decides on comes to the same, with Apply.
func TestTheKeyOfANewRowIsProposed(t *testing.T) {
	s, made := newKeyed(t, func(g *gridui.ChangeTrackingGrid[stock]) { g.Editing.Controlled = true })
	g := &s.grid
	apply := func() {
		s.Settle()
		for _, ev := range take[gridui.CellsEdited[stock]](&s.events) {
			require.NoError(t, ev.Apply(g))
		}
	}
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: made, ColumnID: "id", Value: "x"}))
	apply()
	require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.shownIDs())
	require.True(t, g.History().Undo())
	apply()
	require.Equal(t, []string{"p0", "p1", "p2", ""}, s.shownIDs())
	require.Equal(t, tracking.Added, g.Status(made))
	require.True(t, g.History().Redo())
	apply()
	require.Equal(t, tracking.Added, g.Status("x"))
}

// What is kept of a row by its id goes with it, pins and heights too.
func TestARenamedRowKeepsWhatItHad(t *testing.T) {
	s, made := newKeyed(t, func(g *gridui.ChangeTrackingGrid[stock]) { g.Details.Rows = idset.All("p1") })
	g := &s.grid
	g.RowPins.Top = []string{"p2", made}
	g.RowSizing.Heights = map[string]unit.Dp{made: 50}
	g.Details.Rows.Set(made, false)
	s.Settle()
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: made, ColumnID: "id", Value: "x"}))
	s.Settle()
	require.Equal(t, []string{"p2", "x"}, g.RowPins.Top)
	require.Equal(t, map[string]unit.Dp{"x": 50}, g.RowSizing.Heights)
	require.False(t, g.Details.Rows.Has("x"))
	require.True(t, g.Details.Rows.Has(made))
}

// Rows are edited in the frame in which all of them got other numbers.
func TestRowsAreEditedWhileTheyGetOtherNumbers(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) { g.AddAt = tracking.AtTop })
	g := &s.grid
	key, err := g.AddRow(&stock{ID: "x", Name: "new"})
	require.NoError(t, err)
	require.NoError(t, g.EditCells(
		gridui.CellWrite{RowID: "p0", ColumnID: "name", Value: "edited"}, gridui.CellWrite{RowID: key, ColumnID: "name", Value: "newer"},
	))
	require.Equal(t, []string{"x", "p0", "p1", "p2"}, s.shownIDs())
	var names []string
	for i := range 4 {
		row, _ := g.RowAt(i)
		names = append(names, row.Name)
	}
	require.Equal(t, []string{"newer", "edited", someStock(1).Name, someStock(2).Name}, names)
	require.Empty(t, take[events.EditRefused](&s.events))
	require.True(t, g.History().Undo())
	require.True(t, g.History().Undo())
	require.Equal(t, []string{"p0", "p1", "p2"}, s.shownIDs())
	require.False(t, g.HasChanges())
}

// TestTheServerGivesANewRowItsKey saves a row that is selected, focused and pinned: it is
// all that still under the key that the server gave it.
func TestTheServerGivesANewRowItsKey(t *testing.T) {
	o := tracking.CommitOptions{Merge: true, Fetcher: func(context.Context, tracking.Request) (tracking.Response, error) {
		return tracking.Response{Status: 200, Data: []byte(`{"added":[{"id":"77"}],"updated":[]}`)}, nil
	}}
	for name, commit := range map[string]func(s *trackedStage) error{
		"waiting": func(s *trackedStage) error {
			_, err := s.grid.CommitChanges(t.Context(), "/rows", o)
			return err
		},
		"beside the frames": func(s *trackedStage) error {
			err := s.grid.Commit(t.Context(), "/rows", o)
			for i := 0; i < 10_000 && s.grid.HasChanges(); i++ {
				s.Frame()
			}
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, made := newKeyed(t, nil)
			g := &s.grid
			g.Select(made)
			require.True(t, g.FocusCell(3, "name"))
			s.Settle()
			g.RowPins.Top = []string{made}
			s.Settle()
			s.events = nil

			require.NoError(t, commit(s))
			s.Settle()
			require.Equal(t, []events.RowRenamed{{From: made, To: "77"}}, take[events.RowRenamed](&s.events))
			require.False(t, g.HasChanges())
			require.True(t, g.Row("77").IsSelected())
			require.False(t, g.Row(made).IsSelected())
			require.Equal(t, []string{"77"}, g.RowPins.Top)
			require.Equal(t, "77", g.Focused().RowID)
		})
	}
}
