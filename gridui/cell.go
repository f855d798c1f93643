// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// CellContext tells a function about the cell it is asked for, and an event's
// reader about the cell that it happened in.
type CellContext[T any] struct {
	RowContext[T]
	// ColumnID is the id of the column.
	ColumnID string
	// ColumnIndex is the place of the column among those shown, pinned columns
	// included, counted from the reading start.
	ColumnIndex int
	// Pinned reports whether the column stands in a pinned pane.
	Pinned option.ColumnPinSide
	// Focused reports whether the cell is the focused one, Editing whether its editor is
	// open.
	Focused, Editing bool

	value func(rowdata.Row) any
	sum   column.CellAggregate
}

// Value is the cell's raw value, before formatting; nil where it is missing. In a branch
// of a tree that shows an aggregate it is that.
// It is computed on each call, so that cells that nobody asks cost nothing.
func (c CellContext[T]) Value() any {
	if c.sum.Of != nil {
		return c.sum.Of.SumValue(c.sum.Aggregate)
	}
	if c.value == nil {
		return nil
	}
	return c.value(rowdata.To(&c.Row))
}

// RowContext tells a function about the row it is asked for.
type RowContext[T any] struct {
	// Row is the row's data.
	Row T
	// RowID is its id: what Grid.RowID says, else the index in decimal; empty of
	// floating rows.
	RowID string
	// RowIndex is the place of the row among those shown in its band, from 0: of
	// pinned and of floating rows among their like.
	RowIndex int
	// Band tells body rows from floating and pinned ones.
	Band events.Band
	// Depth is how many rows of a tree or groups it is below; set for cells.
	Depth int
	// Selected reports whether the row is selected.
	Selected bool
	// Hovered reports whether the pointer is over the row.
	Hovered bool
}

// contextOf copies the row, which the caller may keep. It is not inlined, since a
// program has it for each type of rows it shows.
//
//go:noinline
func contextOf[T any](c column.CellContext) CellContext[T] {
	return CellContext[T]{
		RowContext: rowContextOf[T](c.RowContext), ColumnID: c.ColumnID, ColumnIndex: c.ColumnIndex,
		Pinned: c.Pinned, Focused: c.Focused, Editing: c.Editing, value: c.Value, sum: c.Sum,
	}
}

//go:noinline
func rowContextOf[T any](c column.RowContext) RowContext[T] {
	return RowContext[T]{
		Row: *rowdata.Ptr[T](c.Row), RowID: c.RowID, RowIndex: int(c.RowIndex), Band: c.Band,
		Depth: c.Depth, Selected: c.Selected, Hovered: c.Hovered,
	}
}
