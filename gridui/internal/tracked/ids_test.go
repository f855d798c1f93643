// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"context"
	"image"
	"testing"

	"gioui.org/layout"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// trackedBranches is an open tree of tracked rows, some of which may have no id.
type trackedBranches struct {
	*gridtest.Harness
	gridui.ChangeTrackingGrid[treestage.Branch]
}

func newTrackedBranches(tree gridui.Tree[treestage.Branch]) *trackedBranches {
	s := &trackedBranches{}
	s.Data = []treestage.Branch{{ID: "a", Up: "", Name: "A"}, {ID: "b", Up: "", Name: "B"}, {ID: "a1", Up: "a", Name: "A one"}, {ID: "b1", Up: "b", Name: "B one"}}
	s.RowKey = func(b treestage.Branch) string { return b.ID }
	s.Tree = tree
	s.Expansion.Rows = idset.All()
	s.Editing.Enabled = true
	s.Selection.Mode = option.SelectMulti
	s.Columns = []gridui.Column[treestage.Branch]{
		gridui.Field("name", "Name", func(b treestage.Branch) string { return b.Name }).Edit(func(b *treestage.Branch, v string) { b.Name = v }),
	}
	th := gridstage.NewTheme()
	s.Harness = gridtest.New(image.Pt(400, 400), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &s.ChangeTrackingGrid).Layout(gtx)
	})
	s.Settle()
	return s
}

func (s *trackedBranches) names() (names []string) {
	s.Settle()
	for i := range s.Shown() {
		row, _ := s.RowAt(i)
		names = append(names, row.Name)
	}
	return names
}

// A new row of a tree keeps its generated id, whatever other rows are added or removed.
func TestMadeIDsOfATree(t *testing.T) {
	for name, tree := range map[string]gridui.Tree[treestage.Branch]{
		"parent": {Parent: func(b treestage.Branch) string { return b.Up }},
		"path": {Path: func(b treestage.Branch) []string {
			if b.Up == "" {
				return []string{b.Name}
			}
			return []string{map[string]string{"a": "A", "b": "B"}[b.Up], b.Name}
		}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newTrackedBranches(tree)
			var keys []string
			for _, b := range []treestage.Branch{{Up: "a", Name: "one"}, {Name: "top"}, {Up: "b", Name: "two"}, {Up: "b", Name: "three"}} {
				key, err := s.AddRow(&b)
				require.NoError(t, err)
				keys = append(keys, key)
			}
			require.Equal(t, []string{"A", "A one", "one", "B", "B one", "two", "three", "top"}, s.names())
			edit := func(k int, name string) {
				require.NoError(t, s.EditCells(events.CellEdit{RowID: keys[k], ColumnID: "name", New: name}))
				s.Settle()
			}
			edit(3, "3")
			require.Equal(t, []string{"A", "A one", "one", "B", "B one", "two", "3", "top"}, s.names())
			s.Select(keys[2])
			s.FocusCell(5, "name")
			s.Settle()
			require.Equal(t, keys[2], s.ChangeTrackingGrid.Focused().RowID)
			require.True(t, s.DeleteRow(keys[0]))
			require.Equal(t, []string{"A", "A one", "B", "B one", "two", "3", "top"}, s.names())
			edit(2, "2")
			require.Equal(t, []string{"A", "A one", "B", "B one", "2", "3", "top"}, s.names())
			require.Equal(t, keys[2], s.ChangeTrackingGrid.Focused().RowID)
			require.Equal(t, 4, s.ChangeTrackingGrid.Focused().Row)
			require.Equal(t, 1, s.SelectedCount())
			for range 3 {
				require.True(t, s.History().Undo())
			}
			require.Equal(t, []string{"A", "A one", "one", "B", "B one", "two", "three", "top"}, s.names())
			require.Equal(t, tracking.Added, s.Status(keys[0]))
		})
	}
}

// Rows that Apply added or removed stay so when all rows are read again.
func TestRefreshKeepsWhatApplyDid(t *testing.T) {
	for name, tree := range map[string]gridui.Tree[treestage.Part]{
		"list":   {},
		"parent": {Parent: func(p treestage.Part) string { return p.Up }},
		"path":   {Path: func(p treestage.Part) []string { return []string{p.Name} }},
	} {
		t.Run(name, func(t *testing.T) {
			s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
				g.Tree = tree
				g.Expansion.Rows = idset.All()
				g.SetRows([]treestage.Part{{ID: "a", Name: "A"}, {ID: "b", Name: "B"}, {ID: "c", Name: "C"}})
			})
			require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Add: []treestage.Part{{ID: "d", Name: "D"}}, Remove: []string{"b"}}))
			s.Settle()
			require.Equal(t, 3, s.Grid.Shown())
			s.Grid.Refresh()
			s.Settle()
			var ids []string
			for i := range s.Grid.Shown() {
				row, _ := s.Grid.RowAt(i)
				ids = append(ids, row.ID)
			}
			require.Equal(t, []string{"a", "c", "d"}, ids)
		})
	}
}

// The same holds for rows of Children that Apply removed.
func TestRefreshKeepsWhatApplyDidBelow(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) {
		g.Expansion.Rows = idset.All()
		g.SetRows([]treestage.Part{{ID: "a", Name: "A", Parts: []treestage.Part{{ID: "a1", Name: "A1"}, {ID: "a2", Name: "A2"}}}, {ID: "b", Name: "B"}})
	})
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Add: []treestage.Part{{ID: "d", Name: "D"}, {ID: "e", Name: "E"}}, Remove: []string{"a1", "b"}}))
	s.Settle()
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Remove: []string{"d"}}))
	s.Settle()
	for range 3 {
		s.Grid.Refresh()
		s.Settle()
		var ids []string
		for i := range s.Grid.Shown() {
			row, _ := s.Grid.RowAt(i)
			ids = append(ids, row.ID)
		}
		require.Equal(t, []string{"a", "a2", "e"}, ids)
	}
	s.Grid.SetRows([]treestage.Part{{ID: "a", Name: "A", Parts: []treestage.Part{{ID: "a1", Name: "A1"}}}})
	s.Settle()
	require.Equal(t, 2, s.Grid.Shown(), "rows that are given anew are all there")
}

// Without RowID, waiting changes cannot be matched to rows: they are dropped.
func TestChangesThatLoseTheirIDs(t *testing.T) {
	s := treestage.NewParts(func(g *gridui.Grid[treestage.Part]) { g.SetRows([]treestage.Part{{ID: "a", Name: "A"}}) })
	require.NoError(t, s.Grid.Apply(gridui.Changes[treestage.Part]{Add: []treestage.Part{{ID: "d", Name: "D"}}, Update: []treestage.Part{{ID: "a", Name: "AA"}}, Remove: []string{"a"}}))
	s.Grid.RowID = nil
	require.NotPanics(t, func() { s.Settle() })
}

// newKeyed returns a grid of tracked rows whose ids can be edited, and a new row without an id.
func newKeyed(t *testing.T, set func(*gridui.ChangeTrackingGrid[stockstage.Stock])) (s *stockstage.TrackedStage, made string) {
	s = stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Columns[0] = gridui.Field("id", "ID", func(p stockstage.Stock) string { return p.ID }).Edit(func(p *stockstage.Stock, v string) { p.ID = v })
		g.Selection.Mode = option.SelectMulti
		g.RowPins.Enabled = true
		if set != nil {
			set(g)
		}
	})
	made, err := s.Grid.AddRow(&stockstage.Stock{Name: "new"})
	require.NoError(t, err)
	s.Settle()
	return s, made
}

func TestTheKeyOfANewRowIsEdited(t *testing.T) {
	for name, edit := range map[string]func(g *gridui.ChangeTrackingGrid[stockstage.Stock], id string) error{
		"cell": func(g *gridui.ChangeTrackingGrid[stockstage.Stock], id string) error {
			return g.EditCells(events.CellEdit{RowID: id, ColumnID: "id", New: "x"}, events.CellEdit{RowID: "p0", ColumnID: "qty", New: 7})
		},
		"row": func(g *gridui.ChangeTrackingGrid[stockstage.Stock], id string) error {
			_, err := g.UpdateRow(id, func(p *stockstage.Stock) { p.ID = "x" })
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, made := newKeyed(t, nil)
			g := &s.Grid
			g.Select(made)
			require.True(t, g.FocusCell(3, "id"))
			s.Settle()
			s.Events = nil

			require.NoError(t, edit(g, made))
			require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.ShownIDs())
			require.Equal(t, tracking.Added, g.Status("x"))
			require.True(t, g.Row("x").IsSelected())
			require.False(t, g.Row(made).IsSelected())
			require.Equal(t, "x", g.Focused().RowID)
			require.Equal(t, []events.RowRenamed{{From: made, To: "x"}}, gridstage.TakeEvents[events.RowRenamed](&s.Events))
			require.Len(t, g.ChangeSet().Added, 1)

			require.NoError(t, g.EditCells(events.CellEdit{RowID: "x", ColumnID: "name", New: "nut"}))
			s.Settle()

			require.True(t, g.History().Undo())
			require.True(t, g.History().Undo())
			require.Equal(t, []string{"p0", "p1", "p2", ""}, s.ShownIDs())
			require.Equal(t, tracking.Added, g.Status(made), "it has the key that was made for it")
			require.Equal(t, tracking.Unchanged, g.Status("p0"))
			require.True(t, g.Row(made).IsSelected())
			require.Equal(t, made, g.Focused().RowID)
			require.True(t, g.History().Undo(), "the row was added")
			require.Equal(t, []string{"p0", "p1", "p2"}, s.ShownIDs())
			require.False(t, g.HasChanges())
			require.False(t, g.History().Undo())

			for range 3 {
				require.True(t, g.History().Redo())
			}
			require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.ShownIDs())
			row, _ := g.Tracker().Row("x")
			require.Equal(t, "nut", row.Name)
			require.Equal(t, "x", g.Focused().RowID)
			require.Empty(t, gridstage.TakeEvents[events.EditRefused](&s.Events))
		})
	}
}

// A cleared key is replaced by a generated one, and redo generates the same one.
func TestTheKeyOfANewRowIsCleared(t *testing.T) {
	s, made := newKeyed(t, nil)
	g := &s.Grid
	write := func(id string, v any) {
		require.NoError(t, g.EditCells(events.CellEdit{RowID: id, ColumnID: "id", New: v}))
	}
	write(made, "x")
	s.Settle()
	write("x", "")
	s.Settle()
	to := gridstage.TakeEvents[events.RowRenamed](&s.Events)
	require.Len(t, to, 2)
	again := to[1].To
	require.NotEqual(t, made, again)
	require.Equal(t, tracking.Added, g.Status(again))
	require.NoError(t, g.EditCells(events.CellEdit{RowID: again, ColumnID: "qty", New: 5}))
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
	require.Equal(t, stockstage.Stock{Name: "new", Qty: 5}, row)
}

func TestKeysAreNotEditedInto(t *testing.T) {
	s, made := newKeyed(t, nil)
	g := &s.Grid
	other, err := g.AddRow(nil)
	require.NoError(t, err)
	s.Settle()
	for name, test := range map[string]struct {
		writes []events.CellEdit
		want   error
	}{
		"one that is taken":     {[]events.CellEdit{{RowID: made, ColumnID: "id", New: "p1"}}, edit.ErrKeyTaken},
		"one for a row of data": {[]events.CellEdit{{RowID: "p1", ColumnID: "id", New: "x"}}, edit.ErrKeyEdited},
		"one for two rows":      {[]events.CellEdit{{RowID: made, ColumnID: "id", New: "x"}, {RowID: other, ColumnID: "id", New: "x"}}, edit.ErrKeyTaken},
		"all or none":           {[]events.CellEdit{{RowID: made, ColumnID: "id", New: "x"}, {RowID: "p1", ColumnID: "id", New: "y"}}, edit.ErrKeyEdited},
	} {
		t.Run(name, func(t *testing.T) {
			var ce *events.CellError
			err := g.EditCells(test.writes...)
			require.ErrorIs(t, err, test.want)
			require.ErrorAs(t, err, &ce)
			require.Equal(t, []string{"p0", "p1", "p2", "", ""}, s.ShownIDs())
			require.Equal(t, tracking.Added, g.Status(made))
		})
	}
}

// For a controlled program, Apply has the same result.
func TestTheKeyOfANewRowIsProposed(t *testing.T) {
	s, made := newKeyed(t, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Editing.Controlled = true })
	g := &s.Grid
	apply := func() {
		s.Settle()
		for _, ev := range gridstage.TakeEvents[gridui.CellsEdited[stockstage.Stock]](&s.Events) {
			require.NoError(t, ev.Apply(g))
		}
	}
	require.NoError(t, g.EditCells(events.CellEdit{RowID: made, ColumnID: "id", New: "x"}))
	apply()
	require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.ShownIDs())
	require.True(t, g.History().Undo())
	apply()
	require.Equal(t, []string{"p0", "p1", "p2", ""}, s.ShownIDs())
	require.Equal(t, tracking.Added, g.Status(made))
	require.True(t, g.History().Redo())
	apply()
	require.Equal(t, tracking.Added, g.Status("x"))
}

// State that is kept by the id of a row moves with the id, including pins and heights.
func TestARenamedRowKeepsWhatItHad(t *testing.T) {
	s, made := newKeyed(t, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Details.Rows = idset.All("p1") })
	g := &s.Grid
	g.RowPins.Top = []string{"p2", made}
	g.RowSizing.Heights = map[string]unit.Dp{made: 50}
	g.Details.Rows.Set(made, false)
	s.Settle()
	require.NoError(t, g.EditCells(events.CellEdit{RowID: made, ColumnID: "id", New: "x"}))
	s.Settle()
	require.Equal(t, []string{"p2", "x"}, g.RowPins.Top)
	require.Equal(t, map[string]unit.Dp{"x": 50}, g.RowSizing.Heights)
	require.False(t, g.Details.Rows.Has("x"))
	require.True(t, g.Details.Rows.Has(made))
}

// Edits work in the frame in which all rows were renumbered.
func TestRowsAreEditedWhileTheyGetOtherNumbers(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.AddAt = tracking.Place{Top: true} })
	g := &s.Grid
	key, err := g.AddRow(&stockstage.Stock{ID: "x", Name: "new"})
	require.NoError(t, err)
	require.NoError(t, g.EditCells(
		events.CellEdit{RowID: "p0", ColumnID: "name", New: "edited"}, events.CellEdit{RowID: key, ColumnID: "name", New: "newer"},
	))
	require.Equal(t, []string{"x", "p0", "p1", "p2"}, s.ShownIDs())
	var names []string
	for i := range 4 {
		row, _ := g.RowAt(i)
		names = append(names, row.Name)
	}
	require.Equal(t, []string{"newer", "edited", stockstage.SomeStock(1).Name, stockstage.SomeStock(2).Name}, names)
	require.Empty(t, gridstage.TakeEvents[events.EditRefused](&s.Events))
	require.True(t, g.History().Undo())
	require.True(t, g.History().Undo())
	require.Equal(t, []string{"p0", "p1", "p2"}, s.ShownIDs())
	require.False(t, g.HasChanges())
}

// TestTheServerGivesANewRowItsKey saves a row that is selected, focused and pinned: it is still so
// under the key from the server.
func TestTheServerGivesANewRowItsKey(t *testing.T) {
	o := tracking.CommitOptions{Merge: true, Fetcher: func(context.Context, tracking.Request) (tracking.Response, error) {
		return tracking.Response{Status: 200, Data: []byte(`{"added":[{"id":"77"}],"updated":[]}`)}, nil
	}}
	for name, commit := range map[string]func(s *stockstage.TrackedStage) error{
		"waiting": func(s *stockstage.TrackedStage) error {
			_, err := s.Grid.CommitChanges(t.Context(), "/rows", o)
			return err
		},
		"beside the frames": func(s *stockstage.TrackedStage) error {
			err := s.Grid.Commit(t.Context(), "/rows", o)
			for i := 0; i < 10_000 && s.Grid.HasChanges(); i++ {
				s.Frame()
			}
			return err
		},
	} {
		t.Run(name, func(t *testing.T) {
			s, made := newKeyed(t, nil)
			g := &s.Grid
			g.Select(made)
			require.True(t, g.FocusCell(3, "name"))
			s.Settle()
			g.RowPins.Top = []string{made}
			s.Settle()
			s.Events = nil

			require.NoError(t, commit(s))
			s.Settle()
			require.Equal(t, []events.RowRenamed{{From: made, To: "77"}}, gridstage.TakeEvents[events.RowRenamed](&s.Events))
			require.False(t, g.HasChanges())
			require.True(t, g.Row("77").IsSelected())
			require.False(t, g.Row(made).IsSelected())
			require.Equal(t, []string{"77"}, g.RowPins.Top)
			require.Equal(t, "77", g.Focused().RowID)
		})
	}
}
