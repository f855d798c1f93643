// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"fmt"
	"math"
	"math/rand/v2"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui/internal/profile"
	"github.com/giogrid/giogrid/gridui/internal/rounds"
)

// draws holds the kinds of numbers that tests draw.
var draws = []func(rng *rand.Rand) float64{
	func(rng *rand.Rand) float64 { return float64(rng.IntN(20) - 10) },
	func(rng *rand.Rand) float64 { return math.Round(rng.Float64()*1e4) / 100 },
	func(rng *rand.Rand) float64 { return rng.NormFloat64() * 1e-5 },
	func(rng *rand.Rand) float64 { return math.Exp(rng.NormFloat64() * 8) },
	func(rng *rand.Rand) float64 { return 1e15 + float64(rng.IntN(4000)) },
	func(rng *rand.Rand) float64 { return math.Float64frombits(rng.Uint64()) },
	func(*rand.Rand) float64 { return 0.3 },
}

func drawn(rng *rand.Rand, n int) []float64 {
	out := make([]float64, n)
	for from := 0; from < n; {
		draw, end := draws[rng.IntN(len(draws))], min(from+1+rng.IntN(n), n)
		for ; from < end; from++ {
			out[from] = draw(rng)
		}
	}
	return out
}

func profiled(of profile.Of, values []float64, missing int) profile.Figures {
	t := profile.NewTotal(of)
	s := profile.NewSketch(of, profile.Limits{Values: 1 << 16, Sample: 1 << 13})
	s.AddMissing(missing)
	addChunks(s, values)
	t.Add(s)
	return t.Figures()
}

// TestNumbersAgainstAnOracle computes everything by sorting and by maps.
func TestNumbersAgainstAnOracle(t *testing.T) {
	for i := range rounds.Of(60) {
		rng := rand.New(rand.NewPCG(uint64(i), 1))
		values, missing := drawn(rng, rng.IntN(3000)), rng.IntN(5)
		f := profiled(profile.Of{Kind: profile.Numbers}, values, missing)

		var finite []float64
		distinct := map[float64]int64{}
		nan, infinite := int64(0), int64(0)
		infinities := map[float64]bool{}
		for _, v := range values {
			switch {
			case v != v:
				nan++
			case math.IsInf(v, 0):
				infinite++
				infinities[v] = true
			default:
				finite = append(finite, v)
				distinct[v]++
			}
		}
		slices.Sort(finite)
		require.Equal(t, int64(len(finite))+infinite, f.Values)
		require.Equal(t, int64(missing), f.Missing)
		require.Equal(t, nan, f.NaN)
		require.Equal(t, infinite, f.Infinite)
		require.Equal(t, int64(len(values)+missing), f.Rows())
		require.True(t, f.DistinctExact)
		require.Equal(t, int64(len(distinct)+len(infinities)), f.Distinct)
		requireHistogram(t, f, finite)
		if len(finite) == 0 {
			continue
		}
		if infinite == 0 {
			require.Equal(t, finite[0], f.Min)
			require.Equal(t, finite[len(finite)-1], f.Max)
		}
		require.True(t, f.QuartilesExact)
		for k, share := range []float64{0.25, 0.5, 0.75} {
			at := int(math.Ceil(share*float64(len(finite)))) - 1
			require.Equal(t, finite[max(at, 0)], f.Quartiles[k], "%v of %d", share, len(finite))
		}
		require.True(t, f.FrequentExact)
		for k, v := range f.Frequent {
			require.Equal(t, distinct[v.Number], v.Count)
			require.True(t, k == 0 || f.Frequent[k-1].Count >= v.Count)
		}
	}
}

// requireHistogram checks that the bars of a histogram count the values between their bounds.
func requireHistogram(t *testing.T, f profile.Figures, sorted []float64) {
	t.Helper()
	for _, most := range []int{1, 2, 8, 30} {
		bars := f.Histogram(most)
		if len(sorted) == 0 {
			require.Empty(t, bars)
			continue
		}
		sum := int64(0)
		for i, bar := range bars {
			lo, _ := slices.BinarySearch(sorted, bar.Lo)
			hi, _ := slices.BinarySearch(sorted, bar.Hi)
			require.Equal(t, int64(hi-lo), bar.Count, "from %v to %v", bar.Lo, bar.Hi)
			require.True(t, i == 0 || bars[i-1].Hi == bar.Lo)
			sum += bar.Count
		}
		require.Equal(t, int64(len(sorted)), sum)
		require.LessOrEqual(t, len(bars), max(most, 2))
	}
}

func TestMeanAndDeviation(t *testing.T) {
	for i := range rounds.Of(20) {
		rng := rand.New(rand.NewPCG(uint64(i), 2))
		values := make([]float64, 1+rng.IntN(5000))
		mean, spread := 0.0, 0.0
		for k := range values {
			values[k] = 1e9 + rng.NormFloat64()
			mean += (values[k] - 1e9) / float64(len(values))
		}
		for _, v := range values {
			spread += (v - 1e9 - mean) * (v - 1e9 - mean) / float64(len(values))
		}
		f := profiled(profile.Of{Kind: profile.Numbers}, values, 0)
		require.InDelta(t, mean, f.Mean-1e9, 1e-6)
		require.InDelta(t, math.Sqrt(spread), f.Deviation, 1e-6)
	}
	f := profiled(profile.Of{Kind: profile.Numbers}, []float64{math.MaxFloat64, math.MaxFloat64}, 0)
	require.Equal(t, math.MaxFloat64, f.Mean)
	f = profiled(profile.Of{Kind: profile.Numbers}, nil, 3)
	require.True(t, math.IsNaN(f.Mean) && math.IsNaN(f.Min) && math.IsNaN(f.Quartiles[1]) && math.IsNaN(f.Percentile(0.5)))
}

func TestInfinities(t *testing.T) {
	for _, c := range []struct {
		values   []float64
		min, max float64
	}{
		{[]float64{math.Inf(1)}, math.Inf(1), math.Inf(1)},
		{[]float64{math.Inf(-1)}, math.Inf(-1), math.Inf(-1)},
		{[]float64{math.Inf(-1), math.Inf(1)}, math.Inf(-1), math.Inf(1)},
		{[]float64{math.Inf(-1), 3}, math.Inf(-1), 3},
		{[]float64{3, math.Inf(1), math.NaN()}, 3, math.Inf(1)},
	} {
		f := profiled(profile.Of{Kind: profile.Numbers}, c.values, 0)
		require.Equal(t, c.min, f.Min, "%v", c.values)
		require.Equal(t, c.max, f.Max, "%v", c.values)
	}
}

func TestHistogramsHaveRoundBounds(t *testing.T) {
	var values []float64
	for i := range 1000 {
		values = append(values, float64(i)/100)
	}
	f := profiled(profile.Of{Kind: profile.Numbers}, values, 0)
	require.Equal(t, []profile.Bar{{Lo: 0, Hi: 5, Count: 500}, {Lo: 5, Hi: 10, Count: 500}}, f.Histogram(4))
	require.Len(t, f.Histogram(10), 10)
	require.Len(t, f.Histogram(20), 20)
	require.Equal(t, 0.5, f.Histogram(20)[1].Lo)

	whole := profiled(profile.Of{Kind: profile.Numbers, Whole: true}, []float64{3, 4, 4, 7}, 0)
	require.Equal(t, profile.Bar{Lo: 4, Hi: 5, Count: 2}, whole.Histogram(30)[1])
	require.Len(t, whole.Histogram(30), 5)
}

func TestTimesHaveBarsOfTheCalendar(t *testing.T) {
	at := func(text string) float64 {
		v, err := time.Parse("2006-01-02 15:04:05", text)
		require.NoError(t, err)
		return float64(v.Unix())
	}
	for _, c := range []struct {
		from, to string
		most     int
		unit     profile.Unit
		lo, hi   string
	}{
		{"2024-01-31 10:00:00", "2024-12-01 00:00:00", 12, profile.UnitMonth, "2024-01-01 00:00:00", "2024-02-01 00:00:00"},
		{"1850-03-01 00:00:00", "2024-12-01 00:00:00", 20, profile.UnitYear, "1850-01-01 00:00:00", "1860-01-01 00:00:00"},
		{"2024-02-29 10:00:00", "2024-02-29 15:30:00", 11, profile.UnitHour, "2024-02-29 10:00:00", "2024-02-29 11:00:00"},
		{"2024-02-29 10:00:00", "2024-03-29 15:30:00", 10, profile.UnitDay, "2024-02-26 00:00:00", "2024-03-04 00:00:00"},
		{"2024-02-29 10:00:01", "2024-02-29 10:00:09", 20, profile.UnitSecond, "2024-02-29 10:00:01", "2024-02-29 10:00:02"},
	} {
		f := profiled(profile.Of{Kind: profile.Times}, []float64{at(c.from), at(c.to)}, 0)
		bars := f.Histogram(c.most)
		require.LessOrEqual(t, len(bars), c.most)
		require.Equal(t, profile.Bar{Lo: at(c.lo), Hi: at(c.hi), Count: 1, Unit: c.unit}, bars[0], c.from)
		require.Equal(t, int64(1), bars[len(bars)-1].Count)
	}
	for i := range rounds.Of(40) {
		rng := rand.New(rand.NewPCG(uint64(i), 3))
		values := make([]float64, 1+rng.IntN(2000))
		within := math.Pow(10, 1+rng.Float64()*10)
		for k := range values {
			values[k] = math.Floor((rng.Float64() - 0.3) * within)
		}
		f := profiled(profile.Of{Kind: profile.Times}, values, 0)
		slices.Sort(values)
		requireHistogram(t, f, values)
	}
}

func TestTextsAgainstAnOracle(t *testing.T) {
	for i := range rounds.Of(30) {
		rng := rand.New(rand.NewPCG(uint64(i), 4))
		n, spread := rng.IntN(4000), 1+rng.IntN(3000)
		counts := map[string]int64{}
		total := profile.NewTotal(profile.Of{})
		buf := []byte(nil)
		for range 3 {
			s := profile.NewSketch(profile.Of{}, profile.Limits{Values: 1 << 12, Sample: 9})
			for range n {
				buf = strconv.AppendInt(buf[:0], int64(rng.IntN(spread)), 10)
				s.AddText(string(buf), true)
				counts[string(buf)]++
			}
			s.Seal()
			total.Add(s)
		}
		f := total.Figures()
		require.Equal(t, int64(3*n), f.Values)
		require.True(t, f.DistinctExact && f.FrequentExact)
		require.Equal(t, int64(len(counts)), f.Distinct)
		least, most := "", ""
		for text := range counts {
			if least == "" || text < least {
				least = text
			}
			most = max(most, text)
		}
		require.Equal(t, [2]string{least, most}, [2]string{f.MinText, f.MaxText})
		for k, v := range f.Frequent {
			require.Equal(t, counts[v.Text], v.Count)
			require.True(t, k == 0 || f.Frequent[k-1].Count >= v.Count)
		}
	}
}

// TestSharedTextsAreCopied adds texts in memory that changes afterwards.
func TestSharedTextsAreCopied(t *testing.T) {
	s := profile.NewSketch(profile.Of{Before: func(a, b string) bool { return len(a) < len(b) }}, profile.Limits{Values: 100})
	for _, text := range []string{"ccc", "a", "bb", "a"} {
		s.AddText(text, false)
	}
	total := profile.NewTotal(profile.Of{Before: func(a, b string) bool { return len(a) < len(b) }})
	total.Add(s)
	f := total.Figures()
	require.Equal(t, []profile.Value{{Text: "a", Count: 2}, {Text: "bb", Count: 1}, {Text: "ccc", Count: 1}}, f.Frequent)
	require.Equal(t, [2]string{"a", "ccc"}, [2]string{f.MinText, f.MaxText})
}

// TestFrequentTextsAmongManyAreFound adds far more texts than a sketch counts.
func TestFrequentTextsAmongManyAreFound(t *testing.T) {
	rng := rand.New(rand.NewPCG(5, 5))
	total := profile.NewTotal(profile.Of{})
	counts := map[string]int64{}
	for block := range 8 {
		s := profile.NewSketch(profile.Of{}, profile.Limits{Values: 1 << 10})
		for i := range 1 << 14 {
			text := fmt.Sprint("only ", block, "-", i)
			if i%4 == 0 {
				text = fmt.Sprint("often ", rng.IntN(10))
			}
			s.AddText(text, false)
			counts[text]++
		}
		s.Seal()
		total.Add(s)
	}
	f := total.Figures()
	require.False(t, f.FrequentExact || f.DistinctExact)
	require.InEpsilon(t, len(counts), f.Distinct, 0.04)
	for k := range 10 {
		v := f.Frequent[k]
		require.Contains(t, v.Text, "often")
		require.LessOrEqual(t, v.Count, counts[v.Text])
		require.GreaterOrEqual(t, v.Count+f.CountsCut, counts[v.Text])
	}
}

func TestDistinctIsEstimatedClosely(t *testing.T) {
	for _, n := range []int{5_000, 40_000, 70_000, 300_000, 1_000_000} {
		b := profile.NewBlocks(profile.Of{Kind: profile.Numbers}, n)
		read(b, func(s *profile.Sketch, first, end int) {
			var chunk []float64
			for i := first; i < end; i++ {
				chunk = append(chunk, float64(i)*1.25)
			}
			addChunks(s, chunk)
		})
		f := b.Total().Figures()
		require.InEpsilon(t, n, f.Distinct, 0.03)
		require.Equal(t, n <= 1<<16, f.DistinctExact)
		require.Equal(t, int64(n), f.Values)
	}
}

// TestSampledQuartilesAreClose compares ranks.
func TestSampledQuartilesAreClose(t *testing.T) {
	rng := rand.New(rand.NewPCG(6, 6))
	for name, draw := range map[string]func() float64{"normal": rng.NormFloat64, "skewed": func() float64 { return math.Exp(rng.NormFloat64() * 6) }} {
		values := make([]float64, 300_000)
		for i := range values {
			values[i] = draw()
		}
		b := profile.NewBlocks(profile.Of{Kind: profile.Numbers}, len(values))
		read(b, func(s *profile.Sketch, first, end int) { addChunks(s, values[first:end]) })
		f := b.Total().Figures()
		slices.Sort(values)
		require.False(t, f.QuartilesExact)
		for share := 0.05; share < 1; share += 0.05 {
			at, _ := slices.BinarySearch(values, f.Percentile(share))
			require.InDelta(t, share, float64(at)/float64(len(values)), 0.03, name)
		}
	}
}

func TestExactIsExact(t *testing.T) {
	const n = 200_000
	b := profile.NewBlocks(profile.Of{Kind: profile.Numbers, Exact: true}, n)
	read(b, func(s *profile.Sketch, first, end int) {
		var chunk []float64
		for i := first; i < end; i++ {
			chunk = append(chunk, float64(i*7919%n))
		}
		addChunks(s, chunk)
	})
	f := b.Total().Figures()
	require.True(t, f.DistinctExact && f.QuartilesExact && f.FrequentExact)
	require.Equal(t, int64(n), f.Distinct)
	require.Equal(t, [3]float64{n/4 - 1, n/2 - 1, n/4*3 - 1}, f.Quartiles)
}

// TestBlocksAreReadAgainWhereRowsChange changes, adds and removes rows at random and compares with a
// profile that is rebuilt.
func TestBlocksAreReadAgainWhereRowsChange(t *testing.T) {
	of := profile.Of{Kind: profile.Numbers}
	for i := range rounds.Of(6) {
		rng := rand.New(rand.NewPCG(uint64(i), 8))
		values := drawn(rng, 150_000+rng.IntN(50_000))
		b := profile.NewBlocks(of, len(values))
		fill := func(s *profile.Sketch, first, end int) { addChunks(s, values[first:end]) }
		read(b, fill)
		for range 4 {
			if rng.IntN(2) == 0 {
				at := rng.IntN(len(values))
				values[at] = rng.Float64()
				b.Mark(at)
				require.True(t, b.Complete())
				require.LessOrEqual(t, b.UnreadRows(), 1<<16)
			}
			n := len(values) + rng.IntN(1000) - 500
			for len(values) < n {
				values = append(values, 1)
			}
			values = values[:n]
			b.Resize(n)
			require.LessOrEqual(t, b.UnreadRows(), 3<<16)
			read(b, fill)
			require.Zero(t, b.UnreadRows())
			got, want := b.Total().Figures(), profiled(of, values, 0)
			require.Equal(t, want.Histogram(20), got.Histogram(20))
			require.Equal(t, [4]int64{want.Values, want.NaN, want.Infinite, want.Rows()}, [4]int64{got.Values, got.NaN, got.Infinite, got.Rows()})
			require.Equal(t, [2]float64{want.Min, want.Max}, [2]float64{got.Min, got.Max})
		}
	}
	b := profile.NewBlocks(of, 0)
	b.Mark(-1)
	b.Mark(5)
	_, _, _, ok := b.Next()
	require.False(t, ok)
}

// TestSketchesAreBounded fills many blocks with different values.
func TestSketchesAreBounded(t *testing.T) {
	at := 0.0
	s := profile.NewSketch(profile.Of{Kind: profile.Numbers}, profile.Limits{Values: 4096, Sample: 512})
	chunk := make([]float64, 512)
	fill := func() {
		for i := range chunk {
			at++
			chunk[i] = at * 1.1
		}
		s.AddNumbers(chunk)
	}
	for range 200 {
		fill()
	}
	require.Less(t, testing.AllocsPerRun(100, fill), 1.0)
}

func TestExtremesAndCounts(t *testing.T) {
	for i := range rounds.Of(20) {
		rng := rand.New(rand.NewPCG(uint64(i), 11))
		of := profile.Of{Kind: profile.Numbers, Extremes: 1 + rng.IntN(30), Counts: true}
		total, values, counts := profile.NewTotal(of), []float64(nil), map[float64]int64{}
		for range 3 {
			s := profile.NewSketch(of, profile.Limits{Values: 3, Sample: 9, Many: true})
			chunk := make([]float64, rng.IntN(200))
			for k := range chunk {
				chunk[k] = float64(rng.IntN(100) - 50)
				counts[chunk[k]]++
			}
			addChunks(s, chunk)
			values = append(values, chunk...)
			total.Add(s)
		}
		f := total.Figures()
		slices.Sort(values)
		for n := range of.Extremes + 1 {
			if n == 0 || n > len(values) {
				require.True(t, math.IsNaN(f.Nth(n, false)) && math.IsNaN(f.Nth(n, true)))
				continue
			}
			require.Equal(t, values[n-1], f.Nth(n, true))
			require.Equal(t, values[len(values)-n], f.Nth(n, false))
		}
		for v := -60.0; v < 60; v++ {
			times, known := f.NumberTimes(v)
			require.True(t, known)
			require.Equal(t, counts[v], times)
		}
	}
	texts := profile.NewTotal(profile.Of{Counts: true})
	s := profile.NewSketch(profile.Of{Counts: true}, profile.Limits{})
	for _, text := range []string{"a", "b", "a"} {
		s.AddText(text, false)
	}
	texts.Add(s)
	f := texts.Figures()
	times, known := f.TextTimes([]byte("a"))
	require.True(t, known && times == 2)
	times, known = f.TextTimes([]byte("c"))
	require.True(t, known && times == 0)
	many := profile.NewTotal(profile.Of{Kind: profile.Numbers})
	m := profile.NewSketch(profile.Of{Kind: profile.Numbers}, profile.Limits{Values: 2, Sample: 9})
	addChunks(m, []float64{1, 2, 3, 4})
	many.Add(m)
	f = many.Figures()
	_, known = f.NumberTimes(1)
	require.False(t, known)
}
