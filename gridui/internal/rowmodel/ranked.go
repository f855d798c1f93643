// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"
	"slices"
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

const (
	blockWords   = 8
	blockNumbers = 64 * blockWords
)

// Len is how many numbers are in the set.
func (r *rankedBits) Len() int {
	if len(r.before) == 0 {
		return 0
	}
	return int(r.before[len(r.before)-1])
}

// at is the i-th number, 0 ≤ i < Len.
func (r *rankedBits) at(i int) int {
	block := r.blockOf(i)
	left := i - int(r.before[block])
	for at := block * blockWords; ; at++ {
		w := r.Bits[at]
		n := bits.OnesCount64(w)
		if left >= n {
			left -= n
			continue
		}
		if n == 64 {
			return 64*at + left
		}
		for ; left > 0; left-- {
			w &= w - 1
		}
		return 64*at + bits.TrailingZeros64(w)
	}
}

// blockOf is the block of the i-th number. A set with all numbers needs no search, because
// there the i-th number is i.
func (r *rankedBits) blockOf(i int) int {
	if b := i / blockNumbers; int(r.before[b]) <= i && i < int(r.before[b+1]) {
		return b
	}
	return sort.Search(len(r.before)-2, func(b int) bool { return int(r.before[b+1]) > i })
}

// rank is how many numbers of the set are below n.
func (r *rankedBits) rank(n int) int {
	block := n / blockNumbers
	if block >= len(r.before)-1 {
		return r.Len()
	}
	return int(r.before[block]) + r.countRange(block*blockNumbers, n)
}

// use makes the set one of other bits, of which those of numbers below from are the same
// as before.
func (r *rankedBits) use(b Bits, from int) {
	blocks := (len(b) + blockWords - 1) / blockWords
	if was := len(r.before) - 1; from/blockNumbers > was {
		from = max(was, 0) * blockNumbers
	}
	for len(r.before) <= blocks {
		r.before = append(r.before, 0)
	}
	r.Bits, r.before = b, r.before[:blocks+1]
	first := from / blockNumbers
	n := r.before[first]
	for block := first; block < blocks; block++ {
		r.before[block] = n
		n += int32(r.block(block).Count())
	}
	r.before[blocks] = n
}

// recount counts anew after numbers in lo … hi-1 came or went.
func (r *rankedBits) recount(lo, hi int) {
	first, last := lo/blockNumbers, (hi+blockNumbers-1)/blockNumbers
	was, n := r.before[last], r.before[first]
	for block := first; block < last; block++ {
		r.before[block] = n
		n += int32(r.block(block).Count())
	}
	came, rest := n-was, r.before[last:]
	for ; len(rest) >= 4; rest = rest[4:] {
		rest[0] += came
		rest[1] += came
		rest[2] += came
		rest[3] += came
	}
	for i := range rest {
		rest[i] += came
	}
}

// block are the bits of a block.
func (r *rankedBits) block(i int) Bits {
	at := i * blockWords
	return r.Bits[at:min(at+blockWords, len(r.Bits))]
}

// emptied is the empty set of the numbers below n, in the room of this one.
func (r *rankedBits) emptied(n int) rankedBits {
	next := rankedBits{Bits: r.Bits.emptied(n)}
	blocks := (len(next.Bits)+blockWords-1)/blockWords + 1
	next.before = slices.Grow(r.before[:0], blocks)[:blocks]
	clear(next.before)
	return next
}
