// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"math"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/series"
)

func TestNumbersContinue(t *testing.T) {
	checkAll(t, []vector{
		{"1, 2", "3, 4, 5", series.RuleSteps, series.Options{}},
		{"1, 1", "1, 1", series.RuleSteps, series.Options{}},
		{"7", "7, 7, 7", series.RuleRepeat, series.Options{}},
		{"1, 2, 4", "5.333333333333333, 6.833333333333333", series.RuleTrend, series.Options{}},
		{"0.1, 0.2", "0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.1", series.RuleSteps, series.Options{}},
		{"-1.5, 0.25", "2, 3.75", series.RuleSteps, series.Options{}},
		{"10, 7", "4, 1, -2", series.RuleSteps, series.Options{}},
		{"1.10, 1.2, 1.300", "1.4, 1.5", series.RuleSteps, series.Options{}},
		{"1e20, 2e20, 3e20", "400000000000000000000, 500000000000000000000", series.RuleSteps, series.Options{}},
		{"1e300, 0", "-1e+300, -2e+300", series.RuleSteps, series.Options{}},
	})
}

func TestNumbersContinueUpward(t *testing.T) {
	checkAll(t, []vector{
		{"1, 2", "-2, -1, 0", series.RuleSteps, up},
		{"0.1, 0.3", "-0.3, -0.1", series.RuleSteps, up},
		{"7", "7, 7", series.RuleRepeat, up},
		{"1, 2, 4", "-2.1666666666666665, -0.6666666666666666", series.RuleTrend, up},
		{"1e20, 3e20", "-300000000000000000000, -100000000000000000000", series.RuleSteps, up},
	})
}

// Holding the modifier key makes a series instead of a copy, and the reverse.
func TestModesSwapCopiesAndSeries(t *testing.T) {
	swapped := series.Options{Mode: series.ModeSwapped}
	swappedUp := series.Options{Mode: series.ModeSwapped, Backward: true}
	counts := series.Options{Mode: series.ModeSeries}
	copies := series.Options{Mode: series.ModeCopy}
	checkAll(t, []vector{
		{"7", "8, 9, 10", series.RuleSteps, swapped},
		{"7", "5, 6", series.RuleSteps, swappedUp},
		{"0.5", "1.5, 2.5", series.RuleSteps, swapped},
		{"1e-300", "1, 2", series.RuleSteps, swapped},
		{"7, _", "8, _, 9", series.RuleSteps, swapped},
		{"1, 2", "1, 2, 1", series.RuleRepeat, swapped},
		{"1, 2", "2, 1, 2", series.RuleRepeat, swappedUp},
		{"Mon", "Mon, Mon", series.RuleRepeat, swapped},
		{"2026-01-31", "2026-01-31", series.RuleRepeat, swapped},
		{"a, b", "a, b, a", series.RuleRepeat, swapped},
		{"7", "8", series.RuleSteps, counts},
		{"1, 2", "3", series.RuleSteps, counts},
		{"a, b", "a", series.RuleRepeat, counts},
		{"7", "7", series.RuleRepeat, copies},
		{"1, 2", "1", series.RuleRepeat, copies},
	})
}

func TestIntegersRoundHalvesAwayFromZero(t *testing.T) {
	integer := series.Options{Integer: true}
	integerUp := series.Options{Integer: true, Backward: true}
	checkAll(t, []vector{
		{"1, 2, 4", "5, 7, 8, 10", series.RuleTrend, integer},
		{"0, 1, 1", "2, 2, 3", series.RuleTrend, integer}, // 1.67, 2.17, 2.67
		{"0, 0, 1, 1", "2, 2, 2", series.RuleTrend, integer},
		{"1, 2, 2, 3", "4, 4, 5", series.RuleTrend, integer},        // 3.5, 4.1, 4.7
		{"-1, -2, -2, -3", "-4, -4, -5", series.RuleTrend, integer}, // -3.5
		{"3, 2, 2, 1", "5, 4, 4", series.RuleTrend, integerUp},      // 4.7, 4.1, 3.5
		{"1, 2", "3, 4", series.RuleSteps, integer},
		{"0.5, 1", "2, 2, 3", series.RuleSteps, integer}, // 1.5, 2, 2.5
		{"1e20, 2e20", "300000000000000000000", series.RuleSteps, integer},
		{"0.5, 1e-30", "-1, -1", series.RuleSteps, integer},
	})
}

func TestBlankCellsStayInTheirPlaces(t *testing.T) {
	checkAll(t, []vector{
		{"1, _, 2, _", "3, _, 4, _, 5", series.RuleSteps, series.Options{}},
		{"1, _, 2, _", "_, 0, _", series.RuleSteps, up},
		{"1, _, 3", "5, _, 7, 9, _, 11", series.RuleSteps, series.Options{}},
		{"1, _, 3", "-5, -3, _, -1", series.RuleSteps, up},
		{"1, _", "1, _, 1", series.RuleRepeat, series.Options{}},
		{"_, Mon", "_, Tue, _, Wed", series.RuleList, series.Options{}},
		{"_, Mon", "Sat, _, Sun", series.RuleList, up},
		{"a9, _", "a10, _, a11", series.RuleDigits, series.Options{}},
		{"_, _", "_, _, _", series.RuleRepeat, series.Options{}},
		{"a, _, b", "a, _, b, a", series.RuleRepeat, series.Options{}},
	})
}

func TestMixedValuesRepeatInPhase(t *testing.T) {
	checkAll(t, []vector{
		{"a, b, c", "b, c", series.RuleRepeat, up},
		{"a, b, c", "c, a, b, c", series.RuleRepeat, up},
		{"a, b, c", "a, b, c, a", series.RuleRepeat, series.Options{}},
		{"1, a", "1, a, 1", series.RuleRepeat, series.Options{}},
		{"1, 2026-01-31", "1", series.RuleRepeat, series.Options{}},
	})
}

func TestEmptySourceIsBlank(t *testing.T) {
	var zero series.Series
	none := series.Of(nil, series.Options{})
	for _, s := range []*series.Series{&zero, &none} {
		require.Equal(t, series.Value{}, s.At(5))
		require.Equal(t, -1, s.Source(5))
		require.Empty(t, s.AppendText(nil, 5))
	}
}

func TestOtherValuesRepeat(t *testing.T) {
	other := series.Value{Kind: series.KindOther, Text: "true"}
	s := series.Of([]series.Value{other, {Kind: series.KindText}}, series.Options{})
	require.Equal(t, other, s.At(2))
	require.Equal(t, 0, s.Source(2))
	require.Equal(t, "true", string(s.AppendText(nil, 2)))
	s = series.Of([]series.Value{other}, series.Options{})
	require.Equal(t, other, s.At(9))
}

func TestNumberIsTheOneOfAt(t *testing.T) {
	for _, cells := range []string{"1, 2", "1, _, 3", "1e20, 3e20", "1, 2, 4", "1, a", "a, 1", "Mon", "2026-01-31", "_"} {
		s := series.Of(source(cells, time.UTC), series.Options{})
		for i := range 5 {
			v := s.At(i)
			n, ok := s.Number(i)
			require.Equal(t, v.Kind == series.KindNumber, ok, cells)
			require.Equal(t, v.Number, n, cells)
		}
	}
}

func TestNumbersThatAreNotFiniteRepeat(t *testing.T) {
	for _, f := range []float64{math.NaN(), math.Inf(1), math.Inf(-1)} {
		s := series.Of([]series.Value{series.Float(1, 64), series.Float(f, 64)}, series.Options{})
		require.Equal(t, series.RuleRepeat, s.Rule())
	}
}

func TestFloatsAreTheDecimalsTheyShow(t *testing.T) {
	s := series.Of([]series.Value{series.Float(float64(float32(0.1)), 32), series.Float(float64(float32(0.2)), 32)}, series.Options{})
	require.Equal(t, 0.3, s.At(0).Number.Float)
	require.Equal(t, "0.3", string(s.AppendText(nil, 0)))
	s = series.Of([]series.Value{series.Float(1234567890.1234567, 64), series.Float(1234567890.1234569, 64)}, series.Options{})
	require.Equal(t, 1234567890.1234571, s.At(0).Number.Float)
	_, ok := series.Decimal([]byte("1,5"))
	require.False(t, ok)
}

// Integers are exact in all 64 bits, and beyond them up to 128 bits.
func TestLargeIntegersAreExact(t *testing.T) {
	integer := series.Options{Integer: true}
	s := series.Of([]series.Value{
		series.Whole(exact.OfUint64(math.MaxUint64 - 3)), series.Whole(exact.OfUint64(math.MaxUint64 - 2)),
	}, integer)
	u, ok := s.At(1).Number.Units.Uint64()
	require.True(t, ok)
	require.Equal(t, uint64(math.MaxUint64), u)
	require.Equal(t, "18446744073709551616", string(s.AppendText(nil, 2)))
	s = series.Of([]series.Value{
		series.Whole(exact.OfInt64(math.MinInt64)), series.Whole(exact.OfInt64(math.MaxInt64)), series.Whole(exact.OfInt64(1)),
	}, integer)
	require.Equal(t, series.RuleTrend, s.Rule())
	require.Equal(t, "9223372036854775809", string(s.AppendText(nil, 0)), "the mean is 0, and the slope 2^62 + 1/2")
}

func TestNumbersBeyondTheLargestFloatAreIt(t *testing.T) {
	s := series.Of([]series.Value{series.Float(-math.MaxFloat64, 64), series.Float(math.MaxFloat64, 64)}, series.Options{})
	require.Equal(t, math.MaxFloat64, s.At(1_000_000).Number.Float)
	s = series.Of([]series.Value{series.Float(math.MaxFloat64, 64), series.Float(-math.MaxFloat64, 64), series.Float(0, 64)}, up)
	require.Equal(t, math.MaxFloat64, s.At(1_000_000).Number.Float)
}

func TestTrendsOfFloats(t *testing.T) {
	s := series.Of(source("1e20, 2e20, 4e20", time.UTC), up)
	require.Equal(t, series.RuleTrend, s.Rule())
	require.InEpsilon(t, -2e20/3, s.At(0).Number.Float, 1e-15)
}

// If 128 bits overflow, in the sums of a trend or after many steps, numbers are floats.
func TestFarNumbersAreFloats(t *testing.T) {
	tiny, _ := series.Decimal([]byte("0.000000000000000001"))
	large, _ := series.Decimal([]byte("999999999999999999"))
	s := series.Of([]series.Value{tiny, large}, series.Options{})
	require.True(t, s.At(0).Number.Exact)
	require.InEpsilon(t, 1e27, s.At(999_999_998).Number.Float, 1e-12)
	line := make([]series.Value, 20)
	for i := range line {
		line[i] = large
	}
	line[0] = tiny
	s = series.Of(line, series.Options{})
	require.Equal(t, series.RuleTrend, s.Rule())
	require.InEpsilon(t, 1.1e18, s.At(0).Number.Float, 1e-12)
}
