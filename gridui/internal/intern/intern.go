// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package intern knows texts that come again, by their bytes and by the address of these.
package intern

import "hash/maphash"

// Texts numbers distinct texts in the order of their first appearance. The zero value knows none.
//
// Texts that the caller has interned, so that equal ones share their bytes, are known by their
// address without looking at them.
type Texts struct {
	// List are the texts by their numbers, as they were given. It is to be read only.
	List   []string
	seed   maphash.Seed
	slots  []uint32 // number+1, 0: free; at most half of them are taken
	hashes []uint64
	// recent are texts seen lately, of each slot two.
	recent [1 << recentBits][2]Seen
}

const recentBits = 13

// ID is the number of a text.
func (t *Texts) ID(s string) uint32 {
	r := &t.recent[Slot(s, recentBits)]
	if r[0].Is(s) {
		return r[0].Value
	}
	if r[1].Is(s) {
		return r[1].Value
	}
	id := t.find(s)
	r[1] = r[0]
	r[0] = See(s, id)
	return id
}

// find looks a text up by its bytes.
func (t *Texts) find(s string) uint32 {
	if 2*len(t.List) >= len(t.slots) {
		t.grow()
	}
	h := maphash.String(t.seed, s)
	for at := h; ; at++ {
		slot := &t.slots[at&uint64(len(t.slots)-1)]
		if *slot == 0 {
			t.List, t.hashes = append(t.List, s), append(t.hashes, h)
			*slot = uint32(len(t.List))
			return *slot - 1
		}
		if id := *slot - 1; t.hashes[id] == h && t.List[id] == s {
			return id
		}
	}
}

// grow doubles the table.
func (t *Texts) grow() {
	if t.slots == nil {
		t.seed = maphash.MakeSeed()
	}
	t.slots = make([]uint32, max(1024, 2*len(t.slots)))
	for id, h := range t.hashes {
		at := h
		for t.slots[at&uint64(len(t.slots)-1)] != 0 {
			at++
		}
		t.slots[at&uint64(len(t.slots)-1)] = uint32(id) + 1
	}
}
