// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// HasRow reports whether there is a row at a position.
func (sr *shownRows) HasRow(row coord.Pos) bool {
	if row.IsPinned() {
		return row.PinIndex() < len(sr.Pinned.Records)
	}
	return row >= 0 && row < coord.Pos(sr.ShownCount())
}

// PinnedAt is the position of the pinned row at a slot of the top or the bottom band.
func (sr *shownRows) PinnedAt(b layoutx.Band, row coord.Slot) (pos coord.Pos, ok bool) {
	i := int(row) - sr.FloatingCount(b)
	if i < 0 || i >= sr.PinnedCount(b) {
		return -1, false
	}
	if b == layoutx.Bottom {
		i += sr.PinnedCount(layoutx.Top)
	}
	return coord.Pinned(i), true
}

// PosIn is the position of the row at a slot of a band, by the rows as they are now: the host
// may not have synced yet.
func (sr *shownRows) PosIn(b layoutx.Band, row coord.Slot) (pos coord.Pos, ok bool) {
	pos = coord.Pos(row)
	switch b {
	case layoutx.Body:
	case layoutx.Top, layoutx.Bottom:
		if pos, ok = sr.PinnedAt(b, row); !ok {
			return -1, false
		}
	default:
		return -1, false
	}
	return pos, sr.HasRow(pos)
}

// ItemIn is the item at a slot of a band. ok is false where there is no row with an id.
func (sr *shownRows) ItemIn(b layoutx.Band, row coord.Slot) (it coord.Item, ok bool) {
	pos, ok := sr.PosIn(b, row)
	if !ok {
		return 0, false
	}
	return sr.SourceOf(pos), true
}

// RowKey is the id of the row at a slot of a band.
func (sr *shownRows) RowKey(b layoutx.Band, row coord.Slot) (id string, ok bool) {
	pos, ok := sr.PosIn(b, row)
	if !ok {
		return "", false
	}
	return sr.RowID(pos), true
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

// PinnedPos is the position of a pinned record. ok is false if it is not pinned.
func (sr *shownRows) PinnedPos(record coord.Record) (pos coord.Pos, ok bool) {
	i := sr.Pinned.pinOf(record)
	return coord.Pinned(i), i >= 0
}

// RowID is the id of the row at a position, empty if there is none.
func (sr *shownRows) RowID(pos coord.Pos) string {
	if !sr.HasRow(pos) {
		return ""
	}
	return sr.ItemID(sr.SourceOf(pos))
}
