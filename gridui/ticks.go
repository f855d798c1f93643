// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// tickAt reports whether a cell is the check box of a boolean that has a value, and whether
// that is true.
func (e *engine) tickAt(at viewport.Address) (on, known bool) {
	if !e.cols.Leaves[at.Col].Ticks || !e.view.IsRow(at) {
		return false, false
	}
	row, ok := e.ask.data.Row(at.Band, at.Row)
	if d := e.cols.Def(at.Col); ok && d.Boolean != nil && !e.ask.isBranchSum(at) {
		return d.Boolean(row)
	}
	return false, false
}

func (e *engine) isTick(at viewport.Address) bool {
	_, known := e.tickAt(at)
	return known
}

// ticks draws the check boxes of booleans that can be edited in a pane's part of a band.
func (p *painter) ticks(pane layoutx.Pane, b layoutx.Band) {
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.cols.Leaves[col.Index].Ticks {
			continue
		}
		run := p.beginBoxes(b, col.Index)
		for _, row := range p.view.Sheet.Rows[b] {
			at := viewport.Address{Band: b, Row: row.Index, Col: col.Index}
			if on, known := p.tickAt(at); known && !p.features.cellEdit.Edits(at) {
				r := image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size-p.Style.Line)
				run.Add(p.BoxIn(r, tickState(on, p.pointer.Hover.At == at)))
			}
		}
		p.EndBoxes(run)
	}
}

// tickState is what the check box of a boolean shows.
func tickState(on, hover bool) draw.BoxState {
	s := draw.BoxState{Hover: hover}
	if on {
		s.Share = rowmodel.Every
	}
	return s
}
