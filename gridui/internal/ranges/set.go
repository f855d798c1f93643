// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Set is the list of selected ranges with one active range, and the gesture in progress. Ranges may overlap.
// The zero value has no ranges. Copying a Set by assignment takes a snapshot.
type Set struct {
	list
	gesture Gesture
	// before holds the ranges at the beginning of the gesture.
	before list
	// hole is the range that a subtracting gesture removes.
	hole Range
}

// Len returns the number of ranges.
func (s *Set) Len() int { return s.len() }

// At returns the i-th range in the order of adding.
func (s *Set) At(i int) Range { return s.get(i) }

// Active returns the range with the head that gestures and keys move; ok is false if the set has no ranges.
func (s *Set) Active() (r Range, ok bool) { return s.active, s.some }

// Moving returns the range whose head MoveHead moves: the one being subtracted, or else the active one.
func (s *Set) Moving() Range {
	if s.subtracting() {
		return s.hole
	}
	return s.active
}

// ActiveIndex returns the index of the active range, or -1 if the set has no ranges.
func (s *Set) ActiveIndex() int {
	if !s.some {
		return -1
	}
	return s.at
}

// Clear removes all ranges and ends the gesture.
func (s *Set) Clear() { *s = Set{} }

// Replace replaces all ranges, makes the last new one active and ends the gesture.
func (s *Set) Replace(all ...Range) { *s = Set{list: listOf(all, len(all)-1)} }

// Widen extends the active range to whole columns, whole rows or all cells, and ends the gesture.
// Whole columns widened to whole rows become all cells.
func (s *Set) Widen(k Kind) {
	s.end()
	if s.some {
		s.active.Kind |= k
	}
}

// MoveHead moves the head of the active range, or of the range being subtracted, and reports
// whether this changed it. It does not allocate.
func (s *Set) MoveHead(to Corner) bool {
	head := &s.active.Head
	if s.subtracting() {
		head = &s.hole.Head
	}
	if !s.some || *head == to {
		return false
	}
	*head = to
	return true
}
