// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/big"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

// ints draws integers of all sizes, including the bounds.
func ints(t *rapid.T, label string) Int {
	hi := rapid.OneOf(rapid.Just(int64(0)), rapid.Just(int64(-1)), rapid.Int64()).Draw(t, label+" high")
	return Int{hi, rapid.Uint64().Draw(t, label+" low")}
}

// bigOf returns the number as a big.Int.
func bigOf(a Int) *big.Int { return ratio.Big(fraction(a, 0)).Num() }

// fits128 reports whether n fits in an Int.
func fits128(n *big.Int) bool {
	return n.BitLen() <= 127
}

func TestArithmeticIsThatOfBigNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a, b := ints(t, "a"), ints(t, "b")
		by := rapid.Int64().Draw(t, "by")
		least := new(big.Int).Lsh(big.NewInt(-1), 127)

		difference, fits := a.Sub(b)
		want := new(big.Int).Sub(bigOf(a), bigOf(b))
		require.Equal(t, fits128(want) || want.Cmp(least) == 0, fits)
		if fits {
			require.Equal(t, want.String(), bigOf(difference).String())
		}

		product, fits := a.Times(by)
		want = new(big.Int).Mul(bigOf(a), big.NewInt(by))
		require.Equal(t, fits128(want), fits)
		if fits {
			require.Equal(t, want.String(), bigOf(product).String())
		}
	})
}

func TestQuotientsAreThoseOfBigNumbers(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		a := ints(t, "a")
		by := rapid.OneOf(rapid.Uint64Range(1, 20), rapid.Uint64Min(1)).Draw(t, "by")
		divisor := new(big.Int).SetUint64(by)
		want, rest := new(big.Int).QuoRem(bigOf(a), divisor, new(big.Int))

		quotient, left := a.QuoRem(by)
		require.Equal(t, want.String(), bigOf(quotient).String())
		require.Equal(t, new(big.Int).Abs(rest).String(), strconv.FormatUint(left, 10))

		if twice := new(big.Int).Lsh(new(big.Int).Abs(rest), 1); twice.Cmp(divisor) >= 0 {
			want.Add(want, big.NewInt(int64(bigOf(a).Sign())))
		}
		require.Equal(t, want.String(), bigOf(a.Quo(by)).String(), "halves away from zero")
	})
}

func TestDecimalsInAndOut(t *testing.T) {
	for text, decimals := range map[string]uint8{"0": 0, "12.50": 1, "-0.001": 3, "1000": 0} {
		n := parsed(t, text).Trim()
		require.Equal(t, decimals, n.Decimals, text)
	}
	n := parsed(t, "-1.25").Trim()
	units, ok := n.In(4)
	require.True(t, ok)
	require.Equal(t, OfInt64(-12500), units)
	for _, decimals := range []uint8{0, 1, 21, 255} {
		_, ok = n.In(decimals)
		require.False(t, ok, decimals)
	}
	_, ok = Number{Float: 1}.In(0)
	require.False(t, ok, "not exact")
	_, ok = parsed(t, "999999999999999999.9").In(Scale + 18)
	require.False(t, ok, "too large")
	_, ok = Pow10(20)
	require.False(t, ok)
}

func TestNumbersAreWrittenAsTheyAreRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		n := Number{Units: ints(t, "units"), Decimals: rapid.Uint8Range(0, Scale).Draw(t, "decimals"), Exact: true}
		text := string(n.AppendText([]byte("=")))
		require.Equal(t, "="+trimZeros(ratio.Big(fraction(n.Units, n.Decimals)).FloatString(int(n.Decimals))), text)
		want, err := strconv.ParseFloat(text[1:], 64)
		require.NoError(t, err)
		require.Equal(t, want, n.Near(), text)
	})
	for f, want := range map[float64]string{
		1e21: "1e+21", 1e20: "100000000000000000000", 1e-7: "1e-07", -0.25: "-0.25", math.Copysign(0, -1): "0",
	} {
		require.Equal(t, want, string(Number{Float: f}.AppendText(nil)))
		require.Equal(t, f, Number{Float: f}.Near())
	}
}

func TestNumbersAreWrittenWithoutAllocations(t *testing.T) {
	var room [64]byte
	n := Number{Units: OfInt64(-1234567890123456), Decimals: 6, Exact: true}
	f := 0.0
	require.Zero(t, testing.AllocsPerRun(100, func() {
		n.AppendText(room[:0])
		f += n.Near()
	}))
	long := Number{Units: OfInt64(math.MaxInt64), Decimals: 6, Exact: true}
	require.Zero(t, testing.AllocsPerRun(100, func() { f += long.Near() }))
}
