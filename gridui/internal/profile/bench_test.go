// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile_test

import (
	"math"
	"math/rand/v2"
	"testing"

	"github.com/giogrid/giogrid/gridui/internal/profile"
)

func amounts(n int) []float64 {
	rng := rand.New(rand.NewPCG(7, 9))
	out := make([]float64, n)
	for i := range out {
		out[i] = math.Round(rng.Float64()*1e6) / 100
	}
	return out
}

// BenchmarkPlain measures the baseline for a profile.
func BenchmarkPlain(b *testing.B) {
	values := amounts(1 << 20)
	for b.Loop() {
		lo, hi, sum := math.Inf(1), math.Inf(-1), 0.0
		for _, v := range values {
			lo, hi, sum = min(lo, v), max(hi, v), sum+v
		}
		var bars [32]int
		width := (hi - lo) / float64(len(bars))
		for _, v := range values {
			bars[min(int((v-lo)/width), len(bars)-1)]++
		}
		_ = sum / float64(len(values))
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(values)), "ns/value")
}

func BenchmarkProfile(b *testing.B) {
	values := amounts(1 << 20)
	for b.Loop() {
		blocks := profile.NewBlocks(profile.Of{Kind: profile.Numbers}, len(values))
		read(blocks, func(s *profile.Sketch, first, end int) { addChunks(s, values[first:end]) })
		f := blocks.Total().Figures()
		_ = f.Histogram(30)
	}
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(len(values)), "ns/value")
}

// read reads all unread blocks.
func read(b *profile.Blocks, add func(s *profile.Sketch, first, end int)) {
	for i, first, end, ok := b.Next(); ok; i, first, end, ok = b.Next() {
		s := b.Sketch()
		add(s, first, end)
		b.Put(i, s)
	}
}

func addChunks(s *profile.Sketch, values []float64) {
	for len(values) > 0 {
		n := min(512, len(values))
		s.AddNumbers(values[:n])
		values = values[n:]
	}
}
