// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"hash/maphash"
	"math/bits"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// IDs finds rows by id. It keeps no ids, only row numbers in an open-addressed table of at most 11
// bytes a row. The zero value holds no rows.
type IDs struct {
	// slots hold row+1, 0 if free, and in the bits above as much of the id's hash as fits, so that
	// rows with another hash are skipped without reading their ids.
	slots []uint32
	shift uint // of the hash in a slot
	mask  uint64
	seed  maphash.Seed
	used  int // slots taken
	dups  []coord.Record
}

// Build indexes rows 0 … n-1 by id; n must be below 2^32. Of rows with the same id the first is
// found; Duplicates returns the others.
func (t *IDs) Build(n int, id func(row coord.Record) string) { t.BuildFor(n, n, id) }

// BuildFor indexes like Build, with room for room rows in all, which Add indexes without growing
// the table.
func (t *IDs) BuildFor(n, room int, id func(row coord.Record) string) {
	size := uint64(16)
	for size*3 < uint64(max(n, room))*4 {
		size *= 2
	}
	t.seed = maphash.MakeSeed()
	t.clear(size)
	t.dups = nil
	for row := range coord.Record(n) {
		t.insert(row, id)
	}
}

// clear empties the table and gives it size slots, for the numbers of as many rows.
func (t *IDs) clear(size uint64) {
	t.slots = make([]uint32, size)
	t.mask, t.used = size-1, 0
	t.shift = uint(bits.Len64(size))
}

// slot returns the slot value of a row.
func (t *IDs) slot(row coord.Record, hash uint64) uint32 {
	return uint32(row+1) | uint32(hash>>32)>>t.shift<<t.shift
}

// row returns the row of a taken slot.
func (t *IDs) row(slot uint32) coord.Record { return coord.Record(slot&(1<<t.shift-1)) - 1 }

// maybe reports whether the row of a taken slot may have an id with a hash. A false result is
// certain.
func (t *IDs) maybe(slot uint32, hash uint64) bool {
	return (slot^uint32(hash>>32))>>t.shift == 0
}

func (t *IDs) insert(row coord.Record, id func(row coord.Record) string) {
	key := id(row)
	hash := maphash.String(t.seed, key)
	for h := hash; ; h++ {
		s := &t.slots[h&t.mask]
		if *s == 0 {
			*s = t.slot(row, hash)
			t.used++
			return
		}
		if t.maybe(*s, hash) && id(t.row(*s)) == key {
			if len(t.dups) < maxDuplicates {
				t.dups = append(t.dups, row)
			}
			return
		}
	}
}

// Add indexes the row after the last one, or again a row that took over an id: the id then finds
// that row. Ids of other rows must not have changed.
func (t *IDs) Add(row coord.Record, id func(row coord.Record) string) {
	if 4*(t.used+1) > 3*len(t.slots) || (row+1)>>t.shift != 0 {
		t.grow(row, id)
	}
	key := id(row)
	hash := maphash.String(t.seed, key)
	for h := hash; ; h++ {
		s := &t.slots[h&t.mask]
		if *s == 0 {
			t.used++
		}
		if *s == 0 || t.maybe(*s, hash) && id(t.row(*s)) == key {
			*s = t.slot(row, hash)
			return
		}
	}
}

// Crowded reports whether Add will soon double the table, which reads all ids. Grown does that on
// another goroutine.
func (t *IDs) Crowded() bool { return 10*t.used > 7*len(t.slots) }

// Grown returns a copy of the table with twice the room. It calls check every few thousand rows.
func (t *IDs) Grown(id func(row coord.Record) string, check func(visits int)) IDs {
	next := *t
	next.double(0, id, check)
	return next
}

// grow doubles the table and makes room for the number of a row.
func (t *IDs) grow(row coord.Record, id func(row coord.Record) string) {
	if t.slots == nil {
		t.seed = maphash.MakeSeed()
	}
	t.double(row, id, func(int) {})
}

func (t *IDs) double(row coord.Record, id func(row coord.Record) string, check func(visits int)) {
	old := *t
	t.clear(uint64(max(2*len(old.slots), 16)))
	t.shift = max(t.shift, uint(bits.Len(uint(row+1))))
	// Rows are read in the order of memory, not in the order of their hashes.
	rows := old.rows()
	for block := 0; block < len(rows); block += batch / 64 {
		check(batch)
		for i, word := range rows[block:min(block+batch/64, len(rows))] {
			for ; word != 0; word &= word - 1 {
				t.move(coord.Record((block+i)<<6+bits.TrailingZeros64(word)), id)
			}
		}
	}
}

// rows returns the set of all rows in the table.
func (t *IDs) rows() Bits {
	last := -1
	for _, s := range t.slots {
		if s != 0 {
			last = max(last, int(t.row(s)))
		}
	}
	rows := NewBits(last + 1)
	for _, s := range t.slots {
		if s != 0 {
			rows.Set(int(t.row(s)))
		}
	}
	return rows
}

// move indexes a row of the previous table, whose id is unique.
func (t *IDs) move(row coord.Record, id func(row coord.Record) string) {
	hash := maphash.String(t.seed, id(row))
	h := hash
	for t.slots[h&t.mask] != 0 {
		h++
	}
	t.slots[h&t.mask] = t.slot(row, hash)
	t.used++
}

// maxDuplicates is the maximum number of noted rows with an id already taken.
const maxDuplicates = 16

// Duplicates returns up to 16 rows whose id an earlier row has.
func (t *IDs) Duplicates() []coord.Record { return t.dups }

// Find returns the row with an id. id must return the same ids as for Build.
func (t *IDs) Find(key string, id func(row coord.Record) string) (row coord.Record, ok bool) {
	if len(t.slots) == 0 {
		return 0, false
	}
	hash := maphash.String(t.seed, key)
	for h := hash; ; h++ {
		s := t.slots[h&t.mask]
		if s == 0 {
			return 0, false
		}
		if t.maybe(s, hash) && id(t.row(s)) == key {
			return t.row(s), true
		}
	}
}
