// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"gioui.org/io/key"
	"gioui.org/unit"
)

// RecordView shows one row as a form, with package recordview. The zero value is a closed form at the reading end of
// the grid. It shows the focused row, and F6 opens it.
type RecordView struct {
	// Open states that the form shows. Users open and close it, and the program may set it.
	Open bool
	// RowID is the id of the row in the form; empty: the focused row. If it is set, users who go to another row
	// change it, and the focus does not move.
	RowID string
	// Place is the place of the form.
	Place PanelPlace
	// Narrow is the width in dp of grid and form below which PanelDocked replaces the table by the form, as on a phone.
	// 0 = 480 dp; negative: never.
	Narrow unit.Dp
	// Width is the width in dp of a form at the side, Height the height in dp of a form below the grid. Users drag
	// them. 0 = 320 dp and 240 dp. At least 120 dp are left to the grid.
	Width, Height unit.Dp
	// HiddenFields includes hidden columns, at their place in the column order.
	HiddenFields bool
	// ReadOnly keeps users from editing in the form.
	ReadOnly bool
	// ResizeDisabled keeps users from changing Width and Height.
	ResizeDisabled bool
	// Key with Modifiers opens the form, and moves the keyboard between form and grid. Empty: F6.
	Key       key.Name
	Modifiers key.Modifiers
}
