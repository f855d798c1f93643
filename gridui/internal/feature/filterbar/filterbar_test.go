// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar_test

import (
	"fmt"
	"image"
	"testing"
	"time"

	"gioui.org/io/system"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/grouppanel"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
)

// filtered sets a quick filter, a filter of a column and an expression of two terms.
func filtered(s *stage) {
	s.Grid.Filtering.Quick = "o"
	s.Grid.Column("qty").SetFilter(filter.Greater.Of("2"))
	s.Grid.Filtering.Expression = filter.All(
		filter.AnyOf(filter.On("city", filter.OneOf.Of("Seoul", "Busan")), filter.Not(filter.On("at", filter.Equals.Of("last 7 days")))),
		filter.On("paid", filter.True.Of()))
}

func TestChipsSayWhatIsFiltered(t *testing.T) {
	s := newStage(t, filtered)
	require.Equal(t, []string{
		"Search: o", "Quantity > 2", "City = Seoul, Busan or not Ordered = Last 7 days", "Paid True",
	}, s.chips())
	s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") }
	s.Settle()
	require.True(t, s.Shows("도시 = Seoul") || s.Shows("City = Seoul, Busan 또는 아님: Ordered = 최근 7일"), s.Dump())
	s.Style = nil
	s.Grid.Filtering.Enabled = false
	s.Settle()
	require.Empty(t, s.chips())
	require.False(t, s.Shows("Build filter"))
}

func TestChipsTakeFiltersAway(t *testing.T) {
	s := newStage(t, filtered)
	s.Events = nil
	s.click("Remove, Quantity > 2", 0)
	require.Len(t, gridstage.Told[events.FilterChanged](&s.Stage), 1)
	s.click("Remove, Paid True", 0)
	require.Len(t, gridstage.Told[events.ExpressionChanged](&s.Stage), 1)
	require.Equal(t, filter.All(filter.AnyOf(filter.On("city", filter.OneOf.Of("Seoul", "Busan")), filter.Not(filter.On("at", filter.Equals.Of("last 7 days"))))), s.Grid.Filtering.Expression)
	s.click("Remove, Search: o", 0)
	require.Equal(t, []events.QuickFilterChanged{{From: "o"}}, gridstage.Told[events.QuickFilterChanged](&s.Stage))
	require.Len(t, s.chips(), 1)
	s.Grid.Filtering.Quick = "1"
	s.Settle()
	s.click("Clear all", 0)
	require.Empty(t, s.chips())
	require.Zero(t, s.Grid.Filtering.Quick)
	require.True(t, s.Grid.Filtering.Expression.IsZero())
	require.False(t, s.Shows("Clear all"))
}

func TestChipsByKeys(t *testing.T) {
	s := newStage(t, filtered)
	x, y := s.node("Search: o", 0).Center()
	s.Click(x, y) // the chip has the keyboard focus; it opens nothing itself
	s.Keys("Right", "Delete")
	require.Equal(t, filter.Filter{}, s.Grid.Column("qty").Filter())
	s.Keys("End", "Backspace")
	require.NotContains(t, s.chips(), "Paid True")
	s.Keys("Home", "Delete", "Delete", "Delete")
	require.Empty(t, s.chips())
	s.Keys("Enter")
	require.True(t, s.Shows("Filter over several columns"), "the button that builds filters has the keyboard at last")
	s.Keys("Escape")
	require.False(t, s.Shows("Filter over several columns"))
	require.True(t, s.Focused(s.Grid.Tag()))
}

func TestChipsOpenWhatEditsThem(t *testing.T) {
	s := newStage(t, filtered)
	s.click("Quantity > 2", 0)
	require.True(t, s.Shows("Filter: Quantity"))
	s.Keys("Escape")
	s.click("Paid True", 0)
	require.True(t, s.Shows("Filter over several columns"))
	s.Keys("Delete")
	require.Len(t, s.Grid.Filtering.Expression.Parts, 1, "the keyboard is at the term of the chip")
}

func TestControlledFiltersAreOnlyProposed(t *testing.T) {
	s := newStage(t, func(s *stage) { filtered(s); s.Settle(); s.Grid.Filtering.Controlled = true })
	s.Events = nil
	before := s.chips()
	s.click("Remove, Quantity > 2", 0)
	s.click("Remove, Search: o", 0)
	s.click("Remove, Paid True", 0)
	require.Equal(t, before, s.chips())
	require.Len(t, gridstage.Told[events.FilterChanged](&s.Stage), 1)
	require.Len(t, gridstage.Told[events.QuickFilterChanged](&s.Stage), 1)
	to := gridstage.Told[events.ExpressionChanged](&s.Stage)
	require.Len(t, to, 1)
	s.Grid.Filtering.Expression = to[0].To
	s.Settle()
	require.NotContains(t, s.chips(), "Paid True")
}

func TestNarrowBarTellsOfMore(t *testing.T) {
	s := newStage(t, func(s *stage) { filtered(s); s.Size = image.Pt(360, 500) })
	require.Less(t, len(s.chips()), 4)
	more := 4 - len(s.chips())
	s.click(locale.For("en").Filters.More(more), 0)
	require.Len(t, s.chips(), 4)
	s.click("Collapse", 0)
	require.Len(t, s.chips(), 4-more)
	s.Size.X = 40
	s.Settle()
	s.Size = image.Pt(1, 1)
	s.Settle()
}

func TestProgramsForbidParts(t *testing.T) {
	s := newStage(t, func(s *stage) {
		filtered(s)
		s.bar.RemoveDisabled, s.bar.ClearDisabled, s.bar.BuildDisabled, s.bar.TextDisabled = true, true, true, true
	})
	require.Empty(t, s.chips())
	require.True(t, s.Shows("Quantity > 2"))
	require.False(t, s.Shows("Clear all"))
	require.False(t, s.Shows("Build filter"))
	s.click("Paid True", 0)
	s.Keys("Delete")
	require.Len(t, s.Grid.Filtering.Expression.Parts, 2)
	require.False(t, s.Shows("Filter over several columns"))
	s.bar.Build()
	s.Settle()
	require.True(t, s.Shows("Filter over several columns"))
	for _, n := range s.Nodes() {
		require.NotEqual(t, "Filter as text", n.Description)
	}
	s.Keys("Escape")
	s.bar.Disabled = true
	s.Settle()
	require.False(t, s.Shows("Quantity > 2"))
	s.bar.Disabled, s.bar.BuildDisabled, s.bar.WhenFiltered = false, false, true
	s.Grid.Filtering.Quick, s.Grid.Filtering.Columns, s.Grid.Filtering.Expression = "", nil, filter.Expr{}
	s.Settle()
	require.False(t, s.Shows("Build filter"))
}

func TestTheBarComesAndGoesOnceNobodyTypesIntoAFilterField(t *testing.T) {
	s := newStage(t, func(s *stage) {
		s.bar.WhenFiltered = true
		s.Grid.Filtering.Row = true
	})
	require.False(t, s.Shows("Build filter"))
	x, y := s.FilterFieldAt("Quantity")
	s.Click(x, y)
	s.Type("1")
	s.Settle()
	require.NotEmpty(t, s.Grid.Filtering.Columns)
	_, typed := s.FilterFieldAt("Quantity")
	require.Equal(t, y, typed, "the field stays below the pointer")
	s.Keys("Escape")
	s.Settle()
	_, left := s.FilterFieldAt("Quantity")
	require.Greater(t, left, y, "the bar shows")
	s.Click(s.FilterFieldAt("Quantity"))
	s.Keys("Ctrl+A", "Backspace")
	s.Settle()
	require.Empty(t, s.Grid.Filtering.Columns)
	_, cleared := s.FilterFieldAt("Quantity")
	require.Equal(t, left, cleared, "it does not go either")
	s.Keys("Escape")
	s.Settle()
	_, left = s.FilterFieldAt("Quantity")
	require.Equal(t, y, left)
}

// A bar of several lines keeps its height while a user types below it, whatever chips appear and disappear.
func TestTheBarKeepsItsLinesWhileSomebodyTypes(t *testing.T) {
	grew := false // after typing has ended
	for _, width := range []int{300, 360, 420, 500, 850} {
		for name, typing := range map[string]func(s *stage){
			"a field": func(s *stage) { s.Click(s.FilterFieldAt("City")) },
			"the panel": func(s *stage) {
				s.Grid.Column("city").OpenFilter()
				s.Settle()
			},
			"find": func(s *stage) {
				s.Grid.Find.Open = true
				s.Settle()
			},
		} {
			t.Run(fmt.Sprint(name, " in ", width), func(t *testing.T) {
				s := newStage(t, func(s *stage) {
					s.Size = image.Pt(width, 600)
					if width > 500 { // the bar shares its line
						s.Grid.Extensions = append(s.Grid.Extensions, &grouppanel.Panel{})
					}
					s.Grid.Filtering.Row, s.Grid.Find.Enabled = true, true
					s.Grid.Column("qty").SetFilter(filter.Greater.Of("2"))
					s.Grid.Column("paid").SetFilter(filter.True.Of())
					s.Grid.Column("at").SetFilter(filter.Greater.Of("2024"))
				})
				if hidden := 3 - len(s.chips()); hidden > 0 {
					s.click(locale.For("en").Filters.More(hidden), 0)
				}
				top := func() float32 { _, y := s.node("Order", 0).Center(); return y }
				typing(s)
				s.Settle()
				before := top()
				text := ""
				for _, letter := range "Seoul and other cities" {
					s.Type(string(letter))
					if text += string(letter); name == "find" { // the program filters by the found text
						s.Grid.Column("city").SetFilter(filter.Contains.Of(text))
					}
					s.Settle()
					require.InDelta(t, before, top(), 0, "after %q", letter)
				}
				require.Len(t, s.Grid.Filtering.Columns, 4)
				s.Keys("Escape")
				s.Settle()
				grew = grew || top() > before
			})
		}
	}
	require.True(t, grew)
}

func TestTheBarSharesALineWithThePanelOfGroups(t *testing.T) {
	for _, rtl := range []bool{false, true} {
		t.Run(fmt.Sprint("rtl ", rtl), func(t *testing.T) {
			s := newStage(t, func(s *stage) {
				s.Size.X = 640
				if rtl {
					s.Locale = system.Locale{Language: "en", Direction: system.RTL}
				}
				s.Grid.Extensions = append(s.Grid.Extensions, &grouppanel.Panel{})
			})
			texts := locale.For("en")
			build := func() image.Rectangle { return s.node(texts.Filters.Build, 0).Bounds }
			panel := func() image.Rectangle { return s.node(texts.Grouping.Panel, 0).Bounds }
			require.Equal(t, panel().Min.Y, build().Min.Y-4)
			require.False(t, panel().Overlaps(build()))
			require.Equal(t, rtl, panel().Min.X < build().Min.X, "the panel follows in the list of extensions")
			for _, id := range []string{"qty", "city", "at"} {
				s.Grid.Column(id).SetFilter(filter.Less.Of("2026"))
			}
			s.Settle()
			require.GreaterOrEqual(t, panel().Min.Y, build().Max.Y, "with three chips there is no room for both")
			s.click(texts.Filters.Clear, 0)
			require.Equal(t, panel().Min.Y, build().Min.Y-4)
			s.click(texts.Filters.Build, 0)
			title := s.node(texts.Filters.Title, 0)
			require.GreaterOrEqual(t, title.Bounds.Min.Y, build().Max.Y, "the builder opens below the button")
		})
	}
}

// Gio allocates for widgets that take the keyboard focus: as much for one filter as for none.
func TestSettledBarAllocatesNothing(t *testing.T) {
	for _, width := range []int{900, 360} {
		set := func(s *stage) { filtered(s); s.Size.X = width }
		bar := newStage(t, set)
		off := newStage(t, func(s *stage) { set(s); s.bar.Disabled = true })
		require.LessOrEqual(t, bar.Allocs(50, nil), off.Allocs(50, nil)+gioSorts, width)
	}
}

// gioSorts is the number of allocations by which Gio sorts widgets for the Tab key in a frame.
const gioSorts = 5

func TestBarReadsFromTheRight(t *testing.T) {
	s := newStage(t, func(s *stage) {
		filtered(s)
		s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL }
	})
	build, quick, clear := s.node("Build filter", 0).Bounds, s.node("Search: o", 0).Bounds, s.node("Clear all", 0).Bounds
	require.Greater(t, build.Min.X, quick.Max.X)
	require.Greater(t, quick.Min.X, clear.Max.X)
	cross := s.node("Remove, Search: o", 0).Bounds
	require.LessOrEqual(t, cross.Max.X, quick.Min.X)
}

func TestBarOfTwoGridsIsReported(t *testing.T) {
	s := newStage(t, nil)
	other := newStage(t, func(o *stage) { o.Grid.Extensions = []gridui.Extension{&s.bar} })
	require.False(t, other.Shows("Build filter"))
}

func TestBuilderWaitsForTheDelay(t *testing.T) {
	s := newStage(t, func(s *stage) { s.Grid.Filtering.Delay = 300 * time.Millisecond })
	s.click("Build filter", 0)
	s.click("Add condition", 0)
	s.Keys("Tab", "Tab")
	s.Type("o1")
	s.Advance(200 * time.Millisecond)
	require.False(t, s.Grid.Filtering.Expression.Active())
	s.Events = nil
	s.Advance(100 * time.Millisecond)
	require.Len(t, gridstage.EventsOf[events.ExpressionChanged](s.Events), 1, "the event waits for no other frame")
	require.Equal(t, filter.All(filter.On("id", filter.Contains.Of("o1"))), s.Grid.Filtering.Expression)
	s.Type("2")
	s.Keys("Escape")
	require.Equal(t, "o12", s.Grid.Filtering.Expression.Parts[0].Is.A, "closing ends the wait")
}
