// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangestats

import (
	"math"
	"math/big"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"github.com/giogrid/giogrid/gridui/internal/exact"
	"github.com/giogrid/giogrid/gridui/internal/ratio"
)

func TestNoCells(t *testing.T) {
	var s Stats
	for _, n := range []exact.Number{s.Sum(), s.Average(), s.Min(), s.Max()} {
		require.Nil(t, n.Fraction())
		require.True(t, math.IsNaN(n.Float))
	}
}

func TestSumsAreExact(t *testing.T) {
	var s Stats
	s.AddFloats([]float64{0.1})
	s.AddFloats([]float64{0.2})
	require.Equal(t, "0.3", s.Sum().Digits(18))
	require.Equal(t, 0.3, s.Sum().Float)
	require.Equal(t, "0.15", s.Average().Digits(18))

	s = Stats{}
	for range 3 {
		s.AddInt(math.MaxInt64)
	}
	s.AddInt(1)
	require.Equal(t, "27670116110564327422", s.Sum().Digits(0))

	s = Stats{}
	s.AddInt(math.MaxInt64)
	s.AddInt(1)
	require.Equal(t, "9223372036854775808", s.Sum().Digits(0), "2^63")
	s.AddNumber(exact.Whole(exact.OfUint64(math.MaxUint64)))
	require.Equal(t, "18446744073709551615", s.Max().Digits(0))
	require.Equal(t, "27670116110564327423", s.Sum().Digits(0))
	require.Equal(t, "1", s.Min().Digits(0))

	s = Stats{}
	s.AddFloats([]float64{1 << 62})
	s.AddFloats([]float64{1})
	require.Equal(t, "4611686018427387905", s.Sum().Digits(0), "whole numbers beyond 2^53")

	s = Stats{}
	s.AddFloat32(0.1)
	s.AddFloat32(0.2)
	require.Equal(t, "0.3", s.Sum().Digits(18))
}

// Numbers that are added together give the same figures as numbers that are added one by one.
func TestFloatsAddedTogether(t *testing.T) {
	values := []float64{3.25, -1e9, 0.1, 1.0 / 3, math.NaN(), 1 << 60, -0.2, 9e9, 0}
	for first := range values {
		var one, all Stats
		for _, v := range values[first:] {
			one.AddFloats([]float64{v})
		}
		for i := range MostFloats {
			one.AddFloats([]float64{9e9 - float64(i)})
		}
		all.AddFloats(values[first:])
		var many []float64
		for i := range MostFloats {
			many = append(many, 9e9-float64(i))
		}
		all.AddFloats(many)
		all.AddFloats(nil)
		require.Equal(t, one, all)

		var of, at Stats
		every := append(slices.Clone(values[first:]), many...)
		same := func(v float64) float64 { return v }
		AddFloatsOf(&of, every, same)
		require.Equal(t, one, of)
		indices := make([]int, len(every))
		for i := range indices {
			indices[i] = i
		}
		AddFloatsAt(&at, every, indices, same)
		require.Equal(t, one, at)
	}
}

func TestFloatsAreAddedWithCompensation(t *testing.T) {
	var s Stats
	for _, v := range []float64{1e100, 1.0 / 3, -1e100, 2.0 / 3} {
		s.AddFloats([]float64{v})
	}
	require.Equal(t, 1.0, s.Sum().Float)
	require.Equal(t, "1", s.Sum().Digits(2))

	s.AddFloats([]float64{math.NaN()})
	require.Equal(t, 4, s.Count, "NaN does not count")
	s.AddFloats([]float64{math.Inf(1)})
	require.Equal(t, math.Inf(1), s.Sum().Float)
	require.Equal(t, math.Inf(1), s.Max().Float)
	require.Equal(t, -1e100, s.Min().Float)
	s.AddFloats([]float64{math.Inf(-1)})
	require.True(t, math.IsNaN(s.Sum().Float))
}

func TestTimesAndOtherValues(t *testing.T) {
	var s Stats
	day := func(d int) time.Time { return time.Date(2025, 1, d, 0, 0, 0, 0, time.UTC) }
	for _, d := range []int{7, 3, 9} {
		s.AddTime(day(d))
	}
	s.AddOther()
	require.Equal(t, 4, s.Count)
	require.Equal(t, 3, s.Times)
	require.Zero(t, s.Numbers)
	require.Equal(t, day(3), s.Earliest)
	require.Equal(t, day(9), s.Latest)
}

// Figures equal the results of a loop that adds fractions.
func TestFiguresAreThoseOfANaiveLoop(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		var s Stats
		want := naive{sum: new(big.Rat)}
		for range rapid.IntRange(0, 30).Draw(t, "cells") {
			want.draw(t, &s)
		}
		require.Equal(t, want.count, s.Count)
		require.Equal(t, len(want.all), s.Numbers)
		if len(want.all) == 0 {
			return
		}
		least, most := want.all[0], want.all[0]
		for _, n := range want.all {
			if n.Cmp(least) < 0 {
				least = n
			}
			if n.Cmp(most) > 0 {
				most = n
			}
		}
		require.Equal(t, 0, fraction(s.Min()).Cmp(least))
		require.Equal(t, 0, fraction(s.Max()).Cmp(most))
		mean := new(big.Rat).Quo(want.sum, big.NewRat(int64(len(want.all)), 1))
		for _, n := range []struct {
			got  exact.Number
			want *big.Rat
		}{{s.Sum(), want.sum}, {s.Average(), mean}} {
			float, _ := n.want.Float64()
			if want.rounded {
				require.InDelta(t, float, n.got.Float, math.Max(1e-6, math.Abs(float)*1e-9))
				continue
			}
			require.Equal(t, 0, fraction(n.got).Cmp(n.want))
			require.Equal(t, float, n.got.Float)
		}
	})
}

// fraction returns a number as a fraction.
func fraction(n exact.Number) *big.Rat {
	if r := n.Fraction(); r != nil {
		return ratio.Big(r)
	}
	return new(big.Rat).SetFloat64(n.Float)
}

// naive holds all numbers as fractions.
type naive struct {
	count   int
	all     []*big.Rat
	sum     *big.Rat
	rounded bool
}

func (w *naive) add(n *big.Rat) {
	w.count++
	w.all = append(w.all, n)
	w.sum.Add(w.sum, n)
}

// draw adds a random cell to both.
func (w *naive) draw(t *rapid.T, s *Stats) {
	switch rapid.IntRange(0, 5).Draw(t, "kind") {
	case 0:
		v := rapid.Int64().Draw(t, "int")
		s.AddInt(v)
		w.add(new(big.Rat).SetInt64(v))
	case 1:
		v := rapid.Uint64().Draw(t, "uint")
		s.AddNumber(exact.Whole(exact.OfUint64(v)))
		w.add(new(big.Rat).SetInt(new(big.Int).SetUint64(v)))
	case 2: // a decimal number as a float64
		n := rapid.Int64Range(-1e12, 1e12).Draw(t, "micro")
		v, _ := strconv.ParseFloat(big.NewRat(n, 1e6).FloatString(6), 64)
		s.AddFloats([]float64{v})
		w.add(big.NewRat(n, 1e6))
	case 3: // a decimal type
		text := big.NewRat(rapid.Int64Range(-1e15, 1e15).Draw(t, "decimal"), 1e9).FloatString(9)
		n, _ := exact.Parse([]byte(text))
		s.AddNumber(n)
		r, _ := new(big.Rat).SetString(text)
		w.add(r)
	case 4: // a float64 with many decimals
		v := float64(rapid.Int64Range(-1e9, 1e9).Draw(t, "float"))/3 + 1.0/7e7
		s.AddFloats([]float64{v})
		w.rounded = true
		w.add(new(big.Rat).SetFloat64(v))
	default:
		s.AddOther()
		w.count++
	}
}
