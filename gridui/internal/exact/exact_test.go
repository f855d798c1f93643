// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

func parsed(t *testing.T, text string) Number {
	t.Helper()
	n, ok := Parse([]byte(text))
	require.True(t, ok, text)
	return n
}

func TestNumbersReadBack(t *testing.T) {
	for text, want := range map[string]string{
		"0": "0", "-0.5": "-0.5", "+12.50": "12.5", "007": "7", ".25": "0.25", "999999999999999999.000000000000000001": "999999999999999999.000000000000000001",
	} {
		n := parsed(t, text)
		require.True(t, n.Exact, text)
		require.Equal(t, want, Text(n.Units.Big(), Scale), text)
	}
	for _, text := range []string{"1e3", "1000000000000000000", "0.0000000000000000001"} {
		require.False(t, parsed(t, text).Exact, text)
	}
	for _, text := range []string{"", "x", "NaN", "Inf", "1,5", "-"} {
		_, ok := Parse([]byte(text))
		require.False(t, ok, text)
	}
}

func TestSumsAreThoseOfBigNumbers(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 200 {
		var s, tail Sum
		want := new(big.Int)
		n := 1 + rnd.IntN(50)
		for i := range n {
			v := int64(rnd.Uint64())
			to := &s
			if i%3 == 0 {
				to = &tail
			}
			to.Add(Whole(OfInt64(v)))
			want.Add(want, big.NewInt(v))
		}
		s.Join(&tail)
		require.True(t, s.Exact())
		require.Equal(t, want, s.Units().Big())
		mean := new(big.Rat).SetFrac(want, big.NewInt(int64(n)))
		require.Equal(t, mean.FloatString(2), new(big.Rat).SetFrac(s.Mean(0, 2), big.NewInt(100)).FloatString(2))
	}
}

// What does not fit into 128 bits is known as a float64 alone, in sums and in sums of sums.
func TestSumsThatOverflowAreNotExact(t *testing.T) {
	for _, text := range []string{"999999999999999999", "-999999999999999999"} {
		var s, twice Sum
		n := parsed(t, text)
		for range 100 {
			s.Add(n)
		}
		require.True(t, s.Exact())
		twice.Join(&s)
		twice.Join(&s)
		require.False(t, twice.Exact())
		for range 100 {
			s.Add(n)
		}
		require.False(t, s.Exact())
		require.InEpsilon(t, 200*n.Float, s.Float(), 1e-9)
		require.Negative(t, new(Sum).Cmp(&s)*int(math.Copysign(1, n.Float)))
	}
}

func TestWholeNumbersOf64Bits(t *testing.T) {
	for _, i := range []int64{0, 1, -1, math.MaxInt64, math.MinInt64} {
		back, fits := OfInt64(i).Int64()
		require.True(t, fits)
		require.Equal(t, i, back)
	}
	back, fits := OfUint64(math.MaxUint64).Uint64()
	require.True(t, fits)
	require.Equal(t, uint64(math.MaxUint64), back)
	_, fits = OfUint64(math.MaxUint64).Int64()
	require.False(t, fits)
	_, fits = OfInt64(-1).Uint64()
	require.False(t, fits)
}
