// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Options are the fields of a Grid that do not depend on the type of the rows: what users can do, and the state of
// the grid. The program may change them between frames; the grid changes them as users act, and reports by events.
// The zero value is a plain table.
type Options struct {
	// Sorting orders the rows, Filtering leaves some out.
	Sorting   Sorting
	Filtering Filtering
	// Grouping puts rows with equal values together; Expansion sets which groups, and
	// rows of a tree, are open.
	Grouping  Grouping
	Expansion Expansion
	// Details sets which rows show their detail.
	Details Details
	// RowSizing lets users change the heights of rows.
	RowSizing RowSizing
	// Paging shows the rows page by page, with a bar below them.
	Paging Paging
	// Selection marks rows.
	Selection Selection
	// CellRanges lets users select ranges of cells.
	CellRanges CellRanges
	// Clipboard sets how cells are copied.
	Clipboard Clipboard
	// Find lets users search the cells and replace what was found, GoToRow go to rows by number.
	// ScrollMarks sets which rows are marked on the scroll bar.
	Find        Find
	GoToRow     GoToRow
	ScrollMarks ScrollMarks
	// StatusBar shows figures of the selected cells below the grid.
	StatusBar StatusBar
	// FocusHighlight tints the row and the column of the focused cell.
	FocusHighlight FocusHighlight
	// Flash tints cells that changed.
	Flash Flash
	// RowDrag lets users move rows.
	RowDrag RowDrag
	// ColumnPinning holds columns at the sides, ColumnOrder puts them in another
	// order, ColumnSizing gives them widths, ColumnVisibility shows and hides them,
	// ColumnGroups closes header groups.
	ColumnPinning    ColumnPinning
	ColumnOrder      ColumnOrder
	ColumnSizing     ColumnSizing
	ColumnVisibility ColumnVisibility
	ColumnGroups     ColumnGroups
	// RowPins holds rows at the top and the bottom.
	RowPins RowPins
	// RowNumbers adds a column of row numbers.
	RowNumbers RowNumbers
	// Persist keeps what users make of all that, for the next time the program runs.
	Persist Persistence
	// Editing reports whether users can change cells.
	Editing Editing
	// Virtual sets which rows and columns are laid out; zero: those on the screen.
	Virtual Virtual
	// Loading shows that rows are on their way.
	Loading Loading
	// Placeholder is shown when there are no rows.
	Placeholder Placeholder
	// HeaderMenu is the context menu of the headers.
	HeaderMenu HeaderMenu
	// Keys changes what keys do.
	Keys Keys
	// Tooltips sets when tooltips appear; zero: for text that is cut short, and
	// wherever Tooltip has something to say.
	Tooltips Tooltips

	// Semantics sets how much of the grid is described to assistive technology, Label
	// what it calls the grid, such as "Orders"; empty: the grid has no name.
	Semantics Semantics
	Label     string
	// Announce describes in words what happens, by TextAnnounced events.
	Announce bool
	// Debug draws stage timings, ranges and cache hits in a corner and logs them
	// through log/slog at debug level.
	Debug bool

	// Invalidate, if not nil, is called from another goroutine when a background job
	// finishes: set it to the window's Invalidate. Without it the grid polls such jobs
	// every 50 ms.
	Invalidate func()
}
