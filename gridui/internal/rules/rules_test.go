// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rules_test

import (
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/tint"
)

// statsOf returns the statistics of some numbers.
func statsOf(values []float64) rules.Stats {
	sorted := slices.Sorted(slices.Values(values))
	s := rules.Stats{Known: true, Min: math.NaN(), Max: math.NaN(), Mean: math.NaN()}
	s.Nth = func(n int, low bool) float64 {
		switch {
		case n > len(sorted):
			return math.NaN()
		case low:
			return sorted[n-1]
		}
		return sorted[len(sorted)-n]
	}
	if len(sorted) == 0 {
		return s
	}
	s.Min, s.Max, s.Mean = sorted[0], sorted[len(sorted)-1], 0
	for _, v := range sorted {
		s.Mean += v / float64(len(sorted))
	}
	s.Percentile = func(share float64) float64 {
		return sorted[min(max(int(math.Ceil(share*float64(len(sorted))))-1, 0), len(sorted)-1)]
	}
	return s
}

func read(text string) rules.Operand {
	v, err := strconv.ParseFloat(text, 64)
	return rules.Operand{Lo: v, Hi: v, Numeric: err == nil, Text: strings.ToLower(text)}
}

func number(v float64) *rules.Value {
	return &rules.Value{Number: v, Numeric: true, Text: []byte(strconv.FormatFloat(v, 'f', -1, 64))}
}

func lookOf(r rule.Rule, stats rules.Stats, v *rules.Value) rules.Look {
	r.Columns = []string{"a"}
	return rules.NewColumn([]rule.Rule{r}, "a", stats, read).Look(v)
}

// TestRanksAndMeansAgainstAnOracle compares ranks with the number of larger values.
func TestRanksAndMeansAgainstAnOracle(t *testing.T) {
	for i := range rounds.Of(60) {
		rng := rand.New(rand.NewPCG(uint64(i), 1))
		values := make([]float64, 1+rng.IntN(60))
		for k := range values {
			values[k] = float64(rng.IntN(40))
		}
		stats := statsOf(values)
		n, percent := 1+rng.IntN(70), 1+rng.IntN(100)
		for _, v := range values {
			larger, smaller := 0, 0
			for _, o := range values {
				if o > v {
					larger++
				}
				if o < v {
					smaller++
				}
			}
			require.Equal(t, larger < n, lookOf(rule.Rule{Kind: rule.Top, N: n}, stats, number(v)).Tinted, "top %d: %v of %v", n, v, values)
			require.Equal(t, smaller < n, lookOf(rule.Rule{Kind: rule.Top, N: n, Low: true}, stats, number(v)).Tinted)
			low := lookOf(rule.Rule{Kind: rule.Top, N: percent, Percent: true, Low: true}, stats, number(v)).Tinted
			require.Equal(t, float64(smaller) < math.Ceil(float64(percent*len(values))/100), low)
			high := lookOf(rule.Rule{Kind: rule.Top, N: percent, Percent: true}, stats, number(v)).Tinted
			require.Equal(t, float64(larger) < math.Ceil(float64(percent*len(values))/100), high)
			require.Equal(t, v > stats.Mean, lookOf(rule.Rule{Kind: rule.Mean}, stats, number(v)).Tinted)
			require.Equal(t, v < stats.Mean, lookOf(rule.Rule{Kind: rule.Mean, Low: true}, stats, number(v)).Tinted)
		}
	}
}

func TestScalesGoFromTintToTint(t *testing.T) {
	stats := statsOf([]float64{0, 10, 20, 100})
	two := rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Green}}
	three := rule.Rule{Kind: rule.Scale, Tints: []tint.Tint{tint.Red, tint.Yellow, tint.Green}}
	for _, c := range []struct {
		r        rule.Rule
		v        float64
		from, to tint.Tint
		share    float64
	}{
		{two, 0, tint.Red, tint.Green, 0}, {two, 25, tint.Red, tint.Green, 0.25}, {two, 100, tint.Red, tint.Green, 1}, {two, 500, tint.Red, tint.Green, 1}, {two, -5, tint.Red, tint.Green, 0},
		{three, 25, tint.Red, tint.Yellow, 0.5}, {three, 75, tint.Yellow, tint.Green, 0.5}, {three, 50, tint.Yellow, tint.Green, 0},
		{with(two, func(r *rule.Rule) {
			r.Min, r.Max = rule.Point{By: rule.Number, Value: 50}, rule.Point{By: rule.Percent, Value: 75}
		}), 60, tint.Red, tint.Green, 0.4},
		{with(three, func(r *rule.Rule) { r.Mid = rule.Point{By: rule.Percentile, Value: 50} }), 10, tint.Yellow, tint.Green, 0},
	} {
		l := lookOf(c.r, stats, number(c.v))
		require.True(t, l.Tinted)
		require.Equal(t, [2]tint.Tint{c.from, c.to}, [2]tint.Tint{l.From, l.To}, "%v", c.v)
		require.InDelta(t, c.share, l.Share, 1e-9, "%v", c.v)
	}
	same := statsOf([]float64{5, 5})
	require.Equal(t, 1.0, lookOf(two, same, number(5)).Share)
	require.False(t, lookOf(two, stats, &rules.Value{Missing: true}).Tinted)
	require.False(t, lookOf(two, stats, number(math.NaN())).Tinted)
	require.False(t, lookOf(two, rules.Stats{}, number(5)).Tinted, "nothing is known yet")
	require.False(t, lookOf(two, statsOf(nil), number(5)).Tinted)
	require.False(t, lookOf(two, statsOf([]float64{1, math.Inf(1)}), number(5)).Tinted)
}

func with(r rule.Rule, set func(*rule.Rule)) rule.Rule {
	r = r.Clone()
	set(&r)
	return r
}

func TestBarsGrowFromZero(t *testing.T) {
	r := rule.Rule{Kind: rule.Bars, Tints: []tint.Tint{tint.Blue}}
	l := lookOf(r, statsOf([]float64{-10, 30}), number(10))
	require.True(t, l.HasBar)
	require.Equal(t, [2]float64{0.5, 0.25}, [2]float64{l.Bar, l.Zero})
	l = lookOf(r, statsOf([]float64{10, 30}), number(10))
	require.Equal(t, [2]float64{0, 0}, [2]float64{l.Bar, l.Zero})
	l = lookOf(with(r, func(r *rule.Rule) { r.Min = rule.Point{By: rule.Number} }), statsOf([]float64{10, 30}), number(15))
	require.Equal(t, 0.5, l.Bar)
}

func TestIconsDivideTheRange(t *testing.T) {
	for set, want := range map[rule.IconSet][]int{rule.Arrows: {0, 0, 1, 2, 2}, rule.Steps: {0, 1, 2, 3, 3}} {
		var got []int
		for _, v := range []float64{0, 30, 60, 90, 100} {
			got = append(got, lookOf(rule.Rule{Kind: rule.Set, Icons: set}, statsOf([]float64{0, 100}), number(v)).Icon)
		}
		require.Equal(t, want, got, "%v", set)
	}
}

func TestConditions(t *testing.T) {
	text := func(s string) *rules.Value { return &rules.Value{Text: []byte(strings.ToLower(s)), Missing: s == ""} }
	truth := func(on bool) *rules.Value { return &rules.Value{On: on, Truth: true} }
	for _, c := range []struct {
		f    filter.Filter
		v    *rules.Value
		want bool
	}{
		{filter.Contains.Of("EOU"), text("Seoul"), true}, {filter.Contains.Of("x"), text("Seoul"), false}, {filter.Contains.Of(""), text("Seoul"), false},
		{filter.NotContains.Of("x"), text("Seoul"), true}, {filter.StartsWith.Of("se"), text("Seoul"), true}, {filter.StartsWith.Of("ou"), text("Seoul"), false},
		{filter.EndsWith.Of("UL"), text("Seoul"), true}, {filter.EndsWith.Of("Seouls"), text("Seoul"), false},
		{filter.Equals.Of("seoul"), text("Seoul"), true}, {filter.NotEquals.Of("seoul"), text("Busan"), true}, {filter.Equals.Of("seou"), text("Seoul"), false},
		{filter.Contains.Of("서울"), text("대한민국 서울"), true}, {filter.OneOf.Of("Busan", "Seoul"), text("Seoul"), true}, {filter.OneOf.Of("Busan"), text("Seoul"), false},
		{filter.Blank.Of(), text(""), true}, {filter.Blank.Of(), text("a"), false}, {filter.NotBlank.Of(), text("a"), true},
		{filter.True.Of(), truth(true), true}, {filter.False.Of(), truth(true), false}, {filter.True.Of(), text("true"), false},
		{filter.Less.Of("5"), number(4), true}, {filter.Less.Of("5"), number(5), false}, {filter.LessOrEqual.Of("5"), number(5), true},
		{filter.Greater.Of("5"), number(6), true}, {filter.GreaterOrEqual.Of("5"), number(5), true}, {filter.Equals.Of("5.0"), number(5), true},
		{filter.NotEquals.Of("5"), number(5), false}, {filter.Less.Of("x"), number(4), false}, {filter.Less.Of("5"), text("4"), false},
		{filter.Between.Of("5", "1"), number(3), true}, {filter.Between.Of("", "1"), number(3), false}, {filter.Between.Of("2", ""), number(3), true},
		{filter.Between.Of("", ""), number(3), false}, {filter.Between.Of("x", "5"), number(3), false}, {filter.Contains.Of("4"), number(42), true},
	} {
		require.Equal(t, c.want, lookOf(rule.Rule{When: c.f.First}, rules.Stats{}, c.v).Tinted, "%+v of %s", c.f.First, c.v.Text)
	}
}

func TestDuplicates(t *testing.T) {
	v := number(4)
	for times, want := range map[int64][2]bool{0: {}, 1: {false, true}, 2: {true, false}} {
		v.Times = times
		require.Equal(t, want[0], lookOf(rule.Rule{Kind: rule.Duplicates}, rules.Stats{}, v).Tinted)
		require.Equal(t, want[1], lookOf(rule.Rule{Kind: rule.Duplicates, Low: true}, rules.Stats{}, v).Tinted)
	}
}

// TestOrderOfRules checks that the first rule with a result wins, and that Stop ends the list.
func TestOrderOfRules(t *testing.T) {
	c := []string{"a", "b"}
	list := []rule.Rule{
		{Columns: c, Kind: rule.Bars, Tints: []tint.Tint{tint.Blue}},
		{Columns: c, When: filter.Greater.Of("5").First, Tints: []tint.Tint{tint.Red}, Stop: true},
		{Columns: c, When: filter.Greater.Of("1").First, Tints: []tint.Tint{tint.Green}},
		{Columns: c, Kind: rule.Set},
		{Columns: []string{"b"}, When: filter.Less.Of("1").First},
		{Columns: c, Kind: rule.Scale}, // not valid: left out
	}
	col := rules.NewColumn(list, "a", statsOf([]float64{0, 10}), read)
	l := col.Look(number(7))
	require.Equal(t, tint.Red, l.From)
	require.True(t, l.HasBar)
	require.False(t, l.HasIcon)
	l = col.Look(number(2))
	require.Equal(t, tint.Green, l.From)
	require.True(t, l.HasIcon)
	require.False(t, col.Look(number(0)).Tinted)
	require.True(t, rules.Uses(list, "b"))
	require.False(t, rules.Uses(list, "c"))
	v := number(7)
	require.Zero(t, testing.AllocsPerRun(100, func() { col.Look(v) }))
}

func TestColorsKeepTheContrastOfText(t *testing.T) {
	grey := func(v uint8) color.NRGBA { return color.NRGBA{R: v, G: v, B: v, A: 255} }
	for _, p := range []struct {
		palette rules.Palette
		least   float64
	}{
		{rules.Palette{Fg: color.NRGBA{R: 0x1f, G: 0x23, B: 0x28, A: 255}, Grounds: [6]color.NRGBA{grey(255), grey(0xfa), {R: 0xe8, G: 0xf0, B: 0xfe, A: 255}, grey(255), grey(255), grey(255)}}, 4.5},
		{rules.Palette{Fg: grey(0xe8), Grounds: [6]color.NRGBA{grey(0x18), grey(0x1d), {R: 0x1b, G: 0x31, B: 0x52, A: 255}, grey(0x18), grey(0x18), grey(0x18)}}, 4.5},
		{rules.Palette{Fg: grey(255), Grounds: [6]color.NRGBA{grey(0), grey(13), grey(26), grey(0), grey(0), grey(0)}}, 7},
	} {
		c := rules.NewColors(p.palette)
		for from := range tint.Tint(rules.Tints) {
			for to := range tint.Tint(rules.Tints) {
				for share := 0.0; share <= 1; share += 0.125 {
					for _, g := range p.palette.Grounds {
						require.GreaterOrEqual(t, srgb.Contrast(p.palette.Fg, srgb.OverEncoded(g, c.Mix(from, to, share))), p.least, "%d to %d, %v on %v", from, to, share, g)
					}
				}
			}
			if from != tint.None {
				require.GreaterOrEqual(t, srgb.Contrast(c.Ink[from], p.palette.Grounds[0]), 3.0)
				require.NotZero(t, c.Ground[from].A)
			}
		}
	}
}
