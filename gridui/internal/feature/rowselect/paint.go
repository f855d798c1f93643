// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowselect

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintRows fills the selected rows of a band across all panes. If the system sets the colours they also have a bar,
// unless check boxes show which they are.
func (f *Feature) PaintRows(part feature.Part) {
	p := f.Painter
	if f.Options.Mode == option.SelectOff || p.Style.Theme.Selected.A == 0 {
		return
	}
	band, marks := f.Viewport.Sheet.Panes.Band(part.Band), f.marksOf(&part)
	rule := p.Rule(p.Style.Theme.Selected)
	for i := range marks {
		if marks[i].Selected {
			rule.PaintRow(rowIn(band, part.Rows[i]))
		}
	}
	rule.End()
	if !p.Style.ForcedColors || f.Columns.IsCheckBox(0) {
		return
	}
	for i := range marks {
		if marks[i].Selected {
			p.StyleBar(rowIn(band, part.Rows[i]), theme.CellStyle{Bar: p.Style.Theme.Fg})
		}
	}
}

// rowIn returns the bounds of a row of a band, in pixels of the sheet.
func rowIn(band image.Rectangle, row celllayout.Span) image.Rectangle {
	return image.Rect(band.Min.X, row.Start, band.Max.X, row.End())
}

// PaintOver draws the check boxes of the rows of a part.
func (f *Feature) PaintOver(part feature.Part) {
	if f.Options.Mode == option.SelectOff {
		return
	}
	p, rows, marks := f.Painter, part.Rows, f.marksOf(&part)
	if part.Scrolls() {
		rows, _ = f.Viewport.BlockRows()
		marks = f.body
	}
	for _, col := range part.Cols {
		if !f.Columns.IsCheckBox(col.Index) {
			continue
		}
		run := f.drawn.Begin(p, draw.BoxRunKey{Band: part.Band, Col: col.Index}, col.Start)
		for i := range marks {
			row := rows[i]
			run.AddRow(row)
			if m := &marks[i]; m.Box {
				line := f.Viewport.FirstLine(row)
				r := image.Rect(col.Start, line.Start, col.End(), line.End()-p.Style.Line)
				hover := f.Pointer.Hover.At == viewport.Address{Band: part.Band, Row: coord.Slot(row.Index), Col: col.Index}
				run.SetBox(r, draw.BoxState{Single: f.Options.Mode == option.SelectSingle, Share: m.Share, Refused: m.Refused, Hover: hover, Waits: m.Reading})
			}
		}
		p.EndBoxes(run, f.Viewport.Scrolled(part.Band))
	}
}

// PaintHead draws the check box that selects all rows, in the lowest level of the header.
func (f *Feature) PaintHead(part feature.Part) {
	if f.Options.Mode != option.SelectMulti {
		return
	}
	p, level := f.Painter, f.Columns.Levels-1
	for _, col := range part.Cols {
		if !f.Columns.IsCheckBox(col.Index) {
			continue
		}
		at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(level), Col: col.Index}
		share, none := f.Selection.HeadMark()
		r := f.Viewport.HeadRect(at)
		r.Min.Y, r.Max.Y = max(r.Min.Y, r.Max.Y-f.Viewport.Heads.Height(level)), r.Max.Y-p.Style.Line
		p.CheckBox(r, draw.BoxState{Share: share, Refused: none, Hover: f.Pointer.Hover.At == at})
	}
}
