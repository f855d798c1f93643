// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "slices"

// list is a sequence of ranges in the order of adding, with one active range. The active range is stored by
// value, outside the slice: moving its head does not write to memory that copies of the list share, so a copy
// is a snapshot.
type list struct {
	// others are all ranges except the active one. The elements are never modified.
	others []Range
	active Range
	// at is the index of the active range in the sequence of all ranges.
	at int
	// some reports whether there is any range.
	some bool
}

// listOf returns a list of ranges in which the one at index at is active.
func listOf(all []Range, at int) list {
	if len(all) == 0 {
		return list{}
	}
	return list{others: slices.Concat(all[:at], all[at+1:]), active: all[at], at: at, some: true}
}

func (l *list) len() int {
	if !l.some {
		return 0
	}
	return len(l.others) + 1
}

func (l *list) get(i int) Range {
	switch {
	case i < l.at:
		return l.others[i]
	case i > l.at:
		return l.others[i-1]
	}
	return l.active
}

// all returns the ranges in a new slice.
func (l *list) all() []Range {
	all := make([]Range, l.len())
	for i := range all {
		all[i] = l.get(i)
	}
	return all
}

// with returns the list with another range added, which becomes active.
func (l *list) with(r Range) list {
	return list{others: l.all(), active: r, at: l.len(), some: true}
}
