// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

// maxEmpty is the number of items measured in one frame in addition to one per pixel. It bounds the work for
// many items without size.
const maxEmpty = 4096

// Measure returns the visible items as Visible does, if sizes are known only when items are shown. It calls size
// for each item that enters the window, at most once, and sets the size in the axis, until the viewport is full:
// no item is shown at a guessed size. Visible items stay in place, or move exactly by the scrolled distance:
// a measured item makes room on the side where it entered. At the end of the content, earlier items are moved
// in until the viewport is full.
//
// Negative sizes count as 0. Of very many successive items without size, only some thousands are measured in
// one frame.
func (s *Scroll[K]) Measure(a *Axis, view int, size func(item int) int) (r Range, top int) {
	s.sync()
	if a.Len() == 0 || view <= 0 || size == nil {
		s.Clamp(a, view)
		return s.Visible(a, view)
	}
	view = viewport(view)
	m := measurer{axis: a, size: size, left: view + maxEmpty}
	item, inside := s.upon(&m, view)
	item, inside = m.back(item, inside)
	item, inside = m.skip(item, inside)
	last, filled := m.fill(item, inside, view)
	if last == a.Len() && filled < view {
		item, inside = m.back(item, inside-(view-filled))
		item, inside = m.skip(item, inside)
	}
	s.laidOut(item, inside)
	return Range{First: item, Last: last}, -inside
}

// upon returns the item whose position on the screen is certain, and the number of its pixels before the
// leading edge: negative if it begins after the edge.
func (s *Scroll[K]) upon(m *measurer, view int) (item, inside int) {
	end := m.axis.Len() - 1
	switch mark := s.mark; {
	case s.aim.align != Nearest && s.aim.item <= end:
		return s.aim.item, s.aim.inside(m.measure(s.aim.item), view)
	case mark.Inside < 0 && mark.Inside >= -view && mark.Item <= end:
		return mark.Item, mark.Inside
	case s.Anchor.Item > end:
		return end, 0
	default:
		return max(s.Anchor.Item, 0), max(s.Anchor.Inside, 0)
	}
}

// laidOut records the item at the leading edge. Its key remains known if it is the held item.
func (s *Scroll[K]) laidOut(item, inside int) {
	s.put(item, inside)
	if s.held = s.held && item == s.mark.Item; s.held {
		s.name(item)
	}
	s.mark, s.aim = s.Anchor, aim{}
}

// measurer measures items, each at most once.
type measurer struct {
	axis *Axis
	size func(item int) int
	done Range // measured in this frame: always contiguous
	left int   // items that may still be measured
}

// measure returns the size of an item inside or next to the range done.
func (m *measurer) measure(item int) int {
	if m.done.Contains(item) {
		return m.axis.Size(item)
	}
	m.axis.Set(item, m.size(item))
	if m.done.Empty() {
		m.done = Range{First: item, Last: item}
	}
	m.done.First = min(m.done.First, item)
	m.done.Last = max(m.done.Last, item+1)
	m.left--
	return m.axis.Size(item)
}

// back moves back from an item that begins after the leading edge to the item at the edge, or to the first.
func (m *measurer) back(item, inside int) (int, int) {
	for inside < 0 && item > 0 && m.left > 0 {
		item--
		inside += m.measure(item)
	}
	return item, max(inside, 0)
}

// skip moves forward from an item that ends at or before the leading edge to the next item after it.
func (m *measurer) skip(item, inside int) (int, int) {
	for m.left > 0 {
		size := m.measure(item)
		if inside < size {
			break
		}
		if item == m.axis.Len()-1 {
			return item, size
		}
		item, inside = item+1, 0
	}
	return item, inside
}

// fill measures items until the viewport is full: the items before last, which take filled pixels from the
// leading edge on.
func (m *measurer) fill(item, inside, view int) (last, filled int) {
	filled = -inside
	for last = item; last < m.axis.Len() && filled < view && m.left > 0; last++ {
		filled += m.measure(last)
	}
	return last, filled
}
