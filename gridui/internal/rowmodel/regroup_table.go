// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// groupTable finds groups by parent group and value. A group keeps its id in the table when its
// number changes.
type groupTable struct {
	// values holds the number of each group's value on its level, noValue if all rows changed
	// before it was read.
	values  []int64
	ids     []uint32 // by group
	numbers []int32  // by id
	free    []uint32 // ids of no group
	known   map[uint64]uint32
}

const noValue = -1

func groupKey(up uint32, value int64) uint64 { return uint64(up)<<32 | uint64(value) }

// fill fills the table with groups and their values.
func (t *groupTable) fill(list []Group, values []int64) {
	*t = groupTable{values: values, known: make(map[uint64]uint32, len(list))}
	for i, g := range list {
		t.ids, t.numbers = append(t.ids, uint32(i)), append(t.numbers, int32(i))
		if i > 0 && values[i] != noValue {
			t.known[groupKey(uint32(g.Parent), values[i])] = uint32(i)
		}
	}
}

// find returns the group with a value below a group.
func (t *groupTable) find(up int32, value uint32) (group int32, ok bool) {
	id, ok := t.known[groupKey(t.ids[up], int64(value))]
	if !ok {
		return 0, false
	}
	return t.numbers[id], true
}

// add adds a group, which gets the next number.
func (t *groupTable) add(up int32, value uint32) {
	id := uint32(len(t.numbers))
	if n := len(t.free); n > 0 {
		id, t.free = t.free[n-1], t.free[:n-1]
	} else {
		t.numbers = append(t.numbers, 0)
	}
	t.numbers[id] = int32(len(t.ids))
	t.known[groupKey(t.ids[up], int64(value))] = id
	t.ids, t.values = append(t.ids, id), append(t.values, int64(value))
}

// reorder renumbers the groups: the i-th becomes the one at order[i]. Groups outside the order are
// dropped.
func (t *groupTable) reorder(order []int32, nodes []Group) {
	for _, id := range t.ids {
		t.numbers[id] = -1
	}
	ids, values := reordered(nil, t.ids, order), reordered(nil, t.values, order)
	for i, id := range ids {
		t.numbers[id] = int32(i)
	}
	if len(order) < len(t.ids) {
		t.drop(nodes)
	}
	t.ids, t.values = ids, values
}

// drop frees the ids of groups without a number.
func (t *groupTable) drop(nodes []Group) {
	for i, id := range t.ids {
		if t.numbers[id] >= 0 {
			continue
		}
		t.free = append(t.free, id)
		key := groupKey(t.ids[nodes[i].Parent], t.values[i])
		if t.values[i] != noValue && t.known[key] == id {
			delete(t.known, key)
		}
	}
}
