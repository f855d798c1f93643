// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/coord"

// Arrived returns the number of records from one on: all that were not removed, and those among them that pass the
// filters. Rows that are added become the last records.
func (ds *Set) Arrived(from coord.Record) (all, passing int) {
	r := ds.Reader()
	lo, hi := min(max(int(from), 0), r.N), r.N
	all = hi - lo - r.gone.CountIn(lo, hi)
	if ds.Order.On {
		if pass := ds.Order.Model.Passing(); pass != nil {
			return all, pass.CountIn(lo, hi)
		}
	}
	return all, all
}

// Records returns the number of records, removed ones among them.
func (ds *Set) Records() coord.Record {
	r := ds.Reader()
	return coord.Record(r.N)
}

// LastID returns the id of the record before one, empty if there is none or if ids are row numbers.
func (ds *Set) LastID(before coord.Record) string {
	r := ds.Reader()
	if before <= 0 || before > coord.Record(r.N) || r.Decimal() {
		return ""
	}
	return r.ID(before - 1)
}
