// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// removed is the set of removed records. It is copied on change, because jobs read it.
type removed struct {
	set   rowmodel.Bits
	count int
	// tried is the count from which on to try another compaction.
	tried int
}

// Has reports whether a record was removed.
func (r *removed) Has(i int) bool { return r.set.Has(i) }

// with returns the set with more records, below n.
func (r removed) with(rows []int32, n int) removed {
	if len(rows) == 0 {
		return r
	}
	set := rowmodel.NewBits(n)
	copy(set, r.set)
	for _, i := range rows {
		if !set.Has(int(i)) {
			r.count++
		}
		set.Set(int(i))
	}
	r.set = set
	return r
}
