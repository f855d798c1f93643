// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// removed are records that are no more. A job may read what it had when it began.
type removed struct {
	set   rowmodel.Bits
	count int
	// tried is the count from which on another compaction is worth it.
	tried int
}

func (r *removed) Has(i int) bool { return r.set.Has(i) }

// with is the removed records with more of them, below n.
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
