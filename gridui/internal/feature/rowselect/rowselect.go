// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is what the feature asks the grid.
type Grid interface {
	// Overlaid reports whether an overlay keeps input from the cells.
	Overlaid() bool
}

// Sources is what the feature reads, the selection it changes, and the painter that draws it.
type Sources struct {
	_ nocmp.Struct

	Options *option.Selection
	// Ranges are those of cells: where users can select them, Shift and Ctrl act on them.
	Ranges    *option.CellRanges
	Selection *selection.Rows
	Columns   *column.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Pointer   *host.Pointer
	Focus     *focus.Focus
	Grid      Grid
}

// Feature is the marks of the rows on the screen.
type Feature struct {
	Sources
	// boxes is set while there is a column of check boxes.
	boxes bool
	// marks are those of the rows on the screen by band, in their order; sticky those of the
	// rows that stick to the top of the body.
	marks  [5][]selection.Mark
	sticky []selection.Mark
}
