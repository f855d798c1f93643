// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Moves reports where rows, or columns, are displayed after a change. [Lookup] implements it for row ids,
// [ByIDs] for column ids.
type Moves interface {
	// Survivor considers the rows numbered from, from±1, …, to before the change, in this order and both
	// included. It returns the current number of the first row that is still displayed; ok is false if there
	// is none.
	Survivor(from, to int) (now int, ok bool)
}

// Change is a change of the displayed rows and columns.
type Change struct {
	// Rows and Cols report where rows and columns are now; nil means that none has moved.
	Rows, Cols Moves
	// Bounds holds the rows and columns displayed now.
	Bounds Rect
}

// Follow moves the corners of all ranges with their rows and columns. Rows inserted between the corners
// become part of the range. If the row of a corner is gone, the corner moves inward to the nearest remaining
// row. If none remains the range is removed; if it was active, the range before it becomes active. The same
// applies to columns.
//
// Whole columns remain whole columns, even while no rows are displayed, and likewise whole rows. The ranges
// that Cancel restores follow too. The gesture ends if the range that it moves is removed. Follow does not
// allocate if no inactive range changes.
func (s *Set) Follow(c Change) {
	s.before = s.before.followed(&c)
	if s.subtracting() {
		hole, ok := c.move(s.hole)
		s.hole = hole
		if !ok {
			s.end()
		}
	}
	now := s.list.followed(&c)
	if s.some && s.gesture != NoGesture {
		if _, ok := c.move(s.active); !ok {
			s.end()
		}
	}
	s.list = now
}

// followed returns the list after a change. It shares the slice of the old one if it can.
func (l *list) followed(c *Change) list {
	if l.followsAlone(c) {
		next := *l
		next.active, _ = c.move(l.active)
		return next
	}
	var left []Range
	at := -1
	for i := range l.len() {
		r, ok := c.move(l.get(i))
		if ok {
			left = append(left, r)
		}
		if i == l.at {
			at = len(left) - 1
		}
	}
	return listOf(left, max(at, 0))
}

// followsAlone reports whether a change leaves all inactive ranges unchanged and does not remove the active
// one.
func (l *list) followsAlone(c *Change) bool {
	if !l.some {
		return false
	}
	for _, r := range l.others {
		if now, ok := c.move(r); !ok || now != r {
			return false
		}
	}
	_, ok := c.move(l.active)
	return ok
}

// move returns a range after a change; ok is false if the range is removed.
func (c *Change) move(r Range) (now Range, ok bool) {
	var rows, cols bool
	r.Anchor.Row, r.Head.Row, rows = follow(c.Rows, r.Anchor.Row, r.Head.Row, r.Kind&Columns != 0, c.Bounds.Rows)
	r.Anchor.Col, r.Head.Col, cols = follow(c.Cols, r.Anchor.Col, r.Head.Col, r.Kind&Rows != 0, c.Bounds.Cols)
	return r, rows && cols
}

// follow returns the row numbers (or column numbers) of two corners after a change; ok is false if no row
// between them remains. In a direction in which the range is whole, the corners only record the position of
// the focus: if no row between them remains, they are clamped to bounds.
func follow(m Moves, anchor, head int, whole bool, bounds Span) (a, h int, ok bool) {
	if m == nil {
		return anchor, head, true
	}
	a, ok = m.Survivor(anchor, head)
	if ok {
		h, ok = m.Survivor(head, anchor)
	}
	if !ok && whole {
		return bounds.clamp(anchor), bounds.clamp(head), true
	}
	return a, h, ok
}
