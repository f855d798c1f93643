// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "github.com/giogrid/giogrid/layoutx"

// A row that has an id has a row number, wherever it shows: rows of the body count
// from 0, pinned rows from -2 down, those at the top first. All that works on a row
// takes its number, so that it need not know where the row stands; rowAt and placeRow
// turn places into numbers and back. Floating rows, headers and footers have none.

// firstPinned is the number of the first pinned row; -1 is none.
const firstPinned = -2

// pinNumber is the number of the i-th pinned row, and pinIndex the other way round.
func pinNumber(i int) int  { return firstPinned - i }
func pinIndex(row int) int { return firstPinned - row }

// rowAt is the number of the row at a place, false where there is none.
func (e *engine) rowAt(at place) (row int, ok bool) {
	switch at.band {
	case layoutx.Body:
		return at.row, at.row >= 0 && at.row < e.n
	case layoutx.Top, layoutx.Bottom:
		return e.ask.data.pinnedAt(at.band, at.row)
	}
	return -1, false
}

// rowIDAt is the id of the row at a place, empty where there is none.
func (e *engine) rowIDAt(at place) string {
	row, ok := e.rowAt(at)
	if !ok {
		return ""
	}
	return e.ask.data.rowID(row)
}

// isRow says whether a row with a number is at a place.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (e *engine) isRow(at place) bool {
	_, ok := e.rowAt(at)
	return ok
}

// isPinned says whether a pinned row is at a place.
func (e *engine) isPinned(at place) bool { return at.band != layoutx.Body && e.isRow(at) }

// placeRow is where the row with a number stands, in a column. Floating rows come
// before pinned ones in the numbering of a band, whatever stands above.
func (e *engine) placeRow(row, col int) place {
	if row > firstPinned {
		return place{layoutx.Body, row, col}
	}
	i, top := pinIndex(row), e.ask.data.pinnedCount(layoutx.Top)
	if i < top {
		return place{layoutx.Top, i + e.ask.data.floatingCount(layoutx.Top), col}
	}
	return place{layoutx.Bottom, i - top + e.ask.data.floatingCount(layoutx.Bottom), col}
}

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
