// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
	"github.com/giogrid/giogrid/gridui/option"
)

// leap scrolls in one frame to rows that are all off the screen; three such leaps return to the
// start.
func leap(s *gridstage.Stage[int]) (paths int) {
	scrollAway(s)
	s.Frame()
	return gridtest.CountOps(s.Ops()).Path
}

// scrollAway scrolls like leap, without the frame.
func scrollAway(s *gridstage.Stage[int]) {
	s.Grid.ScrollToRow((s.Grid.Viewport().First+304)%912, option.AlignStart)
}

func TestTextThatFliesByIsDrawnAsImages(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	stands := leap(s)
	s.Settle()
	require.Equal(t, stands, gridtest.CountOps(s.Ops()).Path, "one leap alone draws what stands after it")
	leap(s)
	for range 3 {
		require.Less(t, leap(s), stands)
		require.False(t, s.Settled(), "what is drawn as images is drawn anew")
	}
	frames := s.Frames()
	require.True(t, s.Settle())
	require.Equal(t, stands, gridtest.CountOps(s.Ops()).Path)
	require.Equal(t, frames+1, s.Frames())
}

func TestRowsThatFlyByAgainShowTheirText(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	paints := func() (n []int) {
		for range 6 { // every row three times
			leap(s)
			n = append(n, gridtest.CountOps(s.Ops()).Paint)
		}
		s.Settle()
		return append(n, gridtest.CountOps(s.Ops()).Paint)
	}
	first := paints()
	require.Equal(t, first[3:], paints()[3:], "the first leap of each row may be from before")
}

// TestFastTextAllocatesNothing measures frames that share no row.
func TestFastTextAllocatesNothing(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	for range 200 { // more than the image operations of an atlas
		scrollAway(s)
		s.Frame()
	}
	require.LessOrEqual(t, s.Allocs(60, func() { scrollAway(s) }), 1.0, "Gio makes one when it orders the areas with a focus")
}

// TestFastTextKeepsTheMemoryOfPaths leaps between frames at rest, as a person does who drags a scroll bar and stops:
// the paths of a frame at rest take the memory of those of the last.
func TestFastTextKeepsTheMemoryOfPaths(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	drag := func() {
		for range 3 {
			scrollAway(s)
			s.Frame()
		}
		s.Frame()
		s.Frame()
	}
	for range 10 {
		drag()
	}
	require.Less(t, testing.AllocsPerRun(6, drag), 80.0, "without memory to use again it would be 124")
}

// TestRowsThatFlyByAreNotDescribed checks the descriptions for assistive technology, which are made again in the
// frame at rest.
func TestRowsThatFlyByAreNotDescribed(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	described := func() bool {
		_, ok := s.Find(fmt.Sprintf("row %d of", s.Grid.Viewport().First+1))
		return ok
	}
	require.True(t, described())
	for range 3 {
		leap(s)
	}
	require.False(t, described())
	s.Settle()
	require.True(t, described())
}

// TestFastTextOfHighRowsIsSetApart leaps over rows that are too high for the atlas.
func TestFastTextOfHighRowsIsSetApart(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	style := s.Style
	s.Style = func(st *gridui.Style) { style(st); st.RowHeight = 300 }
	s.Settle()
	for range 3 {
		leap(s)
	}
	require.False(t, s.Settled())
	fast := gridtest.CountOps(s.Ops()).Path
	s.Settle()
	require.GreaterOrEqual(t, fast, gridtest.CountOps(s.Ops()).Path)
}

// TestTextOfOneWayNeverChangesIt leaps with text that is always paths or always images. Images of a leap are followed by a
// frame with those that are kept.
func TestTextOfOneWayNeverChangesIt(t *testing.T) {
	for _, d := range []gridui.TextDrawing{gridui.TextPaths, gridui.TextImages} {
		s := drawnAs(d)
		paths := leap(s)
		for range 3 {
			require.GreaterOrEqual(t, leap(s), paths)
			require.Equal(t, d == gridui.TextPaths, s.Settled())
		}
		if d == gridui.TextImages {
			s.Settle()
			require.LessOrEqual(t, gridtest.CountOps(s.Ops()).Path, paths)
		}
	}
}

func TestGridWithoutRowsComesToRest(t *testing.T) {
	s := drawnAs(gridui.TextAuto)
	s.Grid.SetSource(nil)
	for range 4 {
		s.Frame()
	}
	require.True(t, s.Settle())
	frames := s.Frames()
	s.Frame()
	require.True(t, s.Settled())
	require.Equal(t, frames+1, s.Frames())
}
