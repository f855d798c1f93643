// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar_test

import (
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// newCleared returns a grid of people in an order, with the button that drops it.
func newCleared() *gridstage.Stage[gridstage.Person] {
	s := gridstage.NewSorted(gridstage.People(20), option.SortKey{ColumnID: "age", Desc: true}, option.SortKey{ColumnID: "name"})
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Grid.Sorting.ClearButton = true
	s.Settle()
	s.Events = nil
	return s
}

func TestClearButtonDropsTheOrder(t *testing.T) {
	for name, press := range map[string]func(*gridstage.Stage[gridstage.Person]){
		"click": func(s *gridstage.Stage[gridstage.Person]) { s.PressControl(t, "Clear sort") },
		"Enter": func(s *gridstage.Stage[gridstage.Person]) { s.Focus(s.Grid.Tag()); s.Keys("Shift+Tab", "Enter") },
		"Space": func(s *gridstage.Stage[gridstage.Person]) { s.Focus(s.Grid.Tag()); s.Keys("Shift+Tab", "Space") },
	} {
		s := newCleared()
		press(s)
		require.Empty(t, s.Grid.Sorting.Keys, name)
		require.Equal(t, "p0", gridstage.ShownTexts(s, 0)[0], name)
		require.Contains(t, s.TakeKinds(), "events.SortChanged", name)
		n, _ := s.Control("Clear sort")
		require.True(t, n.Disabled, name)
		press(s)
		require.NotContains(t, s.TakeKinds(), "events.SortChanged", "%s: there is nothing to drop", name)
	}
	s := newCleared()
	s.Grid.Sorting.Controlled = true
	s.PressControl(t, "Clear sort")
	require.Len(t, s.Grid.Sorting.Keys, 2)
	require.Contains(t, s.TakeKinds(), "events.SortChanged")
}

func TestClearButtonStandsBesideTheToolbar(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newCleared()
		var room int
		s.Style = func(st *gridui.Style) {
			st.Locale, st.Direction = locale.For("en"), dir
			st.Toolbar = func(gtx layout.Context) layout.Dimensions {
				room = gtx.Constraints.Max.X
				return gridstage.LabelWidget("tools")(gtx)
			}
		}
		s.Settle()
		b, ok := s.Control("Clear sort")
		require.True(t, ok)
		tools, _ := s.Find("tools")
		require.False(t, b.Bounds.Overlaps(tools.Bounds))
		require.Equal(t, 400-b.Bounds.Dx()-8, room)
		require.Equal(t, dir == gridui.DirectionLTR, tools.Bounds.Min.X < b.Bounds.Min.X)
	}
}

func TestWithoutClearButtonNothingChanges(t *testing.T) {
	ops := func(s option.Sorting) gridtest.OpCount {
		g := gridstage.NewSorted(gridstage.People(20), option.SortKey{ColumnID: "age"})
		s.Keys = g.Grid.Sorting.Keys
		g.Grid.Sorting = s
		g.Settle()
		_, ok := g.Find(locale.For("ko").SortClear)
		require.False(t, ok)
		header, _ := g.Find("Name")
		require.Equal(t, image.Rect(60, 0, 160, 40), header.Bounds)
		return gridtest.CountOps(g.Ops())
	}
	require.Equal(t, ops(option.Sorting{Mode: option.SortSingle}), ops(option.Sorting{Mode: option.SortSingle, ClearButton: true}))
}
