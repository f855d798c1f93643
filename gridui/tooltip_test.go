// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"errors"
	"testing"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// TestTooltipsStandWhereReadingStarts rests on a narrow cell with a wide tooltip: their
// edges are in line where reading starts.
func TestTooltipsStandWhereReadingStarts(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		s := newPeople(20)
		s.Size.X = 700
		s.style = func(st *gridui.Style) {
			if rtl {
				st.Direction = gridui.DirectionRTL
			}
		}
		s.grid.Tooltip = func(c gridui.CellContext[person]) string {
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

// tipped is a grid whose cells and whose header of a column have tooltips.
func tipped() *stage[person] {
	s := newPeople(20)
	s.grid.Columns = []gridui.Column[person]{
		gridui.Field("id", "ID", func(p person) string { return p.ID }).HeaderTooltip("given once"),
		gridui.Field("name", "Name", func(p person) string { return p.Name }).
			Tooltip(func(c gridui.CellContext[person]) string { return "about " + c.Row.ID }),
		gridui.Field("long", "Long", func(p person) string { return "a text that is far too long for a cell of 90" }).Width(90),
		gridui.Field("city", "City", func(p person) string { return p.City }),
	}
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.Settle()
	s.Focus(s.grid.Tag())
	return s
}

// tip is the tooltip that shows: what lies over all else is described last, and of a
// tooltip there is nothing to say but its text.
func (s *stage[T]) tip() string {
	nodes := s.Nodes()
	if last := nodes[len(nodes)-1]; last.Description == "" {
		return last.Label
	}
	return ""
}

func TestKeyShowsTheTooltip(t *testing.T) {
	s := tipped()
	focus := func(row int, column string) { s.grid.FocusCell(row, column); s.Settle() }
	focus(2, "name")
	require.Empty(t, s.tip(), "the focus alone shows nothing")
	s.Keys("Shift+F1")
	require.Equal(t, "about p2", s.tip())
	frames := s.Frames()
	s.Advance(time.Minute)
	require.Equal(t, frames, s.Frames(), "it asks for no frame")
	_, wakes := s.Wakeup()
	require.False(t, wakes)
	s.Keys("Shift+F1")
	require.Empty(t, s.tip(), "again: hidden")
	s.Keys("Shift+F1", "Down")
	require.Empty(t, s.tip(), "it goes with the focus")
	s.Keys("Shift+F1")
	require.Equal(t, "about p3", s.tip())

	s.grid.FocusCell(5, "name")
	s.Settle()
	require.Empty(t, s.tip(), "the focus moved by itself")

	focus(1, "long")
	s.Keys("Shift+F1")
	require.Equal(t, "a text that is far too long for a cell of 90", s.tip(), "all of a text that is cut short")
	focus(1, "city")
	s.Keys("Shift+F1")
	require.Empty(t, s.tip(), "there is nothing to say")

	focus(0, "id")
	s.Keys("Up", "Shift+F1")
	require.Equal(t, "given once", s.tip(), "that of a header")
	s.Focus(nil)
	require.Empty(t, s.tip(), "it goes with the keyboard")
}

func TestTooltipOfAKeyComesWithItsCell(t *testing.T) {
	s := tipped()
	s.grid.FocusCell(1, "name")
	s.Settle()
	s.grid.ScrollToRow(15, gridui.ScrollStart)
	s.Settle()
	require.Empty(t, s.FindAll("row 2 of"))
	s.Keys("Shift+F1")
	require.NotEmpty(t, s.FindAll("row 2 of"))
	require.Equal(t, "about p1", s.tip())
}

// TestThePointerLeavesTheTooltipOfAKey moves the pointer about, and then presses it.
func TestThePointerLeavesTheTooltipOfAKey(t *testing.T) {
	s := tipped()
	s.grid.FocusCell(1, "name")
	s.Settle()
	s.Keys("Shift+F1")
	s.Move(200, 200)
	s.Move(20, 120)
	s.Advance(time.Second)
	require.Equal(t, "about p1", s.tip())
	s.Leave()
	require.Equal(t, "about p1", s.tip())
	s.Click(20, 200)
	require.Empty(t, s.tip())
	cell, _ := s.Find("Lee")
	s.Move(float32(cell.Bounds.Min.X+9), float32(cell.Bounds.Min.Y+9))
	s.Advance(time.Second)
	require.Equal(t, "about p1", s.tip(), "resting shows it as ever")
}

func TestEscapeHidesTooltips(t *testing.T) {
	s := tipped()
	s.grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shift+F1", "Escape")
	require.Empty(t, s.tip())
	cell, _ := s.Find("Lee")
	rest := func(dx int) {
		s.Move(float32(cell.Bounds.Min.X+dx), float32(cell.Bounds.Min.Y+9))
		s.Advance(time.Second)
	}
	rest(9)
	require.Equal(t, "about p1", s.tip())
	s.Keys("Escape")
	require.Empty(t, s.tip())
	rest(15)
	require.Empty(t, s.tip(), "it stays away while the pointer is there")
	s.Move(20, 250)
	rest(15)
	require.Equal(t, "about p1", s.tip())
}

// TestEscapeWithoutATooltipIsLetGo has a widget around the grid ask for Esc.
func TestEscapeWithoutATooltipIsLetGo(t *testing.T) {
	s := tipped()
	s.grid.FocusCell(2, "name")
	s.Settle()
	outer := 0
	s.on = nil
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
	s.grid.Tooltips.Off = true
	s.grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shift+F1")
	require.Empty(t, s.tip())
}

func TestAnotherKeyShowsTheTooltip(t *testing.T) {
	s := tipped()
	s.grid.Keys.Bind = []option.Binding{
		{Name: "I", Modifiers: key.ModShortcut, Action: option.ActionTooltip}, {Name: key.NameF1, Modifiers: key.ModShift},
	}
	s.grid.FocusCell(2, "name")
	s.Settle()
	s.Keys("Shift+F1")
	require.Empty(t, s.tip())
	s.Keys("Shortcut+I")
	require.Equal(t, "about p2", s.tip())
}

func TestKeyShowsWhyAValueWasRefused(t *testing.T) {
	s := newStock(3)
	s.grid.Editing.Controlled = true
	s.on = func(ev events.Event) {
		if ev, ok := ev.(gridui.CellsEdited[stock]); ok {
			ev.Reject(errors.New("the store is closed"))
		}
	}
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(1, "qty")
	s.Settle()
	s.Keys("Delete", "Shift+F1")
	require.Equal(t, "the store is closed", s.tip())
}

// typesWrong types what is no value where one is expected, and sees that it is said a
// while after the last key; it returns what is said.
func (s *stage[T]) typesWrong(t *testing.T) (bad string) {
	t.Helper()
	bad = locale.English().FilterBad
	s.Type("x")
	require.Empty(t, s.FindAll(bad), "at once")
	s.Advance(400 * time.Millisecond)
	s.Type("y")
	s.Advance(400 * time.Millisecond)
	require.Empty(t, s.FindAll(bad), "while keys come")
	s.Advance(200 * time.Millisecond)
	require.NotEmpty(t, s.FindAll(bad))
	return bad
}

// TestFieldsOfTheFilterRowSayWhatIsWrong types half a condition: a while after, the field
// that is typed into says so.
func TestFieldsOfTheFilterRowSayWhatIsWrong(t *testing.T) {
	s := newPeople(20)
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.grid.Filtering = option.Filtering{Enabled: true, Row: true}
	s.Settle()
	s.Click(190, 55)
	bad := s.typesWrong(t)
	s.Move(190, 200) // else it is told to the pointer that rests on the field
	s.Keys("Escape")
	require.Empty(t, s.FindAll(bad))
}
