// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/exact"
)

// Figures that are given in parts equal the figures of all numbers.
func TestGivenFiguresAreThoseOfTheNumbers(t *testing.T) {
	rng := rand.New(rand.NewPCG(2, 4))
	for range 200 {
		var all, parts Stats
		for range rng.IntN(4) {
			var part Stats
			for range 1 + rng.IntN(5) {
				n, _ := exact.Parse([]byte(fmt.Sprintf("%d.%02d", rng.IntN(2000)-1000, rng.IntN(100))))
				all.AddNumber(n)
				part.AddNumber(n)
			}
			parts.AddGiven(part.Numbers, part.Sum(), part.Min(), part.Max())
		}
		for range rng.IntN(3) {
			i := rng.Int64N(3000) - 1500
			all.AddInt(i)
			parts.AddInt(i)
		}
		require.Equal(t, all.Numbers, parts.Numbers)
		require.Equal(t, all.Count, parts.Count)
		for _, of := range []func(*Stats) exact.Number{(*Stats).Sum, (*Stats).Average, (*Stats).Min, (*Stats).Max} {
			a, b := of(&all), of(&parts)
			require.Equal(t, a.Digits(exact.Scale), b.Digits(exact.Scale))
		}
	}
}

func TestFiguresOfNoNumbersAddNothing(t *testing.T) {
	var s Stats
	s.AddGiven(0, none, none, none)
	require.Equal(t, Stats{}, s)
}
