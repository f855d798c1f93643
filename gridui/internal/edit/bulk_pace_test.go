// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestBulkWritesLessWhileTheScreenScrolls(t *testing.T) {
	var p pace
	now := time.Unix(1000, 0)
	require.Equal(t, restSlice, p.cells(now, 0, 20), "the screen has not moved yet")
	require.Equal(t, scrollSlice, p.cells(now, 1, 21))
	require.Equal(t, scrollSlice, p.cells(now.Add(restAfter-1), 1, 21))
	require.Equal(t, restSlice, p.cells(now.Add(restAfter), 1, 21))
	require.Equal(t, scrollSlice, p.cells(now.Add(time.Second), 5, 25))
	require.Equal(t, restSlice, p.cells(now, 5, 25), "a clock that was set back does not hold the edit up")
}
