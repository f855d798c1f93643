// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package column

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// CellContext describes a cell to the functions of the program that draw or style it. It is
// gridui.CellContext with the row type erased.
type CellContext struct {
	RowContext
	ColumnID         string
	ColumnIndex      int
	Pinned           option.ColumnPinSide
	Focused, Editing bool
	// Value returns the raw value of the cell in a row.
	Value func(rowdata.Row) any
	// Sum is the aggregate shown instead of that value, if any.
	Sum CellAggregate
}

// Raw returns the value of the cell before formatting, see gridui.CellContext.Value.
func (c *CellContext) Raw() any {
	switch {
	case c.Sum.Of != nil:
		return c.Sum.Of.SumValue(c.Sum.Aggregate)
	case c.Value == nil:
		return nil
	}
	return c.Value(c.Row)
}

// CellAggregate is the aggregate shown in a cell of a tree branch. The zero value means that the cell shows
// its value.
type CellAggregate struct {
	// Of formats the aggregate. It is nil if there is none.
	Of Sums
	Aggregate
}

// RowContext describes a row to the functions of the program that draw or style it. It is
// gridui.RowContext with the row type erased.
type RowContext struct {
	Row               rowdata.Row
	RowID             string
	RowIndex          coord.Slot
	Band              layoutx.Band
	Depth             int
	Selected, Hovered bool
}
