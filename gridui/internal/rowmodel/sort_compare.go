// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

import "slices"

// sortCompare sorts runs by the caller's comparison, and returns the runs of equal rows. A
// contradictory comparison leaves the rows in some order and loses none.
func (s *sorter) sortCompare(runs []run, k *SortKey) (ties []run) {
	for _, r := range runs {
		rows := make([]int32, r.hi-r.lo)
		for i := range rows {
			rows[i] = s.ps[int(r.lo)+i].row
		}
		rows = s.sortByFunc(rows, k)
		for i, row := range rows {
			s.ps[int(r.lo)+i].row = row
		}
		ties = appendTies(ties, r, func(i, j int32) bool {
			return k.Field.Compare(rows[i-r.lo], rows[j-r.lo]) == 0
		})
	}
	for _, r := range ties { // a contradictory comparison may have mixed these up
		slices.SortFunc(s.ps[r.lo:r.hi], func(a, b pair) int { return int(a.row - b.row) })
	}
	return ties
}

// sortByFunc returns sorted rows. It sorts the halves of a long list in parallel.
func (s *sorter) sortByFunc(rows []int32, k *SortKey) []int32 {
	compare := func(a, b int32) int {
		s.job.tick()
		if c := k.Field.Compare(a, b); c != 0 {
			return signed(c, k.Descending)
		}
		return int(a - b)
	}
	if len(rows) < parallelLeast || !s.job.parallel() {
		slices.SortFunc(rows, compare)
		return rows
	}
	m := len(rows) / 2
	s.job.both(func() { slices.SortFunc(rows[:m], compare) }, func() { slices.SortFunc(rows[m:], compare) })
	return merge(rows[:m], rows[m:], compare)
}

// merge merges two sorted lists from the front, so that even a contradictory comparison keeps each
// row exactly once.
func merge(l, r []int32, compare func(a, b int32) int) []int32 {
	out := make([]int32, 0, len(l)+len(r))
	for len(l) > 0 && len(r) > 0 {
		if compare(l[0], r[0]) <= 0 {
			out, l = append(out, l[0]), l[1:]
		} else {
			out, r = append(out, r[0]), r[1:]
		}
	}
	return append(append(out, l...), r...)
}
