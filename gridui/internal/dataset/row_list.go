// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"iter"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// RowList is a list of records, which may contain groups and rows that cannot be selected. A job
// may read a long list while frames continue, so a list holds nothing that frames change.
type RowList struct {
	Each iter.Seq[coord.Item]
	// Most is an upper bound of the number of items.
	Most int
}

// ListOf returns a list of the given records.
func ListOf(rows ...coord.Item) RowList { return RowList{slices.Values(rows), len(rows)} }

// And concatenates two lists.
func (l RowList) And(more RowList) RowList {
	return RowList{func(yield func(coord.Item) bool) {
		for row := range l.Each {
			if !yield(row) {
				return
			}
		}
		more.Each(yield)
	}, l.Most + more.Most}
}
