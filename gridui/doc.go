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
// # I want …
//
//   - columns from functions of a row: gridui.Field, gridui.Func, gridui.Time, gridui.Bool
//   - columns from the fields of a struct: gridui.ColumnsOf
//   - columns from records of JSON, or other maps: gridui.MapColumns
//   - columns from the catalogue of a table in a database: sqlcolumns.Of, sqlcolumns.OfFormats
//   - headers in the language of the user: Typed.HeaderFor
//   - a table of texts, such as a CSV file, with columns that users insert and rename: gridui.TextTable
//   - the same options for many columns: option.ColumnDefaults, Typed.Type
//   - a header over several columns: gridui.Group
//   - widths, least and most, shares of the rest: Typed.Width, Typed.MinMax, Typed.Flex, Typed.Auto
//   - numbers, money, percent and dates in the format of a language: Typed.Style, option.Format
//   - decimal signs below each other: option.AlignDecimal
//   - a format of numbers, dates or a type of my own: Typed.Format, Typed.Layout, Typed.Text
//   - a money column that sorts and sums exactly: Typed.Format, Typed.Compare, Typed.Aggregate
//   - a value that may be missing: gridui.Func, Typed.Missing, Typed.SortMissing
//   - a widget in cells: Typed.Cell
//   - charts, bars and stars in cells: Typed.Sparkline, Typed.Bar, Typed.Progress, Typed.Rating
//   - values as coloured pills, and tags as chips: Typed.Pill, Typed.Chips
//   - links and buttons in cells: Typed.Link, Typed.Buttons, events.LinkOpened, events.ButtonPressed
//   - pictures, and names with a picture or initials: Typed.Image, Typed.Avatar
//   - times as “3 minutes ago”: Typed.Relative
//   - colours of rows and cells: Grid.RowStyle, Grid.CellStyle, Typed.CellStyle
//   - colours that users choose by rules: formats.Formats
//   - long texts in several lines: Typed.Wrap, Typed.MaxLines
//   - equal cells below each other as one cell: Typed.Merge, Typed.MergeBy, Typed.MergeWithin, option.Spans
//   - a cell over several columns: Typed.SpanColumns
//   - tooltips: Grid.Tooltip, Typed.Tooltip, Typed.HeaderTooltip, option.Tooltips
//   - rows from memory: Grid.SetRows
//   - rows of a computed list of any length: Grid.SetSource, option.Virtual
//   - rows of a database: gridui.NewRemote, sqlrows.New
//   - a tree of a database or a service, read level by level: RemoteOptions.Tree
//   - rows of a service with offset and limit: restrows.Paged
//   - rows of a service of giogrid's protocol: restrows.Connect, restrows.Handler
//   - changes by id, thousands a second: Grid.Apply, Grid.Feed
//   - users sort, also by several columns: option.Sorting
//   - sorting by the rules of a language: Typed.Collate, collation.For
//   - sorting by a list of values, by size without sign, by colour or icon: option.SortBy, option.ListOf, option.Weekdays, option.Months, option.Sorting
//   - filters in a row below the header and in panels: option.Filtering
//   - a search box over all columns: Filtering.Quick
//   - filters over several columns, built or typed by users: filterbar.Bar, Filtering.Expression
//   - filters that the program sets: filter.Column, filter.Op
//   - groups with totals: option.Grouping, Typed.Aggregate
//   - a panel to which users drag headers to group: grouppanel.Panel
//   - intervals of dates and numbers as groups: option.GroupLevel
//   - a row of totals: Grouping.Total, Typed.Footer
//   - sums that count the rows that the filter leaves out: Grouping.AllRows
//   - shares of a group or of all: option.ColumnShare
//   - a tree: gridui.Tree, gridui.TreeGrid
//   - rows of a tree that open by a double click: Expansion.DoubleClick
//   - children that load when opened: Tree.Load
//   - any widget below a row, such as another grid: Grid.Detail, gridui.MasterDetailGrid
//   - rows over all columns, such as headings: Grid.IsFullRow, Grid.FullRow, Grid.FullRowText
//   - pages: option.Paging
//   - pages as high as the window: Paging.Fit
//   - check boxes and selected rows: option.Selection, Grid.SelectedRows
//   - ranges of cells, fill and moves: option.CellRanges
//   - sums of the selected cells: option.StatusBar
//   - copy, cut and paste: option.Clipboard, Grid.Copy, Grid.Paste
//   - users find and replace: option.Find, findregexp.Compile
//   - go to a row by its number: option.GoToRow
//   - go to a column by a few letters of its name: option.GoToColumn
//   - go to a row by typing how its cell begins: option.TypeAhead
//   - the last row in view while rows come, as in a log: option.Follow
//   - users who zoom the grid: option.Zoom
//   - columns that leave a narrow window, and show below rows: Typed.GiveWay, option.GiveWay, Grid.GaveWay
//   - marks on the scroll bar: option.ScrollMarks
//   - cells that users edit: option.Editing, Typed.Edit, Typed.Validate
//   - editors that open by one click: Editing.OpenByClick, Typed.OpenByClick
//   - rows edited as a whole, and checked as a whole: Editing.Row, Grid.ValidateRow
//   - an empty row in which users type new rows: Editing.NewRow, Grid.NewRow
//   - rows that users insert, duplicate and delete: Grid.NewRow, Grid.CopyRow, Editing.RemoveRows, gridui.RowItems
//   - totals that users edit, shared out among the rows: Typed.EditTotal
//   - a list of choices in a cell: Typed.Options, Typed.Choices
//   - choices that a service returns for a typed text: Typed.ChoicesFrom
//   - several values in a cell, such as labels: Typed.Tags
//   - times from a list, beside the calendar or alone: Typed.TimeList
//   - durations such as 1:30 or 90m: Typed.Duration
//   - texts of a fixed form, such as telephone numbers: Typed.Mask
//   - numbers with spin buttons or a slider: Typed.Spin
//   - colours with swatches: Typed.Color
//   - undo and redo: Grid.History
//   - Save, Undo, Redo and Discard as buttons, and Ctrl+S: savebar.Bar, option.ActionSave
//   - a bar with a search field, exports, densities and buttons of the program: toolbar.Bar
//   - columns and filters in a panel beside the grid: sidebar.Bar
//   - filters that wait for an Apply button: Filtering.Apply
//   - what changed since the rows came, to be saved: gridui.ChangeTrackingGrid, tracking.Tracker
//   - a change saved over HTTP: httpfetch.Fetch
//   - conflicts with changes by others: Remote.Conflicts, Remote.Settle
//   - users move, pin, hide and resize columns: option.ColumnOrder, option.ColumnPinning, option.ColumnVisibility, option.ColumnSizing
//   - all of that in a menu of headers: option.HeaderMenu
//   - rows at the top and the bottom: gridui.Floating, option.RowPins
//   - users drag rows into another group, whose value they take: RowDrag.Regroup
//   - users drag rows, also to other grids: option.RowDrag, gridui.RowMove
//   - heights of rows: Grid.RowHeight, Style.RowHeight, option.RowSizing
//   - numbers of rows: option.RowNumbers
//   - a menu of cells with shortcuts: gridui.ContextMenu, gridui.CellItems, gridui.ExportItem
//   - files as CSV, TSV, JSON, HTML and workbooks: Grid.Export, xlsx.Exporter
//   - what users arranged, kept for the next start: option.Persistence
//   - several arrangements by name: viewmenu.Menu, gridui.Views
//   - columns that users compute: calculated.Columns
//   - figures and a histogram of a column: profile.Profile
//   - a row as a form: recordview.Form
//   - long texts, JSON and bytes whole: valueview.Viewer
//   - events in a type switch or a table of functions: gridui.Handlers, gridui.On
//   - colours, density, fonts, right to left: gridui.Style, theme.Theme
//   - texts in another language: Style.Locale, locale.Texts
//   - other keys: option.Keys
//   - a list of the keys that act: keylist.List
//   - screen readers: option.Semantics, events.TextAnnounced
//   - what shows while rows load, fail or are none: option.Loading, option.Placeholder
//   - tests without a screen: gridtest.Harness
//   - a small program for the browser: gridui.NewWith
//   - a feature of my own: extend.Feature
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
// # Row indexes
//
// A row index always counts the same: the rows of the body that pass the filters, in their
// order, with groups and without rows below closed rows, from 0 at the top of the page that
// shows. The rows of a page are not all rows: the first row of each page has index 0. Rows
// pinned to the top, rows pinned to the bottom and floating rows are counted apart, each in
// their Band from 0. RowAt, FocusCell, ScrollToRow, RowContext, Focused, Viewport and all
// events use these indexes, and Shown is their number. What a program should remember of a
// row is its id: RowByID, Row, RowMove and all options use ids.
//
// Rows that the program gives are counted from 0 in the program's order: Rows.At, Remote.Row,
// tracking.Rows.At and an index of package rowsource, which is an int64.
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
//   - valueview shows the whole value of a cell: long texts, JSON and bytes
//   - keylist shows the keys that act in a grid
//   - savebar shows buttons that save and discard changes, undo and redo
//   - toolbar shows a bar of tools: a search field, buttons and lists of choices
//   - sidebar shows the list of columns and the filters beside the grid
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
