// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "slices"

// mostAsked limits the consecutive missing rows that Lookup searches for, because it runs within a frame.
const mostAsked = 10_000

// Lookup implements [Moves] by looking rows up by id, for changes that may also reorder rows. The
// caller need not keep the old order: before the change it records the ids of the few rows that
// [Set.AppendRows] lists, and Now finds these ids in the new order.
type Lookup struct {
	// Now returns the current number of the row that had the number was before the change; ok is false if that
	// row is not displayed or its id was not recorded. It is called for a corner and then row by row inward
	// until it succeeds, at most 10,000 times.
	Now func(was int) (now int, ok bool)
	// Gone holds row numbers before the change of rows known to be removed, ascending and disjoint. Now is not
	// called for them, so that the length of a removed block does not matter.
	Gone []Span
}

// Survivor returns the current number of the first row that Now finds.
func (l Lookup) Survivor(from, to int) (now int, ok bool) {
	step := 1
	if from > to {
		step = -1
	}
	at, left := outside(l.Gone, from, to)
	for range mostAsked {
		if !left {
			break
		}
		if now, ok := l.Now(at); ok {
			return now, true
		}
		if at == to {
			break
		}
		at, left = outside(l.Gone, at+step, to)
	}
	return 0, false
}

// ByIDs implements [Moves] for columns, given the ids of all displayed columns before and after a
// change. The first column has the number 0.
func ByIDs(before, now []string) Lookup {
	return Lookup{Now: func(was int) (int, bool) {
		if was < 0 || was >= len(before) {
			return 0, false
		}
		i := slices.Index(now, before[was])
		return i, i >= 0
	}}
}

// AppendRows appends to dst the numbers of the rows that Follow will look up, ascending and without
// duplicates: for each corner the first depth rows inward that are not in gone. gone holds row numbers that
// the coming change is known to remove, ascending and disjoint. If they are complete, a depth of 1 suffices;
// otherwise a range can lose depth-1 further rows next to a corner and still be followed.
func (s *Set) AppendRows(dst []int, gone []Span, depth int) []int {
	first := len(dst)
	for i := range s.len() {
		dst = s.get(i).appendRows(dst, gone, depth)
	}
	for i := range s.before.len() {
		dst = s.before.get(i).appendRows(dst, gone, depth)
	}
	if s.subtracting() {
		dst = s.hole.appendRows(dst, gone, depth)
	}
	slices.Sort(dst[first:])
	return append(dst[:first], slices.Compact(dst[first:])...)
}

// appendRows appends rows from both corners inward.
func (r Range) appendRows(dst []int, gone []Span, depth int) []int {
	dst = appendInward(dst, r.Anchor.Row, r.Head.Row, gone, depth)
	return appendInward(dst, r.Head.Row, r.Anchor.Row, gone, depth)
}

func appendInward(dst []int, from, to int, gone []Span, depth int) []int {
	step := 1
	if from > to {
		step = -1
	}
	at, left := outside(gone, from, to)
	for ; left && depth > 0; depth-- {
		dst = append(dst, at)
		if at == to {
			break
		}
		at, left = outside(gone, at+step, to)
	}
	return dst
}
