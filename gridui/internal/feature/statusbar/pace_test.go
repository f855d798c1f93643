// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestPartialFiguresArePaced(t *testing.T) {
	var p pace
	start := time.Date(2026, 1, 2, 3, 4, 5, 0, time.UTC)
	require.True(t, p.due(start), "the first ones show at once")
	require.False(t, p.due(start.Add(partialEvery-1)))
	require.True(t, p.due(start.Add(partialEvery)))
	require.False(t, p.due(start.Add(partialEvery)))
	require.True(t, p.due(start), "a clock that was set back stops nothing")
}
