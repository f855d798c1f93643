// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowpins

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grid is the part of the grid that the buttons need.
type Grid interface {
	// Overlaid reports whether an overlay keeps input from the cells.
	Overlaid() bool
	// PinRow pins a row to a side, or unpins it, as if users had done it.
	PinRow(rowID string, side option.RowPinSide)
}

// Sources holds what the buttons read, and the painter that draws them.
type Sources struct {
	_ nocmp.Struct

	Options  *option.RowPins
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Focus    *focus.Focus
	Grid     Grid
}

// Feature draws the buttons that pin rows, and handles them.
type Feature struct{ Sources }

// IsColumn reports whether a column holds buttons.
func (f *Feature) IsColumn(col int) bool {
	return col >= 0 && col < len(f.Columns.Leaves) && f.Columns.Leaves[col].RowPin
}

// IsButton reports whether a cell has a button.
func (f *Feature) IsButton(at viewport.Address) bool {
	if !f.IsColumn(at.Col) || !f.Options.Enabled {
		return false
	}
	row, ok := f.Viewport.RowAt(at)
	if ok {
		_, ok = f.side(row)
	}
	return ok
}

// side returns the side to which a row, by its number, is pinned, and whether it can be pinned: group rows and
// rows that the grid made cannot.
func (f *Feature) side(row coord.Pos) (side option.RowPinSide, can bool) {
	d := f.Dataset
	switch {
	case row.IsPinned() && row.PinIndex() < d.Pinned.Tops:
		return option.RowPinTop, true
	case row.IsPinned():
		return option.RowPinBottom, true
	case !d.HasRow(row):
		return option.RowPinNone, false
	}
	it := d.SourceOf(row)
	return option.RowPinNone, it >= 0 && !d.Order.Now.Tree.IsFiller(it.Record())
}

// sideAt returns the side to which the row of a cell is pinned.
func (f *Feature) sideAt(at viewport.Address) option.RowPinSide {
	row, _ := f.Viewport.RowAt(at)
	side, _ := f.side(row)
	return side
}

// ClickCell handles a click on a button.
func (f *Feature) ClickCell(_ image.Point, at viewport.Address, by events.Click) feature.Clicked {
	if !f.IsButton(at) {
		return feature.ClickPassed
	}
	f.toggle(at, by.Modifiers.Contain(key.ModShift))
	return feature.ClickOnCell
}

// UsesSpace reports whether a cell has a button, which the space bar presses.
func (f *Feature) UsesSpace(at viewport.Address) bool { return f.IsButton(at) }

// DescribeCell returns the role of the button of a row, or none if the row has no button.
func (f *Feature) DescribeCell(at viewport.Address) (role feature.CellRole, ok bool) {
	if !f.IsColumn(at.Col) {
		return role, false
	}
	role.Role = feature.RoleNone
	if f.IsButton(at) {
		role.Role = feature.RolePin
		role.Label, role.On = f.label(at)
	}
	return role, true
}

// Hint returns the label of the button of a row.
func (f *Feature) Hint(at viewport.Address) (text string, ok bool) {
	if !f.IsButton(at) {
		return "", false
	}
	text, _ = f.label(at)
	return text, true
}

// Act presses the focused button, and reports whether it did.
func (f *Feature) Act(_ layout.Context, a option.Action) bool {
	at := f.Focus.At()
	if a != option.ActionActivate && a != option.ActionActivateMore && a != option.ActionSelect || !f.IsButton(at) {
		return false
	}
	if !f.Grid.Overlaid() {
		f.toggle(at, a == option.ActionActivateMore)
	}
	return true
}

// toggle pins the row of a cell to the top, or to the bottom, or unpins it.
func (f *Feature) toggle(at viewport.Address, bottom bool) {
	side := f.sideAt(at)
	switch {
	case bottom && side != option.RowPinBottom:
		side = option.RowPinBottom
	case side == option.RowPinNone:
		side = option.RowPinTop
	default:
		side = option.RowPinNone
	}
	row, _ := f.Viewport.RowAt(at)
	f.Grid.PinRow(f.Dataset.RowID(row), side)
}
