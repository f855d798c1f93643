// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/selection"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// askPicks asks what the rows on the screen show of the selection.
func (p *painter) askPicks() {
	e := p.engine
	e.stickyPaint.picks = e.stickyPaint.picks[:0]
	r := e.ask.data.Reader()
	for b := range e.picks {
		e.picks[b] = e.picks[b][:0]
		if p.ask.Selection.Mode == option.SelectOff || !viewport.HasRows(layoutx.Band(b)) {
			continue
		}
		for _, row := range e.view.Sheet.Rows[b] {
			number, _ := e.view.RowAt(viewport.Address{Band: layoutx.Band(b), Row: row.Index, Col: 0})
			e.picks[b] = append(e.picks[b], e.ask.selection.MarkBy(&r, number))
		}
	}
	e.askStickyPicks()
}

// pickAt is what the i-th row on the screen of a band shows of the selection.
func (e *engine) pickAt(b layoutx.Band, i int) selection.Mark {
	if i >= len(e.picks[b]) {
		return selection.Mark{}
	}
	return e.picks[b][i]
}

// pickGrounds fills the selected rows of a band, those side by side in one piece. Where
// colours are the system's they have a bar too, unless their boxes say so.
func (p *painter) pickGrounds(b layoutx.Band, band image.Rectangle) {
	if p.ask.Selection.Mode == option.SelectOff || p.Style.Theme.Selected.A == 0 {
		return
	}
	p.Ink(p.Style.Theme.Selected)
	rows := p.view.Sheet.Rows[b]
	for i := 0; i < len(rows); i++ {
		if !p.pickAt(b, i).Selected {
			continue
		}
		r := bandRow(band, rows[i])
		for i+1 < len(rows) && rows[i+1].Start == r.Max.Y && p.pickAt(b, i+1).Selected {
			i++
			r.Max.Y = rows[i].End()
		}
		p.FillInk(r)
	}
	if !p.Style.ForcedColors || p.isBox(0) {
		return
	}
	for i, row := range rows {
		if p.pickAt(b, i).Selected {
			p.StyleBar(bandRow(band, row), theme.CellStyle{Bar: p.Style.Theme.Fg})
		}
	}
}

// boxes draws the check boxes of a pane's rows in a band.
func (p *painter) boxes(pane layoutx.Pane, b layoutx.Band) {
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.isBox(col.Index) {
			continue
		}
		run := p.beginBoxes(b, col.Index)
		for i, row := range p.view.Sheet.Rows[b] {
			if of := p.pickAt(b, i); of.Box {
				line := p.view.FirstLine(row)
				r := image.Rect(col.Start, line.Start, col.Start+col.Size, line.End()-p.Style.Line)
				hover := p.pointer.Hover.At == viewport.Address{Band: b, Row: row.Index, Col: col.Index}
				run.Add(p.BoxIn(r, draw.BoxState{Single: p.ask.Selection.Mode == option.SelectSingle, Share: of.Share, Refused: of.Refused, Hover: hover}))
			}
		}
		p.EndBoxes(run)
	}
}

// headBox draws the box in the header.
func (p *painter) headBox(pane layoutx.Pane) {
	if p.ask.Selection.Mode != option.SelectMulti {
		return
	}
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.isBox(col.Index) {
			continue
		}
		at := viewport.Address{Band: layoutx.Head, Row: p.cols.Levels - 1, Col: col.Index}
		share, none := p.ask.selection.HeadPick()
		r := p.view.HeadRect(at)
		r.Min.Y, r.Max.Y = max(r.Min.Y, r.Max.Y-p.view.Heads.Height(p.cols.Levels-1)), r.Max.Y-p.Style.Line
		p.CheckBox(r, draw.BoxState{Share: share, Refused: none, Hover: p.pointer.Hover.At == at})
	}
}
