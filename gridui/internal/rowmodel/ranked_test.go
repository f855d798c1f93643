// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// TestRankedBitsCountAsTheyAre grows a set, changes its elements from a number on, and looks all of
// them up.
func TestRankedBitsCountAsTheyAre(t *testing.T) {
	var none rankedBits
	require.Zero(t, none.Len())
	for seed := range rounds.Seeds(40) {
		rng := rand.New(rand.NewPCG(seed, 8))
		var r rankedBits
		var set Bits
		n, most := 0, 1+rng.IntN(3)
		for range 12 {
			from := n
			if n > 0 && rng.IntN(3) > 0 {
				from = rng.IntN(n)
			}
			n += rng.IntN(2) * rng.IntN(3*blockNumbers)
			set = set.grown(n)
			for i := from; i < n; i++ {
				if set.Clear(i); rng.IntN(most) == 0 {
					set.Set(i)
				}
			}
			r.use(set, from)
			require.Equal(t, set.Count(), r.Len())
			rank := 0
			for i := range n {
				require.Equal(t, rank, r.rank(i), "seed %d", seed)
				if set.Has(i) {
					require.Equal(t, i, r.at(rank), "seed %d", seed)
					rank++
				}
			}
			require.Equal(t, rank, r.rank(n))
		}
	}
}
