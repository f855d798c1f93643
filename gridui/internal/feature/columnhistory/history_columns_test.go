// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnhistory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/internal/gridstage/stockstage"
	"github.com/giogrid/giogrid/gridui/option"
)

func TestUndoOfAPinNamesTheColumn(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.Column("name").Pin(option.ColumnPinLeft)
	s.Settle()
	for _, undo := range []func() bool{s.Grid.History().Undo, s.Grid.History().Redo} {
		s.Events = nil
		require.True(t, undo())
		s.Settle()
		told := gridstage.TakeEvents[events.ColumnPinningChanged](&s.Events)
		require.Len(t, told, 1)
		require.Equal(t, []string{"name"}, told[0].ColumnIDs)
	}
}

func TestUndoOfAMoveNamesTheColumn(t *testing.T) {
	for name, pinned := range map[string]bool{"scrolling": false, "pinned": true} {
		t.Run(name, func(t *testing.T) {
			s := stockstage.NewStock(3)
			s.Grid.ColumnOrder.Mode = option.ColumnOrderFree
			if pinned {
				s.Grid.ColumnPinning.Left = []string{"id", "name"}
			}
			s.Settle()
			s.Focus(s.Grid.Tag())
			s.Grid.FocusCell(0, "id")
			s.Settle()
			s.Keys("Up", "Shift+Right")
			require.Equal(t, "name", s.Grid.ShownColumns()[0])
			for _, undo := range []func() bool{s.Grid.History().Undo, s.Grid.History().Redo} {
				s.Events = nil
				require.True(t, undo())
				s.Settle()
				if pinned {
					told := gridstage.EventsOf[events.ColumnPinningChanged](s.Events)
					require.Len(t, told, 1)
					require.Equal(t, []string{"id"}, told[0].ColumnIDs)
				} else {
					told := gridstage.EventsOf[events.ColumnOrderChanged](s.Events)
					require.Len(t, told, 1)
					require.Equal(t, []string{"id"}, told[0].ColumnIDs)
				}
				undone := gridstage.EventsOf[events.StepUndone](s.Events)
				require.Len(t, undone, 1)
				require.Equal(t, []string{"id"}, undone[0].ColumnIDs)
			}
		})
	}
}

// What the caller decides on is the caller's to take back: it is no step that Undo would
// do nothing for.
func TestControlledColumnsAreNoSteps(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.ColumnOrder.Mode, s.Grid.ColumnOrder.Controlled = option.ColumnOrderFree, true
	s.Settle()
	s.Focus(s.Grid.Tag())
	s.Grid.FocusCell(0, "id")
	s.Settle()
	s.Keys("Up", "Shift+Right")
	gridstage.EventsOf[events.ColumnOrderChanged](s.Events)[0].Apply(&s.Grid.Options)
	s.Settle()
	require.Equal(t, "name", s.Grid.ShownColumns()[0])
	require.False(t, s.Grid.History().CanUndo())
	require.False(t, s.Grid.History().Undo())
}

func TestNothingIsLeftToBeUndoneWhileItIsTold(t *testing.T) {
	s := stockstage.NewStock(3)
	s.Grid.Column("name").Pin(option.ColumnPinLeft)
	s.Settle()
	var can []bool
	s.On = func(ev events.Event) {
		if _, ok := ev.(events.StepUndone); ok {
			can = append(can, s.Grid.History().CanUndo())
		}
	}
	require.True(t, s.Grid.History().Undo())
	s.Settle()
	require.Equal(t, []bool{false}, can)
}
