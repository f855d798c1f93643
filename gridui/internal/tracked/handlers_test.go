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
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/tracking"
)

// TestHandlersHearOfEdits triggers each handler, and checks that no other is called.
func TestHandlersHearOfEdits(t *testing.T) {
	var heard []string
	say := func(what string) { heard = append(heard, what) }
	h := gridui.Handlers{
		gridui.On(func(ev events.EditStarted) { say("start " + ev.RowID + " " + ev.ColumnID) }),
		gridui.On(func(ev events.EditEnded) { say("end " + ev.Text) }),
		gridui.On(func(ev gridui.CellsEdited[stockstage.Stock]) { say("cells " + ev.Rows[0].Name + " " + ev.RowIDs[0]) }),
		gridui.On(func(ev events.EditRefused) { say("refused " + ev.RowID) }),
		gridui.On(func(ev events.CellsPasted) {
			if failed := gridstage.FailedPastes([]events.Event{ev}); len(failed) > 0 {
				say("not pasted " + failed[0].ColumnID)
				return
			}
			say("pasted")
		}),
		gridui.On(func(ev events.StepUndone) {
			if ev.Redo {
				say("redone " + ev.RowID)
				return
			}
			say("undone " + ev.RowID)
		}),
		gridui.On(func(ev events.SaveRequested) { say("save " + string(rune('0'+len(ev.ChangeSet.Updated)))) }),
		gridui.On(func(ev events.ChangesCommitted) { say("commit") }),
		gridui.On(func(ev events.RowAdded) { say("added " + ev.RowID) }),
		gridui.On(func(ev events.RowsDeleted) { say("deleted " + ev.RowIDs[0]) }),
	}
	s := stockstage.NewTracked(3, nil)
	th := gridstage.NewTheme()
	s.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.Grid)
		return gridui.New(th, &s.Grid).Layout(gtx)
	})
	s.Settle()
	g := &s.Grid
	g.FocusCell(1, "name")
	s.Focus(g.Tag())
	to := sender{make(chan error, 1)}
	for _, step := range []struct {
		do   func()
		want []string
	}{
		{func() { s.Keys("F2") }, []string{"start p1 name"}},
		{func() { s.Type("!"); s.Keys("Escape") }, []string{"end part 1!"}},
		{func() { s.Type("nut"); s.Keys("Enter") }, []string{"start p1 name", "cells nut p1", "end nut"}},
		{func() { g.FocusCell(1, "name"); g.Paste("bolt") }, []string{"cells bolt p1", "pasted"}},
		{func() { g.FocusCell(1, "qty"); g.Paste("many") }, []string{"not pasted qty"}},
		{func() { g.History().Undo() }, []string{"cells nut p1", "undone p1"}},
		{func() { g.History().Redo() }, []string{"cells bolt p1", "redone p1"}},
		{func() { g.Save() }, []string{"save 1"}},
		{func() { _, _ = g.AddRow(&stockstage.Stock{ID: "x"}) }, []string{"added x"}},
		{func() { g.DeleteRows("p2") }, []string{"deleted p2"}},
		{func() { s.Grid.Tracker().Accept(); g.RefreshTracked(); g.History().Undo(); g.History().Undo() }, nil},
		{func() {
			_, _ = g.UpdateRow("p0", func(p *stockstage.Stock) { p.Qty = 9 })
			to.answer <- nil
			_ = g.Commit(t.Context(), "/rows", tracking.CommitOptions{Fetcher: to.fetch})
			await.Until(func() bool { s.Frame(); return len(heard) > 0 })
		}, []string{"commit"}},
	} {
		s.Settle()
		heard = nil
		step.do()
		s.Settle()
		if step.want != nil {
			require.Equal(t, step.want, heard)
		}
	}

	plain := stockstage.NewStock(2)
	plain.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &plain.Grid)
		return gridui.New(th, &plain.Grid).Layout(gtx)
	})
	plain.Settle()
	require.NoError(t, plain.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "qty", New: 5}))
	plain.Settle()
	plain.Grid.SetRows([]stockstage.Stock{stockstage.SomeStock(0)})
	plain.Settle()
	heard = nil
	require.False(t, plain.Grid.History().Undo(), "its row has gone")
	plain.Settle()
	require.Equal(t, []string{"refused p1"}, heard)
}

// heardStock lays out a grid of stock whose rows are tracked and whose events go to handlers. It
// returns a function that draws the next frame.
func heardStock(g *gridui.ChangeTrackingGrid[stockstage.Stock], h gridui.Handlers) func() {
	g.Columns = stockstage.StockColumns()
	g.RowKey = func(p stockstage.Stock) string { return p.ID }
	g.Data = []stockstage.Stock{stockstage.SomeStock(0), stockstage.SomeStock(1)}
	th := gridstage.NewTheme()
	s := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	s.Settle()
	return func() { s.Settle() }
}

func TestHandlersHearOfTrackedRows(t *testing.T) {
	var g gridui.ChangeTrackingGrid[stockstage.Stock]
	inits := 0
	g.OnSnapshotInit = func() { inits++ }
	g.Mapping.Entries = []tracking.MapEntry[stockstage.Stock]{{Name: "code", Field: "id"}}
	var saved []tracking.ChangeSet
	settle := heardStock(&g, gridui.Handlers{gridui.On(func(ev events.SaveRequested) { saved = append(saved, ev.ChangeSet) })})
	require.Equal(t, 1, inits)
	g.DeleteRow("p1")
	settle()
	require.Empty(t, saved, "the grid asked by itself")
	g.Save()
	settle()
	require.Len(t, saved, 1)
	require.Equal(t, []tracking.MappedRow{{{Name: "code", Value: "p1"}}}, saved[0].Removed)
	require.Equal(t, 1, inits)
}

func TestCommitChangesWaitsForTheAnswer(t *testing.T) {
	var g gridui.ChangeTrackingGrid[stockstage.Stock]
	settle := heardStock(&g, nil)
	var sent []string
	var fails error
	o := tracking.CommitOptions{Fetcher: func(_ context.Context, r tracking.Request) (tracking.Response, error) {
		sent = append(sent, r.Method+" "+string(r.Data))
		return tracking.Response{Status: 200}, fails
	}}
	g.DeleteRow("p1")
	settle()
	fails = errors.New("down")
	_, err := g.CommitChanges(t.Context(), "/rows", o)
	require.ErrorIs(t, err, fails)
	require.True(t, g.HasChanges())
	fails = nil
	r, err := g.CommitChanges(t.Context(), "/rows", o)
	require.NoError(t, err)
	require.Equal(t, 200, r.Status)
	require.False(t, g.HasChanges())
	require.Equal(t, tracking.Unchanged, g.Status("p1"))
	settle()
	require.Equal(t, 1, g.Shown(), "a deleted row leaves when it is sent")
	require.Len(t, sent, 2)
	require.Contains(t, sent[1], `POST {"added":[],"updated":[],"removed":[{"id":"p1"`)
	g.DeleteRow("p0")
	g.ResetChanges()
	require.False(t, g.HasChanges())
}
