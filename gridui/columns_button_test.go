// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleColumnVisibility_button() {
	g := exampleGrid()
	g.ColumnVisibility.Button = true
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.ColumnVisibilityChanged); ok {
			fmt.Println("hidden:", ev.Hidden)
		}
	})
	button, _ := h.Find(locale.Korean().Columns)
	h.Click(button.Center())
	h.Keys("Down", "Enter") // the second column in the list
	fmt.Println(g.ShownColumns())
	// Output:
	// hidden: [qty]
	// [id total]
}

// newColumnsButton is a grid of people with the button that opens the list of columns.
func newColumnsButton(dir gridui.Direction) *stage[person] {
	s := newPeople(100)
	s.Size = image.Pt(600, 400)
	s.grid.ColumnVisibility.Button = true
	s.style = func(st *gridui.Style) { st.Locale, st.Direction = locale.English(), dir }
	s.Settle()
	s.events = nil
	return s
}

func TestColumnsButtonOpensTheList(t *testing.T) {
	for name, press := range map[string]func(*stage[person]){
		"click": func(s *stage[person]) { s.press(t, "Columns") },
		"tap": func(s *stage[person]) {
			n, _ := s.control("Columns")
			s.Tap(n.Center())
		},
		"Enter": func(s *stage[person]) { s.Focus(s.grid.Tag()); s.Keys("Shift+Tab", "Enter") },
		"Space": func(s *stage[person]) { s.Focus(s.grid.Tag()); s.Keys("Shift+Tab", "Space") },
	} {
		s := newColumnsButton(gridui.DirectionLTR)
		press(s)
		_, ok := s.choice("City")
		require.True(t, ok, name)
		s.Keys("Escape")
		_, ok = s.choice("City")
		require.False(t, ok, name)
		require.True(t, s.Focused(s.grid.Tag()), name)
	}
}

func TestColumnsButtonStandsAtTheEnd(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newColumnsButton(dir)
		s.grid.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true}
		s.Settle()
		columns, ok := s.control("Columns")
		require.True(t, ok)
		clear, ok := s.control("Clear sort")
		require.True(t, ok)
		if dir == gridui.DirectionRTL {
			require.Equal(t, 4, columns.Bounds.Min.X)
			require.Equal(t, columns.Bounds.Max.X+4, clear.Bounds.Min.X)
		} else {
			require.Equal(t, 596, columns.Bounds.Max.X)
			require.Equal(t, columns.Bounds.Min.X-4, clear.Bounds.Max.X)
		}
	}
}

func TestColumnsButtonOfANarrowGridIsAnIcon(t *testing.T) {
	s := newColumnsButton(gridui.DirectionLTR)
	wide, _ := s.control("Columns")
	s.Size.X = 150
	s.Settle()
	n, ok := s.control("Columns")
	require.True(t, ok)
	require.Less(t, n.Bounds.Dx(), wide.Bounds.Dx())
	require.Equal(t, n.Bounds.Dx(), n.Bounds.Dy())
	s.Move(n.Center())
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Columns"), 2, "it has a tooltip")
	s.press(t, "Columns")
	_, ok = s.choice("City")
	require.True(t, ok)
}

func TestWithoutColumnsButtonThereIsNoLine(t *testing.T) {
	s := newColumnsButton(gridui.DirectionLTR)
	s.grid.ColumnVisibility.Button = false
	s.Settle()
	_, ok := s.control("Columns")
	require.False(t, ok)
	name, _ := s.Find("Name")
	require.Equal(t, image.Rect(60, 0, 160, 40), name.Bounds)
}
