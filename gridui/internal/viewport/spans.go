// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

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
type SpansRev struct{ Rows, Columns, Options, Full uint32 }

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
