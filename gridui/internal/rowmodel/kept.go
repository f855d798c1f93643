// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"math"
	"slices"
)

// keptKeys holds the first sort keys of the rows as numbers of the same order. They are kept while
// many rows change again and again, because reading them from the caller's rows would take most of
// the time of the changes. They take 24 bytes a row.
type keptKeys struct {
	of SortKey
	by []uint64
	rd *reader
	// fresh holds the rows whose keys were read since the last Apply.
	fresh Bits
	// list is the list for which inList holds the keys in order, so that they are read
	// sequentially. A row that is about to leave the list has its predecessor's key there.
	list          []int32
	inList, spare []uint64
	pairs         []pair
}

const (
	// keptLeast is the minimum number of rows for keeping keys; at least 1/keptShare of them must
	// change in one Apply.
	keptLeast = 1 << 12
	keptShare = 32
)

// reread updates the keys of rows.
func (k *keptKeys) reread(rows []int32) {
	k.fresh = k.fresh.grown(len(k.by))
	for rows := range slices.Chunk(rows, batch) {
		to := k.rd.keys[:len(rows)]
		k.of.readKeys(k.rd, rows, to)
		for i, r := range rows {
			if int(r) < len(k.by) {
				k.by[r] = to[i]
				k.fresh.Set(int(r))
			}
		}
	}
}

// follow updates the keys of changed rows, out of n rows, and reports whether their number makes
// the keys worth using.
func (k *keptKeys) follow(keys []SortKey, changed []int32, n int) bool {
	first := keys[0]
	if o := first.Field.order(); o != orderNumbers && o != orderIntegers || first != k.of && !manyOf(changed, n) {
		*k = keptKeys{}
		return false
	}
	many := manyOf(changed, n)
	if first != k.of {
		*k = keptKeys{of: first, rd: new(reader)}
		changed = rowsIn(nil, n)
	}
	k.by = slices.Grow(k.by, n-len(k.by))[:n]
	for _, r := range changed {
		if !k.fresh.Has(int(r)) {
			k.reread(slices.DeleteFunc(slices.Clone(changed), func(r int32) bool { return k.fresh.Has(int(r)) }))
			break
		}
	}
	clear(k.fresh)
	return many
}

func manyOf(changed []int32, n int) bool { return n >= keptLeast && len(changed)*keptShare >= n }

// readKeys writes numbers in the order of the rows' values. Different values have equal numbers
// only at the ends of the range.
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

// with returns rows with their keys, and a buffer of the same length.
func (k *keptKeys) with(rows []int32) (ps, tmp []pair) {
	k.pairs = slices.Grow(k.pairs[:0], 2*len(rows))[:2*len(rows)]
	ps, tmp = k.pairs[:len(rows)], k.pairs[len(rows):]
	for i, r := range rows {
		ps[i] = pair{k.by[r], r}
	}
	return ps, tmp
}

// sort sorts ascending rows by the only key. It returns false if the keys may not distinguish all
// different values.
func (k *keptKeys) sort(rows []int32, keys []SortKey) ([]pair, bool) {
	if len(keys) > 1 {
		return nil, false
	}
	ps, tmp := k.with(rows)
	if len(ps) == 0 {
		return nil, true
	}
	sortPairs(nil, ps, tmp)
	if keys[0].Field.order() == orderIntegers && (ps[0].key == 0 || ps[len(ps)-1].key == math.MaxUint64) {
		return nil, false
	}
	return ps, true
}

// follows updates inList for a list from which the rows of gone are about to be removed.
func (k *keptKeys) follows(list []int32, gone Bits) {
	if len(k.list) == len(list) && same(k.list, list) {
		return
	}
	k.inList = slices.Grow(k.inList[:0], len(list))[:len(list)]
	key := uint64(0)
	for i, r := range list {
		if !gone.Has(int(r)) {
			key = k.by[r]
		}
		k.inList[i] = key
	}
}

// merge appends to out, which is empty, the list without the rows of drop and with the rows of add,
// both sorted, of n rows in all. order compares rows by all keys.
//
// Rows are copied without a branch on whether they stay: removed rows are overwritten.
func (k *keptKeys) merge(out, list, drop []int32, add []pair, n int, order *rowOrder) []int32 {
	gone := NewBits(n)
	for _, r := range drop {
		gone.Set(int(r))
	}
	k.follows(list, gone)
	most := len(list) + len(add) + 1
	out = slices.Grow(out, most)[:most]
	keys := slices.Grow(k.spare[:0], most)[:most]
	from, to := 0, 0
	was := k.inList[:len(list)]
	for _, a := range add {
		from, to = k.copyBelow(a.key, list, out, keys, gone, from, to)
		for ; from < len(list) && was[from] == a.key; from++ {
			r := list[from]
			if gone.Has(int(r)) {
				continue
			}
			if k.before(a, r, order) {
				break
			}
			out[to], keys[to] = r, a.key
			to++
		}
		out[to], keys[to] = a.row, a.key
		to++
	}
	for ; from < len(list); from++ {
		r := list[from]
		out[to], keys[to] = r, was[from]
		to += 1 - gone.bit(r)
	}
	out = out[:to]
	k.list, k.inList, k.spare = out, keys[:to], k.inList
	return out
}

// copyBelow copies the rows of a list, from an index on, whose keys are below key, without those in
// gone. It returns the indexes after the last read and the last written row.
func (k *keptKeys) copyBelow(key uint64, list, out []int32, keys []uint64, gone Bits, from, to int) (int, int) {
	was := k.inList[:len(list)]
	for from < len(list) {
		at := was[from]
		if at >= key {
			break
		}
		r := list[from]
		out[to], keys[to] = r, at
		to += 1 - gone.bit(r)
		from++
	}
	return from, to
}

// bit returns 1 for a number in the set, else 0.
func (b Bits) bit(i int32) int { return int(b[uint32(i)>>6] >> (uint32(i) & 63) & 1) }

// before reports whether a row comes before another row with the same key.
func (k *keptKeys) before(a pair, b int32, order *rowOrder) bool {
	if len(order.keys) == 1 && a.key != 0 && a.key != math.MaxUint64 {
		return a.row < b
	}
	return order.compare(a.row, b) < 0
}
