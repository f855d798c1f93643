// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature/semantics"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// semanticsGrid answers what the descriptions for assistive technology ask the grid.
type semanticsGrid struct{ grid *Grid }

// SelectedRows is how many rows were selected when they were counted last.
func (s semanticsGrid) SelectedRows() int { return s.grid.Selection.SelectedKnown() }

// RowMark is what the i-th row of a part shows of the selection.
func (s semanticsGrid) RowMark(part viewport.Part, i int) selection.Mark {
	return s.grid.Features.RowSelect.Mark(&part, i)
}

// RowStatus is what became of a row of any band.
func (s semanticsGrid) RowStatus(b layoutx.Band, row coord.Slot) (status semantics.RowStatus) {
	if !viewport.HasRows(b) {
		return status
	}
	texts, editing := &s.grid.Painter.Style.Texts, &s.grid.Editing
	status.Name = editing.StatusName(b, row, texts)
	status.InCells = status.Name == texts.Edited && editing.HasMarks()
	status.Reason = editing.RowInvalid(b, row)
	return status
}

// Cell is what a cell is, of any band but the header.
func (s semanticsGrid) Cell(at viewport.Address) (c semantics.Cell) {
	e := s.grid
	if e.Contents.IsWidget(at) {
		c.Role = semantics.RoleNone
		return c
	}
	texts := &e.Painter.Style.Texts
	switch l := &e.Columns.Leaves[at.Col]; {
	case l.Ticks:
		if on, known := e.Features.Ticks.At(at); known {
			c.Role, c.On = semantics.RoleTick, on
		}
	case e.Columns.IsCheckBox(at.Col):
		c.Role, c.Label = semantics.RoleBox, texts.SelectRow
	case l.Digits > 0:
		c.Role = semantics.RoleNumber
		if _, ok := e.Data.Numbers().Of(at.Band, at.Row, e.Options.RowNumbers.Source); !ok {
			c.Role = semantics.RoleNone
		}
	case e.Features.RowPins.IsColumn(at.Col):
		c.Role = semantics.RoleNone
		if e.Features.RowPins.IsButton(at) {
			c.Role = semantics.RolePin
			c.Label, c.On = e.Features.RowPins.Label(at)
		}
	case e.Features.RowDrag.IsHandle(at.Col):
		c.Role = semantics.RoleNone
		if shows, blocked, _ := e.Features.RowDrag.Handle(at); shows {
			c.Role, c.Label, c.Disabled = semantics.RoleHandle, texts.MoveRow, blocked
		}
	}
	if c.Role <= semantics.RoleTick && viewport.HasRows(at.Band) {
		c.About = e.Features.CellWords(at)
	}
	c.Mark, c.Selected = s.mark(at), e.Features.CellRanges.Selected(at)
	return c
}

// mark is what the corner of a cell says.
func (s semanticsGrid) mark(at viewport.Address) semantics.Mark {
	switch m := s.grid.Editing.MarkAt(at.Band, at.Row, at.Col); {
	case m.HasReason():
		return semantics.MarkRefused
	case m == edit.MarkEdited:
		return semantics.MarkEdited
	}
	return semantics.MarkNone
}

// Refusal is why the value of a cell was not accepted.
func (s semanticsGrid) Refusal(at viewport.Address) string {
	return s.grid.Features.CellMarks.Reason(at)
}

// Header is what the header of a column shows beside its text.
func (s semanticsGrid) Header(col int) semantics.Header {
	e := s.grid
	m := e.Marks.Of(col)
	corner := e.Columns.IsRowNumber(col) && e.Features.RowNumbers.CornerSelects()
	return semantics.Header{Box: e.Columns.IsCheckBox(col), Corner: corner, Sorted: m.Sorted, Desc: m.Desc, Place: m.Place, Filtered: m.Filtered}
}

// HeaderBox is what the check box in the header shows, and whether it does nothing.
func (s semanticsGrid) HeaderBox() (share rowmodel.Share, refused bool) {
	return s.grid.Selection.HeadMark()
}
