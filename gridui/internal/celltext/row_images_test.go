// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext_test

import (
	"image"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/unit"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// scrollOn scrolls down by pixels in each of a number of frames, and returns the paths of the last.
func scrollOn(s *gridstage.Stage[int], frames, px int) (paths int) {
	for range frames {
		scrollBy(s, px)
		s.Frame()
	}
	return gridtest.CountOps(s.Ops()).Path
}

// scrollBy scrolls like scrollOn, without the frame.
func scrollBy(s *gridstage.Stage[int], px int) {
	_, y := s.Grid.ScrollOffset()
	s.Grid.ScrollToOffset(y + int64(px))
}

func TestRowsThatScrollOnAreDrawnAsImages(t *testing.T) {
	for _, px := range []int{5, 24, 60} {
		s, paths := drawnAs(gridui.TextAuto), drawnAs(gridui.TextPaths)
		frames := 400/px + 40
		require.Less(t, scrollOn(s, frames, px), scrollOn(paths, frames, px)-1, "%d pixels in a frame", px)
		require.True(t, paths.Settled())
		require.False(t, s.Settled(), "images are replaced")
		require.True(t, s.Settle())
		require.Equal(t, gridtest.CountOps(paths.Ops()), gridtest.CountOps(s.Ops()))
	}
}

func TestAFewImagesAreReplacedInEachFrame(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	rest := gridtest.CountOps(s.Ops()).Path
	last := scrollOn(s, 60, 24)
	frames, most := s.Frames(), 0
	for !s.Settled() {
		s.Frame()
		paths := gridtest.CountOps(s.Ops()).Path
		most, last = max(most, paths-last), paths
	}
	require.LessOrEqual(t, most, (rest+7)/8)
	require.LessOrEqual(t, s.Frames()-frames, 16)
}

// TestTextIsNotReplacedWhileTheScreenScrolls stops for a frame between two that scroll.
func TestTextIsNotReplacedWhileTheScreenScrolls(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	paths := scrollOn(s, 60, 24)
	for range 8 {
		s.Frame()
		require.Equal(t, paths, gridtest.CountOps(s.Ops()).Path)
		scrollOn(s, 1, 1)
	}
}

func TestASingleStepDrawsPaths(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	for range 12 {
		scrollOn(s, 1, 96)
		paths := gridtest.CountOps(s.Ops()).Path
		for range 10 {
			s.Frame()
		}
		require.Equal(t, paths, gridtest.CountOps(s.Ops()).Path)
	}
}

// TestImagesUseTheirMemoryAgain scrolls by a row in each frame. Two operations of Gio, an image and its handle, are made
// for each block.
func TestImagesUseTheirMemoryAgain(t *testing.T) {
	allocs := func(d gridui.TextDrawing) float64 {
		s := drawnAs(d)
		scrollOn(s, 300, 24)
		return s.Allocs(240, func() { scrollBy(s, 24) })
	}
	require.LessOrEqual(t, allocs(gridui.TextAuto), allocs(gridui.TextPaths)+2)
}

// TestTheImagesOfAHugeScreenAreLimited scrolls through a screen whose images would take 130 MB.
func TestTheImagesOfAHugeScreenAreLimited(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000, 100)
	style := s.Style
	s.Style = func(st *gridui.Style) {
		if style != nil {
			style(st)
		}
		st.Faces = gofont.Collection()
	}
	s.Size = image.Pt(8000, 5000)
	s.Settle()
	rest := gridtest.CountOps(s.Ops()).Path
	moving := scrollOn(s, 260, 24)
	require.Greater(t, moving, rest/4, "the rest of the text remains paths")
	require.Less(t, moving, rest*3/4)
	s.Settle()
	require.InDelta(t, rest, gridtest.CountOps(s.Ops()).Path, 30)
}

// TestRowsWithHeightsOfTheirOwnAreDrawnAsImages scrolls rows that are not joined to blocks.
func TestRowsWithHeightsOfTheirOwnAreDrawnAsImages(t *testing.T) {
	shown := func(d gridui.TextDrawing) *gridstage.Stage[int] {
		s := drawnAs(d)
		s.Grid.RowHeight = func(row int) unit.Dp { return unit.Dp(30 + row%7) }
		s.Settle()
		return s
	}
	s, paths := shown(gridui.TextAuto), shown(gridui.TextPaths)
	require.Less(t, scrollOn(s, 60, 24), scrollOn(paths, 60, 24)/2)
	require.True(t, s.Settle())
	require.Equal(t, gridtest.CountOps(paths.Ops()), gridtest.CountOps(s.Ops()))
}

// TestImagesOfRowsThatAreGoneAreDropped scrolls away, and back after the screen rested.
func TestImagesOfRowsThatAreGoneAreDropped(t *testing.T) {
	s, paths := drawnAs(gridui.TextAuto), drawnAs(gridui.TextPaths)
	for _, s := range []*gridstage.Stage[int]{s, paths} {
		scrollOn(s, 30, 24)
		s.Settle()
		s.Frame()
		for range 15 {
			scrollOn(s, 1, -48)
			for range 6 {
				s.Frame()
			}
			require.True(t, s.Settled(), "single steps show no image that was kept")
		}
		for range 300 {
			s.Frame() // the blocks of both are joined
		}
	}
	require.Equal(t, gridtest.CountOps(paths.Ops()), gridtest.CountOps(s.Ops()))
}
