// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

// Command is what an item of the menu does.
type Command uint16

const (
	// none is the command of separators.
	none Command = iota
	// ToggleGroup collapses or expands a group.
	ToggleGroup
	// SortAsc and SortDesc order the rows by the column, AddAsc and AddDesc also by it, and
	// SortClear no longer by it.
	SortAsc
	SortDesc
	AddAsc
	AddDesc
	SortClear
	// OpenFilter opens the filter of the column, ClearFilter removes it.
	OpenFilter
	ClearFilter
	// PinLeft, PinRight and Unpin pin the column, or all columns of the group.
	PinLeft
	PinRight
	Unpin
	// Fit fits the columns under the header to their contents, FitAll all columns; FitWidth
	// fits all columns to the width of the grid.
	Fit
	FitAll
	FitWidth
	// Hide hides the column or the group, OpenColumns opens the list of all columns,
	// ResetColumns brings back how the columns were defined.
	Hide
	OpenColumns
	ResetColumns
	// provided and those above it are the items of providers, by their index.
	provided
)

// takesKeyboard reports whether a command opens something that has the keyboard then.
func (c Command) takesKeyboard() bool { return c == OpenFilter || c == OpenColumns }
