// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnmove_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestAnotherButtonTakesADragBack(t *testing.T) {
	for _, other := range []pointer.Buttons{pointer.ButtonSecondary, pointer.ButtonTertiary} {
		for _, mode := range []option.ColumnResizeMode{option.ColumnResizeLive, option.ColumnResizeOnRelease} {
			s := gridstage.NewSized(mode)
			s.DragFrom(160, 20).Via(220, 20)
			s.Press(other)
			require.Equal(t, 100, s.HeadWidth(t, "Name"))
			s.Move(250, 20)
			s.Release(other)
			s.Move(280, 20)
			s.Release(pointer.ButtonPrimary)
			require.Equal(t, 100, s.HeadWidth(t, "Name"))
			require.Equal(t, events.Focus{Row: -1}, s.Grid.Focused())
		}
		s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.ColumnOrder.Mode = option.ColumnOrderFree })
		s.DragFrom(30, 20).Via(215, 20)
		s.Press(other)
		s.Release(other)
		s.Release(pointer.ButtonPrimary)
		require.Equal(t, []string{"id", "name", "age", "city"}, s.Grid.ShownColumns())
		require.Empty(t, s.ColumnMoves())
		require.Empty(t, s.Grid.Sorting.Keys, "it is no click")
		require.False(t, s.Grid.HeaderMenuIsOpen())
	}
}

func TestAnotherFingerLeavesADragAlone(t *testing.T) {
	s := gridstage.NewNumbers(1000, 10)
	s.Grid.ColumnSizing.Mode = option.ColumnResizeLive
	s.Settle()
	n, ok := s.Find("C1")
	require.True(t, ok)
	x := float32(n.Bounds.Max.X)
	s.TouchDown(1, x, 20)
	s.TouchMove(1, x+20, 20)
	s.TouchDown(2, x+20, 20)
	s.TouchMove(1, x+40, 20)
	s.TouchUp(2, x+20, 20)
	s.TouchMove(1, x+60, 20)
	s.TouchUp(1, x+60, 20)
	now, _ := s.Find("C1")
	require.Equal(t, n.Bounds.Dx()+60, now.Bounds.Dx())
}

// The name of a group is cut short by its mark and its button too.
func TestTooltipOfAGroupThatIsCutShort(t *testing.T) {
	const long = "A group with a rather long name"
	tips := func(width int, set func(*gridui.Grouped[gridstage.Person])) bool {
		s := gridstage.New(image.Pt(800, 300), func(g *gridui.Grid[gridstage.Person]) {
			group := gridui.Group("g", long, gridui.Column[gridstage.Person](gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name })))
			set(group)
			g.Columns = []gridui.Column[gridstage.Person]{group}
			g.ColumnSizing.Widths = map[string]unit.Dp{"name": unit.Dp(width)}
			g.SetRows(gridstage.People(10))
		})
		s.Move(30, 15)
		s.Advance(time.Second)
		return len(s.FindAll(long)) > 1
	}
	plain := func(*gridui.Grouped[gridstage.Person]) {}
	marked := func(g *gridui.Grouped[gridstage.Person]) { g.Collapsible() }
	whole := 100
	for tips(whole, plain) {
		whole++
	}
	require.Greater(t, whole, 150)
	require.True(t, tips(whole, marked), "the mark takes some of its room")
	require.False(t, tips(whole+40, marked))
}

// A dragged group has the name of its header, or else its id.
func TestAGroupInTheHandHasItsOwnName(t *testing.T) {
	for header, want := range map[string]string{"": "g", "Group": "Group"} {
		s := newMovable(func(g *gridui.Grid[gridstage.Person]) {
			cols := gridstage.PeopleColumns()
			g.Columns = []gridui.Column[gridstage.Person]{cols[0], gridui.Group("g", header, cols[1], cols[2]), cols[3]}
		})
		s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
		s.Settle()
		s.DragFrom(110, 20).Via(180, 30)
		moving := func() (names []string) {
			for _, n := range s.Nodes() {
				if strings.HasSuffix(n.Description, ", moving") {
					names = append(names, n.Label)
				}
			}
			return names
		}
		require.Equal(t, []string{want}, moving())
		s.Keys("Esc")
	}
}
