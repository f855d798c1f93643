// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

import (
	"time"

	"gioui.org/layout"
)

// StatusBar shows figures of the selected cells in a bar at the bottom of the grid, below that of
// the pages: how many there are, their sum, average, minimum and maximum. They are those of all
// CellRanges.Selected together, each cell counted once, and show where several cells are selected.
// Next to them are the numbers of rows. The zero value is off, and then nothing is computed.
//
// Up to about 10,000 cells are added up within the frame, more of them by a background job whose
// figures show as they come, with "…" behind them. Where Virtual.ScanDisabled forbids to read all rows,
// the figures are those of the selected cells on the screen, with "…" if there are others. The source of
// a Remote adds up ranges of numbers, times and truth values that are not loaded.
type StatusBar struct {
	// Enabled shows the bar.
	Enabled bool
	// BarDisabled hides the bar: the grid only computes Figures, for a program with a bar.
	BarDisabled bool
	// Items are the items of the bar in their order; nil: DefaultStatusItems. Items before the first figure of cells
	// are at the reading start, the others at the end. In a narrow grid the least important ones are left out:
	// StatusNumbers first, then StatusMin, StatusMax, StatusCount, StatusAverage, StatusSelected, StatusFiltered,
	// StatusRows, StatusSum, and items of the program last.
	Items []StatusItem
	// SelectedRows computes the figures of the selected rows, in all visible columns, if no range of several cells is
	// selected.
	SelectedRows bool
	// SelectedScope selects the rows among them that count.
	SelectedScope StatusScope

	// Figures are the figures of the bar. The grid sets them when it is laid out.
	Figures StatusFigures
}

// StatusScope sets of which selected rows the status bar shows figures. Where Virtual.ScanDisabled forbids
// to read all rows, each of them is that of the rows on the screen.
type StatusScope uint8

const (
	// StatusScopePage is the rows of the page.
	StatusScopePage StatusScope = iota
	// StatusScopeShown is the rows of all pages.
	StatusScopeShown
	// StatusScopeSource is all rows, those too that filters leave out and that are hidden below
	// closed ones.
	StatusScopeSource
)

// StatusItem is an item of the status bar.
type StatusItem struct {
	// Kind sets what the item shows, StatusCustom what Widget draws.
	Kind StatusKind
	// Widget draws the item in place of its text, in each frame. Its constraints allow any size
	// within the bar; it is centred in the height of the bar and as important as its Kind.
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
	// StatusFiltered states that filters leave rows out, or may.
	StatusFiltered
	// StatusAverage is the average of the numbers among the selected cells.
	StatusAverage
	// StatusCount is the number of selected cells that are not blank.
	StatusCount
	// StatusNumbers is the number of numbers among them, or of dates if there are no numbers.
	StatusNumbers
	// StatusMin and StatusMax are the least and the greatest number; the first and the last date,
	// where there are no numbers.
	StatusMin
	StatusMax
	// StatusSum is the sum of the numbers.
	StatusSum
)

// DefaultStatusItems returns all items of the status bar, in the order of StatusBar.Items that is
// nil.
func DefaultStatusItems() []StatusItem {
	items := make([]StatusItem, StatusSum)
	for i := range items {
		items[i].Kind = StatusKind(i + 1)
	}
	return items
}

// StatusFigures are figures of the selected cells. A cell is blank if it has no value, NaN among
// them, or an empty text.
type StatusFigures struct {
	// Cells is how many cells these are figures of, those of groups' own rows and of columns such
	// as row numbers left out. It is 0 where the bar shows no figures.
	Cells int
	// Count is the number of cells that are not blank, Numbers and Dates the number of numbers and dates.
	// Durations are numbers unless other numbers are selected too.
	Count, Numbers, Dates int
	// Sum, Average, Min and Max are those of the numbers, as the nearest float64; 0 if there are
	// none. Whole and decimal numbers are added without rounding.
	Sum, Average, Min, Max float64
	// SumText is the sum in plain digits, all of them where it is exact; empty if there are no
	// numbers.
	SumText string
	// Earliest and Latest are the first and the last date, zero if there is none.
	Earliest, Latest time.Time
	// Finished states that all selected cells are counted; else these are figures of some of them.
	Finished bool
}
