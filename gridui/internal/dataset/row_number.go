// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/layoutx"

// FirstPinned is the number of the first pinned row; -1 is none.
const FirstPinned = -2

// PinNumber is the number of the i-th pinned row, and pinIndex the other way round.
func PinNumber(i int) int { return FirstPinned - i }

func PinIndex(row int) int { return FirstPinned - row }

// HasRow says whether a row has a number now.
func (ds *Set) HasRow(row int) bool {
	if row <= FirstPinned {
		return PinIndex(row) < len(ds.Pinned.Records)
	}
	return row >= 0 && row < ds.ShownCount()
}

// PinnedAt is the number of the pinned row at a place of the top or the bottom band.
func (ds *Set) PinnedAt(b layoutx.Band, row int) (number int, ok bool) {
	i := row - ds.FloatingCount(b)
	if i < 0 || i >= ds.PinnedCount(b) {
		return -1, false
	}
	if b == layoutx.Bottom {
		i += ds.PinnedCount(layoutx.Top)
	}
	return PinNumber(i), true
}

// NumberAt is the number of the row at a place of a band by the rows as they are now, which
// the engine may be yet to hear of.
func (ds *Set) NumberAt(b layoutx.Band, row int) (number int, ok bool) {
	number = row
	switch b {
	case layoutx.Body:
	case layoutx.Top, layoutx.Bottom:
		if number, ok = ds.PinnedAt(b, row); !ok {
			return -1, false
		}
	default:
		return -1, false
	}
	return number, ds.HasRow(number)
}

// Record is what the row at a place of a band stands for, as sourceOf says; false where
// there is no row with an id.
func (ds *Set) Record(b layoutx.Band, row int) (it int, ok bool) {
	number, ok := ds.NumberAt(b, row)
	if !ok {
		return 0, false
	}
	return ds.SourceOf(number), true
}

// RowKey is the id of the row at a place of a band.
func (ds *Set) RowKey(b layoutx.Band, row int) (id string, ok bool) {
	number, ok := ds.NumberAt(b, row)
	if !ok {
		return "", false
	}
	return ds.RowID(number), true
}

// FindShown is the number of the row with an id, wherever it shows; near is where it
// was last.
func (ds *Set) FindShown(id string, near int) (row int, ok bool) {
	for i, pinned := range ds.Pinned.ids {
		if pinned == id {
			return PinNumber(i), true
		}
	}
	return ds.FindRow(id, max(near, 0))
}

// PinnedCount is the number of pinned rows of the top or the bottom band.
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (ds *Set) PinnedCount(b layoutx.Band) int {
	if b == layoutx.Top {
		return ds.Pinned.Tops
	}
	return len(ds.Pinned.Records) - ds.Pinned.Tops
}

// PinnedNumber is the number of a record that is pinned, false if it is not.
func (ds *Set) PinnedNumber(record int) (row int, ok bool) {
	i := ds.Pinned.pinOf(record)
	return PinNumber(i), i >= 0
}

// RowID is the id of a row; named says whether the rows have ids at all.
func (ds *Set) RowID(i int) string {
	if !ds.HasRow(i) {
		return ""
	}
	return ds.ItemID(ds.SourceOf(i))
}
