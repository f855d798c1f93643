// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"math"
	"math/big"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// readers draws Readers of locales.
var readers = rapid.SampledFrom([]Reader{{}, english, german, french, swiss, indian, loose, {Decimal: ','}, {Decimal: '٫', Grouping: "٬"}, {Decimal: '·', Grouping: " '"}})

// plainNumbers draws decimal numbers in Go's notation without an exponent.
var plainNumbers = rapid.StringMatching(`-?(0|[1-9][0-9]{0,24})(\.[0-9]{1,12})?`)

// A number written with the signs of a locale, with any allowed signs around it, is read as that number.
func TestWrittenNumbersReadBack(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		by, plain := readers.Draw(t, "reader"), plainNumbers.Draw(t, "plain")
		digits, negative := strings.CutPrefix(plain, "-")
		text := string(by.AppendText(nil, digits, rapid.Bool().Draw(t, "grouped")))
		if unit := rapid.SampledFrom([]string{"", "₩", "$ ", "|€", "| 원"}).Draw(t, "unit"); strings.HasPrefix(unit, "|") {
			text += unit[1:]
		} else {
			text = unit + text
		}
		if negative {
			around := rapid.SampledFrom([]string{"-|", "|-", "(|)", "− |", "| -", "（|）"}).Draw(t, "negative")
			before, after, _ := strings.Cut(around, "|")
			text = before + text + after
		}
		if rapid.Bool().Draw(t, "full width") {
			text = fullWidth(text)
		}
		got, err := by.Plain(text)
		require.NoError(t, err)
		require.Equal(t, plain, got, text)
		want, _ := strconv.ParseFloat(plain, 64)
		f, err := by.Float(text, 64)
		require.NoError(t, err)
		require.Equal(t, want, f, text)
	})
}

// fullWidth replaces the ASCII characters of a text by their full-width forms.
func fullWidth(text string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r == ' ':
			return '\u3000'
		case r > ' ' && r < 0x7f:
			return r - '!' + '！'
		}
		return r
	}, text)
}

// The zero Reader reads the numbers of strconv as the same numbers.
func TestNumbersOfGoAreRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		bits := rapid.SampledFrom([]int{32, 64}).Draw(t, "bits")
		f := rapid.Float64().Draw(t, "f")
		text := strconv.FormatFloat(f, rapid.SampledFrom([]byte("efgxEG")).Draw(t, "format"), -1, bits)
		want, wantErr := strconv.ParseFloat(text, bits)
		got, err := Reader{}.Float(" "+text+" ", bits)
		require.Equal(t, wantErr == nil, err == nil, text)
		require.Equal(t, math.Float64bits(want), math.Float64bits(got), text)

		i := rapid.Int64().Draw(t, "i")
		gotInt, err := Reader{}.Int(strconv.FormatInt(i, 10)+rapid.SampledFrom([]string{"", ".00", "0e-1"}).Draw(t, "tail"), 64)
		require.NoError(t, err)
		require.Equal(t, i, gotInt)
		u := rapid.Uint64().Draw(t, "u")
		gotUint, err := Reader{}.Uint(strconv.FormatUint(u, 10)+rapid.SampledFrom([]string{"", ".", "0e-1"}).Draw(t, "end"), 64)
		require.NoError(t, err)
		require.Equal(t, u, gotUint)
	})
}

// Percent divides by 100 exactly, whatever the digits and the exponent.
func TestPercentIsExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		plain := plainNumbers.Draw(t, "plain") + rapid.SampledFrom([]string{"", "e5", "e-7"}).Draw(t, "exponent")
		got, err := Reader{}.Plain(plain + "%")
		require.NoError(t, err)
		want, ok := new(big.Rat).SetString(plain)
		require.True(t, ok)
		exact, ok := new(big.Rat).SetString(got)
		require.True(t, ok, got)
		require.Zero(t, want.Quo(want, big.NewRat(100, 1)).Cmp(exact), "%s%% is %s", plain, got)
		f, err := Reader{}.Float(plain+" %", 64)
		require.NoError(t, err)
		near, _ := exact.Float64()
		require.Equal(t, math.Abs(near), math.Abs(f))
	})
}

// Groups of other sizes are refused, however many there are.
func TestWrongGroupsAreRefused(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		groups := rapid.SliceOfN(rapid.StringMatching(`[1-9]{1,4}`), 2, 5).Draw(t, "groups")
		right := len(groups[0]) <= 3
		for _, g := range groups[1:] {
			right = right && len(g) == 3
		}
		plain, err := english.Plain(strings.Join(groups, ","))
		require.Equal(t, right, err == nil)
		if right {
			require.Equal(t, strings.Join(groups, ""), plain)
		}
	})
}

// FuzzReader checks that all methods read texts alike, that numbers are written and read back, and that
// errors are inside their text.
func FuzzReader(f *testing.F) {
	for _, text := range []string{
		"", "0", "1,234.50", "₩1,234", "(5)", "12 %", "1 234,5", "1.234.5", "12,34,567", "-5-", "5-", "١٬٢٣٤٫٥", "１，２３４", "1e5", "1e-400", "0x1p-2", "NaN", "\xff", "𝟙𝟚", "1'234",
		"\u200e-5", "1_000", "$5 €", "0,123", "5.e3", ".", "5)", "1e99999999999999999999", strings.Repeat("9", 100), "(0.00%)",
	} {
		for n := range uint8(5) {
			f.Add(text, n)
		}
	}
	f.Fuzz(func(t *testing.T, text string, n uint8) {
		by := [...]Reader{{}, german, french, indian, loose}[n%5]
		plain, err := by.Plain(text)
		if err != nil {
			checkError(t, text, err)
			return
		}
		again, err := Reader{}.Plain(plain)
		require.NoError(t, err, plain)
		require.Equal(t, plain, again)
		back, err := by.Plain(string(by.AppendText(nil, plain, false)))
		require.NoError(t, err)
		require.Equal(t, plain, back)

		want, wantErr := strconv.ParseFloat(plain, 64)
		got, err := by.Float(text, 64)
		require.Equal(t, wantErr == nil, err == nil)
		require.Equal(t, math.Float64bits(want), math.Float64bits(got), "%q is %s", text, plain)
		number, whole, isWhole, _ := by.Number(text)
		require.True(t, number == want, "%q is %v and %v", text, number, want)
		i, err := by.Int(text, 64)
		require.Equal(t, isWhole, err == nil)
		require.True(t, err != nil || i == whole)
		if err == nil && len(plain) < 100 {
			exact, ok := new(big.Rat).SetString(plain)
			require.True(t, ok)
			require.Zero(t, exact.Cmp(new(big.Rat).SetInt64(i)), plain)
		}
		if u, err := by.Uint(text, 64); err == nil && i >= 0 && isWhole {
			require.Equal(t, uint64(i), u)
		}
	})
}

func checkError(t *testing.T, text string, err error) {
	var e *Error
	require.ErrorAs(t, err, &e)
	require.NotZero(t, e.Reason)
	require.Equal(t, strings.TrimSpace(text), e.Text)
	require.True(t, e.At >= 0 && e.At <= len(e.Text))
	require.NotEmpty(t, err.Error())
}
