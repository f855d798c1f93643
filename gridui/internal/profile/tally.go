// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import "slices"

// tally counts values by open addressing. It is exact while the number of values is within the limit. Beyond
// it, the tally either is dropped or, with purge, subtracts the median of all counts from each count and
// drops values without a rest: counts are then too small by at most cut.
type tally[V comparable] struct {
	slots []slot[V]
	used  int
	// cut is the greatest error of counts. full reports that there were more values than the limit.
	cut  int64
	full bool
}

// slot is a value with its hash and its count; a count of 0 is an empty slot.
type slot[V comparable] struct {
	hash  uint64
	value V
	count int64
}

// leastSlots is the least size of a non-empty table, a power of two.
const leastSlots = 64

// add adds n to the count of a value.
func (t *tally[V]) add(hash uint64, v V, n int64) {
	s := t.find(hash, v)
	if s.count == 0 {
		t.fill(s, hash, v)
	}
	s.count += n
}

// find returns the slot of a value. Its count is 0 if the value is new; fill then takes the slot.
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

// fill assigns an empty slot to a value. The caller sets the count.
func (t *tally[V]) fill(s *slot[V], hash uint64, v V) {
	s.hash, s.value = hash, v
	t.used++
}

// reserve grows the table if needed, so that find does not change it afterwards.
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

// put copies a slot into a table without its value.
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

// drop empties the table and marks it as full.
func (t *tally[V]) drop() { *t = tally[V]{full: true} }

// purge subtracts the median of the counts from each, which removes about half of the values.
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

// take subtracts a number from each count.
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

// trim keeps at most the most frequent values, if the table is not exact.
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

// nth returns the count of the value after n more frequent ones.
func (t *tally[V]) nth(n int) int64 {
	all := t.top(t.used)
	return all[n].count
}

// top returns the values with the highest counts, in falling order.
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
