// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/option"
)

// Query selects and orders rows.
type Query struct {
	Sort []Sort
	// Filter is a filter of the row model, nil for all rows. It reads no rows: Columns maps its
	// fields to columns.
	Filter  rowmodel.Filter
	Columns map[*rowmodel.Field]*column.Def
	// Group holds the ids of the columns to group by, outermost first. Open reports whether a
	// group is open, from its id and its depth.
	Group []string
	Open  func(id string, depth int) bool
	// Aggregates are computed for each group, and for all rows if Totals is set.
	Aggregates []Aggregate
	Totals     bool
}

// Aggregate is an aggregate of a column, computed by the source.
type Aggregate struct {
	ColumnID string
	Function option.Aggregate
}

// Sort is a sort key.
type Sort struct {
	ColumnID               string
	Descending, NullsFirst bool
	// By selects what rows are sorted by, List holds the values of option.SortByList.
	By   option.SortBy
	List option.ValueList
}
