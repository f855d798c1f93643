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
func (v *Viewport) stickyRoom(on bool) int {
	if !on || v.geo.skeleton || !v.data.Outlined() {
		return 0
	}
	if room := v.bodyHeight() / stickyShare; room >= v.draw.Style.RowHeight {
		return room
	}
	return 0
}

// placeSticky finds the rows that stick, and takes those that they cover off the
// sheet.
func (v *Viewport) placeSticky() {
	s := &v.sticky
	s.rows, s.chain, s.height, s.pathOf = s.rows[:0], s.chain[:0], 0, -1
	room := v.stickyRoom(v.opt.Expansion.Sticky)
	if room == 0 || v.n == 0 {
		return
	}
	v.stick(v.scroll.Offset(&v.rows), room)
	top := v.sheet.Panes.Band(layoutx.Body).Min.Y
	for i := range s.chain {
		r := &s.chain[i]
		if r.bottom > s.height {
			high := max(r.high, r.bottom-r.top)
			s.rows = append(s.rows, layoutx.Span{Index: r.row, Start: top + r.bottom - high, Size: high})
			s.height = r.bottom
		}
	}
	if !v.unvirtual() {
		v.dropCovered(top + s.height)
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
func (v *Viewport) dropCovered(y int) {
	rows := v.sheet.Rows[layoutx.Body]
	for len(rows) > 1 && rows[1].Start <= y {
		rows = rows[1:]
	}
	n := copy(v.sheet.Rows[layoutx.Body], rows)
	v.sheet.Rows[layoutx.Body] = v.sheet.Rows[layoutx.Body][:n]
}

// stick finds the rows that stick at an offset, from the outermost on. At each level
// those that stick so far end at a height of the body, less what they give way to the
// rows that come next: the one in which they then end sticks there.
func (v *Viewport) stick(off int64, room int) {
	s := &v.sticky
	s.chain, s.pathOf = s.chain[:0], -1
	for end, more := 0, 0; ; {
		way := v.giveWay(off, room, end)
		next, ok := v.openAt(off, room, end, end-way-more)
		if !ok {
			s.moveUp(way + more)
			return
		}
		own := wayFor(s.chain, next, room, end)
		more += way - v.giveWayTo(next, off, room, end)
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
func (v *Viewport) giveWay(off int64, room, end int) (way int) {
	for y := max(end-1, 0); y >= 0; {
		r, open, ok := v.nextLevel(off, y, room)
		if !ok {
			break
		}
		if open {
			way = max(way, v.giveWayTo(r, off, room, end))
		}
		y = r.start - 1
	}
	return way
}

// giveWayTo is giveWay for one row and for what is below it, which may need more room.
func (v *Viewport) giveWayTo(r stuckRow, off int64, room, end int) int {
	s := &v.sticky
	way := wayFor(s.chain, r, room, end)
	if r.start < end-way {
		r.stickAt(end - way)
		s.chain = append(s.chain, r)
		way += v.giveWay(off, room, r.bottom)
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
func (v *Viewport) openAt(off int64, room, end, at int) (stuckRow, bool) {
	for y := max(end-1, 0); y >= 0; {
		r, open, ok := v.nextLevel(off, y, room)
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
func (v *Viewport) nextLevel(off int64, y, room int) (r stuckRow, open, ok bool) {
	row := v.inChain(v.rows.Find(off+int64(y)), len(v.sticky.chain))
	if row < 0 {
		return r, false, false
	}
	r, open = v.stuck(row, off, room)
	return r, open, true
}

// inChain is the row of a level that a row is, or is below, or -1 where that is not
// below those that stick so far.
func (v *Viewport) inChain(row, level int) int {
	if row < 0 {
		return -1
	}
	v.findPath(row)
	s := &v.sticky
	if level >= len(s.path) || level > 0 && s.path[level-1] != s.chain[level-1].row {
		return -1
	}
	return s.path[level]
}

// stuck is a row as one that may stick, and whether it is open.
func (v *Viewport) stuck(row int, off int64, room int) (r stuckRow, open bool) {
	r = stuckRow{row: row, start: int(max(v.rows.Start(row)-off, math.MinInt32/2))}
	if !v.data.Item(row).Open {
		return r, false
	}
	r.end = int(min(v.rows.Start(v.data.Outline.EndBelow(row))-off, math.MaxInt32/2))
	r.cells = v.cellsHeight(row)
	r.high = min(r.cells, room)
	return r, true
}

// findPath finds the rows above a row, from the outermost on, and that row.
func (v *Viewport) findPath(row int) {
	s := &v.sticky
	if s.pathOf == row && row >= 0 {
		return
	}
	s.path, s.pathOf = s.path[:0], row
	for ; row >= 0; row = v.data.Outline.ParentRow(row) {
		s.path = append(s.path, row)
	}
	slices.Reverse(s.path)
}

// heightAbove is how much of the body the rows above the last of the path take when it
// begins right below them.
func (v *Viewport) heightAbove(room int) (h int) {
	for i := len(v.sticky.path) - 2; i >= 0; i-- {
		high := min(v.cellsHeight(v.sticky.path[i]), room)
		if h+high > room {
			break
		}
		h += high
	}
	return h
}

// pageHeight is how far a page goes in pixels, so that no row is left out that comes
// to lie under those that stick, or has lain there.
func (v *Viewport) pageHeight(dir int) int {
	room, view := v.stickyRoom(v.opt.Expansion.Sticky), v.bodyHeight()
	if room == 0 {
		return view
	}
	if dir < 0 {
		return max(view-v.sticky.height, v.draw.Style.RowHeight)
	}
	for cover := 0; cover < room; {
		next := v.stickyHeight(v.scroll.Offset(&v.rows)+int64(view-cover), room)
		if next <= cover {
			return view - cover
		}
		cover = next
	}
	return view - room
}

// pageTo is the last row up to one that a page may go to from a row on, so that none in
// between is left out.
func (v *Viewport) pageTo(from, to int) int {
	room, view := v.stickyRoom(v.opt.Expansion.Sticky), int64(v.bodyHeight())
	if room == 0 {
		return to
	}
	off, start := v.scroll.Offset(&v.rows), v.rows.Start(from)
	for ; to > from+1; to-- {
		by := min(v.rows.Start(to)-start, max(v.rows.Total()-view-off, 0))
		if by+int64(v.stickyHeight(off+by, room)) <= view {
			break
		}
	}
	return to
}

// stickyHeight is how much of the body the rows that stick cover at an offset.
func (v *Viewport) stickyHeight(off int64, room int) (height int) {
	v.stick(min(off, max(v.rows.Total()-int64(v.bodyHeight()), 0)), room)
	for i := range v.sticky.chain {
		height = max(height, v.sticky.chain[i].bottom)
	}
	return height
}

// coverOf is how much of the body's top the rows above a row take when it begins
// right below them.
func (v *Viewport) coverOf(row int) int {
	room := v.stickyRoom(v.opt.Expansion.Sticky)
	if room == 0 || row < 0 || row >= v.n {
		return 0
	}
	v.sticky.pathOf = -1
	v.findPath(row)
	return v.heightAbove(room)
}

// covered says whether a row begins under the rows that stick above it, or before the
// screen, where it would come to lie under them.
func (v *Viewport) covered(row int) bool {
	cover := v.coverOf(row)
	return cover > 0 && v.rows.Start(row) < v.scroll.Offset(&v.rows)+int64(cover)
}

// uncover scrolls a row that begins before the screen, or under rows that stick, to
// where it shows.
func (v *Viewport) uncover(row int) {
	if v.covered(row) {
		v.scroll.ToStart(&v.rows, v.bodyHeight(), row, v.coverOf(row))
	}
}

// uncoverMeasured is uncover for the row that was scrolled to while the sizes of others
// were guessed.
func (v *Viewport) uncoverMeasured(width int) {
	if row := v.sticky.show - 1; row >= 0 && v.details.options.sized() && v.covered(row) {
		v.uncover(row)
		v.measureRows(v.bodyHeight(), width)
	}
}

// isStuck says whether a place of the body shows in a row that sticks.
func (v *Viewport) isStuck(at cellAddress) bool {
	return at.band == layoutx.Body && v.stuckAt(at.row) >= 0
}

// stuckAt is which of the rows that stick a row is, or -1.
func (v *Viewport) stuckAt(row int) int {
	for i := range v.sticky.rows {
		if v.sticky.rows[i].Index == row {
			return i
		}
	}
	return -1
}

// scrolled is the part of the body in which rows scroll, in pixels of the sheet.
func (v *Viewport) scrolled() image.Rectangle {
	r := v.sheet.Panes.Band(layoutx.Body)
	r.Min.Y = min(r.Min.Y+v.sticky.height, r.Max.Y)
	return r
}

// hit is the cell at a position of the sheet.
func (v *Viewport) hit(pos image.Point) (layoutx.Cell, bool) {
	c, ok := v.sheet.Hit(pos)
	body := v.sheet.Panes.Band(layoutx.Body)
	if v.sticky.height == 0 || !pos.In(body) || pos.In(v.scrolled()) {
		return c, ok
	}
	for i := range v.sticky.rows {
		if row := v.sticky.rows[i]; pos.Y < row.End() {
			return v.acrossCell(row, pos.X)
		}
	}
	return layoutx.Cell{}, false
}

// acrossCell is the cell of a row of the body at an x of the sheet.
func (v *Viewport) acrossCell(row layoutx.Span, x int) (layoutx.Cell, bool) {
	for pane := range v.sheet.Cols {
		if col, ok := v.sheet.Col(layoutx.Pane(pane), x); ok {
			r := image.Rect(col.Start, row.Start, col.End(), row.End())
			return layoutx.Cell{Pane: layoutx.Pane(pane), Band: layoutx.Body, Row: row.Index, Col: col.Index, Rect: r}, true
		}
	}
	return layoutx.Cell{}, false
}

// find is where a cell of a band is: of a row that sticks, there.
func (v *Viewport) find(at cellAddress) (layoutx.Cell, bool) {
	i := -1
	if at.band == layoutx.Body {
		i = v.stuckAt(at.row)
	}
	if i < 0 {
		return v.sheet.Find(at.band, at.row, at.col)
	}
	rows := v.sheet.Rows[layoutx.Body]
	v.sheet.Rows[layoutx.Body] = v.sticky.rows[i : i+1]
	c, ok := v.sheet.Find(at.band, at.row, at.col)
	v.sheet.Rows[layoutx.Body] = rows
	return c, ok
}

// within is the part of the body that a row shows in, in pixels of the sheet: where
// it sticks, below the one above it.
func (v *Viewport) within(row int) image.Rectangle {
	i := v.stuckAt(row)
	if i < 0 {
		return v.scrolled()
	}
	r := v.sheet.Panes.Band(layoutx.Body)
	if i > 0 {
		r.Min.Y = max(r.Min.Y, v.sticky.rows[i-1].End())
	}
	r.Max.Y = min(r.Max.Y, v.sticky.rows[i].End())
	return r
}
