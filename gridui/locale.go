// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import "cmp"

// Locale is every text that a grid itself shows. Korean and English are
// complete; Override lays a partial one over them. A grid lays what it is
// given over Korean, so a zero Locale is Korean.
type Locale struct {
	// EmptyText stands in place of rows when there are none, Loading where
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
	// Autosize fits a column to its contents, AutosizeAll every column; FitToWidth
	// has all of them fill the width of the grid.
	Autosize, AutosizeAll, FitToWidth string

	// Filter names the filter of a column, FilterClear takes it away.
	Filter, FilterClear string
	// FilterAnd and FilterOr join two conditions, FilterValue is the hint of an
	// operand, FilterSearch that of the search among values, FilterNoValue the name of
	// what has none. FilterMany says that there are too many values for a list,
	// FilterBad that an operand cannot be read. FilterAll stands for no filter at all.
	FilterAnd, FilterOr, FilterValue, FilterSearch, FilterNoValue string
	FilterMany, FilterBad, FilterAll                              string
	// Operators names the ways of comparing in a filter.
	Operators FilterOperators

	// Editing are the texts of the editor of a cell.
	Editing EditingTexts

	// Announced are the texts of Announced events, Spoken what assistive technology is
	// told of what shows.
	Announced AnnouncedTexts
	Spoken    SpokenTexts

	// Close closes a panel.
	Close string

	// Copy, CopyWithHeaders, Cut and Paste are entries of the cell menu.
	Copy, CopyWithHeaders, Cut, Paste string
	// Export names the export to a format, such as "CSV".
	Export func(format string) string

	// Expand and Collapse name the toggles of rows, the All ones those of
	// the whole grid.
	Expand, Collapse, ExpandAll, CollapseAll string
	// Total names the row of totals, Retry stands before what kept the children of
	// a row from being loaded, DetailFailed before what a row's detail panicked with.
	Total, Retry, DetailFailed string

	// MoveRow names the handle that a row is dragged by. RowsSorted, RowsFiltered,
	// RowsGrouped and RowsTracked say why rows cannot be moved.
	MoveRow, RowsSorted, RowsFiltered, RowsGrouped, RowsTracked string

	// Added, Edited and Deleted name the states of tracked rows.
	Added, Edited, Deleted string
	// Undo and Redo name what they do.
	Undo, Redo string
}

// FilterOperators names the comparisons of a filter.
type FilterOperators struct {
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
	AnyOf string
	// Of a function of the program's.
	Custom string
}

// Override returns the locale with the texts of part that are set in place of
// its own.
func (l Locale) Override(part Locale) Locale {
	l.overrideRows(&part)
	l.overrideColumns(&part)
	l.overrideCommands(&part)
	l.Operators = l.Operators.Override(part.Operators)
	l.Editing = l.Editing.Override(part.Editing)
	l.Announced = l.Announced.Override(part.Announced)
	l.Spoken = l.Spoken.Override(part.Spoken)
	return l
}

func (l *Locale) overrideRows(part *Locale) {
	l.EmptyText = cmp.Or(part.EmptyText, l.EmptyText)
	l.Loading = cmp.Or(part.Loading, l.Loading)
	l.RowsPerPage = cmp.Or(part.RowsPerPage, l.RowsPerPage)
	l.First = cmp.Or(part.First, l.First)
	l.Prev = cmp.Or(part.Prev, l.Prev)
	l.Next = cmp.Or(part.Next, l.Next)
	l.Last = cmp.Or(part.Last, l.Last)
	l.SelectAll = cmp.Or(part.SelectAll, l.SelectAll)
	l.SelectRow = cmp.Or(part.SelectRow, l.SelectRow)
	l.Expand = cmp.Or(part.Expand, l.Expand)
	l.Collapse = cmp.Or(part.Collapse, l.Collapse)
	l.ExpandAll = cmp.Or(part.ExpandAll, l.ExpandAll)
	l.CollapseAll = cmp.Or(part.CollapseAll, l.CollapseAll)
	l.Total = cmp.Or(part.Total, l.Total)
	l.Retry = cmp.Or(part.Retry, l.Retry)
	l.DetailFailed = cmp.Or(part.DetailFailed, l.DetailFailed)
	l.MoveRow = cmp.Or(part.MoveRow, l.MoveRow)
	l.RowsSorted = cmp.Or(part.RowsSorted, l.RowsSorted)
	l.RowsFiltered = cmp.Or(part.RowsFiltered, l.RowsFiltered)
	l.RowsGrouped = cmp.Or(part.RowsGrouped, l.RowsGrouped)
	l.RowsTracked = cmp.Or(part.RowsTracked, l.RowsTracked)
	l.Added = cmp.Or(part.Added, l.Added)
	l.Edited = cmp.Or(part.Edited, l.Edited)
	l.Deleted = cmp.Or(part.Deleted, l.Deleted)
	if part.TotalCount != nil {
		l.TotalCount = part.TotalCount
	}
	if part.ColumnCount != nil {
		l.ColumnCount = part.ColumnCount
	}
	if part.PageOf != nil {
		l.PageOf = part.PageOf
	}
	if part.SelectedCount != nil {
		l.SelectedCount = part.SelectedCount
	}
}

func (l *Locale) overrideColumns(part *Locale) {
	l.HeaderMenu = cmp.Or(part.HeaderMenu, l.HeaderMenu)
	l.SortAsc = cmp.Or(part.SortAsc, l.SortAsc)
	l.SortDesc = cmp.Or(part.SortDesc, l.SortDesc)
	l.SortClear = cmp.Or(part.SortClear, l.SortClear)
	l.SortAddAsc = cmp.Or(part.SortAddAsc, l.SortAddAsc)
	l.SortAddDesc = cmp.Or(part.SortAddDesc, l.SortAddDesc)
	l.PinLeft = cmp.Or(part.PinLeft, l.PinLeft)
	l.PinRight = cmp.Or(part.PinRight, l.PinRight)
	l.PinTop = cmp.Or(part.PinTop, l.PinTop)
	l.PinBottom = cmp.Or(part.PinBottom, l.PinBottom)
	l.Unpin = cmp.Or(part.Unpin, l.Unpin)
	l.Hide = cmp.Or(part.Hide, l.Hide)
	l.HideGroup = cmp.Or(part.HideGroup, l.HideGroup)
	l.Columns = cmp.Or(part.Columns, l.Columns)
	l.ResetColumns = cmp.Or(part.ResetColumns, l.ResetColumns)
	l.SearchColumns = cmp.Or(part.SearchColumns, l.SearchColumns)
	l.ShowAll = cmp.Or(part.ShowAll, l.ShowAll)
	l.HideAll = cmp.Or(part.HideAll, l.HideAll)
	l.Autosize = cmp.Or(part.Autosize, l.Autosize)
	l.AutosizeAll = cmp.Or(part.AutosizeAll, l.AutosizeAll)
	l.FitToWidth = cmp.Or(part.FitToWidth, l.FitToWidth)
	l.Filter = cmp.Or(part.Filter, l.Filter)
	l.FilterClear = cmp.Or(part.FilterClear, l.FilterClear)
	l.FilterAnd = cmp.Or(part.FilterAnd, l.FilterAnd)
	l.FilterOr = cmp.Or(part.FilterOr, l.FilterOr)
	l.FilterValue = cmp.Or(part.FilterValue, l.FilterValue)
	l.FilterSearch = cmp.Or(part.FilterSearch, l.FilterSearch)
	l.FilterNoValue = cmp.Or(part.FilterNoValue, l.FilterNoValue)
	l.FilterMany = cmp.Or(part.FilterMany, l.FilterMany)
	l.FilterBad = cmp.Or(part.FilterBad, l.FilterBad)
	l.FilterAll = cmp.Or(part.FilterAll, l.FilterAll)
	l.Close = cmp.Or(part.Close, l.Close)
}

func (l *Locale) overrideCommands(part *Locale) {
	l.Copy = cmp.Or(part.Copy, l.Copy)
	l.CopyWithHeaders = cmp.Or(part.CopyWithHeaders, l.CopyWithHeaders)
	l.Cut = cmp.Or(part.Cut, l.Cut)
	l.Paste = cmp.Or(part.Paste, l.Paste)
	l.Undo = cmp.Or(part.Undo, l.Undo)
	l.Redo = cmp.Or(part.Redo, l.Redo)
	if part.Export != nil {
		l.Export = part.Export
	}
}

// Override returns the operators with the names of part that are set in place
// of its own.
func (o FilterOperators) Override(part FilterOperators) FilterOperators {
	o.Contains = cmp.Or(part.Contains, o.Contains)
	o.NotContains = cmp.Or(part.NotContains, o.NotContains)
	o.StartsWith = cmp.Or(part.StartsWith, o.StartsWith)
	o.EndsWith = cmp.Or(part.EndsWith, o.EndsWith)
	o.Equals = cmp.Or(part.Equals, o.Equals)
	o.NotEquals = cmp.Or(part.NotEquals, o.NotEquals)
	o.Blank = cmp.Or(part.Blank, o.Blank)
	o.NotBlank = cmp.Or(part.NotBlank, o.NotBlank)
	o.Less = cmp.Or(part.Less, o.Less)
	o.LessOrEqual = cmp.Or(part.LessOrEqual, o.LessOrEqual)
	o.Greater = cmp.Or(part.Greater, o.Greater)
	o.GreaterOrEqual = cmp.Or(part.GreaterOrEqual, o.GreaterOrEqual)
	o.Between = cmp.Or(part.Between, o.Between)
	o.Before = cmp.Or(part.Before, o.Before)
	o.After = cmp.Or(part.After, o.After)
	o.True = cmp.Or(part.True, o.True)
	o.False = cmp.Or(part.False, o.False)
	o.AnyOf = cmp.Or(part.AnyOf, o.AnyOf)
	o.Custom = cmp.Or(part.Custom, o.Custom)
	return o
}
