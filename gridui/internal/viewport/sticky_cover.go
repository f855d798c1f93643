// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import "github.com/giogrid/giogrid/gridui/internal/coord"

// heightAbove returns the height in pixels that the ancestors of the path's last row take when that
// row begins right below them.
func (s *StickyRows) heightAbove(room int) (h int) {
	for i := len(s.path) - 2; i >= 0; i-- {
		high := min(s.heights.Of(coord.Pos(s.path[i])), room)
		if h+high > room {
			break
		}
		h += high
	}
	return h
}

// PageHeight returns the height of a page in pixels, up or down. A page skips no row that sticky
// rows cover before or after it.
func (s *StickyRows) PageHeight(dir int) int {
	room, view := s.room(), s.geometry.BodyHeight()
	if room == 0 {
		return view
	}
	if dir < 0 {
		return max(view-s.Height, s.painter.Style.RowHeight)
	}
	for cover := 0; cover < room; {
		next := s.heightAt(s.scrolling.ScrollOffset()+int64(view-cover), room)
		if next <= cover {
			return view - cover
		}
		cover = next
	}
	return view - room
}

// PageTo returns the last row, at most to, that a page from a row may reach without skipping a row
// in between.
func (s *StickyRows) PageTo(from, to coord.Pos) coord.Pos {
	room, view := s.room(), int64(s.geometry.BodyHeight())
	if room == 0 {
		return to
	}
	off, start := s.scrolling.ScrollOffset(), s.scrolling.RowAxis.Start(int(from))
	for ; to > from+1; to-- {
		by := min(s.scrolling.RowAxis.Start(int(to))-start, max(s.scrolling.RowAxis.Total()-view-off, 0))
		if by+int64(s.heightAt(off+by, room)) <= view {
			break
		}
	}
	return to
}

// heightAt returns the height in pixels of the sticky rows at a scroll offset.
func (s *StickyRows) heightAt(off int64, room int) (height int) {
	s.stick(min(off, max(s.scrolling.RowAxis.Total()-int64(s.geometry.BodyHeight()), 0)), room)
	for i := range s.chain {
		height = max(height, s.chain[i].bottom)
	}
	return height
}

// CoverOf returns the height in pixels that the sticky ancestors of a row take at the top of the
// body when the row begins right below them.
func (s *StickyRows) CoverOf(row coord.Pos) int {
	room := s.room()
	if room == 0 || row < 0 || row >= coord.Pos(s.addresses.Count) {
		return 0
	}
	s.pathOf = -1
	s.findPath(row)
	return s.heightAbove(room)
}

// Covered reports whether a row with sticky ancestors begins under them or above the body.
func (s *StickyRows) Covered(row coord.Pos) bool {
	cover := s.CoverOf(row)
	return cover > 0 && s.scrolling.RowAxis.Start(int(row)) < s.scrolling.ScrollOffset()+int64(cover)
}
