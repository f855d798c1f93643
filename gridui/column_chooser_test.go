// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"gioui.org/io/semantic"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
)

// newChosen is a grid of people with the list of columns open.
func newChosen(dir gridui.Direction) *stage[person] {
	s := newPeople(100)
	s.Size = image.Pt(600, 400)
	s.grid.Columns = peopleColumns()
	s.grid.Columns[0].(*gridui.Typed[person, string]).NoHide()
	s.grid.Columns[3].(*gridui.Typed[person, string]).Hidden()
	s.style = func(st *gridui.Style) { st.Locale, st.Direction = locale.English(), dir }
	s.grid.OpenColumns()
	s.Settle()
	s.events = nil
	return s
}

// choice is a column in the list.
func (s *stage[T]) choice(name string) (gridtest.Node, bool) {
	for _, n := range s.FindAll(name) {
		if n.Class == semantic.CheckBox {
			return n, true
		}
	}
	return gridtest.Node{}, false
}

func TestChooserByPointer(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newChosen(dir)
		for _, step := range []struct {
			name string
			want []string
		}{
			{"City", []string{"id", "name", "age", "city"}},
			{"Name", []string{"id", "age", "city"}},
			{"ID", []string{"id", "age", "city"}},
		} {
			n, ok := s.choice(step.name)
			require.True(t, ok, step.name)
			s.Click(n.Center())
			require.Equal(t, step.want, s.grid.ShownColumns(), step.name)
		}
		s.press(t, "Hide all")
		require.Equal(t, []string{"id"}, s.grid.ShownColumns())
		s.press(t, "Show all")
		require.Len(t, s.grid.ShownColumns(), 4)
		s.grid.ColumnOrder.IDs = []string{"city", "id"}
		s.grid.ColumnSizing.Widths = map[string]unit.Dp{"id": 99}
		s.press(t, "Reset columns")
		require.Equal(t, []string{"id", "name", "age"}, s.grid.ShownColumns())
		require.Empty(t, s.grid.ColumnSizing.Widths)
		s.kinds()
		x := float32(20)
		if dir == gridui.DirectionRTL {
			x = 580
		}
		s.Click(x, 300)
		_, ok := s.choice("City")
		require.False(t, ok, "a click beside it closes it")
		require.NotContains(t, s.kinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui_test.person]", "and does nothing else")
	}
}

func TestChooserByKeys(t *testing.T) {
	s := newChosen(gridui.DirectionLTR)
	s.Keys("Down", "Space")
	require.Equal(t, []string{"id", "age"}, s.grid.ShownColumns())
	s.Type("ci")
	_, ok := s.choice("Age")
	require.False(t, ok)
	s.Keys("Enter")
	require.Equal(t, []string{"id", "age", "city"}, s.grid.ShownColumns())
	s.Keys("Tab", "Tab", "Enter") // hides what is found
	require.Equal(t, []string{"id", "age"}, s.grid.ShownColumns())
	s.Keys("Esc")
	_, ok = s.choice("City")
	require.False(t, ok)
	require.True(t, s.Focused(s.grid.Tag()), "the rows have the keyboard again")
}

func TestChooserSaysThatNothingIsFound(t *testing.T) {
	s := newChosen(gridui.DirectionLTR)
	nothing := locale.English().NothingFound
	require.Empty(t, s.FindAll(nothing))
	s.Type("nobody")
	require.Len(t, s.FindAll(nothing), 1)
	s.Keys("Enter", "Down", "Enter")
	require.Empty(t, s.kinds(), "there is nothing to show or hide")
}

func TestChooserOfManyColumnsScrolls(t *testing.T) {
	s := newNumbers(10, 1000)
	s.grid.OpenColumns()
	s.Settle()
	for range 30 {
		s.Keys("Down")
	}
	s.Keys("Enter")
	require.Equal(t, []string{"c30"}, s.grid.ColumnVisibility.Hidden)
	n, ok := s.choice("C30")
	require.True(t, ok)
	s.Wheel(float32(n.Bounds.Min.X+5), float32(n.Bounds.Min.Y+5), 0, -100)
	_, y := s.grid.ScrollOffset()
	require.Zero(t, y)
}

func TestAClickLeftOfTheChooserClosesIt(t *testing.T) {
	for dir, x := range map[gridui.Direction]float32{gridui.DirectionLTR: 20, gridui.DirectionRTL: 580} {
		s := newChosen(dir)
		before := s.grid.ShownColumns()
		s.Click(x, 80)
		_, ok := s.choice("City")
		require.False(t, ok)
		require.Equal(t, before, s.grid.ShownColumns(), "it is as far from the corner of the grid as a column from that of the list")
	}
}

func TestAFingerScrollsTheChooserAndPicksWhereItIsLifted(t *testing.T) {
	s := newNumbers(10, 1000)
	s.grid.OpenColumns()
	s.Settle()
	where := func(name string) (x, y float32) {
		n, ok := s.choice(name)
		require.True(t, ok, name)
		return n.Center()
	}
	x, y := where("C3")
	s.TouchDown(1, x, y)
	require.Empty(t, s.grid.ColumnVisibility.Hidden, "it may be about to scroll")
	s.TouchUp(1, x, y)
	require.Equal(t, []string{"c3"}, s.grid.ColumnVisibility.Hidden)

	_, top := where("C1")
	s.TouchDown(1, x, y)
	for range 4 {
		y -= (y - top) / 2
		s.TouchMove(1, x, y)
	}
	s.TouchMove(1, x, top)
	s.TouchUp(1, x, top)
	require.Equal(t, []string{"c3"}, s.grid.ColumnVisibility.Hidden)
	_, ok := s.choice("C0")
	require.False(t, ok)
	_, now := where("C3")
	require.InDelta(t, top, now, 1, "the list follows the finger")
	_, scrolled := s.grid.ScrollOffset()
	require.Zero(t, scrolled)
}
