// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"image"
	"testing"

	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/theme"
)

// withStrip returns a stage with the strip, below a header of 40 pixels: the strip is 36 pixels high.
func withStrip(t *testing.T, set func(*stage)) (*stage, image.Rectangle) {
	t.Helper()
	s := newStage(600, func(s *stage) {
		s.profile.Strip = true
		if set != nil {
			set(s)
		}
	})
	n, ok := s.findBy(func(n node) bool { return n.Label == "Column profile" })
	require.True(t, ok)
	return s, n.Bounds
}

func TestStripTakesItsHeightBelowTheHeader(t *testing.T) {
	s, r := withStrip(t, nil)
	plain := newStage(600, nil)
	row, _ := s.findBy(func(n node) bool { return n.Label == "0" && n.Depth > 2 })
	before, _ := plain.findBy(func(n node) bool { return n.Label == "0" && n.Depth > 2 })
	require.Equal(t, before.Bounds.Min.Y+36, row.Bounds.Min.Y)
	require.Equal(t, before.Bounds.Min.Y, r.Min.Y)
}

func TestStripSaysWhatIsInAColumn(t *testing.T) {
	s, _ := withStrip(t, nil)
	n, _ := s.findBy(func(n node) bool { return n.Label == "Column profile" })
	require.Equal(t, "Column profile. Type: Number. Rows: 600. Missing: 0 (0%). Distinct: 100. Smallest: 0. Largest: 1,039.5. Mean: 519.75. Deviation: 303.09. Quartiles: 252 · 514.5 · 777", n.Description)
}

func TestClickOnABarOfTheStripFilters(t *testing.T) {
	s, r := withStrip(t, nil)
	x, y := float32(r.Min.X+3), float32(r.Max.Y-6)
	s.Click(x, y)
	s.Settle()
	require.Len(t, s.Grid.Filtering.Columns, 1)
	f := s.Grid.Filtering.Columns[0].Filter
	require.Equal(t, filter.GreaterOrEqual, f.First.Op)
	require.Equal(t, "0", f.First.A)
	require.Equal(t, filter.Less, f.Second.Op)
	require.Empty(t, s.Grid.Sorting.Keys, "the header does not hear of it")
	s.Click(x, y)
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
}

func TestPressThatLeavesTheBarDoesNothing(t *testing.T) {
	s, r := withStrip(t, nil)
	s.DragFrom(float32(r.Min.X+3), float32(r.Max.Y-6)).To(float32(r.Max.X-3), float32(r.Max.Y-6))
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
	require.Empty(t, s.Events)
}

func TestFingerTapsABar(t *testing.T) {
	s, r := withStrip(t, nil)
	s.Tap(float32(r.Min.X+3), float32(r.Max.Y-6))
	s.Settle()
	require.Len(t, s.Grid.Filtering.Columns, 1)
}

func TestStripGoesTheOtherWayFromRightToLeft(t *testing.T) {
	s, _ := withStrip(t, func(s *stage) { s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL } })
	n, _ := s.findBy(func(n node) bool { return n.Label == "Column profile" })
	s.Click(float32(n.Bounds.Max.X-3), float32(n.Bounds.Max.Y-6))
	s.Settle()
	require.Equal(t, "0", s.Grid.Filtering.Columns[0].Filter.First.A)
}

func TestStripStandsBelowTheFilterRow(t *testing.T) {
	s, r := withStrip(t, func(s *stage) { s.Grid.Filtering.Row = true })
	plain, without := withStrip(t, nil)
	require.Greater(t, r.Min.Y, without.Min.Y)
	s.Click(float32(r.Min.X+60), float32(r.Min.Y-15)) // the field above it
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
	require.NotNil(t, plain)
}

func TestOnlySomeColumnsAreInTheStrip(t *testing.T) {
	s, _ := withStrip(t, func(s *stage) { s.profile.StripColumns = []string{"city"} })
	count := 0
	for _, text := range s.Says() {
		if text == "Column profile" {
			count++
		}
	}
	require.Equal(t, 1, count)
	_, ok := s.profile.Figures("amount")
	require.False(t, ok)
}

// The column of groups has no bars: its cells show the values of other columns.
func TestTheColumnOfGroupsIsNotInTheStrip(t *testing.T) {
	charts := func(by ...string) (n int) {
		s, _ := withStrip(t, func(s *stage) { s.Grid.Grouping.By = by })
		for _, text := range s.Says() {
			if text == "Column profile" {
				n++
			}
		}
		return n
	}
	require.Equal(t, charts()-1, charts("city"))
}

func TestHoveredBarHasATooltip(t *testing.T) {
	s, r := withStrip(t, nil)
	s.Move(float32(r.Min.X+3), float32(r.Max.Y-6))
	s.Settle()
	s.Advance(2_000_000_000)
	s.Settle()
	require.Contains(t, s.Says(), "0 – 50: 30 rows, 5.0%")
}

// The charts are kept between frames, and looked at again when anything that they show changes.
func TestKeptChartsFollowWhatTheyShow(t *testing.T) {
	for name, change := range map[string]func(s *stage){
		"a filter": func(s *stage) {
			s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "city", Filter: filter.Equals.Of("Busan")}}
		},
		"a filter changed in its place": func(s *stage) { s.Grid.Filtering.Columns[0].Filter.First.A = "2" },
		"no filters":                    func(s *stage) { s.Grid.Filtering.Enabled = false },
		"other rows":                    func(s *stage) { s.Grid.SetRows(ordersOf(40)) },
		"fewer columns in the strip":    func(s *stage) { s.profile.StripColumns = []string{"amount", "pieces"} },
		"another column in the strip":   func(s *stage) { s.profile.StripColumns[0] = "city" },
		"a wider column":                func(s *stage) { s.Grid.ColumnSizing.Widths = map[string]unit.Dp{"city": 180} },
		"a column less":                 func(s *stage) { s.Grid.ColumnVisibility.Hidden = []string{"pieces"} },
		"columns in another order":      func(s *stage) { s.Grid.ColumnOrder.IDs = []string{"pieces", "amount"} },
		"a column in another pane":      func(s *stage) { s.Grid.ColumnPinning.Left = []string{"pieces"} },
		"a scale":                       func(s *stage) { s.Metric = unit.Metric{PxPerDp: 2, PxPerSp: 2} },
		"another theme":                 func(s *stage) { s.Stage.Style = func(st *gridui.Style) { st.Theme = theme.Dark() } },
		"a pointer on a bar":            func(s *stage) { s.Move(30, 70) },
	} {
		t.Run(name, func(t *testing.T) {
			gridstage.RequireKeptFollows(t, func() gridstage.Kept {
				s, _ := withStrip(t, nil)
				s.Grid.Filtering.Manual = true // the rows stay
				s.Grid.Filtering.Columns = []filter.Column{{ColumnID: "pieces", Filter: filter.Equals.Of("1")}}
				s.profile.StripColumns = []string{"amount", "pieces", "paid"}
				return gridstage.Kept{Harness: s.Harness, Semantics: &s.Grid.Semantics, Change: func() { change(s) }}
			})
		})
	}
}
