// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"
	"sort"
)

// rankedBits is a set that finds its i-th number, and counts those below one, without
// looking at all of them. It takes a bit and a sixteenth for each number there can be. The
// zero value is empty.
type rankedBits struct {
	Bits
	// before is how many numbers are in the set before each block of blockWords words, and
	// at its end how many there are.
	before []int32
}

// Len is how many numbers are in the set.
func (r *rankedBits) Len() int {
	if len(r.before) == 0 {
		return 0
	}
	return int(r.before[len(r.before)-1])
}

// at is the i-th number, 0 ≤ i < Len.
func (r *rankedBits) at(i int) int {
	block := sort.Search(len(r.before)-2, func(b int) bool { return int(r.before[b+1]) > i })
	left := i - int(r.before[block])
	for at := block * blockWords; ; at++ {
		w := r.Bits[at]
		if n := bits.OnesCount64(w); left >= n {
			left -= n
			continue
		}
		for ; left > 0; left-- {
			w &= w - 1
		}
		return 64*at + bits.TrailingZeros64(w)
	}
}

// rank is how many numbers of the set are below n.
func (r *rankedBits) rank(n int) int {
	block := n / blockPlaces
	if block >= len(r.before)-1 {
		return r.Len()
	}
	return int(r.before[block]) + r.countRange(block*blockPlaces, n)
}

// use makes the set one of other bits, of which those of numbers below from are the same
// as before.
func (r *rankedBits) use(b Bits, from int) {
	blocks := (len(b) + blockWords - 1) / blockWords
	if was := len(r.before) - 1; from/blockPlaces > was {
		from = max(was, 0) * blockPlaces
	}
	for len(r.before) <= blocks {
		r.before = append(r.before, 0)
	}
	r.Bits, r.before = b, r.before[:blocks+1]
	first := from / blockPlaces
	n := r.before[first]
	for block := first; block < blocks; block++ {
		r.before[block] = n
		at := block * blockWords
		n += int32(b[at:min(at+blockWords, len(b))].Count())
	}
	r.before[blocks] = n
}
