// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "math"

// farOff is an offset beyond all content.
const farOff = int64(1) << 61

// Scroll is the scroll state of one axis. K identifies items, such as row ids. The zero value is at the
// start. Set Anchor to restore a saved position; if its Key is not the zero K, the next Restore searches for
// it.
//
// In a frame, first call By and similar methods for user input, or Restore if items changed; then Clamp and
// Visible, or Measure; then Hold. The viewport is view pixels long, at most 268,435,456; without length it shows
// nothing.
type Scroll[K comparable] struct {
	Anchor Anchor[K]

	// mark is the item at the leading edge when the items were last laid out, and the current distance of
	// that edge from the start of the item; negative if the edge is before it. While the anchor may depend on
	// guessed sizes, the mark is the position that the user saw.
	mark Anchor[K]
	held bool      // mark.Key is known
	last Anchor[K] // Anchor as last set by Scroll
	aim  aim
	rest float64 // the scrolled fraction of a pixel, in (-1, 1)
}

// Offset returns the offset of the leading edge in the content, in pixels.
func (s *Scroll[K]) Offset(a *Axis) int64 { return s.Anchor.offset(a) }

// Clamp limits the leading edge to [0, max(0, Total-view)], and moves the anchor to the item there.
func (s *Scroll[K]) Clamp(a *Axis, view int) {
	s.sync()
	s.moveTo(a, view, s.Offset(a))
}

// Remaining returns the number of pixels that can be scrolled backward and forward.
func (s *Scroll[K]) Remaining(a *Axis, view int) (before, after int64) {
	end := lastOffset(a, view)
	before = min(s.Offset(a), end)
	return before, end - before
}

// lastOffset returns the largest offset: the offset of the leading edge when the end of the content is at the
// trailing edge.
func lastOffset(a *Axis, view int) int64 {
	return max(a.Total()-int64(viewport(view)), 0)
}

// viewport returns the length used to compute positions: at least one pixel, so that there is always a pixel
// at the leading edge.
func viewport(view int) int { return min(max(view, 1), maxSize) }

// By scrolls by px pixels, forward if positive, and returns the number of whole pixels that it moved. The
// fraction of a pixel is kept for the next call, but not beyond the ends. Infinity scrolls to the end; NaN is
// ignored.
func (s *Scroll[K]) By(a *Axis, view int, px float32) (moved int) {
	if math.IsNaN(float64(px)) {
		return 0
	}
	s.sync()
	exact := min(max(s.rest+float64(px), -float64(farOff)), float64(farOff))
	whole := math.Trunc(exact)
	before, after := s.Remaining(a, view)
	step := s.step(a, view, int64(whole))
	s.rest = exact - whole
	if step == after && exact > float64(after) || step == -before && exact < -float64(before) {
		s.rest = 0
	}
	return int(clamp(step, math.MinInt, math.MaxInt))
}

// step scrolls by whole pixels.
func (s *Scroll[K]) step(a *Axis, view int, px int64) (moved int64) {
	before, after := s.Remaining(a, view)
	px = clamp(px, -before, after)
	s.aim = aim{}
	s.moveTo(a, view, min(s.Offset(a), lastOffset(a, view))+px)
	return px
}

// Page scrolls by whole viewports, forward if positive.
func (s *Scroll[K]) Page(a *Axis, view, pages int) {
	s.sync()
	s.rest = 0
	view = viewport(view)
	most := farOff / int64(view)
	s.step(a, view, clamp(int64(pages), -most, most)*int64(view))
}

// ToOffset scrolls to off pixels in the content, as far as there is content. At the end it stays at the end,
// even if the items there get another size when they are measured.
func (s *Scroll[K]) ToOffset(a *Axis, view int, off int64) {
	s.sync()
	s.moveTo(a, view, off)
	s.jumped()
	if off > 0 && off >= lastOffset(a, view) {
		s.aim = aim{item: a.Len() - 1, align: End}
	}
}

// ToItem scrolls so that item is at the position align in the viewport, as far as there is content around it.
// item is clamped to the existing ones. If its size is not known yet, the next Measure corrects the position.
func (s *Scroll[K]) ToItem(a *Axis, view, item int, align Align) {
	s.Clamp(a, view)
	if a.Len() == 0 {
		return
	}
	item, view = min(max(item, 0), a.Len()-1), viewport(view)
	start, size := a.Start(item), a.Size(item)
	if align = align.settle(start-s.Offset(a), size, view); align == Nearest {
		return
	}
	s.moveTo(a, view, start+int64(align.inside(size, view)))
	s.jumped()
	s.aim = aim{item: item, align: align}
}

// ToStart scrolls so that item begins below pixels after the leading edge, for example below an overlay at
// the edge, as far as there is content around it. item is clamped to the existing ones. If sizes are not
// known yet, the next Measure corrects the position.
func (s *Scroll[K]) ToStart(a *Axis, view, item, below int) {
	s.Clamp(a, view)
	if a.Len() == 0 {
		return
	}
	item, below = min(max(item, 0), a.Len()-1), min(max(below, 0), viewport(view)-1)
	s.moveTo(a, view, a.Start(item)-int64(below))
	s.jumped()
	s.aim = aim{item: item, align: Start, below: below}
}

// Visible returns the range of items that touch the viewport, and the position of the first of them in pixels
// from the leading edge: 0, or negative if part of it is before the edge. Visible changes nothing.
func (s *Scroll[K]) Visible(a *Axis, view int) (r Range, top int) {
	if a.Len() == 0 {
		return Range{}, 0
	}
	off := min(s.Offset(a), lastOffset(a, view))
	first, inside := a.find(off)
	if view <= 0 {
		return Range{First: first, Last: first}, -inside
	}
	last := a.Find(off + int64(viewport(view)) - 1)
	return Range{First: first, Last: last + 1}, -inside
}

// moveTo moves the leading edge to off, as far as there is content.
func (s *Scroll[K]) moveTo(a *Axis, view int, off int64) {
	was := s.Offset(a)
	off = clamp(off, 0, lastOffset(a, view))
	if s.Anchor.Item == s.mark.Item {
		s.mark.Inside = int(was - a.Start(s.mark.Item))
	}
	s.mark.Inside = int(clamp(int64(s.mark.Inside)+off-was, math.MinInt, math.MaxInt))
	item, inside := a.find(off)
	s.put(max(item, 0), inside)
}

// put sets the anchor. It clears the key if the item changes.
func (s *Scroll[K]) put(item, inside int) {
	if item != s.Anchor.Item {
		var unknown K
		s.Anchor.Key = unknown
	}
	s.Anchor.Item, s.Anchor.Inside = item, inside
	s.last = s.Anchor
}

// jumped resets the mark to the anchor, whose new position is unrelated to what the user saw.
func (s *Scroll[K]) jumped() {
	s.held = s.held && s.Anchor.Item == s.mark.Item
	s.mark, s.aim, s.rest = s.Anchor, aim{}, 0
}

// forget clears the key of the anchor, which may now name another item.
func (s *Scroll[K]) forget() {
	var unknown K
	s.Anchor.Key, s.last.Key, s.held = unknown, unknown, false
}

// sync adopts an anchor that the caller has set.
func (s *Scroll[K]) sync() {
	if s.Anchor != s.last {
		var unknown K
		s.jumped()
		s.held = s.Anchor.Key != unknown
		s.last = s.Anchor
	}
}

func clamp(x, low, high int64) int64 { return min(max(x, low), high) }
