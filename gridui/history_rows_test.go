// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// newUndoDrag is a stage of people whose rows can be moved, with steps.
func newUndoDrag(n int, set func(*gridui.Grid[person])) *stage[person] {
	return newDraggable(n, func(g *gridui.Grid[person]) {
		g.Editing.Enabled = true
		if set != nil {
			set(g)
		}
	})
}

func TestAMoveOfRowsIsOneStep(t *testing.T) {
	for _, named := range []bool{true, false} {
		s := newUndoDrag(5, nil)
		if !named {
			s.grid.RowID = nil
			s.Settle()
		}
		names := func() (out string) {
			for i := range s.grid.Shown() {
				row, _ := s.grid.RowAt(i)
				out += row.ID
			}
			return out
		}
		s.DragFrom(100, rowY(0)).To(110, rowY(2)+5)
		s.DragFrom(100, rowY(4)).To(110, rowY(0)-5)
		require.Equal(t, "p4p1p2p0p3", names())
		require.True(t, s.grid.History().Undo())
		s.Settle()
		require.Equal(t, "p1p2p0p3p4", names())
		require.True(t, s.grid.History().Undo())
		s.Settle()
		require.Equal(t, "p0p1p2p3p4", names())
		require.False(t, s.grid.History().Undo())
		s.events = nil
		require.True(t, s.grid.History().Redo())
		s.Settle()
		require.Equal(t, "p1p2p0p3p4", names())
		told := eventsOf[events.RowsReordered](s.events)
		require.Len(t, told, 1)
		require.Equal(t, "p3", map[bool]string{true: told[0].TargetRowID, false: "p" + told[0].TargetRowID}[named])
		require.True(t, s.grid.History().Redo())
		s.Settle()
		require.Equal(t, "p4p1p2p0p3", names())
	}
}

func TestSelectedRowsComeBackToWhereEachWas(t *testing.T) {
	s := newUndoDrag(6, func(g *gridui.Grid[person]) {
		g.Selection.Mode = option.SelectMulti
		g.Select("p0", "p2", "p3")
	})
	s.DragFrom(100, rowY(2)).To(110, 290)
	require.Equal(t, "p1 p4 p5 p0 p2 p3", s.ids(6))
	s.grid.History().Undo()
	s.Settle()
	require.Equal(t, "p0 p1 p2 p3 p4 p5", s.ids(6))
}

func TestAMoveOfRowsThatAreGoneIsLeftOut(t *testing.T) {
	s := newUndoDrag(5, nil)
	s.DragFrom(100, rowY(0)).To(110, rowY(2)+5)
	require.NoError(t, s.grid.Apply(gridui.Changes[person]{Remove: []string{"p0"}}))
	s.Settle()
	s.events = nil
	require.False(t, s.grid.History().Undo())
	s.Settle()
	refused := eventsOf[events.EditRefused](s.events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, gridui.ErrRowGone)
}

func TestPinnedRowsAreNotDragged(t *testing.T) {
	s := newUndoDrag(6, func(g *gridui.Grid[person]) { g.RowPins.Top, g.RowPins.Bottom = []string{"p4"}, []string{"p1"} })
	s.DragFrom(100, rowY(0)).To(110, rowY(3))
	require.Empty(t, eventsOf[events.RowDragStarted](s.events))
	require.Equal(t, "p0 p2 p3 p5", s.ids(6))
	// On the band at the top is before all others, on that at the bottom after them.
	s.DragFrom(100, rowY(3)).To(110, rowY(0))
	require.Equal(t, "p3 p0 p2 p5", s.ids(6))
	s.DragFrom(100, rowY(1)).To(110, 290)
	require.Equal(t, "p0 p2 p5 p3", s.ids(6))
	require.Equal(t, []string{"p4"}, s.grid.RowPins.Top)
	s.grid.History().Undo()
	s.Settle()
	require.Equal(t, "p3 p0 p2 p5", s.ids(6))
}
