// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"math"
	"slices"
)

// treeKeys keeps the first sort keys of rows that were compared with their siblings as numbers of the same order. They
// take 8 bytes a row after the first change of a sorted tree.
type treeKeys struct {
	of    SortKey
	rd    *reader
	byRow []uint64
	knownRows
}

// use sets the sort keys of a tree of n rows, and reports whether the first one has numbers.
func (k *treeKeys) use(keys []SortKey, n int) bool {
	if len(keys) == 0 {
		return false
	}
	if o := keys[0].Field.order(); o != orderNumbers && o != orderIntegers {
		*k = treeKeys{}
		return false
	}
	if keys[0] != k.of {
		*k = treeKeys{of: keys[0], rd: new(reader)}
	}
	k.in = k.in.grown(n)
	if room := 64 * len(k.in); len(k.byRow) < room {
		k.byRow = slices.Grow(k.byRow, room-len(k.byRow))[:room]
	}
	return true
}

// learn reads the keys of rows.
func (k *treeKeys) learn(rows []int32) {
	for len(rows) > 0 {
		part := rows[:min(batch, len(rows))]
		rows = rows[len(part):]
		few := k.missing(k.rd.rows[:0], part)
		if len(few) == 0 {
			continue
		}
		keys := k.rd.keys[:len(few)]
		k.of.readKeys(k.rd, few, keys)
		for i, r := range few {
			k.byRow[r] = keys[i]
		}
	}
}

// key returns the key of a row.
func (k *treeKeys) key(row int32) uint64 {
	if !k.in.Has(int(row)) {
		rows := [1]int32{row}
		k.learn(rows[:])
	}
	return k.byRow[row]
}

// order returns the order of siblings of t by keys, of which k has the first. all compares siblings by all keys.
func (k *treeKeys) order(t *Tree, keys []SortKey, all func(a, b int32) int) func(a, b int32) int {
	return func(a, b int32) int {
		x, y := k.key(a), k.key(b)
		switch {
		case x != y:
			return cmp.Compare(x, y)
		case len(keys) == 1 && x != 0 && x != math.MaxUint64:
			return t.compareRows(a, b)
		}
		return all(a, b) // equal numbers at the ends may be of different values
	}
}
