// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "github.com/giogrid/giogrid/storage/rowsource/value"

// Count is a number of rows.
type Count struct {
	N int64
	// Exact reports whether N is not an estimate.
	Exact bool
}

// Page is some rows, or groups, in a row.
type Page[T any] struct {
	// Index is that of the first row in the view. It is below 0 where the source does not know
	// it, and an estimate unless Exact.
	Index int64
	Exact bool
	// Items are the rows in the order of the view. There are fewer than asked for only at the
	// end of the view, or for SeekBefore at its start.
	Items []T
	// First and Last are the places of the first and the last item, nil if there is none.
	First, Last Cursor
}

// Group is the rows that have the same value in a column of Query.Group, below the path of
// the view.
type Group struct {
	// Path leads to the group; its last value is the one that the rows share.
	Path Path
	// Rows is how many rows are in the group, at all levels below.
	Rows int64
	// Aggregates are those of Query.Aggregates over these rows, in that order.
	Aggregates []value.Value
}

// Value is what the rows of the group share, null without a path.
func (g Group) Value() value.Value {
	if len(g.Path) == 0 {
		return value.Value{}
	}
	return g.Path[len(g.Path)-1]
}

// Hit is a row with text that was searched for.
type Hit struct {
	// Index is that of the row, below 0 where the source does not know it.
	Index  int64
	ID     string
	Cursor Cursor
	// Columns are those of the match whose text matches, in the order of the match.
	Columns []string
}
