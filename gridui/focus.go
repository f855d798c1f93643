// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// focus is the focused cell: one of a row with an id, or a header. It is kept by ids; row
// and col are where they stand now.
type focus struct {
	set      bool
	band     layoutx.Band
	row, col int
	rowID    string
	columnID string
	// keyboard says whether the grid has the keyboard.
	keyboard bool
	// menuHasFocus says that the open menu has the keyboard.
	menuHasFocus bool
}

// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (f *focus) at() viewport.Address {
	if !f.set {
		return viewport.NoCell
	}
	return viewport.Address{Band: f.band, Row: f.row, Col: f.col}
}

func (f *focus) is(at viewport.Address) bool { return f.set && f.at() == at }

// public is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (f *focus) public() events.Focus {
	if !f.set {
		return events.Focus{Row: -1}
	}
	return events.Focus{Band: f.band, Row: f.row, RowID: f.rowID, ColumnID: f.columnID}
}

// syncFocus finds the focused row again after the rows changed; the nearest row
// takes the place of one that is gone, and the caller hears of that.
func (e *engine) syncFocus(n int) {
	f := &e.focus
	if !f.set || !viewport.HasRows(f.band) {
		return
	}
	from := f.public()
	e.findOrReplaceFocus(n)
	if to := f.public(); !f.set || to.RowID != from.RowID {
		e.ask.report.Emit(events.FocusMoved{From: from, To: to})
	}
}

// findOrReplaceFocus is syncFocus, untold.
func (e *engine) findOrReplaceFocus(n int) {
	f := &e.focus
	was := f.band
	if row, ok := e.findFocus(); ok {
		at := e.view.AddressOf(row, f.col)
		if f.band, f.row = at.Band, at.Row; was != at.Band {
			e.view.Bands.Show(at)
		}
		f.rowID = e.ask.data.RowID(row) // that of the row above it, if that is closed now
		return
	}
	if e.ask.data.NavCount() == 0 {
		f.set = false
		return
	}
	if f.band == layoutx.Body || !e.view.IsRow(f.at()) {
		f.band, f.row = layoutx.Body, min(f.row, n-1)
		if was != layoutx.Body {
			f.row = e.view.Scroll.Anchor.Item
		}
		if n == 0 {
			at := e.view.NavAddress(0, f.col)
			f.band, f.row = at.Band, at.Row
		}
	}
	row, _ := e.view.RowAt(f.at())
	f.rowID = e.ask.data.RowID(row)
}

func (e *engine) findFocus() (int, bool) {
	if e.moved.set && e.moved.focus >= 0 {
		if row, ok := e.ask.data.PinnedNumber(e.moved.focus); ok {
			return row, true
		}
		i := e.ask.data.NearestOf(e.moved.focus)
		return i, i >= 0
	}
	row, ok := e.ask.data.FindShown(e.focus.rowID, e.focus.row)
	if !ok {
		e.ask.data.Searching.MissFocus(e.focus.rowID)
	}
	return row, ok
}

// showing says what a move of the focus brings onto the screen.
type showing uint8

const (
	showCell showing = iota
	showNothing
)

// moveFocus gives the focus to a cell, tells the caller, and brings the cell
// onto the screen.
func (e *engine) moveFocus(to viewport.Address, show showing) {
	to.Col = min(max(to.Col, 0), len(e.cols.Leaves)-1)
	if to.Col < 0 {
		return
	}
	if to.Band == layoutx.Body {
		to.Row = min(max(to.Row, 0), e.view.Count-1)
	}
	if viewport.HasRows(to.Band) && !e.view.IsRow(to) {
		return
	}
	from := e.focus.public()
	changed := e.focus.at() != to
	e.setFocus(to)
	if changed {
		e.ask.report.Emit(events.FocusMoved{From: from, To: e.focus.public()})
	}
	if show == showCell {
		e.view.ShowCell(to)
	}
}

func (e *engine) setFocus(to viewport.Address) {
	f := &e.focus
	f.set, f.band, f.row, f.col = true, to.Band, to.Row, to.Col
	f.columnID, f.rowID = e.cols.Leaves[to.Col].ID, ""
	if row, ok := e.view.RowAt(to); ok {
		f.rowID = e.ask.data.RowID(row)
	}
}

// focusChanged follows the keyboard: a grid that gets it without a focused cell
// focuses the first one on the screen.
func (e *engine) focusChanged(has bool) {
	e.focus.keyboard = has
	if !has {
		e.features.tooltip.Clear()
		if e.dragsByKeys() {
			e.putBack()
		}
		return
	}
	if !e.focus.set && !e.pointer.Press.Held && !e.drags() {
		e.focusFirst()
	}
}

// focusFirst focuses the first cell on the screen, or the first header of a grid
// without rows.
func (e *engine) focusFirst() {
	if rows := e.view.Sheet.Rows[layoutx.Body]; len(rows) > 0 {
		e.moveFocus(viewport.Address{Band: layoutx.Body, Row: e.firstWhole(), Col: e.firstColumn()}, showNothing)
		return
	}
	if e.ask.data.NavCount() > e.view.Count {
		e.moveFocus(e.view.NavAddress(0, e.firstColumn()), showCell)
		return
	}
	if len(e.cols.Leaves) > 0 {
		e.moveFocus(viewport.Address{Band: layoutx.Head, Row: e.cols.Levels - 1, Col: e.firstColumn()}, showNothing)
	}
}

// firstWhole is the first body row that is on the screen in full.
func (e *engine) firstWhole() int {
	rows := e.view.Sheet.Rows[layoutx.Body]
	top := e.view.ScrolledBody().Min.Y
	if rows[0].Start < top && len(rows) > 1 {
		return rows[1].Index
	}
	return rows[0].Index
}

// firstColumn is the first column on the screen that holds data.
func (e *engine) firstColumn() int {
	for _, cols := range e.view.Sheet.Cols {
		for _, col := range cols {
			if !e.cols.Leaves[col.Index].Utility {
				return col.Index
			}
		}
	}
	return 0
}

// focusSamePlace puts the focus at its place on another page.
func (e *engine) focusSamePlace() {
	f := &e.focus
	if !f.set || f.band != layoutx.Body {
		return
	}
	if e.view.Count == 0 {
		f.set = false
		return
	}
	from := f.public()
	f.row = min(max(f.row, 0), e.view.Count-1)
	f.rowID = e.ask.data.RowID(f.row)
	if to := f.public(); to != from {
		e.ask.report.Emit(events.FocusMoved{From: from, To: to})
	}
}
