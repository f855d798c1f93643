// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package gridui is a data grid for Gio.
//
// State and style are separate, as in Gio's widget and material packages. A Grid is the
// state: the program owns it, it lasts from frame to frame, and its address is its
// identity. A Style is the appearance in one frame: a value made by New, changed through
// its fields, and laid out.
//
//	var grid gridui.Grid[Order]
//	grid.Columns = []gridui.Column[Order]{
//		gridui.Field("id", "Order", func(o Order) string { return o.ID }).Width(90),
//		gridui.Field("total", "Total", func(o Order) float64 { return o.Total }),
//	}
//	grid.Sorting.Mode = option.SortMulti
//	grid.SetRows(orders)
//
//	// in each frame
//	for {
//		ev, ok := grid.Update(gtx)
//		if !ok {
//			break
//		}
//		switch ev := ev.(type) {
//		case events.SortChanged:
//			…
//		}
//	}
//	gridui.New(theme, &grid).Layout(gtx)
//
// # A frame
//
//	input → Update → state → visible rows and columns → paint → overlays
//
// Only Update reads input and changes state. The scroll position is a row and the number
// of its pixels that are past the edge: nothing on the screen moves when rows far away
// are added or removed, and a billion rows scroll to the pixel. Layout finds the visible
// rows and columns and paints them. The text of neighbouring cells is one path, cached
// from frame to frame; rows that stay for some frames share a path in groups of eight.
// The cost of a frame follows what is visible, not the number of rows, and a settled
// frame allocates nothing.
//
// # Rows
//
// SetRows takes a slice, SetSource anything with a length and an i-th row. The grid reads
// a row when it becomes visible and caches its text; call Refresh after changing rows in
// place. Floating rows are read in every frame.
//
// The visible rows are computed in stages, each cached until its input changes:
//
//	Filtering → Sorting → Tree or Grouping → Expansion → Paging
//
// Selection is independent of them: rows are selected by id, visible or not. A grid that
// uses none of these shows its rows in the order they come and caches nothing. Work on
// more than 10,000 rows runs in a background job, with a thin progress bar below the
// header, while the screen stays as it was. The job calls accessors of columns,
// Selectable and the functions of Tree from another goroutine: they must be pure, and
// rows passed to SetRows must not change until the next SetRows. Apply changes rows by
// id, at a cost that follows the number of changes.
//
// # Grid and options
//
// Grid has the fields that know the type of the rows: columns, functions of rows. What users
// can do and how it stands are its embedded Options, plain values of package option.
// Behind it stands one core for all grids of a program: inside it a row is a pointer whose
// type only the Grid knows, and a column is what can be done with such pointers, so that a
// program with many types of rows is hardly larger than one with a single type. What only
// some programs need is linked when they ask for it: the cell editor by a column's Edit, the
// collation of languages by package collation, extensions by Grid.Extensions.
//
// # Extensions
//
// An Extension is a struct of a package of its own, whose fields are its options and its state:
//
//   - grouppanel has a panel above the header into which users drag columns to group by
//   - filterbar says what is filtered, and builds filters over several columns
//   - calculated has columns that users make of an expression over others
//   - profile shows figures and a histogram of each column
//   - formats has conditional formats that users make
//   - viewmenu saves and opens views by name
//   - recordview shows a row as a form
//
// # Persistence
//
// Grid.Persist saves what users change as an option.View: columns, order, filters, page,
// open rows, scroll position. Views saves several under names, ExpandedPersistence open
// rows alone. Call Grid.Close when the grid is no longer used, and in a browser SaveView
// when the page is hidden, so that nothing is lost.
//
// # Columns
//
// Field, Time, Bool and Func make columns that align, format and compare their values;
// Group puts a header over several. A column shows its cells as text or as a widget of
// the program.
//
// ColumnOrder, ColumnPinning, ColumnSizing, ColumnVisibility and ColumnGroups hold what
// users change about columns. HeaderMenu puts all of it in a menu of the header,
// ColumnVisibility.Button in a list of all columns. The extension of package calculated has columns
// that users calculate from others.
//
// # Packages
//
// Programs import gridui and the values it works with: option, events, filter, idset,
// theme, icon, locale. Below them, in order of imports:
//
//   - internal/coord has a type for each way to say which row is meant; internal/ranges is the
//     geometry of ranges of cells, internal/series continues values as a fill does,
//     internal/numtext reads numbers as people write them, internal/findtext searches texts,
//     internal/interval divides values into intervals to group rows by
//   - internal/rowmodel puts rows in order, filters, groups and aggregates them, as numbers
//   - internal/rangestats adds up selected cells; internal/profile sums up whole columns, in
//     bounded memory
//   - internal/textrun shapes text; internal/rowdata holds rows without their type
//   - internal/column is a column without its row type, and the set of columns that shows
//   - internal/formula is the expression language of filters and calculated columns, and
//     internal/formulacolumns has the columns of a grid for it; only extensions link them
//   - internal/filtertree changes expressions over several columns part by part, internal/filtertext
//     reads them as text and writes them
//   - internal/rowfilter turns filters of columns and expressions over several into filters of
//     rowmodel; internal/filterwords says in words what filters do
//   - internal/style is the style of one frame, in pixels; internal/draw paints shapes,
//     texts and check boxes in that style; internal/ui has the widgets that features share,
//     internal/ui/calendar a month to pick a day from; internal/textinput is the text field
//     that the grid has the keyboard with, and what an input method knows of it
//   - internal/remoteedits lays changes that are yet to be saved over the rows of a source
//   - internal/remote is the door to rows that are not in memory; internal/remoterows puts a source
//     of package storage/rowsource behind it
//   - internal/dataset holds the rows and says which of them show, in which order;
//     internal/dataset/rowtree numbers the rows of a tree
//   - internal/cellblocks is tables of cells that are copied or exported
//   - internal/selection selects rows; internal/edit changes them, and internal/undo keeps the steps to
//     undo; internal/tracked shows the rows of a change tracker; internal/feed collects changes from
//     other goroutines
//   - internal/viewport computes what is on the screen and where: widths, heights, scroll
//     positions, panes, pinned rows, rows that stick, details
//   - internal/namedviews has the views that users save by name, and writes them in the background
//   - internal/columnstate changes what users change about columns, and tells the program
//   - internal/celltext draws the text of cells and keeps it from frame to frame
//   - internal/host says where the pointer is, and which gesture has it from press to release; it
//     scrolls by wheels and fingers, and has the filters of keys; internal/focus is the focused
//     cell, and where keys lead from it
//   - internal/headmarks draws what headers show beside their text; internal/rangelines outlines
//     ranges of cells
//   - internal/cellrange keeps the selected ranges of cells, and the copied ones, in line with rows,
//     columns and ids
//   - internal/feature says what a feature is, and has one package for each: announce,
//     calculated, celledit, cellfilter, cellmarks, cellranges, clipboard, columnchooser,
//     columnfit, columnhistory, columnmove, columnsize, conflicts, copyoutline, debug, details,
//     exporting, fillhandle, filterbar, filtering, find, flash, focusring, formats, gotorow,
//     grouppanel, headmenu, highlight, history, outline, paging, panes, persist, placeholder,
//     profile, rangemove, recordview, remotestate, rowdrag, rownumbers, rowpins, rowselect, rowsize,
//     scrollbar, scrollmarks, semantics, statusbar, ticks, toolbar, tooltip, viewmenu
//   - internal/sheet paints the rows and the header, and calls the features for each part of them
//   - internal/contents says what cells show; internal/report queues what the grid tells
//   - internal/profiling keeps profiles of columns in step with the rows; internal/rules says how cells
//     look by rules of formats/rule
//   - internal/core is a grid without the type of its rows: it wires all of these, hands input to
//     the first that takes it, brings rows and columns up to date, lays out and paints
//   - gridui has the generic grid, columns and events, the style and the components
//   - extensions, which programs name to have them, are packages beside it: grouppanel lets users
//     group rows, viewmenu is a menu of views
//
// A package imports packages of lower layers only; a test walks the imports. Each doc.go says
// what the package knows.
//
// internal/README.md lists the rules that tests enforce, and follows rows, clicks and keys through the
// packages, call by call.
//
// # Specification
//
// The grid follows the specification of a data grid for web pages. SPECIFICATION.md
// beside this file lists the counterpart of each of its names with the tests that show
// it, and the keyboard and pointer contract. CAPABILITIES.md lists what users of data
// grids expect, how far it is there, and what is missing.
//
// # Goroutines
//
// A grid belongs to the goroutine that lays it out. Background jobs call only accessors
// and comparators of columns, and the functions named under Rows.
package gridui
