// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
)

// Updater returns events one by one: a Grid does, and every component that embeds one.
type Updater interface {
	Update(gtx layout.Context) (events.Event, bool)
}

// Handler handles events of some type and reports whether ev is one. On makes it of a
// function; Handlers.Dispatch is one too, so lists can contain lists.
type Handler func(ev events.Event) bool

// On returns a handler that calls do with the events of type E, which is inferred from do:
//
//	gridui.On(func(ev events.SortChanged) { … })
//	gridui.On(func(ev gridui.RowClicked[Order]) { … })
//
// Where E is an interface, do gets all events that implement it; events.Event is all events.
// The type is matched exactly, as in a type switch: a grid of Order sends no RowClicked of
// another row type, and no pointers. On(nil) is nil, which Handlers skip.
func On[E events.Event](do func(E)) Handler {
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

// Handlers are functions that get the events of a grid, in place of a loop over Update. The
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
type Handlers []Handler

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
