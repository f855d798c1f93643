// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

// Locale is every text that a grid itself shows. Korean and English are
// complete; Override lays a partial one over them.
//
// A grid lays what it is given over the one for the reader's language, so a zero Locale is
// Korean where that language is Korean, and English everywhere else. The language is that
// of gtx.Locale in each frame. Gio leaves it empty; where the program does too, it is
// that of the system, which is looked up once: LC_ALL, LC_MESSAGES or LANG, whichever of
// them is set first; else navigator.language in a browser and the locale of the user's
// account on Windows. macOS, Android and iOS do not tell a program without C code: where
// the environment says nothing, as for a program started from the Finder, the texts are
// English there, and a program that knows better sets gtx.Locale.
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
	// NothingFound stands in a list in which nothing matches what is searched for.
	NothingFound string
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
	l.EmptyText = or(part.EmptyText, l.EmptyText)
	l.Loading = or(part.Loading, l.Loading)
	l.RowsPerPage = or(part.RowsPerPage, l.RowsPerPage)
	l.First = or(part.First, l.First)
	l.Prev = or(part.Prev, l.Prev)
	l.Next = or(part.Next, l.Next)
	l.Last = or(part.Last, l.Last)
	l.SelectAll = or(part.SelectAll, l.SelectAll)
	l.SelectRow = or(part.SelectRow, l.SelectRow)
	l.Expand = or(part.Expand, l.Expand)
	l.Collapse = or(part.Collapse, l.Collapse)
	l.ExpandAll = or(part.ExpandAll, l.ExpandAll)
	l.CollapseAll = or(part.CollapseAll, l.CollapseAll)
	l.Total = or(part.Total, l.Total)
	l.Retry = or(part.Retry, l.Retry)
	l.DetailFailed = or(part.DetailFailed, l.DetailFailed)
	l.MoveRow = or(part.MoveRow, l.MoveRow)
	l.RowsSorted = or(part.RowsSorted, l.RowsSorted)
	l.RowsFiltered = or(part.RowsFiltered, l.RowsFiltered)
	l.RowsGrouped = or(part.RowsGrouped, l.RowsGrouped)
	l.RowsTracked = or(part.RowsTracked, l.RowsTracked)
	l.Added = or(part.Added, l.Added)
	l.Edited = or(part.Edited, l.Edited)
	l.Deleted = or(part.Deleted, l.Deleted)
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
	l.HeaderMenu = or(part.HeaderMenu, l.HeaderMenu)
	l.SortAsc = or(part.SortAsc, l.SortAsc)
	l.SortDesc = or(part.SortDesc, l.SortDesc)
	l.SortClear = or(part.SortClear, l.SortClear)
	l.SortAddAsc = or(part.SortAddAsc, l.SortAddAsc)
	l.SortAddDesc = or(part.SortAddDesc, l.SortAddDesc)
	l.PinLeft = or(part.PinLeft, l.PinLeft)
	l.PinRight = or(part.PinRight, l.PinRight)
	l.PinTop = or(part.PinTop, l.PinTop)
	l.PinBottom = or(part.PinBottom, l.PinBottom)
	l.Unpin = or(part.Unpin, l.Unpin)
	l.Hide = or(part.Hide, l.Hide)
	l.HideGroup = or(part.HideGroup, l.HideGroup)
	l.Columns = or(part.Columns, l.Columns)
	l.ResetColumns = or(part.ResetColumns, l.ResetColumns)
	l.SearchColumns = or(part.SearchColumns, l.SearchColumns)
	l.ShowAll = or(part.ShowAll, l.ShowAll)
	l.HideAll = or(part.HideAll, l.HideAll)
	l.NothingFound = or(part.NothingFound, l.NothingFound)
	l.Autosize = or(part.Autosize, l.Autosize)
	l.AutosizeAll = or(part.AutosizeAll, l.AutosizeAll)
	l.FitToWidth = or(part.FitToWidth, l.FitToWidth)
	l.Filter = or(part.Filter, l.Filter)
	l.FilterClear = or(part.FilterClear, l.FilterClear)
	l.FilterAnd = or(part.FilterAnd, l.FilterAnd)
	l.FilterOr = or(part.FilterOr, l.FilterOr)
	l.FilterValue = or(part.FilterValue, l.FilterValue)
	l.FilterSearch = or(part.FilterSearch, l.FilterSearch)
	l.FilterNoValue = or(part.FilterNoValue, l.FilterNoValue)
	l.FilterMany = or(part.FilterMany, l.FilterMany)
	l.FilterBad = or(part.FilterBad, l.FilterBad)
	l.FilterAll = or(part.FilterAll, l.FilterAll)
	l.Close = or(part.Close, l.Close)
}

func (l *Locale) overrideCommands(part *Locale) {
	l.Copy = or(part.Copy, l.Copy)
	l.CopyWithHeaders = or(part.CopyWithHeaders, l.CopyWithHeaders)
	l.Cut = or(part.Cut, l.Cut)
	l.Paste = or(part.Paste, l.Paste)
	l.Undo = or(part.Undo, l.Undo)
	l.Redo = or(part.Redo, l.Redo)
	if part.Export != nil {
		l.Export = part.Export
	}
}

// Override returns the operators with the names of part that are set in place
// of its own.
func (o FilterOperators) Override(part FilterOperators) FilterOperators {
	o.Contains = or(part.Contains, o.Contains)
	o.NotContains = or(part.NotContains, o.NotContains)
	o.StartsWith = or(part.StartsWith, o.StartsWith)
	o.EndsWith = or(part.EndsWith, o.EndsWith)
	o.Equals = or(part.Equals, o.Equals)
	o.NotEquals = or(part.NotEquals, o.NotEquals)
	o.Blank = or(part.Blank, o.Blank)
	o.NotBlank = or(part.NotBlank, o.NotBlank)
	o.Less = or(part.Less, o.Less)
	o.LessOrEqual = or(part.LessOrEqual, o.LessOrEqual)
	o.Greater = or(part.Greater, o.Greater)
	o.GreaterOrEqual = or(part.GreaterOrEqual, o.GreaterOrEqual)
	o.Between = or(part.Between, o.Between)
	o.Before = or(part.Before, o.Before)
	o.After = or(part.After, o.After)
	o.True = or(part.True, o.True)
	o.False = or(part.False, o.False)
	o.AnyOf = or(part.AnyOf, o.AnyOf)
	o.Custom = or(part.Custom, o.Custom)
	return o
}
