// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package edit

import (
	"errors"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
)

// mostCells is the maximum number of cells that one edit changes or one paste contains.
const mostCells = 4_000_000

// Errors of changes of cells.
var (
	ErrEditLarge   = errors.New("gridui: too many cells to change in one step: more than 4 million")
	ErrEditStopped = errors.New("gridui: stopped before all cells were changed; none was")
	ErrNotLoaded   = dataset.ErrNotLoaded
	ErrNoColumn    = errors.New("no such column")
	ErrKeyEdited   = errors.New("the id of a row cannot be edited")
	ErrKeyTaken    = errors.New("another row has the id")
	ErrPasteLarge  = errors.New("gridui: too much to paste: more than 64 MB or 4 million cells")
	ErrPasteEmpty  = errors.New("gridui: there is no text to paste")
	ErrNoInsert    = dataset.ErrNoInsert
	ErrNotInserted = dataset.ErrUnsliced
	ErrManyRows    = errors.New("gridui: too many rows to insert or copy at once: more than 10,000")
	ErrRowDeleted  = errors.New("the row is deleted")
	ErrTooLong     = errors.New("the text is too long to be edited")
	ErrEditOpen    = errors.New("another cell is being edited, whose value is not valid")
)
