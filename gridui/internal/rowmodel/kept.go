// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"slices"
)

// keptKeys are what rows are ordered by first, in numbers of the same order, kept
// while many rows change again and again: to read them from the caller's rows takes
// most of the time that the changes take. They take 8 bytes a row.
type keptKeys struct {
	of SortKey
	by []uint64
}

const (
	// keptLeast is the least number of rows that keys are kept of, keptShare what share
	// of them has to change at once.
	keptLeast = 1 << 12
	keptShare = 32
)

// follow brings the keys of changed rows up to date, out of n rows, and reports
// whether they are worth the use for as many.
func (k *keptKeys) follow(keys []SortKey, changed []int32, n int) bool {
	first := keys[0]
	if o := first.Field.order(); o != orderNumbers && o != orderIntegers || first != k.of && !manyOf(changed, n) {
		*k = keptKeys{}
		return false
	}
	if first != k.of {
		*k = keptKeys{of: first}
		changed = rowsIn(nil, n)
	}
	k.by = slices.Grow(k.by, n-len(k.by))[:n]
	rd := new(reader)
	for rows := range slices.Chunk(changed, batch) {
		to := rd.keys[:len(rows)]
		first.readKeys(rd, rows, to)
		for i, r := range rows {
			k.by[r] = to[i]
		}
	}
	return manyOf(changed, n)
}

func manyOf(changed []int32, n int) bool { return n >= keptLeast && len(changed)*keptShare >= n }

// readKeys writes numbers in the order of the rows' values. Different values can have
// one only at the ends of what there is.
func (k *SortKey) readKeys(rd *reader, rows []int32, keys []uint64) {
	if k.Field.order() == orderNumbers {
		k.numberKeys(rd, rows, keys)
		return
	}
	k.integerKeys(rd, rows, keys)
	for i, none := range rd.missing(k.Field, rows) {
		if none {
			keys[i] = k.missingKey()
		}
	}
}

// sort sorts rows, given ascending, by the only key, where that tells all of them
// apart that differ.
func (k *keptKeys) sort(rows []int32, keys []SortKey) ([]int32, bool) {
	if len(keys) > 1 || len(rows) == 0 {
		return nil, false
	}
	ps := make([]pair, 2*len(rows))
	ps, tmp := ps[:len(rows)], ps[len(rows):]
	integers := keys[0].Field.order() == orderIntegers
	for i, r := range rows {
		key := k.by[r]
		if integers && (key == 0 || key == math.MaxUint64) {
			return nil, false
		}
		ps[i] = pair{key, r}
	}
	sortPairs(nil, ps, tmp)
	out := make([]int32, len(rows))
	for i, p := range ps {
		out[i] = p.row
	}
	return out, true
}

// merge appends to out the list without the rows of drop and with those of add, both
// sorted, of n rows in all. order is that of the rows by all keys.
func (k *keptKeys) merge(out, list, drop, add []int32, n int, order *rowOrder) []int32 {
	gone := NewBits(n)
	for _, r := range drop {
		gone.Set(int(r))
	}
	out = slices.Grow(out, len(list)+len(add))
	for i, r := range list {
		if len(add) == 0 {
			return appendBut(out, list[i:], gone)
		}
		if gone.Has(int(r)) {
			continue
		}
		// Most keys differ, which needs no call to tell.
		key := k.by[r]
		for len(add) > 0 {
			if first := k.by[add[0]]; first > key || first == key && !k.before(add[0], r, order) {
				break
			}
			out, add = append(out, add[0]), add[1:]
		}
		out = append(out, r)
	}
	return append(out, add...)
}

// appendBut appends to out the rows of a list that are not gone.
func appendBut(out, list []int32, gone Bits) []int32 {
	for _, r := range list {
		if !gone.Has(int(r)) {
			out = append(out, r)
		}
	}
	return out
}

// before reports whether a row comes before another one.
func (k *keptKeys) before(a, b int32, order *rowOrder) bool {
	x, y := k.by[a], k.by[b]
	if x != y {
		return x < y
	}
	if len(order.keys) == 1 && x != 0 && x != math.MaxUint64 {
		return a < b
	}
	return order.compare(a, b) < 0
}
