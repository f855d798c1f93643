// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/virtualize"
)

// A gap is a target of dragged rows in a grid: before, inside or after a visible row, or after all rows.
type gap struct {
	// ok reports whether the dragged rows can go there.
	ok    bool
	where option.RowPlace
	row   coord.Pos
}

// index returns the position of the gap among the count rows of a body.
func (g gap) index(count int) coord.Pos {
	switch g.where {
	case option.RowEnd:
		return coord.Pos(count)
	case option.RowAfter:
		return g.row + 1
	}
	return g.row
}

// gapIn returns the gap at a height in a row of the given size, in pixels. The upper half of a row is before it,
// the lower half after it. In a tree the upper third is before it, the middle third inside it, the lower third
// after it. The gap after a row is returned as the gap before the next row, in a tree only if the row is open.
func (r *rows) gapIn(row coord.Pos, in, size int, tree bool) gap {
	switch {
	case tree && 3*in < size, !tree && 2*in < size:
		return gap{row: row, where: option.RowBefore}
	case tree && 3*in < 2*size:
		return gap{row: row, where: option.RowInside}
	case row+1 < coord.Pos(r.Viewport.Count) && (!tree || r.Dataset.Node(row).Open):
		return gap{row: row + 1, where: option.RowBefore}
	}
	return gap{row: row, where: option.RowAfter}
}

// numbered returns the gap with a number, as keys step through them. Each row has per gaps: one before it and, if
// per is 2, one inside it. The last number is the gap after the last row.
func (r *rows) numbered(number, per int) gap {
	switch row := coord.Pos(number / per); {
	case row >= coord.Pos(r.Viewport.Count):
		return gap{row: coord.Pos(r.Viewport.Count - 1), where: option.RowAfter}
	case number%per == 1:
		return gap{row: row, where: option.RowInside}
	default:
		return gap{row: row, where: option.RowBefore}
	}
}

// neighbour returns the id of the row nearest to a position that does not move itself, and on which side of that
// row the position is. Without such a row it returns RowEnd.
func (r *rows) neighbour(at coord.Pos, moving []coord.Pos) (id string, where option.RowPlace) {
	for row := at; row < coord.Pos(r.Viewport.Count); row++ {
		if _, moves := slices.BinarySearch(moving, row); !moves {
			return r.Dataset.RowID(row), option.RowBefore
		}
	}
	for row := at - 1; row >= 0; row-- {
		if _, moves := slices.BinarySearch(moving, row); !moves {
			return r.Dataset.RowID(row), option.RowAfter
		}
	}
	return "", option.RowEnd
}

// idAt returns the id of the row of a gap, empty if there is none.
func (r *rows) idAt(to gap) string {
	if to.where == option.RowEnd || to.row < 0 || to.row >= coord.Pos(r.Viewport.Count) {
		return ""
	}
	return r.Dataset.RowID(to.row)
}

// isThere reports whether moving rows of a tree to a gap changes nothing: either the only moving row is next to
// its sibling already, or the order of the tree cannot be changed and all rows are below the target row already.
func (r *rows) isThere(moving []coord.Pos, to gap) bool {
	if to.where == option.RowInside {
		if r.blocked() == notBlocked {
			return false
		}
		for _, row := range moving {
			if r.Dataset.Outline.ParentRow(row) != to.row {
				return false
			}
		}
		return true
	}
	if len(moving) != 1 {
		return false
	}
	if to.where == option.RowBefore {
		return r.sibling(moving[0], 1) == to.row
	}
	return r.sibling(to.row, 1) == moving[0]
}

// show scrolls a gap onto the screen. If its row is higher than the body, it shows the side of the row with the
// gap.
func (r *rows) show(to gap) {
	view := r.Viewport
	if to.where == option.RowEnd || to.row < 0 || to.row >= coord.Pos(view.Count) {
		return
	}
	if to.where == option.RowAfter {
		if end := view.RowAxis.Start(int(to.row)) + int64(view.RowAxis.Size(int(to.row))); end != r.screenEnd() {
			r.Motion.ScrollToRow(to.row, virtualize.End)
		}
		return
	}
	r.Motion.ShowRow(to.row)
	if start := view.RowAxis.Start(int(to.row)); view.Sticky.Covered(to.row) || start < view.ScrollOffset() || start >= r.screenEnd() {
		r.Motion.ScrollBelow(to.row, view.Sticky.CoverOf(to.row))
	}
}

// screenEnd returns the end of the visible body, in pixels from the first row.
func (r *rows) screenEnd() int64 {
	return r.Viewport.ScrollOffset() + int64(r.Viewport.BodyHeight())
}

// span returns the extent of the row of a gap, in pixels of the sheet. The row after the last visible one begins
// where that one ends. Other rows off the screen are not ok.
func (r *rows) span(to gap) (row celllayout.Span, ok bool) {
	shown := r.Viewport.Sheet.Rows[layoutx.Body]
	for _, row := range shown {
		if coord.Pos(row.Index) == to.row {
			return row, true
		}
	}
	if n := len(shown); n > 0 && coord.Pos(shown[n-1].Index) == to.row-1 && to.row < coord.Pos(r.Viewport.Count) {
		last := shown[n-1]
		return celllayout.Span{Index: int(to.row), Start: last.Start + r.Viewport.RowAxis.Size(last.Index), Size: r.Viewport.Heights.Of(to.row)}, true
	}
	return celllayout.Span{}, false
}
