// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sheet_test

import (
	"fmt"
	"image"
	"math"
	"testing"
	"time"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/samplestage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// everyPart returns a grid with all kinds of parts that contain text.
func everyPart(m unit.Metric) *gridstage.Stage[samplestage.FiveKinds] {
	s := gridstage.New(image.Pt(700, 500), func(g *gridui.Grid[samplestage.FiveKinds]) {
		g.Columns = samplestage.FiveKindsColumns()
		g.Columns = append(g.Columns,
			gridui.Field("edited", "Edited", func(s samplestage.FiveKinds) string { return s.Text }).Edit(func(s *samplestage.FiveKinds, v string) { s.Text = v }),
			gridui.Time("when", "When", func(s samplestage.FiveKinds) time.Time { return s.Day }).Edit(func(s *samplestage.FiveKinds, v time.Time) { s.Day = v }),
		)
		g.SetRows([]samplestage.FiveKinds{{Text: "a", Number: 1}, {Text: "b", Number: 2}})
		g.Filtering = option.Filtering{Enabled: true, Row: true}
		g.ColumnVisibility.Button, g.HeaderMenu.Enabled, g.ColumnSizing.Mode = true, true, option.ColumnResizeLive
		g.Selection.Mode, g.Editing.Enabled = option.SelectMulti, true
		g.Paging = option.Paging{Enabled: true, Size: 10, Sizes: []int{10, 20}}
		g.Tooltip = func(c gridui.CellContext[samplestage.FiveKinds]) string { return "tip of " + c.ColumnID }
		g.Menu.Items = []menus.Item[samplestage.FiveKinds]{{Label: "One", Shortcut: "Ctrl+E"}, {Label: "More", Children: []menus.Item[samplestage.FiveKinds]{{Label: "Deep"}}}}
		g.Debug = true
	})
	s.Metric = m
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("en") }
	s.Settle()
	return s
}

// useAll opens one part after the other, without checks.
func useAll(s *gridstage.Stage[samplestage.FiveKinds]) {
	g := &s.Grid
	s.Focus(g.Tag())
	keys := func(names ...string) {
		for _, name := range names {
			s.Keys(name)
			s.Settle()
		}
	}
	g.OpenColumns()
	s.Settle()
	keys("Down", "PageDown", "Space", "Space", "Escape")
	s.Wheel(600, 200, 0, 50)
	g.OpenColumns()
	s.Settle()
	s.Click(600, 200)
	keys("Escape")
	for _, id := range []string{"text", "number"} {
		g.Column(id).OpenFilter()
		s.Settle()
		s.Type("a")
		keys("Tab", "Tab", "Tab", "Down", "PageDown", "Space", "Escape")
		g.ClearFilters()
		g.Column(id).OpenMenu()
		s.Settle()
		keys("Down", "Right", "Escape", "Escape")
	}
	s.Focus(g.Tag())
	keys("Ctrl+Home", "Down", "Shift+F10", "Down", "Right", "Escape", "Escape", "End", "F2", "Alt+Down", "Down", "PageDown", "Escape", "Escape", "Left", "Enter")
	s.Type("x")
	keys("Enter", "Alt+Right", "Alt+Left")
	for y := float32(10); y < 500; y += 90 {
		s.Move(300, y)
		s.Advance(2 * time.Second)
		s.Click(200, y)
	}
	keys("Escape", "Escape")
	g.Loading.Skeleton = true
	s.Settle()
	g.Loading.Skeleton = false
	g.SetRows(nil)
	s.Settle()
}

// TestMetricsThatAreNoSizes uses all parts of a grid at invalid scales.
func TestMetricsThatAreNoSizes(t *testing.T) {
	nan, inf := float32(math.NaN()), float32(math.Inf(1))
	scales := []float32{nan, inf, -inf, 0, -1, 1e-30, 1e30, 0.02, 90}
	for i, dp := range scales {
		for _, sp := range []float32{dp, 1, scales[(i+1)%len(scales)]} {
			t.Run(fmt.Sprint(dp, sp), func(t *testing.T) {
				useAll(everyPart(unit.Metric{PxPerDp: dp, PxPerSp: sp}))
			})
			if sp == dp {
				continue
			}
			t.Run(fmt.Sprint(sp, dp), func(t *testing.T) {
				useAll(everyPart(unit.Metric{PxPerDp: sp, PxPerSp: dp}))
			})
		}
	}
}

// An invalid metric counts as scale 1, so that the grid stays usable.
func TestAMetricThatIsNoNumberCountsAsOne(t *testing.T) {
	want := everyPart(unit.Metric{PxPerDp: 1, PxPerSp: 1}).Dump()
	nan := float32(math.NaN())
	require.Equal(t, want, everyPart(unit.Metric{PxPerDp: nan, PxPerSp: nan}).Dump())
	require.Equal(t, want, everyPart(unit.Metric{PxPerDp: -1, PxPerSp: 0}).Dump())
}

// TestTextAsLargeAsTheShaperTakesAndLarger draws all parts with text sizes up to and beyond the
// limits of Gio's shaper.
func TestTextAsLargeAsTheShaperTakesAndLarger(t *testing.T) {
	for _, size := range []unit.Sp{1022, 1023, 1024, 1100, 9000, 1e9, unit.Sp(math.NaN()), unit.Sp(math.Inf(1))} {
		t.Run(fmt.Sprint(size), func(t *testing.T) {
			s := everyPart(unit.Metric{})
			s.Style = func(st *gridui.Style) { st.TextSize, st.Locale = size, locale.For("en") }
			s.Settle()
			useAll(s)
		})
	}
}

// lacking is a source with a negative number of rows.
type lacking int

func (n lacking) Len() int { return int(n) }

func (n lacking) At(int) samplestage.FiveKinds { panic("there are no rows") }

func TestASourceOfFewerRowsThanNone(t *testing.T) {
	for _, n := range []lacking{-1, math.MinInt} {
		s := everyPart(unit.Metric{})
		s.Grid.SetSource(n)
		s.Grid.Sorting.Keys = []option.SortKey{{ColumnID: "text"}}
		s.Grid.Grouping.By = []string{"number"}
		s.Settle()
		useAll(s)
		s.Grid.SetSource(n)
		s.Settle()
		require.Zero(t, s.Grid.Len())
		require.Zero(t, s.Grid.Shown())
		problems := gridstage.EventsOf[events.ProblemFound](s.Events)
		require.Len(t, problems, 1)
		require.ErrorContains(t, problems[0].Err, "Len of the source is -")
	}
}
