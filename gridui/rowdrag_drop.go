// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// at is the place of a gap among the rows of a body of n rows that show.
func (g rowGap) at(n int) int {
	switch g.where {
	case option.RowEnd:
		return n
	case option.RowAfter:
		return g.row + 1
	}
	return g.row
}

// reorderRows moves rows of the grid, by their ids and places in rising order, to a
// gap, and says whether they were elsewhere.
func (e *engine) reorderRows(ids []string, rows []int, gap rowGap) bool {
	ev := events.RowsReordered{RowIDs: ids, From: -1, To: -1}
	if e.isTree() {
		if e.stands(rows, gap) {
			return false
		}
		ev.TargetRowID, ev.Where = e.ask.data.RowID(gap.row), gap.where
		e.keepScreen(rows)
		e.ask.moveRows(nil, -1, ev)
		return true
	}
	at := gap.at(e.view.Count)
	before, _ := slices.BinarySearch(rows, at)
	to := at - before
	if to == rows[0] && rows[len(rows)-1] == to+len(rows)-1 {
		return false
	}
	ev.TargetRowID, ev.Where = e.besideGap(at, rows)
	ev.From, ev.To = rows[0]+e.ask.pageStart(), to+e.ask.pageStart()
	e.keepScreen(rows)
	e.ask.moveRows(rows, at, ev)
	return true
}

// besideGap is the row next to a gap that does not move, and on which side of it the
// gap is.
func (e *engine) besideGap(at int, rows []int) (id string, where option.RowPlace) {
	moves := func(row int) bool { _, in := slices.BinarySearch(rows, row); return in }
	for row := at; row < e.view.Count; row++ {
		if !moves(row) {
			return e.ask.data.RowID(row), option.RowBefore
		}
	}
	for row := at - 1; row >= 0; row-- {
		if !moves(row) {
			return e.ask.data.RowID(row), option.RowAfter
		}
	}
	return "", option.RowEnd
}

// stands reports whether rows of a tree are already where a gap leads: one row beside
// the sibling it is beside now, or in a tree with an order of its own all of them
// below that row.
func (e *engine) stands(rows []int, gap rowGap) bool {
	if gap.where == option.RowInside {
		if e.ask.rowDragBlocked() == notBlocked {
			return false
		}
		return !slices.ContainsFunc(rows, func(row int) bool { return e.ask.data.Outline.ParentRow(row) != gap.row })
	}
	if len(rows) != 1 {
		return false
	}
	if gap.where == option.RowBefore {
		return e.nextSibling(rows[0]) == gap.row
	}
	return e.nextSibling(gap.row) == rows[0]
}

// nextSibling is the row of a tree after one and all that shows below it, -1 if that
// has another one above it.
func (e *engine) nextSibling(row int) int {
	depth := e.ask.data.Item(row).Depth
	for next := row + 1; next < e.view.Count; next++ {
		if d := e.ask.data.Item(next).Depth; d <= depth {
			if d == depth {
				return next
			}
			break
		}
	}
	return -1
}

// prevSibling is the row of a tree before one, -1 if it is the first below another.
func (e *engine) prevSibling(row int) int {
	depth := e.ask.data.Item(row).Depth
	for prev := row - 1; prev >= 0; prev-- {
		if d := e.ask.data.Item(prev).Depth; d <= depth {
			if d == depth {
				return prev
			}
			break
		}
	}
	return -1
}

// takeDropped tells of rows that were dropped here from another grid.
func (e *engine) takeDropped(c *draggedRows, gap rowGap) {
	ev := events.RowDropped{
		Source: c.source.ask.RowDrag.Name, RowIDs: c.ids, Where: gap.where, Index: -1, Copy: c.copy,
	}
	if gap.where != option.RowEnd {
		ev.TargetRowID = e.ask.data.RowID(gap.row)
	}
	if !e.ask.data.Outlined() && e.ask.rowDragBlocked() == notBlocked {
		ev.Index = gap.at(e.view.Count) + e.ask.pageStart()
	}
	e.keepScreen(nil)
	c.source.keepScreen(c.source.rowdrag.rows)
	e.ask.report.Emit(ev)
}

// keptRow is a row that is to stay where it is on the screen while others move: one
// that does not move itself.
type keptRow struct {
	set bool
	id  string
	// item and inside are where the screen was, y is how far below its top the row is,
	// in pixels.
	item, inside, y int
}

// keepScreen notes what is on the screen before rows move.
func (e *engine) keepScreen(moving []int) {
	e.rowdrag.keep = keptRow{}
	top := e.view.Sheet.Panes.Band(layoutx.Body).Min.Y
	for _, row := range e.view.Sheet.Rows[layoutx.Body] {
		if _, moves := slices.BinarySearch(moving, row.Index); moves || row.Index >= e.view.Count {
			continue
		}
		e.rowdrag.keep = keptRow{
			set: true, id: e.ask.data.RowID(row.Index), y: row.Start - top,
			item: e.view.Scroll.Anchor.Item, inside: e.view.Scroll.Anchor.Inside,
		}
		return
	}
}

// restoreKept puts the screen back after rows moved, and says whether it was to be
// kept and has not been scrolled since.
func (e *engine) restoreKept() bool {
	k := e.rowdrag.keep
	e.rowdrag.keep = keptRow{}
	if !k.set || k.item != e.view.Scroll.Anchor.Item || k.inside != e.view.Scroll.Anchor.Inside {
		return false
	}
	row, ok := e.ask.data.FindRow(k.id, k.item)
	if ok {
		e.view.ScrollTo(max(e.view.RowAxis.Start(row)-int64(k.y), 0))
	}
	return ok
}
