// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package intern numbers distinct texts.
package intern

import (
	"hash/maphash"
	"math"
	"unsafe"
)

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
	recent [1 << recentBits][2]recentText
}

// recentText is a text seen lately, one of two with the same hash. The pointer keeps
// its bytes from being used for another text.
type recentText struct {
	data *byte
	len  uint32
	id   uint32
}

const recentBits = 13

// ID is the number of a text.
func (t *Texts) ID(s string) uint32 {
	data := unsafe.StringData(s)
	r := &t.recent[uint64(uintptr(unsafe.Pointer(data)))*0x9e3779b97f4a7c15>>(64-recentBits)]
	if r[0].is(s) {
		return r[0].id
	}
	if r[1].is(s) {
		return r[1].id
	}
	id := t.find(s)
	if data != nil && uint64(len(s)) <= math.MaxUint32 {
		r[1] = r[0]
		r[0] = recentText{data, uint32(len(s)), id}
	}
	return id
}

// is reports whether a text is the one at the same place. The zero value is no text.
func (r *recentText) is(s string) bool {
	return r.data == unsafe.StringData(s) && uint64(r.len) == uint64(len(s)) && r.data != nil
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
