// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import "github.com/giogrid/giogrid/gridui/theme"

// Options are the fields of a Grid that do not depend on the type of the rows: what users can do, and the state of
// the grid. The program may change them between frames. The grid changes them when users act, and reports the
// changes by events. The zero value is a plain table.
type Options struct {
	// Sorting orders the rows. Filtering selects the rows that show.
	Sorting   Sorting
	Filtering Filtering
	// Grouping puts rows with equal values together. Expansion sets which groups, and rows of a tree, are open.
	Grouping  Grouping
	Expansion Expansion
	// Details sets which rows show their detail.
	Details Details
	// RowSizing lets users change the heights of rows.
	RowSizing RowSizing
	// Follow keeps the last row in view while rows come.
	Follow Follow
	// Paging shows the rows page by page, with a bar below them.
	Paging Paging
	// Selection holds the selected rows.
	Selection Selection
	// CellRanges lets users select ranges of cells.
	CellRanges CellRanges
	// Clipboard sets how cells are copied.
	Clipboard Clipboard
	// Find lets users search the cells and replace the found text. GoToRow lets them go to a row by its number.
	// ScrollMarks sets which rows are marked on the scroll bar.
	Find        Find
	GoToRow     GoToRow
	GoToColumn  GoToColumn
	TypeAhead   TypeAhead
	ScrollMarks ScrollMarks
	// StatusBar shows figures of the selected cells, such as their sum, below the grid.
	StatusBar StatusBar
	// Density is the density that a user chose; theme.DensityAuto leaves Style.Density.
	Density theme.Density
	// HighlightRow tints the row of the focused cell across the whole grid, HighlightColumn its column and the header,
	// so that users can follow them through a wide grid. The colour is Theme.Highlight.
	HighlightRow, HighlightColumn bool
	// HoverColumn tints the column under the mouse and its header, in the colour Theme.Hover of the row under the mouse.
	HoverColumn bool
	// Flash tints cells whose text SetRows, Apply and Refresh changed on the screen, for 0.9 s. It follows the ids of
	// rows and columns: rows that are added, moved or scrolled onto the screen do not flash. Without Grid.RowID a row is
	// identified by its index. Rising and falling numbers have separate tints, Theme.FlashUp and Theme.FlashDown.
	// Style.ReducedMotion keeps the tint from fading.
	Flash bool
	// RowDrag lets users move rows.
	RowDrag RowDrag
	// ColumnDefaults are options of columns that do not set them.
	ColumnDefaults ColumnDefaults
	// ColumnPinning keeps columns at the sides. ColumnOrder sets the order of the columns, ColumnSizing their widths
	// and ColumnVisibility which of them show. ColumnGroups closes header groups.
	ColumnPinning    ColumnPinning
	ColumnOrder      ColumnOrder
	ColumnSizing     ColumnSizing
	ColumnVisibility ColumnVisibility
	ColumnGroups     ColumnGroups
	// RowPins keeps rows at the top and the bottom.
	RowPins RowPins
	// RowNumbers adds a column of row numbers.
	RowNumbers RowNumbers
	// Spans sets which cells of columns with Merge join with the cells below them.
	Spans Spans
	// Persist saves what users change, for the next time that the program runs.
	Persist Persistence
	// Editing sets whether and how users change cells.
	Editing Editing
	// GiveWay sets what happens to columns that leave a narrow grid.
	GiveWay GiveWay
	// Zoom scales the grid.
	Zoom Zoom
	// Virtual sets which rows and columns are laid out; zero: those on the screen.
	Virtual Virtual
	// Loading shows that rows are being loaded.
	Loading Loading
	// Placeholder is shown when there are no rows.
	Placeholder Placeholder
	// HeaderMenu sets the menu of the headers.
	HeaderMenu HeaderMenu
	// Keys sets what keys do.
	Keys Keys
	// Tooltips sets when tooltips appear; zero: for text that is cut short, and for cells with a tooltip.
	Tooltips Tooltips

	// Semantics sets how much of the grid is described to assistive technology. Label is the name of the grid there,
	// such as "Orders"; empty: it has no name.
	Semantics Semantics
	Label     string
	// Announce sends TextAnnounced events, which describe in words what happens.
	Announce bool
	// Debug draws the times of the stages, ranges and cache hits in a corner, and logs them through log/slog at
	// debug level.
	Debug bool

	// Invalidate, if not nil, is called from another goroutine when a background job ends: set it to the Invalidate
	// of the window. Without it the grid polls background jobs every 50 ms.
	Invalidate func()
}
