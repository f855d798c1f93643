// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/layout"

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

// Value returns the cell's raw value, before formatting; nil where it is missing. In a branch
// of a tree that shows an aggregate it is that.
// It is computed on each call, so that cells that nobody asks cost nothing.
func (c CellContext[T]) Value() any {
	erased := column.CellContext{Value: c.value, Sum: c.sum}
	erased.Row = rowdata.To(&c.Row)
	return erased.Raw()
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

// CellClicked reports that a cell was clicked or tapped. It comes after FocusMoved
// and before RowClicked.
type CellClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

// CellKeyDown reports that a key was pressed while a cell had the focus. It comes
// before the grid acts on the key, in the same Update loop: call Handle to keep
// the grid from doing so.
//
// Keys that the grid has no use for arrive only with Keys.All set.
type CellKeyDown[T any] struct {
	Cell CellContext[T]
	Key  key.Event

	handled *bool
}

// Handle marks the key as dealt with; the grid does nothing more with it.
func (e CellKeyDown[T]) Handle() {
	if e.handled != nil {
		*e.handled = true
	}
}

// RowClicked reports that a row was clicked, in Cell. It follows
// CellClicked.
type RowClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

// RowDoubleClicked reports two clicks on one cell within
// 0.4 s. It follows the RowClicked of the second.
type RowDoubleClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

// Updater returns events one by one: a Grid does, and every component that embeds one.
type Updater interface {
	Update(gtx layout.Context) (events.Event, bool)
}

// On returns a handler that calls do with the events of type E, which is inferred from do:
//
//	gridui.On(func(ev events.SortChanged) { … })
//	gridui.On(func(ev gridui.RowClicked[Order]) { … })
//
// Where E is an interface, do gets all events that implement it; events.Event is all events.
// The type is matched exactly, as in a type switch: a grid of Order sends no RowClicked of
// another row type, and no pointers. On(nil) is nil, which Handlers skip.
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

// Handlers are functions that get the events of a grid, in place of a loop over Update. On makes them;
// Handlers.Dispatch is one too, so lists can contain lists. The
// zero value reads the events and drops them. Make the list once, and call its Update in
// each frame before Layout:
//
//	handlers := gridui.Handlers{
//		gridui.On(func(ev gridui.RowDoubleClicked[Order]) { open(ev.Cell.RowID) }),
//		gridui.On(func(ev gridui.CellKeyDown[Order]) { ev.Handle() }),
//	}
//	…
//	handlers.Update(gtx, &grid)
//	gridui.New(theme, &grid).Layout(gtx)
//
// Events are handled in the order in which they happened: FocusMoved, then CellClicked, then
// RowClicked; RowDoubleClicked follows the two clicks.
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
