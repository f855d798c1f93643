// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// CellRanges lets users select ranges of cells as in a spreadsheet: by dragging over them, with
// Shift and Ctrl, and by keys. Copies, edits and totals then act on the ranges. The zero value is
// off. The colours are Theme.RangeFill and Theme.RangeBorder.
//
// A finger that rests on a cell begins a range there and extends it; lifted without a move it opens
// the menu, and a tap leaves one cell. After a touch the range has round handles at its first and
// its last cell, or at the sides of whole columns and rows, which a finger takes within 32 dp.
//
// A range follows its rows and columns by id while rows come, go and move. Sorting, filtering,
// grouping and another page bring other rows between its corners: then it collapses to the
// focused cell.
//
// The fill handle is at the bottom end corner of the only range, or else of the focused cell. It
// shows where a column of the range can be edited. Dragging it continues the cells of the range
// into those below, above or beside it: numbers and dates go on with their steps, texts with the
// digits in them or through a list, and all else is repeated. Ctrl, on Apple systems Option,
// at its release repeats what would continue, and makes a single number continue. A double click
// fills down as far as the column beside the range has values, if all cells there are blank.
//
// Cells that cannot be edited are passed over. All cells are one step of the history and one
// CellsEdited event, from events.EditFilled, or none is changed and an EditRefused event says
// why. A column computes its values itself where it has a FillFunc.
//
// After a touch the handle is at the bottom start corner, since two of the others have handles of
// the range.
//
// Users drag the cells of the only range in Selected to other cells by the border of the range, with
// the mouse. From the edge of the focused cell alone a drag selects. It works where Editing is on and a column can be
// edited. Ctrl, on Apple systems Option, when the button is let go copies the cells; else they are cleared once their
// values have moved. Whole columns are not moved.
//
// A cell gets the value itself where its column has values of the same type, else the text that a
// copy has of it, which its column reads. Cells that cannot be edited keep their values, and a
// value whose target keeps its own stays where it is. Rows that the grid made, such as groups, are
// passed over. All cells are one step of the history and one CellsEdited event, from
// events.EditMoved, or none is changed and an EditRefused event says why. More than 50,000 cells
// are written in the background; Escape then gives that up, and no cell is changed.
//
// Where cells with values would get others, an events.RangeMoveRequested event comes in place of the
// change, and a menu at the pointer asks the user. Closed without a choice it leaves all as it is. The
// program may accept the event first, which closes the menu.
type CellRanges struct {
	// Enabled lets users select ranges. Shift and Ctrl with clicks and arrows then act on cells. The selection of
	// rows changes only by its check boxes and Space.
	Enabled bool
	// Single allows one range: Ctrl with a click starts it again.
	Single bool
	// Headers selects the column of a header that is clicked. Without it the click sorts.
	Headers bool

	// FillDisabled hides the fill handle.
	FillDisabled bool
	// FillLists are texts that follow each other, in a circle, in upper or lower case. The handle looks for a text in
	// them before it does so in the lists that the grid contains: days of the week and months in English and Korean,
	// and the ten and twelve signs of the Korean calendar.
	FillLists [][]string
	// FillClearOnShrink clears the cells that are left out when the handle is dragged back into the range. Without it
	// they stay.
	FillClearOnShrink bool

	// MoveDisabled removes the border that moves cells: a drag from there selects.
	MoveDisabled bool
	// MoveConfirm leaves the question whether cells may be overwritten to the program: no menu opens for an
	// events.RangeMoveRequested. MoveSilent overwrites without an event or a question.
	MoveConfirm, MoveSilent bool

	// Controlled leaves Selected to the program: what users do is proposed by RangesChanged
	// alone.
	Controlled bool
	// Selected are the ranges, the active one last. It is empty where users have selected no
	// more than the focused cell. Give the field a new slice to change it; ranges whose rows
	// or columns do not show are left out, and the focus goes to the anchor of the active one.
	Selected []CellRange
}

// CellRange is the cells between two corners, both included, or the whole columns or rows between
// them. Keys and drags move the head; the focus is at the anchor.
type CellRange struct {
	Kind         RangeKind
	Anchor, Head CellID
}

// CellID names a cell by the ids of its row and its column.
type CellID struct {
	// RowID is the row, in a View empty for the header of the column.
	RowID string `json:"rowId,omitzero"`
	// ColumnID is the column.
	ColumnID string `json:"columnId,omitzero"`
}

// RangeKind selects whether a range has whole rows or columns, including later ones.
type RangeKind uint8

const (
	// RangeCells is the cells between the corners.
	RangeCells RangeKind = iota
	// RangeColumns is all rows of the columns between the corners.
	RangeColumns
	// RangeRows is all columns of the rows between the corners.
	RangeRows
	// RangeAll is all cells.
	RangeAll
)
