// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

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
	// Rows are where they show, in pixels of the sheet. One that is pushed out lies
	// below the one above it: it shows from where that ends.
	Rows []layoutx.Span
	// Height is how much of the body they cover.
	Height int
	// chain are all that stick, those without room too; path is the row pathOf and
	// those above it, from the outermost on.
	chain  []stuckRow
	path   []int
	pathOf int
	// Show is a row that is to show in the next frame, from 1; 0 is none.
	Show int
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
	if !on || v.Geometry.Skeleton || !v.Dataset.Outlined() {
		return 0
	}
	if room := v.BodyHeight() / stickyShare; room >= v.Painter.Style.RowHeight {
		return room
	}
	return 0
}

// placeSticky finds the rows that stick, and takes those that they cover off the
// sheet.
func (v *Viewport) placeSticky() {
	s := &v.Sticky
	s.Rows, s.chain, s.Height, s.pathOf = s.Rows[:0], s.chain[:0], 0, -1
	room := v.stickyRoom(v.Options.Expansion.Sticky)
	if room == 0 || v.Count == 0 {
		return
	}
	v.stick(v.Scroll.Offset(&v.RowAxis), room)
	top := v.Sheet.Panes.Band(layoutx.Body).Min.Y
	for i := range s.chain {
		r := &s.chain[i]
		if r.bottom > s.Height {
			high := max(r.high, r.bottom-r.top)
			s.Rows = append(s.Rows, layoutx.Span{Index: r.row, Start: top + r.bottom - high, Size: high})
			s.Height = r.bottom
		}
	}
	if !v.unvirtual() {
		v.dropCovered(top + s.Height)
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
	rows := v.Sheet.Rows[layoutx.Body]
	for len(rows) > 1 && rows[1].Start <= y {
		rows = rows[1:]
	}
	n := copy(v.Sheet.Rows[layoutx.Body], rows)
	v.Sheet.Rows[layoutx.Body] = v.Sheet.Rows[layoutx.Body][:n]
}

// stick finds the rows that stick at an offset, from the outermost on. At each level
// those that stick so far end at a height of the body, less what they give way to the
// rows that come next: the one in which they then end sticks there.
func (v *Viewport) stick(off int64, room int) {
	s := &v.Sticky
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
	s := &v.Sticky
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
	row := v.inChain(v.RowAxis.Find(off+int64(y)), len(v.Sticky.chain))
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
	s := &v.Sticky
	if level >= len(s.path) || level > 0 && s.path[level-1] != s.chain[level-1].row {
		return -1
	}
	return s.path[level]
}

// stuck is a row as one that may stick, and whether it is open.
func (v *Viewport) stuck(row int, off int64, room int) (r stuckRow, open bool) {
	r = stuckRow{row: row, start: int(max(v.RowAxis.Start(row)-off, math.MinInt32/2))}
	if !v.Dataset.Item(row).Open {
		return r, false
	}
	r.end = int(min(v.RowAxis.Start(v.Dataset.Outline.EndBelow(row))-off, math.MaxInt32/2))
	r.cells = v.CellsHeight(row)
	r.high = min(r.cells, room)
	return r, true
}

// findPath finds the rows above a row, from the outermost on, and that row.
func (v *Viewport) findPath(row int) {
	s := &v.Sticky
	if s.pathOf == row && row >= 0 {
		return
	}
	s.path, s.pathOf = s.path[:0], row
	for ; row >= 0; row = v.Dataset.Outline.ParentRow(row) {
		s.path = append(s.path, row)
	}
	slices.Reverse(s.path)
}

// heightAbove is how much of the body the rows above the last of the path take when it
// begins right below them.
func (v *Viewport) heightAbove(room int) (h int) {
	for i := len(v.Sticky.path) - 2; i >= 0; i-- {
		high := min(v.CellsHeight(v.Sticky.path[i]), room)
		if h+high > room {
			break
		}
		h += high
	}
	return h
}

// PageHeight is how far a page goes in pixels, so that no row is left out that comes
// to lie under those that stick, or has lain there.
func (v *Viewport) PageHeight(dir int) int {
	room, view := v.stickyRoom(v.Options.Expansion.Sticky), v.BodyHeight()
	if room == 0 {
		return view
	}
	if dir < 0 {
		return max(view-v.Sticky.Height, v.Painter.Style.RowHeight)
	}
	for cover := 0; cover < room; {
		next := v.stickyHeight(v.Scroll.Offset(&v.RowAxis)+int64(view-cover), room)
		if next <= cover {
			return view - cover
		}
		cover = next
	}
	return view - room
}

// PageTo is the last row up to one that a page may go to from a row on, so that none in
// between is left out.
func (v *Viewport) PageTo(from, to int) int {
	room, view := v.stickyRoom(v.Options.Expansion.Sticky), int64(v.BodyHeight())
	if room == 0 {
		return to
	}
	off, start := v.Scroll.Offset(&v.RowAxis), v.RowAxis.Start(from)
	for ; to > from+1; to-- {
		by := min(v.RowAxis.Start(to)-start, max(v.RowAxis.Total()-view-off, 0))
		if by+int64(v.stickyHeight(off+by, room)) <= view {
			break
		}
	}
	return to
}

// stickyHeight is how much of the body the rows that stick cover at an offset.
func (v *Viewport) stickyHeight(off int64, room int) (height int) {
	v.stick(min(off, max(v.RowAxis.Total()-int64(v.BodyHeight()), 0)), room)
	for i := range v.Sticky.chain {
		height = max(height, v.Sticky.chain[i].bottom)
	}
	return height
}

// CoverOf is how much of the body's top the rows above a row take when it begins
// right below them.
func (v *Viewport) CoverOf(row int) int {
	room := v.stickyRoom(v.Options.Expansion.Sticky)
	if room == 0 || row < 0 || row >= v.Count {
		return 0
	}
	v.Sticky.pathOf = -1
	v.findPath(row)
	return v.heightAbove(room)
}

// Covered says whether a row begins under the rows that stick above it, or before the
// screen, where it would come to lie under them.
func (v *Viewport) Covered(row int) bool {
	cover := v.CoverOf(row)
	return cover > 0 && v.RowAxis.Start(row) < v.Scroll.Offset(&v.RowAxis)+int64(cover)
}

// Uncover scrolls a row that begins before the screen, or under rows that stick, to
// where it shows.
func (v *Viewport) Uncover(row int) {
	if v.Covered(row) {
		v.Scroll.ToStart(&v.RowAxis, v.BodyHeight(), row, v.CoverOf(row))
	}
}

// UncoverMeasured is uncover for the row that was scrolled to while the sizes of others
// were guessed.
func (v *Viewport) UncoverMeasured(width int) {
	if row := v.Sticky.Show - 1; row >= 0 && v.Details.Options.Sized() && v.Covered(row) {
		v.Uncover(row)
		v.MeasureRows(v.BodyHeight(), width)
	}
}

// IsStuck says whether a place of the body shows in a row that sticks.
func (v *Viewport) IsStuck(at Address) bool {
	return at.Band == layoutx.Body && v.stuckAt(at.Row) >= 0
}

// stuckAt is which of the rows that stick a row is, or -1.
func (v *Viewport) stuckAt(row int) int {
	for i := range v.Sticky.Rows {
		if v.Sticky.Rows[i].Index == row {
			return i
		}
	}
	return -1
}

// ScrolledBody is the part of the body in which rows scroll, in pixels of the sheet.
func (v *Viewport) ScrolledBody() image.Rectangle {
	r := v.Sheet.Panes.Band(layoutx.Body)
	r.Min.Y = min(r.Min.Y+v.Sticky.Height, r.Max.Y)
	return r
}

// HitTest is the cell at a position of the sheet.
func (v *Viewport) HitTest(pos image.Point) (layoutx.Cell, bool) {
	c, ok := v.Sheet.Hit(pos)
	body := v.Sheet.Panes.Band(layoutx.Body)
	if v.Sticky.Height == 0 || !pos.In(body) || pos.In(v.ScrolledBody()) {
		return c, ok
	}
	for i := range v.Sticky.Rows {
		if row := v.Sticky.Rows[i]; pos.Y < row.End() {
			return v.acrossCell(row, pos.X)
		}
	}
	return layoutx.Cell{}, false
}

// acrossCell is the cell of a row of the body at an x of the sheet.
func (v *Viewport) acrossCell(row layoutx.Span, x int) (layoutx.Cell, bool) {
	for pane := range v.Sheet.Cols {
		if col, ok := v.Sheet.Col(layoutx.Pane(pane), x); ok {
			r := image.Rect(col.Start, row.Start, col.End(), row.End())
			return layoutx.Cell{Pane: layoutx.Pane(pane), Band: layoutx.Body, Row: row.Index, Col: col.Index, Rect: r}, true
		}
	}
	return layoutx.Cell{}, false
}

// FindCell is where a cell of a band is: of a row that sticks, there.
func (v *Viewport) FindCell(at Address) (layoutx.Cell, bool) {
	i := -1
	if at.Band == layoutx.Body {
		i = v.stuckAt(at.Row)
	}
	if i < 0 {
		return v.Sheet.Find(at.Band, at.Row, at.Col)
	}
	rows := v.Sheet.Rows[layoutx.Body]
	v.Sheet.Rows[layoutx.Body] = v.Sticky.Rows[i : i+1]
	c, ok := v.Sheet.Find(at.Band, at.Row, at.Col)
	v.Sheet.Rows[layoutx.Body] = rows
	return c, ok
}

// RowBody is the part of the body that a row shows in, in pixels of the sheet: where
// it sticks, below the one above it.
func (v *Viewport) RowBody(row int) image.Rectangle {
	i := v.stuckAt(row)
	if i < 0 {
		return v.ScrolledBody()
	}
	r := v.Sheet.Panes.Band(layoutx.Body)
	if i > 0 {
		r.Min.Y = max(r.Min.Y, v.Sticky.Rows[i-1].End())
	}
	r.Max.Y = min(r.Max.Y, v.Sticky.Rows[i].End())
	return r
}
