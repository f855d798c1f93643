// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"
	"image/color"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/paint"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// cachedTexts caches texts of panels, fields and signs between frames, so that a settled frame
// shapes nothing.
type cachedTexts map[cachedKey]*cachedText

// cachedKey names a cached text. room is the width in pixels to which the text is cut, or uncut.
type cachedKey struct {
	text  string
	face  textrun.Face
	ink   color.NRGBA
	room  int
	style uint32
}

type cachedText struct {
	line  textrun.Line
	width int
}

// uncut is the room of a text that is not cut. No text is cut to a negative width.
const uncut = -1

// maxCached is the maximum number of cached texts.
const maxCached = 320

// Text draws a text in a rectangle with an alignment, in the face of cells. It is not inlined,
// because it has many callers and binaries are to be small.
//
//go:noinline
func (p *Painter) Text(s string, r image.Rectangle, a option.Align, c color.NRGBA) {
	p.TextIn(p.Style.Face, s, r, a, c)
}

// Notice draws a text in the middle of a rectangle that replaces an empty list.
func (p *Painter) Notice(s string, r image.Rectangle) {
	node := Clip(p.Ops, r)
	NodeLabel(p.Ops, s)
	node.Pop()
	p.Text(s, r, option.AlignCenter, p.Style.Theme.FgMuted)
}

// TextIn draws a text like Text, in another face.
func (p *Painter) TextIn(f textrun.Face, s string, r image.Rectangle, a option.Align, c color.NRGBA) {
	if s == "" || r.Dx() <= 0 {
		return
	}
	l := p.cachedText(cachedKey{s, f, c, r.Dx(), p.StyleRev})
	defer Clip(p.Ops, r).Pop()
	defer Offset(p.Ops, image.Pt(p.alignIn(r, a, l.width), r.Min.Y+p.Baseline(f, r.Dy()))).Pop()
	l.line.Paint(p.Ops)
}

// alignIn returns the x coordinate of a text of a width in a rectangle.
func (p *Painter) alignIn(r image.Rectangle, a option.Align, width int) int {
	switch {
	case a == option.AlignCenter:
		return r.Min.X + (r.Dx()-width)/2
	case (a == option.AlignEnd) != p.Style.RTL:
		return r.Max.X - width
	}
	return r.Min.X
}

// SmallText draws a short text without cutting it, in the middle of a rectangle.
func (p *Painter) SmallText(s string, f textrun.Face, r image.Rectangle, c color.NRGBA) {
	l := p.cachedText(cachedKey{s, f, c, uncut, p.StyleRev})
	t := Offset(p.Ops, image.Pt(r.Min.X+(r.Dx()-l.width)/2, r.Min.Y+p.Baseline(f, r.Dy())))
	l.line.Paint(p.Ops)
	t.Pop()
}

// cachedText returns a text from the cache, and shapes and records it if it is missing. A full
// cache is emptied; visible texts are cached again when they are drawn.
func (p *Painter) cachedText(k cachedKey) *cachedText {
	if l := p.cachedTexts[k]; l != nil {
		return l
	}
	if p.cachedTexts == nil || len(p.cachedTexts) >= maxCached {
		p.cachedTexts = cachedTexts{}
	}
	l := new(cachedText)
	var run *textrun.Run
	if k.room == uncut {
		run = p.Cache.RunString(k.face, k.text)
	} else {
		run = p.Cache.FitString(k.face, k.text, k.room)
	}
	l.width = run.Width
	l.line.Add(run, 0, k.ink)
	l.line.Record(&p.Cache)
	p.cachedTexts[k] = l
	return l
}

// DrawGlyph draws an icon that is text.
func (p *Painter) DrawGlyph(_ layout.Context, glyph string, px int, c color.NRGBA) {
	p.SmallText(glyph, p.glyphFace(px), image.Rect(0, 0, px, px), c)
}

// glyphFace returns the face of icons that are text, in a square of px pixels.
func (p *Painter) glyphFace(px int) textrun.Face {
	return textrun.Face{Font: p.Style.HeaderFace.Font, Px: max(px, 1)}
}

// Label returns a widget of text in the grid's font. It lays out the text twice, because the
// semantic node of a Gio label has the size of its constraints, and must have the size of the text.
func (p *Painter) Label(txt string, c color.NRGBA) layout.Widget {
	txt = textrun.Shapeable(txt)
	return func(gtx layout.Context) layout.Dimensions {
		m := op.Record(gtx.Ops)
		paint.ColorOp{Color: c}.Add(gtx.Ops)
		ink := m.Stop()
		l := widget.Label{Alignment: text.Middle}
		trial := op.Record(gtx.Ops)
		dims := l.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), txt, ink)
		trial.Stop()
		gtx.Constraints = layout.Exact(dims.Size)
		return l.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), txt, ink)
	}
}

// TextSize returns the grid's text size in sp, for widgets of Gio.
func (p *Painter) TextSize(gtx layout.Context) unit.Sp {
	return gtx.Metric.PxToSp(p.Style.Face.Px)
}

// Baseline returns the distance from the top of a row to the baseline of its text, in
// pixels.
func (p *Painter) Baseline(f textrun.Face, height int) int {
	l := &p.lastLine
	if l.face != f || l.height != height || l.style != p.StyleRev {
		m := p.Cache.Metrics(f)
		*l = baseLine{f, height, p.StyleRev, (height-m.Ascent-m.Descent)/2 + m.Ascent}
	}
	return l.base
}

// baseLine is the baseline of a face in rows of a height.
type baseLine struct {
	face   textrun.Face
	height int
	style  uint32
	base   int
}

// Pitch returns the distance between the baselines of two lines of text, in pixels.
func (p *Painter) Pitch(f textrun.Face) int {
	m := p.Cache.Metrics(f)
	return max(m.Ascent+m.Descent, 1)
}
