// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"iter"
	"slices"
)

// RowList is rows of records by number, some of which may turn out to be groups or
// not selectable. Unless a list is short, it is read by a job while the frames go
// on, so it holds nothing that they change.
type RowList struct {
	Each iter.Seq[int]
	// Most is at least how many there are.
	Most int
}

// ListOf is a list of a few rows.
func ListOf(rows ...int) RowList { return RowList{slices.Values(rows), len(rows)} }

// And is two lists, one after the other.
func (l RowList) And(more RowList) RowList {
	return RowList{func(yield func(int) bool) {
		for row := range l.Each {
			if !yield(row) {
				return
			}
		}
		more.Each(yield)
	}, l.Most + more.Most}
}
