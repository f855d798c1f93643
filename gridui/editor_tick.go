// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Truth values that can be edited are boxes to tick: a click on one, Space and Enter
// turn it over at once. Only who comes to one by Tab, in the middle of other edits,
// is given an editor, so that Tab goes on from there.

// tickAt says whether a cell is a box to tick that has a value, and whether that is
// true.
func (e *engine) tickAt(at viewport.Address) (on, known bool) {
	if !e.cols.Leaves[at.Col].Ticks || !e.view.IsRow(at) {
		return false, false
	}
	return e.ask.truth(at)
}

func (e *engine) isTick(at viewport.Address) bool {
	_, known := e.tickAt(at)
	return known
}

// ticks draws the boxes of truth values that can be edited in a pane's part of a
// band.
func (p *painter) ticks(pane layoutx.Pane, b layoutx.Band) {
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.cols.Leaves[col.Index].Ticks {
			continue
		}
		run := p.beginBoxes(b, col.Index)
		for _, row := range p.view.Sheet.Rows[b] {
			at := viewport.Address{Band: b, Row: row.Index, Col: col.Index}
			if on, known := p.tickAt(at); known && !p.edits(at) {
				r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size-p.Style.Line)
				run.Add(p.BoxIn(r, tickState(on, p.pointer.Hover.At == at)))
			}
		}
		p.EndBoxes(run)
	}
}

// tickState is what the box of a truth value shows.
func tickState(on, hover bool) draw.BoxState {
	s := draw.BoxState{Hover: hover}
	if on {
		s.Share = rowmodel.Every
	}
	return s
}

// tickClicked turns a truth value over at a click on its box.
func (e *engine) tickClicked(at image.Point, cell viewport.Address) {
	if !e.cols.Leaves[cell.Col].Ticks || !e.truthAt(cell) {
		return
	}
	c, ok := e.view.Sheet.Find(cell.Band, cell.Row, cell.Col)
	if !ok {
		return
	}
	reach := min(e.draw.Style.RowHeight, c.Rect.Dx()) / 2
	middle := c.Rect.Min.Add(c.Rect.Size().Div(2))
	if d := at.Sub(middle); max(d.X, -d.X) <= reach && max(d.Y, -d.Y) <= reach {
		e.turnOver(cell)
	}
}

// truthAt says whether a cell is one of a truth value that can be edited.
func (e *engine) truthAt(at viewport.Address) bool {
	return e.view.IsRow(at) && e.cols.Leaves[at.Col].Kind == option.KindBool &&
		e.ask.editMode().on && !e.hasOverlay() && e.ask.editable(at) && e.ask.editor(at).kind == column.EditorTruth
}

// turnOver gives a truth value its other value, and says whether it could: there is no
// editor to show why not, so the caller hears of it.
func (e *engine) turnOver(at viewport.Address) bool {
	of := e.ask.editor(at)
	rowID, columnID := e.view.RowIDAt(at), e.cols.Leaves[at.Col].ID
	err := e.ask.commitCell(typedValue{rowID: rowID, columnID: columnID, kind: column.EditorTruth, truth: !of.truth}, false)
	if err != nil {
		e.ask.report.Emit(events.EditRefused{RowID: rowID, ColumnID: columnID, Err: err})
	}
	return err == nil
}
