// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"math"
	"slices"

	"github.com/giogrid/giogrid/layoutx"
)

// stickyShare is what share of the body's height rows that stick may take.
const stickyShare = 2

// sticky are the open rows above the first one on the screen that is no such row,
// held at the top of the body, the outermost first. Each has a slot, which begins
// where the one above it ends. A row sticks while it begins before its slot and what
// is below it goes on after the slot's start; the end of what is below it pushes it
// out. Where there is no room for all, the outermost are pushed out at the top, each
// whole. One that is higher than the room is clipped to it.
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
}

// stuckRow is a row that may stick: where it and what is below it begin and end, in
// pixels of the body; the height of its cells, as much of it as there is room for, and
// where it sticks.
type stuckRow struct {
	row         int
	start, end  int
	cells, high int
	top, bottom int
}

// stickyRoom is how much of the body rows may stick in; 0 if none do.
func (e *engine) stickyRoom(on bool) int {
	if !on || e.geo.skeleton || !e.ask.data.Outlined() {
		return 0
	}
	if room := e.bodyHeight() / stickyShare; room >= e.draw.Style.RowHeight {
		return room
	}
	return 0
}

// placeSticky finds the rows that stick, and takes those that they cover off the
// sheet.
func (e *engine) placeSticky() {
	s := &e.sticky
	s.rows, s.chain, s.height, s.pathOf = s.rows[:0], s.chain[:0], 0, -1
	room := e.stickyRoom(e.ask.Expansion.Sticky)
	if room == 0 || e.n == 0 {
		return
	}
	e.stick(e.scroll.Offset(&e.rows), room)
	top := e.sheet.Panes.Band(layoutx.Body).Min.Y
	for i := range s.chain {
		r := &s.chain[i]
		if r.bottom > s.height {
			high := max(r.high, r.bottom-r.top)
			s.rows = append(s.rows, layoutx.Span{Index: r.row, Start: top + r.bottom - high, Size: high})
			s.height = r.bottom
		}
	}
	if !e.unvirtual() {
		e.dropCovered(top + s.height)
	}
}

// stickAt has a row stick at a height of the body. Where there is no more below it, it
// ends before that of its cells; where it is clipped, not before that of its cells has
// come up so far.
func (r *stuckRow) stickAt(top int) {
	high := r.high
	if r.cells > high {
		high = max(high, r.start+r.cells-top)
	}
	r.top, r.bottom = top, min(top+high, r.end)
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

// stick finds the rows that stick at an offset, from the outermost on. At each level
// those that stick so far end at a height of the body, less what they give way to the
// rows that come next: the one in which they then end sticks there.
func (e *engine) stick(off int64, room int) {
	s := &e.sticky
	s.chain, s.pathOf = s.chain[:0], -1
	for end, more := 0, 0; ; {
		way := e.giveWay(off, room, end)
		next, ok := e.openAt(off, room, end, end-way-more)
		if !ok {
			s.moveUp(way + more)
			return
		}
		own := wayFor(s.chain, next, room, end)
		more += way - e.giveWayTo(next, off, room, end)
		s.moveUp(own)
		next.stickAt(end - own)
		s.chain = append(s.chain, next)
		end = next.bottom
	}
}

// moveUp moves all that sticks.
func (s *sticky) moveUp(by int) {
	for i := range s.chain {
		s.chain[i].top -= by
		s.chain[i].bottom -= by
	}
}

// giveWay is how far the rows that stick so far, down to an end, have to move up for the
// rows below the last of them: as far as the one does that they give way to most.
func (e *engine) giveWay(off int64, room, end int) (way int) {
	for y := max(end-1, 0); y >= 0; {
		r, open, ok := e.nextLevel(off, y, room)
		if !ok {
			break
		}
		if open {
			way = max(way, e.giveWayTo(r, off, room, end))
		}
		y = r.start - 1
	}
	return way
}

// giveWayTo is giveWay for one row and for what is below it, which may need more room.
func (e *engine) giveWayTo(r stuckRow, off int64, room, end int) int {
	s := &e.sticky
	way := wayFor(s.chain, r, room, end)
	if r.start < end-way {
		r.stickAt(end - way)
		s.chain = append(s.chain, r)
		way += e.giveWay(off, room, r.bottom)
		s.chain = s.chain[:len(s.chain)-1]
	}
	return way
}

// wayFor is how far rows that stick, down to an end, have to move up for a row below
// them. The outermost go, each whole, until there is room for it. They go as it comes,
// and come back as what is below it goes, so that nothing jumps.
func wayFor(chain []stuckRow, r stuckRow, room, end int) int {
	stay := 0
	for i := len(chain) - 1; i >= 0 && stay+chain[i].high+r.high <= room; i-- {
		stay += chain[i].high
	}
	most := max(end-stay, 0)
	gone := max(end-most+r.high, most) - r.end
	return max(min(most, end-r.start, most-max(gone, 0)), 0)
}

// openAt is the open row below the last that sticks that is, with what is below it, at a
// height of the body above an end.
func (e *engine) openAt(off int64, room, end, at int) (stuckRow, bool) {
	for y := max(end-1, 0); y >= 0; {
		r, open, ok := e.nextLevel(off, y, room)
		if !ok {
			break
		}
		if open && r.start < at && r.end > at {
			return r, true
		}
		y = r.start - 1
	}
	return stuckRow{}, false
}

// nextLevel is the row below the last that sticks that is, with what is below it, at a
// height of the body, and whether it is open.
func (e *engine) nextLevel(off int64, y, room int) (r stuckRow, open, ok bool) {
	row := e.inChain(e.rows.Find(off+int64(y)), len(e.sticky.chain))
	if row < 0 {
		return r, false, false
	}
	r, open = e.stuck(row, off, room)
	return r, open, true
}

// inChain is the row of a level that a row is, or is below, or -1 where that is not
// below those that stick so far.
func (e *engine) inChain(row, level int) int {
	if row < 0 {
		return -1
	}
	e.findPath(row)
	s := &e.sticky
	if level >= len(s.path) || level > 0 && s.path[level-1] != s.chain[level-1].row {
		return -1
	}
	return s.path[level]
}

// stuck is a row as one that may stick, and whether it is open.
func (e *engine) stuck(row int, off int64, room int) (r stuckRow, open bool) {
	r = stuckRow{row: row, start: int(max(e.rows.Start(row)-off, math.MinInt32/2))}
	if !e.ask.data.Item(row).Open {
		return r, false
	}
	r.end = int(min(e.rows.Start(e.ask.data.Outline.EndBelow(row))-off, math.MaxInt32/2))
	r.cells = e.cellsHeight(row)
	r.high = min(r.cells, room)
	return r, true
}

// findPath finds the rows above a row, from the outermost on, and that row.
func (e *engine) findPath(row int) {
	s := &e.sticky
	if s.pathOf == row && row >= 0 {
		return
	}
	s.path, s.pathOf = s.path[:0], row
	for ; row >= 0; row = e.ask.data.Outline.ParentRow(row) {
		s.path = append(s.path, row)
	}
	slices.Reverse(s.path)
}

// heightAbove is how much of the body the rows above the last of the path take when it
// begins right below them.
func (e *engine) heightAbove(room int) (h int) {
	for i := len(e.sticky.path) - 2; i >= 0; i-- {
		high := min(e.cellsHeight(e.sticky.path[i]), room)
		if h+high > room {
			break
		}
		h += high
	}
	return h
}

// pageHeight is how far a page goes in pixels, so that no row is left out that comes
// to lie under those that stick, or has lain there.
func (e *engine) pageHeight(dir int) int {
	room, view := e.stickyRoom(e.ask.Expansion.Sticky), e.bodyHeight()
	if room == 0 {
		return view
	}
	if dir < 0 {
		return max(view-e.sticky.height, e.draw.Style.RowHeight)
	}
	for cover := 0; cover < room; {
		next := e.stickyHeight(e.scroll.Offset(&e.rows)+int64(view-cover), room)
		if next <= cover {
			return view - cover
		}
		cover = next
	}
	return view - room
}

// pageTo is the last row up to one that a page may go to from a row on, so that none in
// between is left out.
func (e *engine) pageTo(from, to int) int {
	room, view := e.stickyRoom(e.ask.Expansion.Sticky), int64(e.bodyHeight())
	if room == 0 {
		return to
	}
	off, start := e.scroll.Offset(&e.rows), e.rows.Start(from)
	for ; to > from+1; to-- {
		by := min(e.rows.Start(to)-start, max(e.rows.Total()-view-off, 0))
		if by+int64(e.stickyHeight(off+by, room)) <= view {
			break
		}
	}
	return to
}

// stickyHeight is how much of the body the rows that stick cover at an offset.
func (e *engine) stickyHeight(off int64, room int) (height int) {
	e.stick(min(off, max(e.rows.Total()-int64(e.bodyHeight()), 0)), room)
	for i := range e.sticky.chain {
		height = max(height, e.sticky.chain[i].bottom)
	}
	return height
}

// coverOf is how much of the body's top the rows above a row take when it begins
// right below them.
func (e *engine) coverOf(row int) int {
	room := e.stickyRoom(e.ask.Expansion.Sticky)
	if room == 0 || row < 0 || row >= e.n {
		return 0
	}
	e.sticky.pathOf = -1
	e.findPath(row)
	return e.heightAbove(room)
}

// covered says whether a row begins under the rows that stick above it, or before the
// screen, where it would come to lie under them.
func (e *engine) covered(row int) bool {
	cover := e.coverOf(row)
	return cover > 0 && e.rows.Start(row) < e.scroll.Offset(&e.rows)+int64(cover)
}

// uncover scrolls a row that begins before the screen, or under rows that stick, to
// where it shows.
func (e *engine) uncover(row int) {
	if e.covered(row) {
		e.scroll.ToStart(&e.rows, e.bodyHeight(), row, e.coverOf(row))
	}
}

// uncoverMeasured is uncover for the row that was scrolled to while the sizes of others
// were guessed.
func (e *engine) uncoverMeasured(width int) {
	if row := e.sticky.show - 1; row >= 0 && e.details.options.sized() && e.covered(row) {
		e.uncover(row)
		e.measureRows(e.bodyHeight(), width)
	}
}

// isStuck says whether a place of the body shows in a row that sticks.
func (e *engine) isStuck(at cellAddress) bool {
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
func (e *engine) find(at cellAddress) (layoutx.Cell, bool) {
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
