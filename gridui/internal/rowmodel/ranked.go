// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"
	"slices"
	"sort"
)

// rankedBits is a set that finds its i-th element, and counts the elements below a number, without
// reading all of them. It takes 1 1/16 bits for each possible element. The zero value is empty.
type rankedBits struct {
	Bits
	// before holds the number of elements before each block of blockWords words, followed by the
	// number of all elements.
	before []int32
}

const (
	blockWords   = 8
	blockNumbers = 64 * blockWords
)

// Len returns the number of elements.
func (r *rankedBits) Len() int {
	if len(r.before) == 0 {
		return 0
	}
	return int(r.before[len(r.before)-1])
}

// at returns the i-th element, 0 ≤ i < Len.
func (r *rankedBits) at(i int) int {
	block := r.blockOf(i)
	left := i - int(r.before[block])
	if int(r.before[block+1]-r.before[block]) == blockNumbers {
		return block*blockNumbers + left
	}
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

// blockOf returns the block of the i-th element. A full set needs no search, because its i-th
// element is i.
func (r *rankedBits) blockOf(i int) int {
	if b := i / blockNumbers; int(r.before[b]) <= i && i < int(r.before[b+1]) {
		return b
	}
	return sort.Search(len(r.before)-2, func(b int) bool { return int(r.before[b+1]) > i })
}

// rank returns the number of elements below n.
func (r *rankedBits) rank(n int) int {
	block := n / blockNumbers
	if block >= len(r.before)-1 {
		return r.Len()
	}
	return int(r.before[block]) + r.countRange(block*blockNumbers, n)
}

// use replaces the bits by b, which agrees with the old bits below from.
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

// recount updates the counts after elements in lo … hi-1 changed.
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

// block returns the bits of a block.
func (r *rankedBits) block(i int) Bits {
	at := i * blockWords
	return r.Bits[at:min(at+blockWords, len(r.Bits))]
}

// emptied returns an empty set for numbers below n, in the memory of this one.
func (r *rankedBits) emptied(n int) rankedBits {
	next := rankedBits{Bits: r.Bits.emptied(n)}
	blocks := (len(next.Bits)+blockWords-1)/blockWords + 1
	next.before = slices.Grow(r.before[:0], blocks)[:blocks]
	clear(next.before)
	return next
}
