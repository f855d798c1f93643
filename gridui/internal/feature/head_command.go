// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// HeadCommand is the command of an item in the menu of headers.
type HeadCommand uint16

const (
	// HeadNone is the command of separators.
	HeadNone HeadCommand = iota
	// HeadToggleGroup collapses or expands a group.
	HeadToggleGroup
	// HeadSortAsc and HeadSortDesc order the rows by only the column, HeadAddAsc and HeadAddDesc add the column
	// to the order, and HeadSortClear removes it.
	HeadSortAsc
	HeadSortDesc
	HeadAddAsc
	HeadAddDesc
	HeadSortClear
	// HeadOpenFilter opens the filter of the column, HeadClearFilter removes it.
	HeadOpenFilter
	HeadClearFilter
	// HeadPinLeft, HeadPinRight and HeadUnpin pin the column, or all columns of the group.
	HeadPinLeft
	HeadPinRight
	HeadUnpin
	// HeadFit fits the columns under the header to their contents, HeadFitAll all columns; HeadFitWidth
	// fits all columns to the width of the grid.
	HeadFit
	HeadFitAll
	HeadFitWidth
	// HeadHide hides the column or the group, HeadOpenColumns opens the list of all columns, HeadResetColumns
	// restores the definition of the columns.
	HeadHide
	HeadOpenColumns
	HeadResetColumns
	// HeadPins and HeadWidths are the parents of submenus.
	HeadPins
	HeadWidths
	// HeadProvided and higher values are the items of providers, by their index.
	HeadProvided
)

// TakesKeyboard reports whether a command opens something that then has the keyboard.
func (c HeadCommand) TakesKeyboard() bool { return c == HeadOpenFilter || c == HeadOpenColumns }

// HeadCommander is a feature that carries out commands of the menu of headers: DoInHeader reports whether it
// handled the command.
type HeadCommander interface {
	DoInHeader(gtx layout.Context, c HeadCommand, at viewport.Address) bool
}
