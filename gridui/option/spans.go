// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package option

// Spans sets which cells of columns with Merge join with equal cells below them. The zero value joins them in
// every order of the rows. Columns without Merge, MergeBy, MergeWithin or SpanColumns have no merged cells.
type Spans struct {
	// Mode sets when cells join.
	Mode SpanMode
}

// SpanMode sets when cells join.
type SpanMode uint8

// The modes of merged cells.
const (
	// SpanAlways joins equal cells of neighbouring rows in any order.
	SpanAlways SpanMode = iota
	// SpanSorted joins the cells of the columns in Sorting.Keys alone. SpanColumns spans as with SpanAlways.
	SpanSorted
	// SpanOff shows each cell by itself: nothing joins, and nothing spans columns.
	SpanOff
)
