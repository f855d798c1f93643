// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
)

func TestUndoOfAPinNamesTheColumn(t *testing.T) {
	s := newStock(3)
	s.grid.Pin("name", gridui.PinLeft)
	s.Settle()
	for _, undo := range []func() bool{s.grid.Undo, s.grid.Redo} {
		s.events = nil
		require.True(t, undo())
		s.Settle()
		told := take[gridui.PinningChanged](&s.events)
		require.Len(t, told, 1)
		require.Equal(t, []string{"name"}, told[0].ColumnIDs)
	}
}
