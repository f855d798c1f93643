// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ratio

import (
	"fmt"
	"math"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"
)

// random returns a fraction with up to so many words of 32 bits, often with the words that carry.
func random(rnd *rand.Rand, words int) *big.Rat {
	whole := func() *big.Int {
		n := new(big.Int)
		for range rnd.IntN(words + 1) {
			word := [...]uint64{0, 1, math.MaxUint32, 1 << 31, uint64(rnd.Uint32())}[rnd.IntN(5)]
			n.Lsh(n, 32).Add(n, new(big.Int).SetUint64(word))
		}
		return n
	}
	num, den := whole(), whole()
	if den.Sign() == 0 {
		den.SetInt64(1)
	}
	if rnd.IntN(2) == 0 {
		den.Exp(big.NewInt(10), big.NewInt(int64(rnd.IntN(30))), nil)
	}
	if rnd.IntN(2) == 0 {
		num.Neg(num)
	}
	return new(big.Rat).SetFrac(num, den)
}

func TestFractionsAreThoseOfMathBig(t *testing.T) {
	rnd := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		a, b := random(rnd, 9), random(rnd, 5)
		x, y := OfBig(a), OfBig(b)
		require.Equal(t, new(big.Rat).Add(a, b).String(), Big(x.Add(y)).String())
		require.Equal(t, new(big.Rat).Sub(a, b).String(), Big(x.Add(y.Neg())).String())
		require.Equal(t, new(big.Rat).Mul(a, b).RatString(), x.Mul(y).RatString())
		require.Equal(t, a.Cmp(b), x.Cmp(y))
		require.Equal(t, a.Sign(), x.Sign())
		require.Equal(t, a.IsInt(), x.IsInt())
		require.Equal(t, new(big.Rat).Abs(a).RatString(), x.Abs().RatString())
		if b.Sign() != 0 {
			require.Equal(t, new(big.Rat).Quo(a, b).RatString(), x.Quo(y).RatString())
		}
		places, exact := a.FloatPrec()
		gotPlaces, gotExact := x.FloatPrec()
		require.Equal(t, []any{places, exact}, []any{gotPlaces, gotExact}, a)
		decimals := rnd.IntN(40)
		require.Equal(t, a.FloatString(decimals), x.FloatString(decimals))
		near, _ := a.Float64()
		require.Equal(t, near, x.Float64(), a)
	}
}

func TestSumsKeepADenominatorWithoutLosingDigits(t *testing.T) {
	sum, want := &Rat{}, new(big.Rat)
	for i := range int64(500) {
		tenth := OfInt64(i).Shift10(-1)
		sum = sum.Add(tenth)
		want.Add(want, big.NewRat(i, 10))
	}
	require.Zero(t, want.Cmp(Big(sum)))
	require.Equal(t, want.FloatString(1), sum.FloatString(1))
	places, exact := sum.FloatPrec()
	require.Equal(t, []any{0, true}, []any{places, exact}, "in lowest terms")
}

func TestFloatsAreExactBothWays(t *testing.T) {
	rnd := rand.New(rand.NewPCG(3, 4))
	floats := []float64{0, 1, -1, 0.1, math.MaxFloat64, -math.MaxFloat64, math.SmallestNonzeroFloat64, 0x1p-1022, 0x1.fffffffffffffp-1023, 1 << 53}
	for range 2000 {
		floats = append(floats, math.Float64frombits(rnd.Uint64()))
	}
	for _, f := range floats {
		r := OfFloat(f)
		if math.IsNaN(f) || math.IsInf(f, 0) {
			require.Nil(t, r)
			continue
		}
		require.Equal(t, f, r.Float64())
		require.Zero(t, new(big.Rat).SetFloat64(f).Cmp(Big(r)), f)
		// Between two floats the nearest one counts, and the even one halfway.
		half := new(big.Rat).Mul(new(big.Rat).Add(new(big.Rat).SetFloat64(f), new(big.Rat).SetFloat64(f/3)), big.NewRat(1, 2))
		near, _ := half.Float64()
		require.Equal(t, near, OfBig(half).Float64(), f)
	}
	beyond, _ := Parse("1e400")
	require.Equal(t, math.Inf(1), beyond.Float64())
	tiny, _ := Parse("-1e-400")
	require.Zero(t, tiny.Float64())
}

func TestParseReadsWhatStrconvAccepts(t *testing.T) {
	for _, text := range []string{
		"0", "-0", "+5", "12.50", ".5", "5.", "1e3", "1E-3", "-12.5e+2", "123456789012345678901234567890.123456789",
		"0x1p-2", "0X1.8P3", "-0xabc.defp10", "0x_1p4", "00012", "1e300", "0e5",
	} {
		want, ok := new(big.Rat).SetString(text)
		require.True(t, ok, text)
		got, ok := Parse(text)
		require.True(t, ok, text)
		require.Equal(t, want.RatString(), got.RatString(), text)
	}
	for _, text := range []string{"", "-", "x", "1/3", "1e", "1ex", "inf", "NaN"} {
		_, ok := Parse(text)
		require.False(t, ok, text)
	}
}

func TestZeroIsANumber(t *testing.T) {
	var zero Rat
	require.Equal(t, "0", zero.RatString())
	require.Equal(t, "0.00", zero.FloatString(2))
	require.Equal(t, "3", zero.Add(OfInt64(3)).RatString())
	require.Zero(t, zero.Cmp(OfInt64(0).Neg()))
	require.Equal(t, "0", fmt.Sprint(zero.Float64()))
	require.Equal(t, "-9223372036854775808", OfInt64(math.MinInt64).RatString())
	require.Equal(t, "-36893488147419103231", OfWords(1, math.MaxUint64, true).RatString())
	require.Equal(t, "12", OfBigInt(big.NewInt(12)).RatString())
}
