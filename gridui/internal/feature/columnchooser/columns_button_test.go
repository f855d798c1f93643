// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser_test

import (
	"image"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newColumnsButton returns a grid of people with the button that opens the list of columns.
func newColumnsButton(dir gridui.Direction) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(100)
	s.Size = image.Pt(600, 400)
	s.Grid.ColumnVisibility.Button = true
	s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), dir }
	s.Settle()
	s.Events = nil
	return s
}

func TestColumnsButtonOpensTheList(t *testing.T) {
	for name, press := range map[string]func(*gridstage.Stage[gridstage.Person]){
		"click": func(s *gridstage.Stage[gridstage.Person]) { s.PressControl(t, "Columns") },
		"tap": func(s *gridstage.Stage[gridstage.Person]) {
			n, _ := s.Control("Columns")
			s.Tap(n.Center())
		},
		"Enter": func(s *gridstage.Stage[gridstage.Person]) { s.Focus(s.Grid.Tag()); s.Keys("Shift+Tab", "Enter") },
		"Space": func(s *gridstage.Stage[gridstage.Person]) { s.Focus(s.Grid.Tag()); s.Keys("Shift+Tab", "Space") },
	} {
		s := newColumnsButton(gridui.DirectionLTR)
		press(s)
		_, ok := s.ChooserBox("City")
		require.True(t, ok, name)
		s.Keys("Escape")
		_, ok = s.ChooserBox("City")
		require.False(t, ok, name)
		require.True(t, s.Focused(s.Grid.Tag()), name)
	}
}

func TestColumnsButtonStandsAtTheEnd(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newColumnsButton(dir)
		s.Grid.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true}
		s.Settle()
		columns, ok := s.Control("Columns")
		require.True(t, ok)
		clear, ok := s.Control("Clear sort")
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
	wide, _ := s.Control("Columns")
	s.Size.X = 150
	s.Settle()
	n, ok := s.Control("Columns")
	require.True(t, ok)
	require.Less(t, n.Bounds.Dx(), wide.Bounds.Dx())
	require.Equal(t, n.Bounds.Dx(), n.Bounds.Dy())
	s.Move(n.Center())
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Columns"), 2, "it has a tooltip")
	s.PressControl(t, "Columns")
	_, ok = s.ChooserBox("City")
	require.True(t, ok)
}

func TestWithoutColumnsButtonThereIsNoLine(t *testing.T) {
	s := newColumnsButton(gridui.DirectionLTR)
	s.Grid.ColumnVisibility.Button = false
	s.Settle()
	_, ok := s.Control("Columns")
	require.False(t, ok)
	name, _ := s.Find("Name")
	require.Equal(t, image.Rect(60, 0, 160, 40), name.Bounds)
}
