// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/profile"
)

// Intervals contain the values between their bounds, and adjoin.
func TestIntervalsCoverTheValues(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 8))
	for range 2000 {
		of := profile.Of{Kind: profile.Numbers, Whole: rng.IntN(2) == 0}
		lo := (rng.Float64() - 0.5) * math.Pow10(rng.IntN(14)-4)
		hi := lo + rng.Float64()*math.Pow10(rng.IntN(14)-4)
		if of.Whole {
			lo, hi = math.Floor(lo), math.Floor(hi)
		}
		if rng.IntN(3) == 0 {
			of.Kind = profile.Times
		}
		bars := profile.Intervals(of, lo, hi, 20)
		require.NotEmpty(t, bars)
		require.LessOrEqual(t, len(bars), 20)
		require.True(t, bars[0].Lo <= lo && hi < bars[len(bars)-1].Hi, "%v %v: %+v", lo, hi, bars)
		for i := 1; i < len(bars); i++ {
			require.Equal(t, bars[i-1].Hi, bars[i].Lo)
		}
	}
}

func TestNoIntervalsWithoutBounds(t *testing.T) {
	numbers := profile.Of{Kind: profile.Numbers}
	require.Empty(t, profile.Intervals(numbers, math.NaN(), 1, 20))
	require.Empty(t, profile.Intervals(numbers, 0, math.Inf(1), 20))
	require.Empty(t, profile.Intervals(numbers, 2, 1, 20))
	require.Empty(t, profile.Intervals(profile.Of{Kind: profile.Texts}, 0, 1, 20))
	require.Len(t, profile.Intervals(profile.Of{Kind: profile.Numbers, Whole: true}, 0, 2, 20), 3)
}
