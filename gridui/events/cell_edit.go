// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package events

import (
	"fmt"
	"strconv"
)

// EditSource says what changed cells.
type EditSource uint8

const (
	// EditTyped is the editor of a cell.
	EditTyped EditSource = iota
	EditPasted
	EditCleared
	EditUndone
	EditRedone
	// EditByProgram is EditCells of Grid.
	EditByProgram
	// EditFilled is a fill of cells from others: the handle of a range, ActionFillDown and the like.
	EditFilled
	// EditMoved is a move or a copy of cells by the border of their range.
	EditMoved
	// EditReplaced is a replacement of the text that a search has found.
	EditReplaced
)

// CellEdit is the change of one cell. Old and New are raw values as
// CellContext.Value has them, nil where there is none.
type CellEdit struct {
	RowID, ColumnID string
	Old, New        any
}

// CellError says why a cell cannot be changed.
type CellError struct {
	RowID, ColumnID string
	Err             error
}

func (e *CellError) Error() string {
	return fmt.Sprintf("gridui: row %s, column %s: %v", strconv.Quote(e.RowID), strconv.Quote(e.ColumnID), e.Err)
}

func (e *CellError) Unwrap() error { return e.Err }
