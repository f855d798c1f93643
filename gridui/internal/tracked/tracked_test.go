// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"context"
	"errors"
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/internal/tracked"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

func TestPastesAddRows(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Editing.PasteAddRows = true
		g.NewRow = func(*stockstage.Stock) stockstage.Stock { return stockstage.Stock{Name: "?", Qty: 1} }
		g.SetKey = func(p *stockstage.Stock, key string) { p.ID = key }
	})
	g := &s.Grid
	paste := func(text string) {
		s.Events = nil
		g.FocusCell(1, "name")
		g.Paste(text)
		s.Settle()
	}
	paste("nut\t5\nbolt\t6\nring\t7\nscrew")
	require.Equal(t, []events.CellsPasted{{Rows: 4, Columns: 2, Added: 2}}, gridstage.EventsOf[events.CellsPasted](s.Events))
	require.Equal(t, 5, g.Shown())
	row := func(i int) stockstage.Stock {
		r, _ := g.RowAt(i)
		r.ID = ""
		return r
	}
	want := []stockstage.Stock{{Name: "part 0"}, {Name: "nut", Qty: 5}, {Name: "bolt", Qty: 6}, {Name: "ring", Qty: 7}, {Name: "screw", Qty: 1}}
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
	failed := gridstage.FailedPastes(s.Events)
	require.Len(t, failed, 1)
	require.Equal(t, "qty", failed[0].ColumnID)
	require.Equal(t, 3, g.Shown())
	require.False(t, g.HasChanges())

	g.Editing.PasteSkipInvalid = true
	paste("nut\t5\nbolt\t6\nring\tmany")
	require.Equal(t, []events.CellsPasted{{Rows: 3, Columns: 2, Added: 1, Skipped: 1}}, gridstage.EventsOf[events.CellsPasted](s.Events))
	require.Equal(t, stockstage.Stock{Name: "ring", Qty: 1}, row(3))
}

func TestATreeOfTrackedRows(t *testing.T) {
	g := &gridui.ChangeTrackingGrid[treestage.Branch]{Config: tracking.Config[treestage.Branch]{
		Data:   []treestage.Branch{{ID: "a", Up: "", Name: "A"}, {ID: "b", Up: "", Name: "B"}, {ID: "a1", Up: "a", Name: "A one"}, {ID: "a2", Up: "a", Name: "A two"}, {ID: "b1", Up: "b", Name: "B one"}},
		RowKey: func(b treestage.Branch) string { return b.ID },
	}}
	g.Tree = gridui.Tree[treestage.Branch]{Parent: func(b treestage.Branch) string { return b.Up }}
	g.Expansion.Rows = idset.All()
	g.Editing.Enabled = true
	g.Columns = []gridui.Column[treestage.Branch]{
		gridui.Field("name", "Name", func(b treestage.Branch) string { return b.Name }).Edit(func(b *treestage.Branch, v string) { b.Name = v }),
	}
	th := gridstage.NewTheme()
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

	require.NoError(t, g.EditCells(events.CellEdit{RowID: "a2", ColumnID: "name", New: "A 2"}))
	require.Equal(t, []string{"A", "A one", "A 2", "B", "B one"}, shown())
	require.Equal(t, tracking.Edited, g.Status("a2"))
	_, err := g.AddRow(&treestage.Branch{ID: "a3", Up: "a", Name: "A three"})
	require.NoError(t, err)
	require.Equal(t, []string{"A", "A one", "A 2", "A three", "B", "B one"}, shown())
	require.Equal(t, 1, g.DeleteRows("b1"))
	require.Equal(t, []string{"A", "A one", "A 2", "A three", "B", "B one"}, shown(), "it is marked")
	require.ErrorIs(t, g.EditCells(events.CellEdit{RowID: "b1", ColumnID: "name", New: "x"}), edit.ErrRowDeleted)

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
	for _, l := range []locale.Texts{locale.For("ko"), locale.For("en")} {
		s := stockstage.NewStock(3)
		s.Grid.Editing.Controlled = true
		s.Style = func(st *gridui.Style) { st.Locale = l }
		s.On = func(ev events.Event) {
			if ev, ok := ev.(gridui.CellsEdited[stockstage.Stock]); ok {
				ev.Reject(&events.CellError{RowID: "p1", ColumnID: "name", Err: column.ErrNotEditable})
			}
		}
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "name", New: "nut"}))
		s.Settle()
		require.Contains(t, s.Dump(), l.Editing.NotEditable)

		s.On = func(ev events.Event) {
			if ev, ok := ev.(gridui.CellsEdited[stockstage.Stock]); ok {
				ev.Reject(errors.New("sold out"))
			}
		}
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "name", New: "bolt"}))
		s.Settle()
		require.Contains(t, s.Dump(), "sold out")
		require.NotContains(t, s.Dump(), l.Editing.NotEditable)
	}
}

func TestTrackedPointersAreAddedWithoutNewRow(t *testing.T) {
	type thing struct{ ID, Name string }
	g := &gridui.ChangeTrackingGrid[*thing]{Config: tracking.Config[*thing]{RowKey: func(r *thing) string { return r.ID }}}
	g.Columns = []gridui.Column[*thing]{
		gridui.Field("name", "Name", func(r *thing) string { return r.Name }).
			Edit(func(r **thing, name string) { (*r).Name = name }),
	}
	g.Editing.Enabled = true
	g.Data = []*thing{{ID: "a", Name: "Anvil"}}
	key, err := g.AddRow(nil)
	require.NoError(t, err)
	require.NoError(t, g.EditCells(events.CellEdit{RowID: key, ColumnID: "name", New: "Bellows"}))
	row, ok := g.Tracker().Row(key)
	require.True(t, ok)
	require.Equal(t, "Bellows", row.Name)
	require.Equal(t, "Anvil", g.Data[0].Name)
}

// Restored rows return in the order in which they were added, wherever they show.
func TestRowsComeBackInTheirOrder(t *testing.T) {
	for name, at := range map[string]tracking.Place{"end": tracking.Place{}, "top": tracking.Place{Top: true}, "middle": tracking.Place{Before: "p1"}} {
		t.Run(name, func(t *testing.T) {
			s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
				g.Editing.PasteAddRows, g.AddAt = true, at
				g.SetKey = func(p *stockstage.Stock, key string) { p.ID = key }
			})
			g := &s.Grid
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
			added, shown := []string{"one", "two", "three"}, s.ShownIDs()
			require.Equal(t, added, names())
			again := func(what string) {
				require.Equal(t, added, names(), what)
				require.Equal(t, shown, s.ShownIDs(), what)
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

func TestTrackedRowsGoThroughTheirStates(t *testing.T) {
	s := stockstage.NewTracked(3, nil)
	g := &s.Grid

	key, err := g.AddRow(&stockstage.Stock{ID: "x", Name: "new"})
	require.NoError(t, err)
	require.Equal(t, "x", key)
	_, err = g.AddRow(&stockstage.Stock{ID: "p1"})
	require.ErrorIs(t, err, tracking.ErrDuplicateKey)

	require.NoError(t, g.EditCells(events.CellEdit{RowID: "p0", ColumnID: "qty", New: 9}))
	require.True(t, g.DeleteRow("p1"))
	require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.ShownIDs())
	require.Equal(t, tracking.Edited, g.Status("p0"))
	require.Equal(t, tracking.Deleted, g.Status("p1"))
	require.Equal(t, tracking.Added, g.Status("x"))
	require.True(t, g.HasChanges())

	set := g.ChangeSet()
	require.Len(t, set.Added, 1)
	require.Len(t, set.Updated, 1)
	require.Len(t, set.Removed, 1)

	var ce *events.CellError
	err = g.EditCells(events.CellEdit{RowID: "p1", ColumnID: "qty", New: 9})
	require.ErrorAs(t, err, &ce)
	require.ErrorIs(t, err, edit.ErrRowDeleted)
	require.ErrorIs(t, g.EditCells(events.CellEdit{RowID: "no", ColumnID: "qty", New: 9}), gridui.ErrRowGone)

	require.NoError(t, g.EditCells(events.CellEdit{RowID: "p0", ColumnID: "qty", New: 0}))
	require.Equal(t, tracking.Unchanged, g.Status("p0"), "it is as it came again")

	require.True(t, g.DeleteRow("x"))
	require.Equal(t, []string{"p0", "p1", "p2"}, s.ShownIDs(), "nobody has to know of it")
	require.True(t, g.UndoRow("p1"))
	require.False(t, g.UndoRow("p1"))
	require.False(t, g.HasChanges())
}

func TestRowsWithoutAKeyGetOne(t *testing.T) {
	s := stockstage.NewTracked(2, nil)
	g := &s.Grid
	key, err := g.AddRow(nil)
	require.NoError(t, err)
	require.NotEmpty(t, key)
	other, err := g.AddRow(nil)
	require.NoError(t, err)
	require.NotEqual(t, key, other)

	require.NoError(t, g.EditCells(events.CellEdit{RowID: key, ColumnID: "name", New: "first"}))
	require.NoError(t, g.EditCells(events.CellEdit{RowID: other, ColumnID: "name", New: "second"}))
	s.Settle()
	row, _ := g.RowAt(2)
	require.Equal(t, stockstage.Stock{Name: "first"}, row, "the key is not in the row")
	row, _ = g.RowAt(3)
	require.Equal(t, "second", row.Name)

	require.True(t, g.DeleteRow(key))
	require.True(t, g.History().Undo())
	s.Settle()
	require.Equal(t, 4, g.Shown())
	got, ok := g.Tracker().Row(key)
	require.True(t, ok)
	require.Equal(t, "first", got.Name)
	require.Equal(t, tracking.Added, g.Status(key))
	row, _ = g.RowAt(2)
	require.Equal(t, "first", row.Name, "where it was")
	require.NoError(t, g.EditCells(events.CellEdit{RowID: key, ColumnID: "name", New: "again"}))
	s.Settle()
	row, _ = g.RowAt(2)
	require.Equal(t, "again", row.Name)
}

func TestNewRowsComeWhereTheyAreWanted(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.AddAt = tracking.Place{Top: true} })
	_, err := s.Grid.AddRow(&stockstage.Stock{ID: "x"})
	require.NoError(t, err)
	require.Equal(t, []string{"x", "p0", "p1", "p2"}, s.ShownIDs())
	require.True(t, s.Grid.History().Undo())
	require.Equal(t, []string{"p0", "p1", "p2"}, s.ShownIDs())
	require.True(t, s.Grid.History().Redo())
	require.Equal(t, []string{"x", "p0", "p1", "p2"}, s.ShownIDs())
}

func TestKeysAddAndDeleteRows(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Selection.Mode = option.SelectMulti
		g.SetKey = func(p *stockstage.Stock, key string) { p.ID = key }
	})
	g := &s.Grid
	s.Focus(g.Tag())
	g.FocusCell(1, "name")
	s.Settle()
	s.Keys("Ctrl+-")
	require.Equal(t, tracking.Deleted, g.Status("p1"))
	require.Equal(t, []events.RowsDeleted{{RowIDs: []string{"p1"}}}, gridstage.TakeEvents[events.RowsDeleted](&s.Events))

	g.Select("p0", "p2")
	s.Keys("Ctrl+-")
	require.Equal(t, tracking.Deleted, g.Status("p0"))
	require.Equal(t, tracking.Deleted, g.Status("p2"))
	s.Keys("Ctrl+Z")
	require.Equal(t, tracking.Unchanged, g.Status("p0"), "both are one step")
	require.Equal(t, tracking.Unchanged, g.Status("p2"))
	require.Equal(t, tracking.Deleted, g.Status("p1"))

	s.Keys("Ctrl++")
	added := gridstage.TakeEvents[events.RowAdded](&s.Events)
	require.Len(t, added, 1)
	require.Equal(t, 4, g.Shown())
	require.Equal(t, added[0].RowID, g.Focused().RowID)
}

func TestUntrackableRowsAreReportedAndShown(t *testing.T) {
	for name, data := range map[string][]stockstage.Stock{
		"twice": {{ID: "a"}, {ID: "a"}},
		"empty": {{ID: "a"}, {Name: "nobody"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := stockstage.NewTracked(0, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Data = data })
			require.Len(t, gridstage.TakeEvents[events.ProblemFound](&s.Events), 1)
			require.Equal(t, 2, s.Grid.Shown())
			_, err := s.Grid.AddRow(nil)
			require.ErrorIs(t, err, tracked.ErrNotTracked)
			require.False(t, s.Grid.DeleteRow("a"))
			require.False(t, s.Grid.HasChanges())
			require.True(t, s.Grid.ChangeSet().IsEmpty())
			require.Nil(t, s.Grid.Tracker())
			s.Grid.Save()
			s.Settle()
		})
	}
}

func TestUpdatesThatCannotBe(t *testing.T) {
	s := stockstage.NewTracked(3, nil)
	g := &s.Grid
	_, err := g.UpdateRow("no", func(p *stockstage.Stock) { p.Qty = 1 })
	require.ErrorIs(t, err, tracking.ErrNoRow)
	g.DeleteRow("p1")
	_, err = g.UpdateRow("p1", func(p *stockstage.Stock) { p.Qty = 7 })
	require.ErrorIs(t, err, tracking.ErrDeleted)
	_, err = g.UpdateRow("p0", func(p *stockstage.Stock) { p.ID = "other" })
	require.ErrorIs(t, err, tracking.ErrKeyChanged)
	changed, err := g.UpdateRow("p0", func(p *stockstage.Stock) { p.Qty = 7 })
	require.NoError(t, err)
	require.True(t, changed)
	require.True(t, g.History().Undo())
	require.Equal(t, tracking.Unchanged, g.Status("p0"))

	_, err = g.AddRow(&stockstage.Stock{ID: "x"})
	require.NoError(t, err)
	changed, err = g.UpdateRow("x", func(p *stockstage.Stock) { p.ID = "y" })
	require.NoError(t, err)
	require.True(t, changed)
	require.Equal(t, []string{"p0", "p1", "p2", "y"}, s.ShownIDs())
	require.Equal(t, tracking.Added, g.Status("y"))
}

func TestNewerDataKeepsTheChanges(t *testing.T) {
	s := stockstage.NewTracked(3, nil)
	g := &s.Grid
	require.NoError(t, g.EditCells(events.CellEdit{RowID: "p0", ColumnID: "qty", New: 9}))
	conflicts, err := g.Rebase([]stockstage.Stock{{ID: "p0", Name: "renamed", Qty: 0}, {ID: "p2", Name: "two"}, {ID: "p9"}})
	require.NoError(t, err)
	require.Empty(t, conflicts)
	require.Equal(t, []string{"p0", "p2", "p9"}, s.ShownIDs())
	row, _ := g.RowAt(0)
	require.Equal(t, stockstage.Stock{ID: "p0", Name: "renamed", Qty: 9}, row)

	_, err = g.Rebase([]stockstage.Stock{{ID: "a"}, {ID: "a"}})
	require.ErrorIs(t, err, tracking.ErrDuplicateKey)
	require.Equal(t, []string{"p0", "p2", "p9"}, s.ShownIDs())

	g.SetRows([]stockstage.Stock{{ID: "p0"}, {ID: "p1"}})
	require.Equal(t, []string{"p0", "p1"}, s.ShownIDs())
	require.True(t, g.History().Undo())
	s.Settle()
	row, _ = g.RowAt(0)
	require.Equal(t, 0, row.Qty)
}

func TestSaveHandsTheChangesOver(t *testing.T) {
	s := stockstage.NewTracked(3, nil)
	s.Grid.DeleteRow("p1")
	set := s.Grid.Save()
	s.Settle()
	asked := gridstage.TakeEvents[events.SaveRequested](&s.Events)
	require.Len(t, asked, 1)
	require.Equal(t, set, asked[0].ChangeSet)
	require.Len(t, set.Removed, 1)

	s.Grid.Accept()
	require.False(t, s.Grid.HasChanges())
	require.Equal(t, []string{"p0", "p2"}, s.ShownIDs())
}

// sender answers requests when the test sends an answer.
type sender struct{ answer chan error }

func (s sender) fetch(ctx context.Context, r tracking.Request) (tracking.Response, error) {
	select {
	case err := <-s.answer:
		return tracking.Response{Status: 200}, err
	case <-ctx.Done():
		return tracking.Response{}, ctx.Err()
	}
}

// committed waits for the end of a commit, and returns its event.
func committed(s *stockstage.TrackedStage, t *testing.T) events.ChangesCommitted {
	var done []events.ChangesCommitted
	await.Until(func() bool {
		s.Frame()
		done = gridstage.TakeEvents[events.ChangesCommitted](&s.Events)
		return len(done) > 0
	})
	return done[0]
}

func TestCommitsRunBesideTheFrames(t *testing.T) {
	to := sender{make(chan error, 1)}
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Optimistic = true })
	g := &s.Grid
	o := tracking.CommitOptions{Fetcher: to.fetch}
	edit := func(v int) {
		require.NoError(t, g.EditCells(events.CellEdit{RowID: "p0", ColumnID: "qty", New: v}))
	}

	edit(5)
	require.NoError(t, g.Commit(t.Context(), "/rows", o))
	require.ErrorIs(t, g.Commit(t.Context(), "/rows", o), tracking.ErrCommitInFlight)
	edit(6)
	to.answer <- nil
	done := committed(s, t)
	require.NoError(t, done.Err)
	require.Len(t, done.ChangeSet.Updated, 1)
	require.Equal(t, tracking.Edited, g.Status("p0"), "what was changed since is a change still")

	to.answer <- errors.New("no")
	require.NoError(t, g.Commit(t.Context(), "/rows", o))
	require.Error(t, committed(s, t).Err)
	require.False(t, g.HasChanges(), "taken back")
	s.Settle()
	row, _ := g.RowAt(0)
	require.Equal(t, 5, row.Qty)

	ctx, cancel := context.WithCancel(t.Context())
	edit(8)
	require.NoError(t, g.Commit(ctx, "/rows", o))
	cancel()
	require.ErrorIs(t, committed(s, t).Err, context.Canceled)

	edit(9)
	require.NoError(t, g.Commit(t.Context(), "/rows", o))
	require.NoError(t, g.Close(), "gives the commit up")
}

// A commit that fails reverts the changes as one step, and as none if no changes are left.
func TestOptimisticCommitsThatFailAreOneStep(t *testing.T) {
	to := sender{make(chan error, 1)}
	start := func() (*stockstage.TrackedStage, *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Optimistic = true })
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p0", ColumnID: "qty", New: 5}))
		return s, &s.Grid
	}
	qty := func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) int {
		row, _ := g.Tracker().Row("p0")
		return row.Qty
	}
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for name, ctx := range map[string]context.Context{"fails": t.Context(), "never leaves": cancelled} {
		t.Run(name, func(t *testing.T) {
			s, g := start()
			require.NoError(t, g.Commit(ctx, "/rows", tracking.CommitOptions{Fetcher: to.fetch}))
			if ctx.Err() == nil {
				to.answer <- errors.New("no")
			}
			require.Error(t, committed(s, t).Err)
			require.False(t, g.HasChanges())
			require.True(t, g.History().Undo(), "the changes come back")
			require.Equal(t, 5, qty(g))
			require.True(t, g.HasChanges())
			require.True(t, g.History().Undo())
			require.Equal(t, 0, qty(g))
			require.False(t, g.History().CanUndo())
		})
	}

	s, g := start()
	require.NoError(t, g.Commit(t.Context(), "/rows", tracking.CommitOptions{Fetcher: to.fetch}))
	require.True(t, g.History().Undo())
	to.answer <- errors.New("no")
	require.Error(t, committed(s, t).Err)
	require.False(t, g.History().CanUndo(), "nothing was taken back")
	require.True(t, g.History().CanRedo())

	_, g = start()
	_, err := g.CommitChanges(cancelled, "/rows", tracking.CommitOptions{Fetcher: to.fetch})
	require.ErrorIs(t, err, context.Canceled)
	require.False(t, g.HasChanges())
	_, err = g.CommitChanges(cancelled, "/rows", tracking.CommitOptions{})
	require.NoError(t, err, "there is nothing to send")
}

func TestCommitsOfInvalidRowsFailAtOnce(t *testing.T) {
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Validator = func(p stockstage.Stock, _ tracking.RowStatus) (bool, []tracking.FieldError) { panic("no") }
	})
	_, err := s.Grid.UpdateRow("p0", func(p *stockstage.Stock) { p.Qty = 7 })
	require.NoError(t, err)
	require.ErrorAs(t, s.Grid.Commit(t.Context(), "/rows", tracking.CommitOptions{}), new(*tracking.InvalidError))
	require.Len(t, s.Grid.Save().Errors, 1)
	require.True(t, s.Grid.HasChanges())
}
