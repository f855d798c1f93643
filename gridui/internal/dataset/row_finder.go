// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/coord"

// rowFinder finds a row by id after the rows changed. It starts where the row was and moves away
// in both directions. A frame looks at few rows; a rowSearch looks at the rest.
type rowFinder struct {
	// id is the id of a row that shows.
	id func(row coord.Pos) string
	// The rows lo … hi-1 are searched, at most most of them.
	lo, hi coord.Pos
	most   int
}

// findNear is how many rows a frame looks at to find one again if there are more than
// InlineRows: about 20 µs.
const findNear = 1000

func (f *rowFinder) find(id string, at coord.Pos) (coord.Pos, bool) {
	if f.lo >= f.hi || id == "" {
		return 0, false
	}
	at = min(max(at, f.lo), f.hi-1)
	for d, looked := coord.Pos(0), 0; looked < f.most && (at+d < f.hi || at-d >= f.lo); d++ {
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

const (
	// InlineRows is the most rows that are sorted within a frame, which takes about 2 ms.
	InlineRows = 10_000
	// MaxOrdered is the most rows that can be sorted, filtered or grouped. That takes about 40
	// bytes a row while it is done.
	MaxOrdered = 1 << 27
)
