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

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// Overlaid reports whether an overlay keeps input from the cells.
	Overlaid() bool
}

// Sources holds what the feature reads, the selection it changes, and the painter that draws it.
type Sources struct {
	_ nocmp.Struct

	Options *option.Selection
	// Ranges holds the options of cell ranges: if users can select ranges, Shift and Ctrl act on them.
	Ranges    *option.CellRanges
	Selection *selection.Rows
	Columns   *column.Set
	Viewport  *viewport.Frame
	Painter   *draw.Painter
	Pointer   *host.Pointer
	Focus     *focus.Focus
	Grid      Grid
}

// Feature shows and changes the selection of rows.
type Feature struct {
	Sources
	// boxes is set while there is a column of check boxes.
	boxes bool
	// marks holds the marks of the rows of the other bands than the body, in their order; sticky holds the marks of the
	// sticky rows at the top of the body.
	marks  [5][]selection.Mark
	sticky []selection.Mark
	// body holds the marks of Viewport.BlockRows, kept by kept. The rows on the screen begin at onScreen.
	body     []selection.Mark
	kept     viewport.RowValues[selection.MarksKey, selection.Mark]
	onScreen int
	// key is the key of marks and sticky.
	key   marksKey
	drawn draw.BoxRuns
}
