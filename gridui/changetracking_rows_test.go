// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/tracking"
)

func TestRowsAreDeletedInOneStep(t *testing.T) {
	s := newTracked(5, nil)
	g := &s.grid
	_, err := g.AddRow(&stock{ID: "new"})
	require.NoError(t, err)
	require.True(t, g.DeleteRow("p4"))
	s.Settle()
	s.events = nil

	require.Equal(t, 3, g.DeleteRows("p1", "nobody", "new", "p1", "p4", "p3"))
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4"}, s.shownIDs())
	require.Equal(t, []events.RowsDeleted{{RowIDs: []string{"p1", "new", "p3"}}}, eventsOf[events.RowsDeleted](s.events))
	require.Len(t, g.ChangeSet().Removed, 3)
	require.Zero(t, g.DeleteRows("p1"))
	require.Zero(t, g.DeleteRows())

	require.True(t, g.History().Undo())
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4", "new"}, s.shownIDs())
	require.Len(t, g.ChangeSet().Removed, 1, "p4 was another step")
	require.True(t, g.History().Redo())
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4"}, s.shownIDs())
	require.Len(t, g.ChangeSet().Removed, 3)
}

func TestPastesAddRows(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) {
		g.Editing.Paste.AddRows = true
		g.NewRow = func() stock { return stock{Name: "?", Qty: 1} }
		g.SetKey = func(p *stock, key string) { p.ID = key }
	})
	g := &s.grid
	paste := func(text string) {
		s.events = nil
		g.FocusCell(1, "name")
		g.Paste(text)
		s.Settle()
	}
	paste("nut\t5\nbolt\t6\nring\t7\nscrew")
	require.Equal(t, []events.Pasted{{Rows: 4, Columns: 2, Added: 2}}, eventsOf[events.Pasted](s.events))
	require.Equal(t, 5, g.Shown())
	row := func(i int) stock {
		r, _ := g.RowAt(i)
		r.ID = ""
		return r
	}
	want := []stock{{Name: "part 0"}, {Name: "nut", Qty: 5}, {Name: "bolt", Qty: 6}, {Name: "ring", Qty: 7}, {Name: "screw", Qty: 1}}
	for i := range want {
		require.Equal(t, want[i], row(i))
	}
	require.Len(t, g.ChangeSet().Added, 2)
	require.Len(t, g.ChangeSet().Updated, 2)

	require.True(t, g.History().Undo(), "all of it is one step")
	s.Settle()
	require.Equal(t, 3, g.Shown())
	require.False(t, g.HasChanges())
	require.True(t, g.History().Redo())
	s.Settle()
	require.Equal(t, 5, g.Shown())
	require.True(t, g.History().Undo())
	s.Settle()

	paste("nut\t5\nbolt\t6\nring\tmany")
	failed := eventsOf[events.PasteFailed](s.events)
	require.Len(t, failed, 1)
	require.Equal(t, "qty", failed[0].ColumnID)
	require.Equal(t, 3, g.Shown())
	require.False(t, g.HasChanges())

	g.Editing.Paste.SkipInvalid = true
	paste("nut\t5\nbolt\t6\nring\tmany")
	require.Equal(t, []events.Pasted{{Rows: 3, Columns: 2, Added: 1, Skipped: 1}}, eventsOf[events.Pasted](s.events))
	require.Equal(t, stock{Name: "ring", Qty: 1}, row(3))
}

// branch is a row of a tree that can be edited.
type branch struct{ ID, Up, Name string }

func TestATreeOfTrackedRows(t *testing.T) {
	g := &gridui.ChangeTrackingGrid[branch]{
		Data:   []branch{{"a", "", "A"}, {"b", "", "B"}, {"a1", "a", "A one"}, {"a2", "a", "A two"}, {"b1", "b", "B one"}},
		RowKey: func(b branch) string { return b.ID },
	}
	g.Tree = gridui.Tree[branch]{Parent: func(b branch) string { return b.Up }}
	g.Expansion.Rows = idset.All()
	g.Editing.Enabled = true
	g.Columns = []gridui.Column[branch]{
		gridui.Field("name", "Name", func(b branch) string { return b.Name }).Edit(func(b *branch, v string) { b.Name = v }),
	}
	th := newTheme()
	h := gridtest.New(image.Pt(400, 400), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, g).Layout(gtx) })
	shown := func() (names []string) {
		h.Settle()
		for i := range g.Shown() {
			row, _ := g.RowAt(i)
			names = append(names, row.Name)
		}
		return names
	}
	all := []string{"A", "A one", "A two", "B", "B one"}
	require.Equal(t, all, shown())

	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "a2", ColumnID: "name", Value: "A 2"}))
	require.Equal(t, []string{"A", "A one", "A 2", "B", "B one"}, shown())
	require.Equal(t, tracking.Edited, g.Status("a2"))
	_, err := g.AddRow(&branch{ID: "a3", Up: "a", Name: "A three"})
	require.NoError(t, err)
	require.Equal(t, []string{"A", "A one", "A 2", "A three", "B", "B one"}, shown())
	require.Equal(t, 1, g.DeleteRows("b1"))
	require.Equal(t, []string{"A", "A one", "A 2", "A three", "B", "B one"}, shown(), "it is marked")
	require.ErrorIs(t, g.EditCells(gridui.CellWrite{RowID: "b1", ColumnID: "name", Value: "x"}), gridui.ErrRowDeleted)

	g.FocusCell(2, "name")
	g.Paste("two\nthree\nbee\nno")
	require.Equal(t, []string{"A", "A one", "two", "three", "bee", "B one"}, shown(), "row by row as they show, but those deleted")

	for range 4 {
		require.True(t, g.History().Undo())
		h.Settle()
	}
	require.Equal(t, all, shown())
	require.False(t, g.HasChanges())
	for range 4 {
		require.True(t, g.History().Redo())
		h.Settle()
	}
	require.Equal(t, []string{"A", "A one", "two", "three", "bee", "B one"}, shown())
	set := g.ChangeSet()
	require.Equal(t, []int{1, 2, 1}, []int{len(set.Added), len(set.Updated), len(set.Removed)})
}

func TestRefusedCellsTellWhyInTheWordsOfTheLocale(t *testing.T) {
	for _, l := range []locale.Texts{locale.Korean(), locale.English()} {
		s := newStock(3)
		s.grid.Editing.Controlled = true
		s.style = func(st *gridui.Style) { st.Locale = l }
		s.on = func(ev events.Event) {
			if ev, ok := ev.(gridui.CellsEdited[stock]); ok {
				ev.Reject(&events.CellError{RowID: "p1", ColumnID: "name", Err: gridui.ErrNotEditable})
			}
		}
		require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: "nut"}))
		s.Settle()
		require.Contains(t, s.Dump(), l.Editing.NotEditable)

		s.on = func(ev events.Event) {
			if ev, ok := ev.(gridui.CellsEdited[stock]); ok {
				ev.Reject(errors.New("sold out"))
			}
		}
		require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: "bolt"}))
		s.Settle()
		require.Contains(t, s.Dump(), "sold out")
		require.NotContains(t, s.Dump(), l.Editing.NotEditable)
	}
}

func TestTrackedPointersAreAddedWithoutNewRow(t *testing.T) {
	type thing struct{ ID, Name string }
	g := &gridui.ChangeTrackingGrid[*thing]{RowKey: func(r *thing) string { return r.ID }}
	g.Columns = []gridui.Column[*thing]{
		gridui.Field("name", "Name", func(r *thing) string { return r.Name }).
			Edit(func(r **thing, name string) { (*r).Name = name }),
	}
	g.Editing.Enabled = true
	g.Data = []*thing{{ID: "a", Name: "Anvil"}}
	key, err := g.AddRow(nil)
	require.NoError(t, err)
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: key, ColumnID: "name", Value: "Bellows"}))
	row, ok := g.Tracker().Row(key)
	require.True(t, ok)
	require.Equal(t, "Bellows", row.Name)
	require.Equal(t, "Anvil", g.Data[0].Name)
}

// Rows that come back come back in the order in which they were added, wherever they show.
func TestRowsComeBackInTheirOrder(t *testing.T) {
	for name, at := range map[string]tracking.Place{"end": tracking.AtEnd, "top": tracking.AtTop, "middle": tracking.Before("p1")} {
		t.Run(name, func(t *testing.T) {
			s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) {
				g.Editing.Paste.AddRows, g.AddAt = true, at
				g.SetKey = func(p *stock, key string) { p.ID = key }
			})
			g := &s.grid
			g.FocusCell(2, "name")
			g.Paste("last\none\ntwo\nthree")
			s.Settle()
			names := func() (names []string) {
				for _, row := range g.ChangeSet().Added {
					name, _ := row.Get("name")
					names = append(names, name.(string))
				}
				return names
			}
			added, shown := []string{"one", "two", "three"}, s.shownIDs()
			require.Equal(t, added, names())
			again := func(what string) {
				require.Equal(t, added, names(), what)
				require.Equal(t, shown, s.shownIDs(), what)
			}
			require.True(t, g.History().Undo())
			s.Settle()
			require.True(t, g.History().Redo())
			again("a paste")
			g.ResetChanges()
			require.False(t, g.HasChanges())
			require.True(t, g.History().Undo())
			again("a reset")
			g.DeleteRows(shown[5], shown[1], shown[0], shown[2], shown[3], shown[4])
			require.True(t, g.History().Undo())
			again("rows deleted in another order")
		})
	}
}
