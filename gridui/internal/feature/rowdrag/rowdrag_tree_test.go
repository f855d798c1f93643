// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag_test

import (
	"testing"
	"time"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/treestage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestRowsOfATreeAreMoved(t *testing.T) {
	const bike, wheel, rim, hub, frame, pump = 0, 1, 2, 3, 4, 5
	for _, test := range []struct {
		name   string
		from   int
		to     float32
		target string // empty: nothing happens
		where  option.RowPlace
	}{
		{"inside", pump, gridstage.RowY(frame), "frame", option.RowInside},
		{"before", pump, gridstage.RowY(frame) - 14, "frame", option.RowBefore},
		{"after", pump, gridstage.RowY(frame) + 14, "frame", option.RowAfter},
		{"below an open row is before its first", pump, gridstage.RowY(wheel) + 14, "rim", option.RowBefore},
		{"after all", rim, 390, "pump", option.RowAfter},
		{"into its own parent", rim, gridstage.RowY(wheel), "wheel", option.RowInside},
		{"into itself", wheel, gridstage.RowY(wheel) + 2, "", 0},
		{"into what is below it", bike, gridstage.RowY(hub), "", 0},
		{"before what is below it", wheel, gridstage.RowY(hub) - 14, "", 0},
		{"before the next sibling", rim, gridstage.RowY(hub) - 14, "", 0},
		{"after the one before", frame, gridstage.RowY(hub) + 14, "hub", option.RowAfter},
		{"where it is", pump, gridstage.RowY(pump) + 14, "", 0},
	} {
		s := treestage.NewBranches(nil)
		s.DragFrom(300, gridstage.RowY(test.from)).Via(300, gridstage.RowY(test.from)+20).To(300, test.to)
		moved := gridstage.EventsOf[events.RowsReordered](s.Events)
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
	s := treestage.NewBranches(nil)
	d := s.DragFrom(300, gridstage.RowY(1)).Via(300, gridstage.RowY(3))
	require.Equal(t, pointer.CursorNotAllowed, s.Cursor())
	d = d.Via(300, gridstage.RowY(4))
	require.Equal(t, pointer.CursorGrabbing, s.Cursor())
	d.To(300, gridstage.RowY(3))
}

func TestRowsOfATreeOpenUnderThePointer(t *testing.T) {
	s := treestage.NewBranches(func(g *gridui.Grid[treestage.Part]) { g.Expansion.Rows = idset.Of() })
	require.Equal(t, []string{"Bicycle", "Pump"}, gridstage.FirstColumn(s))
	d := s.DragFrom(300, gridstage.RowY(1)).Via(300, gridstage.RowY(0))
	s.Advance(500 * time.Millisecond)
	require.Equal(t, []string{"Bicycle", "Pump"}, gridstage.FirstColumn(s))
	s.Advance(200 * time.Millisecond)
	require.Equal(t, []string{"Bicycle", "Wheel", "Frame", "Pump"}, gridstage.FirstColumn(s))
	s.Advance(time.Second)
	require.True(t, s.Settled(), "an open row asks for frames")
	d.To(300, gridstage.RowY(2))
	moved := gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Equal(t, "frame", moved[0].TargetRowID)
	require.Equal(t, []string{"pump"}, moved[0].RowIDs)
}

func TestASortedTreeTakesRowsInside(t *testing.T) {
	s := treestage.NewBranches(func(g *gridui.Grid[treestage.Part]) {
		g.Sorting = option.Sorting{Mode: option.SortSingle, Keys: []option.SortKey{{ColumnID: "name"}}}
	})
	require.Equal(t, []string{"Bicycle", "Frame", "Wheel", "Hub", "Rim", "Pump"}, gridstage.FirstColumn(s))
	s.DragFrom(300, gridstage.RowY(5)).To(300, gridstage.RowY(1)-14)
	moved := gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Len(t, moved, 1)
	require.Equal(t, option.RowInside, moved[0].Where)
	require.Equal(t, "frame", moved[0].TargetRowID)
	s.DragFrom(300, gridstage.RowY(3)).To(300, gridstage.RowY(2))
	require.Len(t, gridstage.EventsOf[events.RowsReordered](s.Events), 1, "it is below that row already")
}

func TestSelectedRowsOfATreeTakeTheirChildrenAlong(t *testing.T) {
	s := treestage.NewBranches(func(g *gridui.Grid[treestage.Part]) {
		g.Selection = option.Selection{Mode: option.SelectMulti, Rows: idset.Of("wheel", "rim", "hub", "frame")}
	})
	s.DragFrom(300, gridstage.RowY(2)).Via(300, gridstage.RowY(4)).To(300, gridstage.RowY(5))
	moved := gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Len(t, moved, 1)
	require.Equal(t, []string{"wheel", "frame"}, moved[0].RowIDs)
}

func TestKeysMoveRowsOfATree(t *testing.T) {
	s := treestage.NewBranches(nil)
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(4, "cost")
	s.Keys("Ctrl+Shift+Up", "Ctrl+Shift+Down")
	moved := gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Len(t, moved, 1, "frame is the last of its siblings")
	require.Equal(t, "wheel", moved[0].TargetRowID)
	require.Equal(t, option.RowBefore, moved[0].Where)

	s.Events = nil
	s.Keys("Ctrl+Shift+Space", "Down", "Right", "Enter")
	moved = gridstage.EventsOf[events.RowsReordered](s.Events)
	require.Len(t, moved, 1)
	require.Equal(t, "pump", moved[0].TargetRowID)
	require.Equal(t, option.RowInside, moved[0].Where)
}
