// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

import "slices"

// Paste is a plan that assigns the cells of the pasted table to cells of the grid.
type Paste struct {
	// Blocks holds the cells to write. They are disjoint, and each receives the whole table.
	Blocks []Block
	// Targets holds the rectangles written to. They become the ranges after the paste.
	Targets []Rect
	// Dropped is the number of rows and columns of the table beyond the bounds, which are not pasted.
	Dropped Size
}

// PlanPaste plans how to paste a table into rectangles. bounds holds the writable rows and columns.
//
// A table of one cell fills all rectangles. A single rectangle is tiled if the table divides its
// rows and its columns; otherwise the table is pasted once from the top left corner, beyond the
// rectangle if it is larger. Several rectangles accept a table that has the size of each of them,
// which is then pasted into each, or the size of the single table as which they would be copied
// (see [Layout]). Other sizes give a [*PasteError]. The error is [ErrNoTarget] if there is nothing
// to paste or no cell to paste into.
func PlanPaste(table Size, rects []Rect, bounds Rect, skip Skip) (Paste, error) {
	rects = targets(rects, bounds, skip)
	switch {
	case len(rects) == 0 || table.Rows <= 0 || table.Cols <= 0:
		return Paste{}, ErrNoTarget
	case table == Size{Rows: 1, Cols: 1}:
		return pasteInto(table, Cover(nil, rects), skip), nil
	case len(rects) > 1:
		return pasteSeveral(table, rects, skip)
	}
	size := sizeOf(rects[0], skip)
	if size.Rows%table.Rows == 0 && size.Cols%table.Cols == 0 {
		return pasteInto(table, rects, skip), nil
	}
	return pasteOnce(table, rects[0], bounds, skip), nil
}

// targets returns the parts of rects within bounds that have data cells.
func targets(rects []Rect, bounds Rect, skip Skip) []Rect {
	var in []Rect
	for _, r := range rects {
		r = r.Intersect(bounds)
		if hasCell(r, skip) {
			in = append(in, r)
		}
	}
	return in
}

// hasCell reports whether a rectangle has a data cell.
func hasCell(r Rect, skip Skip) bool {
	_, row := firstIn(r.Rows, skip.Row)
	_, col := firstIn(r.Cols, skip.Col)
	return row && col
}

// pasteInto tiles each rectangle with the table.
func pasteInto(table Size, rects []Rect, skip Skip) Paste {
	p := Paste{Targets: rects}
	for _, r := range rects {
		p.Blocks = append(p.Blocks, newBlock(table, skip, r.Table()))
	}
	return p
}

// pasteSeveral pastes a table of more than one cell into several rectangles.
func pasteSeveral(table Size, rects []Rect, skip Skip) (Paste, error) {
	if !slices.ContainsFunc(rects, func(r Rect) bool { return sizeOf(r, skip) != table }) {
		if overlap(rects) {
			return Paste{}, &PasteError{Table: table, Ranges: len(rects), Range: table, Overlap: true}
		}
		return pasteInto(table, rects, skip), nil
	}
	one, ok := merged(rects)
	if b := newBlock(table, skip, one); ok && b.size() == table {
		return Paste{Blocks: []Block{b}, Targets: Cover(nil, rects)}, nil
	}
	return Paste{}, misfit(table, rects, skip)
}

// misfit returns the error for rectangles of which at least one differs in size from the table.
func misfit(table Size, rects []Rect, skip Skip) error {
	err := &PasteError{Table: table, Ranges: len(rects)}
	for _, r := range rects {
		if err.Range = sizeOf(r, skip); err.Range != table {
			break
		}
	}
	return err
}

// overlap reports whether any two rectangles overlap.
func overlap(rects []Rect) bool {
	for i, r := range rects {
		if slices.ContainsFunc(rects[:i], func(o Rect) bool { return r.Overlaps(o) }) {
			return true
		}
	}
	return false
}

// pasteOnce pastes a table once, from the top left corner of a rectangle.
func pasteOnce(table Size, r, bounds Rect, skip Skip) Paste {
	rows, lines := room(table.Rows, Span{r.Rows.First, bounds.Rows.End}, skip.Row)
	cols, width := room(table.Cols, Span{r.Cols.First, bounds.Cols.End}, skip.Col)
	p := pasteInto(table, []Rect{{Rows: rows, Cols: cols}}, skip)
	p.Dropped = Size{Rows: table.Rows - lines, Cols: table.Cols - width}
	return p
}

// room returns the start of a span up to its n-th number that is not skipped, or up to its last one if it has
// fewer, and the count of numbers in it.
func room(n int, in Span, skip func(int) bool) (taken Span, has int) {
	if skip == nil {
		has = min(n, in.Len())
		return Span{in.First, in.First + has}, has
	}
	taken = Span{in.First, in.First}
	for i, at := range (cells{spans: []Span{in}, skip: skip}).each {
		if i == n {
			break
		}
		taken.End, has = at+1, i+1
	}
	return taken, has
}

// sizeOf returns the number of rows and columns of a rectangle that are not skipped.
func sizeOf(r Rect, skip Skip) Size {
	return Size{
		Rows: cells{spans: []Span{r.Rows}, skip: skip.Row}.count(),
		Cols: cells{spans: []Span{r.Cols}, skip: skip.Col}.count(),
	}
}
