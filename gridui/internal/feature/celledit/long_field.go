// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// longWidth is the preferred width of the field of a long text, longLines the number of visible lines
	// before it scrolls.
	longWidth = unit.Dp(320)
	longLines = 8
)

// drawLines draws a field of several lines over the cell and its neighbours, and returns its place.
func (pc *picture) drawLines(cell, within image.Rectangle) image.Rectangle {
	p := pc.Painter
	r := pc.widened(cell, within)
	metrics := p.Cache.Metrics(p.Style.Face)
	line := metrics.Ascent + metrics.Descent
	top := p.Baseline(p.Style.Face, min(cell.Dy()+p.Style.Line, p.Style.RowHeight)) - metrics.Ascent
	room := max(min(longLines*line, within.Dy()-2*top), line)
	gtx := p.Gtx
	text := r.Dx() - 2*p.Style.Padding
	gtx.Constraints = layout.Constraints{Min: image.Pt(text, 0), Max: image.Pt(max(text, 1), room)}
	pc.Input.Editor.Alignment = pc.alignment(option.AlignStart)
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p, &pc.Input.Editor)
	call := m.Stop()
	r.Max.Y = max(r.Min.Y+min(dims.Size.Y, room)+2*top, cell.Max.Y)
	r = r.Sub(image.Pt(0, max(r.Max.Y-within.Max.Y, 0)))
	pc.drawGround(r)
	pc.describe(r.Intersect(within), pc.Input.Editor.Text())
	inner := draw.Clip(p.Ops, r)
	pc.placeCaret(image.Pt(p.Style.Padding, top)) // the text that was clicked begins in the cell, wherever the field is
	t := draw.Offset(p.Ops, r.Min.Add(image.Pt(p.Style.Padding, top)))
	pc.addField(call, dims.Size)
	pc.Input.Underline(p)
	t.Pop()
	inner.Pop()
	pc.drawRing(r)
	return r
}

// widened returns the rectangle of a field of several lines over a cell, in its preferred width, inside its
// pane.
func (pc *picture) widened(cell, within image.Rectangle) image.Rectangle {
	p := pc.Painter
	width := min(max(cell.Dx(), p.Style.Scaled(longWidth)), max(within.Dx(), 1))
	r := cell
	if p.Style.RTL {
		r.Min.X = r.Max.X - width
		return r.Add(image.Pt(max(within.Min.X-r.Min.X, 0), 0))
	}
	r.Max.X = r.Min.X + width
	return r.Sub(image.Pt(max(r.Max.X-within.Max.X, 0), 0))
}
