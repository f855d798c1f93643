// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package intern recognizes repeated texts, by their bytes and by the address of their bytes.
package intern

import "hash/maphash"

// Texts numbers distinct texts in the order of their first appearance. The zero value is empty.
//
// It recognizes texts that the caller has interned, so that equal texts share their bytes, by their
// address without reading them.
type Texts struct {
	// List holds the texts by their numbers. Do not modify it.
	List   []string
	seed   maphash.Seed
	slots  []uint32 // number+1, 0: free; at most half of the slots are used
	hashes []uint64
	// recent holds recent texts, two for each slot.
	recent [1 << recentBits][2]Seen
}

const recentBits = 13

// ID returns the number of a text, and adds the text if it is new.
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

// find looks up a text by its bytes, and adds it if it is new.
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
