// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/layoutx"
)

// maxSticky is how many rows stick at most, stickyShare what share of the body's
// height they may take.
const (
	maxSticky   = 5
	stickyShare = 3
)

// sticky are the open rows above the first one on the screen that is no such row,
// held at the top of the body, the outermost first. Each has a slot, which begins
// where the one above it ends. A row sticks while it begins before its slot and what
// is below it goes on after the slot's start; the end of what is below it pushes it
// out. Where there is no room for all, the outermost are pushed out at the top.
type sticky struct {
	// rows are where they show, in pixels of the sheet. One that is pushed out lies
	// below the one above it: it shows from where that ends.
	rows []layoutx.Span
	// height is how much of the body they cover.
	height int
	// chain are all that stick, those without room too; path is the row pathOf and
	// those above it, from the outermost on.
	chain  []stuckRow
	path   []int
	pathOf int
	// show is a row that is to show in the next frame, from 1; 0 is none.
	show int
	// picks are what the rows show of the selection.
	picks []pick
	// drawn says that one of them is being drawn, at which.
	drawn bool
	at    int
}

// stuckRow is a row that sticks: where it and what is below it begin and end, in
// pixels of the content, and the height of its cells.
type stuckRow struct {
	row        int
	start, end int64
	cells      int
}

// stickyRoom is how much of the body rows may stick in, as high as some plain rows; 0
// if none do.
func (e *engine) stickyRoom(on bool) int {
	if !on || e.geo.skeleton || !e.ask.outlined() {
		return 0
	}
	h := e.skin.rowH
	return h * min(e.view()/stickyShare/h, maxSticky)
}

// placeSticky finds the rows that stick, and takes those that they cover off the
// sheet.
func (e *engine) placeSticky(opt *options) {
	s := &e.sticky
	s.rows, s.chain, s.height, s.pathOf = s.rows[:0], s.chain[:0], 0, -1
	room := e.stickyRoom(opt.sticky)
	if room == 0 || e.n == 0 {
		return
	}
	off := e.scroll.Offset(&e.rows)
	e.findStuck(off, room)
	y, top := -e.stickyShift(off, room), e.sheet.Panes.Band(layoutx.Body).Min.Y
	for _, r := range s.chain {
		at := min(y, int(r.end-off)-r.cells)
		y += r.cells
		if end := at + r.cells; end > s.height {
			s.rows = append(s.rows, layoutx.Span{Index: r.row, Start: top + at, Size: r.cells})
			s.height = end
		}
	}
	if !e.unvirtual(opt) {
		e.dropCovered(top + s.height)
	}
}

// dropCovered takes rows that lie before a height off the sheet.
func (e *engine) dropCovered(y int) {
	rows := e.sheet.Rows[layoutx.Body]
	for len(rows) > 1 && rows[1].Start <= y {
		rows = rows[1:]
	}
	n := copy(e.sheet.Rows[layoutx.Body], rows)
	e.sheet.Rows[layoutx.Body] = e.sheet.Rows[layoutx.Body][:n]
}

// findStuck finds the rows that stick at an offset, those without room too.
func (e *engine) findStuck(off int64, room int) {
	s := &e.sticky
	for above := 0; ; {
		at := e.rows.Find(off + int64(min(above, room-e.skin.rowH)))
		e.findPath(at)
		level := len(s.chain)
		if level >= len(s.path) || level > 0 && s.path[level-1] != s.chain[level-1].row {
			return
		}
		r, ok := e.stuck(s.path[level])
		slot := off + int64(slotOf(above, r.cells, room))
		if !ok || r.start >= slot || r.end <= slot {
			return
		}
		s.chain = append(s.chain, r)
		above += r.cells
	}
}

// stuck is a row as one that sticks, if it is open.
func (e *engine) stuck(row int) (stuckRow, bool) {
	if !e.ask.item(row).open {
		return stuckRow{}, false
	}
	return stuckRow{row: row, start: e.rows.Start(row), end: e.rows.Start(e.ask.endBelow(row)), cells: e.cellsHeight(row)}, true
}

// slotOf is where the slot of a row begins, in pixels from the body's top, given the
// height of those above it and of its own cells.
func slotOf(above, cells, room int) int { return min(above, room-cells) }

// findPath finds the rows above a row, from the outermost on, and that row.
func (e *engine) findPath(row int) {
	s := &e.sticky
	if s.pathOf == row && row >= 0 {
		return
	}
	s.path, s.pathOf = s.path[:0], row
	for ; row >= 0; row = e.ask.parentRow(row) {
		s.path = append(s.path, row)
	}
	for i, j := 0, len(s.path)-1; i < j; i, j = i+1, j-1 {
		s.path[i], s.path[j] = s.path[j], s.path[i]
	}
}

// stickyShift is how far all are moved up for want of room. Each row for which there
// is none moves them by as much of it as has come, and less again by as much of what
// is below it as has gone, so that nothing jumps.
func (e *engine) stickyShift(off int64, room int) int {
	shift, above := 0, 0
	for _, r := range e.sticky.chain {
		need := min(above, room) - slotOf(above, r.cells, room)
		gone := slotOf(above, r.cells, room) + r.cells - int(min(r.end-off, int64(room)))
		shift += min(max(need-max(gone, 0), 0), need)
		above += r.cells
	}
	return shift + e.comingShift(off, room)
}

// comingShift is how far a row that is about to stick where there is no room has
// moved the others.
func (e *engine) comingShift(off int64, room int) int {
	at := e.rows.Find(off + int64(room) - 1)
	if at < 0 {
		return 0
	}
	e.findPath(at)
	r, ok := e.stuck(at)
	if !ok {
		return 0
	}
	above := e.heightAbove()
	before, slot := int64(min(above, room)), int64(slotOf(above, r.cells, room))
	if start := r.start - off; start >= slot && start < before {
		return int(before - start)
	}
	return 0
}

// heightAbove is the height of the cells of the rows above the last of the path.
func (e *engine) heightAbove() (h int) {
	for _, row := range e.sticky.path[:len(e.sticky.path)-1] {
		h += e.cellsHeight(row)
	}
	return h
}

// pageHeight is how far a page goes in pixels, so that no row is left out that comes
// to lie under those that stick.
func (e *engine) pageHeight() int { return e.view() - e.stickyRoom(e.ask.options().sticky) }

// coverOf is how much of the body's top the rows above a row take when it begins
// right below them.
func (e *engine) coverOf(row int) int {
	opt := e.ask.options()
	room := e.stickyRoom(opt.sticky)
	if room == 0 || row < 0 || row >= e.n {
		return 0
	}
	e.sticky.pathOf = -1
	e.findPath(row)
	return min(e.heightAbove(), room)
}

// covered says whether rows that stick lie over a row or its like before the screen.
func (e *engine) covered(row int) bool {
	cover := e.coverOf(row)
	return cover > 0 && e.rows.Start(row) < e.scroll.Offset(&e.rows)+int64(cover)
}

// uncover scrolls a row that begins before the screen, or under rows that stick, to
// where it shows.
func (e *engine) uncover(row int) {
	if e.covered(row) {
		e.scroll.ToStart(&e.rows, e.view(), row, e.coverOf(row))
	}
}

// uncoverMeasured is uncover for the row that was scrolled to while the sizes of others
// were guessed.
func (e *engine) uncoverMeasured(width int, opt *options) {
	if row := e.sticky.show - 1; row >= 0 && e.details.options.sized() && e.covered(row) {
		e.uncover(row)
		e.measureRows(e.view(), width, opt)
	}
}

// isStuck says whether a place of the body shows in a row that sticks.
func (e *engine) isStuck(at place) bool {
	return at.band == layoutx.Body && e.stuckAt(at.row) >= 0
}

// stuckAt is which of the rows that stick a row is, or -1.
func (e *engine) stuckAt(row int) int {
	for i := range e.sticky.rows {
		if e.sticky.rows[i].Index == row {
			return i
		}
	}
	return -1
}

// scrolled is the part of the body in which rows scroll, in pixels of the sheet.
func (e *engine) scrolled() image.Rectangle {
	r := e.sheet.Panes.Band(layoutx.Body)
	r.Min.Y = min(r.Min.Y+e.sticky.height, r.Max.Y)
	return r
}

// hit is the cell at a position of the sheet.
func (e *engine) hit(pos image.Point) (layoutx.Cell, bool) {
	c, ok := e.sheet.Hit(pos)
	body := e.sheet.Panes.Band(layoutx.Body)
	if e.sticky.height == 0 || !pos.In(body) || pos.In(e.scrolled()) {
		return c, ok
	}
	for i := range e.sticky.rows {
		if row := e.sticky.rows[i]; pos.Y < row.End() {
			return e.acrossCell(row, pos.X)
		}
	}
	return layoutx.Cell{}, false
}

// acrossCell is the cell of a row of the body at an x of the sheet.
func (e *engine) acrossCell(row layoutx.Span, x int) (layoutx.Cell, bool) {
	for pane := range e.sheet.Cols {
		if col, ok := e.sheet.Col(layoutx.Pane(pane), x); ok {
			r := image.Rect(col.Start, row.Start, col.End(), row.End())
			return layoutx.Cell{Pane: layoutx.Pane(pane), Band: layoutx.Body, Row: row.Index, Col: col.Index, Rect: r}, true
		}
	}
	return layoutx.Cell{}, false
}

// find is where a cell of a band is: of a row that sticks, there.
func (e *engine) find(at place) (layoutx.Cell, bool) {
	i := -1
	if at.band == layoutx.Body {
		i = e.stuckAt(at.row)
	}
	if i < 0 {
		return e.sheet.Find(at.band, at.row, at.col)
	}
	rows := e.sheet.Rows[layoutx.Body]
	e.sheet.Rows[layoutx.Body] = e.sticky.rows[i : i+1]
	c, ok := e.sheet.Find(at.band, at.row, at.col)
	e.sheet.Rows[layoutx.Body] = rows
	return c, ok
}

// within is the part of the body that a row shows in, in pixels of the sheet: where
// it sticks, below the one above it.
func (e *engine) within(row int) image.Rectangle {
	i := e.stuckAt(row)
	if i < 0 {
		return e.scrolled()
	}
	r := e.sheet.Panes.Band(layoutx.Body)
	if i > 0 {
		r.Min.Y = max(r.Min.Y, e.sticky.rows[i-1].End())
	}
	r.Max.Y = min(r.Max.Y, e.sticky.rows[i].End())
	return r
}

// showNext brings a row onto the screen in the next frame.
func (e *engine) showNext(row int) {
	e.pending.row, e.pending.align = row, ScrollNearest
	e.pending.has |= pendingRow
}

// toggleRow opens or closes a row. One that sticks, or that others that stick lie
// over, then shows right below those above it.
func (e *engine) toggleRow(row int) bool {
	if e.covered(row) {
		e.showNext(row)
	}
	return e.ask.toggleRow(row)
}
