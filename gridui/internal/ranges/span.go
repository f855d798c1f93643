// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Span is the half-open interval [First, End) of row numbers or column numbers. It is empty if
// End <= First, as in the zero value.
type Span struct{ First, End int }

// Between returns the span from a to b inclusive, in either order.
func Between(a, b int) Span { return Span{First: min(a, b), End: max(a, b) + 1} }

// Empty reports whether the span contains no numbers.
func (s Span) Empty() bool { return s.End <= s.First }

// Len returns the count of numbers in the span.
func (s Span) Len() int { return max(s.End-s.First, 0) }

// Has reports whether i is in the span.
func (s Span) Has(i int) bool { return s.First <= i && i < s.End }

// Covers reports whether s contains every number of o. Every span covers an empty one.
func (s Span) Covers(o Span) bool { return o.Empty() || s.First <= o.First && o.End <= s.End }

// Intersect returns the numbers in both spans, or the zero Span if there are none.
func (s Span) Intersect(o Span) Span {
	both := Span{First: max(s.First, o.First), End: min(s.End, o.End)}
	if both.Empty() {
		return Span{}
	}
	return both
}

// clamp returns the number in the span nearest to i, or First if the span is empty.
func (s Span) clamp(i int) int { return max(min(i, s.End-1), s.First) }

// union returns the smallest span that contains two non-empty spans.
func (s Span) union(o Span) Span {
	return Span{First: min(s.First, o.First), End: max(s.End, o.End)}
}
