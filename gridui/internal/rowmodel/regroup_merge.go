// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import (
	"cmp"
	"slices"
	"sort"
)

// mergingRoom merges moved rows into the rows of their groups.
type mergingRoom struct {
	// merged holds the rows of the groups that rows left or joined, group by group.
	merged, stay []int32
	leave, join  []rowAt
	room         []rowAt
	from         []int32
}

// rowAt is a row that leaves a group, with its place there, or that joins one, with its sort key.
type rowAt struct {
	group, row int32
	at         uint64
}

// merge lays out the groups that rows left or joined.
func (m *mergingRoom) merge(b *rebuilding) {
	m.take(b)
	m.merged = m.merged[:0]
	leave, join := m.leave, m.join
	for len(leave) > 0 || len(join) > 0 {
		group := int32(len(b.nodes))
		if len(leave) > 0 {
			group = leave[0].group
		}
		if len(join) > 0 {
			group = min(group, join[0].group)
		}
		gone, come := inGroup(leave, group), inGroup(join, group)
		leave, join = leave[len(gone):], join[len(come):]
		lo := int32(len(m.merged))
		from := m.mergeGroup(b, b.rowsOf(group), gone, come)
		b.parts[group] = part{lo, int32(len(m.merged)), true}
		b.old.seats.put(group, m.merged[lo:], from)
	}
}

// inGroup returns the leading rows of a list that are in a group.
func inGroup(list []rowAt, group int32) []rowAt {
	n := 0
	for n < len(list) && list[n].group == group {
		n++
	}
	return list[:n]
}

// take lists the rows that leave groups by place, and the rows that join groups by sort order.
func (m *mergingRoom) take(b *rebuilding) {
	order := &b.regrouping.order
	m.leave, m.join = m.leave[:0], m.join[:0]
	for _, moved := range b.moved {
		if moved.from >= 0 {
			_, at := b.old.seats.find(moved.row)
			m.leave = append(m.leave, rowAt{moved.from, moved.row, uint64(at)})
		}
		if moved.to >= 0 {
			m.join = append(m.join, rowAt{moved.to, moved.row, order.key(moved.row)})
		}
	}
	m.leave = m.sort(m.leave, len(b.nodes), func(x, y rowAt) int { return cmp.Compare(x.at, y.at) })
	m.join = m.sort(m.join, len(b.nodes), func(x, y rowAt) int {
		if x.at != y.at {
			return cmp.Compare(x.at, y.at)
		}
		return order.compare(x.row, y.row)
	})
}

// sort sorts rows by their group, of a number of groups, and then by compare.
func (m *mergingRoom) sort(rows []rowAt, groups int, compare func(x, y rowAt) int) []rowAt {
	m.from = slices.Grow(m.from[:0], groups+1)[:groups+1]
	clear(m.from)
	for _, r := range rows {
		m.from[r.group+1]++
	}
	for i := 1; i < len(m.from); i++ {
		m.from[i] += m.from[i-1]
	}
	sorted := slices.Grow(m.room[:0], len(rows))[:len(rows)]
	for _, r := range rows {
		sorted[m.from[r.group]] = r
		m.from[r.group]++
	}
	for rest := sorted; len(rest) > 0; {
		some := inGroup(rest, rest[0].group)
		if len(some) > 1 {
			slices.SortFunc(some, compare)
		}
		rest = rest[len(some):]
	}
	m.room = rows
	return sorted
}

// mergeGroup appends the rows of a group without leaving and with joining rows, and returns the
// number of rows before the first change.
func (m *mergingRoom) mergeGroup(b *rebuilding, rows []int32, leave, join []rowAt) (same int) {
	m.stay = m.stay[:0]
	at := 0
	for _, l := range leave {
		m.stay = append(m.stay, rows[at:l.at]...)
		at = int(l.at) + 1
	}
	m.stay = append(m.stay, rows[at:]...)
	if same = len(rows); len(leave) > 0 {
		same = int(leave[0].at)
	}
	merged, rest, done := m.merged, m.stay, 0
	for _, j := range join {
		at := sort.Search(len(rest), func(i int) bool { return !b.regrouping.order.before(rest[i], j.row) })
		merged = append(append(merged, rest[:at]...), j.row)
		rest = rest[at:]
		done += at
		same = min(same, done)
		done++
	}
	m.merged = append(merged, rest...)
	return same
}
