// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// beforeFunc reports for each pair of two lists whether the row of list comes before the row of
// rows.
type beforeFunc func(list, rows []int32, before []bool)

// patch appends to out the list without the rows of drop and with the rows of add, both sorted by
// before, all rows below n. It reads only rows of add and rows on the search paths to their places.
// The rows of drop may have changed since the list was sorted.
func patch(out, list []int32, drop, add []int32, n int, before beforeFunc) []int32 {
	gone := newSieve(drop, n)
	out = slices.Grow(out, len(list)+len(add))
	at := 0
	for rows := range slices.Chunk(add, batch) {
		for i, to := range places(list, rows, gone, before) {
			to = max(to, at) // never go back, even for contradictory orders
			out = append(gone.appendRest(out, list[at:to]), rows[i])
			at = to
		}
	}
	return gone.appendRest(out, list[at:])
}

// span is the range lo … hi of a list that contains the place of a row. at is the row to compare
// with, the first from mid on that is not gone.
type span struct{ lo, hi, mid, at int }

// next halves a span until there is a row to compare with. It returns false at the end.
func (s *span) next(list []int32, gone *sieve) bool {
	for s.lo < s.hi {
		s.mid = int(uint(s.lo+s.hi) / 2)
		for s.at = s.mid; s.at < s.hi; s.at++ {
			if !gone.has(list[s.at]) {
				return true
			}
		}
		s.hi = s.mid
	}
	return false
}

// places returns the places of rows, a batch of them, in a sorted list. It searches all in
// parallel, one halving at a time, so that memory accesses overlap. Rows that are gone are not
// compared.
func places(list, rows []int32, gone *sieve, before beforeFunc) []int {
	spans := make([]span, len(rows))
	for i := range spans {
		spans[i].hi = len(list)
	}
	var marks, asked [batch]int32
	var of [batch]int
	var yes [batch]bool
	for {
		k := 0
		for i := range spans {
			if spans[i].next(list, gone) {
				marks[k], asked[k], of[k] = list[spans[i].at], rows[i], i
				k++
			}
		}
		if k == 0 {
			break
		}
		before(marks[:k], asked[:k], yes[:k])
		for j, i := range of[:k] {
			if yes[j] {
				spans[i].lo = spans[i].at + 1
			} else {
				spans[i].hi = spans[i].mid
			}
		}
	}
	found := make([]int, len(rows))
	for i, s := range spans {
		found[i] = s.lo
	}
	return found
}

// sieve is a set of few rows out of many. A table that fits into the nearest cache answers most
// queries.
type sieve struct {
	coarse [sieveWords]uint64 // by the low bits of the row
	exact  Bits
}

const sieveWords = 1 << 10

func newSieve(rows []int32, n int) *sieve {
	s := new(sieve)
	s.take(rows, n)
	return s
}

// take replaces the set by rows, all below n.
func (s *sieve) take(rows []int32, n int) {
	clear(s.coarse[:])
	clear(s.exact)
	s.exact = s.exact.grown(n)
	for _, r := range rows {
		s.coarse[r>>6&(sieveWords-1)] |= 1 << (uint(r) & 63)
		s.exact.Set(int(r))
	}
}

// maybe reports whether a row may be in the set. A false result is certain.
func (s *sieve) maybe(r int32) bool {
	return s.coarse[r>>6&(sieveWords-1)]>>(uint(r)&63)&1 != 0
}

func (s *sieve) has(r int32) bool { return s.maybe(r) && s.exact.Has(int(r)) }

// appendRest appends the rows of list that are not in the set, in ranges between rows of the set.
func (s *sieve) appendRest(dst, list []int32) []int32 {
	from := 0
	for i, r := range list {
		if s.maybe(r) && s.exact.Has(int(r)) {
			dst = append(dst, list[from:i]...)
			from = i + 1
		}
	}
	return append(dst, list[from:]...)
}
