// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "hash/maphash"

// IDs finds rows by id. It keeps no ids, only row numbers in an open-addressed
// table: at most 11 bytes a row. The zero value holds no rows.
type IDs struct {
	slots []uint32 // row+1; 0 = free
	mask  uint64
	seed  maphash.Seed
	dups  []int
}

// Build indexes rows 0 … n-1 by id; n must be below 2^32. Of rows that share an
// id the first is found; Duplicates tells the others.
func (t *IDs) Build(n int, id func(row int) string) {
	size := uint64(16)
	for size*3 < uint64(n)*4 {
		size *= 2
	}
	t.slots = make([]uint32, size)
	t.mask = size - 1
	t.seed = maphash.MakeSeed()
	t.dups = nil
	for row := range n {
		t.insert(row, id)
	}
}

func (t *IDs) insert(row int, id func(row int) string) {
	key := id(row)
	for h := maphash.String(t.seed, key); ; h++ {
		s := &t.slots[h&t.mask]
		if *s == 0 {
			*s = uint32(row) + 1
			return
		}
		if id(int(*s-1)) == key {
			if len(t.dups) < maxDuplicates {
				t.dups = append(t.dups, row)
			}
			return
		}
	}
}

// maxDuplicates is how many rows with an id already taken are remembered.
const maxDuplicates = 16

// Duplicates returns up to 16 rows whose id an earlier row has.
func (t *IDs) Duplicates() []int { return t.dups }

// Find returns the row with an id. id must answer as it did for Build.
func (t *IDs) Find(key string, id func(row int) string) (row int, ok bool) {
	if len(t.slots) == 0 {
		return 0, false
	}
	for h := maphash.String(t.seed, key); ; h++ {
		s := t.slots[h&t.mask]
		if s == 0 {
			return 0, false
		}
		if id(int(s-1)) == key {
			return int(s - 1), true
		}
	}
}
