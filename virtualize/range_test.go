// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestRange(t *testing.T) {
	r := Range{3, 6}
	require.Equal(t, 3, r.Len())
	require.False(t, r.Empty())
	for i, want := range map[int]bool{2: false, 3: true, 5: true, 6: false} {
		require.Equal(t, want, r.Contains(i))
	}
	require.True(t, Range{6, 3}.Empty())
	require.Zero(t, Range{6, 3}.Len())
	require.False(t, Range{6, 3}.Contains(4))
}

func TestRangeGrow(t *testing.T) {
	for _, tc := range []struct {
		r           Range
		overscan, n int
		want        Range
	}{
		{Range{3, 6}, 2, 10, Range{1, 8}},
		{Range{3, 6}, 9, 10, Range{0, 10}},
		{Range{3, 6}, math.MaxInt, 10, Range{0, 10}},
		{Range{3, 6}, math.MaxInt, math.MaxInt, Range{0, math.MaxInt}},
		{Range{3, 6}, -2, 10, Range{3, 6}},
		{Range{3, 6}, 2, 5, Range{1, 5}},
		{Range{3, 6}, 2, -1, Range{0, 0}},
		{Range{-3, 6}, 1, 10, Range{0, 7}},
		{Range{4, 4}, 3, 10, Range{4, 4}},
		{Range{}, 3, 10, Range{}},
	} {
		require.Equal(t, tc.want, tc.r.Grow(tc.overscan, tc.n), "%+v", tc)
	}
}
