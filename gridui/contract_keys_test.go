// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestEnterOpensGroups(t *testing.T) {
	for _, enter := range []string{"Enter", "KeypadEnter"} {
		s := newSales(func(g *gridui.Grid[sale]) { g.Grouping.By = []string{"city"} })
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(0, gridui.GroupColumn)
		s.Settle()
		closed := s.grid.Shown()
		s.Keys(enter)
		require.Equal(t, closed+3, s.grid.Shown(), enter)
		s.Keys(enter)
		require.Equal(t, closed, s.grid.Shown(), enter)
	}
}

func TestEnterCanGoDown(t *testing.T) {
	s := newStock(4)
	s.grid.Keys.Bind = []option.Binding{
		{Name: key.NameReturn, Action: option.ActionDown}, {Name: key.NameReturn, Modifiers: key.ModShift, Action: option.ActionUp},
	}
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(1, "qty")
	s.Settle()
	s.Keys("Enter")
	_, _, edits := s.grid.EditingCell()
	require.False(t, edits)
	require.Equal(t, 2, s.grid.Focused().Row)
	s.Keys("Shift+Enter", "Shift+Enter")
	require.Equal(t, 0, s.grid.Focused().Row)
	s.Keys("F2")
	_, _, edits = s.grid.EditingCell()
	require.True(t, edits, "F2 edits still")
}

func TestKeysRedo(t *testing.T) {
	for _, redo := range []string{"Shortcut+Y", "Shortcut+Shift+Z"} {
		s := newStock(4)
		s.Focus(s.grid.Tag())
		s.grid.FocusCell(1, "qty")
		s.Settle()
		qty := func() int { s.Settle(); r, _ := s.grid.RowAt(1); return r.Qty }
		s.Keys("Delete", "Shortcut+Z")
		require.Equal(t, 1, qty(), redo)
		s.Keys(redo)
		require.Equal(t, 0, qty(), redo)
		s.Keys(redo)
		require.Equal(t, 0, qty(), "%s: there is no more to take again", redo)
	}
}

func TestTheMiddleButtonDoesNothing(t *testing.T) {
	s := newSelecting(100, multi())
	s.grid.Sorting.Mode = option.SortMulti
	s.grid.ColumnOrder.Mode, s.grid.RowDrag.Mode = option.ColumnOrderFree, option.RowDragReorder
	s.Settle()
	s.events = nil
	for _, at := range [][2]float32{{boxX, rowY(1)}, {cellX, rowY(1)}, {cellX, 20}, {boxX, 20}} {
		s.ClickButton(at[0], at[1], pointer.ButtonTertiary)
	}
	s.Move(cellX, rowY(1))
	s.Press(pointer.ButtonTertiary)
	s.Move(cellX, rowY(5))
	s.Release(pointer.ButtonTertiary)
	require.Empty(t, s.kinds())
	require.Equal(t, events.Focus{Row: -1}, s.grid.Focused())
	require.Zero(t, s.grid.SelectedCount())
	require.Empty(t, s.grid.Sorting.Keys)
	row, _ := s.grid.RowAt(1)
	require.Equal(t, "p1", row.ID)
}

func TestFingersActWhenTheyAreLifted(t *testing.T) {
	s := newSelecting(100, multi())
	s.grid.Sorting.Mode = option.SortSingle
	s.Settle()
	s.events = nil
	s.TouchDown(1, cellX, rowY(2))
	require.Empty(t, s.kinds(), "a finger acts when it is put down")
	require.Zero(t, s.grid.SelectedCount())
	s.TouchUp(1, cellX, rowY(2))
	require.Contains(t, s.kinds(), "events.SelectionChanged")
	require.Equal(t, "p2", s.grid.Focused().RowID)
	s.TouchDown(1, cellX, 20)
	require.Empty(t, s.grid.Sorting.Keys)
	s.TouchUp(1, cellX, 20)
	require.Len(t, s.grid.Sorting.Keys, 1)
}
