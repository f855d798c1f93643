// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/layoutx"
)

// Event is what Grid.Update returns: something that happened in the grid.
// Switch on its type.
type Event interface{ GridEvent() }

// CellClicked says that a cell was clicked or tapped. It comes after FocusMoved
// and before RowClicked.
type CellClicked[T any] struct {
	Cell  CellContext[T]
	Click Click
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
	Click Click
}

// RowDoubleClicked says that two clicks fell on one cell within
// DoubleClickTime. It follows the RowClicked of the second.
type RowDoubleClicked[T any] struct {
	Cell  CellContext[T]
	Click Click
}

// Click holds how a click was made.
type Click struct {
	Modifiers key.Modifiers
	// Source tells touch from mouse.
	Source pointer.Source
}

// HeaderClicked says that the header of a column, or of a group of columns,
// was clicked.
type HeaderClicked struct {
	// ColumnID is the id of the column or of the group.
	ColumnID string
	// Group says whether it is a group's header.
	Group bool
	Click Click
}

// FocusMoved says that another cell has the focus, also because the one before is no
// more. Where there is no cell, a side has the Row -1 and no ids.
type FocusMoved struct{ From, To Focus }

// Focus names a focused cell.
type Focus struct {
	// Band is layoutx.Head for a header cell, layoutx.Body for a cell, and layoutx.Top
	// or layoutx.Bottom for one of a pinned row.
	Band layoutx.Band
	// Row is the place of the row among those shown, or -1 for none; of a pinned row
	// its place in the band, after the floating rows; of a header, its level from the
	// top.
	Row int
	// RowID is the row's id, empty for headers.
	RowID string
	// ColumnID is the column's id, empty for none.
	ColumnID string
}

// WindowChanged says that other rows are on the screen. Use it to fetch what is
// about to be shown. It is sent only with Virtual.Watch set.
type WindowChanged struct {
	// First and Last are the rows on the screen, half open.
	First, Last int
	// PrefetchFirst and PrefetchLast add Virtual.Overscan rows on either side.
	PrefetchFirst, PrefetchLast int
	// Offset is the scroll offset in pixels.
	Offset int64
}

// ConfigProblem says that the grid was set up wrongly and what it made of it.
// Each problem is reported once, here and through log/slog.
type ConfigProblem struct{ Err error }

func (CellClicked[T]) GridEvent()      {}
func (CellKeyDown[T]) GridEvent()      {}
func (RowClicked[T]) GridEvent()       {}
func (RowDoubleClicked[T]) GridEvent() {}
func (HeaderClicked) GridEvent()       {}
func (FocusMoved) GridEvent()          {}
func (WindowChanged) GridEvent()       {}
func (ConfigProblem) GridEvent()       {}
