// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// removed is the set of removed records. It is copied on change, because jobs read it.
type removed struct {
	set   rowmodel.Bits
	count int
	// tried is the count at which another compaction is tried.
	tried int
}

// Has reports whether a record was removed.
func (r *removed) Has(i coord.Record) bool { return r.set.Has(int(i)) }

// before returns the number of removed records before a record.
func (r *removed) before(i coord.Record) int {
	if r.count == 0 {
		return 0
	}
	return r.set.CountBelow(int(i))
}

// with returns the set with additional records, all below n.
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

// renumberedIDs returns the ids in made by the record numbers after a compaction. records holds the
// old numbers of the remaining records, in order.
func renumberedIDs[N coord.Record | int32](made map[coord.Record]string, records []N) map[coord.Record]string {
	if len(made) == 0 {
		return nil
	}
	next := map[coord.Record]string{}
	for to, from := range records {
		if id, ok := made[coord.Record(from)]; ok {
			next[coord.Record(to)] = id
		}
	}
	return next
}

// Renumbered returns the number of a record after a compaction, -1 if it was removed.
func Renumbered(record coord.Record, moved []int32) coord.Record {
	if record < 0 || record >= coord.Record(len(moved)) {
		return record
	}
	return coord.Record(moved[record])
}
