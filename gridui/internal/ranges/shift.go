// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// The functions in this file take the numbers to skip as a function, as in [Skip]. With nil they take
// constant time, otherwise time linear in the distance.

// Shift moves a span, whose first and last numbers must not be skipped, by a number of places that are not
// skipped, toward lower numbers if by is negative. It stops at the end of bounds, and returns the moved span
// and the number of places moved. The span keeps the number of its places that are not skipped, so its length
// may change.
func (s Span) Shift(by int, bounds Span, skip func(i int) bool) (to Span, moved int) {
	if skip == nil {
		moved = max(min(by, bounds.End-s.End), bounds.First-s.First)
		return Span{s.First + moved, s.End + moved}, moved
	}
	for ; moved < by; moved++ {
		last, ok := firstIn(Span{s.End, bounds.End}, skip)
		if !ok {
			break
		}
		first, _ := firstIn(Span{s.First + 1, last + 1}, skip)
		s = Span{first, last + 1}
	}
	for ; moved > by; moved-- {
		first, ok := lastIn(Span{bounds.First, s.First}, skip)
		if !ok {
			break
		}
		last, _ := lastIn(Span{first, s.End - 1}, skip)
		s = Span{first, last + 1}
	}
	return s, moved
}

// Trim returns the span without the skipped numbers at its ends. It is empty if all are skipped.
func (s Span) Trim(skip func(i int) bool) Span {
	first, ok := firstIn(s, skip)
	if !ok {
		return Span{}
	}
	last, _ := lastIn(s, skip)
	return Span{first, last + 1}
}

// Nearest returns the number of the span that is not skipped and nearest to i: if i is skipped, the last one
// before it, or else the first one after it. ok is false if all are skipped.
func (s Span) Nearest(i int, skip func(i int) bool) (at int, ok bool) {
	if s.Empty() {
		return 0, false
	}
	i = s.clamp(i)
	if at, ok = lastIn(Span{s.First, i + 1}, skip); ok {
		return at, true
	}
	return firstIn(Span{i + 1, s.End}, skip)
}

// Distance returns the number of places, not counting skipped ones, from one number to another that is not
// skipped. It is negative if to is below from.
func Distance(from, to int, skip func(i int) bool) (n int) {
	if skip == nil {
		return to - from
	}
	for i := from + 1; i <= to; i++ {
		if !skip(i) {
			n++
		}
	}
	for i := from - 1; i >= to; i-- {
		if !skip(i) {
			n--
		}
	}
	return n
}

// lastIn returns the last number of a span that is not skipped; ok is false if there is none.
func lastIn(s Span, skip func(int) bool) (last int, ok bool) {
	for i := s.End - 1; i >= s.First; i-- {
		if skip == nil || !skip(i) {
			return i, true
		}
	}
	return 0, false
}
