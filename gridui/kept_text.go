// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/option"
)

// keptTexts are texts of panels and fields, cut to a width and kept from frame to
// frame.
type keptTexts map[keptKey]*keptText

type keptKey struct {
	text  string
	face  textrun.Face
	ink   color.NRGBA
	room  int
	style uint32
}

type keptText struct {
	line  textrun.Line
	width int
}

// maxKept is how many texts are kept.
const maxKept = 256

// say draws a text in a rectangle, at its reading start unless told otherwise.
//
// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (p *painter) say(s string, r image.Rectangle, a option.Align, c color.NRGBA) {
	p.sayIn(p.style.Face, s, r, a, c)
}

// notice says what stands in place of a list.
func (p *painter) notice(s string, r image.Rectangle) {
	node := clipTo(p.ops, r)
	nodeLabel(p.ops, s)
	node.Pop()
	p.say(s, r, option.AlignCenter, p.style.Theme.FgMuted)
}

// sayIn is say in another face than that of the cells.
func (p *painter) sayIn(f textrun.Face, s string, r image.Rectangle, a option.Align, c color.NRGBA) {
	if s == "" || r.Dx() <= 0 {
		return
	}
	k := keptKey{s, f, c, r.Dx(), p.styleRev}
	l := p.keptTexts[k]
	if l == nil {
		if p.keptTexts == nil || len(p.keptTexts) >= maxKept {
			p.engine.keptTexts = keptTexts{}
		}
		l = new(keptText)
		run := p.text.FitString(f, s, r.Dx())
		l.width = run.Width
		l.line.Add(run, 0, c)
		l.line.Record(&p.text)
		p.keptTexts[k] = l
	}
	x := r.Min.X
	switch {
	case a == option.AlignCenter:
		x += (r.Dx() - l.width) / 2
	case (a == option.AlignEnd) != p.style.RTL:
		x = r.Max.X - l.width
	}
	defer clipTo(p.ops, r).Pop()
	defer moveBy(p.ops, image.Pt(x, r.Min.Y+p.baseline(f, r.Dy()))).Pop()
	l.line.Paint(p.ops)
}
