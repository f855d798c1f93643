// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package scrolling

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestThumb(t *testing.T) {
	for _, tc := range []struct {
		name               string
		off, total         int64
		view, track, least int
		want               Thumb
	}{
		{"at the start", 0, 1000, 100, 200, 10, Thumb{0, 20}},
		{"in the middle", 450, 1000, 100, 200, 10, Thumb{90, 20}},
		{"at the end", 900, 1000, 100, 200, 10, Thumb{180, 20}},
		{"beyond the end", 9000, 1000, 100, 200, 10, Thumb{180, 20}},
		{"before the start", -5, 1000, 100, 200, 10, Thumb{0, 20}},
		{"least", 900, 1000, 100, 200, 50, Thumb{150, 50}},
		{"at least a pixel", 0, 1e14, 100, 200, 0, Thumb{0, 1}},
		{"no longer than the track", 500, 1000, 100, 20, 50, Thumb{0, 20}},
		{"all fits", 0, 100, 100, 200, 10, Thumb{}},
		{"no content", 0, 0, 100, 200, 10, Thumb{}},
		{"no track", 0, 1000, 100, 0, 10, Thumb{}},
		{"no view", 0, 1000, 0, 200, 10, Thumb{}},
		{"huge", math.MaxInt64 / 2, math.MaxInt64, 1000, 1000, 20, Thumb{490, 20}},
	} {
		t.Run(tc.name, func(t *testing.T) {
			require.Equal(t, tc.want, NewThumb(tc.off, tc.total, tc.view, tc.track, tc.least))
		})
	}
}

// Dragging reaches both ends exactly, never moves backward, and the thumb stays where it was put.
func TestThumbDrag(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 8))
	for range 2000 {
		view, track := 1+rnd.IntN(3000), 1+rnd.IntN(3000)
		total := rnd.Int64N(1 << (1 + rnd.IntN(60)))
		thumb := NewThumb(0, total, view, track, rnd.IntN(40))
		if total <= int64(view) {
			require.Zero(t, thumb.Offset(5, total, view, track))
			continue
		}
		room, far := track-thumb.Length, total-int64(view)
		require.Zero(t, thumb.Offset(-3, total, view, track))
		if room == 0 {
			require.Zero(t, thumb.Offset(5, total, view, track))
			continue
		}
		require.Equal(t, far, thumb.Offset(room, total, view, track))
		require.Equal(t, far, thumb.Offset(track, total, view, track))
		was := int64(0)
		for start := 0; start <= room; start += 1 + room/20 {
			off := thumb.Offset(start, total, view, track)
			require.GreaterOrEqual(t, off, was)
			if far > int64(room) {
				require.Equal(t, start, NewThumb(off, total, view, track, thumb.Length).Start)
			}
			was = off
		}
	}
	require.Zero(t, Thumb{}.Offset(5, 1000, 10, 100))
}

func FuzzThumb(f *testing.F) {
	f.Add(int64(5), int64(1000), 100, 50, 10, 7)
	f.Add(int64(math.MinInt64), int64(math.MaxInt64), math.MaxInt, 1, math.MinInt, math.MaxInt)
	f.Fuzz(func(t *testing.T, off, total int64, view, track, least, start int) {
		thumb := NewThumb(off, total, view, track, least)
		require.True(t, thumb.Start >= 0 && thumb.Length >= 0)
		require.LessOrEqual(t, thumb.Start, max(track-thumb.Length, 0))
		to := thumb.Offset(start, total, view, track)
		require.True(t, to >= 0 && to <= max(total, 0))
	})
}
