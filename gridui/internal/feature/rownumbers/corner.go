// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// IsCorner reports whether a header is the corner above the numbers, and selects something.
func (f *Feature) IsCorner(col int) bool {
	return f.Columns.IsRowNumber(col) && (f.Ranges.On() || f.Options.Selection.Mode == option.SelectMulti)
}

// ClickHead handles a click on the corner above the numbers, and reports whether the header is the corner. It
// selects all cells or, if ranges of cells are off, does what the check box in the header does.
func (f *Feature) ClickHead(at viewport.Address, _ events.Click) bool {
	if !f.Columns.IsRowNumber(at.Col) {
		return false
	}
	switch {
	case f.Grid.Overlaid():
	case f.Ranges.On():
		f.selectCells()
	case f.Options.Selection.Mode == option.SelectMulti:
		f.Selection.ToggleScope()
	}
	return true
}

// selectCells selects all cells. The anchor is the focused cell, or else the first one.
func (f *Feature) selectCells() {
	r := f.Ranges
	if f.Dataset.NavCount() == 0 || f.Columns.Detail < 0 {
		return
	}
	all, ok := r.Piece(f.Focus.At())
	if !ok {
		all = ranges.Cell(ranges.Corner{Col: f.Columns.Detail})
	}
	all.Kind = ranges.All
	r.Select(all)
}

// Act handles keys at the corner, and reports whether it did anything.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	at := f.Focus.At()
	if at.Band != layoutx.Head || a != option.ActionActivate && a != option.ActionActivateMore && a != option.ActionSelect {
		return false
	}
	return f.ClickHead(at, events.Click{})
}
