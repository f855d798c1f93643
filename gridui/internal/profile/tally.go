// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "slices"

// tally counts values by open addressing. It is exact while there are at most as many as its limit. Beyond
// that it either gives up or, with purge, takes the median of all counts off each and drops those
// that nothing is left of: what it then says of a value is too little by at most cut.
type tally[V comparable] struct {
	slots []slot[V]
	used  int
	// cut is how much counts may be too small by, full that there were more values than the limit.
	cut  int64
	full bool
}

// slot is a value with its hash and its count; a count of 0 is an empty slot.
type slot[V comparable] struct {
	hash  uint64
	value V
	count int64
}

// leastSlots is the size of a table that has values, a power of two.
const leastSlots = 64

// add counts a value n times more.
func (t *tally[V]) add(hash uint64, v V, n int64) {
	s := t.find(hash, v)
	if s.count == 0 {
		t.fill(s, hash, v)
	}
	s.count += n
}

// find is the slot of a value, with a count of 0 if it has none yet: fill takes it.
func (t *tally[V]) find(hash uint64, v V) *slot[V] {
	if 4*t.used >= 3*len(t.slots) {
		t.grow()
	}
	mask := len(t.slots) - 1
	for i := int(hash) & mask; ; i = (i + 1) & mask {
		if s := &t.slots[i]; s.count == 0 || s.hash == hash && s.value == v {
			return s
		}
	}
}

// fill gives an empty slot to a value. The caller counts it.
func (t *tally[V]) fill(s *slot[V], hash uint64, v V) {
	s.hash, s.value = hash, v
	t.used++
}

// reserve has find not change the table any more.
func (t *tally[V]) reserve() {
	if 4*t.used >= 3*len(t.slots) && len(t.slots) > 0 {
		t.grow()
	}
}

// grow makes the table four times as large.
func (t *tally[V]) grow() {
	was := t.slots
	t.slots = make([]slot[V], max(leastSlots, 4*len(was)))
	for i := range was {
		t.put(&was[i])
	}
}

// put puts a slot into a table that does not have its value.
func (t *tally[V]) put(s *slot[V]) {
	if s.count <= 0 {
		return
	}
	mask := len(t.slots) - 1
	i := int(s.hash) & mask
	for t.slots[i].count != 0 {
		i = (i + 1) & mask
	}
	t.slots[i] = *s
}

// drop empties the table, for one that has given up.
func (t *tally[V]) drop() { *t = tally[V]{full: true} }

// purge takes the median of the counts off each, so that about half of the values leave.
func (t *tally[V]) purge() {
	counts := make([]int64, 0, t.used)
	for i := range t.slots {
		if c := t.slots[i].count; c > 0 {
			counts = append(counts, c)
		}
	}
	slices.Sort(counts)
	t.take(counts[len(counts)/2])
}

// take takes a number off each count.
func (t *tally[V]) take(off int64) {
	was := t.slots
	t.slots, t.used = make([]slot[V], len(was)), 0
	for i := range was {
		s := was[i]
		if s.count -= off; s.count > 0 {
			t.put(&s)
			t.used++
		}
	}
	t.cut += off
	t.full = true
}

// trim keeps at most the most frequent values, for a table that no longer is exact.
func (t *tally[V]) trim(most int) {
	if !t.full || t.used <= most {
		return
	}
	kept := t.top(most)
	lost := t.nth(most)
	*t = tally[V]{cut: t.cut + lost, full: true}
	for _, c := range kept {
		t.add(c.hash, c.value, max(c.count-lost, 1))
	}
}

// nth is the count of the value that comes after n more frequent ones.
func (t *tally[V]) nth(n int) int64 {
	all := t.top(t.used)
	return all[n].count
}

// top are the values with the highest counts, those first.
func (t *tally[V]) top(n int) []slot[V] {
	all := make([]slot[V], 0, t.used)
	for i := range t.slots {
		if t.slots[i].count > 0 {
			all = append(all, t.slots[i])
		}
	}
	slices.SortFunc(all, func(a, b slot[V]) int {
		switch {
		case a.count != b.count:
			return sign(b.count > a.count)
		default:
			return sign(a.hash > b.hash)
		}
	})
	return all[:min(n, len(all))]
}

func sign(after bool) int {
	if after {
		return 1
	}
	return -1
}
