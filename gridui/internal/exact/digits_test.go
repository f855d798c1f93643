// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package exact

import (
	"math"
	"math/big"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

func TestDigits(t *testing.T) {
	rat := func(a, b int64) *ratio.Rat { return ratio.OfBig(big.NewRat(a, b)) }
	for want, n := range map[string]Number{
		"2.5":               OfRat(rat(5, 2)),
		"0.33":              OfRat(rat(1, 3)),
		"-0.67":             OfRat(rat(-2, 3)),
		"0":                 OfRat(rat(-1, 1000)),
		"1234567":           {Float: 1234567},
		"100":               OfRat(rat(100, 1)),
		"0.3":               {Float: 0.1 + 0.2},
		"1e+300":            {Float: 1e300},
		"NaN":               {Float: math.NaN()},
		"+Inf":              {Float: math.Inf(1)},
		"1000000000":        {Float: 1e9},
		"33.33":             {Float: 100.0 / 3},
		"-12345678901234.5": {Float: -12345678901234.5},
	} {
		require.Equal(t, want, n.Digits(2))
	}
	require.Equal(t, "0.00001", Number{Float: 0.00001}.Digits(9))
}

func TestRoundedHalvesGoAwayFromZero(t *testing.T) {
	for text, want := range map[string]string{"2.5": "3", "-2.5": "-3", "0.4": "0", "1e30": "1" + "000000000000000000000000000000"} {
		n, ok := ParseLong([]byte(text))
		require.True(t, ok)
		whole, ok := n.Rounded()
		require.True(t, ok)
		require.Equal(t, want, whole)
	}
	_, ok := Number{Float: 1}.Rounded()
	require.False(t, ok)
}
