// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// CellRanges lets users select ranges of cells as in a spreadsheet: by dragging over them, with Shift and Ctrl, and
// by keys. Copies, edits and totals then act on the ranges. The zero value is off. The colours are Theme.RangeFill
// and Theme.RangeBorder. A RangesChanged event reports each change.
//
// A finger that rests on a cell begins a range there and extends it. If the finger is lifted without a move, the
// menu opens. A tap selects one cell. After a touch the range has round handles at its first and its last cell, or
// at the sides of whole columns and rows; a finger grips them within 32 dp.
//
// A range follows its rows and columns by id when rows are added, removed or moved. Sorting, filtering, grouping and
// turning the page put other rows between its corners: then the range collapses to the focused cell.
//
// The fill handle is at the bottom end corner of the only range, or else of the focused cell. After a touch it is at
// the bottom start corner, because two other corners have handles of the range. It shows if a column of the range
// can be edited. Dragging it continues the cells of the range into the neighbouring cells: numbers and dates
// continue with their steps, texts with the digits in them or through a list, and all other values are repeated.
// Ctrl (Option on Apple systems) at the release repeats values that would continue, and continues a single number. A
// double click fills down as far as the neighbouring column has values, if all cells there are blank. A column with
// a FillFunc computes the filled values itself.
//
// Users move the cells of the only range in Selected by dragging the border of the range with the mouse. A drag from
// the edge of the focused cell selects instead. Moving needs Editing and a column that can be edited. Ctrl (Option
// on Apple systems) at the release copies the cells; otherwise they are cleared after their values have moved. Whole
// columns are not moved. A target cell gets the value itself if its column has values of the same type; otherwise
// its column parses the text that a copy of the source cell has. A value stays in its source cell if its target
// cannot be edited.
//
// Fills and moves skip cells that cannot be edited, and rows that the grid makes, such as groups. They write all
// other cells, as one step of undo and one CellsEdited event whose By is events.EditFilled or events.EditMoved, or
// they write none, and an EditRefused event gives the reason. Moves of more than 50,000 cells are written in the
// background; Escape stops them, and no cell is changed.
//
// If a move would overwrite values, the grid sends an events.RangeMoveRequested event instead of moving, and a menu
// at the pointer asks the user. Closing the menu without a choice changes nothing. The program may accept the event
// first, which closes the menu.
type CellRanges struct {
	// Enabled lets users select ranges. Shift and Ctrl with clicks and arrows then act on cells. The selection of
	// rows changes only by its check boxes and Space.
	Enabled bool
	// Single allows only one range: Ctrl with a click begins a new one.
	Single bool
	// Headers makes a click on a header select its column. Without it the click sorts.
	Headers bool

	// FillDisabled hides the fill handle.
	FillDisabled bool
	// FillLists are lists of texts that a fill continues, each in a circle, in upper or lower case. They have
	// precedence over the lists of the grid: days of the week and months in English and Korean, and the ten and
	// twelve signs of the Korean calendar.
	FillLists [][]string
	// FillClearOnShrink clears the cells that are left out when the handle is dragged back into the range. Without
	// it they keep their values.
	FillClearOnShrink bool

	// MoveDisabled removes the border that moves cells: a drag from there selects.
	MoveDisabled bool
	// MoveConfirm leaves it to the program whether cells are overwritten: no menu opens for an
	// events.RangeMoveRequested. MoveSilent overwrites without an event or a question.
	MoveConfirm, MoveSilent bool

	// Controlled proposes what users do by RangesChanged events and leaves Selected to the program.
	Controlled bool
	// Selected are the ranges, the active one last. It is empty if no more than the focused cell is selected. Give
	// the field a new slice to change it. Ranges with hidden rows or columns are left out, and the focus moves to
	// the anchor of the active range.
	Selected []CellRange
}

// A CellRange holds the cells between two corners, both included, or the whole columns or rows between them. Keys
// and drags move the head; the focus is at the anchor.
type CellRange struct {
	Kind         RangeKind
	Anchor, Head CellID
}

// A CellID names a cell by the ids of its row and its column.
type CellID struct {
	// RowID is the id of the row. In a View it is empty for the header of the column.
	RowID string `json:"rowId,omitzero"`
	// ColumnID is the id of the column.
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
