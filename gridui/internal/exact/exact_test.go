// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
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
		require.Equal(t, want, n.text(), text)
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
		require.Equal(t, want.String(), s.Text())
		mean := new(big.Rat).SetFrac(want, big.NewInt(int64(n)))
		require.Equal(t, mean.FloatString(2), fullDecimals(t, s.Mean(0, 2), 2))
	}
}

// Numbers that do not fit in 128 bits, or have more digits than these, are still added exactly, in sums and
// in sums of sums, and so are their means.
func TestSumsOfManyDigitsAreExact(t *testing.T) {
	for _, text := range []string{
		"999999999999999999", "-999999999999999999", "12345678901234567890123456789012345678", "-0.00000000000000000000000000000000000001", "123456789012345678901234567890.123456789012345678901",
		"1e30", "1e-30", "1" + strings.Repeat("0", 400) + "1", "0.5",
	} {
		var s, twice Sum
		n, ok := ParseLong([]byte(text))
		require.True(t, ok, text)
		want, one := new(big.Rat), ratio.Big(rational([]byte(text)))
		for range 100 {
			s.Add(n)
			want.Add(want, one)
		}
		twice.Join(&s)
		twice.Join(&s)
		twice.Add(parsed(t, "0.25"))
		want.Add(want, want)
		want.Add(want, big.NewRat(1, 4))
		require.True(t, twice.Exact())
		require.Zero(t, want.Cmp(ratio.Big(twice.Rat())), text)
		digits, ok := new(big.Rat).SetString(twice.Text())
		require.True(t, ok)
		require.Zero(t, want.Cmp(digits), "%s: %s", text, twice.Text())
		mean := new(big.Rat).Quo(want, big.NewRat(201, 1))
		require.Equal(t, mean.FloatString(9), fullDecimals(t, twice.Mean(Scale, 9), 9), text)
		require.Equal(t, one.Sign(), s.Cmp(new(Sum)), text)
	}
}

// fullDecimals writes digits with all decimals. They must have no more than these.
func fullDecimals(t *testing.T, digits string, decimals int) string {
	r, ok := new(big.Rat).SetString(digits)
	require.True(t, ok, digits)
	places, exact := r.FloatPrec()
	require.True(t, exact && places <= decimals, digits)
	return r.FloatString(decimals)
}

// Numbers compare like fractions, however they are stored.
func TestNumbersCompareExactly(t *testing.T) {
	texts := []string{
		"0", "1", "-1", "0.1", "0.10", "1e-1", "0.1000000000000000000000000001", "9007199254740993", "9007199254740992", "9007199254740992.5", "1e400", "1e401", "-1e400",
		"12345678901234567890123456789012345678", "12345678901234567890123456789012345679", "18446744073709551615", "18446744073709551616",
	}
	numbers := []Number{Whole(OfUint64(math.MaxUint64)), Whole(OfInt64(-1)), OfRat(ratio.OfBig(big.NewRat(1, 3))), OfRat(ratio.OfInt64(1).Shift10(-1))}
	for _, text := range texts {
		n, ok := ParseLong([]byte(text))
		require.True(t, ok, text)
		numbers = append(numbers, n)
	}
	for _, a := range numbers {
		for _, b := range numbers {
			require.Equal(t, ratio.Big(a.rational()).Cmp(ratio.Big(b.rational())), a.Cmp(b), "%+v %+v", a, b)
		}
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

func TestFloatsNextToNumbers(t *testing.T) {
	for _, i := range []int64{0, 1, -1, -2, 1 << 40, -1 << 40, math.MaxInt64, math.MinInt64} {
		require.Equal(t, float64(i), OfInt64(i).Float())
		var s Sum
		s.Add(Whole(OfInt64(i)))
		require.Equal(t, float64(i), s.Float())
	}
	for _, text := range []string{"0.1", "-0.3", "12.34", "-79659.66", "0.000000000000000001", "999999999999999999.5", "-1234567.123456789"} {
		var s Sum
		n := parsed(t, text)
		s.Add(n)
		require.Equal(t, n.Float, s.Float(), text)
	}
	var s Sum
	for _, text := range []string{"0.1", "0.2"} {
		s.Add(parsed(t, text))
	}
	require.Equal(t, 0.3, s.Float())
}

// someNumber returns a number of any size, or none.
func someNumber(rnd *rand.Rand, decimals bool) (n Number, some bool) {
	if rnd.IntN(8) == 0 {
		return n, false
	}
	if !decimals {
		if rnd.IntN(4) == 0 {
			return Whole(OfUint64(rnd.Uint64() >> rnd.IntN(64))), true
		}
		return Whole(OfInt64(int64(rnd.Uint64()) >> rnd.IntN(64))), true
	}
	switch rnd.IntN(6) {
	case 0:
		n, _ = Parse([]byte("999999999999999999.000000000000000001"))
	case 1:
		n, _ = Parse([]byte("-1e19"))
	default:
		n, _ = Parse([]byte(big.NewRat(rnd.Int64N(1<<40)-1<<39, 10_000).FloatString(rnd.IntN(9))))
	}
	return n, true
}

// TestNumbersKeepWhatWasPut stores numbers of all sizes, and updates a sum with the changes of the stored
// numbers.
func TestNumbersKeepWhatWasPut(t *testing.T) {
	rnd := rand.New(rand.NewPCG(7, 8))
	for round := range 200 {
		const n = 20
		var kept Numbers
		kept.Grow(n)
		var everyIndex [n]int32
		for i := range everyIndex {
			everyIndex[i] = int32(i)
		}
		var numbers [n]Number
		var there [n]bool
		var sum Sum
		for range 100 {
			i := rnd.IntN(n)
			known := true
			if there[i] {
				known = sum.Remove(numbers[i])
			}
			if numbers[i], there[i] = someNumber(rnd, round%2 == 0); round%3 == 0 && !numbers[i].tame() {
				numbers[i], there[i] = Number{}, false
			}
			kept.Put(int32(i), numbers[i], there[i])
			if there[i] && known {
				known = sum.Put(numbers[i])
			}
			var want Sum
			for i := range n {
				got, some := kept.At(int32(i))
				require.Equal(t, there[i], some)
				if !some {
					continue
				}
				require.Equal(t, numbers[i].Units, got.Units)
				require.Equal(t, numbers[i].Exact, got.Exact)
				require.Equal(t, numbers[i].Decimals, got.Decimals)
				want.Add(got)
			}
			if want.rest == nil { // else an equal fraction is another pointer
				var all Sum
				kept.AddTo(&all, everyIndex[:])
				require.Equal(t, want, all)
			}
			if !known {
				sum = want
				continue
			}
			require.Equal(t, want.Text(), sum.Text())
			require.Equal(t, want.Exact(), sum.Exact())
			require.Equal(t, want.n, sum.n)
			require.Equal(t, want.Float(), sum.Float())
		}
	}
}
