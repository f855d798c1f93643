// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"gioui.org/io/key"
	"gioui.org/unit"
)

// RecordView shows one row as a form, by package recordview. The zero value is a closed one at the
// reading end of the grid, which follows the focused row and opens by F6.
type RecordView struct {
	// Open states that the form shows. Users open and close it, and so can the program.
	Open bool
	// RowID is the row that shows; empty: the focused row. Where it is set, users that go on to
	// another row change it, and the focus stays where it is.
	RowID string
	// Place is the place of the form.
	Place RecordPlace
	// Narrow is the width in dp below which the form replaces the table, as on a phone.
	// 0 is 480 dp; negative: at no width.
	Narrow unit.Dp
	// Width is the width of a form beside the grid in dp, Height the height of one below it. Users
	// drag them. 0 is 320 dp and 240 dp. Neither leaves less than 120 dp to the grid.
	Width, Height unit.Dp
	// HiddenFields shows the fields of hidden columns too, in column order.
	HiddenFields bool
	// ReadOnly keeps users from editing in the form what they can edit in cells.
	ReadOnly bool
	// ResizeDisabled keeps users from changing Width and Height.
	ResizeDisabled bool
	// Key with Modifiers opens the form and takes the keyboard between form and grid. Empty is F6.
	Key       key.Name
	Modifiers key.Modifiers
}

// RecordPlace is the place of a record view.
type RecordPlace uint8

const (
	// RecordBeside is at the reading end of the grid.
	RecordBeside RecordPlace = iota
	// RecordBelow is below it.
	RecordBelow
	// RecordInstead is in place of the table, whatever the width.
	RecordInstead
)
