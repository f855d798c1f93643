// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/layout"
	"github.com/giogrid/giogrid/layoutx"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
)

// CellContext describes a cell: the cell that a function computes something for, or the cell of an event.
type CellContext[T any] struct {
	RowContext[T]
	// ColumnID is the id of the column.
	ColumnID string
	// ColumnIndex is the index of the column among the visible columns, pinned ones included, from the reading
	// start.
	ColumnIndex int
	// Pinned is the side that the column is pinned to.
	Pinned option.ColumnPinSide
	// Focused reports whether the cell is focused, Editing whether its editor is open.
	Focused, Editing bool

	value func(rowdata.Row) any
	sum   column.CellAggregate
}

// Value returns the raw value of the cell, before formatting; nil if it is missing. In a branch of a tree that shows
// an aggregate, it returns the aggregate. Each call computes the value, so cells whose value is not read cost
// nothing.
func (c CellContext[T]) Value() any {
	erased := column.CellContext{Value: c.value, Sum: c.sum}
	erased.Row = rowdata.To(&c.Row)
	return erased.Raw()
}

// RowContext describes a row: the row that a function computes something for, or the row of an event.
type RowContext[T any] struct {
	// Row is the row's data.
	Row T
	// RowID is the id of the row: the result of Grid.RowID, or without it the index in decimal. It is empty for
	// floating rows.
	RowID string
	// RowIndex is the row index, see Row indexes in the documentation of the package.
	RowIndex int
	// Band distinguishes body rows from floating and pinned rows.
	Band layoutx.Band
	// Depth is the number of rows above the row in a tree or in groups. It is set only for cells.
	Depth int
	// Selected reports whether the row is selected.
	Selected bool
	// Hovered reports whether the pointer is over the row.
	Hovered bool
}

// contextOf returns a context with a copy of the row, which the caller may keep. It is not inlined, because a
// program has a copy of it for each type of rows.
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

// CellClicked reports that a cell was clicked or tapped. It comes after FocusMoved and before RowClicked.
type CellClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

// CellKeyDown reports that a key was pressed while a cell had the focus. It comes before the grid acts on the key:
// call Handle in the same Update loop to keep the grid from acting. Keys that the grid does not use are reported
// only with Keys.All.
type CellKeyDown[T any] struct {
	Cell CellContext[T]
	Key  key.Event

	handled *bool
}

// Handle marks the key as handled; the grid does not act on it.
func (e CellKeyDown[T]) Handle() {
	if e.handled != nil {
		*e.handled = true
	}
}

// RowClicked reports that a row was clicked, in Cell. It comes after CellClicked.
type RowClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
	// Double reports whether it is the second of two clicks on one cell within 0.4 s.
	Double bool
}

// An Updater returns events one by one: a Grid, or a component that embeds one.
type Updater interface {
	Update(gtx layout.Context) (events.Event, bool)
}

// On returns a handler that calls do with the events of type E, which is inferred from do:
//
//	gridui.On(func(ev events.SortChanged) { … })
//	gridui.On(func(ev gridui.RowClicked[Order]) { … })
//
// If E is an interface, do gets all events that implement it; events.Event is all events. The type is matched
// exactly, as in a type switch: a grid of Order sends no RowClicked of another row type, and no pointers. On(nil)
// returns nil, which Handlers skip.
func On[E events.Event](do func(E)) func(ev events.Event) (handled bool) {
	if do == nil {
		return nil
	}
	return func(ev events.Event) bool {
		e, ok := ev.(E)
		if ok {
			do(e)
		}
		return ok
	}
}

// Handlers are functions that get the events of a grid, instead of a loop over Update. On makes them.
// Handlers.Dispatch is a handler too, so lists can contain lists. The zero value reads the events and drops them.
// Make the list once, and call its Update in each frame before Layout:
//
//	handlers := gridui.Handlers{
//		gridui.On(func(ev gridui.RowClicked[Order]) { if ev.Double { open(ev.Cell.RowID) } }),
//		gridui.On(func(ev gridui.CellKeyDown[Order]) { ev.Handle() }),
//	}
//	…
//	handlers.Update(gtx, &grid)
//	gridui.New(theme, &grid).Layout(gtx)
//
// Events are handled in the order in which they happened: FocusMoved, then CellClicked, then RowClicked.
type Handlers []func(ev events.Event) (handled bool)

// Update reads all events of a grid and dispatches them.
func (h Handlers) Update(gtx layout.Context, from Updater) {
	for {
		ev, ok := from.Update(gtx)
		if !ok {
			return
		}
		h.Dispatch(ev)
	}
}

// Dispatch calls every handler of the type of ev, in the order of the list, and reports
// whether there is one. Call it in a loop of your own to see the events without a handler.
func (h Handlers) Dispatch(ev events.Event) (handled bool) {
	for _, handler := range h {
		if handler != nil && handler(ev) {
			handled = true
		}
	}
	return handled
}
