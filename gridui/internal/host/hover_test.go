// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host_test

import (
	"testing"

	"gioui.org/io/pointer"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// hovered returns the header that shows its button under the pointer.
func hovered[T any](s *gridstage.Stage[T]) string {
	n, ok := s.Control("Column menu")
	if !ok {
		return ""
	}
	return n.Description
}

func TestWhatIsUnderThePointerLightsUpAfterADrag(t *testing.T) {
	s := gridstage.NewHeadMenu(func(g *gridui.Grid[gridstage.Person]) {
		g.ColumnOrder.Mode, g.ColumnSizing.Mode = option.ColumnOrderFree, option.ColumnResizeLive
	})
	s.Click(300, 300) // no header has the focus
	s.DragFrom(30, 20).To(215, 20)
	require.Equal(t, []string{"name", "age", "id", "city"}, s.Grid.ShownColumns())
	require.Equal(t, "ID", hovered(s), "the header that was dropped there")

	s.DragFrom(100, 20).To(90, 150)
	require.Empty(t, hovered(s), "it is over a row")
	require.Equal(t, pointer.CursorDefault, s.Cursor())
	s.DragFrom(90, 20).To(90, 2000)
	require.Empty(t, hovered(s), "it has left the grid")
	require.Equal(t, pointer.CursorDefault, s.Cursor())

	s.Move(300, 300)
	s.DragFrom(150, 20).Via(215, 20)
	require.Empty(t, hovered(s))
	s.Keys("Esc")
	require.Equal(t, "ID", hovered(s), "what a drag that is taken back ends over")
	s.Release(pointer.ButtonPrimary)

	s.DragFrom(90, 20).Via(60, 20).Via(30, 20)
	s.Keys("Esc")
	require.Equal(t, pointer.CursorDefault, s.Cursor(), "the edge went back from under it")
	require.Equal(t, "Name", hovered(s))
	s.Release(pointer.ButtonPrimary)
}
