// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdata

import (
	"iter"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// Block is a set of rows of a source by their numbers: the numbers in List, or if List is nil, N
// numbers from First on.
type Block struct {
	List  []coord.Record
	First coord.Record
	N     int
}

// Len returns the number of rows.
func (b Block) Len() int {
	if b.List != nil {
		return len(b.List)
	}
	return b.N
}

// All yields the numbers of the rows.
func (b Block) All() iter.Seq[coord.Record] {
	return func(yield func(coord.Record) bool) {
		if b.List == nil {
			for r := b.First; r < b.First+coord.Record(b.N) && yield(r); r++ {
			}
			return
		}
		for _, r := range b.List {
			if !yield(r) {
				return
			}
		}
	}
}
