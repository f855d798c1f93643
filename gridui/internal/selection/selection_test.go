// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package selection_test

import (
	"image"
	"slices"
	"strings"
	"testing"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/widget"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// selectedIDs returns the ids of the selected rows in order.
func selectedIDs[T any](g *gridui.Grid[T]) []string {
	var ids []string
	for id := range g.SelectedRows() {
		ids = append(ids, id)
	}
	return ids
}

func TestBoxesToggleRows(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.TakeKinds()
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	require.Equal(t, []string{"p2"}, selectedIDs(&s.Grid))
	require.Equal(t, []string{"events.FocusMoved", "events.SelectionChanged", "gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]"}, s.TakeKinds(),
		"a click on a box is none on the row")
	require.Equal(t, gridui.SelectColumn, s.Grid.Focused().ColumnID)
	s.Click(gridstage.BoxX, gridstage.RowY(4))
	require.Equal(t, []string{"p2", "p4"}, selectedIDs(&s.Grid))
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	require.Equal(t, []string{"p4"}, selectedIDs(&s.Grid))
	// Shift gives the rows from the last one on the same state.
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	s.ClickWith(gridstage.BoxX, gridstage.RowY(3), key.ModShift)
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4"}, selectedIDs(&s.Grid))
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	s.ClickWith(gridstage.BoxX, gridstage.RowY(2), key.ModShift)
	require.Equal(t, []string{"p0", "p3", "p4"}, selectedIDs(&s.Grid))
	s.TakeKinds()
	s.ClickWith(gridstage.BoxX, gridstage.RowY(2), key.ModShift)
	require.NotContains(t, s.TakeKinds(), "events.SelectionChanged", "nothing changed")
	require.Equal(t, 3, s.Grid.SelectedCount())
}

func TestRowClicksSelect(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.TakeKinds()
	s.Click(gridstage.CellX, gridstage.RowY(2))
	require.Equal(t, []string{"p2"}, selectedIDs(&s.Grid))
	require.Equal(t, []string{"events.FocusMoved", "events.SelectionChanged",
		"gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]", "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]"}, s.TakeKinds())
	s.Click(gridstage.CellX, gridstage.RowY(5))
	require.Equal(t, []string{"p5"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(7), key.ModShortcut)
	require.Equal(t, []string{"p5", "p7"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(9), key.ModShift)
	require.Equal(t, []string{"p7", "p8", "p9"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(6), key.ModShift)
	require.Equal(t, []string{"p6", "p7"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(1), key.ModShortcut)
	s.ClickWith(gridstage.CellX, gridstage.RowY(3), key.ModShortcut|key.ModShift)
	require.Equal(t, []string{"p1", "p2", "p3", "p6", "p7"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(2), key.ModShortcut)
	require.Equal(t, []string{"p1", "p3", "p6", "p7"}, selectedIDs(&s.Grid))
	// Other buttons, and widgets that take the press, do not change it.
	s.RightClick(gridstage.CellX, gridstage.RowY(4))
	require.Equal(t, 4, s.Grid.SelectedCount())
	s.Grid.Selection.RowClick = false
	s.Click(gridstage.CellX, gridstage.RowY(4))
	require.Equal(t, 4, s.Grid.SelectedCount())
	s.Grid.Selection.RowClick, s.Grid.Selection.RangeDisabled = true, true
	s.ClickWith(gridstage.CellX, gridstage.RowY(4), key.ModShift)
	require.Equal(t, []string{"p4"}, selectedIDs(&s.Grid), "Shift without ranges is a plain click")
}

func TestTapsAddToTheSelection(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.Tap(gridstage.CellX, gridstage.RowY(1))
	s.Tap(gridstage.CellX, gridstage.RowY(3))
	require.Equal(t, []string{"p1", "p3"}, selectedIDs(&s.Grid))
	s.Tap(gridstage.CellX, gridstage.RowY(1))
	require.Equal(t, []string{"p3"}, selectedIDs(&s.Grid))
	s.Tap(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"p0", "p3"}, selectedIDs(&s.Grid))
}

func TestWidgetsInCellsDoNotSelect(t *testing.T) {
	s := gridstage.NewSelecting(5, gridstage.MultiSelection())
	var button widget.Clickable
	s.Grid.Columns = append(s.Grid.Columns, gridui.Field("do", "Do", func(p gridstage.Person) string { return p.ID }).Width(60).
		Cell(func(gtx layout.Context, _ gridui.CellContext[gridstage.Person]) layout.Dimensions {
			return button.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
				return layout.Dimensions{Size: gtx.Constraints.Max}
			})
		}))
	s.Settle()
	s.Click(430, gridstage.RowY(1))
	require.Zero(t, s.Grid.SelectedCount())
}

func TestSingleSelection(t *testing.T) {
	s := gridstage.NewSelecting(100, option.Selection{Mode: option.SelectSingle, RowClick: true})
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	s.Click(gridstage.CellX, gridstage.RowY(4))
	require.Equal(t, []string{"p4"}, selectedIDs(&s.Grid))
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	require.Equal(t, []string{"p1"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(3), key.ModShift)
	require.Equal(t, []string{"p3"}, selectedIDs(&s.Grid))
	s.ClickWith(gridstage.CellX, gridstage.RowY(3), key.ModShortcut)
	require.Empty(t, selectedIDs(&s.Grid))
	s.Click(gridstage.BoxX, 20)
	s.Grid.SelectAll()
	s.Keys("Ctrl+A")
	require.Empty(t, selectedIDs(&s.Grid), "one row at most")
	s.Grid.Select("p5", "p6")
	require.Equal(t, []string{"p6"}, selectedIDs(&s.Grid))
	_, all := s.Find(locale.For("ko").SelectAll)
	require.False(t, all)
	require.Contains(t, s.Dump(), "radiobutton")
}

func TestHeaderBoxSelectsItsScope(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	head := func() string {
		for _, n := range s.Nodes() {
			if n.Label == locale.For("ko").SelectAll {
				return strings.TrimSpace(strings.TrimPrefix(n.Description, n.Label+", ") + map[bool]string{true: " all"}[n.Selected])
			}
		}
		return "missing"
	}
	require.Equal(t, "", head())
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	require.Equal(t, "mixed", head())
	s.TakeKinds()
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 100, s.Grid.SelectedCount())
	require.Equal(t, "all", head())
	require.True(t, s.Grid.Selection.Rows.IsAll(), "all rows are no list of ids")
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	require.Equal(t, "mixed", head())
	s.Click(gridstage.BoxX, 20)
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, "", head())
	require.True(t, s.Grid.Selection.Rows.IsEmpty())

	// Only rows that pass the filter.
	s.Grid.Filtering.Enabled = true
	s.Grid.Filtering.Quick = "Kim"
	s.Settle()
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 20, s.Grid.SelectedCount())
	require.Equal(t, "all", head())
	s.Grid.Filtering.Quick = ""
	s.Settle()
	require.Equal(t, "mixed", head())
	require.Equal(t, 20, s.Grid.SelectedCount(), "rows that are filtered out stay selected")
	s.Grid.Filtering.Quick = "Lee"
	s.Settle()
	require.Equal(t, "", head())
	s.Grid.Selection.Scope = option.SelectScopeAll
	s.Settle()
	require.Equal(t, "mixed", head())
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, 100, s.Grid.SelectedCount())
	s.Grid.ClearSelection()
	require.Zero(t, s.Grid.SelectedCount())
	s.Grid.Filtering.Quick = "Nobody"
	s.Grid.Selection.Scope = option.SelectScopeFiltered
	s.Settle()
	s.Click(gridstage.BoxX, 20)
	require.Zero(t, s.Grid.SelectedCount(), "there is nothing to select")
}

func TestKeysSelect(t *testing.T) {
	s := gridstage.NewSelecting(100, option.Selection{Mode: option.SelectMulti})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(3, "name")
	s.Settle()
	ids := func() string { return strings.Join(selectedIDs(&s.Grid), " ") }
	s.Keys("Space")
	require.Equal(t, "p3", ids())
	s.Keys("Space", "Down", "Shift+Space", "Shift+Space")
	require.Equal(t, "p4", ids())
	s.Keys("Down", "Down", "Space", "Shift+Down", "Shift+Down")
	require.Equal(t, "p6 p7 p8", ids(), "what is extended takes the place of the rest")
	s.Keys("Shift+Up")
	require.Equal(t, "p6 p7", ids())
	s.Keys("Shift+Up", "Shift+Up", "Shift+Up")
	require.Equal(t, "p4 p5 p6", ids())
	s.Keys("Ctrl+Shift+Home")
	require.Equal(t, "p0 p1 p2 p3 p4 p5 p6", ids())
	require.Equal(t, 0, s.Grid.Focused().Row)
	s.Keys("Shift+Up")
	require.Equal(t, 0, s.Grid.Focused().Row)
	s.Keys("Ctrl+Shift+End")
	require.Equal(t, 94, s.Grid.SelectedCount())
	s.Keys("Shift+PageUp")
	require.Less(t, s.Grid.SelectedCount(), 94)
	require.Equal(t, s.Grid.Focused().Row-6+1, s.Grid.SelectedCount())
	s.Keys("Ctrl+A")
	require.Equal(t, 100, s.Grid.SelectedCount())
	// The column of boxes behaves like any other, including its header.
	s.Keys("Ctrl+Home", "Space")
	require.Equal(t, gridui.SelectColumn, s.Grid.Focused().ColumnID)
	require.Equal(t, 99, s.Grid.SelectedCount())
	s.Keys("Enter")
	require.Equal(t, 100, s.Grid.SelectedCount())
	s.Keys("Up", "Space")
	require.Zero(t, s.Grid.SelectedCount())
	s.Keys("Enter")
	require.Equal(t, 100, s.Grid.SelectedCount())
	s.Keys("Down", "Escape")
	require.Equal(t, 100, s.Grid.SelectedCount())
	s.Grid.Loading.Overlay = true
	s.Settle()
	s.Keys("Space", "Shift+Down")
	require.Equal(t, 100, s.Grid.SelectedCount(), "rows under the overlay are left alone")
}

func TestKeysOfGridsWithoutSelectionAreLetGo(t *testing.T) {
	s := gridstage.NewSelecting(100, option.Selection{})
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(3, "name")
	s.Settle()
	s.TakeKinds()
	s.Keys("Space", "Ctrl+A")
	require.Empty(t, s.TakeKinds())
	s.Keys("Shift+Down")
	require.Equal(t, 3, s.Grid.Focused().Row)
	_, boxes := s.Find(locale.For("ko").SelectAll)
	require.False(t, boxes)
}

func TestRefusedRowsAreNeverSelected(t *testing.T) {
	s := gridstage.NewSelecting(10, gridstage.MultiSelection())
	s.Grid.Selectable = func(p gridstage.Person) bool { return p.Age%2 == 0 }
	s.Settle()
	s.TakeKinds()
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	s.Click(gridstage.CellX, gridstage.RowY(1))
	require.NotContains(t, s.TakeKinds(), "events.SelectionChanged")
	s.Click(gridstage.BoxX, 20)
	require.Equal(t, []string{"p0", "p2", "p4", "p6", "p8"}, selectedIDs(&s.Grid))
	require.Equal(t, 5, s.Grid.SelectedCount())
	require.False(t, s.Grid.Row("p1").IsSelected())
	require.True(t, s.Grid.Row("p2").IsSelected())
	for _, n := range s.Nodes() {
		if n.Label == locale.For("ko").SelectAll {
			require.True(t, n.Selected, "all that can be selected are")
		}
	}
	s.Grid.ClearSelection()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	s.ClickWith(gridstage.BoxX, gridstage.RowY(3), key.ModShift)
	require.Equal(t, []string{"p0", "p2"}, selectedIDs(&s.Grid))
	s.Grid.Select("p3")
	require.Equal(t, []string{"p0", "p2"}, selectedIDs(&s.Grid))
	s.Grid.Selectable = nil
	s.Settle()
	require.Equal(t, 3, s.Grid.SelectedCount())
}

func TestControlledSelection(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.Grid.Selection.Controlled = true
	var got []events.SelectionChanged
	s.On = func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			got = append(got, ev)
		}
	}
	s.Click(gridstage.CellX, gridstage.RowY(1))
	require.Zero(t, s.Grid.SelectedCount())
	require.Equal(t, []string{"p1"}, got[0].RowIDs)
	got[0].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, 1, s.Grid.SelectedCount())
	s.Click(gridstage.BoxX, 20)
	mine := option.Options{Selection: option.Selection{Rows: idset.Of("p1")}}
	got[1].Apply(&mine)
	require.True(t, mine.Selection.Rows.IsAll())
	require.Equal(t, 1, s.Grid.SelectedCount())
}

func TestFirstRowIsSelected(t *testing.T) {
	s := gridstage.NewSelecting(0, option.Selection{Mode: option.SelectMulti, First: true})
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
	s.Grid.Selectable = func(p gridstage.Person) bool { return p.ID != "p49" }
	s.Settle()
	require.Zero(t, s.Grid.SelectedCount())
	s.TakeKinds()
	s.Grid.SetRows(gridstage.People(100))
	s.Settle()
	require.Equal(t, []string{"p99"}, selectedIDs(&s.Grid), "the first that shows and can be")
	require.Contains(t, s.TakeKinds(), "events.SelectionChanged")
	s.Grid.ClearSelection()
	s.Grid.SetRows(gridstage.People(50))
	s.Settle()
	require.Zero(t, s.Grid.SelectedCount(), "only once")
	s.Grid.Loading.Overlay = true
	s.Settle()
	s.Grid.Loading.Overlay = false
	s.Settle()
	require.Equal(t, []string{"p48"}, selectedIDs(&s.Grid))
	s.Grid.ClearSelection()
	s.Grid.Select("p3")
	s.Grid.Loading.Skeleton = true
	s.Settle()
	s.Grid.Loading.Skeleton = false
	s.Settle()
	require.Equal(t, []string{"p3"}, selectedIDs(&s.Grid), "something is selected")
}

func TestSelectionStaysWithIDs(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.Grid.Select("p3", "p50", "nobody")
	require.Equal(t, 2, s.Grid.SelectedCount(), "an id that no row has does not count")
	s.Grid.SetRows(gridstage.People(10))
	require.Equal(t, 1, s.Grid.SelectedCount())
	rows := gridstage.People(100)
	slices.Reverse(rows)
	s.Grid.SetRows(rows)
	require.Equal(t, []string{"p50", "p3"}, selectedIDs(&s.Grid))
	s.Grid.Deselect("p3")
	s.Grid.Filtering.Quick = "p7"
	s.Settle()
	s.Grid.Select("p70")
	require.Equal(t, []string{"p70", "p50"}, selectedIDs(&s.Grid), "those that show come first")
	s.Grid.Selection.Mode = option.SelectOff
	s.Settle()
	require.Zero(t, s.Grid.SelectedCount())
	require.Empty(t, selectedIDs(&s.Grid))
	require.False(t, s.Grid.Row("p50").IsSelected())
}

func TestIDsThatAreNotUniqueOrEmpty(t *testing.T) {
	rows := gridstage.People(6)
	rows[1].ID, rows[4].ID = "", "p0"
	s := gridstage.NewSelecting(0, gridstage.MultiSelection())
	s.Grid.SetRows(rows)
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(0))
	require.Equal(t, []string{"p0", "p0"}, selectedIDs(&s.Grid))
	require.Equal(t, 2, s.Grid.SelectedCount())
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	require.Equal(t, 3, s.Grid.SelectedCount())
	require.True(t, s.Grid.Row("").IsSelected())
	s.Click(gridstage.BoxX, gridstage.RowY(4))
	require.Equal(t, []string{""}, selectedIDs(&s.Grid))
	s.Click(gridstage.CellX, gridstage.RowY(5))
	s.ClickWith(gridstage.CellX, gridstage.RowY(0), key.ModShift)
	require.Equal(t, 6, s.Grid.SelectedCount())
}

func TestRowsWithoutIDsAreSelectedByNumber(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.Grid.RowID = nil
	s.Grid.Refresh()
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(2))
	require.Equal(t, []string{"2"}, selectedIDs(&s.Grid))
	s.Grid.Select("7", "07", "-1", "x")
	require.Equal(t, []string{"2", "7"}, selectedIDs(&s.Grid))
	require.True(t, s.Grid.Row("2").IsSelected())
}

func TestCallbacksKnowTheSelection(t *testing.T) {
	s := gridstage.NewSelecting(10, gridstage.MultiSelection())
	asked := map[string]bool{}
	s.Grid.CellStyle = func(c gridui.CellContext[gridstage.Person]) theme.CellStyle {
		asked[c.RowID] = c.Selected
		return theme.CellStyle{}
	}
	s.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellClicked[gridstage.Person]); ok {
			require.True(t, ev.Cell.Selected, "the selection changes before the click is told of")
		}
	}
	s.Click(gridstage.CellX, gridstage.RowY(2))
	require.True(t, asked["p2"])
	require.False(t, asked["p3"])
	var heard []string
	h := gridui.Handlers{gridui.On(func(ev events.SelectionChanged) { heard = append(heard, ev.RowIDs...) })}
	g := &s.Grid
	hs := gridtest.New(image.Pt(460, 400), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		style := gridui.New(s.Theme, g)
		style.Locale.Spoken = locale.For("en").Spoken
		return style.Layout(gtx)
	})
	hs.Settle()
	hs.Click(gridstage.BoxX, gridstage.RowY(4))
	require.Equal(t, []string{"p4"}, heard)
}

func TestSelectionIsDescribed(t *testing.T) {
	s := gridstage.NewSelecting(3, gridstage.MultiSelection())
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Columns = s.Grid.Columns[:2]
	s.Grid.Selectable = func(p gridstage.Person) bool { return p.ID != "p2" }
	s.Settle()
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	s.Leave()
	var lines []string
	for _, n := range s.Nodes() {
		if n.Label != "" {
			lines = append(lines, n.String())
		}
	}
	require.Equal(t, []string{
		`checkbox "Select all" ("Select all, mixed") 0,0 44x40`,
		`"ID" ("ID, column header") 44,0 60x40`,
		`"Name" ("Name, column header") 104,0 100x40`,
		`"row 1 of 3: p0" 0,40 460x36`,
		`checkbox "Select row" ("Select row, row 1 of 3") 0,40 44x36`,
		`"p0" ("ID, p0, row 1 of 3") 44,40 60x36`,
		`"Kim" ("Name, Kim, row 1 of 3") 104,40 100x36`,
		`"row 2 of 3: p1" ("row 2 of 3: p1, selected") 0,76 460x36 selected`,
		`checkbox "Select row" ("Select row, row 2 of 3, selected, focused") 0,76 44x36 selected`,
		`"p1" ("ID, p1, row 2 of 3, selected") 44,76 60x36 selected`,
		`"Lee" ("Name, Lee, row 2 of 3, selected") 104,76 100x36 selected`,
		`"row 3 of 3: p2" 0,112 460x36`,
		`checkbox "Select row" ("Select row, row 3 of 3") 0,112 44x36 disabled`,
		`"p2" ("ID, p2, row 3 of 3") 44,112 60x36`,
		`"Park" ("Name, Park, row 3 of 3") 104,112 100x36`,
	}, lines)
}

func TestBoxesCanBeLeftOut(t *testing.T) {
	s := gridstage.NewSelecting(10, option.Selection{Mode: option.SelectMulti, CheckboxesDisabled: true, RowClick: true})
	require.NotContains(t, s.Dump(), "checkbox")
	s.Click(gridstage.BoxX, gridstage.RowY(1))
	require.Equal(t, 1, s.Grid.SelectedCount())
}
