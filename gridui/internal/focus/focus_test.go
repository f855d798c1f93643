// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus_test

import (
	"image"
	"strconv"
	"testing"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

func at(row int, col string) events.Focus {
	return events.Focus{Band: layoutx.Body, Row: row, RowID: "p" + strconv.Itoa(row), ColumnID: col}
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
			s := gridstage.NewPeople(100)
			s.Focus(s.Grid.Tag())
			require.True(t, s.Grid.FocusCell(test.from.Row, test.from.ColumnID))
			s.Settle()
			s.Keys(test.keys)
			require.Equal(t, test.want, s.Grid.Focused())
		})
	}
}

func TestHeaderKeys(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "name")
	s.Settle()
	s.Keys("Up", "Right")
	require.Equal(t, head(0, "age"), s.Grid.Focused())
	s.Keys("Up", "Ctrl+Right", "Home")
	require.Equal(t, head(0, "id"), s.Grid.Focused())
	s.Keys("Down")
	require.Equal(t, at(0, "id"), s.Grid.Focused())
}

func TestPageKeepsTheLineOnTheScreen(t *testing.T) {
	s := gridstage.NewPeople(1000)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(3, "name")
	s.Settle()
	y := func() int {
		f := s.Grid.Focused()
		n, ok := s.Find("row " + strconv.Itoa(f.Row+1) + " of")
		require.True(t, ok)
		return n.Bounds.Min.Y
	}
	before := y()
	for range 5 {
		s.Keys("PageDown")
		require.Equal(t, before, y())
	}
	require.Equal(t, 3+5*7, s.Grid.Focused().Row)
	for range 5 {
		s.Keys("PageUp")
	}
	require.Equal(t, before, y())
}

func TestDataRegionEdge(t *testing.T) {
	rows := gridstage.People(100)
	for i := 20; i < 30; i++ {
		rows[i].Name = ""
	}
	s := gridstage.NewPeople(0)
	s.Grid.SetRows(rows)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(5, "name")
	s.Settle()
	var got []int
	for range 4 {
		s.Keys("Ctrl+Down")
		got = append(got, s.Grid.Focused().Row)
	}
	require.Equal(t, []int{19, 30, 99, 99}, got)
	s.Grid.Keys.GridEdge = true
	s.Keys("Ctrl+Up")
	require.Zero(t, s.Grid.Focused().Row)
}

func TestFocusedCellIsShown(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000, 50)
	s.Focus(s.Grid.Tag())
	s.Keys("Ctrl+End")
	_, ok := s.Find("999999049")
	require.True(t, ok, "the last cell is focused but not on the screen")
	s.Keys("Ctrl+Home")
	x, y := s.Grid.ScrollOffset()
	require.Zero(t, x)
	require.Zero(t, y)
	s.Wheel(100, 100, 500, 5000)
	s.Keys("Ctrl+Backspace")
	x, y = s.Grid.ScrollOffset()
	require.Zero(t, x)
	require.Zero(t, y, "Ctrl+Backspace does not bring the focus back")
}

func TestPageAcross(t *testing.T) {
	s := gridstage.NewNumbers(100, 50)
	s.Focus(s.Grid.Tag())
	s.Keys("Alt+PageDown")
	require.Equal(t, "c4", s.Grid.Focused().ColumnID)
	s.Keys("Alt+PageUp")
	require.Equal(t, "c0", s.Grid.Focused().ColumnID)
}

func TestFocusStaysWithItsRow(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Grid.FocusCell(50, "name")
	s.Settle()
	rows := gridstage.People(100)
	s.Grid.SetRows(rows[10:])
	s.Settle()
	require.Equal(t, 40, s.Grid.Focused().Row)
	require.Equal(t, "p50", s.Grid.Focused().RowID)
	// The row is removed: the nearest one gets the focus.
	s.Grid.SetRows(rows[:30])
	s.Settle()
	require.Equal(t, at(29, "name"), s.Grid.Focused())
}

func TestTabLeavesOrMoves(t *testing.T) {
	s := gridstage.NewPeople(2)
	s.Focus(s.Grid.Tag())
	require.True(t, s.Focused(s.Grid.Tag()))
	s.Keys("Tab")
	require.Equal(t, "id", s.Grid.Focused().ColumnID)

	s = gridstage.NewPeople(2)
	s.Grid.Keys.TabCells = true
	s.Focus(s.Grid.Tag())
	for _, want := range []events.Focus{at(0, "name"), at(0, "age"), at(0, "city"), at(1, "id")} {
		s.Keys("Tab")
		require.Equal(t, want, s.Grid.Focused())
	}
	s.Keys("Shift+Tab")
	require.Equal(t, at(0, "city"), s.Grid.Focused())
	s.Keys("Tab", "Tab", "Tab", "Tab")
	require.True(t, s.Focused(s.Grid.Tag()))
	s.Keys("Tab")
	require.False(t, s.Focused(s.Grid.Tag()), "Tab after the last cell does not leave the grid")
}

func TestBindings(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Grid.Keys.Bind = []option.Binding{
		{Name: "J", Action: option.ActionDown},
		{Name: key.NameDownArrow, Action: option.ActionNone},
	}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(5, "name")
	s.Settle()
	s.Keys("J")
	require.Equal(t, at(6, "name"), s.Grid.Focused())
	s.Keys("Down")
	require.Equal(t, at(6, "name"), s.Grid.Focused(), "a binding to ActionNone does not switch the default off")
	require.NotEmpty(t, option.DefaultKeys().Bind)
}

func TestKeyDownCanBeHandled(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(5, "name")
	s.Settle()
	var keys []key.Name
	s.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellKeyDown[gridstage.Person]); ok {
			keys = append(keys, ev.Key.Name)
			require.Equal(t, s.Grid.Focused().ColumnID, ev.Cell.ColumnID)
			if ev.Key.Name == key.NameDownArrow {
				ev.Handle()
			}
		}
	}
	s.Keys("Down", "Right", "A")
	require.Equal(t, at(5, "age").ColumnID, s.Grid.Focused().ColumnID)
	require.Equal(t, 5, s.Grid.Focused().Row, "a handled key still moved the focus")
	require.Equal(t, []key.Name{key.NameDownArrow, key.NameRightArrow}, keys)
	s.Grid.Keys.All = true
	s.Settle()
	s.Keys("A")
	require.Equal(t, key.Name("A"), keys[len(keys)-1])
}

func TestRightToLeftKeysAndPlaces(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	s.Grid.ColumnPinning.Left = []string{"id"}
	s.Focus(s.Grid.Tag())
	s.Settle()
	s.Grid.FocusCell(2, "name")
	id, _ := s.Find("ID")
	require.Equal(t, 400, id.Bounds.Max.X, "the first column does not stand at the right")
	s.Keys("Left")
	require.Equal(t, at(2, "age"), s.Grid.Focused())
	s.Keys("Right")
	require.Equal(t, at(2, "name"), s.Grid.Focused())
	age, _ := s.Find("Age")
	name, _ := s.Find("Name")
	require.Less(t, age.Bounds.Min.X, name.Bounds.Min.X)
	x, y := age.Center()
	s.TakeKinds()
	s.Click(x, y+80)
	require.Equal(t, "age", s.Grid.Focused().ColumnID, "pointer and picture disagree")
}

func TestClickOrder(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.TakeKinds()
	s.Click(80, 130)
	require.Equal(t, []string{
		"events.FocusMoved", "gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]",
		"gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]",
	}, s.TakeKinds())
	s.DoubleClick(80, 130)
	require.Equal(t, []string{
		"gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]",
		"gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]",
		"gridui.CellClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]",
		"gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]",
	}, s.TakeKinds())
}

func TestHandlersHearInOrder(t *testing.T) {
	var heard []string
	h := gridui.Handlers{
		gridui.On(func(events.FocusMoved) { heard = append(heard, "focus") }),
		gridui.On(func(ev gridui.CellClicked[gridstage.Person]) {
			heard = append(heard, "cell "+ev.Cell.ColumnID+" "+ev.Cell.RowID)
		}),
		gridui.On(func(ev gridui.RowClicked[gridstage.Person]) {
			heard = append(heard, "row "+ev.Cell.Row.Name)
			if ev.Double {
				heard = append(heard, "double")
			}
		}),
		gridui.On(func(ev gridui.CellKeyDown[gridstage.Person]) {
			heard = append(heard, "key "+string(ev.Key.Name))
			ev.Handle()
		}),
		gridui.On(func(ev events.HeaderClicked) { heard = append(heard, "head "+ev.ColumnID) }),
		gridui.On(func(gridui.RowAddRequested[gridstage.Person]) { heard = append(heard, "add") }),
		gridui.On(func(ev events.RowDeleteRequested) { heard = append(heard, "delete "+ev.RowID) }),
		gridui.On(func(ev gridui.RowUpdateRequested[gridstage.Person]) { heard = append(heard, "update "+ev.RowID) }),
		gridui.On(func(ev events.EditRequested) { heard = append(heard, "edit "+ev.RowID+" "+ev.ColumnID) }),
	}
	var grid gridui.Grid[gridstage.Person]
	grid.Columns = gridstage.PeopleColumns()
	grid.RowID = func(p gridstage.Person) string { return p.ID }
	grid.SetRows(gridstage.People(20))
	s := gridstage.New(image.Pt(400, 300), func(*gridui.Grid[gridstage.Person]) {})
	s.Harness = gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		h.Update(gtx, &grid)
		return gridui.New(s.Theme, &grid).Layout(gtx)
	})
	s.Settle()
	s.DoubleClick(80, 130)
	s.Keys("Down")
	s.Click(80, 20)
	grid.RequestAddRow(&gridstage.Person{})
	grid.RequestDeleteRow("p1")
	grid.RequestUpdateRow("p2", func(p *gridstage.Person) { p.Age++ })
	grid.StartEditing("p3", "age")
	s.Settle()
	require.Equal(t, []string{
		"focus", "cell name p2", "row Park", "cell name p2", "row Park", "double", "key ↓", "head name",
		"add", "delete p1", "update p2", "edit p3 age",
	}, heard)
}

func TestEventsWaitForTheCaller(t *testing.T) {
	var grid gridui.Grid[gridstage.Person]
	grid.Columns = gridstage.PeopleColumns()
	grid.SetRows(gridstage.People(20))
	th := gridstage.NewTheme()
	read := false
	var got []events.Event
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
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
	s := gridstage.NewPeople(100)
	s.Click(80, 20)
	require.Equal(t, head(0, "name"), s.Grid.Focused())
	s.Click(80, 130)
	s.Click(200, 20)
	require.Equal(t, at(2, "name"), s.Grid.Focused())
}

func TestFocusThatMovesWithTheRowsIsTold(t *testing.T) {
	s := gridstage.NewPeople(10)
	moves := func() []events.FocusMoved {
		s.Settle()
		return gridstage.TakeEvents[events.FocusMoved](&s.Events)
	}
	s.Grid.FocusCell(3, "name")
	moves()
	s.Grid.SetRows(gridstage.People(10)[1:])
	require.Empty(t, moves(), "it is the same row in another place")
	require.Equal(t, events.Focus{Band: layoutx.Body, Row: 2, RowID: "p3", ColumnID: "name"}, s.Grid.Focused())
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p3"}}))
	next := events.Focus{Band: layoutx.Body, Row: 2, RowID: "p4", ColumnID: "name"}
	require.Equal(t, []events.FocusMoved{{From: events.Focus{Band: layoutx.Body, Row: 2, RowID: "p3", ColumnID: "name"}, To: next}}, moves())
	s.Grid.SetRows(nil)
	require.Equal(t, []events.FocusMoved{{From: next, To: events.Focus{Row: -1}}}, moves())
	s.Grid.SetRows(gridstage.People(10))
	s.Grid.FocusCell(0, "name")
	moves()
	s.Grid.Columns = nil
	require.Equal(t, []events.FocusMoved{{From: at(0, "name"), To: events.Focus{Row: -1}}}, moves())
}

// The focus on a row below a closed one moves to the closed row, and an event reports it.
func TestTheFocusIsOnTheRowThatItShowsOn(t *testing.T) {
	for name, close := range map[string]func(g *gridui.Grid[treestage.Part]){
		"collapsed": func(g *gridui.Grid[treestage.Part]) { g.Row("wheel").SetExpanded(false) },
		"collapsed and sorted": func(g *gridui.Grid[treestage.Part]) {
			g.Row("wheel").SetExpanded(false)
			g.Sorting.Keys = []option.SortKey{{ColumnID: "name"}}
		},
	} {
		t.Run(name, func(t *testing.T) {
			s := treestage.NewBranches(func(g *gridui.Grid[treestage.Part]) { g.Sorting.Mode = option.SortSingle })
			s.Grid.FocusCell(3, "name")
			s.Settle()
			require.Equal(t, "hub", s.Grid.Focused().RowID)
			s.Events = nil
			close(&s.Grid)
			s.Settle()
			f := s.Grid.Focused()
			row, ok := s.Grid.RowAt(f.Row)
			require.True(t, ok)
			require.Equal(t, row.ID, f.RowID)
			require.Equal(t, "wheel", f.RowID)
			moved := gridstage.EventsOf[events.FocusMoved](s.Events)
			require.Len(t, moved, 1)
			require.Equal(t, "hub", moved[0].From.RowID)
			require.Equal(t, "wheel", moved[0].To.RowID)
		})
	}
}
