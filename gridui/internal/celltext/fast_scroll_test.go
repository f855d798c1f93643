// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext_test

import (
	"github.com/giogrid/giogrid/gridui/option"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

// leap scrolls in one frame to rows that are all off the screen; three such leaps return to the
// start.
func leap(s *gridstage.Stage[int]) (paths int) {
	s.Grid.ScrollToRow((s.Grid.Viewport().First+304)%912, option.AlignStart)
	s.Frame()
	return gridtest.CountOps(s.Ops()).Path
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

func TestTextOfOneWayNeverChangesIt(t *testing.T) {
	for _, d := range []gridui.TextDrawing{gridui.TextPaths, gridui.TextImages} {
		s := drawnAs(d)
		paths := leap(s)
		for range 3 {
			require.GreaterOrEqual(t, leap(s), paths)
			require.True(t, s.Settled())
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
