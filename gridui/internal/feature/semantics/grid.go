// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Grid is what the descriptions ask the grid.
type Grid interface {
	// SelectedRows is how many rows were selected when they were counted last.
	SelectedRows() int
	// RowMark is what the i-th row of a part shows of the selection.
	RowMark(part viewport.Part, i int) selection.Mark
	// RowStatus is what became of a row of any band.
	RowStatus(b layoutx.Band, row coord.Slot) RowStatus
	// Cell is what a cell is, of any band but the header.
	Cell(at viewport.Address) Cell
	// Refusal is the reason for the mark MarkRefused of a cell.
	Refusal(at viewport.Address) string
	// Header is what the header of a column shows beside its text.
	Header(col int) Header
	// HeaderBox is what the check box in the header shows, and whether it does nothing.
	HeaderBox() (share rowmodel.Share, refused bool)
}

// Cells is what the descriptions ask about the contents of cells and rows.
type Cells interface {
	// AppendDrawn appends the text of a cell as far as it can be drawn.
	AppendDrawn(dst []byte, at viewport.Address) []byte
	// DetailState reports whether a row, by its number, has a detail and whether that is open.
	DetailState(row coord.Pos) (has, open bool)
}

// Role is what kind of thing a cell is.
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
	// RoleNone is a cell that is not described: a widget of the program, which describes
	// itself, or the place of a button that its row does not have.
	RoleNone
)

// Mark is what the corner of a cell says of its last edit.
type Mark uint8

const (
	// MarkNone says nothing.
	MarkNone Mark = iota
	// MarkEdited says that the cell was edited.
	MarkEdited
	// MarkRefused says that its value was not accepted, for which there is a reason.
	MarkRefused
)

// Cell is what a cell is, beside its text.
type Cell struct {
	Role Role
	Mark Mark
	// Label is what a box, a button or a handle is called.
	Label string
	// On says that the value is ticked, or that the row of the button is pinned.
	On bool
	// Disabled says that the handle does nothing now.
	Disabled bool
	// About is what there is to say of the cell beside its text, empty for nothing.
	About string
	// Selected says that the cell is in a range, and that more than one cell is selected.
	Selected bool
}

// isControl reports whether a cell is one of the grid's own controls, which has a label in
// place of a text.
func (c *Cell) isControl() bool { return c.Role >= RoleBox && c.Role <= RoleHandle }

// Header is what the header of a column shows beside its text.
type Header struct {
	// Box says that it is that of the check boxes.
	Box bool
	// Corner says that it is the corner above the row numbers, and selects all.
	Corner bool
	// Sorted says that the rows are sorted by the column, Desc that they descend.
	Sorted, Desc bool
	// Place is the place of the column in the sort order, counted from 1, 0 if it is sorted
	// alone or not at all.
	Place int
	// Filtered says that a filter of the column is active.
	Filtered bool
}

// RowStatus is what became of a row.
type RowStatus struct {
	// Name is that in words, empty where nothing did.
	Name string
	// InCells says that the edited cells of the row say so themselves.
	InCells bool
	// Reason is why the row was not accepted, empty for others.
	Reason string
}
