// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host_test

import (
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestTheMiddleButtonDoesNothing(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.Grid.Sorting.Mode = option.SortMulti
	s.Grid.ColumnOrder.Mode, s.Grid.RowDrag.Mode = option.ColumnOrderFree, option.RowDragReorder
	s.Settle()
	s.Events = nil
	for _, at := range [][2]float32{{gridstage.BoxX, gridstage.RowY(1)}, {gridstage.CellX, gridstage.RowY(1)}, {gridstage.CellX, 20}, {gridstage.BoxX, 20}} {
		s.ClickButton(at[0], at[1], pointer.ButtonTertiary)
	}
	s.Move(gridstage.CellX, gridstage.RowY(1))
	s.Press(pointer.ButtonTertiary)
	s.Move(gridstage.CellX, gridstage.RowY(5))
	s.Release(pointer.ButtonTertiary)
	require.Empty(t, s.TakeKinds())
	require.Equal(t, events.Focus{Row: -1}, s.Grid.Focused())
	require.Zero(t, s.Grid.SelectedCount())
	require.Empty(t, s.Grid.Sorting.Keys)
	row, _ := s.Grid.RowAt(1)
	require.Equal(t, "p1", row.ID)
}

func TestFingersActWhenTheyAreLifted(t *testing.T) {
	s := gridstage.NewSelecting(100, gridstage.MultiSelection())
	s.Grid.Sorting.Mode = option.SortSingle
	s.Settle()
	s.Events = nil
	s.TouchDown(1, gridstage.CellX, gridstage.RowY(2))
	require.Empty(t, s.TakeKinds(), "a finger acts when it is put down")
	require.Zero(t, s.Grid.SelectedCount())
	s.TouchUp(1, gridstage.CellX, gridstage.RowY(2))
	require.Contains(t, s.TakeKinds(), "events.SelectionChanged")
	require.Equal(t, "p2", s.Grid.Focused().RowID)
	s.TouchDown(1, gridstage.CellX, 20)
	require.Empty(t, s.Grid.Sorting.Keys)
	s.TouchUp(1, gridstage.CellX, 20)
	require.Len(t, s.Grid.Sorting.Keys, 1)
}
