// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowmodel

// filterStage computes which rows pass a filter. The model calls filters through it alone, so that programs which set
// none link no filters.
type filterStage interface {
	// all returns the rows below n that pass. within, unless nil, limits the search to its rows.
	all(j *Job, n int, within Bits) Bits
	// few returns the rows of an ascending list, all below n, that pass.
	few(rows []int32, n int) []int32
	// narrows reports whether rows that pass are certain to have passed old, which may be nil.
	narrows(old filterStage) bool
}

// filterBy computes the stage of a filter.
type filterBy struct{ filter Filter }

func (f filterBy) all(j *Job, n int, within Bits) Bits { return filterRows(j, f.filter, n, within) }

func (f filterBy) few(rows []int32, n int) []int32 { return filterFew(f.filter, rows, n) }

func (f filterBy) narrows(old filterStage) bool {
	o, ok := old.(filterBy)
	return old == nil || ok && narrows(f.filter, o.filter)
}

// filterFew filters ascending rows below n.
func filterFew(f Filter, rows []int32, n int) (passing []int32) {
	s := &scan{n: n, few: true}
	for len(rows) > 0 {
		k := 1
		for k < len(rows) && rows[k]/batch == rows[0]/batch {
			k++
		}
		passing = f.match(s, rows[:k], passing)
		rows = rows[k:]
	}
	return passing
}
