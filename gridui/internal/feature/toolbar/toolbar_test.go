// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package toolbar_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestToolbarStandsAbove(t *testing.T) {
	s := gridstage.NewPeople(100)
	s.Style = func(st *gridui.Style) { st.Toolbar = gridstage.LabelWidget("tools") }
	s.Settle()
	tools, ok := s.Find("tools")
	require.True(t, ok)
	require.Equal(t, image.Rect(0, 0, 400, 20), tools.Bounds)
	id, _ := s.Find("ID")
	require.Equal(t, 20, id.Bounds.Min.Y)
	s.Click(80, 20+130)
	require.Equal(t, 2, s.Grid.Focused().Row, "the toolbar shifts the picture but not the pointer")
}
