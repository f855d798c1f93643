// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel_test

import (
	"image"
	"strings"
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestHeadersAreDroppedIntoThePanel(t *testing.T) {
	s := newStage(wide, nil)
	x, y := s.head(t, "City")
	s.DragFrom(x, y).To(200, 15)
	s.Settle()
	require.Equal(t, []string{"city"}, s.Grid.Grouping.By)
	require.Equal(t, "Seoul (3)", grouped(s.rows())[0])
	require.Len(t, gridstage.Told[events.GroupingChanged](&s.Stage), 1)
	require.Equal(t, []string{"city"}, gridstage.Told[events.GroupingChanged](&s.Stage)[0].To.By)
	require.Empty(t, gridstage.Told[events.GroupingChanged](&s.Stage)[0].From.By)

	x, y = s.head(t, "When")
	s.DragFrom(x, y).To(5, 15)
	s.Settle()
	require.Equal(t, []string{"when", "city"}, s.Grid.Grouping.By, "before the first one")
	require.Equal(t, option.GroupByYear, s.Grid.Grouping.Level(0).Interval, "dates are grouped by year")
	x, y = s.head(t, "Shop")
	s.DragFrom(x, y).Via(300, 15).To(x+200, y)
	s.Settle()
	require.Len(t, s.Grid.Grouping.By, 2, "let go over the headers")
}

func TestADropLeavesTheColumnsWhereTheyAre(t *testing.T) {
	s := newStage(wide, nil)
	before := s.Grid.ShownColumns()
	x, y := s.head(t, "Shop")
	d := s.DragFrom(x, y).Via(300, 15)
	s.Frame()
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	d.To(300, 15)
	s.Settle()
	s.Grid.Grouping = option.Grouping{}
	s.Settle()
	require.Equal(t, before, s.Grid.ShownColumns())
}

func TestHeadersAreDroppedWithoutColumnOrder(t *testing.T) {
	s := newStage(wide, func(s *stage) { s.Grid.ColumnOrder.Mode = option.ColumnOrderOff })
	before := s.Grid.ShownColumns()
	x, y := s.head(t, "Shop")
	s.DragFrom(x, y).To(x+200, y)
	s.Settle()
	require.Equal(t, before, s.Grid.ShownColumns())
	s.DragFrom(x, y).To(300, 15)
	s.Settle()
	require.Equal(t, []string{"shop"}, s.Grid.Grouping.By)
}

func newTwo(set func(s *stage)) *stage {
	return newStage(wide, func(s *stage) {
		s.Grid.Grouping = option.Grouping{By: []string{"city", "shop"}}
		if set != nil {
			set(s)
		}
	})
}

func TestChipsAreDraggedToOtherPlacesAndOut(t *testing.T) {
	s := newTwo(nil)
	x, y := s.Called(t, "City, group level 1/2").Center()
	s.DragFrom(x, y).To(400, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.Grid.Grouping.By)
	x, y = s.Called(t, "Shop, group level 1/2").Center()
	s.DragFrom(x, y).To(x+3, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.Grid.Grouping.By, "that was no drag")
	x, y = s.Called(t, "Shop, group level 1/2").Center()
	s.DragFrom(x, y).To(300, 300)
	s.Settle()
	require.Equal(t, []string{"city"}, s.Grid.Grouping.By)
	require.Contains(t, s.Grid.ShownColumns(), "shop", "its column is back")
}

func TestEscapeEndsTheDragOfAChip(t *testing.T) {
	s := newTwo(nil)
	x, y := s.Called(t, "City, group level 1/2").Center()
	d := s.DragFrom(x, y).Via(400, y)
	s.Keys("Escape")
	d.To(400, y)
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.Grid.Grouping.By)
}

func TestChipsByKeys(t *testing.T) {
	s := newTwo(nil)
	s.Click(s.Called(t, "City, group level 1/2").Center())
	s.Settle()
	require.Equal(t, option.GroupOrder{By: option.GroupOrderValue}, s.Grid.Grouping.Level(0).Order)
	s.Keys("Alt+Right")
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.Grid.Grouping.By)
	require.Equal(t, option.GroupOrderValue, s.Grid.Grouping.Level(1).Order.By, "the order goes with its level")
	s.Keys("Alt+Left")
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.Grid.Grouping.By, "the chip keeps the keyboard")
	s.Keys("Right", "Enter")
	s.Settle()
	require.Equal(t, option.GroupOrderValue, s.Grid.Grouping.Level(1).Order.By)
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.Grid.Grouping.Level(1).Order.Desc)
	s.Keys("Home", "Delete")
	s.Settle()
	require.Equal(t, []string{"shop"}, s.Grid.Grouping.By)
	s.Keys("Delete")
	s.Settle()
	require.Empty(t, s.Grid.Grouping.By)
	_, ok := s.Find("Groups")
	require.True(t, ok)
}

func TestTabGoesToTheChips(t *testing.T) {
	s := newTwo(nil)
	for range 8 {
		s.Keys("Tab")
		s.Settle()
		s.Keys("Alt+Right")
		s.Settle()
		if s.Grid.Grouping.By[0] == "shop" {
			return
		}
	}
	t.Fatal("Tab does not come to a chip")
}

func TestTheMenuOfAChip(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.Grid.Grouping = option.Grouping{By: []string{"when", "city"}, Levels: []option.GroupLevel{level(option.GroupByYear)}}
	})
	open := func() {
		s.Click(s.Called(t, ": When: Year").Center())
		s.Settle()
	}
	open()
	require.Equal(t, []string{
		"Value", "✓ Year", "Quarter", "Month", "Week", "Day", "Order of groups", "(Ascending)", "(Descending)", "(Move before)", "Move after", "Remove", "Stop grouping",
	}, s.Items())
	s.pick(t, "Quarter")
	require.Equal(t, option.GroupByQuarter, s.Grid.Grouping.Level(0).Interval)
	require.Equal(t, "2024 Q1 (1)", grouped(s.rows())[0])
	s.Click(s.Called(t, ": When: Quarter").Center())
	s.Settle()
	s.pick(t, "Order of groups")
	require.Subset(t, s.Items(), []string{"✓ In the order of the rows", "By value", "By number of rows", "By Pieces", "By Amount"})
	s.pick(t, "By Amount")
	require.Equal(t, option.GroupOrder{By: option.GroupOrderAggregate, ColumnID: "amount"}, s.Grid.Grouping.Level(0).Order)
	s.Click(s.Called(t, ": When: Quarter").Center())
	s.Settle()
	s.pick(t, "Descending")
	require.Equal(t, "2025 Q1 (2)", grouped(s.rows())[0])
	s.Click(s.Called(t, ": When: Quarter").Center())
	s.Settle()
	s.pick(t, "Move after")
	require.Equal(t, []string{"city", "when"}, s.Grid.Grouping.By)
	s.Click(s.Called(t, "Remove: City").Center())
	s.Settle()
	require.Equal(t, []string{"when"}, s.Grid.Grouping.By)
}

func TestTheMenuOfAHeader(t *testing.T) {
	s := newStage(wide, nil)
	open := func(column string) {
		s.Grid.Column(column).OpenMenu()
		s.Settle()
	}
	open("shop")
	s.pick(t, "Group by this column")
	require.Contains(t, s.Items(), "First letter")
	s.pick(t, "Value")
	require.Equal(t, []string{"shop"}, s.Grid.Grouping.By)
	open("pieces")
	require.Subset(t, s.Items(), []string{"Group by this column", "Aggregate", "Show value as"})
	s.pick(t, "Show value as")
	require.Subset(t, s.Items(), []string{"✓ Value", "Share of the group above", "Share of the whole"})
	s.pick(t, "Share of the whole")
	require.Equal(t, option.ShareOfTotal, s.Grid.Grouping.Share("pieces"))
	require.Equal(t, "A (2)|||53.3%|80", s.rows()[0])
	open("pieces")
	s.pick(t, "Aggregate")
	require.Subset(t, s.Items(), []string{"None", "✓ Sum", "Maximum", "Average"})
	s.pick(t, "Maximum")
	a, ok := s.Grid.Grouping.Aggregate("pieces")
	require.True(t, ok)
	require.Equal(t, option.AggregateMax, a)
	s.Grid.Column("__group__").OpenMenu()
	s.Settle()
	s.pick(t, "Stop grouping")
	require.Empty(t, s.Grid.Grouping.By)
	require.Len(t, gridstage.Told[events.GroupingChanged](&s.Stage), 4)
	s.panel.MenuDisabled = true
	open("city")
	require.NotContains(t, s.Items(), "Group by this column")
}

func TestAControlledGroupingIsOnlyAskedFor(t *testing.T) {
	s := newTwo(func(s *stage) { s.Grid.Grouping.Controlled = true })
	s.Click(s.Called(t, "Remove: City").Center())
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.Grid.Grouping.By)
	require.Len(t, gridstage.Told[events.GroupingChanged](&s.Stage), 1)
	gridstage.Told[events.GroupingChanged](&s.Stage)[0].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, []string{"shop"}, s.Grid.Grouping.By)
	require.True(t, s.Grid.Grouping.Controlled)
}

func TestWhatThePanelDoesNotTake(t *testing.T) {
	s := newStage(wide, func(s *stage) { s.panel.CanGroup = func(id string) bool { return id != "city" } })
	x, y := s.head(t, "City")
	s.DragFrom(x, y).To(300, 15)
	s.Settle()
	require.Empty(t, s.Grid.Grouping.By)
	s.panel.Disabled = true
	s.Settle()
	_, ok := s.Find("Groups")
	require.False(t, ok)
	s.panel.Disabled = false
	s.Grid.Tree = gridui.Tree[sale]{Path: func(s sale) []string { return []string{s.City, s.ID} }}
	s.Settle()
	_, ok = s.Find("Groups")
	require.False(t, ok, "a tree does not group")
}

func TestThePanelIsMirrored(t *testing.T) {
	s := newTwo(func(s *stage) { s.Style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL } })
	x1, y := s.Called(t, "City, group level 1/2").Center()
	x2, _ := s.Called(t, "Shop, group level 2/2").Center()
	require.Greater(t, x1, x2)
	s.DragFrom(x1, y).To(20, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.Grid.Grouping.By)
	s.Click(s.Called(t, "Shop, group level 1/2").Center())
	s.Keys("Alt+Left")
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.Grid.Grouping.By)
}

func TestChipsOfANarrowPanelWrap(t *testing.T) {
	s := newStage(image.Pt(150, 500), func(s *stage) {
		s.Grid.Grouping = option.Grouping{By: []string{"city", "shop", "when"}, Levels: []option.GroupLevel{{}, {}, level(option.GroupByQuarter)}}
	})
	_, y1 := s.Called(t, "City, group level 1/3").Center()
	_, y3 := s.Called(t, "When: Quarter, group level 3/3").Center()
	require.Greater(t, y3, y1+30)
	for _, n := range s.Nodes() {
		if strings.Contains(n.Label, "group level") {
			require.LessOrEqual(t, n.Bounds.Max.X, 150)
		}
	}
}

func TestAFingerDragsAChip(t *testing.T) {
	s := newTwo(nil)
	x, y := s.Called(t, "City, group level 1/2").Center()
	s.TouchDown(1, x, y)
	for i := range 10 {
		s.TouchMove(1, x+float32(i)*30, y)
	}
	s.TouchUp(1, x+270, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.Grid.Grouping.By)
}

func TestASettledPanelAllocatesNothing(t *testing.T) {
	s := newTwo(nil)
	require.Zero(t, s.Allocs(50, nil))
	s.Grid.Grouping = option.Grouping{}
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}

func TestThePanelSpeaksKorean(t *testing.T) {
	s := newTwo(func(s *stage) { s.Style = func(st *gridui.Style) { st.Locale = locale.For("ko") } })
	_, ok := s.Find("City, 그룹 수준 1/2")
	require.True(t, ok)
}

func TestChangesAreAnnounced(t *testing.T) {
	s := newTwo(func(s *stage) { s.Grid.Announce = true })
	said := func() (out []string) {
		for _, ev := range s.Events {
			if a, ok := ev.(events.TextAnnounced); ok {
				out = append(out, a.Text)
			}
		}
		s.Events = nil
		return out
	}
	s.Click(s.Called(t, "Remove: City").Center())
	s.Settle()
	require.Equal(t, []string{"No longer grouped by City."}, said())
	x, y := s.head(t, "Amount")
	s.DragFrom(x, y).To(500, 15)
	s.Settle()
	require.Equal(t, []string{"Grouped by Amount."}, said())
	s.Click(s.Called(t, "Amount, group level 2/2").Center())
	s.Settle()
	said()
	s.Keys("Alt+Left")
	s.Settle()
	require.Equal(t, []string{"Grouped by Amount, Shop."}, said())
}
