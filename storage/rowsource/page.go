// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowsource

import "github.com/giogrid/giogrid/storage/rowsource/value"

// Count is a number of rows.
type Count struct {
	N int64
	// Exact reports whether N is exact rather than an estimate.
	Exact bool
}

// Page is a sequence of rows or groups.
type Page[T any] struct {
	// Index is the index of the first row in the result. It is below 0 if the source does not know it, and an
	// estimate unless Exact.
	Index int64
	Exact bool
	// Items holds the rows in the order of the result. There are fewer than requested only at the end of the
	// result, or for a Seek Before a row at its start.
	Items []T
	// First and Last are the places of the first and the last item, nil if there is none.
	First, Last Cursor
}

// Group is the rows with the same value in a column of Query.Group, below the path of the result.
type Group struct {
	// Path leads to the group; its last value is the common value of the rows.
	Path Path
	// Rows is the number of rows in the group, at all levels below.
	Rows int64
	// Aggregates holds the values of Query.Aggregates over these rows, in that order.
	Aggregates []value.Value
}

// Value returns the common value of the rows of the group, null without a path.
func (g Group) Value() value.Value {
	if len(g.Path) == 0 {
		return value.Value{}
	}
	return g.Path[len(g.Path)-1]
}

// Hit is a row that a search has found.
type Hit struct {
	// Index is the index of the row, below 0 if the source does not know it.
	Index  int64
	ID     string
	Cursor Cursor
	// Columns lists the matching columns, in the order of the match.
	Columns []string
}
