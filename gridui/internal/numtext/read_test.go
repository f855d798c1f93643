// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package numtext

import (
	"math"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Readers of some locales.
var (
	english = Reader{Decimal: '.', Grouping: ","}
	german  = Reader{Decimal: ',', Grouping: "."}
	french  = Reader{Decimal: ',', Grouping: "\u202f"}
	swiss   = Reader{Decimal: '.', Grouping: "’"}
	indian  = Reader{Decimal: '.', Grouping: ",", Indian: true}
	loose   = Reader{Loose: true}
)

// checkPlain checks the results of Plain.
func checkPlain(t *testing.T, by Reader, want map[string]string) {
	t.Helper()
	for text, plain := range want {
		got, err := by.Plain(text)
		assert.NoError(t, err, "%+v", by)
		assert.Equal(t, plain, got, "%q by %+v", text, by)
		if f, err := by.Float(text, 64); assert.NoError(t, err) {
			exact, _ := strconv.ParseFloat(plain, 64)
			assert.Equal(t, exact, f, text)
		}
	}
}

// checkRefused checks why texts are refused, and at which character. The values of want are the rests of the
// texts from that character.
func checkRefused(t *testing.T, by Reader, reason Reason, want map[string]string) {
	t.Helper()
	for text, at := range want {
		_, err := by.Plain(text)
		var e *Error
		if !assert.ErrorAs(t, err, &e, "%q by %+v", text, by) {
			continue
		}
		assert.Equal(t, reason, e.Reason, "%q by %+v: %v", text, by, err)
		assert.Equal(t, text, e.Text)
		assert.Equal(t, at, text[e.At:], "%q by %+v", text, by)
		assert.ErrorIs(t, err, strconv.ErrSyntax)
		_, err = by.Float(text, 64)
		assert.ErrorAs(t, err, &e, text)
		_, err = by.Int(text, 64)
		assert.ErrorAs(t, err, &e, text)
		_, err = by.Uint(text, 64)
		assert.ErrorAs(t, err, &e, text)
		_, _, _, err = by.Number(text)
		assert.ErrorAs(t, err, &e, text)
	}
}

func TestPlainNumbers(t *testing.T) {
	checkPlain(t, Reader{}, map[string]string{
		"0": "0", "7": "7", "007": "7", "-5": "-5", "+5": "5", " 5\t\n": "5", "1.50": "1.50", ".5": "0.5", "5.": "5",
		"-0": "-0", "0.00": "0.00", "0.05": "0.05", "1e3": "1000", "1.5E+3": "1500", "15e-1": "1.5", "1e-3": "0.001",
		"1e-400": "1e-400", "0e400": "0", "1e-99999999999999999999": "1e-16777216",
		"123456789012345678901234567890.5": "123456789012345678901234567890.5",
	})
}

func TestSigns(t *testing.T) {
	checkPlain(t, english, map[string]string{
		"5-": "-5", "- 5": "-5", "5 -": "-5", "(5)": "-5", "( 5 )": "-5", "(1,234.50)": "-1234.50", "$(5)": "-5", "($5)": "-5",
		"−5": "-5", "–5": "-5", "‐5": "-5", "\u200e-5": "-5", "\u061c-5": "-5", "\ufeff5": "5", "（５）": "-5", "－５．５": "-5.5", "＋５": "5", "﹣5": "-5",
	})
	checkRefused(t, english, NotNumber, map[string]string{
		"--5": "-5", "-5-": "-", "+-5": "-5", "5+": "+", "(-5)": "-5)", "-(5)": "(5)", "(5": "", "5)": ")", "()": ")", "(5))": ")",
		"(5)-": "-", "-": "", "+": "", "(": "", "5-3": "3", "12-34-56": "34-56", "-+5": "+5", "—5": "—5",
	})
}

func TestCurrencies(t *testing.T) {
	checkPlain(t, english, map[string]string{
		"₩1,234": "1234", "￦1,234": "1234", "1,234원": "1234", "1,234 원": "1234", "$5": "5", "5 €": "5", "€\u00a05": "5", "£5.5": "5.5", "¥500": "500",
		"￥５００": "500", "500円": "500", "元5": "5", "-$5": "-5", "$-5": "-5", "5$-": "-5", "＄5": "5", "₹12": "12", "₿1.5": "1.5", "1e3 €": "1000",
	})
	checkRefused(t, english, NotNumber, map[string]string{
		"$5€": "€", "$$5": "$5", "€": "", "5 USD": "USD", "USD 5": "USD 5", "1$2": "2", "$5%": "%", "%5$": "$", "5 만": "만",
	})
}

func TestPercents(t *testing.T) {
	checkPlain(t, english, map[string]string{
		"12%": "0.12", "12 %": "0.12", "12％": "0.12", "1.5 ٪": "0.015", "%12": "0.12", "% 12": "0.12", "-12%": "-0.12", "(12 %)": "-0.12", "(12) %": "-0.12",
		"100%": "1.00", "0.1%": "0.001", "33.333333333333333333%": "0.33333333333333333333", "1,200 %": "12.00", "1e2%": "1", "0%": "0.00", "12\u202f%": "0.12",
		"0.07%": "0.0007", "110 %": "1.10", "12%-": "-0.12",
	})
	checkRefused(t, english, NotNumber, map[string]string{"12%%": "%", "%": "", "1%2": "2", "12‰": "‰"})
}

func TestGrouping(t *testing.T) {
	checkPlain(t, english, map[string]string{
		"1,234": "1234", "12,345": "12345", "123,456": "123456", "1,234,567.891": "1234567.891", "1,234.": "1234", "-1,234.5e3": "-1234500", "１，２３４": "1234", "1,000,000": "1000000",
	})
	checkRefused(t, english, WrongGrouping, map[string]string{
		"1,23,4": "23,4", "12,34.5": "34.5", "1,2": "2", "1234,567": "1234,567", "1,2345": "2345", "1,,234": ",,234", "1,": ",", ",5": ",5", ",234": ",234",
		"1.5,000": ",000", "1,234,5": "5", "1,23,456": "23,456", "12,34,567": "34,567", "1,234,": ",", "$1,23": "23",
	})
}

func TestSpacesAndApostrophes(t *testing.T) {
	spaced := map[string]string{}
	for _, space := range " \u00a0\u2002\u2007\u2009\u202f\u3000" {
		spaced["1"+string(space)+"234"+string(space)+"567,5"] = "1234567.5"
	}
	checkPlain(t, french, spaced)
	checkPlain(t, french, map[string]string{"1 234,5 €": "1234.5", "- 1 234": "-1234", "12 %": "0.12", "1 234-": "-1234", "5,": "5", ",5": "0.5"})
	checkRefused(t, french, WrongGrouping, map[string]string{"1 23": "23", "1 2345": "2345", "1,5 000": " 000", "12 34": "34"})
	checkRefused(t, french, NotNumber, map[string]string{"1  234": "234"})

	checkPlain(t, swiss, map[string]string{"1’234.5": "1234.5", "1'234'567": "1234567", "1ʼ234": "1234", "1＇234": "1234", "1'234’567": "1234567"})
	checkRefused(t, swiss, WrongGrouping, map[string]string{"1'23": "23", "1'": "'"})
}

func TestIndianGrouping(t *testing.T) {
	checkPlain(t, indian, map[string]string{"12,34,567": "1234567", "1,23,456.5": "123456.5", "1,234": "1234", "12,345": "12345", "1,234,567": "1234567", "123,456": "123456"})
	checkRefused(t, indian, WrongGrouping, map[string]string{"12,34": "34", "123,45,678": "123,45,678", "1,23,45": "45", "12,3,456": "3,456", "12,345,67": "345,67"})
}

func TestAmbiguousNumbers(t *testing.T) {
	checkRefused(t, english, Ambiguous, map[string]string{
		"1.234.5": ".5", "1.234.567": ".567", "1..5": ".5", "1 234": " 234", "1'234": "'234", "0,123": ",123", "-0,500": ",500", "00,123": ",123",
	})
	checkRefused(t, french, Ambiguous, map[string]string{"1.234": ".234", "1.5": ".5", "1.": ".", ".5": ".5", "1.234,5": ".234,5", "1,2,3": ",3"})
	checkRefused(t, swiss, Ambiguous, map[string]string{"1,234": ",234", "1'234,5": ",5"})
	checkRefused(t, german, Ambiguous, map[string]string{"1,234,567": ",567", "0.123": ".123"})
	checkRefused(t, german, WrongGrouping, map[string]string{"1.5": "5", "1234.5": "1234.5", "1,234.5": ".5"})
	checkPlain(t, german, map[string]string{"1.234": "1234", "1,234": "1.234", "1.234.567,8": "1234567.8", "0,123": "0.123"})
}

func TestLooseGrouping(t *testing.T) {
	checkPlain(t, loose, map[string]string{"1 234": "1234", "1'234": "1234", "1_234": "1234", "1,234": "1234", "-1 000": "-1000", "- 5": "-5", "1\u00a0234.5": "1234.5"})
	checkRefused(t, loose, WrongGrouping, map[string]string{"1 23": "23", "1,234 567": " 567"})
	checkPlain(t, Reader{Decimal: ',', Grouping: ".", Loose: true}, map[string]string{"1 234,5": "1234.5", "1.234,5": "1234.5"})
}

func TestDigitsOfOtherScripts(t *testing.T) {
	for _, by := range []Reader{english, german, french} {
		checkPlain(t, by, map[string]string{
			"١٢٣": "123", "١٬٢٣٤٫٥": "1234.5", "۱۲۳٫۴": "123.4", "१२३": "123", "๑๒๓": "123", "１２３": "123", "1２3": "123", "-١٢٪": "-0.12", "𝟙𝟚": "12", "٥e٢": "500",
		})
		checkRefused(t, by, NotNumber, map[string]string{"1٢": "٢", "١2": "2", "١۲": "۲", "²": "²", "½": "½", "Ⅷ": "Ⅷ", "五": "五", "٥e2": "2"})
	}
}

func TestZeroOfEveryScript(t *testing.T) {
	checkPlain(t, english, map[string]string{"\U0001e950\U0001e951": "1", "\U0001d7ce\U0001d7d7": "9", "\U0001d7d8\U0001d7e1": "9", "\U0001fbf0\U0001fbf9": "9"})
}

func TestOtherText(t *testing.T) {
	checkRefused(t, english, NotNumber, map[string]string{
		"x": "x", "12x": "x", "1/2": "/2", "12:30": ":30", "5e": "", "5e+": "", "e5": "e5", "5 e3": "e3", "1\t2": "\t2", "1\n234": "\n234", "\xff": "\xff", "5\xff": "\xff",
		".": "", "-.": "", ".e5": "e5", "'5": "'5", "0x": "x", "1·5": "·5", "5ee5": "e5", "1e5.5": ".5", "5\u200b5": "5", "_5": "_5",
	})
	_, err := english.Plain("")
	require.Error(t, err)
	_, err = english.Plain(" ")
	require.Error(t, err)
}

// A sign that folds to nothing else can also be a decimal or a grouping sign.
func TestUnusualSigns(t *testing.T) {
	checkPlain(t, Reader{Decimal: '·', Grouping: "|"}, map[string]string{"1|234·5": "1234.5"})
	checkPlain(t, Reader{Decimal: '.', Grouping: "·"}, map[string]string{"1·234.5": "1234.5"})
	checkPlain(t, Reader{Decimal: ','}, map[string]string{"1.234,5": "1234.5"})
	checkPlain(t, Reader{Decimal: '٫', Grouping: "٬"}, map[string]string{"1٬234٫5": "1234.5", "12": "12"})
	checkPlain(t, Reader{Decimal: '，', Grouping: "．"}, map[string]string{"1.234,5": "1234.5"})
}

func TestSpecialFloats(t *testing.T) {
	for _, text := range []string{"Inf", "-inf", "+Infinity", "0x1p-2", "-0X1.8p1"} {
		want, wantErr := strconv.ParseFloat(text, 64)
		for _, by := range []Reader{english, german} {
			got, err := by.Float(" "+text, 64)
			require.Equal(t, wantErr == nil, err == nil, text)
			if err == nil {
				require.Equal(t, want, got, text)
			}
		}
	}
	f, err := german.Float("NaN", 64)
	require.NoError(t, err)
	require.True(t, math.IsNaN(f))
	for _, text := range []string{"information", "nanometre", "0x", "0xzz"} {
		_, err := english.Float(text, 64)
		require.ErrorIs(t, err, strconv.ErrSyntax, text)
	}
}

// Floats may have underscores like in Go, if the decimal sign is Go's.
func TestUnderscores(t *testing.T) {
	for text, want := range map[string]float64{"1_0": 10, "1_234.5": 1234.5, "1_000e1": 10_000} {
		f, err := english.Float(text, 64)
		require.NoError(t, err, text)
		require.Equal(t, want, f, text)
		_, err = german.Float(text, 64)
		require.Error(t, err, text)
		_, _, _, err = english.Number(text)
		require.Error(t, err, text)
	}
	_, _, _, err := loose.Number("1_234")
	require.NoError(t, err)
	for _, text := range []string{"_1", "1__0", "1_"} {
		_, err := english.Float(text, 64)
		require.Error(t, err, text)
	}
}

func TestFloatsOutOfRange(t *testing.T) {
	for text, want := range map[string]float64{"1e999": math.Inf(1), "-1,000e999": math.Inf(-1), "0x1p9999": math.Inf(1), "1e99999999999999": math.Inf(1)} {
		f, err := english.Float(text, 64)
		require.ErrorIs(t, err, strconv.ErrRange, text)
		require.Equal(t, want, f, text)
	}
	f, err := english.Float("1e39", 32)
	require.ErrorIs(t, err, strconv.ErrRange)
	require.True(t, math.IsInf(f, 1))
	f, err = english.Float("1,000e-999", 64)
	require.NoError(t, err)
	require.Zero(t, f)
	f, err = english.Float("(0.1)", 32)
	require.NoError(t, err)
	require.Equal(t, float64(float32(-0.1)), f, "rounded once")
}

func TestInts(t *testing.T) {
	for text, want := range map[string]int64{
		"5": 5, "-5": -5, "+5": 5, "5.00": 5, "1,234": 1234, "1e3": 1000, "1200e-2": 12, "300 %": 3, "-0": 0, "(0)": 0, "(7)": -7, "₩1,000": 1000, "0.0e5": 0,
		"9,223,372,036,854,775,807": math.MaxInt64, "-9,223,372,036,854,775,808": math.MinInt64, "0e99": 0, "  12 ": 12, "1" + strings.Repeat("0", 70) + "e-70": 1,
	} {
		i, err := english.Int(text, 64)
		require.NoError(t, err, text)
		require.Equal(t, want, i, text)
	}
	for text, reason := range map[string]Reason{
		"1.5": NotWhole, "12 %": NotWhole, "1e-1": NotWhole, "0.5": NotWhole, "9223372036854775808": OutOfRange, "9,223,372,036,854,775,808": OutOfRange, "1e30": OutOfRange,
		"-9,223,372,036,854,775,809": OutOfRange, "99999999999999999999": OutOfRange, "18,446,744,073,709,551,616": OutOfRange, "x": NotNumber, "": NotNumber, "NaN": NotNumber,
	} {
		_, err := english.Int(text, 64)
		var e *Error
		require.ErrorAs(t, err, &e, text)
		require.Equal(t, reason, e.Reason, text)
	}
	for bits, most := range map[int]int64{8: math.MaxInt8, 16: math.MaxInt16, 32: math.MaxInt32} {
		for _, grouped := range []string{"", ".0"} {
			i, err := english.Int(strconv.FormatInt(most, 10)+grouped, bits)
			require.NoError(t, err)
			require.Equal(t, most, i)
			i, err = english.Int(strconv.FormatInt(-most-1, 10)+grouped, bits)
			require.NoError(t, err)
			require.Equal(t, -most-1, i)
			_, err = english.Int(strconv.FormatInt(most+1, 10)+grouped, bits)
			require.ErrorIs(t, err, strconv.ErrRange)
			_, err = english.Int(strconv.FormatInt(-most-2, 10)+grouped, bits)
			require.ErrorIs(t, err, strconv.ErrRange)
		}
	}
}

func TestUints(t *testing.T) {
	for text, want := range map[string]uint64{
		"5": 5, "+5": 5, "-0": 0, "5.0": 5, "18446744073709551615": math.MaxUint64, "18,446,744,073,709,551,615": math.MaxUint64, "200 %": 2,
	} {
		u, err := english.Uint(text, 64)
		require.NoError(t, err, text)
		require.Equal(t, want, u, text)
	}
	for text, reason := range map[string]Reason{
		"-5": OutOfRange, "18446744073709551616": OutOfRange, "18,446,744,073,709,551,616": OutOfRange, "0.5": NotWhole, "(5)": OutOfRange, "x": NotNumber,
	} {
		_, err := english.Uint(text, 64)
		var e *Error
		require.ErrorAs(t, err, &e, text)
		require.Equal(t, reason, e.Reason, text)
	}
	u, err := english.Uint("255.0", 8)
	require.NoError(t, err)
	require.Equal(t, uint64(255), u)
	for _, text := range []string{"256", "256.0"} {
		_, err = english.Uint(text, 8)
		require.ErrorIs(t, err, strconv.ErrRange)
	}
}

func TestNumber(t *testing.T) {
	type result struct {
		F     float64
		I     int64
		Whole bool
	}
	for text, want := range map[string]result{
		"5": {5, 5, true}, "1,234.00": {1234, 1234, true}, "1.5": {1.5, 0, false}, "9223372036854775807": {1 << 63, math.MaxInt64, true},
		"9223372036854775808": {1 << 63, 0, false}, "12 %": {0.12, 0, false}, "Infinity": {math.Inf(1), 0, false},
	} {
		f, i, whole, err := english.Number(text)
		require.NoError(t, err, text)
		require.Equal(t, want, result{f, i, whole}, text)
	}
	f, _, _, err := english.Number("-1e999")
	require.ErrorIs(t, err, strconv.ErrRange)
	require.Equal(t, math.Inf(-1), f)
}

func TestErrors(t *testing.T) {
	for want, err := range map[string]error{
		`"1,23,4": digits are grouped wrongly at "23,4", expected is a number like 1,234.5`:      second(english.Float("1,23,4", 64)),
		`"1.234.5": the sign can be read in two ways at ".5", expected is a number like 1,234.5`: second(english.Float("1.234.5", 64)),
		`"1,5,": the sign can be read in two ways at ",", expected is a number like 1.234,5`:     second(german.Float("1,5,", 64)),
		`"1,23": digits are grouped wrongly at "23", expected is a number like 12,34,567.8`:      second(indian.Float("1,23", 64)),
		`"12 %": not a whole number`: second(english.Int("12 %", 64)),
		`"300": out of range`:        second(english.Int("300", 8)),
		`"12x": not a number at "x"`: second(english.Float("12x", 64)),
		`"": not a number`:           second(english.Float("", 64)),
	} {
		require.EqualError(t, err, want)
	}
}

func second[V any](_ V, err error) error { return err }

func TestAppendPlainKeepsWhatWasThere(t *testing.T) {
	dst, err := english.AppendPlain([]byte("n="), "1,234")
	require.NoError(t, err)
	require.Equal(t, "n=1234", string(dst))
	dst, err = english.AppendPlain(dst, "x")
	require.Error(t, err)
	require.Equal(t, "n=1234", string(dst))
}

func TestReadingDoesNotAllocate(t *testing.T) {
	for _, text := range []string{"1234.56", "1,234.56", "₩1,234", "(12 %)", "١٢٣"} {
		require.Zero(t, testing.AllocsPerRun(100, func() { _, _ = english.Float(text, 64) }), text)
	}
	for _, text := range []string{"1234", "1,234", "5.00"} {
		require.Zero(t, testing.AllocsPerRun(100, func() { _, _ = english.Int(text, 64) }), text)
	}
}
