// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "errors"

// Why cells are not changed.
var (
	errEditLarge   = errors.New("gridui: too many cells to change in one step: more than 4 million")
	errEditStopped = errors.New("gridui: stopped before all cells were changed; none was")
	errNoColumn    = errors.New("no such column")
	errKeyEdited   = errors.New("the id of a row cannot be edited")
	errKeyTaken    = errors.New("another row has the id")
	errPasteLarge  = errors.New("gridui: too much to paste: more than 64 MB or 4 million cells")
	errPasteEmpty  = errors.New("gridui: there is no text to paste")
	errRowDeleted  = errors.New("the row is deleted")
)
