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
// of its pixels above the edge, so nothing on the screen moves when rows far away are added
// or removed, and a billion rows scroll to the pixel. Layout finds the visible rows and
// columns and paints them. The text of neighbouring cells is one path, cached from frame to
// frame; rows that stay for some frames share a path in groups of eight. The cost of a frame
// grows with what is visible, not with the number of rows, and a frame without changes
// allocates nothing.
//
// # Rows
//
// SetRows takes a slice, SetSource anything with a length and an i-th row. The grid reads
// a row when it becomes visible and caches its text. Call Refresh after changing rows in
// place. Floating rows are read in every frame.
//
// The visible rows are computed in stages, each cached until its input changes:
//
//	Filtering → Sorting → Tree or Grouping → Expansion → Paging
//
// Selection is independent of these stages: rows are selected by id, visible or not. A grid
// that uses none of the stages shows its rows in the order of the source and caches nothing.
// Work on more than 10,000 rows runs in a background job. Until it ends the screen shows the
// previous rows, with a thin progress bar below the header. The job calls accessors of
// columns, Selectable and the functions of Tree on another goroutine: they must be pure, and
// rows passed to SetRows must not change until the next SetRows. Apply changes rows by id, at
// a cost that grows with the number of changes.
//
// # Grid and options
//
// The fields of Grid depend on the type of the rows: columns and functions of rows. Its
// embedded Options are plain values of package option. They hold what users can do and the
// current state.
//
// All grids of a program share one core. Inside it a row is a pointer whose type only the Grid
// has, and a column is a set of functions of such pointers. So a program with many row types is
// hardly larger than a program with one. Code that only some programs need is linked only if
// they use it: the cell editor with a column's Edit, the orders of languages with package
// collation, extensions with Grid.Extensions.
//
// # Extensions
//
// An Extension is a struct in a separate package. Its fields hold its options and its state:
//
//   - grouppanel shows a panel above the header into which users drag columns to group by
//   - filterbar shows the active filters, and builds filters over several columns
//   - calculated adds columns that users compute with an expression over other columns
//   - profile shows statistics and a histogram of each column
//   - formats lets users make conditional formats
//   - viewmenu saves and opens views by name
//   - recordview shows a row as a form
//
// # Persistence
//
// Grid.Persist saves what users change as an option.View: columns, order, filters, page,
// open rows, scroll position. Views saves several views by name, ExpandedPersistence only the
// open rows. Call Grid.Close after the last frame of the grid, and in a browser SaveView when
// the page is hidden, to save the last changes.
//
// # Columns
//
// Field, Time, Bool and Func make columns that align, format and compare their values.
// Group puts a header over several columns. A column shows its cells as text or as a widget
// of the program.
//
// ColumnOrder, ColumnPinning, ColumnSizing, ColumnVisibility and ColumnGroups hold what
// users change about columns. HeaderMenu offers all these changes in a menu of the header,
// ColumnVisibility.Button in a list of all columns. The extension of package calculated adds
// columns that users compute from others.
//
// # Packages
//
// Programs import gridui and the values it works with: option, events, filter, idset,
// theme, icon, locale. Below them, in order of imports:
//
//   - internal/coord defines a type for each way to identify a row; internal/ranges implements the
//     geometry of ranges of cells, internal/series continues a series of values in a fill,
//     internal/numtext reads numbers as people write them, internal/findtext searches texts,
//     internal/interval divides values into intervals to group rows by
//   - internal/rowmodel sorts, filters, groups and aggregates rows, which it identifies by number
//   - internal/rangestats adds up selected cells; internal/profile summarises whole columns, in
//     bounded memory
//   - internal/textrun shapes text; internal/rowdata holds rows without their type
//   - internal/column holds columns without their row type, and the set of visible columns
//   - internal/formula implements the expression language of filters and calculated columns, and
//     internal/formulacolumns provides the columns of a grid to it; only extensions link them
//   - internal/filtertree changes expressions over several columns part by part, internal/filtertext
//     parses and writes them as text
//   - internal/rowfilter converts filters of columns and expressions over several columns to filters
//     of rowmodel; internal/filterwords describes filters in words
//   - internal/style holds the style of one frame, in pixels; internal/draw paints shapes,
//     texts and check boxes in that style; internal/ui holds the widgets that features share, and
//     internal/ui/calendar the calendar of a month to pick a day; internal/textinput implements the
//     text field with which the grid has the keyboard, and its state in an input method
//   - internal/remoteedits overlays unsaved changes on the rows of a source
//   - internal/remote defines the interface to rows outside memory; internal/remoterows implements it
//     for a source of package storage/rowsource
//   - internal/dataset holds the rows and determines which of them show, in which order;
//     internal/dataset/rowtree numbers the rows of a tree
//   - internal/cellblocks holds tables of cells to copy or export
//   - internal/selection selects rows; internal/edit changes rows, and internal/undo records the steps
//     to undo; internal/tracked shows the rows of a change tracker; internal/feed collects changes from
//     other goroutines
//   - internal/viewport computes what is on the screen and where: widths, heights, scroll
//     positions, panes, pinned rows, sticky rows, details
//   - internal/namedviews holds the views that users save by name, and writes them in the background
//   - internal/columnstate applies the changes of columns by users, and reports them to the program
//   - internal/celltext draws the text of cells and caches it from frame to frame
//   - internal/host tracks the position of the pointer, and the gesture that has it from press to
//     release; it scrolls by wheels and fingers, and holds the filters of keys; internal/focus manages
//     the focused cell, and moves it by keys
//   - internal/headmarks draws the marks of headers next to their text; internal/rangelines outlines
//     ranges of cells
//   - internal/cellrange keeps the selected and the copied ranges of cells up to date with rows,
//     columns and ids
//   - internal/feature defines what a feature is, and has one package for each feature: announce,
//     calculated, celledit, cellfilter, cellmarks, cellranges, clipboard, columnchooser,
//     columnfit, columnhistory, columnmove, columnsize, conflicts, copyoutline, debug, details,
//     exporting, fillhandle, filterbar, filtering, find, flash, focusring, formats, gotorow,
//     grouppanel, headmenu, highlight, history, outline, paging, panes, persist, placeholder,
//     profile, rangemove, recordview, remotestate, rowdrag, rownumbers, rowpins, rowselect, rowsize,
//     scrollbar, scrollmarks, semantics, statusbar, ticks, toolbar, tooltip, viewmenu
//   - internal/sheet paints the rows and the header, and calls the features for each part of them
//   - internal/contents determines what cells show; internal/report queues the events and problems
//     of the grid for the program
//   - internal/profiling keeps profiles of columns up to date with the rows; internal/rules evaluates
//     rules of formats/rule for cells
//   - internal/core implements a grid without the type of its rows: it connects the packages above,
//     passes input to the first feature that takes it, updates rows and columns, lays out and paints
//   - gridui holds the generic grid, columns and events, the style and the components
//   - extensions are packages that programs import by choice, such as grouppanel, which lets users
//     group rows, and viewmenu, a menu of views
//
// A package imports only packages of lower layers; a test checks the imports. Each doc.go describes
// what its package does and depends on.
//
// internal/README.md lists the rules that tests enforce, and follows rows, clicks and keys through
// the packages, call by call.
//
// # Specification
//
// The grid implements the specification of a data grid for web pages. SPECIFICATION.md in this
// folder lists the counterpart of each name with the tests that prove it, and the
// keyboard and pointer contract. CAPABILITIES.md lists what users of data grids expect, how
// far each capability is implemented, and what is missing.
//
// # Goroutines
//
// A grid belongs to the goroutine that lays it out. Background jobs call only accessors
// and comparators of columns, and the functions named under Rows.
package gridui
