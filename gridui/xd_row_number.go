// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/layoutx"

// firstPinned is the number of the first pinned row; -1 is none.
const firstPinned = -2

// pinNumber is the number of the i-th pinned row, and pinIndex the other way round.
func pinNumber(i int) int { return firstPinned - i }

func pinIndex(row int) int { return firstPinned - row }

// hasRow says whether a row has a number now.
func (ds *dataset) hasRow(row int) bool {
	if row <= firstPinned {
		return pinIndex(row) < len(ds.pinned.records)
	}
	return row >= 0 && row < ds.shownCount()
}

// pinnedAt is the number of the pinned row at a place of the top or the bottom band.
func (ds *dataset) pinnedAt(b layoutx.Band, row int) (number int, ok bool) {
	i := row - ds.floatingCount(b)
	if i < 0 || i >= ds.pinnedCount(b) {
		return -1, false
	}
	if b == layoutx.Bottom {
		i += ds.pinnedCount(layoutx.Top)
	}
	return pinNumber(i), true
}

// numberAt is the number of the row at a place of a band by the rows as they are now, which
// the engine may be yet to hear of.
func (ds *dataset) numberAt(b layoutx.Band, row int) (number int, ok bool) {
	number = row
	switch b {
	case layoutx.Body:
	case layoutx.Top, layoutx.Bottom:
		if number, ok = ds.pinnedAt(b, row); !ok {
			return -1, false
		}
	default:
		return -1, false
	}
	return number, ds.hasRow(number)
}

// record is what the row at a place of a band stands for, as sourceOf says; false where
// there is no row with an id.
func (ds *dataset) record(b layoutx.Band, row int) (it int, ok bool) {
	number, ok := ds.numberAt(b, row)
	if !ok {
		return 0, false
	}
	return ds.sourceOf(number), true
}

// rowKey is the id of the row at a place of a band.
func (ds *dataset) rowKey(b layoutx.Band, row int) (id string, ok bool) {
	number, ok := ds.numberAt(b, row)
	if !ok {
		return "", false
	}
	return ds.rowID(number), true
}

// findShown is the number of the row with an id, wherever it shows; near is where it
// was last.
func (ds *dataset) findShown(id string, near int) (row int, ok bool) {
	for i, pinned := range ds.pinned.ids {
		if pinned == id {
			return pinNumber(i), true
		}
	}
	return ds.findRow(id, max(near, 0))
}

// pinnedCount is the number of pinned rows of the top or the bottom band.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (ds *dataset) pinnedCount(b layoutx.Band) int {
	if b == layoutx.Top {
		return ds.pinned.tops
	}
	return len(ds.pinned.records) - ds.pinned.tops
}

// pinnedNumber is the number of a record that is pinned, false if it is not.
func (ds *dataset) pinnedNumber(record int) (row int, ok bool) {
	i := ds.pinned.pinOf(record)
	return pinNumber(i), i >= 0
}

// rowID is the id of a row; named says whether the rows have ids at all.
func (ds *dataset) rowID(i int) string {
	if !ds.hasRow(i) {
		return ""
	}
	return ds.itemID(ds.sourceOf(i))
}
