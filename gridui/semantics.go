// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// semanticsGrid answers what the descriptions for assistive technology ask the grid.
type semanticsGrid struct{ grid *core }

// FocusedCell is the address of the focused cell, viewport.NoCell if there is none.
func (s semanticsGrid) FocusedCell() viewport.Address { return s.grid.engine.focus.at() }

// SelectedRows is how many rows were selected when they were counted last.
func (s semanticsGrid) SelectedRows() int { return s.grid.selection.SelectedKnown() }

// RowMark is what the i-th row on the screen of a band shows of the selection.
func (s semanticsGrid) RowMark(b layoutx.Band, i int) selection.Mark {
	return s.grid.engine.pickAt(b, i)
}

// StickyMark is what the i-th of the rows that stick shows of the selection.
func (s semanticsGrid) StickyMark(i int) (m selection.Mark) {
	if picks := s.grid.engine.stickyPaint.picks; i < len(picks) {
		m = picks[i]
	}
	return m
}

// RowStatus is what became of a row of any band.
func (s semanticsGrid) RowStatus(b layoutx.Band, row int) (status semantics.RowStatus) {
	if !viewport.HasRows(b) {
		return status
	}
	texts := &s.grid.engine.draw.Style.Texts
	status.Name = s.grid.statusName(viewport.Address{Band: b, Row: row, Col: 0}, texts)
	status.InCells = status.Name == texts.Edited && s.grid.marksCorners()
	status.Reason = s.grid.rowReason(b, row)
	return status
}

// Cell is what a cell is, of any band but the header.
func (s semanticsGrid) Cell(at viewport.Address) (c semantics.Cell) {
	e := &s.grid.engine
	if e.isWidget(at) {
		c.Role = semantics.RoleNone
		return c
	}
	texts := &e.draw.Style.Texts
	switch l := &e.cols.Leaves[at.Col]; {
	case l.Ticks:
		if on, known := e.tickAt(at); known {
			c.Role, c.On = semantics.RoleTick, on
		}
	case e.isBox(at.Col):
		c.Role, c.Label = semantics.RoleBox, texts.SelectRow
	case e.features.rowPins.IsColumn(at.Col):
		c.Role = semantics.RoleNone
		if e.features.rowPins.IsButton(at) {
			c.Role = semantics.RolePin
			c.Label, c.On = e.features.rowPins.Label(at)
		}
	case e.isHandle(at.Col):
		c.Role = semantics.RoleNone
		if at.Band == layoutx.Body && e.canDragRow(at.Row) {
			c.Role, c.Label, c.Disabled = semantics.RoleHandle, texts.MoveRow, e.rowsBlocked() != notBlocked
		}
	}
	c.Mark = s.mark(at)
	return c
}

// mark is what the corner of a cell says.
func (s semanticsGrid) mark(at viewport.Address) semantics.Mark {
	if !viewport.HasRows(at.Band) || !s.grid.marksCorners() {
		return semantics.MarkNone
	}
	switch m := s.grid.cornerMark(at); {
	case m.tells():
		return semantics.MarkRefused
	case m == markEdited:
		return semantics.MarkEdited
	}
	return semantics.MarkNone
}

// Refusal is why the value of a cell was not accepted.
func (s semanticsGrid) Refusal(at viewport.Address) string { return s.grid.reasonAt(at) }

// Header is what the header of a column shows beside its text.
func (s semanticsGrid) Header(col int) semantics.Header {
	m := s.grid.engine.marks.Of(col)
	return semantics.Header{Box: s.grid.engine.isBox(col), Sorted: m.Sorted, Desc: m.Desc, Place: m.Place, Filtered: m.Filtered}
}

// HeaderBox is what the check box in the header shows, and whether it does nothing.
func (s semanticsGrid) HeaderBox() (share rowmodel.Share, refused bool) {
	return s.grid.selection.HeadPick()
}
