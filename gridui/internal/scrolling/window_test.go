// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling

import (
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/virtualize"
)

func TestWindow(t *testing.T) {
	var w Window
	require.False(t, w.Update(virtualize.Range{}, -1, 0))
	require.True(t, w.Update(virtualize.Range{First: 20, Last: 30}, -1, 100))
	require.Equal(t, virtualize.Range{First: 10, Last: 40}, w.Prefetch)
	require.Empty(t, w.Kept)
	require.False(t, w.Update(virtualize.Range{First: 20, Last: 30}, -1, 100))
	require.True(t, w.Update(virtualize.Range{First: 20, Last: 30}, 0, 100), "no overscan")
	require.Equal(t, w.Visible, w.Prefetch)

	require.True(t, w.Update(virtualize.Range{First: 20, Last: 30}, 0, 100, 70, 25, -1, 5, 100, 70, 19, 30))
	require.Equal(t, []int{5, 19, 30, 70}, w.Kept)
	require.False(t, w.Update(virtualize.Range{First: 20, Last: 30}, 0, 100, 5, 30, 19, 70))
	require.True(t, w.Update(virtualize.Range{First: 60, Last: 75}, 0, 100, 5, 30, 19, 70))
	require.Equal(t, []int{5, 19, 30}, w.Kept)
	require.True(t, w.Update(virtualize.Range{First: 60, Last: 75}, 0, 100, 5))
	require.True(t, w.Update(virtualize.Range{First: 60, Last: 75}, 0, 70, 5), "fewer items")
	require.Equal(t, virtualize.Range{First: 60, Last: 70}, w.Visible)
}

func TestWindowDoesNotAllocate(t *testing.T) {
	var w Window
	first := 0
	focused, edited := 7, 900
	frame := func() {
		first = (first + 3) % 500
		w.Update(virtualize.Range{First: first, Last: first + 40}, 10, 1000, edited, focused)
	}
	frame()
	frame()
	require.Zero(t, testing.AllocsPerRun(100, frame))
}
