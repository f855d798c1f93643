// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package locale

import "github.com/giogrid/giogrid/gridui/internal/override"

// Texts is every text that a grid itself shows. Korean and English are
// complete; Override lays a partial one over them.
//
// A grid lays what it is given over the one for the reader's language, so a zero Texts is
// Korean where that language is Korean, and English everywhere else. The language is that
// of gtx.Locale in each frame. Gio leaves it empty; where the program does too, it is
// that of the system, which is looked up once: LC_ALL, LC_MESSAGES or LANG, whichever of
// them is set first; else navigator.language in a browser and the locale of the user's
// account on Windows. macOS, Android and iOS do not tell a program without C code: where
// the environment says nothing, as for a program started from the Finder, the texts are
// English there, and a program that knows better sets gtx.Locale.
type Texts struct {
	// EmptyText replaces rows when there are none, Loading where
	// rows are on their way.
	EmptyText, Loading string

	// RowsPerPage labels the choice of page sizes, TotalCount tells the
	// number of rows and ColumnCount that of columns, PageOf the page shown,
	// counted from 1, and how many there are.
	RowsPerPage string
	TotalCount  func(n int) string
	ColumnCount func(n int) string
	PageOf      func(page, pages int) string
	// First, Prev, Next and Last name the buttons that turn pages.
	First, Prev, Next, Last string

	// SelectAll and SelectRow name the check boxes, SelectedCount tells how
	// many rows are selected.
	SelectAll, SelectRow string
	SelectedCount        func(n int) string

	// Status are the names of the items of the status bar, ShownCount gives how many of
	// the rows pass the filters.
	Status     Status
	ShownCount func(shown, all int) string
	// Find are the texts of the search.
	Find Find
	// Source are the reasons why something is greyed out over a Remote.
	Source Source
	// Record are the texts of the form that shows one row.
	Record Record
	// Conflicts are the texts of changes that are saved at a source.
	Conflicts Conflicts
	// Profile are the texts of the profile of a column, Formats those of conditional formats.
	Profile Profile
	Formats Formats

	// HeaderMenu names the menu of a header. SortAsc, SortDesc and SortClear are
	// entries of it; SortAddAsc and SortAddDesc keep the other columns in the order.
	HeaderMenu                   string
	SortAsc, SortDesc, SortClear string
	SortAddAsc, SortAddDesc      string
	// PinLeft, PinRight and Unpin are entries of a column's menu.
	PinLeft, PinRight, Unpin string
	// PinTop and PinBottom name what pins a row; Unpin is for rows too.
	PinTop, PinBottom string
	// Hide hides a column, HideGroup a group of them, Columns heads the list of all
	// of them and ResetColumns brings their order, widths, pins and visibility back.
	Hide, HideGroup, Columns, ResetColumns string
	// SearchColumns is shown in the field that searches that list, ShowAll and HideAll
	// are its buttons.
	SearchColumns, ShowAll, HideAll string
	// NothingFound stands in a list in which nothing matches what is searched for.
	NothingFound string
	// Autosize fits a column to its contents, AutosizeAll every column; FitToWidth
	// has all of them fill the width of the grid.
	Autosize, AutosizeAll, FitToWidth string

	// Filter names the filter of a column, FilterClear takes it away.
	Filter, FilterClear string
	// FilterAnd and FilterOr join two conditions, FilterValue is the hint of an
	// operand, FilterSearch that of the search among values, FilterNoValue the name of
	// what has none. FilterMany states that there are too many values for a list,
	// FilterBad that an operand cannot be read, FilterInexact that no operand can be compared with
	// the numbers of a column, whose type does not give their digits. FilterAll represents no filter at all.
	FilterAnd, FilterOr, FilterValue, FilterSearch, FilterNoValue string
	FilterMany, FilterBad, FilterInexact, FilterAll               string
	// Operators names the ways of comparing in a filter, Filters are the other texts of filters.
	Operators Operators
	Filters   Filters

	// Editing are the texts of the editor of a cell.
	Editing Editing

	// Grouping are the texts of groups.
	Grouping Grouping

	// NoMatch replaces rows where none passes the filters, ClearFilters is the button below it.
	NoMatch, ClearFilters string
	// Views are the texts of the menu of views.
	Views Views

	// Numbers are the signs of numbers that users write.
	Numbers Numbers

	// Announced are the texts of TextAnnounced events, Spoken what assistive technology is
	// told of what shows.
	Announced Announced
	Spoken    Spoken

	// Close closes a panel.
	Close string

	// Copy, CopyWithHeaders, Cut, Paste, ClearCells, FillDown and FillRight are entries of
	// the cell menu.
	Copy, CopyWithHeaders, Cut, Paste string
	ClearCells, FillDown, FillRight   string
	// Export names the export to a format, such as "CSV", ExportCells that of the selected
	// cells.
	Export, ExportCells func(format string) string

	// Expand and Collapse name the toggles of rows, the All ones those of
	// the whole grid.
	Expand, Collapse, ExpandAll, CollapseAll string
	// Total names the row of totals, Retry precedes what kept the children of
	// a row from being loaded, DetailFailed before what a row's detail panicked with.
	Total, Retry, DetailFailed string
	// NotRead precedes why the rows of a source could not be read, TryAgain names the
	// button that reads them again.
	NotRead, TryAgain string

	// MoveRow names the handle that a row is dragged by. RowsSorted, RowsFiltered,
	// RowsGrouped and RowsTracked say why rows cannot be moved.
	MoveRow, RowsSorted, RowsFiltered, RowsGrouped, RowsTracked string

	// Added, Edited and Deleted name the states of tracked rows.
	Added, Edited, Deleted string
	// Undo and Redo name what they do.
	Undo, Redo string
}

// Operators names the comparisons of a filter.
type Operators struct {
	// Of text, and of anything that is shown as text.
	Contains, NotContains, StartsWith, EndsWith string
	// Of everything.
	Equals, NotEquals, Blank, NotBlank string
	// Of numbers.
	Less, LessOrEqual, Greater, GreaterOrEqual string
	// Of numbers and times.
	Between string
	// Of times.
	Before, After string
	// Of booleans.
	True, False string
	// Of values picked from a list.
	AnyOf, NoneOf string
	// Of values that several rows have, and of those that one row alone has.
	Duplicate, Unique string
	// Of a function of the program's.
	Custom string
}

// Override returns the locale with the texts of part that are set in place of
// its own.
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
	l.ExpandAll = override.Or(part.ExpandAll, l.ExpandAll)
	l.CollapseAll = override.Or(part.CollapseAll, l.CollapseAll)
	l.Total = override.Or(part.Total, l.Total)
	l.Retry = override.Or(part.Retry, l.Retry)
	l.NotRead = override.Or(part.NotRead, l.NotRead)
	l.TryAgain = override.Or(part.TryAgain, l.TryAgain)
	l.DetailFailed = override.Or(part.DetailFailed, l.DetailFailed)
	l.MoveRow = override.Or(part.MoveRow, l.MoveRow)
	l.RowsSorted = override.Or(part.RowsSorted, l.RowsSorted)
	l.RowsFiltered = override.Or(part.RowsFiltered, l.RowsFiltered)
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
	l.Cut = override.Or(part.Cut, l.Cut)
	l.Paste = override.Or(part.Paste, l.Paste)
	l.ClearCells = override.Or(part.ClearCells, l.ClearCells)
	l.FillDown = override.Or(part.FillDown, l.FillDown)
	l.FillRight = override.Or(part.FillRight, l.FillRight)
	l.Undo = override.Or(part.Undo, l.Undo)
	l.Redo = override.Or(part.Redo, l.Redo)
	if part.Export != nil {
		l.Export = part.Export
	}
	if part.ExportCells != nil {
		l.ExportCells = part.ExportCells
	}
}

// override returns the operators with the names of part that are set in place
// of its own.
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
	o.Custom = override.Or(part.Custom, o.Custom)
	return o
}
