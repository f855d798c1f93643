// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Sorting orders the rows by columns. The zero value keeps the order of the rows, and headers cannot be clicked. A
// SortChanged event reports what users change.
type Sorting struct {
	Mode SortMode
	// Keys is the order: rows are ordered by the first key, rows with equal values by the next. A key of an unknown
	// column, or of a column that cannot be sorted, is skipped and reported by a ProblemFound event.
	Keys []SortKey
	// Max is the largest number of keys that clicks add; the oldest key is then dropped. 0: no limit.
	Max int
	// Always makes a plain click add to the order, as if Shift were held. It needs SortMulti.
	Always bool
	// Manual keeps the rows in their order, for a program that sorts them elsewhere. Clicks change Keys and are
	// reported by SortChanged; nothing else happens.
	Manual bool
	// First is the direction of the first click on a column, Missing the place of rows without a value. Both apply
	// to columns that set no other.
	First   SortFirst
	Missing MissingOrder
	// ClearButton adds a button above the header that clears the order, next to the toolbar of the Style if there is
	// one. It needs SortMulti.
	ClearButton bool
	// ByMenu adds a submenu to the menus of headers, by which users choose what of the column rows are ordered by, see
	// SortBy. It needs FeatureSortBy. In columns of texts the card of lists fills in names of weekdays and months, whatever
	// their letter case and full stops, in the order of Style.WeekBegins.
	ByMenu bool
	// Controlled proposes what users do by SortChanged events and leaves Keys to the program, which may Apply the
	// event.
	Controlled bool
}

// SortMode sets by how many columns users can sort.
type SortMode uint8

const (
	SortOff SortMode = iota
	SortSingle
	// SortMulti adds columns to the order by Shift with a click or Enter.
	SortMulti
)

// A SortKey is a column and a direction in an order.
type SortKey struct {
	ColumnID string `json:"id"`
	Desc     bool   `json:"desc"`
	// By sets what of the column rows are ordered by. Except by value it needs FeatureSortBy, and rows without a value
	// come last in both directions.
	By SortBy `json:"by,omitzero"`
	// List holds the values of SortByList, in their order.
	List ValueList `json:"list,omitzero"`
}

// SortFirst sets the direction of the first click on a header.
type SortFirst uint8

const (
	// SortFirstByKind sorts texts ascending first, and numbers, times and truth values descending. For KindOther the
	// first value among the first ten rows decides.
	SortFirstByKind SortFirst = iota
	SortFirstAscending
	SortFirstDescending
)

// MissingOrder sets the place of rows without a value when rows are sorted.
type MissingOrder uint8

const (
	// MissingDefault uses Sorting.Missing for a column; for Sorting.Missing it means MissingLast.
	MissingDefault MissingOrder = iota
	// MissingLast and MissingFirst apply in both directions.
	MissingLast
	MissingFirst
	// MissingSmallest and MissingLargest order rows as if they had the smallest or the largest value: their place
	// depends on the direction.
	MissingSmallest
	MissingLargest
)
