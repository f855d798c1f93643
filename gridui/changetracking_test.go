// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

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
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

// trackedStage is a grid of stock whose changes are tracked.
type trackedStage struct {
	*gridtest.Harness
	grid   gridui.ChangeTrackingGrid[stock]
	events []events.Event
}

func newTracked(n int, set func(*gridui.ChangeTrackingGrid[stock])) *trackedStage {
	s := &trackedStage{}
	g := &s.grid
	g.Columns = stockColumns()
	g.RowKey = func(p stock) string { return p.ID }
	g.EditedCells = true
	g.Editing.Enabled = true
	for i := range n {
		g.Data = append(g.Data, someStock(i))
	}
	if set != nil {
		set(g)
	}
	th := newTheme()
	s.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		style := gridui.New(th, &s.grid)
		style.Locale.Spoken = locale.English().Spoken
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				break
			}
			s.events = append(s.events, ev)
		}
		return style.Layout(gtx)
	})
	s.Settle()
	return s
}

// take are the events of a type since the last call, all others being dropped.
func take[E events.Event](events *[]events.Event) (out []E) {
	for _, ev := range *events {
		if e, ok := ev.(E); ok {
			out = append(out, e)
		}
	}
	*events = nil
	return out
}

// shownIDs are the ids of the rows in the order they show.
func (s *trackedStage) shownIDs() (ids []string) {
	s.Settle()
	for i := range s.grid.Shown() {
		row, _ := s.grid.RowAt(i)
		ids = append(ids, row.ID)
	}
	return ids
}

func TestTrackedRowsGoThroughTheirStates(t *testing.T) {
	s := newTracked(3, nil)
	g := &s.grid

	key, err := g.AddRow(&stock{ID: "x", Name: "new"})
	require.NoError(t, err)
	require.Equal(t, "x", key)
	_, err = g.AddRow(&stock{ID: "p1"})
	require.ErrorIs(t, err, tracking.ErrDuplicateKey)

	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "p0", ColumnID: "qty", Value: 9}))
	require.True(t, g.DeleteRow("p1"))
	require.Equal(t, []string{"p0", "p1", "p2", "x"}, s.shownIDs())
	require.Equal(t, tracking.Edited, g.Status("p0"))
	require.Equal(t, tracking.Deleted, g.Status("p1"))
	require.Equal(t, tracking.Added, g.Status("x"))
	require.True(t, g.HasChanges())

	set := g.ChangeSet()
	require.Len(t, set.Added, 1)
	require.Len(t, set.Updated, 1)
	require.Len(t, set.Removed, 1)

	var ce *events.CellError
	err = g.EditCells(gridui.CellWrite{RowID: "p1", ColumnID: "qty", Value: 9})
	require.ErrorAs(t, err, &ce)
	require.ErrorIs(t, err, gridui.ErrRowDeleted)
	require.ErrorIs(t, g.EditCells(gridui.CellWrite{RowID: "no", ColumnID: "qty", Value: 9}), gridui.ErrRowGone)

	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "p0", ColumnID: "qty", Value: 0}))
	require.Equal(t, tracking.Unchanged, g.Status("p0"), "it is as it came again")

	require.True(t, g.DeleteRow("x"))
	require.Equal(t, []string{"p0", "p1", "p2"}, s.shownIDs(), "nobody has to know of it")
	require.True(t, g.UndoRow("p1"))
	require.False(t, g.UndoRow("p1"))
	require.False(t, g.HasChanges())
}

func TestRowsWithoutAKeyGetOne(t *testing.T) {
	s := newTracked(2, nil)
	g := &s.grid
	key, err := g.AddRow(nil)
	require.NoError(t, err)
	require.NotEmpty(t, key)
	other, err := g.AddRow(nil)
	require.NoError(t, err)
	require.NotEqual(t, key, other)

	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: key, ColumnID: "name", Value: "first"}))
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: other, ColumnID: "name", Value: "second"}))
	s.Settle()
	row, _ := g.RowAt(2)
	require.Equal(t, stock{Name: "first"}, row, "the key is not in the row")
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
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: key, ColumnID: "name", Value: "again"}))
	s.Settle()
	row, _ = g.RowAt(2)
	require.Equal(t, "again", row.Name)
}

func TestNewRowsComeWhereTheyAreWanted(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) { g.AddAt = tracking.AtTop })
	_, err := s.grid.AddRow(&stock{ID: "x"})
	require.NoError(t, err)
	require.Equal(t, []string{"x", "p0", "p1", "p2"}, s.shownIDs())
	require.True(t, s.grid.History().Undo())
	require.Equal(t, []string{"p0", "p1", "p2"}, s.shownIDs())
	require.True(t, s.grid.History().Redo())
	require.Equal(t, []string{"x", "p0", "p1", "p2"}, s.shownIDs())
}

func TestKeysAddAndDeleteRows(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) {
		g.Selection.Mode = option.SelectMulti
		g.SetKey = func(p *stock, key string) { p.ID = key }
	})
	g := &s.grid
	s.Focus(g.Tag())
	g.FocusCell(1, "name")
	s.Settle()
	s.Keys("Ctrl+-")
	require.Equal(t, tracking.Deleted, g.Status("p1"))
	require.Equal(t, []events.RowsDeleted{{RowIDs: []string{"p1"}}}, take[events.RowsDeleted](&s.events))

	g.Select("p0", "p2")
	s.Keys("Ctrl+-")
	require.Equal(t, tracking.Deleted, g.Status("p0"))
	require.Equal(t, tracking.Deleted, g.Status("p2"))
	s.Keys("Ctrl+Z")
	require.Equal(t, tracking.Unchanged, g.Status("p0"), "both are one step")
	require.Equal(t, tracking.Unchanged, g.Status("p2"))
	require.Equal(t, tracking.Deleted, g.Status("p1"))

	s.Keys("Ctrl++")
	added := take[events.RowAdded](&s.events)
	require.Len(t, added, 1)
	require.Equal(t, 4, g.Shown())
	require.Equal(t, added[0].RowID, g.Focused().RowID)
}

func TestUntrackableRowsAreReportedAndShown(t *testing.T) {
	for name, data := range map[string][]stock{
		"twice": {{ID: "a"}, {ID: "a"}},
		"empty": {{ID: "a"}, {Name: "nobody"}},
	} {
		t.Run(name, func(t *testing.T) {
			s := newTracked(0, func(g *gridui.ChangeTrackingGrid[stock]) { g.Data = data })
			require.Len(t, take[events.ConfigProblem](&s.events), 1)
			require.Equal(t, 2, s.grid.Shown())
			_, err := s.grid.AddRow(nil)
			require.ErrorIs(t, err, gridui.ErrNotTracked)
			require.False(t, s.grid.DeleteRow("a"))
			require.False(t, s.grid.HasChanges())
			require.True(t, s.grid.ChangeSet().IsEmpty())
			require.Nil(t, s.grid.Tracker())
			s.grid.Save()
			s.Settle()
		})
	}
}

func TestUpdatesThatCannotBe(t *testing.T) {
	s := newTracked(3, nil)
	g := &s.grid
	_, err := g.UpdateRow("no", func(p *stock) { p.Qty = 1 })
	require.ErrorIs(t, err, tracking.ErrNoRow)
	g.DeleteRow("p1")
	_, err = g.UpdateRow("p1", func(p *stock) { p.Qty = 7 })
	require.ErrorIs(t, err, tracking.ErrDeleted)
	_, err = g.UpdateRow("p0", func(p *stock) { p.ID = "other" })
	require.ErrorIs(t, err, tracking.ErrKeyChanged)
	changed, err := g.UpdateRow("p0", func(p *stock) { p.Qty = 7 })
	require.NoError(t, err)
	require.True(t, changed)
	require.True(t, g.History().Undo())
	require.Equal(t, tracking.Unchanged, g.Status("p0"))

	_, err = g.AddRow(&stock{ID: "x"})
	require.NoError(t, err)
	changed, err = g.UpdateRow("x", func(p *stock) { p.ID = "y" })
	require.NoError(t, err)
	require.True(t, changed)
	require.Equal(t, []string{"p0", "p1", "p2", "y"}, s.shownIDs())
	require.Equal(t, tracking.Added, g.Status("y"))
}

func TestNewerDataKeepsTheChanges(t *testing.T) {
	s := newTracked(3, nil)
	g := &s.grid
	require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "p0", ColumnID: "qty", Value: 9}))
	conflicts, err := g.Rebase([]stock{{ID: "p0", Name: "renamed", Qty: 0}, {ID: "p2", Name: "two"}, {ID: "p9"}})
	require.NoError(t, err)
	require.Empty(t, conflicts)
	require.Equal(t, []string{"p0", "p2", "p9"}, s.shownIDs())
	row, _ := g.RowAt(0)
	require.Equal(t, stock{ID: "p0", Name: "renamed", Qty: 9}, row)

	_, err = g.Rebase([]stock{{ID: "a"}, {ID: "a"}})
	require.ErrorIs(t, err, tracking.ErrDuplicateKey)
	require.Equal(t, []string{"p0", "p2", "p9"}, s.shownIDs())

	g.SetRows([]stock{{ID: "p0"}, {ID: "p1"}})
	require.Equal(t, []string{"p0", "p1"}, s.shownIDs())
	require.True(t, g.History().Undo())
	s.Settle()
	row, _ = g.RowAt(0)
	require.Equal(t, 0, row.Qty)
}

func TestSaveHandsTheChangesOver(t *testing.T) {
	s := newTracked(3, nil)
	s.grid.DeleteRow("p1")
	set := s.grid.Save()
	s.Settle()
	asked := take[events.SaveRequested](&s.events)
	require.Len(t, asked, 1)
	require.Equal(t, set, asked[0].ChangeSet)
	require.Len(t, set.Removed, 1)

	s.grid.Accept()
	require.False(t, s.grid.HasChanges())
	require.Equal(t, []string{"p0", "p2"}, s.shownIDs())
}

// sender answers requests when it is told to.
type sender struct{ answer chan error }

func (s sender) fetch(ctx context.Context, r tracking.Request) (tracking.Response, error) {
	select {
	case err := <-s.answer:
		return tracking.Response{Status: 200}, err
	case <-ctx.Done():
		return tracking.Response{}, ctx.Err()
	}
}

// committed waits for the end of a commit.
func (s *trackedStage) committed(t *testing.T) events.Committed {
	var done []events.Committed
	await.Until(func() bool {
		s.Frame()
		done = take[events.Committed](&s.events)
		return len(done) > 0
	})
	return done[0]
}

func TestCommitsRunBesideTheFrames(t *testing.T) {
	to := sender{make(chan error, 1)}
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) { g.Optimistic = true })
	g := &s.grid
	o := tracking.CommitOptions{Fetcher: to.fetch}
	edit := func(v int) {
		require.NoError(t, g.EditCells(gridui.CellWrite{RowID: "p0", ColumnID: "qty", Value: v}))
	}

	edit(5)
	require.NoError(t, g.Commit(t.Context(), "/rows", o))
	require.ErrorIs(t, g.Commit(t.Context(), "/rows", o), tracking.ErrCommitInFlight)
	edit(6)
	to.answer <- nil
	done := s.committed(t)
	require.NoError(t, done.Err)
	require.Len(t, done.ChangeSet.Updated, 1)
	require.Equal(t, tracking.Edited, g.Status("p0"), "what was changed since is a change still")

	to.answer <- errors.New("no")
	require.NoError(t, g.Commit(t.Context(), "/rows", o))
	require.Error(t, s.committed(t).Err)
	require.False(t, g.HasChanges(), "taken back")
	s.Settle()
	row, _ := g.RowAt(0)
	require.Equal(t, 5, row.Qty)

	ctx, cancel := context.WithCancel(t.Context())
	edit(8)
	require.NoError(t, g.Commit(ctx, "/rows", o))
	cancel()
	require.ErrorIs(t, s.committed(t).Err, context.Canceled)

	edit(9)
	require.NoError(t, g.Commit(t.Context(), "/rows", o))
	require.NoError(t, g.Close(), "gives the commit up")
}

// A commit that fails takes the changes back as one step, and as none where nothing is left.
func TestOptimisticCommitsThatFailAreOneStep(t *testing.T) {
	to := sender{make(chan error, 1)}
	start := func() (*trackedStage, *gridui.ChangeTrackingGrid[stock]) {
		s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) { g.Optimistic = true })
		require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p0", ColumnID: "qty", Value: 5}))
		return s, &s.grid
	}
	qty := func(g *gridui.ChangeTrackingGrid[stock]) int { row, _ := g.Tracker().Row("p0"); return row.Qty }
	cancelled, cancel := context.WithCancel(t.Context())
	cancel()
	for name, ctx := range map[string]context.Context{"fails": t.Context(), "never leaves": cancelled} {
		t.Run(name, func(t *testing.T) {
			s, g := start()
			require.NoError(t, g.Commit(ctx, "/rows", tracking.CommitOptions{Fetcher: to.fetch}))
			if ctx.Err() == nil {
				to.answer <- errors.New("no")
			}
			require.Error(t, s.committed(t).Err)
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
	require.Error(t, s.committed(t).Err)
	require.False(t, g.History().CanUndo(), "nothing was taken back")
	require.True(t, g.History().CanRedo())

	_, g = start()
	_, err := g.CommitChanges(cancelled, "/rows", tracking.CommitOptions{})
	require.ErrorIs(t, err, context.Canceled)
	require.False(t, g.HasChanges())
	_, err = g.CommitChanges(cancelled, "/rows", tracking.CommitOptions{})
	require.NoError(t, err, "there is nothing to send")
}

func TestCommitsOfInvalidRowsFailAtOnce(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) {
		g.Validator = func(p stock, _ tracking.Kind) (bool, []tracking.FieldError) { panic("no") }
	})
	_, err := s.grid.UpdateRow("p0", func(p *stock) { p.Qty = 7 })
	require.NoError(t, err)
	require.ErrorIs(t, s.grid.Commit(t.Context(), "/rows", tracking.CommitOptions{}), tracking.ErrInvalid)
	require.Len(t, s.grid.Save().Errors, 1)
	require.True(t, s.grid.HasChanges())
}
