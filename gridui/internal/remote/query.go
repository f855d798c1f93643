// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remote

import (
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
)

// Query says which rows are asked for, and in which order.
type Query struct {
	Sort []Sort
	// Filter is that of the row model, nil for all rows. It reads no rows: Columns has the
	// column of each field in it.
	Filter  rowmodel.Filter
	Columns map[*rowmodel.Field]*column.Def
}

// Sort is one key of the order.
type Sort struct {
	ColumnID               string
	Descending, NullsFirst bool
}
