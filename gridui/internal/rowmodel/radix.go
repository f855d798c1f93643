// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math/bits"
	"slices"
)

// pair is a row with the key it is ordered by: what a sort moves, so that it
// touches no row of the caller's.
type pair struct {
	key uint64
	row int32
}

const (
	// radixBits is the size of a digit: three of them hold enough of a key to
	// tell nearly all rows apart.
	radixBits   = 11
	radixDigits = 3
	radixLeast  = 768 // fewer pairs are sorted by comparing
	// radixBlock is how many pairs are moved between two looks at the clock.
	radixBlock = 1 << 16
	// parallelLeast is the least number of rows worth a second goroutine.
	parallelLeast = 1 << 15
)

// sortPairs sorts by key, stably; pairs of one key come by ascending row.
// The result is in a; tmp is as long.
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

// mergePairs merges l and r into dst, the lower half from the front and the
// upper from the back. Of equal keys those of l come first.
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

// sortSpan sorts on one goroutine and returns the result, which is a or tmp.
func sortSpan(j *Job, a, tmp []pair) []pair {
	if len(a) < radixLeast {
		sortFew(a)
		return a
	}
	diff := uint64(0)
	for _, p := range a {
		diff |= p.key ^ a[0].key
	}
	// The digits lie below the highest bit in which keys differ.
	shift := max(bits.Len64(diff)-radixBits*radixDigits, 0)
	count := countDigits(j, a, shift)
	for d := range radixDigits {
		c := &count[d]
		at := shift + d*radixBits
		if c[digit(a[0].key, at)] == uint32(len(a)) {
			continue
		}
		sum := uint32(0)
		for i, n := range c {
			c[i] = sum
			sum += n
		}
		scatter(j, a, tmp, c, at)
		a, tmp = tmp, a
	}
	if shift > 0 {
		refine(j, a, tmp, shift)
	}
	return a
}

func digit(key uint64, at int) uint64 { return key >> (uint(at) & 63) & (1<<radixBits - 1) }

func countDigits(j *Job, a []pair, shift int) *[radixDigits][1 << radixBits]uint32 {
	var count [radixDigits][1 << radixBits]uint32
	for block := range slices.Chunk(a, radixBlock) {
		j.check(len(block))
		for _, p := range block {
			count[0][digit(p.key, shift)]++
			count[1][digit(p.key, shift+radixBits)]++
			count[2][digit(p.key, shift+2*radixBits)]++
		}
	}
	return &count
}

// scatter moves each pair of a to where next says pairs of its digit go.
func scatter(j *Job, a, dst []pair, next *[1 << radixBits]uint32, at int) {
	for block := range slices.Chunk(a, radixBlock) {
		j.check(len(block))
		for _, p := range block {
			d := digit(p.key, at)
			dst[next[d]] = p
			next[d]++
		}
	}
}

// refine sorts the runs of a that agree in all bits from shift on.
func refine(j *Job, a, tmp []pair, shift int) {
	for i := 0; i < len(a); {
		k := i + 1
		for k < len(a) && a[k].key>>shift == a[i].key>>shift {
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

// sortFew sorts by comparing.
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
