// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// resum updates the aggregates of a tree whose rows came, went or moved. changed holds rows with other values. A branch
// with the same rows in the same order keeps its total; the others are computed again from their rows and from
// the branches below them, as in a tree that is new, so that sums of floating-point numbers are equal to the last bit.
func (m *Model) resum(changed []int32) {
	s, n := &m.now, m.want.n
	dirty := NewBits(n)
	for _, r := range changed {
		dirty.Set(int(r))
	}
	spare := m.relaid.groups
	g, sums := m.want.branches(nil, s.outline, spare, len(s.groups.List))
	g.room(m.want.shape.Aggregates, spare)
	m.relaid.groups = s.groups
	if s.sums.rd == nil {
		s.sums.rd = new(reader)
	}
	t := &treeAggregation{Groups: g, sums: sums, rd: s.sums.rd, anew: true, totalOnly: m.want.shape.TotalOnly, old: s.groups, n: n}
	if len(m.relaid.at) < n {
		m.relaid.at = make([]int32, n+n/32)
	}
	t.keepBranches(s.sums.ends, dirty, m.relaid.at)
	var rows []int32
	if slices.ContainsFunc(s.sums.sums, func(sum treeSum) bool { _, counts := sum.(*distinctSum); return counts }) {
		rows = t.newlyCounted(dirty)
	}
	for _, sum := range s.sums.sums {
		sum.carry(t, rows)
	}
	sums.sums, sums.rd = s.sums.sums, t.rd
	s.groups, s.sums = g, sums
}

// forget drops the kept values of changed rows, of a tree of n rows.
func (ts *treeSums) forget(rows []int32, n int) {
	for _, sum := range ts.sums {
		sum.forget(rows, n)
	}
}

// keepBranches sets kept, and groups to the other ones. ends holds the ends of the old groups, dirty the rows
// with other values. at is 0 for all rows, before and after.
func (t *treeAggregation) keepBranches(ends []int32, dirty Bits, at []int32) {
	for k := 1; k < len(t.old.List); k++ {
		at[t.old.List[k].row] = int32(k)
	}
	t.kept = make([]int32, len(t.List))
	for k := int32(len(t.List)) - 1; k >= 0; k-- {
		was := int32(0)
		if k > 0 {
			was = at[t.List[k].row]
		}
		if k > 0 && was == 0 || !t.sameBranch(k, was, ends, dirty) {
			was = -1
			t.groups = append(t.groups, k)
		}
		t.kept[k] = was
	}
	for k := 1; k < len(t.old.List); k++ {
		at[t.old.List[k].row] = 0
	}
}

// sameBranch reports whether a group has the rows and the groups of an old one, in the same order and with the same
// values.
func (t *treeAggregation) sameBranch(group, was int32, ends []int32, dirty Bits) bool {
	now, old := &t.List[group], &t.old.List[was]
	if now.Len() != old.Len() {
		return false
	}
	at, before := now.Lo, old.Lo
	below, wasBelow := group+1, was+1
	for {
		end, wasEnd := now.Hi, old.Hi
		if below < t.sums.ends[group] {
			end = t.List[below].Lo
		}
		if wasBelow < ends[was] {
			wasEnd = t.old.List[wasBelow].Lo
		}
		if end-at != wasEnd-before {
			return false
		}
		for i, r := range t.Rows[at:end] {
			if t.old.Rows[int(before)+i] != r || dirty.Has(int(r)) {
				return false
			}
		}
		if below == t.sums.ends[group] || wasBelow == ends[was] {
			return below == t.sums.ends[group] && wasBelow == ends[was]
		}
		if t.kept[below] != wasBelow {
			return false
		}
		at, before = t.List[below].Hi, t.old.List[wasBelow].Hi
		below, wasBelow = t.sums.ends[below], ends[wasBelow]
	}
}

// newlyCounted returns the rows that count and did not before, or have other values.
func (t *treeAggregation) newlyCounted(dirty Bits) (rows []int32) {
	counted := NewBits(t.n)
	for _, r := range t.old.Rows {
		counted.Set(int(r))
	}
	for _, r := range t.Rows {
		if dirty.Has(int(r)) || !counted.Has(int(r)) {
			rows = append(rows, r)
		}
	}
	return rows
}
