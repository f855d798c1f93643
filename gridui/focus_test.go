// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

func at(row int, col string) events.Focus {
	return events.Focus{Band: layoutx.Body, Row: row, RowID: "p" + itoa(row), ColumnID: col}
}

func head(level int, col string) events.Focus {
	return events.Focus{Band: layoutx.Head, Row: level, ColumnID: col}
}

func TestMovementKeys(t *testing.T) {
	tests := []struct {
		from events.Focus
		keys string
		want events.Focus
	}{
		{at(5, "name"), "Left", at(5, "id")},
		{at(5, "name"), "Right", at(5, "age")},
		{at(5, "name"), "Up", at(4, "name")},
		{at(5, "name"), "Down", at(6, "name")},
		{at(5, "id"), "Left", at(5, "id")},
		{at(5, "city"), "Right", at(5, "city")},
		{at(99, "id"), "Down", at(99, "id")},
		{at(0, "age"), "Up", head(0, "age")},
		{at(5, "name"), "Home", at(5, "id")},
		{at(5, "name"), "End", at(5, "city")},
		{at(5, "name"), "Ctrl+Home", at(0, "id")},
		{at(5, "name"), "Ctrl+End", at(99, "city")},
		{at(5, "name"), "Ctrl+Left", at(5, "id")},
		{at(5, "name"), "Ctrl+Right", at(5, "city")},
		{at(5, "name"), "Ctrl+Up", at(0, "name")},
		{at(5, "name"), "Ctrl+Down", at(99, "name")},
		{at(2, "name"), "PageDown", at(9, "name")},
		{at(0, "name"), "PageUp", at(0, "name")},
		{at(99, "name"), "PageDown", at(99, "name")},
		{at(5, "name"), "Shift+Alt+F7", at(5, "name")},
	}
	for _, test := range tests {
		t.Run(test.keys+" from "+test.from.ColumnID, func(t *testing.T) {
			s := newPeople(100)
			s.Focus(s.grid.Tag())
			require.True(t, s.grid.FocusCell(test.from.Row, test.from.ColumnID))
			s.Settle()
			s.Keys(test.keys)
			require.Equal(t, test.want, s.grid.Focused())
		})
	}
}

func TestHeaderKeys(t *testing.T) {
	s := newPeople(100)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Right")
	require.Equal(t, head(0, "age"), s.grid.Focused())
	s.Keys("Up", "Ctrl+Right", "Home")
	require.Equal(t, head(0, "id"), s.grid.Focused())
	s.Keys("Down")
	require.Equal(t, at(0, "id"), s.grid.Focused())
}

func TestPageKeepsTheLineOnTheScreen(t *testing.T) {
	s := newPeople(1000)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(3, "name")
	s.Settle()
	y := func() int {
		f := s.grid.Focused()
		n, ok := s.Find("row " + itoa(f.Row+1) + " of")
		require.True(t, ok)
		return n.Bounds.Min.Y
	}
	before := y()
	for range 5 {
		s.Keys("PageDown")
		require.Equal(t, before, y())
	}
	require.Equal(t, 3+5*7, s.grid.Focused().Row)
	for range 5 {
		s.Keys("PageUp")
	}
	require.Equal(t, before, y())
}

func TestDataRegionEdge(t *testing.T) {
	rows := people(100)
	for i := 20; i < 30; i++ {
		rows[i].Name = ""
	}
	s := newPeople(0)
	s.grid.SetRows(rows)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(5, "name")
	s.Settle()
	var got []int
	for range 4 {
		s.Keys("Ctrl+Down")
		got = append(got, s.grid.Focused().Row)
	}
	require.Equal(t, []int{19, 30, 99, 99}, got)
	s.grid.Keys.GridEdge = true
	s.Keys("Ctrl+Up")
	require.Zero(t, s.grid.Focused().Row)
}

func TestFocusedCellIsShown(t *testing.T) {
	s := newNumbers(1_000_000, 50)
	s.Focus(s.grid.Tag())
	s.Keys("Ctrl+End")
	_, ok := s.Find("999999049")
	require.True(t, ok, "the last cell is focused but not on the screen")
	s.Keys("Ctrl+Home")
	x, y := s.grid.ScrollOffset()
	require.Zero(t, x)
	require.Zero(t, y)
	s.Wheel(100, 100, 500, 5000)
	s.Keys("Ctrl+Backspace")
	x, y = s.grid.ScrollOffset()
	require.Zero(t, x)
	require.Zero(t, y, "Ctrl+Backspace does not bring the focus back")
}

func TestPageAcross(t *testing.T) {
	s := newNumbers(100, 50)
	s.Focus(s.grid.Tag())
	s.Keys("Alt+PageDown")
	require.Equal(t, "c4", s.grid.Focused().ColumnID)
	s.Keys("Alt+PageUp")
	require.Equal(t, "c0", s.grid.Focused().ColumnID)
}

func TestFocusStaysWithItsRow(t *testing.T) {
	s := newPeople(100)
	s.grid.FocusCell(50, "name")
	s.Settle()
	rows := people(100)
	s.grid.SetRows(rows[10:])
	s.Settle()
	require.Equal(t, 40, s.grid.Focused().Row)
	require.Equal(t, "p50", s.grid.Focused().RowID)
	// The row goes: the nearest takes its place.
	s.grid.SetRows(rows[:30])
	s.Settle()
	require.Equal(t, at(29, "name"), s.grid.Focused())
}

func TestTabLeavesOrMoves(t *testing.T) {
	s := newPeople(2)
	s.Focus(s.grid.Tag())
	require.True(t, s.Focused(s.grid.Tag()))
	s.Keys("Tab")
	require.Equal(t, "id", s.grid.Focused().ColumnID)

	s = newPeople(2)
	s.grid.Keys.Tab = option.TabCells
	s.Focus(s.grid.Tag())
	for _, want := range []events.Focus{at(0, "name"), at(0, "age"), at(0, "city"), at(1, "id")} {
		s.Keys("Tab")
		require.Equal(t, want, s.grid.Focused())
	}
	s.Keys("Shift+Tab")
	require.Equal(t, at(0, "city"), s.grid.Focused())
	s.Keys("Tab", "Tab", "Tab", "Tab")
	require.True(t, s.Focused(s.grid.Tag()))
	s.Keys("Tab")
	require.False(t, s.Focused(s.grid.Tag()), "Tab after the last cell does not leave the grid")
}

func TestBindings(t *testing.T) {
	s := newPeople(100)
	s.grid.Keys.Bind = []option.Binding{
		{Name: "J", Action: option.ActionDown},
		{Name: key.NameDownArrow, Action: option.ActionNone},
	}
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(5, "name")
	s.Settle()
	s.Keys("J")
	require.Equal(t, at(6, "name"), s.grid.Focused())
	s.Keys("Down")
	require.Equal(t, at(6, "name"), s.grid.Focused(), "a binding to ActionNone does not switch the default off")
	require.NotEmpty(t, option.DefaultBindings())
}

func TestKeyDownCanBeHandled(t *testing.T) {
	s := newPeople(100)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(5, "name")
	s.Settle()
	var keys []key.Name
	s.on = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellKeyDown[person]); ok {
			keys = append(keys, ev.Key.Name)
			require.Equal(t, s.grid.Focused().ColumnID, ev.Cell.ColumnID)
			if ev.Key.Name == key.NameDownArrow {
				ev.Handle()
			}
		}
	}
	s.Keys("Down", "Right", "A")
	require.Equal(t, at(5, "age").ColumnID, s.grid.Focused().ColumnID)
	require.Equal(t, 5, s.grid.Focused().Row, "a handled key still moved the focus")
	require.Equal(t, []key.Name{key.NameDownArrow, key.NameRightArrow}, keys)
	s.grid.Keys.All = true
	s.Settle()
	s.Keys("A")
	require.Equal(t, key.Name("A"), keys[len(keys)-1])
}

func TestRightToLeftKeysAndPlaces(t *testing.T) {
	s := newPeople(100)
	s.style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.grid.ColumnPinning.Left = []string{"id"}
	s.Focus(s.grid.Tag())
	s.Settle()
	s.grid.FocusCell(2, "name")
	id, _ := s.Find("ID")
	require.Equal(t, 400, id.Bounds.Max.X, "the first column does not stand at the right")
	s.Keys("Left")
	require.Equal(t, at(2, "age"), s.grid.Focused())
	s.Keys("Right")
	require.Equal(t, at(2, "name"), s.grid.Focused())
	age, _ := s.Find("Age")
	name, _ := s.Find("Name")
	require.Less(t, age.Bounds.Min.X, name.Bounds.Min.X)
	x, y := age.Center()
	s.kinds()
	s.Click(x, y+80)
	require.Equal(t, "age", s.grid.Focused().ColumnID, "pointer and picture disagree")
}

func TestClickOrder(t *testing.T) {
	s := newPeople(100)
	s.kinds()
	s.Click(80, 130)
	require.Equal(t, []string{
		"events.FocusMoved", "gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.person]",
		"gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]",
	}, s.kinds())
	s.DoubleClick(80, 130)
	require.Equal(t, []string{
		"gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.person]",
		"gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]",
		"gridui.CellClicked[github.com/giogrid/giogrid/gridui_test.person]",
		"gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]",
		"gridui.RowDoubleClicked[github.com/giogrid/giogrid/gridui_test.person]",
	}, s.kinds())
}

func TestHandlersHearInOrder(t *testing.T) {
	var heard []string
	h := gridui.Handlers{
		gridui.On(func(events.FocusMoved) { heard = append(heard, "focus") }),
		gridui.On(func(ev gridui.CellClicked[person]) {
			heard = append(heard, "cell "+ev.Cell.ColumnID+" "+ev.Cell.RowID)
		}),
		gridui.On(func(ev gridui.RowClicked[person]) { heard = append(heard, "row "+ev.Cell.Row.Name) }),
		gridui.On(func(gridui.RowDoubleClicked[person]) { heard = append(heard, "double") }),
		gridui.On(func(ev gridui.CellKeyDown[person]) {
			heard = append(heard, "key "+string(ev.Key.Name))
			ev.Handle()
		}),
		gridui.On(func(ev events.HeaderClicked) { heard = append(heard, "head "+ev.ColumnID) }),
		gridui.On(func(gridui.RowAddRequested[person]) { heard = append(heard, "add") }),
		gridui.On(func(ev events.RowDeleteRequested) { heard = append(heard, "delete "+ev.RowID) }),
		gridui.On(func(ev gridui.RowUpdateRequested[person]) { heard = append(heard, "update "+ev.RowID) }),
		gridui.On(func(ev events.EditRequested) { heard = append(heard, "edit "+ev.RowID+" "+ev.ColumnID) }),
	}
	var grid gridui.Grid[person]
	grid.Columns = peopleColumns()
	grid.RowID = func(p person) string { return p.ID }
	grid.SetRows(people(20))
	s := newStage(image.Pt(400, 300), func(*gridui.Grid[person]) {})
	s.Harness = newHarness(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &grid)
		return gridui.New(s.th, &grid).Layout(gtx)
	})
	s.Settle()
	s.DoubleClick(80, 130)
	s.Keys("Down")
	s.Click(80, 20)
	grid.RequestAddRow(&person{})
	grid.RequestDeleteRow("p1")
	grid.RequestUpdateRow("p2", func(p *person) { p.Age++ })
	grid.StartEditing("p3", "age")
	s.Settle()
	require.Equal(t, []string{
		"focus", "cell name p2", "row Park", "cell name p2", "row Park", "double", "key ↓", "head name",
		"add", "delete p1", "update p2", "edit p3 age",
	}, heard)
}

func TestEventsWaitForTheCaller(t *testing.T) {
	var grid gridui.Grid[person]
	grid.Columns = peopleColumns()
	grid.SetRows(people(20))
	th := newTheme()
	read := false
	var got []events.Event
	h := newHarness(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		for read {
			ev, ok := grid.Update(gtx)
			if !ok {
				break
			}
			got = append(got, ev)
		}
		return gridui.New(th, &grid).Layout(gtx)
	})
	h.Settle()
	h.Click(80, 130)
	h.Keys("Down")
	require.Equal(t, 3, grid.Focused().Row, "keys do nothing unless the caller reads events")
	for range 2000 {
		grid.RequestAddRow(nil)
	}
	read = true
	h.Settle()
	require.Len(t, got, 1024)
}

func TestHeaderPressKeepsTheFocusedCell(t *testing.T) {
	s := newPeople(100)
	s.Click(80, 20)
	require.Equal(t, head(0, "name"), s.grid.Focused())
	s.Click(80, 130)
	s.Click(200, 20)
	require.Equal(t, at(2, "name"), s.grid.Focused())
}

func TestFocusThatMovesWithTheRowsIsTold(t *testing.T) {
	s := newPeople(10)
	moves := func() []events.FocusMoved {
		s.Settle()
		return take[events.FocusMoved](&s.events)
	}
	s.grid.FocusCell(3, "name")
	moves()
	s.grid.SetRows(people(10)[1:])
	require.Empty(t, moves(), "it is the same row in another place")
	require.Equal(t, events.Focus{Band: layoutx.Body, Row: 2, RowID: "p3", ColumnID: "name"}, s.grid.Focused())
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{"p3"}}))
	next := events.Focus{Band: layoutx.Body, Row: 2, RowID: "p4", ColumnID: "name"}
	require.Equal(t, []events.FocusMoved{{From: events.Focus{Band: layoutx.Body, Row: 2, RowID: "p3", ColumnID: "name"}, To: next}}, moves())
	s.grid.SetRows(nil)
	require.Equal(t, []events.FocusMoved{{From: next, To: events.Focus{Row: -1}}}, moves())
	s.grid.SetRows(people(10))
	s.grid.FocusCell(0, "name")
	moves()
	s.grid.Columns = nil
	require.Equal(t, []events.FocusMoved{{From: at(0, "name"), To: events.Focus{Row: -1}}}, moves())
}

// The focus on a row that is hidden below a closed one is on that one, and says so.
func TestTheFocusIsOnTheRowThatItShowsOn(t *testing.T) {
	for name, close := range map[string]func(g *gridui.Grid[part]){
		"collapsed": func(g *gridui.Grid[part]) { g.Row("wheel").SetExpanded(false) },
		"collapsed and sorted": func(g *gridui.Grid[part]) {
			g.Row("wheel").SetExpanded(false)
			g.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := newBranches(func(g *gridui.Grid[part]) { g.Sorting.Mode = option.SortSingle })
			s.grid.FocusCell(3, "name")
			s.Settle()
			require.Equal(t, "hub", s.grid.Focused().RowID)
			s.events = nil
			close(&s.grid)
			s.Settle()
			f := s.grid.Focused()
			row, ok := s.grid.RowAt(f.Row)
			require.True(t, ok)
			require.Equal(t, row.ID, f.RowID)
			require.Equal(t, "wheel", f.RowID)
			moved := eventsOf[events.FocusMoved](s.events)
			require.Len(t, moved, 1)
			require.Equal(t, "hub", moved[0].From.RowID)
			require.Equal(t, "wheel", moved[0].To.RowID)
		})
	}
}
