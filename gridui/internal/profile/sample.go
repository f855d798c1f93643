// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"math"
	"math/rand/v2"
)

// sample is a uniform sample of numbers, or all of them while they fit its room. It draws the number of
// numbers to skip in advance, so that most cost nothing.
type sample struct {
	values []float64
	// seen is the number of numbers so far, next the index of the number to take next.
	seen, next int64
	// w is the state of the draw.
	w   float64
	rng *rand.Rand
}

// add takes the numbers that the sample needs. room limits its size.
func (s *sample) add(values []float64, room int) {
	if len(s.values) < room {
		n := min(room-len(s.values), len(values))
		s.values = append(s.values, values[:n]...)
		s.seen += int64(n)
		values = values[n:]
		if len(s.values) == room {
			s.begin()
		}
	}
	from := s.seen
	s.seen += int64(len(values))
	for s.next < s.seen && len(values) > 0 {
		s.values[s.rng.IntN(len(s.values))] = values[s.next-from]
		s.skip()
	}
}

// begin starts to draw, when the sample is full. The seed is fixed: figures of the same rows are equal.
func (s *sample) begin() {
	s.rng, s.w, s.next = rand.New(rand.NewPCG(1, 2)), 1, s.seen-1
	s.skip()
}

// skip draws the index of the number to take next.
func (s *sample) skip() {
	s.w *= math.Exp(math.Log(1-s.rng.Float64()) / float64(len(s.values)))
	step := math.Log(1-s.rng.Float64()) / math.Log1p(-s.w)
	if !(step < 1<<60) {
		step = 1 << 60
	}
	s.next += int64(step) + 1
}

// weighted is a sampled number that represents several.
type weighted struct{ value, weight float64 }

// append appends the sampled numbers with their weights.
func (s *sample) append(dst []weighted) []weighted {
	if len(s.values) == 0 {
		return dst
	}
	weight := float64(s.seen) / float64(len(s.values))
	for _, v := range s.values {
		dst = append(dst, weighted{v, weight})
	}
	return dst
}

// exact reports whether the sample contains all the numbers.
func (s *sample) exact() bool { return s.seen == int64(len(s.values)) }

// quantiles returns, for each share, the least of some sorted numbers such that at least that share of the
// weights is at or below it.
func quantiles(all []weighted, shares []float64) []float64 {
	total := 0.0
	for _, w := range all {
		total += w.weight
	}
	out := make([]float64, len(shares))
	for k, share := range shares {
		at, sum := 0, 0.0
		for at < len(all)-1 && sum+all[at].weight < share*total*(1-1e-12) {
			sum += all[at].weight
			at++
		}
		out[k] = all[at].value
	}
	return out
}
