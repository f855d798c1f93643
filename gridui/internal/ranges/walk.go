// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ranges

// Way is the direction in which a key walks through the selected cells.
type Way uint8

const (
	// Next goes to the next column, and from the last column to the next row: Tab.
	Next Way = iota
	// Previous is the reverse of Next: Shift+Tab.
	Previous
	// Down goes to the next row, and from the last row to the next column: Enter.
	Down
	// Up is the reverse of Down: Shift+Enter.
	Up
)

// Walk is the cyclic order in which keys visit the cells of ranges: range by range in the given
// order, then from the last to the first. Each cell is visited once: with overlapping ranges the
// first one keeps the shared cells, and what remains of the others is visited as separate
// rectangles. The zero value has no cells.
type Walk struct {
	pieces []Rect
	skip   Skip
}

// NewWalk returns the walk through rectangles, without skipped rows and columns.
func NewWalk(rects []Rect, skip Skip) Walk {
	w := Walk{skip: skip}
	for _, r := range Cover(nil, rects) {
		if hasCell(r, skip) {
			w.pieces = append(w.pieces, r)
		}
	}
	return w
}

// Step returns the cell after from. If from is in none of the ranges it returns the first cell, or the last
// one when going back. ok is false if there are no cells.
func (w Walk) Step(from Corner, way Way) (to Corner, ok bool) {
	s := stepper{pieces: w.pieces, skip: w.skip, back: way == Previous || way == Up}
	if way == Next || way == Previous {
		return s.step(from)
	}
	s.turned, s.skip = true, w.skip.transposed()
	to, ok = s.step(from.transposed())
	return to.transposed(), ok
}

// stepper walks row by row: through the columns of a row, then to the next row. For Down and Up
// rows and columns are swapped.
type stepper struct {
	pieces []Rect
	skip   Skip
	back   bool
	// turned is true if rows and columns are swapped. The pieces are stored unswapped.
	turned bool
}

func (s *stepper) piece(i int) Rect {
	if s.turned {
		return s.pieces[i].transposed()
	}
	return s.pieces[i]
}

// step returns the next cell of the piece that contains from, or the first cell of the next piece,
// cyclically.
func (s *stepper) step(from Corner) (Corner, bool) {
	at, i := from, s.pieceOf(from)
	if i >= 0 && s.advance(&at, s.piece(i)) && s.settle(&at, s.piece(i)) {
		return at, true
	}
	for range s.pieces {
		i = s.after(i)
		at = s.start(s.piece(i))
		if s.settle(&at, s.piece(i)) {
			return at, true
		}
	}
	return Corner{}, false
}

// pieceOf returns the index of the piece that contains a cell, or -1.
func (s *stepper) pieceOf(c Corner) int {
	for i := range s.pieces {
		if s.piece(i).Contains(c) {
			return i
		}
	}
	return -1
}

// after returns the index of the piece to visit after piece i; -1 means none.
func (s *stepper) after(i int) int {
	n := len(s.pieces)
	switch {
	case !s.back:
		return (i + 1) % n
	case i <= 0:
		return n - 1
	}
	return i - 1
}

// start returns the first cell of a piece in the direction of the walk.
func (s *stepper) start(r Rect) Corner {
	row, _ := ends(r.Rows, !s.back)
	col, _ := ends(r.Cols, !s.back)
	return Corner{row, col}
}

// advance moves to the next cell of a piece and reports whether there is one.
func (s *stepper) advance(at *Corner, r Rect) bool {
	if at.Col += s.by(); r.Cols.Has(at.Col) {
		return true
	}
	at.Col, _ = ends(r.Cols, !s.back)
	at.Row += s.by()
	return r.Rows.Has(at.Row)
}

// settle moves forward to a cell that is not skipped, possibly the current one, and reports whether the piece
// has one. It leaves a skipped row in one step.
func (s *stepper) settle(at *Corner, r Rect) bool {
	for {
		switch {
		case s.skip.Row != nil && s.skip.Row(at.Row):
			_, at.Col = ends(r.Cols, !s.back)
		case s.skip.Col == nil || !s.skip.Col(at.Col):
			return true
		}
		if !s.advance(at, r) {
			return false
		}
	}
}

func (s *stepper) by() int {
	if s.back {
		return -1
	}
	return 1
}
