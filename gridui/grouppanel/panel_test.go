// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel_test

import (
	"fmt"
	"image"
	"strings"
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

func ExamplePanel() {
	s := newStage(wide, nil)
	hint, _ := s.Find("Groups")
	fmt.Println(hint.Description)
	s.grid.Grouping = option.Grouping{By: []string{"city", "when"}, Levels: []option.GroupLevel{{}, {Interval: option.GroupByQuarter}}}
	s.Settle()
	for _, n := range s.FindAll("group level") {
		fmt.Println(n.Label)
	}
	// Output:
	// Drag a header here to group the rows
	// City, group level 1/2
	// When: Quarter, group level 2/2
}

func TestHeadersAreDroppedIntoThePanel(t *testing.T) {
	s := newStage(wide, nil)
	x, y := s.head(t, "City")
	s.DragFrom(x, y).To(200, 15)
	s.Settle()
	require.Equal(t, []string{"city"}, s.grid.Grouping.By)
	require.Equal(t, "Seoul (3)", grouped(s.rows())[0])
	require.Len(t, s.changes(), 1)
	require.Equal(t, []string{"city"}, s.changes()[0].To.By)
	require.Empty(t, s.changes()[0].From.By)

	x, y = s.head(t, "When")
	s.DragFrom(x, y).To(5, 15)
	s.Settle()
	require.Equal(t, []string{"when", "city"}, s.grid.Grouping.By, "before the first one")
	require.Equal(t, option.GroupByYear, s.grid.Grouping.Level(0).Interval, "dates are grouped by year")
	x, y = s.head(t, "Shop")
	s.DragFrom(x, y).Via(300, 15).To(x+200, y)
	s.Settle()
	require.Len(t, s.grid.Grouping.By, 2, "let go over the headers")
}

func TestADropLeavesTheColumnsWhereTheyAre(t *testing.T) {
	s := newStage(wide, nil)
	before := s.grid.ShownColumns()
	x, y := s.head(t, "Shop")
	d := s.DragFrom(x, y).Via(300, 15)
	s.Frame()
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	d.To(300, 15)
	s.Settle()
	s.grid.Grouping = option.Grouping{}
	s.Settle()
	require.Equal(t, before, s.grid.ShownColumns())
}

func TestHeadersAreDroppedWithoutColumnOrder(t *testing.T) {
	s := newStage(wide, func(s *stage) { s.grid.ColumnOrder.Mode = option.ColumnOrderOff })
	before := s.grid.ShownColumns()
	x, y := s.head(t, "Shop")
	s.DragFrom(x, y).To(x+200, y)
	s.Settle()
	require.Equal(t, before, s.grid.ShownColumns())
	s.DragFrom(x, y).To(300, 15)
	s.Settle()
	require.Equal(t, []string{"shop"}, s.grid.Grouping.By)
}

func newTwo(set func(s *stage)) *stage {
	return newStage(wide, func(s *stage) {
		s.grid.Grouping = option.Grouping{By: []string{"city", "shop"}}
		if set != nil {
			set(s)
		}
	})
}

func TestChipsAreDraggedToOtherPlacesAndOut(t *testing.T) {
	s := newTwo(nil)
	x, y := s.center(t, "City, group level 1/2")
	s.DragFrom(x, y).To(400, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.grid.Grouping.By)
	x, y = s.center(t, "Shop, group level 1/2")
	s.DragFrom(x, y).To(x+3, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.grid.Grouping.By, "that was no drag")
	x, y = s.center(t, "Shop, group level 1/2")
	s.DragFrom(x, y).To(300, 300)
	s.Settle()
	require.Equal(t, []string{"city"}, s.grid.Grouping.By)
	require.Contains(t, s.grid.ShownColumns(), "shop", "its column is back")
}

func TestEscapeEndsTheDragOfAChip(t *testing.T) {
	s := newTwo(nil)
	x, y := s.center(t, "City, group level 1/2")
	d := s.DragFrom(x, y).Via(400, y)
	s.Keys("Escape")
	d.To(400, y)
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.grid.Grouping.By)
}

func TestChipsByKeys(t *testing.T) {
	s := newTwo(nil)
	s.Click(s.center(t, "City, group level 1/2"))
	s.Settle()
	require.Equal(t, option.GroupOrder{By: option.GroupOrderValue}, s.grid.Grouping.Level(0).Order)
	s.Keys("Alt+Right")
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.grid.Grouping.By)
	require.Equal(t, option.GroupOrderValue, s.grid.Grouping.Level(1).Order.By, "the order goes with its level")
	s.Keys("Alt+Left")
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.grid.Grouping.By, "the chip keeps the keyboard")
	s.Keys("Right", "Enter")
	s.Settle()
	require.Equal(t, option.GroupOrderValue, s.grid.Grouping.Level(1).Order.By)
	s.Keys("Enter")
	s.Settle()
	require.True(t, s.grid.Grouping.Level(1).Order.Desc)
	s.Keys("Home", "Delete")
	s.Settle()
	require.Equal(t, []string{"shop"}, s.grid.Grouping.By)
	s.Keys("Delete")
	s.Settle()
	require.Empty(t, s.grid.Grouping.By)
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
		if s.grid.Grouping.By[0] == "shop" {
			return
		}
	}
	t.Fatal("Tab does not come to a chip")
}

func TestTheMenuOfAChip(t *testing.T) {
	s := newStage(wide, func(s *stage) {
		s.grid.Grouping = option.Grouping{By: []string{"when", "city"}, Levels: []option.GroupLevel{level(option.GroupByYear)}}
	})
	open := func() {
		s.Click(s.center(t, ": When: Year"))
		s.Settle()
	}
	open()
	require.Equal(t, []string{
		"Value", "✓ Year", "Quarter", "Month", "Week", "Day", "Order of groups", "Ascending", "Descending", "Move before", "Move after", "Remove", "Stop grouping",
	}, s.items())
	s.pick(t, "Quarter")
	require.Equal(t, option.GroupByQuarter, s.grid.Grouping.Level(0).Interval)
	require.Equal(t, "2024 Q1 (1)", grouped(s.rows())[0])
	s.Click(s.center(t, ": When: Quarter"))
	s.Settle()
	s.pick(t, "Order of groups")
	require.Subset(t, s.items(), []string{"✓ In the order of the rows", "By value", "By number of rows", "By Pieces", "By Amount"})
	s.pick(t, "By Amount")
	require.Equal(t, option.GroupOrder{By: option.GroupOrderAggregate, ColumnID: "amount"}, s.grid.Grouping.Level(0).Order)
	s.Click(s.center(t, ": When: Quarter"))
	s.Settle()
	s.pick(t, "Descending")
	require.Equal(t, "2025 Q1 (2)", grouped(s.rows())[0])
	s.Click(s.center(t, ": When: Quarter"))
	s.Settle()
	s.pick(t, "Move after")
	require.Equal(t, []string{"city", "when"}, s.grid.Grouping.By)
	s.Click(s.center(t, "Remove: City"))
	s.Settle()
	require.Equal(t, []string{"when"}, s.grid.Grouping.By)
}

func TestTheMenuOfAHeader(t *testing.T) {
	s := newStage(wide, nil)
	open := func(column string) {
		s.grid.Column(column).OpenMenu()
		s.Settle()
	}
	open("shop")
	s.pick(t, "Group by this column")
	require.Contains(t, s.items(), "First letter")
	s.pick(t, "Value")
	require.Equal(t, []string{"shop"}, s.grid.Grouping.By)
	open("pieces")
	require.Subset(t, s.items(), []string{"Group by this column", "Aggregate", "Show value as"})
	s.pick(t, "Show value as")
	require.Subset(t, s.items(), []string{"✓ Value", "Share of the group above", "Share of the whole"})
	s.pick(t, "Share of the whole")
	require.Equal(t, option.ShareOfTotal, s.grid.Grouping.Share("pieces"))
	require.Equal(t, "A (2)|||53.3%|80", s.rows()[0])
	open("pieces")
	s.pick(t, "Aggregate")
	require.Subset(t, s.items(), []string{"None", "✓ Sum", "Maximum", "Average"})
	s.pick(t, "Maximum")
	a, ok := s.grid.Grouping.Aggregate("pieces")
	require.True(t, ok)
	require.Equal(t, option.AggregateMax, a)
	s.grid.Column("__group__").OpenMenu()
	s.Settle()
	s.pick(t, "Stop grouping")
	require.Empty(t, s.grid.Grouping.By)
	require.Len(t, s.changes(), 4)
	s.panel.NoMenu = true
	open("city")
	require.NotContains(t, s.items(), "Group by this column")
}

func TestAControlledGroupingIsOnlyAskedFor(t *testing.T) {
	s := newTwo(func(s *stage) { s.grid.Grouping.Controlled = true })
	s.Click(s.center(t, "Remove: City"))
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.grid.Grouping.By)
	require.Len(t, s.changes(), 1)
	s.changes()[0].Apply(&s.grid.Grouping)
	s.Settle()
	require.Equal(t, []string{"shop"}, s.grid.Grouping.By)
	require.True(t, s.grid.Grouping.Controlled)
}

func TestWhatThePanelDoesNotTake(t *testing.T) {
	s := newStage(wide, func(s *stage) { s.panel.CanGroup = func(id string) bool { return id != "city" } })
	x, y := s.head(t, "City")
	s.DragFrom(x, y).To(300, 15)
	s.Settle()
	require.Empty(t, s.grid.Grouping.By)
	s.panel.Hidden = true
	s.Settle()
	_, ok := s.Find("Groups")
	require.False(t, ok)
	s.panel.Hidden = false
	s.grid.Tree = gridui.Tree[sale]{Path: func(s sale) []string { return []string{s.City, s.ID} }}
	s.Settle()
	_, ok = s.Find("Groups")
	require.False(t, ok, "a tree does not group")
}

func TestThePanelIsMirrored(t *testing.T) {
	s := newTwo(func(s *stage) { s.style = func(st *gridui.Style) { st.Direction = gridui.DirectionRTL } })
	x1, y := s.center(t, "City, group level 1/2")
	x2, _ := s.center(t, "Shop, group level 2/2")
	require.Greater(t, x1, x2)
	s.DragFrom(x1, y).To(20, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.grid.Grouping.By)
	s.Click(s.center(t, "Shop, group level 1/2"))
	s.Keys("Alt+Left")
	s.Settle()
	require.Equal(t, []string{"city", "shop"}, s.grid.Grouping.By)
}

func TestChipsOfANarrowPanelWrap(t *testing.T) {
	s := newStage(image.Pt(150, 500), func(s *stage) {
		s.grid.Grouping = option.Grouping{By: []string{"city", "shop", "when"}, Levels: []option.GroupLevel{{}, {}, level(option.GroupByQuarter)}}
	})
	_, y1 := s.center(t, "City, group level 1/3")
	_, y3 := s.center(t, "When: Quarter, group level 3/3")
	require.Greater(t, y3, y1+30)
	for _, n := range s.Nodes() {
		if strings.Contains(n.Label, "group level") {
			require.LessOrEqual(t, n.Bounds.Max.X, 150)
		}
	}
}

func TestAFingerDragsAChip(t *testing.T) {
	s := newTwo(nil)
	x, y := s.center(t, "City, group level 1/2")
	s.TouchDown(1, x, y)
	for i := range 10 {
		s.TouchMove(1, x+float32(i)*30, y)
	}
	s.TouchUp(1, x+270, y)
	s.Settle()
	require.Equal(t, []string{"shop", "city"}, s.grid.Grouping.By)
}

func TestASettledPanelAllocatesNothing(t *testing.T) {
	s := newTwo(nil)
	require.Zero(t, s.Allocs(50, nil))
	s.grid.Grouping = option.Grouping{}
	s.Settle()
	require.Zero(t, s.Allocs(50, nil))
}

func TestThePanelSpeaksKorean(t *testing.T) {
	s := newTwo(func(s *stage) { s.style = func(st *gridui.Style) { st.Locale = locale.Korean() } })
	_, ok := s.Find("City, 그룹 수준 1/2")
	require.True(t, ok)
}

func TestChangesAreAnnounced(t *testing.T) {
	s := newTwo(func(s *stage) { s.grid.Announce = true })
	said := func() (out []string) {
		for _, ev := range s.events {
			if a, ok := ev.(events.Announced); ok {
				out = append(out, a.Text)
			}
		}
		s.events = nil
		return out
	}
	s.Click(s.center(t, "Remove: City"))
	s.Settle()
	require.Equal(t, []string{"No longer grouped by City."}, said())
	x, y := s.head(t, "Amount")
	s.DragFrom(x, y).To(500, 15)
	s.Settle()
	require.Equal(t, []string{"Grouped by Amount."}, said())
	s.Click(s.center(t, "Amount, group level 2/2"))
	s.Settle()
	said()
	s.Keys("Alt+Left")
	s.Settle()
	require.Equal(t, []string{"Grouped by Amount, Shop."}, said())
}
