// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"slices"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// openAfter is how long the pointer rests with rows on a closed one for it to open.
	openAfter = 600 * time.Millisecond
	// carryZone is how near to the top and bottom of the rows, in rows, the pointer
	// scrolls them; carryRush bounds how many times faster beyond the edge.
	dragZone = 2
	dragRush = 4
)

// rowGap is where dragged rows go in a grid: beside a row that shows, or after all of
// them.
type rowGap struct {
	// ok says that they can go there.
	ok    bool
	where option.RowPlace
	row   int
}

// openingRow is a closed row that the pointer rests on.
type openingRow struct {
	on    bool
	row   int
	since time.Time
}

// isTree reports whether rows show below other rows of a tree.
func (e *engine) isTree() bool {
	return e.ask.data.Outlined() && e.ask.rowDragBlocked() != blockedByGroups
}

// syncRowDrag finds what is dragged over the grid in this frame.
func (e *engine) syncRowDrag(gtx layout.Context) {
	d := &e.rowdrag
	if e.ask.RowDrag.Mode == option.RowDragOff {
		if d.space != nil {
			e.leaveSpace()
			d.space = nil
		}
		return
	}
	if s := e.rowSpace(); d.space != s {
		e.leaveSpace()
		d.space = s
	}
	s := d.space
	s.enter(gtx, e)
	s.settle()
	c := &s.dragging
	switch {
	case c.source == nil || c.over != e:
		d.gap, d.opening = rowGap{}, openingRow{}
	case c.byKeys:
		e.findGap()
		d.gap.ok = d.gap.ok && e.takes(d.gap)
	default:
		at, _ := e.draggedAt()
		d.gap = e.gapAt(at.Round())
		e.restOn(gtx)
	}
}

// gapAt is where rows go that are dropped at a position of the sheet.
func (e *engine) gapAt(pos image.Point) rowGap {
	bar, tree := e.ask.rowDragBlocked(), e.isTree()
	own := e.dragsRows()
	if !own && (e.view.Count == 0 || bar != notBlocked && !tree) {
		return e.checked(rowGap{where: option.RowEnd, row: -1})
	}
	if e.view.Count == 0 {
		return rowGap{row: -1}
	}
	gap := rowGap{row: e.view.Count - 1, where: option.RowAfter}
	if row, in, size, ok := e.rowUnder(pos.Y); ok {
		gap = e.partOf(row, in, size, tree)
	}
	if tree && bar != notBlocked {
		gap.where = option.RowInside
	}
	return e.checked(gap)
}

func (e *engine) checked(gap rowGap) rowGap {
	gap.ok = e.takes(gap)
	return gap
}

// rowUnder is the row of the body at a height of the sheet, details included, how far
// into it that is, and its height. Above and below the rows it is the first and the
// last one on the screen, also over rows that stick, but for the room after the last of all.
func (e *engine) rowUnder(y int) (row, in, size int, ok bool) {
	rows := e.view.Sheet.Rows[layoutx.Body]
	body := e.view.ScrolledBody()
	y = min(max(y, body.Min.Y), body.Max.Y-1)
	for _, r := range rows {
		// The rows may have changed since the frame that is on the screen.
		if r.Index >= e.view.Count {
			break
		}
		if size := e.view.RowAxis.Size(r.Index); y < r.Start+size {
			return r.Index, y - r.Start, size, true
		}
	}
	return 0, 0, 0, false
}

// partOf is which side of a row a height in it belongs to: its upper or lower half, in
// a tree its upper, middle or lower third. Below a row is before the next one, where
// that makes no difference.
func (e *engine) partOf(row, in, size int, tree bool) rowGap {
	switch {
	case tree && 3*in < size, !tree && 2*in < size:
		return rowGap{row: row, where: option.RowBefore}
	case tree && 3*in < 2*size:
		return rowGap{row: row, where: option.RowInside}
	case row+1 < e.view.Count && (!tree || e.ask.data.Item(row).Open):
		return rowGap{row: row + 1, where: option.RowBefore}
	}
	return rowGap{row: row, where: option.RowAfter}
}

// takes reports whether the dragged rows can go to a gap of this grid.
func (e *engine) takes(gap rowGap) bool {
	c := e.dragging()
	own, d := e.dragsRows(), e.ask.RowDrag
	switch {
	case c == nil || c.blocked != notBlocked || e.hasOverlay() || own && d.Mode == option.RowDragExchange:
		return false
	case gap.where == option.RowEnd:
		return !own
	case gap.row < 0 || gap.row >= e.view.Count:
		return false
	}
	bar := e.ask.rowDragBlocked()
	if !e.isTree() {
		return bar == notBlocked && gap.where != option.RowInside
	}
	if bar != notBlocked && gap.where != option.RowInside {
		return false
	}
	if kind := e.ask.data.Item(gap.row).Kind; kind != dataset.ItemRow && kind != dataset.ItemFiller {
		return false
	}
	return !own || !e.below(gap.row, e.rowdrag.rows)
}

// below reports whether a row is one of others, or below one of them.
func (e *engine) below(row int, rows []int) bool {
	for row >= 0 {
		if _, in := slices.BinarySearch(rows, row); in {
			return true
		}
		row = e.ask.data.Outline.ParentRow(row)
	}
	return false
}

// restOn notes that the pointer rests on a closed row, to be opened in time.
func (e *engine) restOn(gtx layout.Context) {
	d := &e.rowdrag
	if d.gap.where != option.RowInside || !d.gap.ok {
		d.opening = openingRow{}
		return
	}
	if it := e.ask.data.Item(d.gap.row); !it.Expandable || it.Open {
		d.opening = openingRow{}
		return
	}
	if !d.opening.on || d.opening.row != d.gap.row {
		d.opening = openingRow{on: true, row: d.gap.row, since: gtx.Now}
	}
	gtx.Execute(op.InvalidateCmd{At: ui.NotAfter(&d.opening.since, gtx.Now).Add(openAfter)})
}

// openRested opens the row that the pointer has rested on long enough.
func (e *engine) openRested(gtx layout.Context) {
	o := e.rowdrag.opening
	if !o.on || gtx.Now.Before(ui.NotAfter(&o.since, gtx.Now).Add(openAfter)) {
		return
	}
	e.rowdrag.opening = openingRow{}
	if o.row < e.view.Count {
		e.ask.data.Expansion.ToggleRow(o.row)
	}
}

// dragScroll scrolls the rows while others are held near their edge, faster the nearer they
// are, also while the pointer rests.
func (e *engine) dragScroll(gtx layout.Context) {
	if px := e.rowdrag.scroll.Step(gtx, e.dragSpeed()); px != 0 {
		e.view.ScrollBy(px)
	}
}

// dragSpeed is how fast the rows scroll down, 1 being that of the edge itself. The grid that
// rows come from scrolls also while they are held above or below it.
func (e *engine) dragSpeed() float32 {
	c, body := e.dragging(), e.view.Sheet.Panes.Band(layoutx.Body)
	if c.byKeys || c.due != 0 || c.blocked != notBlocked || c.over != e && (c.over != nil || c.source != e) || body.Empty() {
		return 0
	}
	pos, _ := e.draggedAt()
	if pos.X < 0 || pos.X >= float32(e.view.SheetSize().X) {
		return 0
	}
	before, after := e.view.Remaining(layoutx.Body)
	return ui.Edges{
		Start: float32(body.Min.Y), End: float32(body.Max.Y), Zone: float32(min(dragZone*e.draw.Style.RowHeight, body.Dy()/3)), Rush: dragRush,
		Before: before > 0, After: after > 0,
	}.Speed(pos.Y)
}
