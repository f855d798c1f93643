// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext_test

import (
	"testing"

	"gioui.org/font/gofont"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// drawnAs returns a complete grid that draws text in a way.
func drawnAs(d gridui.TextDrawing) *gridstage.Stage[int] {
	s := gridstage.NewFurnished()
	style := s.Style
	s.Style = func(st *gridui.Style) {
		style(st)
		st.Faces, st.TextDrawing = gofont.Collection(), d
	}
	s.Settle()
	return s
}

func TestTextImagesAreNoPaths(t *testing.T) {
	paths := gridtest.CountOps(drawnAs(gridui.TextPaths).Ops())
	images := gridtest.CountOps(drawnAs(gridui.TextImages).Ops())
	require.GreaterOrEqual(t, paths.Path, 20)
	require.Less(t, images.Path, paths.Path/4)
	require.LessOrEqual(t, images.Paint, paths.Paint)
}

func TestSettledFrameOfTextImagesAllocatesNothing(t *testing.T) {
	s := drawnAs(gridui.TextImages)
	require.Zero(t, s.Allocs(100, nil))
}

func TestTextDrawingMayChangeBetweenFrames(t *testing.T) {
	s := drawnAs(gridui.TextPaths)
	style := s.Style
	count := func(d gridui.TextDrawing) int {
		s.Style = func(st *gridui.Style) { style(st); st.TextDrawing = d }
		s.Frame()
		return gridtest.CountOps(s.Ops()).Path
	}
	require.Less(t, 2*count(gridui.TextImages), count(gridui.TextPaths))
	images := count(gridui.TextImages)
	paths := count(gridui.TextPaths) // all rows appear together: joined
	require.Less(t, images, paths)
	require.Equal(t, paths, count(gridui.TextAuto), "there is no telling what draws here")
}
