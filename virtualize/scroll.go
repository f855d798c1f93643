// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "math"

// farOff is an offset beyond all content.
const farOff = int64(1) << 61

// Scroll is the scroll state of one axis. K names items, such as row ids. The
// zero value is at the start. Set Anchor to take up a saved position; with a Key
// that is not the zero K, the next Restore looks for it.
//
// In a frame: first By and its like for what the user did, or Restore if
// items changed; then Clamp and Visible, or Measure; then Hold. The viewport is
// view pixels long, at most MaxSize; one of no length shows nothing.
type Scroll[K comparable] struct {
	Anchor Anchor[K]

	// mark is what was at the leading edge when the items were last laid out,
	// and where that edge is now, from the start of it: before it if negative.
	// While the anchor may rest upon guessed sizes, the mark is as the user saw it.
	mark Anchor[K]
	held bool      // mark.Key is known
	last Anchor[K] // Anchor as this type left it
	aim  aim
	rest float64 // px scrolled that do not make a whole one, in (-1, 1)
}

// Offset is the offset of the leading edge in the content, in pixels.
func (s *Scroll[K]) Offset(a *Axis) int64 { return s.Anchor.offset(a) }

// Clamp brings the leading edge into [0, max(0, Total-view)], and the anchor to
// the item that lies there.
func (s *Scroll[K]) Clamp(a *Axis, view int) {
	s.sync()
	s.moveTo(a, view, s.Offset(a))
}

// Remaining is how many pixels can be scrolled backward and forward.
func (s *Scroll[K]) Remaining(a *Axis, view int) (before, after int64) {
	end := lastOffset(a, view)
	before = min(s.Offset(a), end)
	return before, end - before
}

// lastOffset is the largest offset: that of the leading edge when the end of the
// content is at the trailing edge.
func lastOffset(a *Axis, view int) int64 {
	return max(a.Total()-int64(viewport(view)), 0)
}

// viewport is the length that positions are reckoned with: at least a pixel, so
// that there is always one at the leading edge.
func viewport(view int) int { return min(max(view, 1), MaxSize) }

// By scrolls by px pixels, forward if positive, and returns how many whole
// pixels it moved. What does not make a pixel is kept for the next time, but
// not beyond the ends. Infinity goes to the end; what is not a number moves
// nothing.
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

// ToOffset scrolls to off pixels in the content, as far as there is content. At
// the end it stays at the end, even if the items there turn out to be of
// another size when they are measured.
func (s *Scroll[K]) ToOffset(a *Axis, view int, off int64) {
	s.sync()
	s.moveTo(a, view, off)
	s.jumped()
	if off > 0 && off >= lastOffset(a, view) {
		s.aim = aim{item: a.Len() - 1, align: End}
	}
}

// ToItem scrolls so that item lies in the viewport as align says, as far as
// there is content around it. item is clamped to those there are. If its size
// is not known yet, the next Measure makes good on it.
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

// ToStart scrolls so that item begins below pixels after the leading edge, as far as
// there is content around it: for what lies over the edge. item is clamped to those
// there are. If sizes are not known yet, the next Measure makes good on it.
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

// Visible is the range of items that touch the viewport, and where the first of
// them begins, in pixels from the leading edge: 0, or negative if part of it
// lies before that. Visible changes nothing.
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

// moveTo puts the leading edge at off, as far as there is content.
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

// put sets the anchor. Another item has no key yet.
func (s *Scroll[K]) put(item, inside int) {
	if item != s.Anchor.Item {
		var unknown K
		s.Anchor.Key = unknown
	}
	s.Anchor.Item, s.Anchor.Inside = item, inside
	s.last = s.Anchor
}

// jumped forgets what the user saw: where the anchor is now has nothing to do
// with it.
func (s *Scroll[K]) jumped() {
	s.held = s.held && s.Anchor.Item == s.mark.Item
	s.mark, s.aim, s.rest = s.Anchor, aim{}, 0
}

// forget gives up the key of the anchor, which may name another item by now.
func (s *Scroll[K]) forget() {
	var unknown K
	s.Anchor.Key, s.last.Key, s.held = unknown, unknown, false
}

// sync takes up an anchor that the caller has set.
func (s *Scroll[K]) sync() {
	if s.Anchor != s.last {
		var unknown K
		s.jumped()
		s.held = s.Anchor.Key != unknown
		s.last = s.Anchor
	}
}
