// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// cellContext is a CellContext without the type of its row.
type cellContext struct {
	rowContext
	columnID         string
	columnIndex      int
	pinned           option.PinSide
	focused, editing bool
	value            func(rowdata.Row) any
	sum              cellSum
}

// cellSum is the aggregate that a cell of a row shows, of the column that made it; none
// without a column.
type cellSum struct {
	of columnSums
	groupSum
}

// rowContext is a RowContext without the type of its row.
type rowContext struct {
	row               rowdata.Row
	rowID             string
	rowIndex          int
	band              layoutx.Band
	depth             int
	selected, hovered bool
}
