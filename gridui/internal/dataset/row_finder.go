// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/gridui/internal/coord"

// rowFinder finds a row by id after the rows changed. It starts at the old position and moves away
// in both directions. A frame searches near it; a rowSearch searches the rest.
type rowFinder struct {
	// id returns the id of a visible row.
	id func(row coord.Pos) string
	// The rows lo … hi-1 are searched, at most most of them.
	lo, hi coord.Pos
	most   int
}

// findNear is the number of rows that a frame searches for a row if there are more than InlineRows:
// about 20 µs.
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
	// InlineRows is the maximum number of rows sorted within a frame, which takes about 2 ms.
	InlineRows = 10_000
	// MaxOrdered is the maximum number of rows that can be sorted, filtered or grouped, which
	// takes about 40 bytes a row temporarily.
	MaxOrdered = 1 << 27
)
