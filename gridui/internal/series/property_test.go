// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series_test

import (
	"fmt"
	"math/big"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/series"
)

// anyValue draws a value of any kind, mostly of kinds with rules.
func anyValue() *rapid.Generator[series.Value] {
	return rapid.OneOf(
		rapid.Just(series.Value{}),
		rapid.Map(rapid.Float64(), func(f float64) series.Value { return series.Float(f, 64) }),
		rapid.Map(rapid.Int64(), func(i int64) series.Value { return series.Whole(exact.OfInt64(i)) }),
		rapid.Map(rapid.IntRange(-1000, 1000), func(i int) series.Value { return series.Float(float64(i)/100, 64) }),
		rapid.Custom(anyTime),
		rapid.Map(rapid.String(), series.Text),
		rapid.Map(rapid.StringMatching(`[a가]?[0-9０-９]{0,22}[b월]?`), series.Text),
		rapid.Map(rapid.SampledFrom([]string{"월", "화", "1월", "12월", "MON", "tue", "May", "신", "갑"}), series.Text),
	)
}

func anyTime(t *rapid.T) series.Value {
	seconds := rapid.OneOf(rapid.Int64Range(-1e9, 4e9), rapid.Int64()).Draw(t, "seconds")
	zone := time.FixedZone("", rapid.IntRange(-12, 14).Draw(t, "zone")*3600)
	at := time.Unix(seconds, rapid.Int64Range(0, 999_999_999).Draw(t, "nanoseconds")).In(zone)
	return series.Time(at, series.Shows(rapid.IntRange(0, int(series.ShowsClock)).Draw(t, "shows")))
}

// anyLine draws a source, mostly of one kind.
func anyLine(t *rapid.T) []series.Value {
	values := rapid.SliceOfN(anyValue(), 0, 6).Draw(t, "source")
	if len(values) == 0 || rapid.Bool().Draw(t, "mixed") {
		return values
	}
	alike := values[:0:0]
	for _, v := range values {
		if v.Kind == values[0].Kind {
			alike = append(alike, v)
		}
	}
	return alike
}

func anyOptions(t *rapid.T) series.Options {
	return series.Options{
		Mode:     series.Mode(rapid.IntRange(0, int(series.ModeSeries)).Draw(t, "mode")),
		Backward: rapid.Bool().Draw(t, "backward"),
		Integer:  rapid.Bool().Draw(t, "integer"),
		Lists:    [][]string{rapid.SliceOfN(rapid.String(), 0, 4).Draw(t, "list")},
	}
}

// Values do not depend on which others were requested.
func TestMoreCellsDoNotChangeTheFirstOnes(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line, o := anyLine(t), anyOptions(t)
		n, m := rapid.IntRange(0, 30).Draw(t, "n"), rapid.IntRange(0, 30).Draw(t, "m")
		fewer, more := series.Of(line, o), series.Of(line, o)
		all := make([]series.Value, n+m)
		for i := range all {
			all[i] = more.At(i)
		}
		for i := range n {
			require.Equal(t, fmt.Sprint(fewer.At(i)), fmt.Sprint(all[i])) // as texts: NaN is not NaN
		}
	})
}

// goesOn requires that filling n cells and then m more, with the n cells in the source, equals filling n+m.
func goesOn(t *rapid.T, line []series.Value, o series.Options) {
	n, m := rapid.IntRange(1, 20).Draw(t, "n"), rapid.IntRange(1, 20).Draw(t, "m")
	all := series.Of(line, o)
	longer := append([]series.Value{}, line...)
	for i := range n {
		if o.Backward {
			longer = append([]series.Value{all.At(i)}, longer...)
		} else {
			longer = append(longer, all.At(i))
		}
	}
	rest := series.Of(longer, o)
	for i := range m {
		require.Equal(t, all.At(n+i), rest.At(i), "%v %d", line, i)
	}
}

func TestStepsGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		decimals := rapid.Uint8Range(0, 6).Draw(t, "decimals")
		base, step := rapid.Int64Range(-1e12, 1e12).Draw(t, "base"), rapid.Int64Range(-1e9, 1e9).Draw(t, "step")
		var line []series.Value
		for i := range rapid.Int64Range(2, 5).Draw(t, "length") {
			units := exact.Number{Units: exact.OfInt64(base + i*step), Decimals: decimals, Exact: true}
			line = append(line, series.Value{Kind: series.KindNumber, Number: units})
		}
		o := series.Options{Backward: rapid.Bool().Draw(t, "backward")}
		s := series.Of(line, o)
		require.Equal(t, series.RuleSteps, s.Rule())
		goesOn(t, line, o)
	})
}

// Steps are added without rounding, however long the numbers are, and the float is the nearest to the
// decimal.
func TestStepsAreExact(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		decimals := rapid.Uint8Range(0, exact.Scale).Draw(t, "decimals")
		base, step := rapid.Int64Min(-1<<62).Draw(t, "base"), rapid.Int64Range(-1<<61, 1<<61).Draw(t, "step")
		line := make([]series.Value, 2)
		for i := range line {
			units, ok := exact.OfInt64(base).Add(exact.OfInt64(int64(i) * step))
			require.True(t, ok)
			line[i] = series.Value{Kind: series.KindNumber, Number: exact.Number{Units: units, Decimals: decimals, Exact: true}}
		}
		s := series.Of(line, series.Options{})
		i := rapid.OneOf(rapid.IntRange(0, 100), rapid.IntRange(0, 1<<31-3)).Draw(t, "i")
		n, ok := s.Number(i)
		require.True(t, ok && n.Exact)
		want := new(big.Int).Mul(big.NewInt(step), big.NewInt(int64(i)+2))
		want.Add(want, big.NewInt(base))
		number := new(big.Rat).SetFrac(want, new(big.Int).Exp(big.NewInt(10), big.NewInt(int64(decimals)), nil))
		places, whole := number.FloatPrec()
		require.True(t, whole)
		require.Equal(t, number.FloatString(places), string(n.AppendText(nil)))
		near, err := strconv.ParseFloat(string(n.AppendText(nil)), 64)
		require.NoError(t, err)
		require.Equal(t, near, n.Float)
	})
}

func TestListsGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		words := rapid.SliceOfNDistinct(rapid.StringMatching(`[a-zα-ω가-힣]{1,4}`), 1, 9, rapid.ID[string]).Draw(t, "list")
		first, step := rapid.IntRange(0, 20).Draw(t, "first"), rapid.IntRange(0, 20).Draw(t, "step")
		var line []series.Value
		for i := range rapid.IntRange(2, 5).Draw(t, "length") {
			line = append(line, series.Text(words[(first+i*step)%len(words)]))
		}
		o := series.Options{Backward: rapid.Bool().Draw(t, "backward"), Lists: [][]string{words}}
		s := series.Of(line, o)
		require.Equal(t, series.RuleList, s.Rule())
		goesOn(t, line, o)
	})
}

func TestDigitsGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		base := rapid.Uint64Range(0, 1e6).Draw(t, "base")
		step := rapid.Uint64().Draw(t, "step")
		width := rapid.IntRange(1, 30).Draw(t, "width")
		var line []series.Value
		for i := range rapid.Uint64Range(2, 4).Draw(t, "length") {
			n := new(big.Int).SetUint64(step)
			n.Mul(n, new(big.Int).SetUint64(i)).Add(n, new(big.Int).SetUint64(base))
			line = append(line, series.Text(fmt.Sprintf("x%0*d", width, n)))
		}
		goesOn(t, line, series.Options{})
	})
}

func TestMonthsGoOn(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		day, step := rapid.IntRange(1, 31).Draw(t, "day"), rapid.IntRange(1, 30).Draw(t, "step")
		year := rapid.IntRange(1900, 2100).Draw(t, "year")
		first := []int{1, 3, 5, 7, 8, 10, 12}[rapid.IntRange(0, 6).Draw(t, "month")]
		start := series.Time(time.Date(year, time.Month(first), day, 8, 0, 0, 0, time.UTC), series.ShowsAll)
		month := func(step int) time.Time {
			return time.Date(year, time.Month(first+step), day, 8, 0, 0, 0, time.UTC)
		}
		for month(step).Day() != day { // months that lack the day show no other step
			step++
		}
		second := month(step)
		goesOn(t, []series.Value{start, series.Time(second, series.ShowsAll)}, series.Options{})
	})
}

// A computed integer is the nearest to the true line; of two equally near integers it is the one farther from
// 0.
func TestIntegersAreNearestToTheLine(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		ys := rapid.SliceOfN(rapid.Int64Range(-1e6, 1e6), 3, 8).Draw(t, "numbers")
		line := make([]series.Value, len(ys))
		for i, y := range ys {
			line[i] = series.Whole(exact.OfInt64(y))
		}
		o := series.Options{Integer: true, Backward: rapid.Bool().Draw(t, "backward")}
		i := rapid.IntRange(0, 1000).Draw(t, "i")
		x := int64(len(ys) + i)
		if o.Backward {
			x = int64(-1 - i)
		}
		s := series.Of(line, o)
		got, ok := s.At(i).Number.Units.Int64()
		require.True(t, ok)
		require.Equal(t, rounded(leastSquares(ys, x)).String(), big.NewInt(got).String())
	})
}

// leastSquares returns the value at x of the textbook least-squares line through numbers at 0, 1, 2 and so
// on.
func leastSquares(ys []int64, x int64) *big.Rat {
	var n, sx, sy, sxx, sxy int64
	for i, y := range ys {
		i := int64(i)
		n, sx, sy, sxx, sxy = n+1, sx+i, sy+y, sxx+i*i, sxy+i*y
	}
	slope := big.NewRat(n*sxy-sx*sy, n*sxx-sx*sx)
	away := new(big.Rat).Sub(big.NewRat(x, 1), big.NewRat(sx, n))
	return away.Add(away.Mul(away, slope), big.NewRat(sy, n))
}

// rounded rounds halves away from zero.
func rounded(r *big.Rat) *big.Int {
	text := r.FloatString(0) // package big rounds halves away from zero
	n, _ := new(big.Int).SetString(text, 10)
	return n
}

func TestNothingPanics(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		line, o := anyLine(t), anyOptions(t)
		everything(line, o, rapid.OneOf(rapid.IntRange(0, 100), rapid.IntMin(0)).Draw(t, "i"))
	})
}

// everything computes everything that a series offers for value i.
func everything(line []series.Value, o series.Options, i int) {
	s := series.Of(line, o)
	s.At(i)
	s.Number(i)
	s.AppendText(nil, i)
	s.Source(i)
	s.Rule()
}
