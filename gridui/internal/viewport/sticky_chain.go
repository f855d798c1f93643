// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"math"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// stuckRow is a row that may be sticky, in pixels of the body: start and end of the row with its
// descendants, the height of its cells, the part of that height that has room, and its slot.
type stuckRow struct {
	row         coord.Pos
	start, end  int
	cells, high int
	top, bottom int
}

// stickAt holds a row at a height of the body. It ends early where its descendants end. If
// it is clipped, it does not end before its cells have scrolled up to there.
func (r *stuckRow) stickAt(top int) {
	high := r.high
	if r.cells > high {
		high = max(high, r.start+r.cells-top)
	}
	r.top, r.bottom = top, min(top+high, r.end)
}

// stick computes the chain at a scroll offset, from the outermost row on. At each level the chain
// so far ends at a height of the body, less the distance that the rows below push it up. The open
// row at that height is the next of the chain.
func (s *StickyRows) stick(off int64, room int) {
	s.chain, s.pathOf = s.chain[:0], -1
	for end, more := 0, 0; ; {
		way := s.giveWay(off, room, end)
		next, ok := s.openAt(off, room, end, end-way-more)
		if !ok {
			s.moveUp(way + more)
			return
		}
		own := wayFor(s.chain, next, room, end)
		more += way - s.giveWayTo(next, off, room, end)
		s.moveUp(own)
		next.stickAt(end - own)
		s.chain = append(s.chain, next)
		end = next.bottom
	}
}

// moveUp moves the whole chain up by a number of pixels.
func (s *StickyRows) moveUp(by int) {
	for i := range s.chain {
		s.chain[i].top -= by
		s.chain[i].bottom -= by
	}
}

// giveWay returns the distance that the chain, which ends at a height, moves up for the rows below
// its last row: the largest distance that any of these rows needs.
func (s *StickyRows) giveWay(off int64, room, end int) (way int) {
	for y := max(end-1, 0); y >= 0; {
		r, open, ok := s.nextLevel(off, y, room)
		if !ok {
			break
		}
		if open {
			way = max(way, s.giveWayTo(r, off, room, end))
		}
		y = r.start - 1
	}
	return way
}

// giveWayTo returns the distance of giveWay for one row and its descendants, which may need more
// room.
func (s *StickyRows) giveWayTo(r stuckRow, off int64, room, end int) int {
	way := wayFor(s.chain, r, room, end)
	if r.start < end-way {
		r.stickAt(end - way)
		s.chain = append(s.chain, r)
		way += s.giveWay(off, room, r.bottom)
		s.chain = s.chain[:len(s.chain)-1]
	}
	return way
}

// openAt returns the open child of the chain's last row whose extent, with its descendants, covers
// a height of the body above an end.
func (s *StickyRows) openAt(off int64, room, end, at int) (stuckRow, bool) {
	for y := max(end-1, 0); y >= 0; {
		r, open, ok := s.nextLevel(off, y, room)
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

// nextLevel returns the child of the chain's last row whose extent, with its descendants, covers a
// height of the body, and whether it is open.
func (s *StickyRows) nextLevel(off int64, y, room int) (r stuckRow, open, ok bool) {
	row := s.inChain(coord.Pos(s.scrolling.RowAxis.Find(off+int64(y))), len(s.chain))
	if row < 0 {
		return r, false, false
	}
	r, open = s.stuck(row, off, room)
	return r, open, true
}

// inChain returns the ancestor of a row at a level, or the row itself at its own level. It returns
// -1 for a row that does not descend from the chain.
func (s *StickyRows) inChain(row coord.Pos, level int) coord.Pos {
	if row < 0 {
		return -1
	}
	s.findPath(row)
	if level >= len(s.path) || level > 0 && coord.Pos(s.path[level-1]) != s.chain[level-1].row {
		return -1
	}
	return coord.Pos(s.path[level])
}

// stuck returns the extent of a row at a scroll offset, and whether the row is open.
func (s *StickyRows) stuck(row coord.Pos, off int64, room int) (r stuckRow, open bool) {
	r = stuckRow{row: row, start: int(max(s.scrolling.RowAxis.Start(int(row))-off, math.MinInt32/2))}
	if !s.data.Node(row).Open {
		return r, false
	}
	r.end = int(min(s.scrolling.RowAxis.Start(int(s.data.Outline.EndBelow(row)))-off, math.MaxInt32/2))
	r.cells = s.heights.Of(row)
	r.high = min(r.cells, room)
	return r, true
}

// findPath sets path to the ancestors of a row, from the outermost on, and the row.
func (s *StickyRows) findPath(row coord.Pos) {
	if s.pathOf == row && row >= 0 {
		return
	}
	s.path, s.pathOf = s.path[:0], row
	for ; row >= 0; row = s.data.Outline.ParentRow(row) {
		s.path = append(s.path, int(row))
	}
	slices.Reverse(s.path)
}

// wayFor returns the distance that a chain, which ends at a height, moves up for a row below it.
// The outermost rows leave, each as a whole, until there is room for the row. They leave gradually
// while the row scrolls in and return while its descendants scroll out.
func wayFor(chain []stuckRow, r stuckRow, room, end int) int {
	stay := 0
	for i := len(chain) - 1; i >= 0 && stay+chain[i].high+r.high <= room; i-- {
		stay += chain[i].high
	}
	most := max(end-stay, 0)
	gone := max(end-most+r.high, most) - r.end
	return max(min(most, end-r.start, most-max(gone, 0)), 0)
}
