// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit_test

import (
	"errors"
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/tracking"
)

func TestEditsAreAllMadeOrNone(t *testing.T) {
	s := stockstage.NewStock(3)
	var ce *events.CellError

	err := s.Grid.EditCells(
		events.CellEdit{RowID: "p1", ColumnID: "name", New: "nut"},
		events.CellEdit{RowID: "p2", ColumnID: "qty", New: "many"},
	)
	require.ErrorAs(t, err, &ce)
	require.Equal(t, "p2", ce.RowID)
	require.Equal(t, "qty", ce.ColumnID)
	s.Settle()
	require.Contains(t, s.Dump(), "part 1")

	require.NoError(t, s.Grid.EditCells(
		events.CellEdit{RowID: "p1", ColumnID: "name", New: "nut"},
		events.CellEdit{RowID: "p2", ColumnID: "qty", New: "7"},
	))
	s.Settle()
	require.Contains(t, s.Dump(), "nut")
	require.NotContains(t, s.Dump(), "part 1")
}

func TestControlledEditsWaitForAnAnswer(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.Editing.Controlled = true
	s.Settle()
	write := func(v string) gridui.CellsEdited[stockstage.Stock] {
		s.Events = nil
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p1", ColumnID: "name", New: v}))
		s.Settle()
		asked := gridstage.TakeEvents[gridui.CellsEdited[stockstage.Stock]](&s.Events)
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
	require.False(t, s.Grid.History().CanUndo())

	ask = write("bolt")
	require.NoError(t, ask.Apply(&s.Grid))
	require.NoError(t, ask.Apply(&s.Grid), "once is enough")
	s.Settle()
	row, _ := s.Grid.RowAt(1)
	require.Equal(t, "bolt", row.Name)
	require.NotContains(t, s.Dump(), "sold out")

	require.True(t, s.Grid.History().Undo())
	s.Settle()
	undo := gridstage.TakeEvents[gridui.CellsEdited[stockstage.Stock]](&s.Events)
	require.Len(t, undo, 1)
	require.Equal(t, events.EditUndone, undo[0].By)
	undo[0].Reject(nil)
	require.True(t, s.Grid.History().CanUndo(), "it was not undone")
	require.False(t, s.Grid.History().CanRedo())
}

// Cells can be edited before the first frame, and refused edits have the right reasons.
func TestCellsAreEditedBeforeTheFirstFrame(t *testing.T) {
	for name, test := range map[string]struct {
		write events.CellEdit
		err   error
	}{
		"cell":      {events.CellEdit{RowID: "p2", ColumnID: "name", New: "early"}, nil},
		"no row":    {events.CellEdit{RowID: "nobody", ColumnID: "name", New: "early"}, gridui.ErrRowGone},
		"no column": {events.CellEdit{RowID: "p2", ColumnID: "none", New: "early"}, edit.ErrNoColumn},
		"read-only": {events.CellEdit{RowID: "p2", ColumnID: "id", New: "early"}, column.ErrNotEditable},
	} {
		for _, n := range []int{10, 20_000} {
			for _, sorted := range []bool{false, true} {
				var g gridui.Grid[stockstage.Stock]
				g.Columns, g.RowID = stockstage.StockColumns(), func(p stockstage.Stock) string { return p.ID }
				if sorted {
					g.Sorting.Mode, g.Sorting.Keys = option.SortMulti, []option.SortKey{{ColumnID: "name"}}
				}
				var rows []stockstage.Stock
				for i := range n {
					rows = append(rows, stockstage.SomeStock(i))
				}
				g.SetRows(rows)
				err := g.EditCells(test.write)
				require.ErrorIs(t, err, test.err, name)
				if test.err == nil {
					th := gridstage.NewTheme()
					h := gridtest.New(image.Pt(600, 400), func(gtx layout.Context) layout.Dimensions { return gridui.New(th, &g).Layout(gtx) })
					h.Until(func() bool { return g.Shown() == n })
					row, ok := g.RowByID("p2")
					require.True(t, ok)
					require.Equal(t, "early", row.Name)
				}
				g.Close()
			}
		}
	}
}

// The outcome of a save is reported in words, without names of packages.
func TestErrorsOfASaveAreToldInWords(t *testing.T) {
	refused := func(messages ...string) error {
		e := &tracking.RefusedError{}
		for _, m := range messages {
			e.Errors = append(e.Errors, tracking.RowError{Message: m})
		}
		return fmt.Errorf("commit: %w", e)
	}
	for language, want := range map[string][]string{
		"en": {
			"Others changed rows meanwhile. Choose which values to keep, then save again.", "The server refused 1 row: the name is taken",
			"The server refused 3 rows: the name is taken; no stock", "The server refused 1 row.", "The server refused 4 rows: a; b; c; …",
		},
		"ko": {
			"다른 사용자가 행을 변경했습니다. 어느 값을 남길지 선택한 뒤 다시 저장하세요.", "서버가 1개 행을 거부했습니다: the name is taken",
			"서버가 3개 행을 거부했습니다: the name is taken; no stock", "서버가 1개 행을 거부했습니다.", "서버가 4개 행을 거부했습니다: a; b; c; …",
		},
	} {
		s := stockstage.NewStock(3)
		s.Style = func(st *gridui.Style) { st.Locale = locale.For(language) }
		s.Frame()
		for i, err := range []error{
			fmt.Errorf("save: %w", gridui.ErrConflicts), refused("the name is taken"),
			refused("the name is taken", "no stock", "the name is taken"), refused(""), refused("a", "b", "c", "d"),
		} {
			require.Equal(t, want[i], s.Grid.ErrorText(err))
		}
	}
}

// A row can be read by its id wherever it is. RowAt returns the visible one.
func TestRowsAreReadByID(t *testing.T) {
	for where, arrange := range map[string]func(g *gridui.Grid[stockstage.Stock]){
		"in the body": func(*gridui.Grid[stockstage.Stock]) {},
		"pinned":      func(g *gridui.Grid[stockstage.Stock]) { g.RowPins.Enabled, g.RowPins.Bottom = true, []string{"p2"} },
		"another page": func(g *gridui.Grid[stockstage.Stock]) {
			g.Paging.Enabled, g.Paging.Index, g.Paging.Size = true, 1, 10
		},
		"filtered out": func(g *gridui.Grid[stockstage.Stock]) {
			g.Filtering.Enabled, g.Filtering.Columns = true, []filter.Column{{ColumnID: "qty", Filter: filter.Greater.Of("5")}}
		},
		"grouped": func(g *gridui.Grid[stockstage.Stock]) { g.Grouping.By = []string{"qty"} },
	} {
		t.Run(where, func(t *testing.T) {
			s := stockstage.NewStock(20)
			arrange(&s.Grid)
			s.Grid.Editing.Controlled = true
			s.Settle()
			name := func() string { row, ok := s.Grid.RowByID("p2"); require.True(t, ok); return row.Name }
			require.Equal(t, "part 2", name())
			require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p2", ColumnID: "name", New: "proposed"}))
			s.Settle()
			require.Equal(t, "part 2", name(), "what waits for an answer is not in the row")
			if row, ok := s.Grid.RowAt(2); ok && row.ID == "p2" {
				require.Equal(t, "proposed", row.Name, "what shows")
			}
			gridstage.EventsOf[gridui.CellsEdited[stockstage.Stock]](s.Events)[0].Accept()
			require.NoError(t, s.Grid.Apply(gridui.Changes[stockstage.Stock]{Add: []stockstage.Stock{{ID: "new", Name: "added"}}, Update: []stockstage.Stock{{ID: "p2", Name: "fed"}}, Remove: []string{"p3"}}))
			for range 2 {
				require.Equal(t, "fed", name())
				added, ok := s.Grid.RowByID("new")
				require.True(t, ok)
				require.Equal(t, "added", added.Name)
				_, ok = s.Grid.RowByID("p3")
				require.False(t, ok)
				s.Settle()
			}
			_, ok := s.Grid.RowByID("nobody")
			require.False(t, ok)
		})
	}
}

// A row with a pending edit shows later changes of its other cells, whatever their source.
func TestRowsThatWaitForAnAnswerShowWhatAFeedBrings(t *testing.T) {
	change := func(part stockstage.Stock) stockstage.Stock { part.Qty, part.Name = 99, "fed"; return part }
	for way, feed := range map[string]func(t *testing.T, s *gridstage.Stage[stockstage.Stock]){
		"Apply": func(t *testing.T, s *gridstage.Stage[stockstage.Stock]) {
			require.NoError(t, s.Grid.Apply(gridui.Changes[stockstage.Stock]{Update: []stockstage.Stock{change(stockstage.SomeStock(2))}}))
		},
		"Feed": func(t *testing.T, s *gridstage.Stage[stockstage.Stock]) {
			require.NoError(t, s.Grid.Feed().Post(gridui.Changes[stockstage.Stock]{Update: []stockstage.Stock{change(stockstage.SomeStock(2))}}))
			s.Frame()
		},
		"SetRows": func(_ *testing.T, s *gridstage.Stage[stockstage.Stock]) {
			var rows []stockstage.Stock
			for i := range 20 {
				rows = append(rows, stockstage.SomeStock(i))
			}
			rows[2] = change(rows[2])
			s.Grid.SetRows(rows)
		},
	} {
		for where, arrange := range map[string]func(s *gridstage.Stage[stockstage.Stock]){
			"plain": func(*gridstage.Stage[stockstage.Stock]) {},
			"sorted": func(s *gridstage.Stage[stockstage.Stock]) {
				s.Grid.Sorting.Mode, s.Grid.Sorting.Keys = option.SortMulti, []option.SortKey{{ColumnID: "id"}}
			},
			"pinned": func(s *gridstage.Stage[stockstage.Stock]) {
				s.Grid.RowPins.Enabled, s.Grid.RowPins.Top = true, []string{"p2"}
			},
		} {
			t.Run(way+" "+where, func(t *testing.T) {
				s := stockstage.NewStock(20)
				s.Grid.Editing.Controlled = true
				arrange(s)
				s.Settle()
				require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: "p2", ColumnID: "name", New: "proposed"}))
				s.Settle()
				feed(t, s)
				s.Settle()
				require.True(t, s.Shows("proposed"), "the edit shows until it is answered")
				require.True(t, s.Shows("99"), "the other cells show what came")
				gridstage.EventsOf[gridui.CellsEdited[stockstage.Stock]](s.Events)[0].Reject(nil)
				s.Settle()
				require.True(t, s.Shows("fed"))
			})
		}
	}
}

func TestKeysClearCutPasteAndUndo(t *testing.T) {
	s := stockstage.NewStock(4)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "qty")
	s.Settle()
	qty := func(row int) int {
		s.Settle()
		r, _ := s.Grid.RowAt(row)
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

	s.Events = nil
	s.Keys("Shortcut+V")
	require.True(t, s.Paste("5\nmany\n"))
	require.Equal(t, 0, qty(1), "all or nothing")
	failed := gridstage.TakeFailedPastes(&s.Events)
	require.Len(t, failed, 1)
	require.Equal(t, "p2", failed[0].RowID)
	require.Equal(t, "qty", failed[0].ColumnID)

	s.Grid.Editing.PasteSkipInvalid = true
	s.Grid.Paste("5\nmany\n6\n")
	require.Equal(t, []int{5, 2, 6}, []int{qty(1), qty(2), qty(3)})
	done := gridstage.TakeEvents[events.CellsPasted](&s.Events)
	require.Len(t, done, 1)
	require.Equal(t, 1, done[0].Skipped)
}

func TestOneValueGoesIntoAllSelectedRows(t *testing.T) {
	s := stockstage.NewStock(4)
	s.Grid.Selection.Mode = option.SelectMulti
	s.Grid.FocusCell(1, "qty")
	s.Grid.Select("p1", "p3")
	s.Settle()
	s.Grid.Paste("8")
	s.Settle()
	var got []int
	for i := range 4 {
		row, _ := s.Grid.RowAt(i)
		got = append(got, row.Qty)
	}
	require.Equal(t, []int{0, 8, 2, 8}, got)
}

func TestGarbageIsNotPasted(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.FocusCell(0, "qty")
	s.Settle()
	s.Grid.Paste(strings.Repeat("\t\n", 5<<20))
	for len(gridstage.TakeFailedPastes(&s.Events)) == 0 {
		s.Frame()
	}
	require.False(t, s.Grid.History().CanUndo())
}

func TestColumnChangesAreSteps(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.Column("qty").Hide()
	s.Settle()
	require.NotContains(t, s.Grid.ShownColumns(), "qty")
	s.Grid.Column("name").Pin(option.ColumnPinLeft)
	s.Settle()
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Empty(t, s.Grid.ColumnPinning.Left)
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Contains(t, s.Grid.ShownColumns(), "qty")
	require.False(t, s.Grid.History().Undo())
	require.True(t, s.Grid.History().Redo())
	s.Settle()
	require.NotContains(t, s.Grid.ShownColumns(), "qty")
}

func TestStepsOfRowsThatAreGoneAreLeftOut(t *testing.T) {
	s := stockstage.NewStock(3)
	for _, id := range []string{"p0", "p1"} {
		require.NoError(t, s.Grid.EditCells(events.CellEdit{RowID: id, ColumnID: "qty", New: 50}))
	}
	require.NoError(t, s.Grid.Apply(gridui.Changes[stockstage.Stock]{Remove: []string{"p1"}}))
	s.Settle()
	s.Events = nil
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	row, _ := s.Grid.RowAt(0)
	require.Equal(t, 0, row.Qty)
	refused := gridstage.TakeEvents[events.EditRefused](&s.Events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, gridui.ErrRowGone)
}
