// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// Drawing keeps shapes, icons and texts between frames, recorded relative to an origin: one path for each colour of a
// layer, and one for each colour of the texts, which are over all layers. The zero value is empty; a Drawing must not be
// copied after first use.
type Drawing struct {
	shapes Shapes
	text   textrun.Line
}

// Begin empties the drawing, and returns the layers that take new shapes. End must follow.
func (d *Drawing) Begin() *Layers {
	d.text.Reset()
	return d.shapes.Begin()
}

// End records the drawing.
func (d *Drawing) End(p *Painter) {
	d.shapes.End()
	d.text.Record(&p.Cache)
}

// Text adds a text like Painter.Text.
func (d *Drawing) Text(p *Painter, s string, r image.Rectangle, a option.Align, ink color.NRGBA) {
	if s == "" || r.Dx() <= 0 {
		return
	}
	run := p.Cache.FitString(p.Style.Face, s, r.Dx())
	d.text.AddBelow(run, p.alignIn(r, a, run.Width), r.Min.Y+p.Baseline(p.Style.Face, r.Dy()), ink)
}

// SmallText adds a text like Painter.SmallText.
func (d *Drawing) SmallText(p *Painter, s string, f textrun.Face, r image.Rectangle, ink color.NRGBA) {
	run := p.Cache.RunString(f, s)
	d.text.AddBelow(run, r.Min.X+(r.Dx()-run.Width)/2, r.Min.Y+p.Baseline(f, r.Dy()), ink)
}

// Icon adds an icon to a layer like Painter.Icon. An icon that is text is over all layers.
func (d *Drawing) Icon(p *Painter, layer *Batch, ic icon.Icon, r image.Rectangle, ink color.NRGBA) {
	at, px := iconIn(r, p.Style.MarkSize)
	if ic.Glyph != "" && px > 0 {
		d.SmallText(p, ic.Glyph, p.glyphFace(px), image.Rect(0, 0, px, px).Add(at), ink)
		return
	}
	layer.Icon(ic, at, px, ink)
}

// Paint paints the drawing with its origin at a point of the sheet.
func (d *Drawing) Paint(p *Painter, origin image.Point) {
	p.MoveTo(origin)
	d.shapes.add(p.Ops)
	d.text.Paint(p.Ops)
	p.MoveTo(image.Point{})
}
