// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math/bits"
	"slices"
)

// Bits is a set of small numbers, one bit each. Its methods take numbers below the n for which it
// was made; nil is the empty set without room.
type Bits []uint64

// NewBits returns an empty set for the numbers 0 … n-1.
func NewBits(n int) Bits { return make(Bits, (max(n, 0)+63)/64) }

// Has reports whether i is in the set. It returns false for numbers beyond its room.
func (b Bits) Has(i int) bool {
	return uint(i>>6) < uint(len(b)) && b[i>>6]>>(uint(i)&63)&1 != 0
}

// Set puts i into the set.
func (b Bits) Set(i int) { b[i>>6] |= 1 << (uint(i) & 63) }

// SetBelow puts 0 … n-1 into the set.
func (b Bits) SetBelow(n int) { b.setRange(0, n) }

// Clear takes i out of the set.
func (b Bits) Clear(i int) { b[i>>6] &^= 1 << (uint(i) & 63) }

// Count returns the number of elements of the set.
func (b Bits) Count() int {
	n := 0
	for _, w := range b {
		n += bits.OnesCount64(w)
	}
	return n
}

// CountBelow returns the number of elements below n.
func (b Bits) CountBelow(n int) int { return b.countRange(0, min(n, 64*len(b))) }

// CountIn returns how many of the numbers lo … hi-1 are in the set.
func (b Bits) CountIn(lo, hi int) int {
	hi = min(hi, 64*len(b))
	return b.countRange(min(lo, hi), hi)
}

// appendTo appends the elements in [lo, hi), ascending. lo must be a multiple of 64.
func (b Bits) appendTo(dst []int32, lo, hi int) []int32 {
	for at := lo; at < hi && at>>6 < len(b); at += 64 {
		w := b[at>>6]
		if hi-at < 64 {
			w &= 1<<uint(hi-at) - 1
		}
		for ; w != 0; w &= w - 1 {
			dst = append(dst, int32(at+bits.TrailingZeros64(w)))
		}
	}
	return dst
}

// grown returns the set with room for the numbers below n.
func (b Bits) grown(n int) Bits {
	for len(b) < (n+63)/64 {
		b = append(b, 0)
	}
	return b
}

// setRange puts lo … hi-1 into the set.
func (b Bits) setRange(lo, hi int) {
	first, last, head, tail := wordRange(lo, hi)
	if first == last {
		b[first] |= head & tail
		return
	}
	if first > last {
		return
	}
	b[first] |= head
	for i := first + 1; i < last; i++ {
		b[i] = ^uint64(0)
	}
	b[last] |= tail
}

// clearRange takes lo … hi-1 out of the set.
func (b Bits) clearRange(lo, hi int) {
	first, last, head, tail := wordRange(lo, hi)
	if first == last {
		b[first] &^= head & tail
		return
	}
	if first > last {
		return
	}
	b[first] &^= head
	clear(b[first+1 : last])
	b[last] &^= tail
}

// countRange returns the number of elements in [lo, hi).
func (b Bits) countRange(lo, hi int) int {
	first, last, head, tail := wordRange(lo, hi)
	if first == last {
		return bits.OnesCount64(b[first] & head & tail)
	}
	if first > last {
		return 0
	}
	return bits.OnesCount64(b[first]&head) + b[first+1:last].Count() + bits.OnesCount64(b[last]&tail)
}

// wordRange returns the first and the last word of [lo, hi) with masks for their bits. first > last
// if the range is empty.
func wordRange(lo, hi int) (first, last int, head, tail uint64) {
	if lo >= hi {
		return 1, 0, 0, 0
	}
	return lo >> 6, (hi - 1) >> 6, ^uint64(0) << (uint(lo) & 63), ^uint64(0) >> (63 - uint(hi-1)&63)
}

// next returns the least element in [lo, hi), hi if there is none.
func (b Bits) next(lo, hi int) int {
	for lo < hi {
		if w := b[lo>>6] >> (uint(lo) & 63); w != 0 {
			return min(lo+bits.TrailingZeros64(w), hi)
		}
		lo = (lo | 63) + 1
	}
	return hi
}

// Any reports whether the set contains an element of [lo, hi).
func (b Bits) Any(lo, hi int) bool {
	lo, hi = max(lo, 0), min(hi, 64*len(b))
	return lo < hi && b.next(lo, hi) < hi
}

// Emptied returns an empty set for numbers below n. It reuses the memory if that is large enough.
func (b Bits) Emptied(n int) Bits { return b.emptied(n) }

// emptied returns an empty set for numbers below n. It reuses the memory if that is large enough.
func (b Bits) emptied(n int) Bits {
	words := (n + 63) / 64
	b = slices.Grow(b[:0], words)[:words]
	clear(b)
	return b
}
