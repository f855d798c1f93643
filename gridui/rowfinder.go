// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// rowFinder finds a row by id after the rows changed. It looks where the row was,
// then around there, and builds a table of all ids only when that fails.
type rowFinder struct {
	// id is the id of a row that shows.
	id func(row int) string
	n  int
}

const (
	// findNear is how many rows on either side are compared before a table is built.
	findNear = 2048
	// findMost is the most rows that a table is built for; in larger sources a row
	// that moved far is taken for gone.
	findMost = 1 << 26
)

func (f *rowFinder) find(id string, at int) (int, bool) {
	if f.n == 0 || id == "" {
		return 0, false
	}
	at = min(max(at, 0), f.n-1)
	for d := range findNear {
		if i := at + d; i < f.n && f.id(i) == id {
			return i, true
		}
		if i := at - d; d > 0 && i >= 0 && f.id(i) == id {
			return i, true
		}
	}
	if f.n <= findNear || f.n > findMost {
		return 0, false
	}
	var table rowmodel.IDs
	table.Build(f.n, f.id)
	return table.Find(id, f.id)
}
