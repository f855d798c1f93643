// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package layoutx

import "image"

// Span is an item on one axis: its index, and where it is in viewport pixels.
// It may stick out of its pane.
type Span struct{ Index, Start, Size int }

// End returns the first pixel behind the span.
func (s Span) End() int { return s.Start + s.Size }

// Sheet is the geometry of one frame. All that deals with cells asks it, and
// so sees the same cells in the same places. The zero Sheet is empty.
//
// Its owner keeps it from frame to frame and fills the slices anew, from
// length zero, so that a settled frame allocates nothing.
type Sheet struct {
	Panes Panes
	// Cols are the visible columns by Pane, in display order: their Start
	// rises, or falls in a mirrored sheet. They do not overlap.
	Cols [3][]Span
	// Rows are the visible rows by Band, from top to bottom. They do not
	// overlap.
	Rows [5][]Span
}

// Cell is a cell of a [Sheet]: a row of a band where it crosses a column of a
// pane.
type Cell struct {
	Pane Pane
	Band Band
	// Row and Col are the indices of the two spans.
	Row, Col int
	// Rect is the whole cell in viewport pixels, not clipped to its pane.
	Rect image.Rectangle
}

// AppendCols appends the columns that show in a pane to dst, in display order.
// o holds the columns of that pane alone, first is the index of its first
// column among all columns of the sheet. pane is its rectangle in viewport
// pixels, of which only the width matters. scroll is how many content pixels
// have left the pane at its reading start; it may be negative. rtl counts from
// the right edge of the pane to the left.
func AppendCols(dst []Span, o *Offsets, first int, pane image.Rectangle, scroll int, rtl bool) []Span {
	from, to := o.visible(scroll, pane.Dx())
	for i := from; i < to; i++ {
		span := Span{Index: first + i, Start: o.Start(i) - scroll, Size: o.Size(i)}
		if rtl {
			span.Start = pane.Max.X - span.End()
		} else {
			span.Start += pane.Min.X
		}
		dst = append(dst, span)
	}
	return dst
}

// AppendRows appends the rows that show in a band to dst, from top to bottom.
// o holds the rows of that band alone, first is the index of its first row.
// band is its rectangle in viewport pixels, of which only the height matters.
// scroll is how many content pixels have left the band at its top.
func AppendRows(dst []Span, o *Offsets, first int, band image.Rectangle, scroll int) []Span {
	from, to := o.visible(scroll, band.Dy())
	for i := from; i < to; i++ {
		dst = append(dst, Span{Index: first + i, Start: band.Min.Y + o.Start(i) - scroll, Size: o.Size(i)})
	}
	return dst
}

// visible returns the items that show in a window of the given length. Where
// its end overflows, it ends before it begins, and nothing shows.
func (o *Offsets) visible(scroll, length int) (first, last int) {
	return o.Range(scroll, scroll+max(0, length))
}
