// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"gioui.org/io/key"
	"gioui.org/unit"
)

// ValueView shows the whole value of the focused cell, with package valueview. The zero value is a closed panel, which
// F4 opens at the reading end of the grid, or below it if the grid is narrow.
type ValueView struct {
	// Open states that the panel shows. Users open and close it, and the program may set it.
	Open bool
	// Place is the place of the panel.
	Place PanelPlace
	// Narrow is the width in dp of grid and panel below which PanelDocked places the panel below the grid. 0 = 640 dp;
	// negative: never.
	Narrow unit.Dp
	// Width is the width in dp of a panel at the side and of a card, Height the height in dp of a panel below the grid.
	// Users drag them. 0 = 360 dp and 240 dp, and 560 dp for a card. At least 120 dp are left to the grid.
	Width, Height unit.Dp
	// Mode is the view of values until a user chooses another one for the column.
	Mode ValueMode
	// WrapDisabled shows each line of a text on one line, to which users scroll. Users change it.
	WrapDisabled bool
	// ReadOnly keeps users from editing in the panel.
	ReadOnly bool
	// ResizeDisabled keeps users from changing Width and Height.
	ResizeDisabled bool
	// Key with Modifiers opens the panel, and moves the keyboard between panel and grid. Empty: F4.
	Key       key.Name
	Modifiers key.Modifiers
}

// ValueMode selects a view of a value.
type ValueMode uint8

const (
	// ValueAuto chooses by the value: JSON for objects, arrays and columns of JSON, bytes for bytes, and text for the
	// rest.
	ValueAuto ValueMode = iota
	// ValueText shows lines of text.
	ValueText
	// ValueJSON shows JSON with indents.
	ValueJSON
	// ValueBytes shows a hex dump.
	ValueBytes
)
