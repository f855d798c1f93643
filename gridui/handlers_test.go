// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"context"
	"errors"
	"fmt"
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

func TestHandlersHearOfColumns(t *testing.T) {
	var heard []string
	say := func(format string, of ...any) { heard = append(heard, fmt.Sprintf(format, of...)) }
	h := gridui.Handlers{
		gridui.On(func(ev events.SortChanged) { say("sort %v %v", ev.From, ev.To) }),
		gridui.On(func(ev events.ColumnOrderChanged) { say("order %v %v", ev.From, ev.To) }),
		gridui.On(func(ev events.ColumnPinningChanged) { say("pin %v %v", ev.ColumnIDs, ev.Left) }),
		gridui.On(func(ev events.ColumnSizingChanged) { say("size %v", ev.Widths) }),
	}
	s := newPeople(20)
	g := &s.grid
	g.Sorting.Mode, g.ColumnOrder.Mode, g.ColumnPinning.Mode, g.ColumnSizing.Mode = option.SortMulti, option.ColumnOrderFree, option.ColumnPinDrag, option.ColumnResizeOnRelease
	s.Widget = func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(s.th, g).Layout(gtx)
	}
	s.Settle()
	s.Click(200, 20)
	s.DragFrom(110, 20).To(230, 20)
	g.Column("city").Pin(option.ColumnPinLeft)
	s.Settle()
	s.DragFrom(120, 20).To(140, 20)
	require.Equal(t, []string{
		"sort [] [{age true}]", "order [id name age city] [id age name city]", "pin [city] [city]", "size map[city:140]",
	}, heard)
}

// heardStock lays out a grid of stock whose rows are tracked and whose events go to
// handlers, and gives back what draws it anew.
func heardStock(g *gridui.ChangeTrackingGrid[stock], h gridui.Handlers) func() {
	g.Columns = stockColumns()
	g.RowKey = func(p stock) string { return p.ID }
	g.Data = []stock{someStock(0), someStock(1)}
	th := newTheme()
	s := newHarness(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		return gridui.New(th, g).Layout(gtx)
	})
	s.Settle()
	return func() { s.Settle() }
}

func TestHandlersHearOfTrackedRows(t *testing.T) {
	var g gridui.ChangeTrackingGrid[stock]
	inits := 0
	g.OnSnapshotInit = func() { inits++ }
	g.Mapping.Entries = []tracking.MapEntry[stock]{tracking.Rename[stock]("id", "code")}
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
	var g gridui.ChangeTrackingGrid[stock]
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
