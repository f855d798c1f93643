// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestUndoOfAPinNamesTheColumn(t *testing.T) {
	s := newStock(3)
	s.grid.Column("name").Pin(option.ColumnPinLeft)
	s.Settle()
	for _, undo := range []func() bool{s.grid.History().Undo, s.grid.History().Redo} {
		s.events = nil
		require.True(t, undo())
		s.Settle()
		told := take[events.ColumnPinningChanged](&s.events)
		require.Len(t, told, 1)
		require.Equal(t, []string{"name"}, told[0].ColumnIDs)
	}
}

func TestUndoOfAMoveNamesTheColumn(t *testing.T) {
	for name, pinned := range map[string]bool{"scrolling": false, "pinned": true} {
		t.Run(name, func(t *testing.T) {
			s := newStock(3)
			s.grid.ColumnOrder.Mode = option.ColumnOrderFree
			if pinned {
				s.grid.ColumnPinning.Left = []string{"id", "name"}
			}
			s.Settle()
			s.Focus(s.grid.Tag())
			s.grid.FocusCell(0, "id")
			s.Settle()
			s.Keys("Up", "Shift+Right")
			require.Equal(t, "name", s.grid.ShownColumns()[0])
			for _, undo := range []func() bool{s.grid.History().Undo, s.grid.History().Redo} {
				s.events = nil
				require.True(t, undo())
				s.Settle()
				if pinned {
					told := eventsOf[events.ColumnPinningChanged](s.events)
					require.Len(t, told, 1)
					require.Equal(t, []string{"id"}, told[0].ColumnIDs)
				} else {
					told := eventsOf[events.ColumnOrderChanged](s.events)
					require.Len(t, told, 1)
					require.Equal(t, []string{"id"}, told[0].ColumnIDs)
				}
				undone := eventsOf[events.Undone](s.events)
				require.Len(t, undone, 1)
				require.Equal(t, []string{"id"}, undone[0].ColumnIDs)
			}
		})
	}
}

// What the caller decides on is the caller's to take back: it is no step that Undo would
// do nothing for.
func TestControlledColumnsAreNoSteps(t *testing.T) {
	s := newStock(3)
	s.grid.ColumnOrder.Mode, s.grid.ColumnOrder.Controlled = option.ColumnOrderFree, true
	s.Settle()
	s.Focus(s.grid.Tag())
	s.grid.FocusCell(0, "id")
	s.Settle()
	s.Keys("Up", "Shift+Right")
	eventsOf[events.ColumnOrderChanged](s.events)[0].Apply(&s.grid.ColumnOrder)
	s.Settle()
	require.Equal(t, "name", s.grid.ShownColumns()[0])
	require.False(t, s.grid.History().CanUndo())
	require.False(t, s.grid.History().Undo())
}

func TestNothingIsLeftToBeUndoneWhileItIsTold(t *testing.T) {
	s := newStock(3)
	s.grid.Column("name").Pin(option.ColumnPinLeft)
	s.Settle()
	var can []bool
	s.on = func(ev events.Event) {
		if _, ok := ev.(events.Undone); ok {
			can = append(can, s.grid.History().CanUndo())
		}
	}
	require.True(t, s.grid.History().Undo())
	s.Settle()
	require.Equal(t, []bool{false}, can)
}
