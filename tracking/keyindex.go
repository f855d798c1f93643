// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking

import (
	"fmt"
	"hash/maphash"
	"math"
	"strconv"
)

// keyIndex finds rows by their keys. It is an open-addressed table of row numbers that takes about ten bytes
// a row. The zero value has no rows.
type keyIndex struct {
	seed  maphash.Seed
	slots []uint32 // row number + 1; 0 is free; the length is a power of two
	tags  []uint8  // for each slot a part of the hash of its key, to skip most other keys
}

// newKeyIndex indexes n rows. It fails for an empty or duplicate key.
func newKeyIndex(n int, keyAt func(int) (string, error)) (keyIndex, error) {
	if n > math.MaxInt32 {
		return keyIndex{}, fmt.Errorf("tracking: %d rows, the limit being %d", n, math.MaxInt32)
	}
	size := 8
	for size*3 < n*4 {
		size *= 2
	}
	x := keyIndex{maphash.MakeSeed(), make([]uint32, size), make([]uint8, size)}
	known := func(i int) string { key, _ := keyAt(i); return key }
	for i := range n {
		key, err := keyAt(i)
		if err != nil {
			return keyIndex{}, fmt.Errorf("row %d: %w", i, err)
		}
		if key == "" {
			return keyIndex{}, fmt.Errorf("row %d: %w", i, errEmptyKey)
		}
		hash := maphash.String(x.seed, key)
		slot, other := x.probe(hash, key, known)
		if other >= 0 {
			return keyIndex{}, fmt.Errorf("rows %d and %d: %w: %s", other, i, ErrDuplicateKey, strconv.Quote(key))
		}
		x.slots[slot], x.tags[slot] = uint32(i)+1, tag(hash)
	}
	return x, nil
}

// find returns the number of the row with a key, or −1.
func (x *keyIndex) find(key string, keyAt func(int) string) int {
	if len(x.slots) == 0 || key == "" {
		return -1
	}
	_, row := x.probe(maphash.String(x.seed, key), key, keyAt)
	return row
}

// probe returns the slot of a key in the table, and its row, or −1 if the key is missing.
func (x *keyIndex) probe(hash uint64, key string, keyAt func(int) string) (slot, row int) {
	mask := len(x.slots) - 1
	for slot = int(hash) & mask; ; slot = (slot + 1) & mask {
		row := int(x.slots[slot]) - 1
		if row < 0 || x.tags[slot] == tag(hash) && keyAt(row) == key {
			return slot, row
		}
	}
}

// tag returns a part of a hash that is independent of the slot.
func tag(hash uint64) uint8 { return uint8(hash >> 56) }
