// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// rowFinder finds a row by id after the rows changed: first where the row was, then
// further and further from there. That takes 20 ms for a million rows, and happens
// only when a row that the screen or the focus is at has gone far.
type rowFinder struct {
	// id is the id of a row that shows.
	id func(row int) string
	n  int
}

// findMost is how many rows on either side are looked at; a row that went further
// is taken for gone.
const findMost = 1 << 21

func (f *rowFinder) find(id string, at int) (int, bool) {
	if f.n == 0 || id == "" {
		return 0, false
	}
	at = min(max(at, 0), f.n-1)
	for d := range min(max(at, f.n-1-at)+1, findMost) {
		if i := at + d; i < f.n && f.id(i) == id {
			return i, true
		}
		if i := at - d; d > 0 && i >= 0 && f.id(i) == id {
			return i, true
		}
	}
	return 0, false
}
