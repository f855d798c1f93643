// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout

import (
	"math"
	"math/big"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestSolve(t *testing.T) {
	flex := func(weight float32) Track { return Track{Kind: Flex, Weight: weight} }
	nan := float32(math.NaN())
	inf := float32(math.Inf(1))
	tests := []struct {
		name   string
		tracks []Track
		space  int
		want   []int
	}{
		{"no tracks", nil, 100, nil},
		{"zero track", []Track{{}}, 1000, []int{150}},
		{"fixed and auto keep their size", []Track{{Size: 80}, {Kind: Auto, Size: 33}, {Kind: Auto}}, 1000, []int{80, 33, 150}},
		{"fixed is bounded", []Track{{Size: 5}, {Size: 500, Max: 90}, {Size: 5, Min: 40}}, 0, []int{20, 90, 40}},
		{"small minimum", []Track{{Size: 5, Min: 1}}, 0, []int{5}},
		{"small maximum beats default minimum", []Track{{Max: 7}}, 100, []int{7}},
		{"minimum beats maximum", []Track{{Min: 60, Max: 30}}, 100, []int{60}},
		{"unset by being negative", []Track{{Size: -1, Min: -5, Max: -9}, {Kind: Flex, Size: -3, Weight: -2}}, 300, []int{150, 150}},
		{"unknown kind is fixed", []Track{{Kind: 9, Size: 70}}, 300, []int{70}},
		{"flex takes the rest", []Track{{Size: 100}, flex(0)}, 300, []int{100, 200}},
		{"weights", []Track{flex(1), flex(3)}, 400, []int{100, 300}},
		{"broken weights are 1", []Track{flex(nan), flex(inf), flex(-1), flex(0), flex(1)}, 500, []int{100, 100, 100, 100, 100}},
		{"spare pixels go to the first", []Track{flex(1), flex(1), flex(1)}, 302, []int{101, 101, 100}},
		{"basis comes before weight", []Track{{Kind: Flex, Size: 100}, flex(1)}, 300, []int{200, 100}},
		{"a basis shrinks in proportion", []Track{{Kind: Flex, Size: 300}, {Kind: Flex, Size: 100}}, 200, []int{150, 50}},
		{"a full track leaves to the others", []Track{{Kind: Flex, Max: 50}, flex(1), flex(1)}, 250, []int{50, 100, 100}},
		{"a minimum takes from the others", []Track{{Kind: Flex, Min: 180}, flex(1), flex(1)}, 300, []int{180, 60, 60}},
		{"bounds on both ends", []Track{{Kind: Flex, Min: 180}, {Kind: Flex, Max: 30}, flex(1)}, 300, []int{180, 30, 90}},
		{"minimums exceed space", []Track{{Size: 100}, flex(1), {Kind: Flex, Size: 400, Min: 40}}, 90, []int{100, 20, 40}},
		{"maximums fall short", []Track{{Kind: Flex, Max: 40}, {Kind: Flex, Max: 60}}, 500, []int{40, 60}},
		{"space below zero", []Track{flex(1), flex(2)}, -10, []int{20, 20}},
		{"extreme weights", []Track{flex(math.MaxFloat32), flex(math.SmallestNonzeroFloat32)}, 1000, []int{980, 20}},
		{"extreme sizes", []Track{{Kind: Flex, Size: math.MaxInt}, {Size: math.MaxInt}, {Min: math.MaxInt, Max: math.MaxInt}}, math.MaxInt,
			[]int{20, MaxTotal, MaxTotal}},
		{"all of the axis", []Track{flex(1), flex(1)}, math.MaxInt, []int{MaxTotal/2 + 1, MaxTotal / 2}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			assert.Equal(t, tt.want, Solve(nil, tt.tracks, tt.space))
		})
	}
}

func TestSolveReusesItsMemory(t *testing.T) {
	tracks := []Track{{Kind: Flex}, {Size: 90}, {Kind: Flex, Weight: 2}}
	dst := []int{9, 9, 9, 9}
	got := Solve(dst, tracks, 600)
	assert.Equal(t, []int{170, 90, 340}, got)
	assert.Same(t, &dst[0], &got[0])
	assert.Zero(t, testing.AllocsPerRun(100, func() { dst = Solve(dst, tracks, 601) }))
}

// genTracks draws weights that are integers, so that an oracle can be exact.
func genTracks(t *rapid.T) []Track {
	return rapid.SliceOfN(rapid.Custom(func(t *rapid.T) Track {
		return Track{
			Kind:   rapid.SampledFrom([]TrackKind{Fixed, Auto, Flex, Flex, Flex}).Draw(t, "kind"),
			Size:   rapid.IntRange(-5, 300).Draw(t, "size"),
			Min:    rapid.SampledFrom([]int{-1, 0, 0, 1, 30, 90}).Draw(t, "min"),
			Max:    rapid.SampledFrom([]int{-1, 0, 0, 1, 40, 200}).Draw(t, "max"),
			Weight: float32(rapid.IntRange(-1, 12).Draw(t, "weight")),
		}
	}), 0, 12).Draw(t, "tracks")
}

func TestSolveProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tracks := genTracks(t)
		space := rapid.IntRange(-10, 3000).Draw(t, "space")
		got := Solve(nil, tracks, space)
		require.Len(t, got, len(tracks))
		total, least, most := 0, 0, 0
		for i := range tracks {
			low, high := limits(tracks[i])
			require.GreaterOrEqual(t, got[i], low)
			require.LessOrEqual(t, got[i], high)
			total, least, most = total+got[i], least+low, min(MaxTotal, most+high)
		}
		require.Equal(t, max(least, min(space, most)), total)
		require.Equal(t, got, Solve(nil, slices.Clone(tracks), space), "deterministic")
		grown := 0
		for i, width := range Solve(nil, tracks, space+1) {
			require.GreaterOrEqual(t, width, got[i], "track %d narrowed", i)
			grown += width - got[i]
		}
		require.LessOrEqual(t, grown, 1)
	})
}

// limits returns the minimal and the maximal width of a track.
func limits(t Track) (low, high int) {
	low, high = t.bounds()
	if t.Kind != Flex {
		low = clamp(t.size(), low, high)
		high = low
	}
	return low, high
}

// TestSolveGivesPixelByPixel compares with the definition: starting from the minimums, each pixel goes to the
// track whose next pixel has the lowest level.
func TestSolveGivesPixelByPixel(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		tracks := genTracks(t)
		space := rapid.IntRange(0, 2000).Draw(t, "space")
		require.Equal(t, givePixels(tracks, space), Solve(nil, tracks, space))
	})
}

func givePixels(tracks []Track, space int) []int {
	var widths []int
	for i := range tracks {
		least, _ := limits(tracks[i])
		widths = append(widths, least)
		space -= least
	}
	for ; space > 0; space-- {
		best := -1
		var lowest *big.Rat
		for i := range tracks {
			if _, high := limits(tracks[i]); widths[i] == high {
				continue
			}
			if level := nextLevel(&tracks[i], widths[i]); best < 0 || level.Cmp(lowest) < 0 {
				best, lowest = i, level
			}
		}
		if best < 0 {
			break
		}
		widths[best]++
	}
	return widths
}

// nextLevel returns the level at which a track gets its next pixel: up to 1 as a fraction of its basis,
// beyond 1 by weight.
func nextLevel(t *Track, width int) *big.Rat {
	half := big.NewRat(1, 2)
	if basis := t.basis(); width < basis {
		level := new(big.Rat).Add(big.NewRat(int64(width), 1), half)
		return level.Quo(level, big.NewRat(int64(basis), 1))
	}
	level := new(big.Rat).Add(big.NewRat(int64(width-t.basis()), 1), half)
	level.Quo(level, new(big.Rat).SetFloat64(t.weight()))
	return level.Add(level, big.NewRat(1, 1))
}

func TestSolveManyTracks(t *testing.T) {
	const n = 100_000
	tracks := make([]Track, n)
	for i := range tracks {
		tracks[i] = Track{Kind: Flex, Weight: float32(i%7 + 1), Max: 100 + i%11}
	}
	total := 0
	for _, width := range Solve(nil, tracks, 50*n+1) {
		total += width
	}
	assert.Equal(t, 50*n+1, total)
}

func FuzzSolve(f *testing.F) {
	f.Add(2, 100, 0, 0, float32(1), 1, 7, 3, 9, float32(0.1), 500)
	f.Add(2, math.MinInt, math.MaxInt, -1, float32(math.NaN()), 0, 0, 0, 0, float32(0), math.MaxInt)
	f.Fuzz(func(t *testing.T, kind, size, low, high int, weight float32, kind2, size2, low2, high2 int, weight2 float32, space int) {
		tracks := []Track{
			{TrackKind(kind), size, low, high, weight},
			{TrackKind(kind2), size2, low2, high2, weight2},
			{Kind: Flex},
		}
		total, least := 0, 0
		for i, width := range Solve(nil, tracks, space) {
			low, high := limits(tracks[i])
			if width < low || width > high {
				t.Fatalf("track %d: %d outside %d..%d", i, width, low, high)
			}
			total, least = total+width, least+low
		}
		if want := max(least, clamp(space, 0, MaxTotal)); total != want {
			t.Fatalf("total %d, want %d", total, want)
		}
	})
}

func BenchmarkSolve(b *testing.B) {
	for _, tt := range []struct {
		name string
		n    int
	}{{"50", 50}, {"1000", 1000}, {"100000", 100_000}} {
		tracks := make([]Track, tt.n)
		for i := range tracks {
			tracks[i] = Track{Kind: Flex, Weight: float32(i%3 + 1), Min: 10}
		}
		b.Run(tt.name, func(b *testing.B) {
			var dst []int
			for i := 0; b.Loop(); i++ {
				dst = Solve(dst, tracks, 40*tt.n+i%tt.n)
			}
		})
	}
}
