// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
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
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// selectedIDs are the ids of the selected rows in their order.
func selectedIDs[T any](g *gridui.Grid[T]) []string {
	var ids []string
	for id := range g.SelectedRows() {
		ids = append(ids, id)
	}
	return ids
}

func newSelecting(n int, sel option.Selection) *stage[person] {
	return newStage(image.Pt(460, 400), func(g *gridui.Grid[person]) {
		g.Columns = peopleColumns()
		g.RowID = func(p person) string { return p.ID }
		g.Selection = sel
		g.SetRows(people(n))
	})
}

// boxX is in the column of check boxes, cellX beside it; rowY is in a row of the
// body.
const boxX, cellX = 20, 120

func rowY(row int) float32 { return 40 + 36*float32(row) + 18 }

// clickWith clicks while modifiers are held.
func (s *stage[T]) clickWith(x, y float32, mods key.Modifiers) {
	s.Mods = mods
	s.Click(x, y)
	s.Mods = 0
}

func multi() option.Selection {
	return option.Selection{Mode: option.SelectMulti, RowClick: true}
}

func ExampleSelection() {
	g := exampleGrid()
	g.Selection = option.Selection{Mode: option.SelectMulti}
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			fmt.Println(ev.Selected, ev.RowIDs)
		}
	})
	for _, row := range h.FindAll("row ")[:2] {
		h.Click(row.Children[0].Center()) // its check box
	}
	for id, order := range g.SelectedRows() {
		fmt.Println(id, order.Qty)
	}
	fmt.Println(g.SelectedCount(), g.Row("B-7").IsSelected())
	// Output:
	// true [A-1]
	// true [A-2]
	// A-1 2
	// A-2 1
	// 2 false
}

func ExampleSelectionChanged_Apply() {
	// The caller keeps what is selected and decides about each change.
	g := exampleGrid()
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true, Controlled: true}
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok && len(ev.RowIDs) < 3 {
			ev.Apply(&g.Selection.Rows)
		}
	})
	rows := h.FindAll("row ")
	h.Click(rows[0].Center())
	h.Mods = key.ModShift
	h.Click(rows[2].Center()) // three rows are too many for this caller
	h.Click(rows[1].Center())
	fmt.Println(g.SelectedCount())
	// Output:
	// 2
}

func TestBoxesToggleRows(t *testing.T) {
	s := newSelecting(100, multi())
	s.kinds()
	s.Click(boxX, rowY(2))
	require.Equal(t, []string{"p2"}, selectedIDs(&s.grid))
	require.Equal(t, []string{"events.FocusMoved", "events.SelectionChanged", "gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.person]"}, s.kinds(),
		"a click on a box is none on the row")
	require.Equal(t, gridui.SelectColumn, s.grid.Focused().ColumnID)
	s.Click(boxX, rowY(4))
	require.Equal(t, []string{"p2", "p4"}, selectedIDs(&s.grid))
	s.Click(boxX, rowY(2))
	require.Equal(t, []string{"p4"}, selectedIDs(&s.grid))
	// Shift makes the rows from the last one like it.
	s.Click(boxX, rowY(0))
	s.clickWith(boxX, rowY(3), key.ModShift)
	require.Equal(t, []string{"p0", "p1", "p2", "p3", "p4"}, selectedIDs(&s.grid))
	s.Click(boxX, rowY(1))
	s.clickWith(boxX, rowY(2), key.ModShift)
	require.Equal(t, []string{"p0", "p3", "p4"}, selectedIDs(&s.grid))
	s.kinds()
	s.clickWith(boxX, rowY(2), key.ModShift)
	require.NotContains(t, s.kinds(), "events.SelectionChanged", "nothing changed")
	require.Equal(t, 3, s.grid.SelectedCount())
}

func TestRowClicksSelect(t *testing.T) {
	s := newSelecting(100, multi())
	s.kinds()
	s.Click(cellX, rowY(2))
	require.Equal(t, []string{"p2"}, selectedIDs(&s.grid))
	require.Equal(t, []string{"events.FocusMoved", "events.SelectionChanged",
		"gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.person]", "gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]"}, s.kinds())
	s.Click(cellX, rowY(5))
	require.Equal(t, []string{"p5"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(7), key.ModShortcut)
	require.Equal(t, []string{"p5", "p7"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(9), key.ModShift)
	require.Equal(t, []string{"p7", "p8", "p9"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(6), key.ModShift)
	require.Equal(t, []string{"p6", "p7"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(1), key.ModShortcut)
	s.clickWith(cellX, rowY(3), key.ModShortcut|key.ModShift)
	require.Equal(t, []string{"p1", "p2", "p3", "p6", "p7"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(2), key.ModShortcut)
	require.Equal(t, []string{"p1", "p3", "p6", "p7"}, selectedIDs(&s.grid))
	// The other button, and widgets that take the press, leave it as it is.
	s.RightClick(cellX, rowY(4))
	require.Equal(t, 4, s.grid.SelectedCount())
	s.grid.Selection.RowClick = false
	s.Click(cellX, rowY(4))
	require.Equal(t, 4, s.grid.SelectedCount())
	s.grid.Selection.RowClick, s.grid.Selection.NoRange = true, true
	s.clickWith(cellX, rowY(4), key.ModShift)
	require.Equal(t, []string{"p4"}, selectedIDs(&s.grid), "Shift without ranges is a plain click")
}

func TestTapsAddToTheSelection(t *testing.T) {
	s := newSelecting(100, multi())
	s.Tap(cellX, rowY(1))
	s.Tap(cellX, rowY(3))
	require.Equal(t, []string{"p1", "p3"}, selectedIDs(&s.grid))
	s.Tap(cellX, rowY(1))
	require.Equal(t, []string{"p3"}, selectedIDs(&s.grid))
	s.Tap(boxX, rowY(0))
	require.Equal(t, []string{"p0", "p3"}, selectedIDs(&s.grid))
}

func TestWidgetsInCellsDoNotSelect(t *testing.T) {
	s := newSelecting(5, multi())
	var button widget.Clickable
	s.grid.Columns = append(s.grid.Columns, gridui.Field("do", "Do", func(p person) string { return p.ID }).Width(60).
		Cell(func(gtx layout.Context, _ gridui.CellContext[person]) layout.Dimensions {
			return button.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
				return layout.Dimensions{Size: gtx.Constraints.Max}
			})
		}))
	s.Settle()
	s.Click(430, rowY(1))
	require.Zero(t, s.grid.SelectedCount())
}

func TestSingleSelection(t *testing.T) {
	s := newSelecting(100, option.Selection{Mode: option.SelectSingle, RowClick: true})
	s.Click(boxX, rowY(2))
	s.Click(cellX, rowY(4))
	require.Equal(t, []string{"p4"}, selectedIDs(&s.grid))
	s.Click(boxX, rowY(1))
	require.Equal(t, []string{"p1"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(3), key.ModShift)
	require.Equal(t, []string{"p3"}, selectedIDs(&s.grid))
	s.clickWith(cellX, rowY(3), key.ModShortcut)
	require.Empty(t, selectedIDs(&s.grid))
	s.Click(boxX, 20)
	s.grid.SelectAll()
	s.Keys("Ctrl+A")
	require.Empty(t, selectedIDs(&s.grid), "one row at most")
	s.grid.Select("p5", "p6")
	require.Equal(t, []string{"p6"}, selectedIDs(&s.grid))
	_, all := s.Find(locale.Korean().SelectAll)
	require.False(t, all)
	require.Contains(t, s.Dump(), "radiobutton")
}

func TestHeaderBoxSelectsItsScope(t *testing.T) {
	s := newSelecting(100, multi())
	head := func() string {
		for _, n := range s.Nodes() {
			if n.Label == locale.Korean().SelectAll {
				return strings.TrimSpace(strings.TrimPrefix(n.Description, n.Label+", ") + map[bool]string{true: " all"}[n.Selected])
			}
		}
		return "missing"
	}
	require.Equal(t, "", head())
	s.Click(boxX, rowY(2))
	require.Equal(t, "mixed", head())
	s.kinds()
	s.Click(boxX, 20)
	require.Equal(t, 100, s.grid.SelectedCount())
	require.Equal(t, "all", head())
	require.True(t, s.grid.Selection.Rows.IsAll(), "all rows are no list of ids")
	s.Click(boxX, rowY(1))
	require.Equal(t, "mixed", head())
	s.Click(boxX, 20)
	s.Click(boxX, 20)
	require.Equal(t, "", head())
	require.True(t, s.grid.Selection.Rows.IsEmpty())

	// Of those that pass the filter.
	s.grid.Filtering.Enabled = true
	s.grid.Filtering.Quick = "Kim"
	s.Settle()
	s.Click(boxX, 20)
	require.Equal(t, 20, s.grid.SelectedCount())
	require.Equal(t, "all", head())
	s.grid.Filtering.Quick = ""
	s.Settle()
	require.Equal(t, "mixed", head())
	require.Equal(t, 20, s.grid.SelectedCount(), "rows that are filtered out stay selected")
	s.grid.Filtering.Quick = "Lee"
	s.Settle()
	require.Equal(t, "", head())
	s.grid.Selection.Scope = option.SelectScopeAll
	s.Settle()
	require.Equal(t, "mixed", head())
	s.Click(boxX, 20)
	require.Equal(t, 100, s.grid.SelectedCount())
	s.grid.ClearSelection()
	require.Zero(t, s.grid.SelectedCount())
	s.grid.Filtering.Quick = "Nobody"
	s.grid.Selection.Scope = option.SelectScopeFiltered
	s.Settle()
	s.Click(boxX, 20)
	require.Zero(t, s.grid.SelectedCount(), "there is nothing to select")
}

func TestKeysSelect(t *testing.T) {
	s := newSelecting(100, option.Selection{Mode: option.SelectMulti})
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(3, "name")
	s.Settle()
	ids := func() string { return strings.Join(selectedIDs(&s.grid), " ") }
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
	require.Equal(t, 0, s.grid.Focused().Row)
	s.Keys("Shift+Up")
	require.Equal(t, 0, s.grid.Focused().Row)
	s.Keys("Ctrl+Shift+End")
	require.Equal(t, 94, s.grid.SelectedCount())
	s.Keys("Shift+PageUp")
	require.Less(t, s.grid.SelectedCount(), 94)
	require.Equal(t, s.grid.Focused().Row-6+1, s.grid.SelectedCount())
	s.Keys("Ctrl+A")
	require.Equal(t, 100, s.grid.SelectedCount())
	// The column of boxes is one like any other, its header too.
	s.Keys("Ctrl+Home", "Space")
	require.Equal(t, gridui.SelectColumn, s.grid.Focused().ColumnID)
	require.Equal(t, 99, s.grid.SelectedCount())
	s.Keys("Enter")
	require.Equal(t, 100, s.grid.SelectedCount())
	s.Keys("Up", "Space")
	require.Zero(t, s.grid.SelectedCount())
	s.Keys("Enter")
	require.Equal(t, 100, s.grid.SelectedCount())
	s.Keys("Down", "Escape")
	require.Equal(t, 100, s.grid.SelectedCount())
	s.grid.Loading.Overlay = true
	s.Settle()
	s.Keys("Space", "Shift+Down")
	require.Equal(t, 100, s.grid.SelectedCount(), "rows under the overlay are left alone")
}

func TestKeysOfGridsWithoutSelectionAreLetGo(t *testing.T) {
	s := newSelecting(100, option.Selection{})
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(3, "name")
	s.Settle()
	s.kinds()
	s.Keys("Space", "Ctrl+A")
	require.Empty(t, s.kinds())
	s.Keys("Shift+Down")
	require.Equal(t, 3, s.grid.Focused().Row)
	_, boxes := s.Find(locale.Korean().SelectAll)
	require.False(t, boxes)
}

func TestRefusedRowsAreNeverSelected(t *testing.T) {
	s := newSelecting(10, multi())
	s.grid.Selectable = func(p person) bool { return p.Age%2 == 0 }
	s.Settle()
	s.kinds()
	s.Click(boxX, rowY(1))
	s.Click(cellX, rowY(1))
	require.NotContains(t, s.kinds(), "events.SelectionChanged")
	s.Click(boxX, 20)
	require.Equal(t, []string{"p0", "p2", "p4", "p6", "p8"}, selectedIDs(&s.grid))
	require.Equal(t, 5, s.grid.SelectedCount())
	require.False(t, s.grid.Row("p1").IsSelected())
	require.True(t, s.grid.Row("p2").IsSelected())
	for _, n := range s.Nodes() {
		if n.Label == locale.Korean().SelectAll {
			require.True(t, n.Selected, "all that can be selected are")
		}
	}
	s.grid.ClearSelection()
	s.Click(boxX, rowY(0))
	s.clickWith(boxX, rowY(3), key.ModShift)
	require.Equal(t, []string{"p0", "p2"}, selectedIDs(&s.grid))
	s.grid.Select("p3")
	require.Equal(t, []string{"p0", "p2"}, selectedIDs(&s.grid))
	s.grid.Selectable = nil
	s.Settle()
	require.Equal(t, 3, s.grid.SelectedCount())
}

func TestControlledSelection(t *testing.T) {
	s := newSelecting(100, multi())
	s.grid.Selection.Controlled = true
	var got []events.SelectionChanged
	s.on = func(ev events.Event) {
		if ev, ok := ev.(events.SelectionChanged); ok {
			got = append(got, ev)
		}
	}
	s.Click(cellX, rowY(1))
	require.Zero(t, s.grid.SelectedCount())
	require.Equal(t, []string{"p1"}, got[0].RowIDs)
	got[0].Apply(&s.grid.Selection.Rows)
	s.Settle()
	require.Equal(t, 1, s.grid.SelectedCount())
	s.Click(boxX, 20)
	mine := idset.Of("p1")
	got[1].Apply(&mine)
	require.True(t, mine.IsAll())
	require.Equal(t, 1, s.grid.SelectedCount())
}

func TestFirstRowIsSelected(t *testing.T) {
	s := newSelecting(0, option.Selection{Mode: option.SelectMulti, First: true})
	s.grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "age", Desc: true}}}
	s.grid.Selectable = func(p person) bool { return p.ID != "p49" }
	s.Settle()
	require.Zero(t, s.grid.SelectedCount())
	s.kinds()
	s.grid.SetRows(people(100))
	s.Settle()
	require.Equal(t, []string{"p99"}, selectedIDs(&s.grid), "the first that shows and can be")
	require.Contains(t, s.kinds(), "events.SelectionChanged")
	s.grid.ClearSelection()
	s.grid.SetRows(people(50))
	s.Settle()
	require.Zero(t, s.grid.SelectedCount(), "only once")
	s.grid.Loading.Overlay = true
	s.Settle()
	s.grid.Loading.Overlay = false
	s.Settle()
	require.Equal(t, []string{"p48"}, selectedIDs(&s.grid))
	s.grid.ClearSelection()
	s.grid.Select("p3")
	s.grid.Loading.Skeleton = true
	s.Settle()
	s.grid.Loading.Skeleton = false
	s.Settle()
	require.Equal(t, []string{"p3"}, selectedIDs(&s.grid), "something is selected")
}

func TestSelectionStaysWithIDs(t *testing.T) {
	s := newSelecting(100, multi())
	s.grid.Select("p3", "p50", "nobody")
	require.Equal(t, 2, s.grid.SelectedCount(), "an id that no row has does not count")
	s.grid.SetRows(people(10))
	require.Equal(t, 1, s.grid.SelectedCount())
	rows := people(100)
	slices.Reverse(rows)
	s.grid.SetRows(rows)
	require.Equal(t, []string{"p50", "p3"}, selectedIDs(&s.grid))
	s.grid.Deselect("p3")
	s.grid.Filtering.Quick = "p7"
	s.Settle()
	s.grid.Select("p70")
	require.Equal(t, []string{"p70", "p50"}, selectedIDs(&s.grid), "those that show come first")
	s.grid.Selection.Mode = option.SelectOff
	s.Settle()
	require.Zero(t, s.grid.SelectedCount())
	require.Empty(t, selectedIDs(&s.grid))
	require.False(t, s.grid.Row("p50").IsSelected())
}

func TestIDsThatAreNotUniqueOrEmpty(t *testing.T) {
	rows := people(6)
	rows[1].ID, rows[4].ID = "", "p0"
	s := newSelecting(0, multi())
	s.grid.SetRows(rows)
	s.Settle()
	s.Click(boxX, rowY(0))
	require.Equal(t, []string{"p0", "p0"}, selectedIDs(&s.grid))
	require.Equal(t, 2, s.grid.SelectedCount())
	s.Click(boxX, rowY(1))
	require.Equal(t, 3, s.grid.SelectedCount())
	require.True(t, s.grid.Row("").IsSelected())
	s.Click(boxX, rowY(4))
	require.Equal(t, []string{""}, selectedIDs(&s.grid))
	s.Click(cellX, rowY(5))
	s.clickWith(cellX, rowY(0), key.ModShift)
	require.Equal(t, 6, s.grid.SelectedCount())
}

func TestRowsWithoutIDsAreSelectedByNumber(t *testing.T) {
	s := newSelecting(100, multi())
	s.grid.RowID = nil
	s.grid.Refresh()
	s.Settle()
	s.Click(boxX, rowY(2))
	require.Equal(t, []string{"2"}, selectedIDs(&s.grid))
	s.grid.Select("7", "07", "-1", "x")
	require.Equal(t, []string{"2", "7"}, selectedIDs(&s.grid))
	require.True(t, s.grid.Row("2").IsSelected())
}

func TestCallbacksKnowTheSelection(t *testing.T) {
	s := newSelecting(10, multi())
	asked := map[string]bool{}
	s.grid.CellStyle = func(c gridui.CellContext[person]) theme.CellStyle {
		asked[c.RowID] = c.Selected
		return theme.CellStyle{}
	}
	s.on = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellClicked[person]); ok {
			require.True(t, ev.Cell.Selected, "the selection changes before the click is told of")
		}
	}
	s.Click(cellX, rowY(2))
	require.True(t, asked["p2"])
	require.False(t, asked["p3"])
	var heard []string
	h := gridui.Handlers{gridui.On(func(ev events.SelectionChanged) { heard = append(heard, ev.RowIDs...) })}
	g := &s.grid
	hs := newHarness(image.Pt(460, 400), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, g)
		style := gridui.New(s.th, g)
		style.Locale.Spoken = locale.English().Spoken
		return style.Layout(gtx)
	})
	hs.Settle()
	hs.Click(boxX, rowY(4))
	require.Equal(t, []string{"p4"}, heard)
}

func TestSelectionIsDescribed(t *testing.T) {
	s := newSelecting(3, multi())
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.grid.Columns = s.grid.Columns[:2]
	s.grid.Selectable = func(p person) bool { return p.ID != "p2" }
	s.Settle()
	s.Click(boxX, rowY(1))
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
	s := newSelecting(10, option.Selection{Mode: option.SelectMulti, NoCheckboxes: true, RowClick: true})
	require.NotContains(t, s.Dump(), "checkbox")
	s.Click(boxX, rowY(1))
	require.Equal(t, 1, s.grid.SelectedCount())
}
