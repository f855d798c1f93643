// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu_test

import (
	"image"
	"strings"
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestTheButtonOfAHeader(t *testing.T) {
	s := gridstage.NewHeadMenu(nil)
	_, ok := s.Control("Column menu")
	require.False(t, ok, "nothing is under the pointer")
	s.Move(110, 20)
	b, ok := s.Control("Column menu")
	require.True(t, ok)
	require.Equal(t, "Name", b.Description)
	require.Equal(t, image.Rect(133, 9, 155, 31), b.Bounds, "at the end, clear of the edge")
	s.Move(200, 20)
	b, _ = s.Control("Column menu")
	require.Equal(t, image.Rect(165, 9, 187, 31), b.Bounds, "numbers stand at the end")
	s.Move(b.Center())
	require.Equal(t, pointer.CursorPointer, s.Cursor())
	s.Move(239, 20)
	require.Equal(t, pointer.CursorColResize, s.Cursor())
	s.Move(300, 100)
	_, ok = s.Control("Column menu")
	require.False(t, ok)

	// A press on it that is let go elsewhere does nothing, nor does one drag the header.
	s.Grid.ColumnOrder.Mode = option.ColumnOrderFree
	s.Settle()
	s.DragFrom(144, 20).To(300, 20)
	require.False(t, s.Grid.HeaderMenuIsOpen())
	require.Empty(t, s.ColumnMoves())
	require.Empty(t, s.Grid.Sorting.Keys)
	// A click on it opens the menu below it, another one closes it.
	s.Click(144, 20)
	require.True(t, s.Grid.HeaderMenuIsOpen())
	first, _ := s.Find("Sort ascending")
	require.Equal(t, image.Pt(134, 36), first.Bounds.Min)
	s.Click(144, 20)
	require.False(t, s.Grid.HeaderMenuIsOpen())

	s.Grid.HeaderMenu.ButtonDisabled = true
	s.Settle()
	s.Move(110, 20)
	_, ok = s.Control("Column menu")
	require.False(t, ok)
}

func TestTheButtonHasATooltip(t *testing.T) {
	s := gridstage.NewHeadMenu(nil)
	s.Move(110, 20)
	s.Move(144, 20)
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Column menu"), 2)
	s.Click(144, 20)
	s.Advance(time.Second)
	require.Len(t, s.FindAll("Column menu"), 1, "the tooltip lies over the menu")
}

func TestTheButtonCoversNoTextAndNoMark(t *testing.T) {
	long := strings.Repeat("long ", 20)
	for _, align := range []option.Align{option.AlignStart, option.AlignCenter, option.AlignEnd} {
		for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
			s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
				g.Columns = []gridui.Column[gridstage.Person]{gridui.Field("name", long, func(p gridstage.Person) string { return p.Name }).Width(140).Align(align)}
			})
			s.Style = func(st *gridui.Style) { st.Locale, st.Direction = locale.For("en"), dir }
			s.Settle()
			x := float32(70)
			if dir == gridui.DirectionRTL {
				x += 460
			}
			for _, set := range []func(){
				func() {},
				func() { s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "name"}} },
				func() { s.Grid.Column("name").SetFilter(filter.Contains.Of("e")) },
			} {
				set()
				s.Leave()
				before := gridtest.CountOps(s.Ops()).Paint
				s.Move(x, 20)
				_, ok := s.Control("Column menu")
				require.True(t, ok)
				require.Equal(t, before+2, gridtest.CountOps(s.Ops()).Paint, "there are the hover and the button, and no mark less")
			}
		}
	}
}

func TestNarrowHeadersHaveNoButton(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns = []gridui.Column[gridstage.Person]{gridui.Field("id", "ID", func(p gridstage.Person) string { return p.ID }).Width(40)}
	})
	s.Move(15, 20)
	_, ok := s.Control("Column menu")
	require.False(t, ok)
	s.RightClick(15, 20)
	require.True(t, s.Grid.HeaderMenuIsOpen())
}

func TestTheButtonInAHeaderOfTheCallers(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Columns[1] = gridui.Field("name", "Name", func(p gridstage.Person) string { return p.Name }).Width(100).
			HeaderCell(func(gtx layout.Context) layout.Dimensions { return layout.Dimensions{Size: gtx.Constraints.Max} })
	})
	s.Move(110, 20)
	s.PressControl(t, "Column menu")
	require.True(t, s.Grid.HeaderMenuIsOpen())
}

func TestAHoveredButtonCostsNothing(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.Sorting.Keys = []option.SortKey{{ColumnID: "name"}, {ColumnID: "age"}}
	})
	s.Values = map[string]any{gridtest.SemanticsKey: "rows"}
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "age")
	s.Settle()
	s.Keys("Up")
	n, ok := s.Control("Column menu")
	require.True(t, ok)
	s.Move(110, float32(n.Bounds.Min.Y+5))
	s.Move(144, float32(n.Bounds.Min.Y+5))
	require.Len(t, s.FindAll("Column menu"), 2)
	s.Grid.Tooltips.Disabled = true // a tooltip is set again in each frame
	s.Settle()
	require.Zero(t, s.Allocs(100, nil))
}

func TestWithoutHeaderMenuNothingIsDrawnMore(t *testing.T) {
	ops := func(mode bool) gridtest.OpCount {
		s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) { g.HeaderMenu.Enabled = mode })
		return gridtest.CountOps(s.Ops())
	}
	require.Equal(t, ops(false), ops(true), "no header is hovered or focused")
}

// A click arrives in the frame in which the columns change, before they have places again.
func TestHeadersAreClickedWhileColumnsChange(t *testing.T) {
	s := gridstage.New(image.Pt(420, 200), func(g *gridui.Grid[treestage.Twig]) {
		g.Columns, g.RowID = treestage.TwigColumns(), treestage.TwigID
		g.HeaderMenu.Enabled = true
		g.SetRows([]treestage.Twig{{ID: "1", Kind: "a"}, {ID: "2", Kind: "b"}})
	})
	s.Settle()
	n, ok := s.Find("id")
	require.True(t, ok)
	x, y := n.Center()
	for _, by := range [][]string{{"kind"}, nil, {"kind", "n"}} {
		s.Move(x, y)
		s.Grid.Grouping.By = by
		s.Click(x, y)
		s.Settle()
	}
	_, ok = s.Find("id")
	require.True(t, ok)
}
