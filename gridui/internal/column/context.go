// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// CellContext is a CellContext without the type of its row.
type CellContext struct {
	RowContext
	ColumnID         string
	ColumnIndex      int
	Pinned           option.PinSide
	Focused, Editing bool
	Value            func(rowdata.Row) any
	Sum              CellAggregate
}

// CellAggregate is the aggregate that a cell of a row shows, of the column that made it; none
// without a column.
type CellAggregate struct {
	Of Sums
	Aggregate
}

// RowContext is a RowContext without the type of its row.
type RowContext struct {
	Row               rowdata.Row
	RowID             string
	RowIndex          int
	Band              layoutx.Band
	Depth             int
	Selected, Hovered bool
}
