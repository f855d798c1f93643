// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnchooser_test

import (
	"image"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// newChosen returns a grid of people with the list of columns open.
func newChosen(dir gridui.Direction) *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewPeople(100)
	s.Size = image.Pt(600, 400)
	s.Grid.Columns = gridstage.PeopleColumns()
	s.Grid.Columns[0].(*gridui.Typed[gridstage.Person, string]).NoHide()
	s.Grid.Columns[3].(*gridui.Typed[gridstage.Person, string]).Hidden()
	s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), dir }
	s.Grid.OpenColumns()
	s.Settle()
	s.Events = nil
	return s
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
			n, ok := s.ChooserBox(step.name)
			require.True(t, ok, step.name)
			s.Click(n.Center())
			require.Equal(t, step.want, s.Grid.ShownColumns(), step.name)
		}
		s.PressControl(t, "Hide all")
		require.Equal(t, []string{"id"}, s.Grid.ShownColumns())
		s.PressControl(t, "Show all")
		require.Len(t, s.Grid.ShownColumns(), 4)
		s.Grid.ColumnOrder.IDs = []string{"city", "id"}
		s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"id": 99}
		s.PressControl(t, "Reset columns")
		require.Equal(t, []string{"id", "name", "age"}, s.Grid.ShownColumns())
		require.Empty(t, s.Grid.ColumnSizing.Widths)
		s.TakeKinds()
		x := float32(20)
		if dir == gridui.DirectionRTL {
			x = 580
		}
		s.Click(x, 300)
		_, ok := s.ChooserBox("City")
		require.False(t, ok, "a click beside it closes it")
		require.NotContains(t, s.TakeKinds(), "gridui.RowClicked[github.com/giogrid/giogrid/gridui/internal/gridstage.Person]", "and does nothing else")
	}
}

func TestChooserByKeys(t *testing.T) {
	s := newChosen(gridui.DirectionLTR)
	s.Keys("Down", "Space")
	require.Equal(t, []string{"id", "age"}, s.Grid.ShownColumns())
	s.Type("ci")
	_, ok := s.ChooserBox("Age")
	require.False(t, ok)
	s.Keys("Enter")
	require.Equal(t, []string{"id", "age", "city"}, s.Grid.ShownColumns())
	s.Keys("Tab", "Tab", "Enter") // hides what is found
	require.Equal(t, []string{"id", "age"}, s.Grid.ShownColumns())
	s.Keys("Esc")
	_, ok = s.ChooserBox("City")
	require.False(t, ok)
	require.True(t, s.Focused(s.Grid.Tag()), "the rows have the keyboard again")
}

func TestChooserSaysThatNothingIsFound(t *testing.T) {
	s := newChosen(gridui.DirectionLTR)
	nothing := locale.For("en").NothingFound
	require.Empty(t, s.FindAll(nothing))
	s.Type("nobody")
	require.Len(t, s.FindAll(nothing), 1)
	s.Keys("Enter", "Down", "Enter")
	require.Empty(t, s.TakeKinds(), "there is nothing to show or hide")
}

func TestChooserOfManyColumnsScrolls(t *testing.T) {
	s := gridstage.NewNumbers(10, 1000)
	s.Grid.OpenColumns()
	s.Settle()
	for range 30 {
		s.Keys("Down")
	}
	s.Keys("Enter")
	require.Equal(t, []string{"c30"}, s.Grid.ColumnVisibility.Hidden)
	n, ok := s.ChooserBox("C30")
	require.True(t, ok)
	s.Wheel(float32(n.Bounds.Min.X+5), float32(n.Bounds.Min.Y+5), 0, -100)
	_, y := s.Grid.ScrollOffset()
	require.Zero(t, y)
}

func TestAClickLeftOfTheChooserClosesIt(t *testing.T) {
	for dir, x := range map[gridui.Direction]float32{gridui.DirectionLTR: 20, gridui.DirectionRTL: 580} {
		s := newChosen(dir)
		before := s.Grid.ShownColumns()
		s.Click(x, 80)
		_, ok := s.ChooserBox("City")
		require.False(t, ok)
		require.Equal(t, before, s.Grid.ShownColumns(), "it is as far from the corner of the grid as a column from that of the list")
	}
}

func TestAFingerScrollsTheChooserAndPicksWhereItIsLifted(t *testing.T) {
	s := gridstage.NewNumbers(10, 1000)
	s.Grid.OpenColumns()
	s.Settle()
	where := func(name string) (x, y float32) {
		n, ok := s.ChooserBox(name)
		require.True(t, ok, name)
		return n.Center()
	}
	x, y := where("C3")
	s.TouchDown(1, x, y)
	require.Empty(t, s.Grid.ColumnVisibility.Hidden, "it may be about to scroll")
	s.TouchUp(1, x, y)
	require.Equal(t, []string{"c3"}, s.Grid.ColumnVisibility.Hidden)

	_, top := where("C1")
	s.TouchDown(1, x, y)
	for range 4 {
		y -= (y - top) / 2
		s.TouchMove(1, x, y)
	}
	s.TouchMove(1, x, top)
	s.TouchUp(1, x, top)
	require.Equal(t, []string{"c3"}, s.Grid.ColumnVisibility.Hidden)
	_, ok := s.ChooserBox("C0")
	require.False(t, ok)
	_, now := where("C3")
	require.InDelta(t, top, now, 1, "the list follows the finger")
	_, scrolled := s.Grid.ScrollOffset()
	require.Zero(t, scrolled)
}
