// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "sort"

// distinctSum counts the different values of each branch. It numbers the values of the whole tree,
// because scanning all rows below each branch would take time quadratic in the depth.
type distinctSum struct {
	to       int // the number of the aggregate
	distinct func() func(rows, numbers []int32)
	number   func(rows, numbers []int32)
	// numbers holds the number of each row's value, most the greatest number.
	numbers []int32
	most    int32
}

// spareNumbers is the number of unused value numbers that is kept in addition to one for each row.
const spareNumbers = 1 << 12

func (v *distinctSum) begin(t *treeAggregation, n int) {
	v.numbers = make([]int32, n)
	v.readAll(t)
}

// readAll numbers the values of all rows that count.
func (v *distinctSum) readAll(t *treeAggregation) {
	v.number, v.most = v.distinct(), -1
	v.read(t, t.Rows)
}

// read numbers the values of rows, and reports whether any number changed.
func (v *distinctSum) read(t *treeAggregation, rows []int32) (changed bool) {
	to := t.rd.rows[:]
	for len(rows) > 0 {
		part := rows[:min(batch, len(rows))]
		rows = rows[len(part):]
		t.job.check(len(part))
		v.number(part, to[:len(part)])
		for i, r := range part {
			changed = changed || v.numbers[r] != to[i]
			v.numbers[r], v.most = to[i], max(v.most, to[i])
		}
	}
	return changed
}

// reread numbers the values of changed rows, or of all rows if too many numbers are unused.
func (v *distinctSum) reread(t *treeAggregation, rows []int32) (changed bool) {
	if changed = v.read(t, rows); int(v.most) > 2*len(t.Rows)+spareNumbers {
		v.readAll(t)
	}
	return changed
}

func (v *distinctSum) carry(t *treeAggregation, rows []int32) {
	if len(v.numbers) < t.n {
		v.numbers = append(v.numbers, make([]int32, t.n-len(v.numbers))...)
	}
	v.reread(t, rows)
	v.aggregate(t)
}

// aggregate counts the different values of all groups. The count of a group is its number of rows,
// less the rows whose value an earlier row of the group has. Such a row is subtracted in the
// innermost group that contains both rows, and in its ancestors.
func (v *distinctSum) aggregate(t *treeAggregation) {
	results := t.Results[v.to]
	again := make([]int32, len(t.List))  // by group: rows to subtract
	last := make([]int32, int(v.most)+1) // by value: place of the last row with it, from 1
	path, next := []int32{0}, int32(1)   // groups of the current row
	for i, r := range t.Rows {
		if i%batch == 0 {
			t.job.check(0)
		}
		for int(t.List[path[len(path)-1]].Hi) <= i {
			path = path[:len(path)-1]
		}
		for ; int(next) < len(t.List) && int(t.List[next].Lo) == i; next++ {
			path = append(path, next)
		}
		n := v.numbers[r]
		if n < 0 {
			again[path[len(path)-1]]++
			continue
		}
		if was := last[n] - 1; was >= 0 {
			again[path[t.innermost(path, was)]]++
		}
		last[n] = int32(i) + 1
	}
	for k := len(t.List) - 1; k >= 0; k-- {
		group := &t.List[k]
		if group.Parent >= 0 {
			again[group.Parent] += again[k]
		}
		count := int64(group.Len()) - int64(again[k])
		if was, ok := results[k].(int64); !ok || was != count {
			results[k] = count
		}
	}
}

// innermost returns the index of the last group of a path of nested groups that contains the row at
// a place.
func (t *treeAggregation) innermost(path []int32, place int32) int {
	return sort.Search(len(path)-1, func(i int) bool { return t.List[path[i+1]].Lo > place })
}

func (v *distinctSum) forget([]int32, int) {}
