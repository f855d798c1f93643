// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracked_test

import (
	"context"
	"encoding/json"
	"image"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/tracking"
)

type cellAddress struct {
	City string `json:"city"`
	Zip  string `json:"zip"`
}

type guest struct {
	ID      string      `json:"id"`
	Name    string      `json:"name"`
	Address cellAddress `json:"address"`
	Nights  int         `json:"nights"`
	note    string
}

func guestColumns() []gridui.Column[guest] {
	return []gridui.Column[guest]{
		gridui.Field("Name", "Name", func(g guest) string { return g.Name }).Edit(func(g *guest, v string) { g.Name = v }),
		gridui.Field("address_city", "City", func(g guest) string { return g.Address.City }).
			Edit(func(g *guest, v string) { g.Address.City = v }),
		gridui.Field("post", "Zip", func(g guest) string { return g.Address.Zip }).
			Edit(func(g *guest, v string) { g.Address.Zip = v }).Fields("address.zip"),
		gridui.Field("stay", "Weeks", func(g guest) int { return g.Nights / 7 }).Edit(func(g *guest, v int) { g.Nights = 7 * v }),
		gridui.Field("summary", "Summary", func(g guest) string { return g.Name + ", " + g.Address.City }),
	}
}

func newGuests(columns []gridui.Column[guest]) (*gridui.ChangeTrackingGrid[guest], *gridtest.Harness, *[]events.Event) {
	g := &gridui.ChangeTrackingGrid[guest]{Config: tracking.Config[guest]{
		Data:   []guest{{"1", "Ada", cellAddress{"Ulm", "89"}, 7, ""}, {"2", "Bob", cellAddress{"Bonn", "53"}, 14, ""}},
		RowKey: func(g guest) string { return g.ID }, EditedCells: true,
	}}
	g.Columns, g.Editing.Enabled = columns, true
	var got []events.Event
	th := gridstage.NewTheme()
	return g, gridtest.New(image.Pt(700, 300), func(gtx layout.Context) layout.Dimensions {
		for {
			ev, ok := g.Update(gtx)
			if !ok {
				return gridui.New(th, g).Layout(gtx)
			}
			got = append(got, ev)
		}
	}), &got
}

// The fields that a column edits decide whether it is edited: the field that its id names, the
// fields that it lists, or else its value.
func TestColumnsKnowTheirFields(t *testing.T) {
	g, h, got := newGuests(guestColumns())
	h.Settle()
	edited := func() (ids []string) {
		h.Settle()
		for _, id := range []string{"Name", "address_city", "post", "stay", "summary"} {
			if g.CellEdited("1", id) {
				ids = append(ids, id)
			}
		}
		return ids
	}
	for id, value := range map[string]any{"Name": "Ann", "address_city": "Kiel", "post": "24", "stay": 3} {
		require.NoError(t, g.EditCells(events.CellEdit{RowID: "1", ColumnID: id, New: value}))
		require.Equal(t, []string{id}, edited())
		require.True(t, g.History().Undo())
		require.Empty(t, edited())
	}
	_, err := g.UpdateRow("1", func(g *guest) { g.Address = cellAddress{City: "Kiel", Zip: "24"}; g.Nights = 8 })
	require.NoError(t, err)
	require.Equal(t, []string{"address_city", "post"}, edited(), "a week is a week still")
	require.False(t, g.CellEdited("2", "post"))
	require.False(t, g.CellEdited("1", "none"))
	require.Empty(t, gridstage.EventsOf[events.ProblemFound](*got))
}

func TestUnknownFieldsAreReported(t *testing.T) {
	columns := guestColumns()
	columns[2].(*gridui.Typed[guest, string]).Fields("address.zip", "address.street")
	g, h, got := newGuests(columns)
	h.Settle()
	h.Frame() // in which it is read
	problems := gridstage.EventsOf[events.ProblemFound](*got)
	require.Len(t, problems, 1)
	require.ErrorContains(t, problems[0].Err, `column "post" edits the field "address.street", which rows do not have`)
	_, err := g.UpdateRow("1", func(g *guest) { g.Address.Zip = "24" })
	require.NoError(t, err)
	require.True(t, g.CellEdited("1", "post"), "the other field is known")
}

func refusal(key string) tracking.RowError {
	return tracking.RowError{Key: key, Message: "too many", Fields: []tracking.FieldError{{Field: "qty", Message: "too many"}}}
}

// answering returns a fetcher of a server that refuses some rows.
func answering(refused ...tracking.RowError) tracking.Fetcher {
	return func(context.Context, tracking.Request) (tracking.Response, error) {
		data, err := json.Marshal(tracking.CommitAnswer{Errors: refused})
		return tracking.Response{Status: 200, Data: data}, err
	}
}

func setQuantity(t *testing.T, g *gridui.ChangeTrackingGrid[stockstage.Stock], qty int, ids ...string) {
	for _, id := range ids {
		require.NoError(t, g.EditCells(events.CellEdit{RowID: id, ColumnID: "qty", New: qty}))
	}
}

func TestCommitsAreAcceptedInPart(t *testing.T) {
	for name, optimistic := range map[string]bool{"kept": false, "taken back": true} {
		t.Run(name, func(t *testing.T) {
			s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Announce = true })
			g := &s.Grid
			setQuantity(t, g, 5, "p0", "p1")
			refused := refusal("")
			refused.Type, refused.Index = tracking.Edited, 1
			o := tracking.CommitOptions{Partial: true, Optimistic: &optimistic, Fetcher: answering(refused)}
			s.Events = nil
			_, err := g.CommitChanges(t.Context(), "/rows", o)
			require.ErrorAs(t, err, new(*tracking.RefusedError))
			s.Settle()
			require.Equal(t, tracking.Unchanged, g.Status("p0"), "it is accepted")
			e, ok := g.RowError("p1")
			require.True(t, ok)
			require.Equal(t, "too many", e.Message)
			require.Equal(t, []events.RowsRefused{{Errors: []tracking.RowError{e}}}, gridstage.EventsOf[events.RowsRefused](s.Events))
			said := gridstage.EventsOf[events.TextAnnounced](s.Events)
			require.NotEmpty(t, said)
			require.True(t, said[len(said)-1].Assertive)
			require.Contains(t, said[len(said)-1].Text, "1")
			kept := !optimistic
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
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) {
		g.Validator = func(p stockstage.Stock, _ tracking.RowStatus) (bool, []tracking.FieldError) {
			return p.Qty < 5, refusal("").Fields
		}
	})
	g := &s.Grid
	setQuantity(t, g, 9, "p1")
	s.Settle()
	s.Events = nil
	require.Len(t, g.ChangeSet().Errors, 1)
	_, marked := g.RowError("p1")
	require.False(t, marked, "a getter is silent")
	g.Save()
	s.Settle()
	require.Len(t, gridstage.EventsOf[events.SaveRequested](s.Events), 1)
	require.Len(t, gridstage.EventsOf[events.RowsRefused](s.Events), 1)
	_, marked = g.RowError("p1")
	require.True(t, marked)
	require.ErrorAs(t, g.Commit(t.Context(), "/rows", tracking.CommitOptions{}), new(*tracking.InvalidError))
	setQuantity(t, g, 4, "p1")
	_, marked = g.RowError("p1")
	require.False(t, marked)
}

func TestRowsAreAcceptedAndRejectedOneByOne(t *testing.T) {
	s := stockstage.NewTracked(4, nil)
	g := &s.Grid
	setQuantity(t, g, 5, "p0", "p1")
	g.DeleteRows("p2", "p3")
	require.Equal(t, 2, g.AcceptRows("p0", "p2", "none"))
	require.Equal(t, []string{"p0", "p1", "p3"}, s.ShownIDs())
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

// The errors of refused rows are drawn, show in tooltips under the pointer and the focus, and are
// available to screen readers.
func TestRefusedRowsTell(t *testing.T) {
	s := stockstage.NewTracked(3, nil)
	g := &s.Grid
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
	s := stockstage.NewTracked(3, func(g *gridui.ChangeTrackingGrid[stockstage.Stock]) { g.Revive = true })
	g := &s.Grid
	g.DeleteRow("p1")
	key, err := g.AddRow(&stockstage.Stock{ID: "p1", Name: "again"})
	require.NoError(t, err)
	require.Equal(t, "p1", key)
	require.Equal(t, tracking.Edited, g.Status("p1"))
	require.Equal(t, []string{"p0", "p1", "p2"}, s.ShownIDs())
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

// TestMarksOfRefusedRowsAllocateNothing draws frames of refused rows, one edited and one deleted.
func TestMarksOfRefusedRowsAllocateNothing(t *testing.T) {
	s := stockstage.NewTracked(5, nil)
	setQuantity(t, &s.Grid, 5, "p1")
	s.Grid.DeleteRow("p2")
	s.Grid.RefuseRows(refusal("p1"), refusal("p2"))
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Settle()
	require.Contains(t, s.Dump(), "too many")
	require.Zero(t, s.Allocs(100, nil))
}
