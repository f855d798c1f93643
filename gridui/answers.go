// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// answers is what features ask of the grid: each of them sees the few methods that its
// interface Grid lists.
type answers struct{ core *core }

// FocusedCell is the address of the focused cell, viewport.NoCell if there is none.
func (a *answers) FocusedCell() viewport.Address { return a.core.engine.focus.at() }

// Overlaid reports whether the loading overlay keeps input from the cells.
func (a *answers) Overlaid() bool { return a.core.engine.hasOverlay() }

// MoveColumns moves columns as a user does.
func (a *answers) MoveColumns(move column.Move) { a.core.moveColumns(move) }

// ResizeColumns gives columns other widths as a user does.
func (a *answers) ResizeColumns(widths map[string]unit.Dp) { a.core.resize(widths) }

// EndFit says that users gave columns widths: they are not fitted any more.
func (a *answers) EndFit(widths map[string]unit.Dp) { a.core.engine.features.columnFit.Keep(widths) }

// FitHeader fits the columns under a header to their contents.
func (a *answers) FitHeader(header viewport.Address) {
	a.core.engine.features.columnFit.FitHeader(header)
}

// HeaderWidth is the width in pixels that shows the header of a column in full, with its marks,
// those that it may get, and its button.
func (a *answers) HeaderWidth(col int) int {
	e := &a.core.engine
	return e.marks.Need(&e.draw.Style, col, e.marks.Of(col))
}

// PinRow pins a row to a side, or unpins it, as a user does.
func (a *answers) PinRow(rowID string, side option.RowPinSide) { a.core.PinRow(rowID, side) }

// ResizeRow gives a row, by its number, another height as a user does.
func (a *answers) ResizeRow(row int, height unit.Dp) { a.core.resizeRow(row, height) }
