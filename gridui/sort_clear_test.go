// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"fmt"
	"image"
	"testing"

	"gioui.org/layout"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExampleSorting_clearButton() {
	g := exampleGrid()
	g.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true, Keys: []option.SortKey{{ColumnID: "qty", Desc: true}}}
	h := show(g, func(ev events.Event) {
		if ev, ok := ev.(events.SortChanged); ok {
			fmt.Println("from", ev.From, "to", ev.To)
		}
	})
	clear, _ := h.Find(locale.Korean().SortClear)
	h.Click(clear.Center())
	// Output: from [{qty true}] to []
}

// newCleared is a grid of people in an order, with the button that drops it.
func newCleared() *stage[person] {
	s := newSorted(people(20), option.SortKey{ColumnID: "age", Desc: true}, option.SortKey{ColumnID: "name"})
	s.style = func(st *gridui.Style) { st.Locale = locale.English() }
	s.grid.Sorting.ClearButton = true
	s.Settle()
	s.events = nil
	return s
}

func TestClearButtonDropsTheOrder(t *testing.T) {
	for name, press := range map[string]func(*stage[person]){
		"click": func(s *stage[person]) { s.press(t, "Clear sort") },
		"Enter": func(s *stage[person]) { s.Focus(s.grid.Tag()); s.Keys("Shift+Tab", "Enter") },
		"Space": func(s *stage[person]) { s.Focus(s.grid.Tag()); s.Keys("Shift+Tab", "Space") },
	} {
		s := newCleared()
		press(s)
		require.Empty(t, s.grid.Sorting.Keys, name)
		require.Equal(t, "p0", shownTexts(s, 0)[0], name)
		require.Contains(t, s.kinds(), "events.SortChanged", name)
		n, _ := s.control("Clear sort")
		require.True(t, n.Disabled, name)
		press(s)
		require.NotContains(t, s.kinds(), "events.SortChanged", "%s: there is nothing to drop", name)
	}
	s := newCleared()
	s.grid.Sorting.Controlled = true
	s.press(t, "Clear sort")
	require.Len(t, s.grid.Sorting.Keys, 2)
	require.Contains(t, s.kinds(), "events.SortChanged")
}

func TestClearButtonStandsBesideTheToolbar(t *testing.T) {
	for _, dir := range []gridui.Direction{gridui.DirectionLTR, gridui.DirectionRTL} {
		s := newCleared()
		var room int
		s.style = func(st *gridui.Style) {
			st.Locale, st.Direction = locale.English(), dir
			st.Toolbar = func(gtx layout.Context) layout.Dimensions {
				room = gtx.Constraints.Max.X
				return says("tools")(gtx)
			}
		}
		s.Settle()
		b, ok := s.control("Clear sort")
		require.True(t, ok)
		tools, _ := s.Find("tools")
		require.False(t, b.Bounds.Overlaps(tools.Bounds))
		require.Equal(t, 400-b.Bounds.Dx()-8, room)
		require.Equal(t, dir == gridui.DirectionLTR, tools.Bounds.Min.X < b.Bounds.Min.X)
	}
}

func TestWithoutClearButtonNothingChanges(t *testing.T) {
	ops := func(s option.Sorting) gridtest.OpCount {
		g := newSorted(people(20), option.SortKey{ColumnID: "age"})
		s.Keys = g.grid.Sorting.Keys
		g.grid.Sorting = s
		g.Settle()
		_, ok := g.Find(locale.Korean().SortClear)
		require.False(t, ok)
		header, _ := g.Find("Name")
		require.Equal(t, image.Rect(60, 0, 160, 40), header.Bounds)
		return gridtest.CountOps(g.Ops())
	}
	require.Equal(t, ops(option.Sorting{Mode: option.SortSingle}), ops(option.Sorting{Mode: option.SortSingle, ClearButton: true}))
}
