// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import "github.com/giogrid/giogrid/layoutx"

// FirstPinned is the row number of the first pinned row; -1 means no row.
const FirstPinned = -2

// PinNumber is the row number of the i-th pinned row.
func PinNumber(i int) int { return FirstPinned - i }

// PinIndex is the index of the pinned row with a row number.
func PinIndex(row int) int { return FirstPinned - row }

// HasRow reports whether there is a row with a row number.
func (sr *shownRows) HasRow(row int) bool {
	if row <= FirstPinned {
		return PinIndex(row) < len(sr.Pinned.Records)
	}
	return row >= 0 && row < sr.ShownCount()
}

// PinnedAt is the row number of the pinned row at a place of the top or the bottom band.
func (sr *shownRows) PinnedAt(b layoutx.Band, row int) (number int, ok bool) {
	i := row - sr.FloatingCount(b)
	if i < 0 || i >= sr.PinnedCount(b) {
		return -1, false
	}
	if b == layoutx.Bottom {
		i += sr.PinnedCount(layoutx.Top)
	}
	return PinNumber(i), true
}

// NumberAt is the row number at a place of a band, by the rows as they are now: the host may not
// have synced yet.
func (sr *shownRows) NumberAt(b layoutx.Band, row int) (number int, ok bool) {
	number = row
	switch b {
	case layoutx.Body:
	case layoutx.Top, layoutx.Bottom:
		if number, ok = sr.PinnedAt(b, row); !ok {
			return -1, false
		}
	default:
		return -1, false
	}
	return number, sr.HasRow(number)
}

// Record is the item at a place of a band. ok is false where there is no row with an id.
func (sr *shownRows) Record(b layoutx.Band, row int) (it int, ok bool) {
	number, ok := sr.NumberAt(b, row)
	if !ok {
		return 0, false
	}
	return sr.SourceOf(number), true
}

// RowKey is the id of the row at a place of a band.
func (sr *shownRows) RowKey(b layoutx.Band, row int) (id string, ok bool) {
	number, ok := sr.NumberAt(b, row)
	if !ok {
		return "", false
	}
	return sr.RowID(number), true
}

// PinnedCount is the number of pinned rows of the top or the bottom band.
//
// It is not inlined because it has many callers, and programs should stay small.
//
//go:noinline
func (sr *shownRows) PinnedCount(b layoutx.Band) int {
	if b == layoutx.Top {
		return sr.Pinned.Tops
	}
	return len(sr.Pinned.Records) - sr.Pinned.Tops
}

// PinnedNumber is the row number of a pinned record. ok is false if it is not pinned.
func (sr *shownRows) PinnedNumber(record int) (row int, ok bool) {
	i := sr.Pinned.pinOf(record)
	return PinNumber(i), i >= 0
}

// RowID is the id of the row with a row number, empty if there is none.
func (sr *shownRows) RowID(i int) string {
	if !sr.HasRow(i) {
		return ""
	}
	return sr.ItemID(sr.SourceOf(i))
}
