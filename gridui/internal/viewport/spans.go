// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Spans provides the merged cells of a grid.
type Spans interface {
	// On reports whether cells can be merged now.
	On() bool
	// Is reports whether the cell at an address is part of a merged cell on the screen.
	Is(at Address) bool
	// Key returns a hash of which cells of a row on the screen are merged with others, in the pane of a column, 0 if
	// none are.
	Key(at Address) uint64
	// Drawn returns the part on the screen of the merged cell at an address. ok is false if the cell is not merged,
	// or is not on the screen.
	Drawn(at Address) (m Merged, ok bool)
	// Whole returns the merged cell at an address, with at most 10,000 rows above it and as many below it. A cell by
	// itself is a merged cell of one row and one column.
	Whole(at Address) Merged
	// Begins reports whether the merged cell at an address begins there. A cell by itself does.
	Begins(at Address) bool
	// Measure returns the width in pixels in which the text of a cell counts for the height of its row, 0 if it does
	// not count.
	Measure(row coord.Pos, col int) int
	// Grow returns the smallest rectangle of navigation numbers and columns that holds a rectangle and cuts no merged
	// cell, as far as 10,000 rows each way.
	Grow(r ranges.Rect) ranges.Rect
	// Rev changes whenever cells may have merged or come apart.
	Rev() SpansRev
}

// SpansRev identifies a state of the merged cells.
type SpansRev struct{ Rows, Columns, Options uint32 }

// Merged is a merged cell.
type Merged struct {
	// At is its first cell, Rows and Cols are the numbers of its rows and columns.
	At         Address
	Rows, Cols int
	// Rect is the cell in pixels of the sheet, and Line the height of its first row on the screen. Both are zero unless
	// Drawn returned the cell.
	Rect image.Rectangle
	Line int
}

// Several reports whether the cell has more than one row or column.
func (m Merged) Several() bool { return m.Rows > 1 || m.Cols > 1 }

// Last returns the address of the last row of the cell, in its first column.
func (m Merged) Last() Address {
	m.At.Row += coord.Slot(m.Rows - 1)
	return m.At
}

// Join sets the provider of merged cells.
func (v *Viewport) Join(s Spans) { v.spans, v.Wraps.spans = s, s }

// Joins reports whether cells can be merged now.
func (f *Frame) Joins() bool { return f.spans != nil && f.spans.On() }

// SpansRev returns the state of the merged cells.
func (f *Frame) SpansRev() SpansRev {
	if f.spans == nil {
		return SpansRev{}
	}
	return f.spans.Rev()
}

// IsMerged reports whether the cell at an address is part of a merged cell on the screen.
func (f *Frame) IsMerged(at Address) bool {
	return f.spans != nil && HasRows(at.Band) && f.spans.Is(at)
}

// MergedKey returns a hash of which cells of a row on the screen are merged with others, in the pane of a column, 0 if
// none are.
func (f *Frame) MergedKey(at Address) uint64 {
	if f.spans == nil || !HasRows(at.Band) {
		return 0
	}
	return f.spans.Key(at)
}

// DrawnMerged returns the part on the screen of the merged cell at an address, false for a cell by itself.
func (f *Frame) DrawnMerged(at Address) (Merged, bool) {
	if f.spans == nil || !HasRows(at.Band) {
		return Merged{}, false
	}
	return f.spans.Drawn(at)
}

// MergedAt returns the merged cell at an address, or the cell by itself.
func (f *Frame) MergedAt(at Address) Merged {
	if !f.Joins() || !f.IsRow(at) || at.Col < 0 || at.Col >= len(f.columns.Leaves) {
		return Merged{At: at, Rows: 1, Cols: 1}
	}
	return f.spans.Whole(at)
}

// Begins reports whether a merged cell, or a cell by itself, begins at an address.
func (f *Frame) Begins(at Address) bool { return !f.Joins() || !f.IsRow(at) || f.spans.Begins(at) }

// AnchorOf returns the address of the cell whose value shows at an address: in the same row, and the first column
// of a merged cell.
func (f *Frame) AnchorOf(at Address) Address {
	if f.Joins() {
		at.Col = f.MergedAt(at).At.Col
	}
	return at
}

// GrowRect returns the smallest rectangle that holds a rectangle of cells and cuts no merged cell.
func (f *Frame) GrowRect(r ranges.Rect) ranges.Rect {
	if !f.Joins() || r.Empty() {
		return r
	}
	return f.spans.Grow(r)
}

// Place returns where a cell of a part is drawn: a cell by itself in its place, and a merged cell over all of its
// rows and columns at the first of them on the screen. ok is false for the others of its cells, which are not drawn.
func (f *Frame) Place(part *Part, row, col celllayout.Span) (inRow, inCol celllayout.Span, ok bool) {
	at := part.At(row, col)
	m, merged := f.DrawnMerged(at)
	if !merged || part.Sticky >= 0 {
		return row, col, true
	}
	if at != f.FirstDrawn(part.Cols, m) {
		return row, col, false
	}
	row.Start, row.Size = m.Rect.Min.Y, m.Rect.Dy()
	return row, celllayout.Span{Index: m.At.Col, Start: m.Rect.Min.X, Size: m.Rect.Dx()}, true
}

// FirstDrawn returns the first cell of a merged cell in the columns on the screen.
func (f *Frame) FirstDrawn(cols []celllayout.Span, m Merged) Address {
	m.At.Col = firstIn(cols, m).Index
	return m.At
}

// firstIn returns the first of the columns that belongs to a merged cell.
func firstIn(cols []celllayout.Span, m Merged) celllayout.Span {
	for _, c := range cols {
		if c.Index >= m.At.Col {
			return c
		}
	}
	return celllayout.Span{}
}
