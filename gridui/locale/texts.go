// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

// Texts holds every text that a grid shows. Korean and English return complete Texts; Override sets some of the
// texts.
//
// A grid uses the texts of the user's language for fields that are not set. The zero value therefore selects Korean
// texts for a Korean user, and English texts for all others. In each frame, the language is the language of
// gtx.Locale. If it is empty, as Gio leaves it, the grid uses the language of the system, which it reads only once:
// from the first of the environment variables LC_ALL, LC_MESSAGES and LANG that is set, otherwise from
// navigator.language in a browser, and from the user's locale on Windows. macOS, Android and iOS do not report the
// language to a program without C code. If the environment variables are not set there, as in a program started from
// the Finder, the texts are English; a program that knows the language sets gtx.Locale.
type Texts struct {
	// EmptyText is shown if there are no rows, Loading while rows are being loaded.
	EmptyText, Loading string

	// RowsPerPage labels the choice of page sizes. TotalCount formats the number of rows, ColumnCount the number of
	// columns. PageOf formats the number of the page, counted from 1, and the number of pages.
	RowsPerPage string
	TotalCount  func(n int) string
	ColumnCount func(n int) string
	PageOf      func(page, pages int) string
	// First, Prev, Next and Last name the buttons that turn pages.
	First, Prev, Next, Last string

	// SelectAll and SelectRow name the check boxes. SelectedCount formats the number of selected rows.
	SelectAll, SelectRow string
	SelectedCount        func(n int) string

	// Status holds the texts of the status bar. ShownCount formats the number of rows that match the filters, and the
	// number of all rows.
	Status     Status
	ShownCount func(shown, all int) string
	// Find holds the texts of the search.
	Find Find
	// Source holds the reasons why a control is disabled in a grid over a gridui.Remote.
	Source Source
	// Record holds the texts of the form that shows a single row.
	Record Record
	// Value holds the texts of the panel that shows a whole value.
	Value Value
	// Keys holds the texts of the list of keys.
	Keys Keys
	// Ready holds the texts of ready cells, such as sparklines.
	Ready Ready
	// Following holds the texts of Follow, Table the texts of a TextTable.
	Following Following
	// Toolbar holds the texts of package toolbar.
	Toolbar Toolbar
	Table   Table
	// Conflicts holds the texts for saving changes at a source.
	Conflicts Conflicts
	// Profile holds the texts of the profile of a column, Formats the texts of conditional formats.
	Profile Profile
	Formats Formats

	// HeaderMenu names the menu of a header. SortAsc, SortDesc and SortClear are items of the menu. SortAddAsc and
	// SortAddDesc are items that add the column to the order.
	HeaderMenu                   string
	SortAsc, SortDesc, SortClear string
	SortAddAsc, SortAddDesc      string
	// SortBy holds the texts for orders by more than values.
	SortBy SortBy
	// PinLeft, PinRight and Unpin are items of the header menu. Pins and Widths label the submenus of long menus, with
	// the pins and the widths of columns.
	PinLeft, PinRight, Unpin, Pins, Widths string
	// PinTop and PinBottom are items that pin a row; Unpin also unpins rows.
	PinTop, PinBottom string
	// Hide hides a column, HideGroup hides a group of columns. Columns is the title of the list of columns.
	// ResetColumns resets the order, widths, pins and visibility of all columns.
	Hide, HideGroup, Columns, ResetColumns string
	// SearchColumns is shown in the empty search field of the list of columns. ShowAll and HideAll label the buttons
	// of the list.
	SearchColumns, ShowAll, HideAll string
	// NothingFound is shown in a list if no entry matches the search.
	NothingFound string
	// Autosize fits the width of a column to its contents, AutosizeAll the widths of all columns. FitToWidth
	// stretches all columns to the width of the grid.
	Autosize, AutosizeAll, FitToWidth string

	// Filter names the filter of a column. FilterClear clears it. FilterApply labels the button that filters by a draft.
	Filter, FilterClear, FilterApply string
	// FilterAnd and FilterOr join two conditions. FilterValue is the hint of an operand, FilterSearch the hint of the
	// search field for values. FilterNoValue represents cells without a value. FilterMany states that there are too
	// many values to list, FilterBad that an operand cannot be read, and FilterInexact that the numbers of a column
	// cannot be compared because their type does not report their digits. FilterAll represents no filter.
	FilterAnd, FilterOr, FilterValue, FilterSearch, FilterNoValue string
	FilterMany, FilterBad, FilterInexact, FilterAll               string
	// Operators names the operators of a filter. Filters holds the other texts of filters.
	Operators Operators
	Filters   Filters

	// Editing holds the texts of the cell editor.
	Editing Editing

	// Grouping holds the texts of groups.
	Grouping Grouping

	// NoMatch is shown if no row matches the filters. ClearFilters labels the button below it.
	NoMatch, ClearFilters string
	// Views holds the texts of the menu of views.
	Views Views

	// Numbers holds the signs of numbers that users type.
	Numbers Numbers

	// Announced holds the texts of events.TextAnnounced. Spoken holds the texts for assistive technology.
	Announced Announced
	Spoken    Spoken

	// Close closes a panel.
	Close string

	// Copy, CopyWithHeaders, CopyWithGroups, Cut, Paste, ClearCells, FillDown and FillRight are items of the cell menu.
	Copy, CopyWithHeaders, CopyWithGroups, Cut, Paste string
	ClearCells, FillDown, FillRight                   string
	// SetNull is the item of the cell menu that removes values from cells that may have none.
	SetNull string
	// InsertAbove, InsertBelow, DuplicateRows and DeleteRows are items of the cell menu that insert and delete rows.
	InsertAbove, InsertBelow, DuplicateRows, DeleteRows string
	// Export and ExportCells label the export of all rows and of the selected cells. They receive the name of the
	// format, such as "CSV".
	Export, ExportCells func(format string) string

	// Expand and Collapse name the toggles of rows, ExpandAll and CollapseAll the toggles of the whole grid.
	Expand, Collapse, ExpandAll, CollapseAll string
	// ExpandBelow and CollapseBelow open and close a group and all groups in it.
	ExpandBelow, CollapseBelow string
	// Total names the row of totals. Retry precedes the reason why the children of a row could not be loaded,
	// DetailFailed the value with which the detail of a row panicked.
	Total, Retry, DetailFailed string
	// RowFailed precedes the value with which the widget of a full row panicked.
	RowFailed string
	// NotRead precedes the reason why the rows of a source could not be read. TryAgain labels the button that reads
	// them again.
	NotRead, TryAgain string

	// MoveRow names the handle for moving a row. RowsSorted, RowsFiltered, RowsGrouped and RowsTracked state why rows
	// cannot be moved.
	MoveRow, RowsSorted, RowsFiltered, RowsGrouped, RowsTracked string
	// RowsInterval and RowsReadOnly state why rows cannot be dragged into a group: its column is divided into intervals,
	// or cannot be edited.
	RowsInterval, RowsReadOnly string

	// Added, Edited and Deleted name the states of tracked rows.
	Added, Edited, Deleted string
	// Undo and Redo name these commands in announcements and on buttons. Save and Discard label the buttons that save
	// the changes and take them back.
	Undo, Redo    string
	Save, Discard string
}

// Operators names the operators of a filter.
type Operators struct {
	// Contains, NotContains, StartsWith and EndsWith compare texts, and all values that are shown as text.
	Contains, NotContains, StartsWith, EndsWith string
	// Equals, NotEquals, Blank and NotBlank apply to all values.
	Equals, NotEquals, Blank, NotBlank string
	// Less, LessOrEqual, Greater and GreaterOrEqual compare numbers.
	Less, LessOrEqual, Greater, GreaterOrEqual string
	// Between compares numbers and times.
	Between string
	// Before and After compare times.
	Before, After string
	// True and False compare booleans.
	True, False string
	// AnyOf and NoneOf compare with values that are picked from a list.
	AnyOf, NoneOf string
	// Duplicate matches values that occur in several rows, Unique matches values that occur in a single row.
	Duplicate, Unique string
	// Has, HasAll and HasNone compare the tags of cells with several.
	Has, HasAll, HasNone string
	// Color and Icon compare what conditional formats give cells.
	Color, Icon string
	// Custom names a filter function of the program.
	Custom string
}
