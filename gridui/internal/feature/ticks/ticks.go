// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package ticks draws the check boxes of boolean columns that can be edited, and reports which cells have one.
// The cell editor handles clicks on them.
//
// It reads rows through the dataset and the definition of the column, and finds out from the grid which cells
// show an aggregate instead. It imports column, dataset, draw, host and viewport, and no other feature.
package ticks

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// Grid is the part of the grid that the feature needs.
type Grid interface {
	// IsBranchSum reports whether a branch of a tree shows an aggregate in a cell.
	IsBranchSum(at viewport.Address) bool
}

// Editor is the cell editor.
type Editor interface {
	// Edits reports whether a cell is being edited.
	Edits(at viewport.Address) bool
}

// Feature keeps no state: it paints the values of rows.
type Feature struct {
	_ nocmp.Struct

	Columns  *column.Set
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Pointer  *host.Pointer
	Editor   Editor
	Grid     Grid

	drawn draw.BoxRuns
}

// At reports whether a cell has a check box with a value, and whether that value is true.
func (f *Feature) At(at viewport.Address) (on, known bool) {
	if !f.Columns.Leaves[at.Col].Ticks || !f.Viewport.IsRow(at) {
		return false, false
	}
	row, ok := f.Dataset.Row(at.Band, at.Row)
	if d := f.Columns.Def(at.Col); ok && d.Boolean != nil && !f.Grid.IsBranchSum(at) {
		return d.Boolean(row)
	}
	return false, false
}

// Is reports whether a cell shows a check box.
func (f *Feature) Is(at viewport.Address) bool {
	_, known := f.At(at)
	return known
}

// DescribeCell returns the truth value of a cell that shows a check box.
func (f *Feature) DescribeCell(at viewport.Address) (role feature.CellRole, ok bool) {
	if !f.Columns.Leaves[at.Col].Ticks {
		return role, false
	}
	if on, known := f.At(at); known {
		role = feature.CellRole{Role: feature.RoleTick, On: on}
	}
	return role, true
}

// PaintOver draws the check boxes of a part.
func (f *Feature) PaintOver(part feature.Part) {
	if !f.Columns.AnyTick || !viewport.HasRows(part.Band) {
		return
	}
	p := f.Painter
	for _, col := range part.Cols {
		if !f.Columns.Leaves[col.Index].Ticks {
			continue
		}
		run := f.drawn.Begin(p, draw.BoxRunKey{Band: part.Band, Col: col.Index}, col.Start)
		for _, row := range part.Rows {
			run.AddRow(row)
			at := viewport.Address{Band: part.Band, Row: coord.Slot(row.Index), Col: col.Index}
			inRow, inCol, ok := f.Viewport.Place(&part, row, col)
			if !ok || inCol.Index != col.Index {
				continue
			}
			on, known := f.At(at)
			if !known || f.Editor.Edits(at) {
				continue
			}
			if m, merged := f.Viewport.DrawnMerged(at); merged && part.Sticky < 0 { // its box is not inside the row
				p.CheckBox(f.boxCell(f.Viewport.MergedLine(m, 0), inCol), f.state(at, on))
				continue
			}
			run.SetBox(f.boxCell(inRow, inCol), f.state(at, on))
		}
		p.EndBoxes(run, f.Viewport.Scrolled(part.Band))
	}
}

// boxCell returns the room for the check box of a cell, without the line below the row.
func (f *Feature) boxCell(row, col celllayout.Span) image.Rectangle {
	return image.Rect(col.Start, row.Start, col.End(), row.End()-f.Painter.Style.Line)
}

// state returns how the check box of a cell looks.
func (f *Feature) state(at viewport.Address, on bool) draw.BoxState {
	s := draw.BoxState{Hover: f.Pointer.Hover.At == at}
	if on {
		s.Share = rowmodel.Every
	}
	return s
}
