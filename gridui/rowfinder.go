// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/gridui/internal/rowmodel"

// rowFinder finds rows by id after the rows changed. It looks where the row was,
// then around there, and builds a table of all ids only when that fails.
type rowFinder struct {
	ask   asker
	n     int
	table rowmodel.IDs
	built bool
}

const (
	// findNear is how many rows on either side are compared before a table is built.
	findNear = 2048
	// findMost is the most rows that a table is built for; in larger sources a row
	// that moved far is taken for gone.
	findMost = 1 << 26
)

// near returns a search that begins at a row.
func (f *rowFinder) near(at int) func(id string) (int, bool) {
	return func(id string) (int, bool) { return f.find(id, at) }
}

func (f *rowFinder) find(id string, at int) (int, bool) {
	if !f.ask.named() || f.n == 0 || id == "" {
		return 0, false
	}
	at = min(max(at, 0), f.n-1)
	for d := range findNear {
		if i := at + d; i < f.n && f.ask.rowID(i) == id {
			return i, true
		}
		if i := at - d; d > 0 && i >= 0 && f.ask.rowID(i) == id {
			return i, true
		}
	}
	if f.n <= findNear || f.n > findMost {
		return 0, false
	}
	if !f.built {
		f.built = true
		f.table.Build(f.n, f.ask.rowID)
	}
	return f.table.Find(id, f.ask.rowID)
}
