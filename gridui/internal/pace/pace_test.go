// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pace

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestPartialFiguresArePaced(t *testing.T) {
	const least = 100 * time.Millisecond
	p := Interval{Least: least}
	start := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	require.True(t, p.Due(start), "the first ones show at once")
	require.False(t, p.Due(start.Add(least-1)))
	require.True(t, p.Due(start.Add(least)))
	require.False(t, p.Due(start.Add(least)))
	require.True(t, p.Due(start), "a clock that was set back stops nothing")
}

func TestBulkWritesLessWhileTheScreenScrolls(t *testing.T) {
	var p Scroll[int]
	now := time.Unix(1000, 0)
	require.Equal(t, RestSlice, p.Cells(now, 0, 20), "the screen has not moved yet")
	require.Equal(t, ScrollSlice, p.Cells(now, 1, 21))
	require.Equal(t, ScrollSlice, p.Cells(now.Add(RestAfter-1), 1, 21))
	require.Equal(t, RestSlice, p.Cells(now.Add(RestAfter), 1, 21))
	require.Equal(t, ScrollSlice, p.Cells(now.Add(time.Second), 5, 25))
	require.Equal(t, RestSlice, p.Cells(now, 5, 25), "a clock that was set back does not hold the edit up")
}
