// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tooltip_test

import (
	"errors"
	"fmt"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestGridTooltip(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Tooltip = func(c gridui.CellContext[gridstage.Person]) string {
		if c.ColumnID != "age" {
			return ""
		}
		return fmt.Sprint(c.RowID, " is ", c.Value())
	}
	s.Settle()
	for x, want := range map[float32]bool{200: true, 110: false} {
		s.Move(x, 100)
		s.Advance(time.Second)
		_, ok := s.Find("p1 is 21")
		require.Equal(t, want, ok, "at %v", x)
		s.Leave()
		s.Advance(time.Second)
	}
}

func TestTooltips(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("id", "A header that is much too long for its column", func(p gridstage.Person) string { return p.ID }).Width(60),
		gridui.Func("long", "Long", func(p gridstage.Person) (string, bool) { return "a text that is far too long for a cell of 100", true }).Width(100),
		gridui.Field("age", "Age", func(p gridstage.Person) int { return p.Age }).Tooltip(func(c gridui.CellContext[gridstage.Person]) string {
			return fmt.Sprint("age of ", c.Row.Name, ": ", c.Value())
		}),
	}
	s.Settle()
	shown := func(x, y float32) string {
		s.Move(1, 299)
		s.Advance(time.Second)
		before := map[string]bool{}
		for _, n := range s.Nodes() {
			before[n.Label+n.Bounds.String()] = true
		}
		s.Move(x, y)
		s.Advance(400 * time.Millisecond)
		for _, n := range s.Nodes() {
			require.True(t, before[n.Label+n.Bounds.String()], "a tooltip came too early: %s", n.Label)
		}
		s.Advance(200 * time.Millisecond)
		for _, n := range s.Nodes() {
			if n.Label != "" && !before[n.Label+n.Bounds.String()] {
				return n.Label
			}
		}
		return ""
	}
	require.Equal(t, "a text that is far too long for a cell of 100", shown(100, 100))
	require.Equal(t, "age of Lee: 21", shown(200, 100))
	require.Equal(t, "A header that is much too long for its column", shown(20, 20))
	require.Empty(t, shown(20, 100), "a text that fits has a tooltip")
	s.Grid.Tooltips.ElidedDisabled = true
	require.Empty(t, shown(100, 100))
	s.Grid.Tooltips.Disabled = true
	require.Empty(t, shown(200, 100))
}

// TestTooltipsStandWhereReadingStarts rests on a narrow cell with a wide tooltip: their
// edges are in line where reading starts.
func TestTooltipsStandWhereReadingStarts(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := gridstage.NewPeople(20)
		s.Size.X = 700
		s.Style = func(st *gridui.Style) {
			if rtl {
				st.Direction = gridui.DirectionRTL
			}
		}
		s.Grid.Tooltip = func(c gridui.CellContext[gridstage.Person]) string {
			return "a tooltip that is wider than its cell, of " + c.Row.ID
		}
		s.Settle()
		cell, _ := s.Find("Lee")
		s.Move(float32(cell.Bounds.Min.X+10), float32(cell.Bounds.Min.Y+10))
		s.Advance(time.Second)
		tip, ok := s.Find("a tooltip that")
		require.True(t, ok)
		const pad = 10
		if rtl {
			require.InDelta(t, cell.Bounds.Max.X-pad, tip.Bounds.Max.X, 1)
		} else {
			require.Equal(t, cell.Bounds.Min.X+pad, tip.Bounds.Min.X)
		}
		require.Less(t, tip.Bounds.Dy(), 40, "what describes it is as large as it")
	}
}

// tipped returns a grid whose cells and whose header of a column have tooltips.
func tipped() *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(20)
	s.Grid.Columns = []gridui.Column[gridstage.Person]{
		gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).HeaderTooltip("given once"),
		gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).
			Tooltip(func(c gridui.CellContext[gridstage.Person]) string { return "about " + c.Row.ID }),
		gridui.Field("long", "Long", func(p gridstage.Person) string { return "a text that is far too long for a cell of 90" }).Width(90),
		gridui.Field("city", "City", func(p gridstage.Person) string { return p.City }),
	}
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	s.Focus(s.Grid.Tag())
	return s
}

// tip returns the visible tooltip: what lies over everything else is described last, and a tooltip has no
// description but its text.
func tip[T any](s *gridstage.Stage[T]) string {
	nodes := s.Nodes()
	if last := nodes[len(nodes)-1]; last.Description == "" {
		return last.Label
	}
	return ""
}

func TestKeyShowsTheTooltip(t *testing.T) {
	s := tipped()
	focus := func(row int, column string) { s.Grid.FocusCell(row, column); s.Settle() }
	focus(2, "name")
	require.Empty(t, tip(s), "the focus alone shows nothing")
	s.Keys("Shift+F1")
	require.Equal(t, "about p2", tip(s))
	frames := s.Frames()
	s.Advance(time.Minute)
	require.Equal(t, frames, s.Frames(), "it asks for no frame")
	_, wakes := s.Wakeup()
	require.False(t, wakes)
	s.Keys("Shift+F1")
	require.Empty(t, tip(s), "again: hidden")
	s.Keys("Shift+F1", "Down")
	require.Empty(t, tip(s), "it goes with the focus")
	s.Keys("Shift+F1")
	require.Equal(t, "about p3", tip(s))

	s.Grid.FocusCell(5, "name")
	s.Settle()
	require.Empty(t, tip(s), "the focus moved by itself")

	focus(1, "long")
	s.Keys("Shift+F1")
	require.Equal(t, "a text that is far too long for a cell of 90", tip(s), "all of a text that is cut short")
	focus(1, "city")
	s.Keys("Shift+F1")
	require.Empty(t, tip(s), "there is nothing to say")

	focus(0, "id")
	s.Keys("Up", "Shift+F1")
	require.Equal(t, "given once", tip(s), "that of a header")
	s.Focus(nil)
	require.Empty(t, tip(s), "it goes with the keyboard")
}

func TestTooltipOfAKeyComesWithItsCell(t *testing.T) {
	s := tipped()
	s.Grid.FocusCell(1, "name")
	s.Settle()
	s.Grid.ScrollToRow(15, option.AlignStart)
	s.Settle()
	require.Empty(t, s.FindAll("row 2 of"))
	s.Keys("Shift+F1")
	require.NotEmpty(t, s.FindAll("row 2 of"))
	require.Equal(t, "about p1", tip(s))
}

// TestThePointerLeavesTheTooltipOfAKey moves the pointer about, and then presses it.
func TestThePointerLeavesTheTooltipOfAKey(t *testing.T) {
	s := tipped()
	s.Grid.FocusCell(1, "name")
	s.Settle()
	s.Keys("Shift+F1")
	s.Move(200, 200)
	s.Move(20, 120)
	s.Advance(time.Second)
	require.Equal(t, "about p1", tip(s))
	s.Leave()
	require.Equal(t, "about p1", tip(s))
	s.Click(20, 200)
	require.Empty(t, tip(s))
	cell, _ := s.Find("Lee")
	s.Move(float32(cell.Bounds.Min.X+9), float32(cell.Bounds.Min.Y+9))
	s.Advance(time.Second)
	require.Equal(t, "about p1", tip(s), "resting shows it as ever")
}

func TestEscapeHidesTooltips(t *testing.T) {
	s := tipped()
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shift+F1", "Escape")
	require.Empty(t, tip(s))
	cell, _ := s.Find("Lee")
	rest := func(dx int) {
		s.Move(float32(cell.Bounds.Min.X+dx), float32(cell.Bounds.Min.Y+9))
		s.Advance(time.Second)
	}
	rest(9)
	require.Equal(t, "about p1", tip(s))
	s.Keys("Escape")
	require.Empty(t, tip(s))
	rest(15)
	require.Empty(t, tip(s), "it stays away while the pointer is there")
	s.Move(20, 250)
	rest(15)
	require.Equal(t, "about p1", tip(s))
}

// TestEscapeWithoutATooltipIsLetGo makes a widget around the grid request Esc.
func TestEscapeWithoutATooltipIsLetGo(t *testing.T) {
	s := tipped()
	s.Grid.FocusCell(2, "name")
	s.Settle()
	outer := 0
	s.On = nil
	w := s.Harness.Widget
	s.Harness.Widget = func(gtx layout.Context) layout.Dimensions {
		dims := w(gtx)
		for {
			ev, ok := gtx.Event(key.Filter{Name: key.NameEscape})
			if !ok {
				return dims
			}
			if ev.(key.Event).State == key.Press {
				outer++
			}
		}
	}
	s.Settle()
	s.Keys("Escape")
	require.Equal(t, 1, outer)
	s.Keys("Shift+F1", "Escape")
	require.Equal(t, 1, outer, "it hid the tooltip")
	s.Keys("Escape")
	require.Equal(t, 2, outer)
}

func TestTooltipsThatAreOffAreSoForKeys(t *testing.T) {
	s := tipped()
	s.Grid.Tooltips.Disabled = true
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shift+F1")
	require.Empty(t, tip(s))
}

func TestAnotherKeyShowsTheTooltip(t *testing.T) {
	s := tipped()
	s.Grid.Keys.Bind = []option.Binding{
		{Name: "I", Modifiers: key.ModShortcut, Action: option.ActionTooltip}, {Name: key.NameF1, Modifiers: key.ModShift},
	}
	s.Grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shift+F1")
	require.Empty(t, tip(s))
	s.Keys("Shortcut+I")
	require.Equal(t, "about p2", tip(s))
}

func TestKeyShowsWhyAValueWasRefused(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.Editing.Controlled = true
	s.On = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellsEdited[stockstage.Stock]); ok {
			ev.Reject(errors.New("the store is closed"))
		}
	}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(1, "qty")
	s.Settle()
	s.Keys("Delete", "Shift+F1")
	require.Equal(t, "the store is closed", tip(s))
}

// TestFieldsOfTheFilterRowSayWhatIsWrong types half a condition: after a while the field that is typed into shows
// the error.
func TestFieldsOfTheFilterRowSayWhatIsWrong(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Filtering = option.Filtering{Enabled: true, Row: true}
	s.Settle()
	s.Click(190, 55)
	bad := s.TypesWrong(t)
	s.Move(190, 200) // else the pointer that rests on the field shows it
	s.Keys("Escape")
	require.Empty(t, s.FindAll(bad))
}
