// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package details

import (
	"image"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintOver draws the marks that open and close details.
func (f *Feature) PaintOver(part feature.Part) {
	if !viewport.HasRows(part.Band) || !f.Viewport.HasDetails() {
		return
	}
	for _, col := range part.Cols {
		if col.Index != f.Columns.Detail {
			continue
		}
		for _, row := range part.Rows {
			number, ok := f.Viewport.RowAt(viewport.Address{Band: part.Band, Row: coord.Slot(row.Index), Col: col.Index})
			if has, open := f.Cells.DetailState(number); ok && has {
				f.Painter.OpenMark(f.Viewport.DetailMark(row, col), open)
			}
		}
	}
}

// PaintDetails draws the details of the visible rows, across all panes.
func (f *Feature) PaintDetails() {
	if !f.Viewport.Details.AnyShown() {
		return
	}
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom} {
		f.paintBand(b)
	}
}

// paintBand draws the details of the rows of a band.
func (f *Feature) paintBand(b layoutx.Band) {
	band := f.Viewport.Sheet.Panes.Band(b)
	if b == layoutx.Body {
		band = f.Viewport.ScrolledBody()
	}
	defer draw.Clip(f.Painter.Ops, band).Pop()
	for i, row := range f.Viewport.Sheet.Rows[b] {
		d, ok := f.Viewport.Details.ShownAt(b, coord.Slot(row.Index))
		if !ok {
			continue
		}
		r := image.Rect(band.Min.X, row.End(), band.Max.X, row.End()+d.Height)
		if r.Intersect(band).Empty() {
			continue
		}
		f.paintDetail(r, d, f.Phrases.Detail(b, i))
	}
}

// paintDetail draws a detail in a rectangle, with a label for assistive technology.
func (f *Feature) paintDetail(r image.Rectangle, d viewport.ShownDetail, label string) {
	p := f.Painter
	p.Fill(r, p.Style.Theme.Bg)
	t := draw.Offset(p.Ops, r.Min)
	c := clip.Rect{Max: r.Size()}.Push(p.Ops)
	if label != "" {
		draw.NodeAbout(p.Ops, label)
	}
	d.Call.Add(p.Ops)
	c.Pop()
	t.Pop()
	if p.Style.Lines != theme.LinesNone {
		p.Fill(image.Rect(r.Min.X, r.Max.Y-p.Style.Line, r.Max.X, r.Max.Y), p.Style.Theme.Border)
	}
}
