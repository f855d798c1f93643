// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package spare keeps values that are out of use, to be used again with the memory that they hold.
package spare

import "slices"

// List is a list of pointers to values that are out of use. It holds no pointer to a value that was taken or cut, so that
// the value can be collected. The zero value is an empty list.
type List[P any] []P

// Put adds a value.
func (l *List[P]) Put(p P) { *l = append(*l, p) }

// Take removes the value that was added last and returns it; ok is false if the list is empty.
func (l *List[P]) Take() (p P, ok bool) {
	if len(*l) == 0 {
		return p, false
	}
	return l.TakeAt(len(*l) - 1), true
}

// TakeAt removes the i-th value and returns it. The last value takes its place.
func (l *List[P]) TakeAt(i int) P {
	all, last := *l, len(*l)-1
	p := all[i]
	all[i] = all[last]
	clear(all[last:])
	*l = all[:last]
	return p
}

// Cut removes the values after the first n, and returns whether there were any.
func (l *List[P]) Cut(n int) bool {
	if len(*l) <= n {
		return false
	}
	clear((*l)[n:])
	*l = (*l)[:n]
	return true
}

// DropFunc removes the values for which drop returns true.
func (l *List[P]) DropFunc(drop func(P) bool) { *l = slices.DeleteFunc(*l, drop) }
