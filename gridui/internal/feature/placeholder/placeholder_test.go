// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder_test

import (
	"testing"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

func TestEmptyStatePrecedence(t *testing.T) {
	for _, test := range []struct {
		name  string
		style func(*gridui.Style)
		want  string
		// below is the distance of the text below the middle, for the icon above it.
		below float64
	}{
		{"default is Korean", func(*gridui.Style) {}, "데이터가 없습니다.", 19},
		{"locale", func(s *gridui.Style) { s.Locale = locale.For("en") }, locale.For("en").EmptyText, 19},
		{"text before locale", func(s *gridui.Style) { s.Locale = locale.For("en"); s.EmptyText = "nobody" }, "nobody", 19},
		{"widget before text", func(s *gridui.Style) { s.EmptyText = "nobody"; s.Empty = gridstage.LabelWidget("widget") }, "widget", 0},
	} {
		t.Run(test.name, func(t *testing.T) {
			s := gridstage.NewPeople(0)
			s.Style = test.style
			s.Settle()
			n, ok := s.Find(test.want)
			require.True(t, ok)
			mid := n.Visible.Min.Add(n.Visible.Max).Div(2)
			require.InDelta(t, 200, mid.X, 8)
			require.InDelta(t, 170+test.below, mid.Y, 8)
			_, header := s.Find("Name")
			require.True(t, header)
			s.Grid.SetRows(gridstage.People(1))
			s.Settle()
			_, ok = s.Find(test.want)
			require.False(t, ok)
		})
	}
}

func TestSkeletonKeepsTheHeader(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Grid.Loading.Skeleton = true
	s.Settle()
	require.Empty(t, s.FindAll("row "))
	_, ok := s.Find("Name")
	require.True(t, ok)
	_, ok = s.Wakeup()
	require.False(t, ok, "a skeleton asks for frames")
	s.Grid.Loading.Skeleton = false
	s.Settle()
	require.NotEmpty(t, s.FindAll("row "))
}

func TestOverlayBlocksThePointerButNotMovement(t *testing.T) {
	s := gridstage.NewPeople(100)
	pressed := 0
	tag := new(int)
	cols := gridstage.PeopleColumns()
	cols[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(100).
		Cell(func(gtx layout.Context, c gridui.CellContext[gridstage.Person]) layout.Dimensions {
			if c.RowIndex == 2 {
				for {
					ev, ok := gtx.Event(pointer.Filter{Target: tag, Kinds: pointer.Press})
					if !ok {
						break
					}
					if ev.(pointer.Event).Kind == pointer.Press {
						pressed++
					}
				}
				event.Op(gtx.Ops, tag)
			}
			return layout.Dimensions{Size: gtx.Constraints.Max}
		})
	s.Grid.Columns = cols
	s.Settle()
	s.Click(80, 130)
	require.Equal(t, 1, pressed, "a widget in a cell does not get its press")
	require.Empty(t, s.Clicks(), "a press that a widget takes also clicks its cell")

	s.Grid.Loading.Overlay = true
	s.Settle()
	_, ok := s.Find(locale.For("ko").Loading)
	require.True(t, ok)
	_, ok = s.Find("row 1 of 100")
	require.True(t, ok, "the overlay hides the rows")
	s.TakeKinds()
	s.Click(80, 130)
	s.Click(20, 130)
	require.Equal(t, 1, pressed)
	require.Empty(t, s.Clicks())
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "id")
	s.Settle()
	s.Keys("Down")
	require.Equal(t, 1, s.Grid.Focused().Row)
}
