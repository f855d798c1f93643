// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/virtualize"
)

// Cells are the contents of cells.
type Cells interface {
	// Editable reports whether users can edit a cell.
	Editable(at viewport.Address) bool
}

// Sources holds what the outline reads, and the painter that draws it.
type Sources struct {
	_ nocmp.Struct

	Selection *option.Selection
	Grouping  *option.Grouping
	Expansion *option.Expansion
	Cells     Cells
	Columns   *column.Set
	Dataset   *dataset.Set
	Viewport  *viewport.Frame
	Requests  *viewport.Requests
	Painter   *draw.Painter
	Focus     *focus.Focus
	Totals    Totals
}

// Totals reports whether a double click edits a cell of a group.
type Totals interface {
	EditsTotal(at viewport.Address) bool
}

// Feature shows the outline of a grid, of a tree or of groups.
type Feature struct {
	Sources
	grouped grouped
	// guideStarts is a buffer of the guide lines that are being drawn: where they begin, by level, in pixels of
	// the sheet.
	guideStarts []int
	// nodes keeps the nodes of the rows of the body on the screen.
	nodes viewport.RowValues[dataset.RowsState, dataset.Node]
}

// nodeAt returns the node of the row of a cell.
func (f *Feature) nodeAt(at viewport.Address) dataset.Node {
	row, _ := f.Viewport.RowAt(at)
	return f.Dataset.Node(row)
}

// Toggle opens or closes a row for the user, and reports whether it can be opened.
func (f *Feature) Toggle(row coord.Pos) bool { return f.toggle(row) }

// toggle opens or closes a row, by its number, for the user, and reports whether it can be opened. If the row is
// sticky or covered by sticky rows, the grid scrolls to it, right below its ancestors.
func (f *Feature) toggle(row coord.Pos) bool {
	if f.Viewport.Sticky.Covered(row) {
		f.Requests.ToRow(row, virtualize.Nearest)
	}
	return f.Dataset.Expansion.ToggleRow(row)
}
