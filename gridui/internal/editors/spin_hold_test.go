// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors_test

import (
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// buttonAt returns the middle of a button.
func buttonAt(t *testing.T, s *stage, label string) (x, y float32) {
	t.Helper()
	for _, n := range s.Nodes() {
		if n.Class == semantic.Button && n.Label == label {
			return n.Center()
		}
	}
	t.Fatalf("no %q in\n%s", label, s.Dump())
	return 0, 0
}

// hold presses a button of the mouse on a button and keeps it down.
func hold(t *testing.T, s *stage, label string) {
	t.Helper()
	s.Move(buttonAt(t, s, label))
	s.Press(pointer.ButtonPrimary)
	s.Frame()
}

// TestSpinButtonsRepeat holds the buttons of all editors that have them, in a cell and in a row: a step after 400 ms,
// then 20 steps a second.
func TestSpinButtonsRepeat(t *testing.T) {
	for _, c := range []struct{ column, header, button, first, second, end string }{
		{"qty", "Qty", "Increase", "6", "7", "10"},
		{"qty", "Qty", "Decrease", "4", "3", "0"},
		{"price", "Price", "Increase", "1.6", "1.7", "3.6"},
		{"wait", "Wait", "Increase", "1:45", "2:00", "6:45"},
		{"level", "Level", "Decrease", "45", "40", "0"},
	} {
		for _, row := range []bool{false, true} {
			t.Run(c.column+" "+c.button, func(t *testing.T) {
				s := open(t, c.column, func(s *stage) { s.Grid.Editing.Row = row })
				s.Keys("F2")
				begun := fieldOf(t, s, c.header)
				hold(t, s, c.button)
				s.Advance(390 * time.Millisecond)
				require.Equal(t, begun, fieldOf(t, s, c.header), "before the first repeat")
				s.Advance(20 * time.Millisecond)
				require.Equal(t, c.first, fieldOf(t, s, c.header))
				s.Advance(60 * time.Millisecond)
				require.Equal(t, c.second, fieldOf(t, s, c.header))
				s.Advance(19*50*time.Millisecond + 20*time.Millisecond)
				require.Equal(t, c.end, fieldOf(t, s, c.header), "after 21 steps or at the limit")
				s.Release(pointer.ButtonPrimary)
				s.Advance(time.Second)
				require.Equal(t, c.end, fieldOf(t, s, c.header), "the release of a repeated step is no click")
				_, wakes := s.Wakeup()
				require.False(t, wakes)
				s.Keys("Enter")
				s.Settle()
				require.Len(t, gridstage.EventsOf[gridui.CellsEdited[item]](s.Events), 1)
				s.Grid.History().Undo()
				s.Settle()
				require.Equal(t, items()[0], first(t, s), "one step of undo")
			})
		}
	}
}

func TestSpinButtonsStopRepeating(t *testing.T) {
	begin := func(t *testing.T) *stage {
		s := open(t, "price")
		s.Keys("F2")
		hold(t, s, "Increase")
		s.Advance(410 * time.Millisecond)
		require.Equal(t, "1.6", field(s))
		return s
	}
	for name, end := range map[string]func(s *stage){
		"released":      func(s *stage) { s.Release(pointer.ButtonPrimary) },
		"taken over":    func(s *stage) { s.Cancel() },
		"left":          func(s *stage) { s.Move(900, 400) },
		"on the other":  func(s *stage) { s.Move(buttonAt(t, s, "Decrease")) },
		"left and back": func(s *stage) { x, y := buttonAt(t, s, "Increase"); s.Move(900, 400); s.Move(x, y) },
	} {
		t.Run(name, func(t *testing.T) {
			s := begin(t)
			end(s)
			s.Frame()
			s.Advance(time.Second)
			require.Equal(t, "1.6", field(s))
			s.Release(pointer.ButtonPrimary)
			s.Advance(time.Second)
			require.Equal(t, "1.6", field(s), "the release is no click")
		})
	}
	s := begin(t)
	s.Keys("Esc")
	s.Keys("F2")
	s.Advance(time.Second)
	require.Equal(t, "1.5", field(s), "another edit does not go on with it")

	s = open(t, "price")
	s.Keys("F2")
	hold(t, s, "Increase")
	s.Move(900, 400)
	s.Frame()
	s.Release(pointer.ButtonPrimary)
	s.Frame()
	require.Equal(t, "1.5", field(s), "a press that ends beside the button is no click")
	hold(t, s, "Increase")
	s.Release(pointer.ButtonPrimary)
	s.Frame()
	require.Equal(t, "1.6", field(s), "a short press is one step")
}

func TestSpinButtonsRepeatUnderAFinger(t *testing.T) {
	s := open(t, "qty")
	s.Keys("F2")
	x, y := buttonAt(t, s, "Decrease")
	s.TouchDown(0, x, y)
	s.Frame()
	s.Advance(520 * time.Millisecond)
	require.Equal(t, "2", field(s))
	s.TouchUp(0, x, y)
	s.Advance(time.Second)
	require.Equal(t, "2", field(s))
}

// TestSpinButtonsRepeatInTheNewRow holds a button in the row in which users type a new row.
func TestSpinButtonsRepeatInTheNewRow(t *testing.T) {
	s := open(t, "qty", func(s *stage) {
		s.Grid.NewRow = func(*item) item { return item{ID: "n"} }
		s.Grid.Editing.NewRow = option.NewRow{Enabled: true}
	})
	s.Frame()
	s.Keys("Shortcut++")
	s.Settle()
	require.Equal(t, "0", fieldOf(t, s, "Qty"))
	hold(t, s, "Increase")
	s.Advance(520 * time.Millisecond)
	require.Equal(t, "3", fieldOf(t, s, "Qty"))
	s.Release(pointer.ButtonPrimary)
	s.Keys("Enter")
	s.Settle()
	row, ok := s.Grid.RowAt(3)
	require.True(t, ok)
	require.Equal(t, item{ID: "n", Qty: 3}, row)
	require.True(t, s.Grid.History().Undo())
	require.False(t, s.Grid.History().CanUndo(), "one step")
}
