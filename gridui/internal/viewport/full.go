// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
)

// A full row shows over all columns, across all panes. Its cells do not show: they count as one merged cell of all
// columns. Its widget is laid out as details are, and is the row itself in place of a part below it.

// FullRows measures full rows and finds their places. FullPlaces implements it.
type FullRows interface {
	// Height returns the height in pixels of a full row, false for other rows. It lays out the widget of the row, unless
	// an estimate is enough.
	Height(row coord.Pos, estimate bool) (px int, ok bool)
	// Drawn returns a full row on the screen as a merged cell of all columns.
	Drawn(at Address) (Merged, bool)
	// Cell returns the cell of a full row on the screen at an address, as large as the row.
	Cell(at Address) (celllayout.Cell, bool)
	// Hit returns the cell of the full row at a position beside the columns, in the last column.
	Hit(pos image.Point) (celllayout.Cell, bool)
}

// fullRows holds the full rows of a grid. The zero value has none.
type fullRows struct {
	from FullRows
	// laid holds the widgets laid out in the present frame, and the heights of those seen before.
	laid *Details
}

// each calls do with the widgets of full rows, if there can be any. It is not inlined, because it has many callers and
// binaries are to be small.
//
//go:noinline
func (r *fullRows) each(do func(d *Details)) {
	if r != nil && r.laid != nil {
		do(r.laid)
	}
}

// height returns the height in pixels of a full row, false for other rows.
func (r *fullRows) height(row coord.Pos, estimate bool) (px int, ok bool) {
	if r == nil {
		return 0, false
	}
	return r.from.Height(row, estimate)
}
