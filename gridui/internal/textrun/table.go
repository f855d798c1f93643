// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package textrun

import "hash/maphash"

// table finds runs by face and text. It is an open-addressed hash table with linear probing, since a Go map
// allocates as entries come and go.
type table struct {
	slots []*Run // a power of two of them, at most three quarters full
	count int
}

const minSlots = 64

var hashSeed = maphash.MakeSeed()

// key identifies a run. Partial texts are separate, since their runs are marked as elided.
type key struct {
	face    *face
	text    string
	partial bool
}

func (k key) hash() uint64 {
	h := maphash.String(hashSeed, k.text) ^ k.face.salt
	if k.partial {
		return ^h
	}
	return h
}

// find returns the run of k, which has the given hash, or nil.
func (t *table) find(k key, hash uint64) *Run {
	if t.count == 0 {
		return nil
	}
	for i := t.home(hash); ; i = t.after(i) {
		r := t.slots[i]
		if r == nil || r.hash == hash && r.face == k.face && r.partial == k.partial && r.text == k.text {
			return r
		}
	}
}

// insert adds a run that is not in the table.
func (t *table) insert(r *Run) {
	if 4*t.count >= 3*len(t.slots) {
		t.grow()
	}
	t.count++
	i := t.home(r.hash)
	for t.slots[i] != nil {
		i = t.after(i)
	}
	t.slots[i] = r
}

func (t *table) grow() {
	old := t.slots
	t.slots, t.count = make([]*Run, max(2*len(old), minSlots)), 0
	for _, r := range old {
		if r != nil {
			t.insert(r)
		}
	}
}

// remove removes a run of the table, and closes the gap.
func (t *table) remove(r *Run) {
	gap := t.home(r.hash)
	for t.slots[gap] != r {
		gap = t.after(gap)
	}
	t.count--
	for i := t.after(gap); t.slots[i] != nil; i = t.after(i) {
		// A run may move back to the gap unless its home is after that.
		if t.distance(t.home(t.slots[i].hash), i) >= t.distance(gap, i) {
			t.slots[gap], gap = t.slots[i], i
		}
	}
	t.slots[gap] = nil
}

func (t *table) home(hash uint64) int      { return int(hash) & (len(t.slots) - 1) }
func (t *table) after(i int) int           { return (i + 1) & (len(t.slots) - 1) }
func (t *table) distance(from, to int) int { return (to - from) & (len(t.slots) - 1) }
