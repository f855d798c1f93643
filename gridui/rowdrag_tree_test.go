// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"
	"time"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// newBranches is a tree by Parent whose rows can be moved: bike over wheel over rim and
// hub, bike over frame, and pump.
func newBranches(set func(*gridui.Grid[part])) *stage[part] {
	s := newParts(func(g *gridui.Grid[part]) {
		g.Tree = gridui.Tree[part]{Parent: func(p part) string { return p.Up }}
		g.Expansion.Rows = idset.All()
		g.RowDrag.Mode = option.RowDragReorder
		g.SetRows([]part{
			{ID: "bike", Name: "Bicycle"}, {ID: "wheel", Up: "bike", Name: "Wheel"}, {ID: "rim", Up: "wheel", Name: "Rim"},
			{ID: "hub", Up: "wheel", Name: "Hub"}, {ID: "frame", Up: "bike", Name: "Frame"}, {ID: "pump", Name: "Pump"},
		})
		if set != nil {
			set(g)
		}
	})
	s.events = nil
	return s
}

func TestRowsOfATreeAreMoved(t *testing.T) {
	const bike, wheel, rim, hub, frame, pump = 0, 1, 2, 3, 4, 5
	for _, test := range []struct {
		name   string
		from   int
		to     float32
		target string // empty: nothing happens
		where  option.RowPlace
	}{
		{"inside", pump, rowY(frame), "frame", option.RowInside},
		{"before", pump, rowY(frame) - 14, "frame", option.RowBefore},
		{"after", pump, rowY(frame) + 14, "frame", option.RowAfter},
		{"below an open row is before its first", pump, rowY(wheel) + 14, "rim", option.RowBefore},
		{"after all", rim, 390, "pump", option.RowAfter},
		{"into its own parent", rim, rowY(wheel), "wheel", option.RowInside},
		{"into itself", wheel, rowY(wheel) + 2, "", 0},
		{"into what is below it", bike, rowY(hub), "", 0},
		{"before what is below it", wheel, rowY(hub) - 14, "", 0},
		{"before the next sibling", rim, rowY(hub) - 14, "", 0},
		{"after the one before", frame, rowY(hub) + 14, "hub", option.RowAfter},
		{"where it is", pump, rowY(pump) + 14, "", 0},
	} {
		s := newBranches(nil)
		s.DragFrom(300, rowY(test.from)).Via(300, rowY(test.from)+20).To(300, test.to)
		moved := eventsOf[events.RowsReordered](s.events)
		if test.target == "" {
			require.Empty(t, moved, test.name)
			continue
		}
		require.Len(t, moved, 1, test.name)
		require.Equal(t, test.target, moved[0].TargetRowID, test.name)
		require.Equal(t, test.where, moved[0].Where, test.name)
		require.Equal(t, []int{-1, -1}, []int{moved[0].From, moved[0].To}, test.name)
	}
}

func TestATreeShowsWhereRowsCannotGo(t *testing.T) {
	s := newBranches(nil)
	d := s.DragFrom(300, rowY(1)).Via(300, rowY(3))
	require.Equal(t, pointer.CursorNotAllowed, s.Cursor())
	d = d.Via(300, rowY(4))
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	d.To(300, rowY(3))
}

func TestRowsOfATreeOpenUnderThePointer(t *testing.T) {
	s := newBranches(func(g *gridui.Grid[part]) { g.Expansion.Rows = idset.Of() })
	require.Equal(t, []string{"Bicycle", "Pump"}, names(s))
	d := s.DragFrom(300, rowY(1)).Via(300, rowY(0))
	s.Advance(500 * time.Millisecond)
	require.Equal(t, []string{"Bicycle", "Pump"}, names(s))
	s.Advance(200 * time.Millisecond)
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, names(s))
	s.Advance(time.Second)
	require.True(t, s.Settled(), "an open row asks for frames")
	d.To(300, rowY(2))
	moved := eventsOf[events.RowsReordered](s.events)
	require.Equal(t, "frame", moved[0].TargetRowID)
	require.Equal(t, []string{"pump"}, moved[0].RowIDs)
}

func TestASortedTreeTakesRowsInside(t *testing.T) {
	s := newBranches(func(g *gridui.Grid[part]) {
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
	})
	require.Equal(t, []string{"Bicycle", "Frame", "Wheel", "Hub", "Rim", "Pump"}, names(s))
	s.DragFrom(300, rowY(5)).To(300, rowY(1)-14)
	moved := eventsOf[events.RowsReordered](s.events)
	require.Len(t, moved, 1)
	require.Equal(t, option.RowInside, moved[0].Where)
	require.Equal(t, "frame", moved[0].TargetRowID)
	s.DragFrom(300, rowY(3)).To(300, rowY(2))
	require.Len(t, eventsOf[events.RowsReordered](s.events), 1, "it is below that row already")
}

func TestSelectedRowsOfATreeTakeTheirChildrenAlong(t *testing.T) {
	s := newBranches(func(g *gridui.Grid[part]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("wheel", "rim", "hub", "frame")}
	})
	s.DragFrom(300, rowY(2)).Via(300, rowY(4)).To(300, rowY(5))
	moved := eventsOf[events.RowsReordered](s.events)
	require.Len(t, moved, 1)
	require.Equal(t, []string{"wheel", "frame"}, moved[0].RowIDs)
}

func TestKeysMoveRowsOfATree(t *testing.T) {
	s := newBranches(nil)
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(4, "cost")
	s.Keys("Ctrl+Shift+Up", "Ctrl+Shift+Down")
	moved := eventsOf[events.RowsReordered](s.events)
	require.Len(t, moved, 1, "frame is the last of its siblings")
	require.Equal(t, "wheel", moved[0].TargetRowID)
	require.Equal(t, option.RowBefore, moved[0].Where)

	s.events = nil
	s.Keys("Ctrl+Shift+Space", "Down", "Right", "Enter")
	moved = eventsOf[events.RowsReordered](s.events)
	require.Len(t, moved, 1)
	require.Equal(t, "pump", moved[0].TargetRowID)
	require.Equal(t, option.RowInside, moved[0].Where)
}
