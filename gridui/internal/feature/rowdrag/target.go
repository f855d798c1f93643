// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// gapAt returns the gap for rows that are dropped at a position of the sheet.
func (f *Feature) gapAt(pos image.Point) gap {
	blocked, tree, count := f.rows.blocked(), f.rows.isTree(), f.Viewport.Count
	switch own := f.Dragging(); {
	case !own && (count == 0 || blocked != notBlocked && !tree || f.rows.regroups()):
		return f.checked(gap{where: option.RowEnd, row: -1})
	case count == 0:
		return gap{row: -1}
	}
	to := gap{row: coord.Pos(count - 1), where: option.RowAfter}
	if f.Dragging() && f.rows.regroups() {
		row, _, _, ok := f.rows.under(pos.Y)
		if !ok {
			row = coord.Pos(count - 1)
		}
		return f.groupGap(row)
	}
	if row, in, size, ok := f.rows.under(pos.Y); ok {
		to = f.rows.gapIn(row, in, size, tree)
	}
	if tree && blocked != notBlocked {
		to.where = option.RowInside
	}
	return f.checked(to)
}

// firstGap returns the first visible gap that dragged rows can go to, else the end of the rows.
func (f *Feature) firstGap() gap {
	if f.Viewport.Count > 0 {
		for _, row := range f.Viewport.Sheet.Rows[layoutx.Body] {
			for _, where := range [...]option.RowPlace{option.RowBefore, option.RowInside} {
				if to := f.checked(gap{row: coord.Pos(row.Index), where: where}); to.ok {
					return to
				}
			}
		}
	}
	return f.checked(gap{where: option.RowEnd, row: -1})
}

// checked returns a gap with ok set to whether the dragged rows can go there.
func (f *Feature) checked(to gap) gap {
	to.ok = f.takes(to)
	return to
}

// takes reports whether the dragged rows can go to a gap of this grid.
func (f *Feature) takes(to gap) bool {
	d, own := f.dragged(), f.Dragging()
	switch {
	case d == nil || d.blocked != notBlocked || f.Grid.Overlaid() || own && f.Options.RowDrag.Mode == option.RowDragExchange:
		return false
	case to.where == option.RowEnd:
		return !own
	case to.row < 0 || to.row >= coord.Pos(f.Viewport.Count):
		return false
	}
	if own && f.rows.regroups() {
		ok, _ := f.intoGroup(to.row)
		return ok && to.where == option.RowInside
	}
	blocked := f.rows.blocked()
	if !f.rows.isTree() {
		return blocked == notBlocked && to.where != option.RowInside
	}
	if blocked != notBlocked && to.where != option.RowInside {
		return false
	}
	if kind := f.Dataset.KindAt(to.row); kind != dataset.ItemRow && kind != dataset.ItemFiller {
		return false
	}
	return !own || !f.rows.within(to.row, f.moving)
}

// setGap sets the gap and the id of its row.
func (f *Feature) setGap(to gap) { f.gap, f.gapID = to, f.rows.idAt(to) }

// findGap finds the row of the gap again, since the rows may have changed. If that row is gone, the gap moves to
// the row at the same position.
func (f *Feature) findGap() {
	if f.gap.where == option.RowEnd {
		return
	}
	if row, ok := f.Dataset.FindRow(f.gapID, f.gap.row); ok {
		f.gap.row = row
		return
	}
	f.gap.row = min(f.gap.row, coord.Pos(f.Viewport.Count-1))
	f.setGap(f.gap)
}

// groupGap returns the gap for rows of this grid that are dropped into the group of a body row.
func (f *Feature) groupGap(row coord.Pos) gap {
	return f.checked(gap{row: row, where: option.RowInside})
}

// intoGroup reports whether the dragged rows can go to the group of a body row, and why they cannot.
func (f *Feature) intoGroup(row coord.Pos) (ok bool, reason blockReason) {
	id, ok := f.Dataset.Groups.GroupOf(row)
	if !ok || len(f.moving) == 0 {
		return false, notBlocked
	}
	ids := f.dragged().ids
	if k := &f.regrouping; k.group != id || k.rev != f.Dataset.RowsRev || k.moving != ids[0] {
		*k = regrouping{group: id, rev: f.Dataset.RowsRev, moving: ids[0]}
		k.same, k.reason = f.rows.regroupReason(row, id, f.moving)
	}
	return !f.regrouping.same && f.regrouping.reason == notBlocked, f.regrouping.reason
}
