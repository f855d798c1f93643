// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

// rowFinder finds a row by id after the rows changed: first where the row was, then
// further and further from there. A frame looks at few rows; see rowSearch for the rest.
type rowFinder struct {
	// id is the id of a row that shows.
	id func(row int) string
	// The rows lo … hi-1 are looked at, and most of them at most.
	lo, hi, most int
}

// findNear is how many rows a frame looks at for one that it has to find again where there
// are more than inlineRows: about 20 µs.
const findNear = 1000

func (f *rowFinder) find(id string, at int) (int, bool) {
	if f.lo >= f.hi || id == "" {
		return 0, false
	}
	at = min(max(at, f.lo), f.hi-1)
	for d, looked := 0, 0; looked < f.most && (at+d < f.hi || at-d >= f.lo); d++ {
		if i := at + d; i < f.hi {
			if looked++; f.id(i) == id {
				return i, true
			}
		}
		if i := at - d; d > 0 && i >= f.lo {
			if looked++; f.id(i) == id {
				return i, true
			}
		}
	}
	return 0, false
}
