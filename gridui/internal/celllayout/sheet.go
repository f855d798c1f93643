// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celllayout

import (
	"image"

	"github.com/giogrid/giogrid/layoutx"
)

// The number of panes and of bands.
const (
	paneCount = 3
	bandCount = 5
)

// Span is an item on one axis: its index, and its position in viewport pixels. It may extend beyond its pane.
type Span struct{ Index, Start, Size int }

// End returns the first pixel after the span.
func (s Span) End() int { return s.Start + s.Size }

// Sheet is the geometry of one frame. All code for cells uses it, and so finds the same cells in the same
// places. The zero Sheet is empty.
//
// Its owner keeps it from frame to frame and refills the slices from length zero, so that a settled frame
// allocates nothing.
type Sheet struct {
	Panes layoutx.Panes
	// Cols holds the visible columns by Pane, in display order: their Start rises, or falls in a mirrored
	// sheet. They do not overlap.
	Cols [paneCount][]Span
	// Rows holds the visible rows by Band, from top to bottom. They do not overlap.
	Rows [bandCount][]Span
}

// Cell is a cell of a [Sheet]: the intersection of a row of a band and a column of a pane.
type Cell struct {
	Pane layoutx.Pane
	Band layoutx.Band
	// Row and Col are the indices of the two spans.
	Row, Col int
	// Rect is the whole cell in viewport pixels, not clipped to its pane.
	Rect image.Rectangle
}

// AppendCols appends the visible columns of a pane to dst, in display order. o holds only the columns of that
// pane; first is the index of its first column among all columns of the sheet. pane is its rectangle in
// viewport pixels, of which only the horizontal extent is used. scroll is the number of content pixels before
// the pane's reading start; it may be negative. With rtl positions count from the right edge of the pane to
// the left.
func AppendCols(dst []Span, o *layoutx.Offsets, first int, pane image.Rectangle, scroll int, rtl bool) []Span {
	from, to := visible(o, scroll, pane.Dx())
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

// AppendRows appends the visible rows of a band to dst, from top to bottom. o holds only the rows of that
// band; first is the index of its first row. band is its rectangle in viewport pixels, of which only the
// vertical extent is used. scroll is the number of content pixels above the top of the band.
func AppendRows(dst []Span, o *layoutx.Offsets, first int, band image.Rectangle, scroll int) []Span {
	from, to := visible(o, scroll, band.Dy())
	for i := from; i < to; i++ {
		dst = append(dst, Span{Index: first + i, Start: band.Min.Y + o.Start(i) - scroll, Size: o.Size(i)})
	}
	return dst
}

// visible returns the items that are visible in a window of the given length. If its end overflows, it is
// before its beginning, and nothing is visible.
func visible(o *layoutx.Offsets, scroll, length int) (first, last int) {
	return o.Range(scroll, scroll+max(0, length))
}
