// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rownumbers

import (
	"image"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// ClickCell handles a click on a row number: it selects the row. If ranges of cells are on, the press of a mouse
// has begun a range already.
func (f *Feature) ClickCell(_ image.Point, at viewport.Address, by events.Click) feature.Clicked {
	if !f.Columns.IsRowNumber(at.Col) {
		return feature.ClickPassed
	}
	row, ok := f.Viewport.RowAt(at)
	switch {
	case !ok || f.Grid.Overlaid():
	case f.Ranges.On():
		if by.Source == pointer.Touch {
			f.tap(at)
		}
	case f.Options.Selection.Mode != option.SelectOff:
		f.Selection.RowClick(row, by)
	}
	return feature.ClickOnCell
}

// DescribeCell returns the role of a row number, or none if its row has no number.
func (f *Feature) DescribeCell(at viewport.Address) (role feature.CellRole, ok bool) {
	if f.Columns.Leaves[at.Col].Digits == 0 {
		return role, false
	}
	role.Role = feature.RoleNumber
	if _, numbered := f.Dataset.Numbers().Of(at.Band, at.Row, f.Options.RowNumbers.Source); !numbered {
		role.Role = feature.RoleNone
	}
	return role, true
}

// tap selects the cells of the row whose number a finger has tapped.
func (f *Feature) tap(at viewport.Address) {
	r := f.Ranges
	if row, ok := r.Piece(at); ok {
		r.Select(row)
	}
}
