// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Gesture is the effect of a press and the drag that follows it. A gesture begins with a Begin method,
// continues with MoveHead and ends with Commit or Cancel.
type Gesture uint8

const (
	// NoGesture means that no gesture is in progress.
	NoGesture Gesture = iota
	// Replacing replaces all ranges with one.
	Replacing
	// Extending moves the head of the active range.
	Extending
	// Adding adds a range.
	Adding
	// Subtracting removes cells from all ranges. Until Commit the ranges themselves are unchanged;
	// AppendRects and Contains already exclude the cells, as a preview.
	Subtracting
)

// Gesture returns the gesture in progress.
func (s *Set) Gesture() Gesture { return s.gesture }

// BeginReplace begins a gesture that replaces all ranges with one: a plain press.
func (s *Set) BeginReplace(r Range) {
	s.begin(Replacing)
	s.list = list{active: r, some: true}
}

// BeginExtend begins a gesture that moves the head of the active range: a press with Shift. If the
// set has no ranges it begins a new one, as BeginReplace does.
func (s *Set) BeginExtend(to Corner) {
	if !s.some {
		s.BeginReplace(Cell(to))
		return
	}
	s.begin(Extending)
	s.active.Head = to
}

// BeginExtendTo begins a gesture that moves the head of the active range to the head of r. It also makes the
// active range whole in the directions in which r is.
func (s *Set) BeginExtendTo(r Range) {
	if !s.some {
		s.BeginReplace(r)
		return
	}
	s.BeginExtend(r.Head)
	s.active.Kind |= r.Kind
}

// BeginCorner begins a gesture that moves one corner of the active range, which becomes its head. The
// opposite corner remains and becomes its anchor. The kind of the range is unchanged. BeginCorner does
// nothing if the set has no ranges.
func (s *Set) BeginCorner(stays, moves Corner) {
	if s.some {
		s.begin(Extending)
		s.active.Anchor, s.active.Head = stays, moves
	}
}

// BeginAdd begins a gesture that adds a range, which becomes active.
func (s *Set) BeginAdd(r Range) {
	s.begin(Adding)
	s.list = s.with(r)
}

// BeginSubtract begins a gesture that removes the cells of a range from all ranges.
func (s *Set) BeginSubtract(r Range) {
	s.begin(Subtracting)
	s.hole = r
}

// BeginToggle begins a press with Mod: BeginSubtract if all cells of the range are selected, or else
// BeginAdd. bounds holds the displayed rows and columns.
func (s *Set) BeginToggle(r Range, bounds Rect) {
	if s.Covers(r.Rect(bounds), bounds) {
		s.BeginSubtract(r)
		return
	}
	s.BeginAdd(r)
}

// SetHole replaces the range that a subtracting gesture removes.
func (s *Set) SetHole(r Range) {
	if s.subtracting() {
		s.hole = r
	}
}

// Commit completes the gesture. A subtraction takes effect; an added range replaces the ranges within it.
// bounds holds the displayed rows and columns.
func (s *Set) Commit(bounds Rect) {
	switch s.gesture {
	case Adding:
		s.list = s.absorbed(bounds)
	case Subtracting:
		s.list = s.without(s.hole, bounds)
	}
	s.end()
}

// Cancel ends the gesture and restores the ranges as they were before it.
func (s *Set) Cancel() {
	if s.gesture != NoGesture {
		s.list = s.before
		s.end()
	}
}

// begin starts a gesture. If the previous gesture was never ended, its pending subtraction is discarded and
// its other effects remain.
func (s *Set) begin(g Gesture) {
	s.end()
	s.gesture, s.before = g, s.list
}

func (s *Set) end() { s.gesture, s.before, s.hole = NoGesture, list{}, Range{} }

func (s *Set) subtracting() bool { return s.gesture == Subtracting }

// absorbed returns the list without the ranges within the active one. Whole rows or columns remain if the
// active range is not whole in the same direction, because they will include rows or columns added later and
// the active range will not.
func (l *list) absorbed(bounds Rect) list {
	in := l.active.Rect(bounds)
	var left []Range
	at := 0
	for i := range l.len() {
		r := l.get(i)
		if i != l.at && r.Kind&^l.active.Kind == 0 && in.Covers(r.Rect(bounds)) {
			continue
		}
		if i == l.at {
			at = len(left)
		}
		left = append(left, r)
	}
	return listOf(left, at)
}
