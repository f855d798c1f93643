// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package focus

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Cells is what keys ask about cells.
type Cells interface {
	// IsEmpty reports whether a cell of a row has no value.
	IsEmpty(at viewport.Address) bool
}

// Sources are what the focus moves over.
type Sources struct {
	_ nocmp.Struct

	Keys     *option.Keys
	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Report   dataset.Report
	Cells    Cells
}

// Focus is the focused cell. The zero value, given its Sources, is none.
type Focus struct {
	Sources

	// RowID and ColumnID identify the cell, RowID is empty for a header. They stay when the cell
	// is gone and none has the focus.
	RowID, ColumnID string
	// Keyboard reports whether the grid has the keyboard, MenuHasKeyboard whether an open menu of
	// the grid has it.
	Keyboard, MenuHasKeyboard bool

	// set reports whether there is a focused cell, which is at an address.
	set bool
	at  viewport.Address
	// held is the record of the focused row while the order of the rows changes, plus 1; 0 is
	// none.
	held coord.Item
	// restore is a cell that is to get the focus once it is there.
	restore restore
}

// RenameRow follows a row that got another id.
func (f *Focus) RenameRow(from, to string) {
	if f.RowID == from {
		f.RowID = to
	}
}

// SetKeyboard notes whether the grid has the keyboard.
func (f *Focus) SetKeyboard(has bool) { f.Keyboard = has }

// LendKeyboard notes whether an open menu has the keyboard of the grid.
func (f *Focus) LendKeyboard(on bool) { f.MenuHasKeyboard = on }

// IsSet reports whether there is a focused cell.
func (f *Focus) IsSet() bool { return f.set }

// At is the address of the focused cell, viewport.NoCell if there is none.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (f *Focus) At() viewport.Address {
	if !f.set {
		return viewport.NoCell
	}
	return f.at
}

// Is reports whether the cell at an address has the focus.
func (f *Focus) Is(at viewport.Address) bool { return f.set && f.at == at }

// Last is the address of the focused cell, or of the last one if there is none.
func (f *Focus) Last() viewport.Address { return f.at }

// Public is the focused cell as programs see it.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (f *Focus) Public() events.Focus {
	if !f.set {
		return events.Focus{Row: -1}
	}
	return events.Focus{Band: f.at.Band, Row: int(f.at.Row), RowID: f.RowID, ColumnID: f.ColumnID}
}

// Scroll reports whether a move of the focus scrolls.
type Scroll uint8

const (
	// Show scrolls to the cell.
	Show Scroll = iota
	// Stay does not scroll.
	Stay
)

// Move moves the focus to the nearest cell there is to an address, emits an event if it was
// elsewhere, and scrolls.
func (f *Focus) Move(to viewport.Address, scroll Scroll) {
	to.Col = min(max(to.Col, 0), len(f.Columns.Leaves)-1)
	if to.Col < 0 {
		return
	}
	if to.Band == layoutx.Body {
		to.Row = min(max(to.Row, 0), coord.Slot(f.Viewport.Count-1))
	}
	if viewport.HasRows(to.Band) && !f.Viewport.IsRow(to) {
		return
	}
	from, changed := f.Public(), f.At() != to
	f.put(to)
	if changed {
		f.emit(from)
	}
	if scroll == Show {
		f.Viewport.ShowCell(to)
	}
}

// put gives the focus to a cell, without an event.
func (f *Focus) put(to viewport.Address) {
	f.set, f.at, f.restore = true, to, restore{}
	f.ColumnID, f.RowID = f.Columns.Leaves[to.Col].ID, f.Viewport.RowIDAt(to)
}

// emit tells the program that the focus has moved.
func (f *Focus) emit(from events.Focus) {
	f.Report.Emit(events.FocusMoved{From: from, To: f.Public()})
}
