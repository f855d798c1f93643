// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build pixels

package pixels

import (
	"testing"
	"time"

	"gioui.org/io/pointer"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// newColumns poses columns in groups of groups that can be moved, resized, closed and hidden.
func newColumns(dir gridui.Direction) *scene {
	field := func(id, header string) *gridui.Typed[int, int] {
		return gridui.Func(id, header, func(i int) (int, bool) { return i, true }).Width(90)
	}
	s := newScene(1, func(g *gridui.Grid[int], st *gridui.Style) {
		st.Direction = dir
		g.ColumnOrder.Mode, g.ColumnSizing.Mode = option.ColumnOrderWithinGroups, option.ColumnResizeOnRelease
	})
	s.grid.Columns = []gridui.Column[int]{
		field("id", "Number"),
		gridui.Group("parcel", "Parcel", gridui.Column[int](field("weight", "Weight")),
			gridui.Group("size", "Size of the parcel", gridui.Column[int](field("length", "Length")), field("width", "Width"), field("height", "Height")).Collapsible()),
		gridui.Group("price", "Price", gridui.Column[int](field("net", "Net")), field("gross", "Gross")).Collapsible(),
	}
	s.Settle()
	return s
}

// at returns the x coordinate of a place in a reading direction.
func at(dir gridui.Direction, x float32) float32 {
	if dir == gridui.DirectionRTL {
		return 560 - x
	}
	return x
}

func TestColumnsInTheHand(t *testing.T) {
	for name, dir := range map[string]gridui.Direction{"columns": gridui.DirectionLTR, "columns-rtl": gridui.DirectionRTL} {
		// The names of groups stay visible while their groups scroll.
		s := newColumns(dir)
		s.Size.X = 300
		s.Settle()
		s.Wheel(150, 200, at(dir, 210)-at(dir, 0), 0)
		s.golden(t, name+"-scrolled")

		s = newColumns(dir)
		s.Move(at(dir, 300), 60)
		s.Press(pointer.ButtonPrimary)
		s.Move(at(dir, 280), 65)
		s.Move(at(dir, 150), 70)
		s.golden(t, name+"-moved")

		s = newColumns(dir)
		s.Move(at(dir, 90), 100)
		s.Press(pointer.ButtonPrimary)
		s.Move(at(dir, 170), 110)
		s.golden(t, name+"-sized")
	}
}

func TestListOfColumnsInGroups(t *testing.T) {
	for name, dir := range map[string]gridui.Direction{"chooser": gridui.DirectionLTR, "chooser-rtl": gridui.DirectionRTL} {
		s := newColumns(dir)
		s.grid.ColumnVisibility.Hidden = []string{"width"}
		s.grid.OpenColumns()
		s.Settle()
		s.golden(t, name)
	}
	s := newColumns(gridui.DirectionLTR)
	s.Metric = unit.Metric{PxPerDp: 1, PxPerSp: 2}
	s.Settle()
	s.grid.OpenColumns()
	s.Settle()
	_, ok := s.Find("Reset columns")
	require.True(t, ok)
	s.golden(t, "chooser-large")
}

func TestWhatPanelsSay(t *testing.T) {
	s := newColumns(gridui.DirectionLTR)
	s.grid.OpenColumns()
	s.Settle()
	s.Type("zebra")
	s.golden(t, "chooser-nothing")

	s = newScene(1, func(g *gridui.Grid[int], _ *gridui.Style) { g.Filtering.Enabled = true })
	s.grid.Column("name").OpenFilter()
	s.Settle()
	s.Keys("Tab")
	s.Type("zebra")
	s.golden(t, "panel-nothing")

	s = newColumns(gridui.DirectionLTR)
	s.grid.Filtering.Enabled = true
	s.Settle()
	s.grid.Column("weight").OpenFilter()
	s.Settle()
	s.Type("zebra")
	s.Advance(time.Second)
	s.golden(t, "panel-wrong")
}
