// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math/bits"
	"slices"
)

// pair is a row with its sort key. Sorting moves pairs, so that it does not touch the caller's
// rows.
type pair struct {
	key uint64
	row int32
}

const (
	// radixBits is the size of a digit: three of them contain enough of a key to distinguish
	// nearly all rows.
	radixBits   = 11
	radixDigits = 3
	radixLeast  = 768 // fewer pairs are sorted by comparing
	// radixFew is the number of pairs below which one digit less distinguishes nearly all.
	radixFew = 1 << 15
	// radixBlock is the number of pairs moved between two checks of the clock.
	radixBlock = 1 << 16
	// parallelLeast is the minimum number of rows worth a second goroutine.
	parallelLeast = 1 << 15
)

// sortPairs sorts a by key, stably; pairs with equal keys are in ascending order of rows. tmp is a
// buffer of the same length.
func sortPairs(j *Job, a, tmp []pair) {
	if len(a) < parallelLeast || !j.parallel() {
		if s := sortSpan(j, a, tmp); &s[0] != &a[0] {
			copy(a, s)
		}
		return
	}
	m := len(a) / 2
	var l, r []pair
	j.both(func() { l = sortSpan(j, a[:m], tmp[:m]) }, func() { r = sortSpan(j, a[m:], tmp[m:]) })
	switch {
	case &l[0] == &a[0] && &r[0] == &a[m]:
		copy(tmp, a)
	case &l[0] == &a[0]:
		copy(tmp, l)
	case &r[0] == &a[m]:
		copy(tmp[m:], r)
	}
	mergePairs(j, a, tmp[:m], tmp[m:])
}

// mergePairs merges l and r into dst, the lower half from the front and the upper from the back in
// parallel. Pairs of l come before pairs of r with equal keys.
func mergePairs(j *Job, dst, l, r []pair) {
	j.both(func() {
		x, y := 0, 0
		for k := range len(dst) / 2 {
			if y >= len(r) || x < len(l) && l[x].key <= r[y].key {
				dst[k] = l[x]
				x++
			} else {
				dst[k] = r[y]
				y++
			}
		}
	}, func() {
		x, y := len(l)-1, len(r)-1
		for k := len(dst) - 1; k >= len(dst)/2; k-- {
			if x < 0 || y >= 0 && l[x].key <= r[y].key {
				dst[k] = r[y]
				y--
			} else {
				dst[k] = l[x]
				x--
			}
		}
	})
}

// sortSpan sorts on one goroutine and returns the result, in a or tmp.
func sortSpan(j *Job, a, tmp []pair) []pair {
	if len(a) < radixLeast {
		sortFew(a)
		return a
	}
	low, high := a[0].key, a[0].key
	for _, p := range a {
		low, high = min(low, p.key), max(high, p.key)
	}
	digits := radixDigits
	if len(a) < radixFew {
		digits--
	}
	// The digits are the highest bits of the keys' distances from the least key.
	r := radix{low: low, shift: max(bits.Len64(high-low)-radixBits*digits, 0)}
	count := r.countDigits(j, a)
	for d := range digits {
		c := &count[d]
		at := r.shift + d*radixBits
		if c[r.digit(a[0].key, at)] == uint32(len(a)) {
			continue
		}
		sum := uint32(0)
		for i, n := range c {
			c[i] = sum
			sum += n
		}
		r.scatter(j, a, tmp, c, at)
		a, tmp = tmp, a
	}
	if r.shift > 0 {
		r.refine(j, a, tmp)
	}
	return a
}

// radix defines the digits of a key: the key minus low, without its lowest shift bits, is divided
// into digits.
type radix struct {
	low   uint64
	shift int
}

func (r radix) digit(key uint64, at int) uint64 {
	return (key - r.low) >> (uint(at) & 63) & (1<<radixBits - 1)
}

func (r radix) countDigits(j *Job, a []pair) *[radixDigits][1 << radixBits]uint32 {
	var count [radixDigits][1 << radixBits]uint32
	for block := range slices.Chunk(a, radixBlock) {
		j.check(len(block))
		for _, p := range block {
			count[0][r.digit(p.key, r.shift)]++
			count[1][r.digit(p.key, r.shift+radixBits)]++
			count[2][r.digit(p.key, r.shift+2*radixBits)]++
		}
	}
	return &count
}

// scatter moves each pair of a to the next place for its digit.
func (r radix) scatter(j *Job, a, dst []pair, next *[1 << radixBits]uint32, at int) {
	for block := range slices.Chunk(a, radixBlock) {
		j.check(len(block))
		for _, p := range block {
			d := r.digit(p.key, at)
			dst[next[d]] = p
			next[d]++
		}
	}
}

// refine sorts the runs of a that agree in all digits.
func (r radix) refine(j *Job, a, tmp []pair) {
	for i := 0; i < len(a); {
		k, top := i+1, (a[i].key-r.low)>>r.shift
		for k < len(a) && (a[k].key-r.low)>>r.shift == top {
			k++
		}
		if k-i > 1 {
			if s := sortSpan(j, a[i:k], tmp[i:k]); &s[0] != &a[i] {
				copy(a[i:k], s)
			}
		}
		i = k
	}
}

// sortFew sorts by comparison.
func sortFew(a []pair) {
	if len(a) > 24 {
		slices.SortFunc(a, func(x, y pair) int {
			if x.key != y.key {
				return cmp.Compare(x.key, y.key)
			}
			return cmp.Compare(x.row, y.row)
		})
		return
	}
	for i := 1; i < len(a); i++ {
		p, k := a[i], i
		for ; k > 0 && a[k-1].key > p.key; k-- {
			a[k] = a[k-1]
		}
		a[k] = p
	}
}
