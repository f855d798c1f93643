// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
)

// hovered is the header that shows its button under the pointer.
func (s *stage[T]) hovered() string {
	n, ok := s.control("Column menu")
	if !ok {
		return ""
	}
	return n.Description
}

func TestWhatIsUnderThePointerLightsUpAfterADrag(t *testing.T) {
	s := newHeadMenu(func(g *gridui.Grid[person]) {
		g.ColumnOrder.Mode, g.ColumnSizing.Mode = option.ColumnOrderFree, option.ColumnResizeLive
	})
	s.Click(300, 300) // no header has the focus
	s.DragFrom(30, 20).To(215, 20)
	require.Equal(t, []string{"name", "age", "id", "city"}, s.grid.ShownColumns())
	require.Equal(t, "ID", s.hovered(), "the header that was dropped there")

	s.DragFrom(100, 20).To(90, 150)
	require.Empty(t, s.hovered(), "it is over a row")
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.DragFrom(90, 20).To(90, 2000)
	require.Empty(t, s.hovered(), "it has left the grid")
	require.Equal(t, pointer.CursorDefault, s.Cursor())

	s.Move(300, 300)
	s.DragFrom(150, 20).Via(215, 20)
	require.Empty(t, s.hovered())
	s.Keys("Esc")
	require.Equal(t, "ID", s.hovered(), "what a drag that is taken back ends over")
	s.Release(pointer.ButtonPrimary)

	s.DragFrom(90, 20).Via(60, 20).Via(30, 20)
	s.Keys("Esc")
	require.Equal(t, pointer.CursorDefault, s.Cursor(), "the edge went back from under it")
	require.Equal(t, "Name", s.hovered())
	s.Release(pointer.ButtonPrimary)
}
