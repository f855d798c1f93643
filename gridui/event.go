// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/host"
)

// CellClicked says that a cell was clicked or tapped. It comes after FocusMoved
// and before RowClicked.
type CellClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

// CellKeyDown says that a key was pressed while a cell had the focus. It comes
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

// RowClicked says that a row was clicked; Cell is where. It follows
// CellClicked.
type RowClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

// RowDoubleClicked says that two clicks fell on one cell within
// DoubleClickTime. It follows the RowClicked of the second.
type RowDoubleClicked[T any] struct {
	Cell  CellContext[T]
	Click events.Click
}

func (CellClicked[T]) GridEvent()      {}
func (CellKeyDown[T]) GridEvent()      {}
func (RowClicked[T]) GridEvent()       {}
func (RowDoubleClicked[T]) GridEvent() {}

const (
	// DoubleClickTime is how close in time two clicks on a cell are a double click.
	DoubleClickTime = host.DoubleClickTime
	// LongPressTime is how long a finger rests on a cell to ask for its menu.
	LongPressTime = host.LongPressTime
)
