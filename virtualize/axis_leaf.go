// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package virtualize

import "math"

const leafCap = 64

// leaf keeps measured items in order. It does not store their sum, so that measuring an item again changes
// only one entry.
type leaf struct {
	n     int
	marks [leafCap]mark
}

// mark is a measured item.
type mark struct {
	at int32 // its number, from the first item of the leaf
	px int32
}

// noMark fills unused entries of a leaf: no item comes after it.
var noMark = mark{at: math.MaxInt32}

func newLeaf() *leaf {
	l := new(leaf)
	l.truncate(0)
	return l
}

// take replaces the marks of l, with their numbers counted from item first.
func (l *leaf) take(marks []mark, first int32) {
	l.n = copy(l.marks[:], marks)
	for k := range l.marks[:l.n] {
		l.marks[k].at -= first
	}
	l.truncate(l.n)
}

// truncate keeps the first n marks.
func (l *leaf) truncate(n int) {
	l.n = n
	for k := range l.marks[n:] {
		l.marks[n+k] = noMark
	}
}

// at returns the first mark at or after item i; l.n if there is none.
func (l *leaf) at(i int32) (k int) {
	if i < leafCap && l.marks[i].at == i { // nothing unmeasured before it
		return int(i)
	}
	for g := groupCap - 1; g < leafCap-1; g += groupCap {
		k += below(l.marks[g].at, i)
	}
	k *= groupCap
	for _, m := range l.marks[k : k+groupCap] {
		k += below(m.at, i)
	}
	return k
}

// below returns 1 if a < b, else 0. It counts instead of branching, because the branches of a search are
// unpredictable.
func below(a, b int32) int { return int(uint32(a-b) >> 31) }

func (l *leaf) size(i int32) (px int32, ok bool) {
	k := l.at(i)
	if k == leafCap || l.marks[k].at != i {
		return 0, false
	}
	return l.marks[k].px, true
}

func (l *leaf) before(i int32) (s sum) {
	k := l.at(i)
	for j := range l.marks[:k] {
		s.px += int64(l.marks[j].px)
	}
	s.marks = int32(k)
	return s
}

func (l *leaf) find(pos, def int64) (i int32, inside int64) {
	for _, m := range l.marks[:l.n] {
		gap := int64(m.at-i) * def
		if pos < gap {
			return i + int32(pos/def), pos % def
		}
		pos -= gap
		i = m.at
		if pos < int64(m.px) {
			return i, pos
		}
		pos -= int64(m.px)
		i++
	}
	return i, pos // not reached: pos is inside
}

func (l *leaf) set(i, px int32) (change sum, right node) {
	k := l.at(i)
	if k < leafCap && l.marks[k].at == i {
		change.px = int64(px) - int64(l.marks[k].px)
		l.marks[k].px = px
		return change, nil
	}
	change = sum{marks: 1, px: int64(px)}
	if k == l.n {
		change.items = i + 1 - l.end()
	}
	if m := (mark{at: i, px: px}); l.n < leafCap {
		copy(l.marks[k+1:l.n+1], l.marks[k:l.n])
		l.marks[k] = m
		l.n++
	} else {
		right = l.split(k, m)
	}
	return change, right
}

// split inserts m before mark k of a full leaf, and returns a new leaf with its right part.
func (l *leaf) split(k int, m mark) *leaf {
	var marks [leafCap + 1]mark
	copy(marks[:k], l.marks[:])
	marks[k] = m
	copy(marks[k+1:], l.marks[k:])
	at := splitAt(k, leafCap)
	l.take(marks[:at], 0)
	right := new(leaf)
	right.take(marks[at:], marks[at-1].at+1)
	return right
}

// splitAt returns the number of children that a full node keeps when it is split for a new one at k: half, or
// nearly all when nodes fill up from first to last.
func splitAt(k, full int) int {
	if k == full {
		return full - 1
	}
	return full / 2
}

func (l *leaf) widen(i, by int32) {
	for k := l.at(i); k < l.n; k++ {
		l.marks[k].at += by
	}
}

func (l *leaf) cut(lo, hi int32) (from int32, change sum) {
	first, last := l.at(lo), l.at(hi)
	if first > 0 {
		from = l.marks[first-1].at + 1
	}
	if first >= last {
		return from, sum{}
	}
	change = sum{items: from - l.marks[last-1].at - 1, marks: int32(first - last)}
	for _, m := range l.marks[first:last] {
		change.px -= int64(m.px)
	}
	copy(l.marks[first:], l.marks[last:l.n])
	l.truncate(l.n - (last - first))
	for k := range l.marks[first:l.n] {
		l.marks[first+k].at += change.items
	}
	return from, change
}

// end returns the number of items up to the last measured one.
func (l *leaf) end() int32 {
	if l.n == 0 {
		return 0
	}
	return l.marks[l.n-1].at + 1
}

func (l *leaf) total() sum {
	s := sum{items: l.end(), marks: int32(l.n)}
	for _, m := range l.marks[:l.n] {
		s.px += int64(m.px)
	}
	return s
}

func (l *leaf) fill() (n int, sparse bool) { return l.n, l.n < leafCap/4 }

func (l *leaf) join(right node) {
	r := right.(*leaf)
	var both [2 * leafCap]mark
	offset := l.end()
	n := copy(both[:], l.marks[:l.n])
	n += copy(both[n:], r.marks[:r.n])
	for k := range both[l.n:n] {
		both[l.n+k].at += offset
	}
	half := share(n, leafCap)
	l.take(both[:half], 0)
	r.take(both[half:n], l.end())
}

// share returns how many of n children the left of two nodes gets: all if they fit, else half.
func share(n, full int) int {
	if n <= full {
		return n
	}
	return n / 2
}
