// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

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

// Override returns the texts with the texts of part that are set.
func (l Texts) Override(part Texts) Texts {
	l.overrideRows(&part)
	l.overrideColumns(&part)
	l.overrideCommands(&part)
	l.Operators = l.Operators.override(part.Operators)
	l.Filters = l.Filters.override(part.Filters)
	l.Editing = l.Editing.override(part.Editing)
	l.Grouping = l.Grouping.override(part.Grouping)
	l.NoMatch = override.Or(part.NoMatch, l.NoMatch)
	l.ClearFilters = override.Or(part.ClearFilters, l.ClearFilters)
	l.Views = l.Views.override(part.Views)
	l.Numbers = override.Or(part.Numbers, l.Numbers)
	l.Announced = l.Announced.override(part.Announced)
	l.Spoken = l.Spoken.override(part.Spoken)
	l.Status = l.Status.override(part.Status)
	l.Profile = l.Profile.override(part.Profile)
	l.Formats = l.Formats.override(part.Formats)
	l.Find = l.Find.override(part.Find)
	l.Source = l.Source.override(part.Source)
	l.Record = l.Record.override(part.Record)
	l.Value = l.Value.override(part.Value)
	l.Keys = l.Keys.override(part.Keys)
	l.Ready = l.Ready.override(part.Ready)
	l.Following = l.Following.override(part.Following)
	l.Toolbar = l.Toolbar.override(part.Toolbar)
	l.Table = l.Table.override(part.Table)
	l.SortBy = l.SortBy.override(part.SortBy)
	l.Conflicts = l.Conflicts.override(part.Conflicts)
	return l
}

func (l *Texts) overrideRows(part *Texts) {
	l.EmptyText = override.Or(part.EmptyText, l.EmptyText)
	l.Loading = override.Or(part.Loading, l.Loading)
	l.RowsPerPage = override.Or(part.RowsPerPage, l.RowsPerPage)
	l.First = override.Or(part.First, l.First)
	l.Prev = override.Or(part.Prev, l.Prev)
	l.Next = override.Or(part.Next, l.Next)
	l.Last = override.Or(part.Last, l.Last)
	l.SelectAll = override.Or(part.SelectAll, l.SelectAll)
	l.SelectRow = override.Or(part.SelectRow, l.SelectRow)
	l.Expand = override.Or(part.Expand, l.Expand)
	l.Collapse = override.Or(part.Collapse, l.Collapse)
	l.ExpandBelow = override.Or(part.ExpandBelow, l.ExpandBelow)
	l.CollapseBelow = override.Or(part.CollapseBelow, l.CollapseBelow)
	l.ExpandAll = override.Or(part.ExpandAll, l.ExpandAll)
	l.CollapseAll = override.Or(part.CollapseAll, l.CollapseAll)
	l.Total = override.Or(part.Total, l.Total)
	l.Retry = override.Or(part.Retry, l.Retry)
	l.NotRead = override.Or(part.NotRead, l.NotRead)
	l.TryAgain = override.Or(part.TryAgain, l.TryAgain)
	l.DetailFailed = override.Or(part.DetailFailed, l.DetailFailed)
	l.RowFailed = override.Or(part.RowFailed, l.RowFailed)
	l.MoveRow = override.Or(part.MoveRow, l.MoveRow)
	l.RowsSorted = override.Or(part.RowsSorted, l.RowsSorted)
	l.RowsFiltered = override.Or(part.RowsFiltered, l.RowsFiltered)
	l.RowsInterval = override.Or(part.RowsInterval, l.RowsInterval)
	l.RowsReadOnly = override.Or(part.RowsReadOnly, l.RowsReadOnly)
	l.RowsGrouped = override.Or(part.RowsGrouped, l.RowsGrouped)
	l.RowsTracked = override.Or(part.RowsTracked, l.RowsTracked)
	l.Added = override.Or(part.Added, l.Added)
	l.Edited = override.Or(part.Edited, l.Edited)
	l.Deleted = override.Or(part.Deleted, l.Deleted)
	if part.TotalCount != nil {
		l.TotalCount = part.TotalCount
	}
	if part.ColumnCount != nil {
		l.ColumnCount = part.ColumnCount
	}
	if part.PageOf != nil {
		l.PageOf = part.PageOf
	}
	if part.ShownCount != nil {
		l.ShownCount = part.ShownCount
	}
	if part.SelectedCount != nil {
		l.SelectedCount = part.SelectedCount
	}
}

func (l *Texts) overrideColumns(part *Texts) {
	l.HeaderMenu = override.Or(part.HeaderMenu, l.HeaderMenu)
	l.SortAsc = override.Or(part.SortAsc, l.SortAsc)
	l.SortDesc = override.Or(part.SortDesc, l.SortDesc)
	l.SortClear = override.Or(part.SortClear, l.SortClear)
	l.SortAddAsc = override.Or(part.SortAddAsc, l.SortAddAsc)
	l.SortAddDesc = override.Or(part.SortAddDesc, l.SortAddDesc)
	l.PinLeft = override.Or(part.PinLeft, l.PinLeft)
	l.PinRight = override.Or(part.PinRight, l.PinRight)
	l.PinTop = override.Or(part.PinTop, l.PinTop)
	l.PinBottom = override.Or(part.PinBottom, l.PinBottom)
	l.Unpin = override.Or(part.Unpin, l.Unpin)
	l.Pins = override.Or(part.Pins, l.Pins)
	l.Widths = override.Or(part.Widths, l.Widths)
	l.Hide = override.Or(part.Hide, l.Hide)
	l.HideGroup = override.Or(part.HideGroup, l.HideGroup)
	l.Columns = override.Or(part.Columns, l.Columns)
	l.ResetColumns = override.Or(part.ResetColumns, l.ResetColumns)
	l.SearchColumns = override.Or(part.SearchColumns, l.SearchColumns)
	l.ShowAll = override.Or(part.ShowAll, l.ShowAll)
	l.HideAll = override.Or(part.HideAll, l.HideAll)
	l.NothingFound = override.Or(part.NothingFound, l.NothingFound)
	l.Autosize = override.Or(part.Autosize, l.Autosize)
	l.AutosizeAll = override.Or(part.AutosizeAll, l.AutosizeAll)
	l.FitToWidth = override.Or(part.FitToWidth, l.FitToWidth)
	l.Filter = override.Or(part.Filter, l.Filter)
	l.FilterClear = override.Or(part.FilterClear, l.FilterClear)
	l.FilterApply = override.Or(part.FilterApply, l.FilterApply)
	l.FilterAnd = override.Or(part.FilterAnd, l.FilterAnd)
	l.FilterOr = override.Or(part.FilterOr, l.FilterOr)
	l.FilterValue = override.Or(part.FilterValue, l.FilterValue)
	l.FilterSearch = override.Or(part.FilterSearch, l.FilterSearch)
	l.FilterNoValue = override.Or(part.FilterNoValue, l.FilterNoValue)
	l.FilterMany = override.Or(part.FilterMany, l.FilterMany)
	l.FilterBad = override.Or(part.FilterBad, l.FilterBad)
	l.FilterInexact = override.Or(part.FilterInexact, l.FilterInexact)
	l.FilterAll = override.Or(part.FilterAll, l.FilterAll)
	l.Close = override.Or(part.Close, l.Close)
}

func (l *Texts) overrideCommands(part *Texts) {
	l.Copy = override.Or(part.Copy, l.Copy)
	l.CopyWithHeaders = override.Or(part.CopyWithHeaders, l.CopyWithHeaders)
	l.CopyWithGroups = override.Or(part.CopyWithGroups, l.CopyWithGroups)
	l.Cut = override.Or(part.Cut, l.Cut)
	l.Paste = override.Or(part.Paste, l.Paste)
	l.ClearCells = override.Or(part.ClearCells, l.ClearCells)
	l.SetNull = override.Or(part.SetNull, l.SetNull)
	l.FillDown = override.Or(part.FillDown, l.FillDown)
	l.FillRight = override.Or(part.FillRight, l.FillRight)
	l.InsertAbove = override.Or(part.InsertAbove, l.InsertAbove)
	l.InsertBelow = override.Or(part.InsertBelow, l.InsertBelow)
	l.DuplicateRows = override.Or(part.DuplicateRows, l.DuplicateRows)
	l.DeleteRows = override.Or(part.DeleteRows, l.DeleteRows)
	l.Undo = override.Or(part.Undo, l.Undo)
	l.Redo = override.Or(part.Redo, l.Redo)
	l.Save = override.Or(part.Save, l.Save)
	l.Discard = override.Or(part.Discard, l.Discard)
	if part.Export != nil {
		l.Export = part.Export
	}
	if part.ExportCells != nil {
		l.ExportCells = part.ExportCells
	}
}

// override returns the names with the names of part that are set.
func (o Operators) override(part Operators) Operators {
	o.Contains = override.Or(part.Contains, o.Contains)
	o.NotContains = override.Or(part.NotContains, o.NotContains)
	o.StartsWith = override.Or(part.StartsWith, o.StartsWith)
	o.EndsWith = override.Or(part.EndsWith, o.EndsWith)
	o.Equals = override.Or(part.Equals, o.Equals)
	o.NotEquals = override.Or(part.NotEquals, o.NotEquals)
	o.Blank = override.Or(part.Blank, o.Blank)
	o.NotBlank = override.Or(part.NotBlank, o.NotBlank)
	o.Less = override.Or(part.Less, o.Less)
	o.LessOrEqual = override.Or(part.LessOrEqual, o.LessOrEqual)
	o.Greater = override.Or(part.Greater, o.Greater)
	o.GreaterOrEqual = override.Or(part.GreaterOrEqual, o.GreaterOrEqual)
	o.Between = override.Or(part.Between, o.Between)
	o.Before = override.Or(part.Before, o.Before)
	o.After = override.Or(part.After, o.After)
	o.True = override.Or(part.True, o.True)
	o.False = override.Or(part.False, o.False)
	o.AnyOf = override.Or(part.AnyOf, o.AnyOf)
	o.NoneOf = override.Or(part.NoneOf, o.NoneOf)
	o.Duplicate = override.Or(part.Duplicate, o.Duplicate)
	o.Unique = override.Or(part.Unique, o.Unique)
	o.Color, o.Icon = override.Or(part.Color, o.Color), override.Or(part.Icon, o.Icon)
	o.Has, o.HasAll, o.HasNone = override.Or(part.Has, o.Has), override.Or(part.HasAll, o.HasAll), override.Or(part.HasNone, o.HasNone)
	o.Custom = override.Or(part.Custom, o.Custom)
	return o
}
