// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"image"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/option"
)

// stock is a row that can be edited.
type stock struct {
	ID     string `json:"id"`
	Name   string `json:"name"`
	Qty    int    `json:"qty"`
	Locked bool   `json:"locked"`
}

func stockColumns() []gridui.Column[stock] {
	return []gridui.Column[stock]{
		gridui.Field("id", "Id", func(p stock) string { return p.ID }),
		gridui.Field("name", "Name", func(p stock) string { return p.Name }).
			Edit(func(p *stock, v string) { p.Name = v }).
			Editable(func(p stock) bool { return !p.Locked }),
		gridui.Field("qty", "Qty", func(p stock) int { return p.Qty }).
			Edit(func(p *stock, v int) { p.Qty = v }).
			Validate(func(p stock, v int) error {
				if v < 0 {
					return errors.New("less than nothing")
				}
				return nil
			}),
	}
}

func someStock(i int) stock {
	return stock{ID: "p" + strconv.Itoa(i), Name: "part " + strconv.Itoa(i), Qty: i}
}

// newStock is a stage of n parts, all columns but the first editable.
func newStock(n int) *stage[stock] {
	rows := make([]stock, n)
	for i := range rows {
		rows[i] = someStock(i)
	}
	return newStage(image.Pt(600, 400), func(g *gridui.Grid[stock]) {
		g.Columns = stockColumns()
		g.RowID = func(p stock) string { return p.ID }
		g.Editing.Enabled = true
		g.SetRows(rows)
	})
}

func TestEditsAreAllMadeOrNone(t *testing.T) {
	s := newStock(3)
	var ce *events.CellError

	err := s.grid.EditCells(
		gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: "nut"},
		gridui.CellWrite{RowID: "p2", ColumnID: "qty", Value: "many"},
	)
	require.ErrorAs(t, err, &ce)
	require.Equal(t, "p2", ce.RowID)
	require.Equal(t, "qty", ce.ColumnID)
	s.Settle()
	require.Contains(t, s.Dump(), "part 1")

	require.NoError(t, s.grid.EditCells(
		gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: "nut"},
		gridui.CellWrite{RowID: "p2", ColumnID: "qty", Value: "7"},
	))
	s.Settle()
	require.Contains(t, s.Dump(), "nut")
	require.NotContains(t, s.Dump(), "part 1")
}

func TestControlledEditsWaitForAnAnswer(t *testing.T) {
	s := newStock(3)
	s.grid.Editing.Controlled = true
	s.Settle()
	write := func(v string) gridui.CellsEdited[stock] {
		s.events = nil
		require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p1", ColumnID: "name", Value: v}))
		s.Settle()
		asked := take[gridui.CellsEdited[stock]](&s.events)
		require.Len(t, asked, 1)
		require.Equal(t, []events.CellEdit{{RowID: "p1", ColumnID: "name", Old: "part 1", New: v}}, slices.Collect(asked[0].Edits()))
		require.Contains(t, s.Dump(), v, "shows while it waits")
		return asked[0]
	}

	ask := write("nut")
	ask.Reject(errors.New("sold out"))
	s.Settle()
	require.NotContains(t, s.Dump(), `"nut"`)
	require.Contains(t, s.Dump(), "sold out")
	require.False(t, s.grid.History().CanUndo())

	ask = write("bolt")
	require.NoError(t, ask.Apply(&s.grid))
	require.NoError(t, ask.Apply(&s.grid), "once is enough")
	s.Settle()
	row, _ := s.grid.RowAt(1)
	require.Equal(t, "bolt", row.Name)
	require.NotContains(t, s.Dump(), "sold out")

	require.True(t, s.grid.History().Undo())
	s.Settle()
	undo := take[gridui.CellsEdited[stock]](&s.events)
	require.Len(t, undo, 1)
	require.Equal(t, events.EditUndone, undo[0].By)
	undo[0].Reject(nil)
	require.True(t, s.grid.History().CanUndo(), "it was not undone")
	require.False(t, s.grid.History().CanRedo())
}

func TestKeysClearCutPasteAndUndo(t *testing.T) {
	s := newStock(4)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(1, "qty")
	s.Settle()
	qty := func(row int) int {
		s.Settle()
		r, _ := s.grid.RowAt(row)
		return r.Qty
	}
	s.Keys("Delete")
	require.Equal(t, 0, qty(1))
	s.Keys("Ctrl+Z")
	require.Equal(t, 1, qty(1))
	s.Keys("Ctrl+Y")
	require.Equal(t, 0, qty(1))
	s.Keys("Ctrl+Z", "Ctrl+X")
	text, _ := s.Clipboard.Text()
	require.Equal(t, "1", text[:1])
	require.Equal(t, 0, qty(1))

	s.Keys("Shortcut+V")
	require.True(t, s.Paste("11\n12\n13\n14\n"))
	require.Equal(t, []int{0, 11, 12, 13}, []int{qty(0), qty(1), qty(2), qty(3)}, "what is beyond the last row is left out")
	s.Keys("Ctrl+Z")
	require.Equal(t, []int{0, 0, 2, 3}, []int{qty(0), qty(1), qty(2), qty(3)}, "one step")

	s.events = nil
	s.Keys("Shortcut+V")
	require.True(t, s.Paste("5\nmany\n"))
	require.Equal(t, 0, qty(1), "all or nothing")
	failed := take[events.PasteFailed](&s.events)
	require.Len(t, failed, 1)
	require.Equal(t, "p2", failed[0].RowID)
	require.Equal(t, "qty", failed[0].ColumnID)

	s.grid.Editing.Paste.SkipInvalid = true
	s.grid.Paste("5\nmany\n6\n")
	require.Equal(t, []int{5, 2, 6}, []int{qty(1), qty(2), qty(3)})
	done := take[events.Pasted](&s.events)
	require.Len(t, done, 1)
	require.Equal(t, 1, done[0].Skipped)
}

func TestOneValueGoesIntoAllSelectedRows(t *testing.T) {
	s := newStock(4)
	s.grid.Selection.Mode = option.SelectMulti
	s.grid.FocusCell(1, "qty")
	s.grid.Select("p1", "p3")
	s.Settle()
	s.grid.Paste("8")
	s.Settle()
	var got []int
	for i := range 4 {
		row, _ := s.grid.RowAt(i)
		got = append(got, row.Qty)
	}
	require.Equal(t, []int{0, 8, 2, 8}, got)
}

func TestGarbageIsNotPasted(t *testing.T) {
	s := newStock(3)
	s.grid.FocusCell(0, "qty")
	s.Settle()
	s.grid.Paste(strings.Repeat("\t\n", 5<<20))
	for len(take[events.PasteFailed](&s.events)) == 0 {
		s.Frame()
	}
	require.False(t, s.grid.History().CanUndo())
}

func TestColumnChangesAreSteps(t *testing.T) {
	s := newStock(3)
	s.grid.Column("qty").Hide()
	s.Settle()
	require.NotContains(t, s.grid.ShownColumns(), "qty")
	s.grid.Column("name").Pin(option.ColumnPinLeft)
	s.Settle()
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Empty(t, s.grid.ColumnPinning.Left)
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Contains(t, s.grid.ShownColumns(), "qty")
	require.False(t, s.grid.History().Undo())
	require.True(t, s.grid.History().Redo())
	s.Settle()
	require.NotContains(t, s.grid.ShownColumns(), "qty")
}

func TestStepsOfRowsThatAreGoneAreLeftOut(t *testing.T) {
	s := newStock(3)
	for _, id := range []string{"p0", "p1"} {
		require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: id, ColumnID: "qty", Value: 50}))
	}
	require.NoError(t, s.grid.Apply(gridui.Changes[stock]{Remove: []string{"p1"}}))
	s.Settle()
	s.events = nil
	require.True(t, s.grid.History().Undo())
	s.Settle()
	row, _ := s.grid.RowAt(0)
	require.Equal(t, 0, row.Qty)
	refused := take[events.EditRefused](&s.events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, gridui.ErrRowGone)
}

func TestStatusesCostASettledFrameNothing(t *testing.T) {
	s := newTracked(100, nil)
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	require.NoError(t, s.grid.EditCells(gridui.CellWrite{RowID: "p1", ColumnID: "qty", Value: 50}))
	s.grid.DeleteRow("p2")
	s.Settle()
	require.True(t, s.grid.Tracker().CellEdited("p1", "qty"), "its mark shows")
	require.Contains(t, s.Dump(), "삭제")
	require.Zero(t, s.Allocs(100, nil))
}
