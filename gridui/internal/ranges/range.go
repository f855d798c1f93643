// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Kind reports whether a range spans all rows or all columns, including those added later. The values are
// bits: whole columns widened to whole rows are All.
type Kind uint8

const (
	// Cells are the cells between two corners.
	Cells Kind = 0
	// Columns are whole columns: every row of the columns between the corners.
	Columns Kind = 1
	// Rows are whole rows: every column of the rows between the corners.
	Rows Kind = 2
	// All is every displayed cell.
	All = Columns | Rows
)

// Range is a rectangle of cells given by two opposite corners, both included, or the whole rows or columns
// between them. Gestures move the head; the focus remains at the anchor. The zero value is the cell in row 0
// and column 0.
type Range struct {
	Anchor, Head Corner
	Kind         Kind
}

// Cell returns the range that consists of one cell.
func Cell(c Corner) Range { return Range{Anchor: c, Head: c} }

// Of returns the range of a non-empty rectangle, with the anchor in its first row and column.
func Of(r Rect) Range {
	return Range{Anchor: Corner{r.Rows.First, r.Cols.First}, Head: Corner{r.Rows.End - 1, r.Cols.End - 1}}
}

// Rect returns the cells of the range within bounds, the displayed rows and columns.
func (r Range) Rect(bounds Rect) Rect {
	in := bounds
	if r.Kind&Columns == 0 {
		in.Rows = Between(r.Anchor.Row, r.Head.Row).Intersect(bounds.Rows)
	}
	if r.Kind&Rows == 0 {
		in.Cols = Between(r.Anchor.Col, r.Head.Col).Intersect(bounds.Cols)
	}
	if in.Empty() {
		return Rect{}
	}
	return in
}
