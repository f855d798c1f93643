// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "hash/maphash"

// IDs finds rows by id. It keeps no ids, only row numbers in an open-addressed
// table: at most 11 bytes a row. The zero value holds no rows.
type IDs struct {
	slots []uint32 // row+1; 0 = free
	mask  uint64
	seed  maphash.Seed
	used  int // slots taken
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
	t.dups, t.used = nil, 0
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
			t.used++
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

// Add indexes the row after the last one, or any row anew whose id changed hands:
// it is the one that is found from then on. Ids of others must not have changed.
func (t *IDs) Add(row int, id func(row int) string) {
	if 4*(t.used+1) > 3*len(t.slots) {
		t.grow(id)
	}
	key := id(row)
	for h := maphash.String(t.seed, key); ; h++ {
		s := &t.slots[h&t.mask]
		if *s == 0 {
			t.used++
		}
		if *s == 0 || id(int(*s-1)) == key {
			*s = uint32(row) + 1
			return
		}
	}
}

// grow makes room for twice as many rows.
func (t *IDs) grow(id func(row int) string) {
	old := t.slots
	size := max(2*len(old), 16)
	t.slots, t.mask = make([]uint32, size), uint64(size-1)
	if old == nil {
		t.seed = maphash.MakeSeed()
	}
	for _, s := range old {
		if s == 0 {
			continue
		}
		h := maphash.String(t.seed, id(int(s-1)))
		for t.slots[h&t.mask] != 0 {
			h++
		}
		t.slots[h&t.mask] = s
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

// FindAll writes the rows with some ids to rows, as long as keys, and -1 for those that
// are not there. It is faster than Find one by one in a large table: what waits for
// memory waits for that of many ids at once.
func (t *IDs) FindAll(keys []string, rows []int32, id func(row int) string) {
	if len(t.slots) == 0 {
		for i := range keys {
			rows[i] = -1
		}
		return
	}
	const batch = 256
	var at [batch]uint64
	var slots [batch]uint32
	for len(keys) > 0 {
		n := min(batch, len(keys))
		for i, key := range keys[:n] {
			at[i] = maphash.String(t.seed, key) & t.mask
		}
		for i, h := range at[:n] {
			slots[i] = t.slots[h]
		}
		for i, key := range keys[:n] {
			rows[i] = t.findFrom(at[i], slots[i], key, id)
		}
		keys, rows = keys[n:], rows[n:]
	}
}

// findFrom finds a row from the slot that its id belongs to, which was read before.
func (t *IDs) findFrom(at uint64, slot uint32, key string, id func(row int) string) int32 {
	for slot != 0 {
		if id(int(slot-1)) == key {
			return int32(slot - 1)
		}
		at++
		slot = t.slots[at&t.mask]
	}
	return -1
}
