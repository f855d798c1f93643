// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui_test

import (
	"image"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/gridstage"
)

func TestGridShowsRowsAndHeaders(t *testing.T) {
	s := gridstage.NewPeople(100)
	for _, want := range []string{"ID", "Name", "Age", "City", "row 1 of 100: p0", "row 8 of 100: p7"} {
		_, ok := s.Find(want)
		require.True(t, ok, want)
	}
	_, ok := s.Find("row 9 of 100")
	require.False(t, ok, "a row below the screen is laid out")
	name, _ := s.Find("Lee")
	require.Equal(t, image.Rect(60, 76, 160, 112), name.Bounds)
}

func TestSettledGridAsksForNothing(t *testing.T) {
	s := gridstage.NewPeople(100)
	_, ok := s.Wakeup()
	require.False(t, ok)
	s.Click(80, 100)
	s.Leave()
	s.Advance(2e9)
	_, ok = s.Wakeup()
	require.False(t, ok, "a grid that was clicked still asks for frames")
}
