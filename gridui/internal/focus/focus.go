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

// Cells provides what keys need to know about cells.
type Cells interface {
	// IsEmpty reports whether a cell of a row has no value.
	IsEmpty(at viewport.Address) bool
}

// Sources holds what the focus moves over.
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

// Focus is the focused cell. The zero value, given its Sources, has none.
type Focus struct {
	Sources

	// RowID and ColumnID identify the cell; RowID is empty for a header. They remain set when the
	// cell is gone and none is focused.
	RowID, ColumnID string
	// Keyboard is set if the grid has the keyboard, MenuHasKeyboard if an open menu of the grid
	// has it.
	Keyboard, MenuHasKeyboard bool

	// set is set if there is a focused cell, at is its address.
	set bool
	at  viewport.Address
	// held is the item of the focused row while the order of the rows changes, plus 1; 0 is none.
	held coord.Item
	// restore is a cell to be focused when it can be found.
	restore restore
}

// RenameRow replaces the id of the focused row.
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

// At returns the address of the focused cell, viewport.NoCell if there is none. It is not inlined,
// because it has many callers and binaries are to be small.
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

// Last returns the address of the focused cell, or of the last one if there is none.
func (f *Focus) Last() viewport.Address { return f.at }

// Public returns the focused cell in the form for programs. It is not inlined, because it has many
// callers and binaries are to be small.
//
//go:noinline
func (f *Focus) Public() events.Focus {
	if !f.set {
		return events.Focus{Row: -1}
	}
	row := f.at.Row
	if f.at.Band == layoutx.Top || f.at.Band == layoutx.Bottom {
		row -= coord.Slot(f.Dataset.FloatingCount(f.at.Band))
	}
	return events.Focus{Band: f.at.Band, Row: int(row), RowID: f.RowID, ColumnID: f.ColumnID}
}

// Scroll determines whether a move of the focus scrolls.
type Scroll uint8

const (
	// Show scrolls to the cell.
	Show Scroll = iota
	// Stay does not scroll.
	Stay
)

// Move focuses the existing cell that is nearest to an address, emits an event if the focus
// changed, and scrolls.
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

// put focuses a cell, without an event.
func (f *Focus) put(to viewport.Address) {
	f.set, f.at, f.restore = true, to, restore{}
	f.ColumnID, f.RowID = f.Columns.Leaves[to.Col].ID, f.Viewport.RowIDAt(to)
}

// emit emits an event for a move of the focus.
func (f *Focus) emit(from events.Focus) {
	f.Report.Emit(events.FocusMoved{From: from, To: f.Public()})
}
