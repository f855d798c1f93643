// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Click selects what a click on a number asks for, and reports whether it was on one. Where ranges
// of cells are on, a press of the mouse has begun one.
func (f *Feature) Click(at viewport.Address, by events.Click) bool {
	if !f.Columns.IsRowNumber(at.Col) {
		return false
	}
	row, ok := f.Viewport.RowAt(at)
	switch {
	case !ok || f.Grid.Overlaid():
	case f.Ranges.On():
		if by.Source == pointer.Touch {
			f.tap(at)
		}
	case f.Options.Mode != option.SelectOff:
		f.Selection.RowClick(row, by)
	}
	return true
}

// tap selects the cells of the row that a finger has tapped the number of.
func (f *Feature) tap(at viewport.Address) {
	r := f.Ranges
	if row, ok := r.Piece(at); ok {
		r.Select(row)
	}
}
