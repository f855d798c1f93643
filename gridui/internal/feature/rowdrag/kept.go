// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/layoutx"
)

// A keptRow is a row that stays where it is on the screen while others move.
type keptRow struct {
	set bool
	id  string
	// item and inside are the scroll position. y is the distance of the row from the top of the body, in pixels.
	item      coord.Pos
	inside, y int
}

// stayingRow returns the first visible row that does not move itself. It is called before the others move.
func (r *rows) stayingRow(moving []coord.Pos) keptRow {
	top := r.Viewport.Sheet.Panes.Band(layoutx.Body).Min.Y
	for _, row := range r.Viewport.Sheet.Rows[layoutx.Body] {
		if _, moves := slices.BinarySearch(moving, coord.Pos(row.Index)); moves || row.Index >= r.Viewport.Count {
			continue
		}
		anchor := &r.Viewport.Scroll.Anchor
		return keptRow{set: true, id: r.Dataset.RowID(coord.Pos(row.Index)), y: row.Start - top, item: coord.Pos(anchor.Item), inside: anchor.Inside}
	}
	return keptRow{}
}

// RestoreScreen scrolls the kept row back to its place on the screen after rows moved. It reports whether it did:
// it does nothing if no rows moved, or the grid was scrolled since.
func (f *Feature) RestoreScreen() bool {
	k, anchor := f.kept, &f.Viewport.Scroll.Anchor
	f.kept = keptRow{}
	if !k.set || k.item != coord.Pos(anchor.Item) || k.inside != anchor.Inside {
		return false
	}
	row, ok := f.Dataset.FindRow(k.id, k.item)
	if ok {
		f.Motion.ScrollTo(max(f.Viewport.RowAxis.Start(int(row))-int64(k.y), 0))
	}
	return ok
}
