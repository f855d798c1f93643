// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/tracking"
)

func refusal(key string) tracking.RowError {
	return tracking.RowError{Key: key, Message: "too many", Fields: []tracking.FieldError{{Field: "qty", Message: "too many"}}}
}

// answering is a fetcher of a server that refuses some rows.
func answering(refused ...tracking.RowError) tracking.Fetcher {
	return func(context.Context, tracking.Request) (tracking.Response, error) {
		data, err := json.Marshal(tracking.CommitAnswer{Errors: refused})
		return tracking.Response{Status: 200, Data: data}, err
	}
}

func setQuantity(t *testing.T, g *gridui.ChangeTrackingGrid[stock], qty int, ids ...string) {
	for _, id := range ids {
		require.NoError(t, g.EditCells(gridui.CellWrite{RowID: id, ColumnID: "qty", Value: qty}))
	}
}

func TestCommitsAreAcceptedInPart(t *testing.T) {
	for name, optimistic := range map[string]tracking.Toggle{"kept": tracking.Off, "taken back": tracking.On} {
		t.Run(name, func(t *testing.T) {
			s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) { g.Announce = true })
			g := &s.grid
			setQuantity(t, g, 5, "p0", "p1")
			refused := refusal("")
			refused.Type, refused.Index = tracking.KindUpdated, 1
			o := tracking.CommitOptions{Partial: true, Optimistic: optimistic, Fetcher: answering(refused)}
			s.events = nil
			_, err := g.CommitChanges(t.Context(), "/rows", o)
			require.ErrorIs(t, err, tracking.ErrRefused)
			s.Settle()
			require.Equal(t, tracking.Unchanged, g.Status("p0"), "it is accepted")
			e, ok := g.RowError("p1")
			require.True(t, ok)
			require.Equal(t, "too many", e.Message)
			require.Equal(t, []events.RowsRefused{{Errors: []tracking.RowError{e}}}, eventsOf[events.RowsRefused](s.events))
			said := eventsOf[events.Announced](s.events)
			require.NotEmpty(t, said)
			require.True(t, said[len(said)-1].Assertive)
			require.Contains(t, said[len(said)-1].Text, "1")
			kept := optimistic == tracking.Off
			require.Equal(t, kept, g.HasChanges())
			if !kept {
				require.True(t, g.History().Undo(), "the edit comes back")
				require.Equal(t, tracking.Edited, g.Status("p1"))
				_, ok = g.RowError("p1")
				require.False(t, ok)
			}
			require.True(t, g.History().Undo())
			require.True(t, g.History().Undo())
			require.False(t, g.History().CanUndo())
			require.Equal(t, tracking.Edited, g.Status("p0"), "it was accepted with 5")
		})
	}
}

func TestInvalidRowsAreMarkedOnceTheyAreSaved(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) {
		g.Validator = func(p stock, _ tracking.Kind) (bool, []tracking.FieldError) { return p.Qty < 5, refusal("").Fields }
	})
	g := &s.grid
	setQuantity(t, g, 9, "p1")
	s.Settle()
	s.events = nil
	require.Len(t, g.ChangeSet().Errors, 1)
	_, marked := g.RowError("p1")
	require.False(t, marked, "a getter is silent")
	g.Save()
	s.Settle()
	require.Len(t, eventsOf[events.SaveRequested](s.events), 1)
	require.Len(t, eventsOf[events.RowsRefused](s.events), 1)
	_, marked = g.RowError("p1")
	require.True(t, marked)
	require.ErrorIs(t, g.Commit(t.Context(), "/rows", tracking.CommitOptions{}), tracking.ErrInvalid)
	setQuantity(t, g, 4, "p1")
	_, marked = g.RowError("p1")
	require.False(t, marked)
}

func TestRowsAreAcceptedAndRejectedOneByOne(t *testing.T) {
	s := newTracked(4, nil)
	g := &s.grid
	setQuantity(t, g, 5, "p0", "p1")
	g.DeleteRows("p2", "p3")
	require.Equal(t, 2, g.AcceptRows("p0", "p2", "none"))
	require.Equal(t, []string{"p0", "p1", "p3"}, s.shownIDs())
	require.Equal(t, tracking.Unchanged, g.Status("p0"))
	require.Equal(t, 2, g.RefuseRows(refusal("p1"), refusal("p3"), refusal("none")))
	require.Equal(t, tracking.Edited, g.Status("p1"))
	require.Equal(t, 2, g.RejectRows(refusal("p1"), refusal("p3")))
	require.False(t, g.HasChanges())
	_, marked := g.RowError("p1")
	require.True(t, marked, "it says why it is as it came")
	require.True(t, g.History().Undo(), "both are one step")
	require.Equal(t, tracking.Edited, g.Status("p1"))
	require.Equal(t, tracking.Deleted, g.Status("p3"))
}

// What was said against a row is drawn, told under the pointer and at the keyboard, and known
// to screen readers.
func TestRefusedRowsTell(t *testing.T) {
	s := newTracked(3, nil)
	g := &s.grid
	setQuantity(t, g, 5, "p1")
	s.Settle()
	require.NotContains(t, s.Dump(), "too many")
	g.RefuseRows(refusal("p1"))
	s.Settle()
	require.Contains(t, s.Dump(), "too many")
	require.Equal(t, 2, strings.Count(s.Dump(), ": too many"), "the first cell, and that of the field")
	s.Focus(g.Tag())
	g.FocusCell(0, "qty")
	s.Settle()
	s.Keys("Down")
	s.Settle()
	require.NotEmpty(t, s.FindAll("too many"), "the tooltip shows where the keyboard comes to")
	setQuantity(t, g, 6, "p1")
	s.Settle()
	require.NotContains(t, s.Dump(), "too many")
}

func TestDeletedKeysAreAddedAgain(t *testing.T) {
	s := newTracked(3, func(g *gridui.ChangeTrackingGrid[stock]) { g.Revive = true })
	g := &s.grid
	g.DeleteRow("p1")
	key, err := g.AddRow(&stock{ID: "p1", Name: "again"})
	require.NoError(t, err)
	require.Equal(t, "p1", key)
	require.Equal(t, tracking.Edited, g.Status("p1"))
	require.Equal(t, []string{"p0", "p1", "p2"}, s.shownIDs())
	row, _ := g.RowAt(1)
	require.Equal(t, "again", row.Name)
	require.True(t, g.History().Undo())
	require.Equal(t, tracking.Deleted, g.Status("p1"))
	require.True(t, g.History().Redo())
	s.Settle()
	row, _ = g.RowAt(1)
	require.Equal(t, "again", row.Name)
	require.True(t, g.History().Undo())
	require.True(t, g.History().Undo())
	require.False(t, g.HasChanges())
}

// TestMarksOfRefusedRowsAllocateNothing draws frames of refused rows, one of them edited and
// one deleted.
func TestMarksOfRefusedRowsAllocateNothing(t *testing.T) {
	s := newTracked(5, nil)
	setQuantity(t, &s.grid, 5, "p1")
	s.grid.DeleteRow("p2")
	s.grid.RefuseRows(refusal("p1"), refusal("p2"))
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Contains(t, s.Dump(), "too many")
	require.Zero(t, s.Allocs(100, nil))
}
