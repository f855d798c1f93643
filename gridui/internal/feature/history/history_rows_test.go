// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package history_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// newUndoDrag returns a stage of people whose rows can be moved, with steps.
func newUndoDrag(n int, set func(*gridui.Grid[gridstage.Person])) *gridstage.Stage[gridstage.Person] {
	return gridstage.NewDraggable(n, func(g *gridui.Grid[gridstage.Person]) {
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
			s.Grid.RowID = nil
			s.Settle()
		}
		names := func() (out string) {
			for i := range s.Grid.Shown() {
				row, _ := s.Grid.RowAt(i)
				out += row.ID
			}
			return out
		}
		s.DragFrom(100, gridstage.RowY(0)).To(110, gridstage.RowY(2)+5)
		s.DragFrom(100, gridstage.RowY(4)).To(110, gridstage.RowY(0)-5)
		require.Equal(t, "p4p1p2p0p3", names())
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		require.Equal(t, "p1p2p0p3p4", names())
		require.True(t, s.Grid.History().Undo())
		s.Settle()
		require.Equal(t, "p0p1p2p3p4", names())
		require.False(t, s.Grid.History().Undo())
		s.Events = nil
		require.True(t, s.Grid.History().Redo())
		s.Settle()
		require.Equal(t, "p1p2p0p3p4", names())
		told := gridstage.EventsOf[events.RowsReordered](s.Events)
		require.Len(t, told, 1)
		require.Equal(t, "p3", map[bool]string{true: told[0].TargetRowID, false: "p" + told[0].TargetRowID}[named])
		require.True(t, s.Grid.History().Redo())
		s.Settle()
		require.Equal(t, "p4p1p2p0p3", names())
	}
}

func TestSelectedRowsComeBackToWhereEachWas(t *testing.T) {
	s := newUndoDrag(6, func(g *gridui.Grid[gridstage.Person]) {
		g.Selection.Mode = option.SelectMulti
		g.Select("p0", "p2", "p3")
	})
	s.DragFrom(100, gridstage.RowY(2)).To(110, 290)
	require.Equal(t, "p1 p4 p5 p0 p2 p3", s.IDs(6))
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, "p0 p1 p2 p3 p4 p5", s.IDs(6))
}

func TestAMoveOfRowsThatAreGoneIsLeftOut(t *testing.T) {
	s := newUndoDrag(5, nil)
	s.DragFrom(100, gridstage.RowY(0)).To(110, gridstage.RowY(2)+5)
	require.NoError(t, s.Grid.Apply(gridui.Changes[gridstage.Person]{Remove: []string{"p0"}}))
	s.Settle()
	s.Events = nil
	require.False(t, s.Grid.History().Undo())
	s.Settle()
	refused := gridstage.EventsOf[events.EditRefused](s.Events)
	require.Len(t, refused, 1)
	require.ErrorIs(t, refused[0].Err, gridui.ErrRowGone)
}

func TestPinnedRowsAreNotDragged(t *testing.T) {
	s := newUndoDrag(6, func(g *gridui.Grid[gridstage.Person]) {
		g.RowPins.Top, g.RowPins.Bottom = []string{"p4"}, []string{"p1"}
	})
	s.DragFrom(100, gridstage.RowY(0)).To(110, gridstage.RowY(3))
	require.Empty(t, gridstage.EventsOf[events.RowDragStarted](s.Events))
	require.Equal(t, "p0 p2 p3 p5", s.IDs(6))
	// On the band at the top is before all others, on that at the bottom after them.
	s.DragFrom(100, gridstage.RowY(3)).To(110, gridstage.RowY(0))
	require.Equal(t, "p3 p0 p2 p5", s.IDs(6))
	s.DragFrom(100, gridstage.RowY(1)).To(110, 290)
	require.Equal(t, "p0 p2 p5 p3", s.IDs(6))
	require.Equal(t, []string{"p4"}, s.Grid.RowPins.Top)
	s.Grid.History().Undo()
	s.Settle()
	require.Equal(t, "p3 p0 p2 p5", s.IDs(6))
}

func TestKeysRedo(t *testing.T) {
	for _, redo := range []string{"Shortcut+Y", "Shortcut+Shift+Z"} {
		s := stockstage.NewStock(4)
		s.Focus(s.Grid.Tag())
		s.Grid.FocusCell(1, "qty")
		s.Settle()
		qty := func() int { s.Settle(); r, _ := s.Grid.RowAt(1); return r.Qty }
		s.Keys("Delete", "Shortcut+Z")
		require.Equal(t, 1, qty(), redo)
		s.Keys(redo)
		require.Equal(t, 0, qty(), redo)
		s.Keys(redo)
		require.Equal(t, 0, qty(), "%s: there is no more to take again", redo)
	}
}
