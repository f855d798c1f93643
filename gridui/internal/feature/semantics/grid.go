// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// RowMarks are the marks of rows on the screen.
type RowMarks interface {
	// Mark returns what the i-th row of a part shows of the selection.
	Mark(part viewport.Part, i int) selection.Mark
}

// CellRanges are the selected ranges.
type CellRanges interface {
	// Selected reports whether a cell is one of several that are selected in this frame.
	Selected(at viewport.Address) bool
}

// CellMarks are the marks in the corners of cells.
type CellMarks interface {
	// Reason returns why a cell has one, empty where there is nothing to tell.
	Reason(at viewport.Address) string
}

// Mark is what the corner of a cell says of its last edit.
type Mark uint8

const (
	// MarkNone says nothing.
	MarkNone Mark = iota
	// MarkEdited says that the cell was edited.
	MarkEdited
	// MarkRefused says that its value was not accepted, for which there is a reason.
	MarkRefused
)

// cell is what a cell is, beside its text.
type cell struct {
	feature.CellRole
	mark Mark
	// about is what there is to say of the cell beside its text, empty for nothing.
	about string
	// selected says that the cell is in a range, and that more than one cell is selected.
	selected bool
}

// cellAt returns what a cell is, of any band but the header.
func (f *Feature) cellAt(at viewport.Address) (c cell) {
	if f.Contents.IsWidget(at) {
		c.Role = feature.RoleNone
		return c
	}
	c.CellRole = f.Features.DescribeCell(at)
	if c.Role <= feature.RoleTick && viewport.HasRows(at.Band) {
		c.about = f.Features.CellWords(at)
	}
	c.mark, c.selected = f.markAt(at), f.Ranges != nil && f.Ranges.Selected(at)
	return c
}

// markAt returns what the corner of a cell says.
func (f *Feature) markAt(at viewport.Address) Mark {
	switch m := f.Editing.MarkAt(at.Band, at.Row, at.Col); {
	case m.HasReason():
		return MarkRefused
	case m == edit.MarkEdited:
		return MarkEdited
	}
	return MarkNone
}

// rowStatus returns what became of a row of any band.
func (f *Feature) rowStatus(b layoutx.Band, row coord.Slot) (status RowStatus) {
	if !viewport.HasRows(b) {
		return status
	}
	texts := &f.Painter.Style.Texts
	status.Name = f.Editing.StatusName(b, row, texts)
	status.InCells = status.Name == texts.Edited && f.Editing.HasMarks()
	status.Reason = f.Editing.RowInvalid(b, row)
	return status
}

// header returns what the header of a column shows beside its text.
func (f *Feature) header(col int) Header {
	m := f.Marks.Of(col)
	return Header{
		Box: f.Columns.IsCheckBox(col), Corner: f.Features.IsCorner(col),
		Sorted: m.Sorted, Desc: m.Desc, Place: m.Place, Filtered: m.Filtered,
	}
}

// Header is what the header of a column shows beside its text.
type Header struct {
	// Box says that it is that of the check boxes.
	Box bool
	// Corner says that it is the corner above the row numbers, and selects all.
	Corner bool
	// Sorted says that the rows are sorted by the column, Desc that they descend.
	Sorted, Desc bool
	// Place is the place of the column in the sort order, counted from 1, 0 if it is sorted
	// alone or not at all.
	Place int
	// Filtered says that a filter of the column is active.
	Filtered bool
}

// RowStatus is what became of a row.
type RowStatus struct {
	// Name is that in words, empty where nothing did.
	Name string
	// InCells says that the edited cells of the row say so themselves.
	InCells bool
	// Reason is why the row was not accepted, empty for others.
	Reason string
}
