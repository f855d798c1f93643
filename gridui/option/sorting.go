// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Sorting orders the rows by columns. The zero value keeps the caller's order
// and makes headers do nothing.
type Sorting struct {
	Mode SortMode
	// Keys is the order: by the first key, then where that says nothing by the
	// next. A key of an unknown or unsortable column is skipped and reported once.
	Keys []SortKey
	// Max is the most keys that clicks put together; over it the oldest drops. 0 is
	// no limit.
	Max int
	// Always adds to the order on a plain click, as if Shift were held. It needs
	// SortMulti.
	Always bool
	// Manual leaves the rows as they come, for a caller that sorts them elsewhere:
	// clicks change Keys and are reported, that is all.
	Manual bool
	// First is the direction of a column's first click, and Missing where rows without
	// a value go; both where the column does not say.
	First   SortFirst
	Missing MissingOrder
	// ClearButton puts a button above the header that drops the order, beside the
	// toolbar of the Style if there is one. It needs SortMulti.
	ClearButton bool
	// Controlled proposes a click's order as a SortChanged event and leaves Keys to
	// the caller.
	Controlled bool
}

// SortMode sets how many columns may be sorted by.
type SortMode uint8

const (
	SortOff SortMode = iota
	SortSingle
	// SortMulti adds columns to the order with Shift and a click or Enter.
	SortMulti
)

// SortKey is a column in an order.
type SortKey struct {
	ColumnID string `json:"id"`
	Desc     bool   `json:"desc"`
}

// SortFirst sets in which direction the first click on a header sorts.
type SortFirst uint8

const (
	// SortFirstByKind begins ascending for text and descending for numbers, times and
	// truth values. Of KindOther the first value among the first ten rows sets which.
	SortFirstByKind SortFirst = iota
	SortFirstAscending
	SortFirstDescending
)

// MissingOrder sets where rows without a value go when rows are sorted.
type MissingOrder uint8

const (
	// MissingDefault is Sorting.Missing for a column, and MissingLast for Sorting.Missing.
	MissingDefault MissingOrder = iota
	// MissingLast and MissingFirst hold in both directions.
	MissingLast
	MissingFirst
	// MissingSmallest and MissingLargest order rows as if they had the smallest or the
	// largest value: the direction turns them around.
	MissingSmallest
	MissingLargest
)
