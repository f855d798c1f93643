// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package semantics

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// RowMarks returns the marks of rows on the screen.
type RowMarks interface {
	// Mark returns what the i-th row of a part shows of the selection.
	Mark(part viewport.Part, i int) selection.Mark
}

// CellRanges holds the selected ranges.
type CellRanges interface {
	// Selected reports whether a cell is among several that are selected in this frame.
	Selected(at viewport.Address) bool
}

// CellMarks holds the marks in the corners of cells.
type CellMarks interface {
	// Reason returns why a cell has a mark, empty if there is no reason to show.
	Reason(at viewport.Address) string
}

// A Mark is the result of the last edit of a cell, as its corner shows it.
type Mark uint8

const (
	// MarkNone is the mark of a cell without a result.
	MarkNone Mark = iota
	// MarkEdited is the mark of an edited cell.
	MarkEdited
	// MarkRefused is the mark of a cell whose value was not accepted, with a reason.
	MarkRefused
)

// A cell holds the role and the state of a cell, in addition to its text.
type cell struct {
	feature.CellRole
	mark Mark
	// about is the rest of the description, in addition to the text; empty for nothing.
	about string
	// selected is set if the cell is in a range and more than one cell is selected.
	selected bool
}

// cellAt returns the role and the state of a cell, in any band except the header.
func (f *Feature) cellAt(at viewport.Address) (c cell) {
	if f.Viewport.IsFull(at) {
		return c // its text, whatever the column shows in other rows
	}
	if f.Contents.IsWidget(at) {
		c.Role = feature.RoleNone
		return c
	}
	c.CellRole = f.Features.DescribeCell(at)
	c.about = c.About
	if c.Role <= feature.RoleTick && viewport.HasRows(at.Band) {
		c.about = f.Features.CellWords(at)
	}
	c.mark, c.selected = f.markAt(at), f.Ranges != nil && f.Ranges.Selected(at)
	return c
}

// markAt returns the mark in the corner of a cell.
func (f *Feature) markAt(at viewport.Address) Mark {
	switch m := f.Editing.MarkAt(at.Band, at.Row, at.Col); {
	case m.HasReason():
		return MarkRefused
	case m == edit.MarkEdited:
		return MarkEdited
	}
	return MarkNone
}

// rowStatus returns the edit status of a row, in any band.
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

// header returns what the header of a column shows in addition to its text.
func (f *Feature) header(col int) Header {
	m := f.Marks.Of(col)
	return Header{
		Box: f.Columns.IsCheckBox(col), Corner: f.Features.IsCorner(col),
		Sorted: m.Sorted, Desc: m.Desc, By: m.By, Place: m.Place, Filtered: m.Filtered,
	}
}

// A Header holds what the header of a column shows in addition to its text.
type Header struct {
	// Box is set for the header of the column of check boxes.
	Box bool
	// Corner is set for the corner above the row numbers, which selects all.
	Corner bool
	// Sorted is set if the rows are sorted by the column, Desc if they descend.
	Sorted, Desc bool
	// By tells whether rows are sorted by the value, the magnitude, a list, the colour or the icon of the column.
	By option.SortBy
	// Place is the place of the column in the sort order, counted from 1; 0 if the rows are sorted by only this
	// column, or not by it.
	Place int
	// Filtered is set if a filter of the column is active.
	Filtered bool
}

// A RowStatus holds the edit status of a row.
type RowStatus struct {
	// Name is the status in words, empty for an unchanged row.
	Name string
	// InCells is set if the phrases of the edited cells contain the status.
	InCells bool
	// Reason is why the row was not accepted, empty for other rows.
	Reason string
}
