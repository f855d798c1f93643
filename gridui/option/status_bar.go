// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"time"

	"gioui.org/layout"
)

// StatusBar shows figures of the selected cells in a bar at the bottom of the grid, below the bar of the pages:
// their number, sum, average, minimum and maximum. The figures are of all ranges of CellRanges.Selected together,
// with each cell counted one time, and show if several cells are selected. Next to them are the numbers of rows. The
// zero value is off and computes nothing.
//
// Up to about 10,000 cells are added up within the frame. A background job adds up more cells: its figures show as
// they are computed, followed by "…". If Virtual.ScanDisabled is set, only the selected cells on the screen are
// added up, followed by "…" if there are others. The source of a Remote adds up numbers, times and truth values that
// are not loaded.
type StatusBar struct {
	// Enabled shows the bar.
	Enabled bool
	// BarDisabled hides the bar: the grid only computes Figures, for a program with its own bar.
	BarDisabled bool
	// Items are the items of the bar in their order; nil: DefaultStatusItems. Items before the first figure of cells
	// are at the reading start, the others at the end. In a narrow grid the least important ones are left out:
	// StatusNumbers first, then StatusMin, StatusMax, StatusCount, StatusAverage, StatusSelected, StatusFiltered,
	// StatusRows, StatusSum, and items of the program last.
	Items []StatusItem
	// SelectedRows computes the figures of the selected rows, in all visible columns, if no range of several cells
	// is selected.
	SelectedRows bool
	// SelectedScope selects which of the selected rows count.
	SelectedScope StatusScope

	// Figures are the figures of the bar. The grid sets them when it is laid out.
	Figures StatusFigures
}

// StatusScope selects the rows whose figures the status bar shows, among the selected rows. If Virtual.ScanDisabled
// is set, only rows on the screen count.
type StatusScope uint8

const (
	// StatusScopePage is the rows of the page.
	StatusScopePage StatusScope = iota
	// StatusScopeShown is the rows of all pages.
	StatusScopeShown
	// StatusScopeSource is all rows, including rows that filters leave out and rows below closed ones.
	StatusScopeSource
)

// StatusItem is an item of the status bar.
type StatusItem struct {
	// Kind sets what the item shows; StatusCustom shows only what Widget draws.
	Kind StatusKind
	// Widget, if not nil, draws the item instead of its text, in each frame. Its constraints allow any size within
	// the bar; it is centred vertically, and is as important as its Kind.
	Widget layout.Widget
}

// StatusKind sets what an item of the status bar shows.
type StatusKind uint8

const (
	// StatusCustom is an item of the program.
	StatusCustom StatusKind = iota
	// StatusRows is the number of rows that pass the filters, and of all rows.
	StatusRows
	// StatusSelected is the number of selected rows, if there are any.
	StatusSelected
	// StatusFiltered shows that filters may leave rows out.
	StatusFiltered
	// StatusAverage is the average of the numbers among the selected cells.
	StatusAverage
	// StatusCount is the number of selected cells that are not blank.
	StatusCount
	// StatusNumbers is the number of numbers among the selected cells, or of dates if there are no numbers.
	StatusNumbers
	// StatusMin and StatusMax are the smallest and the largest number, or the first and the last date if there are
	// no numbers.
	StatusMin
	StatusMax
	// StatusSum is the sum of the numbers.
	StatusSum
)

// DefaultStatusItems returns all items of the status bar, in their default order.
func DefaultStatusItems() []StatusItem {
	items := make([]StatusItem, StatusSum)
	for i := range items {
		items[i].Kind = StatusKind(i + 1)
	}
	return items
}

// StatusFigures are figures of the selected cells. A cell is blank if it has no value, NaN or an empty text.
type StatusFigures struct {
	// Cells is the number of cells that the figures are computed from, without cells of group rows and of columns
	// such as row numbers. It is 0 if the bar shows no figures.
	Cells int
	// Count is the number of cells that are not blank. Numbers and Dates are the numbers of cells with a number and
	// with a date. Durations are numbers unless other numbers are selected too.
	Count, Numbers, Dates int
	// Sum, Average, Min and Max are figures of the numbers, as the nearest float64; 0 if there are no numbers. Whole
	// and decimal numbers are added without rounding.
	Sum, Average, Min, Max float64
	// SumText is the sum in plain digits, with all digits if it is exact; empty if there are no numbers.
	SumText string
	// Earliest and Latest are the first and the last date, zero if there are no dates.
	Earliest, Latest time.Time
	// Finished states that all selected cells are counted. While it is false, the figures are of some of them.
	Finished bool
}
