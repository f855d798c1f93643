// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// heat adds all rows above some rows to a set that has the rows above its rows.
func (t *Tree) heat(hot Bits, rows []int32) {
	for _, r := range rows {
		for up := t.parents[r]; up >= 0 && !hot.Has(int(up)); up = t.parents[up] {
			hot.Set(int(up))
		}
	}
}

// forget drops the kept values of changed rows, of a tree of n rows.
func (ts *treeSums) forget(rows []int32, n int) {
	for _, sum := range ts.sums {
		sum.forget(rows, n)
	}
}

// oldBranches sets kept to the old groups of the same rows, -1 for none, and returns the groups by row. at holds the old
// groups of some rows, and any number for the others.
func (t *treeAggregation) oldBranches(at []int32) []int32 {
	if len(at) < t.n {
		at = make([]int32, t.n+t.n/32)
		for k, group := range t.old.List[1:] {
			at[group.row] = int32(k) + 1
		}
	}
	old := t.old.List
	t.kept = make([]int32, len(t.List))
	for k := range t.List[1:] {
		k, row := k+1, t.List[k+1].row
		if t.kept[k] = at[row]; int(t.kept[k]) >= len(old) || old[t.kept[k]].row != row {
			t.kept[k] = -1
		}
		at[row] = int32(k)
	}
	return at
}

// keepBranches removes groups from kept that are not the same as the old ones, and adds them to groups.
func (t *treeAggregation) keepBranches(same func(group, was int32) bool) {
	for k := int32(len(t.List)) - 1; k > 0; k-- {
		if was := t.kept[k]; was < 0 || !same(k, was) {
			t.kept[k] = -1
			t.groups = append(t.groups, k)
		}
	}
	t.kept[0], t.groups = -1, append(t.groups, 0)
}

// eachKept calls do with the ranges of groups that are kept: n groups from group on, which were n groups from was on.
func (t *treeAggregation) eachKept(do func(group, was, n int)) {
	for k := 0; k < len(t.kept); {
		n, was := 1, t.kept[k]
		for was >= 0 && k+n < len(t.kept) && t.kept[k+n] == was+int32(n) {
			n++
		}
		if was >= 0 {
			do(k, int(was), n)
		}
		k += n
	}
}

// keepResults copies the results of an aggregate of kept groups.
func (t *treeAggregation) keepResults(aggregate int) {
	t.eachKept(func(group, was, n int) {
		keepRange(t.Values[aggregate], t.old.Values[aggregate], group, was, n)
		keepRange(t.Results[aggregate], t.old.Results[aggregate], group, was, n)
		keepRange(t.Sums[aggregate], t.old.Sums[aggregate], group, was, n)
		keepRange(t.Picked[aggregate], t.old.Picked[aggregate], group, was, n)
	})
}

// keepRange copies n values of an old list, unless it is empty.
func keepRange[V any](to, from []V, at, was, n int) {
	if len(from) > 0 {
		copy(to[at:at+n], from[was:was+n])
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
