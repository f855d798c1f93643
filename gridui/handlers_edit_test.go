// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/await"
	"github.com/giogrid/giogrid/tracking"
)

// TestHandlersHearOfEdits does what each handler is for, and nothing else.
func TestHandlersHearOfEdits(t *testing.T) {
	var heard []string
	say := func(what string) { heard = append(heard, what) }
	h := gridui.Handlers{
		gridui.On(func(ev events.EditStarted) { say("start " + ev.RowID + " " + ev.ColumnID) }),
		gridui.On(func(ev events.EditEnded) { say("end " + ev.Text) }),
		gridui.On(func(ev gridui.CellsEdited[stock]) { say("cells " + ev.Rows[0].Name + " " + ev.RowIDs[0]) }),
		gridui.On(func(ev events.EditRefused) { say("refused " + ev.RowID) }),
		gridui.On(func(ev events.Pasted) { say("pasted") }),
		gridui.On(func(ev events.PasteFailed) { say("not pasted " + ev.ColumnID) }),
		gridui.On(func(ev events.Undone) {
			if ev.Redo {
				say("redone " + ev.RowID)
				return
			}
			say("undone " + ev.RowID)
		}),
		gridui.On(func(ev events.SaveRequested) { say("save " + string(rune('0'+len(ev.ChangeSet.Updated)))) }),
		gridui.On(func(ev events.Committed) { say("commit") }),
		gridui.On(func(ev events.RowAdded) { say("added " + ev.RowID) }),
		gridui.On(func(ev events.RowsDeleted) { say("deleted " + ev.RowIDs[0]) }),
	}
	s := newTracked(3, nil)
	th := newTheme()
	s.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &s.grid)
		return gridui.New(th, &s.grid).Layout(gtx)
	})
	s.Settle()
	g := &s.grid
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
		{func() { _, _ = g.AddRow(&stock{ID: "x"}) }, []string{"added x"}},
		{func() { g.DeleteRows("p2") }, []string{"deleted p2"}},
		{func() { s.grid.Tracker().Accept(); g.RefreshTracked(); g.History().Undo(); g.History().Undo() }, nil},
		{func() {
			_, _ = g.UpdateRow("p0", func(p *stock) { p.Qty = 9 })
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

	plain := newStock(2)
	plain.Harness = gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &plain.grid)
		return gridui.New(th, &plain.grid).Layout(gtx)
	})
	plain.Settle()
	require.NoError(t, plain.grid.EditCells(gridui.CellWrite{RowID: "p1", ColumnID: "qty", Value: 5}))
	plain.Settle()
	plain.grid.SetRows([]stock{someStock(0)})
	plain.Settle()
	heard = nil
	require.False(t, plain.grid.History().Undo(), "its row has gone")
	plain.Settle()
	require.Equal(t, []string{"refused p1"}, heard)
}
