// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Query says which rows are asked for, and in which order.
type Query struct {
	Sort []Sort
	// Filter is that of the row model, nil for all rows. It reads no rows: Columns has the
	// column of each field in it.
	Filter  rowmodel.Filter
	Columns map[*rowmodel.Field]*column.Def
	// Group has the ids of the columns that rows are grouped by, outermost first, and Open says which
	// groups are open, by their ids and how many groups they are in.
	Group []string
	Open  func(id string, depth int) bool
	// Aggregates are computed for each group, and for all rows if Totals is set.
	Aggregates []Aggregate
	Totals     bool
}

// Aggregate is what a source makes of the values of a column.
type Aggregate struct {
	ColumnID string
	Function option.Aggregate
}

// Sort is one key of the order.
type Sort struct {
	ColumnID               string
	Descending, NullsFirst bool
}
