// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"gioui.org/io/key"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestHeaderClicksAddToTheOrder(t *testing.T) {
	name, age, city := option.SortKey{ColumnID: "name"}, option.SortKey{ColumnID: "age", Desc: true}, option.SortKey{ColumnID: "city"}
	for _, test := range []struct {
		name    string
		sorting option.Sorting
		mods    key.Modifiers
		want    []option.SortKey
	}{
		{"plain clicks replace", option.Sorting{Mode: option.SortMulti}, 0, []option.SortKey{city}},
		{"Shift adds, without a limit", option.Sorting{Mode: option.SortMulti}, key.ModShift, []option.SortKey{name, age, city}},
		{"Always adds without it", option.Sorting{Mode: option.SortMulti, Always: true}, 0, []option.SortKey{name, age, city}},
		{"a limit of two", option.Sorting{Mode: option.SortMulti, Max: 2}, key.ModShift, []option.SortKey{age, city}},
		{"one column at most", option.Sorting{Mode: option.SortSingle, Always: true}, key.ModShift, []option.SortKey{city}},
	} {
		s := gridstage.NewPeople(100)
		s.Grid.Sorting = test.sorting
		s.Settle()
		for _, x := range []float32{110, 200, 300} {
			s.ClickWith(x, 20, test.mods)
		}
		require.Equal(t, test.want, s.Grid.Sorting.Keys, test.name)
	}
}

func TestFirstDirectionOfAClick(t *testing.T) {
	for first, want := range map[option.SortFirst][2]bool{
		option.SortFirstByKind: {false, true}, option.SortFirstAscending: {false, false}, option.SortFirstDescending: {true, true},
	} {
		s := gridstage.NewPeople(100)
		s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, First: first}
		s.Settle()
		var got [2]bool
		for i, x := range []float32{110, 200} { // a text, a number
			s.Click(x, 20)
			got[i] = s.Grid.Sorting.Keys[0].Desc
		}
		require.Equal(t, want, got, "%d", first)
	}
}

func TestManualFiltersLeaveTheRows(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Filtering = option.Filtering{Enabled: true, Manual: true}
	s.Settle()
	s.Events = nil
	s.Grid.Column("name").SetFilter(filter.Contains.Of("Kim"))
	s.Settle()
	require.Equal(t, []string{"events.FilterChanged"}, s.TakeKinds())
	require.Equal(t, filter.Contains.Of("Kim"), s.Grid.Column("name").Filter())
	require.Equal(t, "p1", gridstage.ShownTexts(s, 0)[1], "a manual grid filtered its rows")
}

// TestIconsOfTheCallerAreDrawn has the mark of a sorted column drawn as text, which is
// a piece of work more for the renderer the more letters it has.
func TestIconsOfTheCallerAreDrawn(t *testing.T) {
	s := gridstage.NewPeople(20)
	s.Grid.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
	drawn := map[string]gridtest.OpCount{}
	for _, glyph := range []string{"", " ", "A"} {
		s.Style = func(st *gridui.Style) {
			if glyph != "" {
				st.Icons.Asc = icon.Text(glyph)
			}
		}
		s.Settle()
		drawn[glyph] = gridtest.CountOps(s.Ops())
	}
	require.NotEqual(t, drawn["A"], drawn[" "], "the letter is not drawn")
	require.NotEqual(t, drawn[""], drawn[" "], "the default is drawn beside the blank")
	require.Greater(t, drawn["A"].Path, drawn[" "].Path)
}

func TestPrefetchIsWhatIsFetchedAhead(t *testing.T) {
	s := gridstage.NewNumbers(1000, 1)
	s.Grid.Virtual.Watch = true
	for overscan, want := range map[int][2]int{0: {90, 10}, 3: {97, 3}, 500: {0, 500}, -8: {90, 10}} {
		s.Grid.Virtual.Prefetch = overscan
		s.Grid.ScrollToRow(0, option.AlignStart)
		s.Settle()
		s.Grid.ScrollToRow(100, option.AlignStart)
		s.Settle()
		w := s.Grid.Viewport()
		require.Equal(t, 100, w.First, "%d", overscan)
		require.Equal(t, want[0], w.PrefetchFirst, "%d", overscan)
		require.Equal(t, w.Last+want[1], w.PrefetchLast, "%d", overscan)
	}
}
