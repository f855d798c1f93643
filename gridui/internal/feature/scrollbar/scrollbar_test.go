// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrollbar_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestThumbDragsToTheEnds(t *testing.T) {
	s := gridstage.NewNumbers(1_000_000_000, 2)
	// The thumb is at least 24 dp long and begins at the top of the track.
	s.DragFrom(406, 45).To(406, 1000)
	_, y := s.Grid.ScrollOffset()
	require.EqualValues(t, int64(36e9)-300, y, "the end is not reached exactly")
	_, ok := s.Find("row 1,000,000,000 of")
	require.True(t, ok)
	s.DragFrom(406, 335).To(406, -100)
	_, y = s.Grid.ScrollOffset()
	require.Zero(t, y)
}

func TestTrackPressPages(t *testing.T) {
	s := gridstage.NewNumbers(1000, 2)
	s.Click(406, 330)
	_, y := s.Grid.ScrollOffset()
	require.Greater(t, y, int64(200))
	require.LessOrEqual(t, y, int64(300))
}

func TestHorizontalScrollAndThumb(t *testing.T) {
	s := gridstage.NewNumbers(1000, 20)
	s.Wheel(100, 150, 130, 0)
	x, _ := s.Grid.ScrollOffset()
	require.Equal(t, 130, x)
	s.DragFrom(40, 334).To(2000, 334)
	x, _ = s.Grid.ScrollOffset()
	require.Equal(t, 2000-400, x)
	_, ok := s.Find("C19")
	require.True(t, ok)
}
