// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gridui is a data grid for Gio.
//
// State and style are apart, as in Gio's widget and material packages. A Grid is
// what lasts: the caller owns it, and its address is its identity. A Style is how
// it looks in one frame: a value, made by New, changed through its fields, and
// then laid out.
//
//	var grid gridui.Grid[Order]
//	grid.Columns = []gridui.Column[Order]{
//		gridui.Field("id", "Order", func(o Order) string { return o.ID }).Wide(90),
//		gridui.Field("total", "Total", func(o Order) float64 { return o.Total }),
//	}
//	grid.SetRows(orders)
//
//	// in each frame
//	for {
//		ev, ok := grid.Update(gtx)
//		if !ok {
//			break
//		}
//		…
//	}
//	gridui.New(theme, &grid).Layout(gtx)
//
// # The way of a frame
//
//	input → Update → state → rows and columns on the screen → paint → overlays
//
// Update alone reads input and changes state. The truth of the scroll position is
// a row and the pixels of it that are past the edge, so that nothing on the screen
// moves when rows far away come or go, and a billion rows are scrolled to the
// pixel. Layout then finds the rows and columns on the screen, and draws them: the
// text of neighbouring cells as one path, kept from frame to frame; where rows stand for
// some frames, that of eight of them.
// A frame costs what is on the screen, whatever the number of rows; a settled one
// allocates nothing.
//
// # Rows
//
// SetRows gives a slice, SetSource anything that has a length and an i-th row. Rows
// are read when they come onto the screen and their text is kept; after changing
// them in place call Refresh. Floating rows are read in each frame.
//
// What shows of them, and where, is made in stages, each kept until what it
// depends on changes:
//
//	Filtering → Sorting → Tree or Grouping → Expansion → Paging
//
// Selection stands beside them: rows are selected by their ids, whatever shows.
// A grid that asks for none of this shows its rows as they come and keeps nothing.
// Work on more than 10,000 rows is done beside the frames, with a thin bar below
// the header, while the screen stays as it was. Accessors, Selectable and the
// functions of Tree are called from other goroutines then, so they must be pure,
// and rows given to SetRows must not change until the next SetRows. Apply changes
// some rows by their ids at the cost of what changed.
//
// # Grid and Core
//
// A Grid has the fields and methods that know the type of its rows: columns, the
// functions about rows, SetRows. All else is its Core, embedded in it: what users can do
// and how it stands, the same code for all grids of a program. Inside it a row is a
// pointer whose type only the Grid knows, and a column what can be done with such
// pointers; so a program with many kinds of rows is hardly larger than one with a single
// kind. What only some programs use comes along when they ask for it: the editor of cells
// with a column's Edit, the rules of languages with package collation.
//
// # What is kept
//
// Grid.Persist keeps what users make of a grid for the next time the program runs, as a
// View: columns, order, filters, page, open rows, scroll position. Views keeps some under
// names, ExpandedPersistence open rows alone. Call Grid.Close when the grid goes, and in a
// browser SaveView when the page is hidden, so that nothing is lost.
//
// # Columns
//
// Field, Time, Bool and Func make columns that know how to align, format and
// compare their values; Group puts a header over several. A column draws its cells
// as text, or with a widget of the caller's.
//
// Order, Pinning, Sizing, Visibility and Collapsing hold what users make of the
// columns. HeaderMenu puts all that can be done to a column in a menu of its header,
// Visibility.Button a list of all columns behind a button.
//
// # Specification
//
// The grid is made after the specification of a data grid for web pages. SPECIFICATION.md
// beside this file says what has the place of each of its names, which tests show it,
// and what keys and pointer do.
//
// # Threads
//
// A grid belongs to the goroutine that lays it out; only accessors and comparators
// of columns are called from others, by work that runs beside the frames.
package gridui
