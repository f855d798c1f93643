// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import "github.com/giogrid/giogrid/gridui/internal/viewport"

// Role is the kind of a cell for assistive technology.
type Role uint8

const (
	// RoleText is a cell with a text.
	RoleText Role = iota
	// RoleTick is a truth value that users tick. It has a text too.
	RoleTick
	// RoleNumber is the number of its row: the header of the row.
	RoleNumber
	// RoleBox is the check box that selects its row.
	RoleBox
	// RolePin is the button that pins its row.
	RolePin
	// RoleHandle is the handle that drags its row.
	RoleHandle
	// RoleNone is a cell that is not described: a widget of the program, which describes itself, or the place of
	// a button that its row does not have.
	RoleNone
)

// A CellRole describes a cell in addition to its text.
type CellRole struct {
	Role Role
	// Label is the name of a box, a button or a handle.
	Label string
	// About is said after the label of a box, empty for nothing.
	About string
	// Spoken replaces the text of a cell for assistive technology. If it is empty, the text is spoken.
	Spoken string
	// On is set if the value is ticked, or the row of the button is pinned.
	On bool
	// Disabled is set while the handle does nothing.
	Disabled bool
}

// IsControl reports whether a cell is a control of the grid, which has a label instead of a text.
func (c *CellRole) IsControl() bool { return c.Role >= RoleBox && c.Role <= RoleHandle }

// CellDescriber is a feature that draws something other than text in cells: DescribeCell returns the role of a
// cell, and false for cells of other features. It is called for each cell in each frame, so it must not format
// text each time.
type CellDescriber interface {
	DescribeCell(at viewport.Address) (CellRole, bool)
}

// CornerDescriber reports whether the header of a column selects all cells or rows.
type CornerDescriber interface {
	IsCorner(col int) bool
}

// CellTeller is a feature that describes cells to assistive technology in addition to their texts: CellWords
// returns the description of a cell of a row, empty for none. It is called for each cell in each frame, so it
// must not format text each time.
type CellTeller interface {
	CellWords(at viewport.Address) string
}

// Hinter is a feature with tooltips for cells and headers: Hint returns the text, empty for no tooltip, and false
// for cells of other features.
type Hinter interface {
	Hint(at viewport.Address) (text string, ok bool)
}

// PointerZone is a feature with zones of the sheet that take the mouse from the cells, so that cells show no
// tooltip: HoversZone reports whether the mouse is over such a zone.
type PointerZone interface {
	HoversZone() bool
}
