// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// Extreme numbers are counted, too: the least and the largest, and times far beyond the calendar.
func TestExtremeNumbersAreProfiled(t *testing.T) {
	least, most := math.SmallestNonzeroFloat64, math.MaxFloat64
	ends := []float64{0, least, -least, 2 * least, 1e-310, -1e-310, 2.2250738585072014e-308, 1e-300, -1e-300, 1, -1, 1e300, most, -most, most / 2, 3.3e15, -3.3e15, 1e14, -1e14, 253402300800}
	check := func(values []float64) {
		for _, of := range []profile.Of{{Kind: profile.Numbers}, {Kind: profile.Numbers, Whole: true}, {Kind: profile.Times}} {
			if of.Kind == profile.Times && slices.ContainsFunc(values, func(v float64) bool { return math.Abs(v) > 1e14 }) {
				continue // no time is that far away
			}
			f := profiled(of, values, 0)
			require.Equal(t, int64(len(values)), f.Values)
			for _, n := range []int{1, 2, 7, 20, 100} {
				total := int64(0)
				for _, bar := range f.Histogram(n) {
					total += bar.Count
				}
				require.Equal(t, int64(len(values)), total, "%v of %v", of, values)
			}
			sum := 0.0
			for _, v := range values {
				sum += v / float64(len(values))
			}
			require.GreaterOrEqual(t, f.Mean, f.Min, "%v", values)
			require.LessOrEqual(t, f.Mean, f.Max, "%v", values)
			scale := math.Max(math.Abs(f.Min), math.Abs(f.Max))
			require.LessOrEqual(t, math.Abs(f.Mean/2-sum/2), scale*1e-9+4*float64(len(values))*least, "%v", values)
			require.False(t, math.IsNaN(f.Deviation), "%v", values)
		}
	}
	for _, a := range ends {
		check([]float64{a})
		for _, b := range ends {
			check([]float64{a, b})
			check([]float64{a, a, b, a})
		}
	}
	for seed := range rounds.Seeds(40) {
		rng := rand.New(rand.NewPCG(seed, 5))
		values := make([]float64, 1+rng.IntN(2000))
		for i := range values {
			values[i] = ends[rng.IntN(len(ends))]
			if rng.IntN(2) == 0 {
				values[i] = math.Float64frombits(rng.Uint64N(1 << 52)) // below the least normal number
			}
		}
		check(values)
	}
}
