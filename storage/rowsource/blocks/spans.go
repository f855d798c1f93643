// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package blocks

// span is items of a level on consecutive lines: lo up to the one before hi.
type span[T any] struct {
	level  *level[T]
	lo, hi int64
}

// blocks are the first block of the span and the one after the last.
func (s span[T]) blocks() (lo, hi int64) {
	return s.lo / BlockRows, (s.hi + BlockRows - 1) / BlockRows
}

// spans appends the items on the lines lo up to the one before hi of a level, in their order.
func (l *level[T]) spans(to []span[T], lo, hi int64) []span[T] {
	lo, hi = max(lo, 0), min(hi, l.lines)
	for k := max(l.kidUpTo(lo), 0); k < len(l.kids) && lo < hi; k++ {
		header, kid := l.start(k), l.kids[k]
		if end := min(hi, header+1); lo < end {
			to = append(to, span[T]{l, lo - l.before[k], end - l.before[k]})
			lo = end
		}
		if end := min(hi, header+1+kid.lines); lo < end {
			to = kid.spans(to, lo-header-1, end-header-1)
			lo = end
		}
	}
	if lo < hi {
		before := l.before[len(l.kids)]
		to = append(to, span[T]{l, lo - before, hi - before})
	}
	return to
}
