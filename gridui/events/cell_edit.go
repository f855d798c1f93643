// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"fmt"
	"strconv"
)

// EditSource is the way in which cells were changed.
type EditSource uint8

const (
	// EditTyped is an edit in the editor of a cell.
	EditTyped EditSource = iota
	// EditPasted is a paste, EditCleared a deletion of values.
	EditPasted
	EditCleared
	// EditUndone and EditRedone are steps of the undo log.
	EditUndone
	EditRedone
	// EditByProgram is a call of Grid.EditCells.
	EditByProgram
	// EditFilled is a fill of cells from other cells, by the handle of a range, ActionFillDown or ActionFillRight.
	EditFilled
	// EditMoved is a move or a copy of cells by the border of their range.
	EditMoved
	// EditReplaced is a replacement of text that a search found.
	EditReplaced
	// EditRegrouped is a drag of rows into another group: see option.RowDrag.Regroup.
	EditRegrouped
)

// CellEdit is the change of a cell. Old and New are raw values as CellContext.Value returns them; nil means no value.
type CellEdit struct {
	RowID, ColumnID string
	Old, New        any
}

// CellError is the error of a cell that cannot be changed. Unwrap returns the reason, Err.
type CellError struct {
	RowID, ColumnID string
	Err             error
}

func (e *CellError) Error() string {
	return fmt.Sprintf("gridui: row %s, column %s: %v", strconv.Quote(e.RowID), strconv.Quote(e.ColumnID), e.Err)
}

func (e *CellError) Unwrap() error { return e.Err }
