// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// GiveWay sets what happens to columns with Typed.GiveWay that leave a narrow grid. The zero value leaves them out.
//
// Columns leave when the least widths of all columns do not fit: the least width of Typed.MinMax for a flexible column, the width of every
// other one. The highest priority leaves first, of equal ones the last in the order of the columns, until the rest
// fits. They return when 8 dp more than they need are free, so that no width makes them come and go. The width of the
// vertical scroll bar counts whether it shows or not. While a user drags the edge of a column, none leaves. The last
// column of the program stays.
//
// A column that gave way is not hidden: it stays in the list of columns, in views, in the order of the columns, in
// filters, sorting, sums of groups, exports and the record view. It is not on the screen: Tab, keys, ranges, copies, the
// search and merged cells skip it as they skip hidden columns. Grid.GaveWay returns such columns. Zoom counts: a grid
// at 200 % has half the room.
type GiveWay struct {
	// Detail lists the columns that gave way, with their values, below rows that users open: by the mark in the first
	// column of data, by Ctrl+Enter, or by Enter if the cell has no other action. Details.Rows holds the open rows. The
	// list comes above the detail that Grid.Detail draws. While no column has given way, only rows with such a detail
	// open.
	Detail bool
}
