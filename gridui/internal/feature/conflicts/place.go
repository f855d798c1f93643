// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts

import (
	"image"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// cardWidth is the greatest width of the popup, mostLines its greatest number of lines. It has room for
	// fewestLines even if there are fewer.
	cardWidth   = unit.Dp(680)
	mostLines   = 14
	fewestLines = 4
)

// parts holds the bounds of the parts of the popup, in pixels of the grid.
type parts struct {
	title, captions, list image.Rectangle
	buttons               [4]footButton
}

// A footButton is a button at the foot.
type footButton struct {
	*ui.Button
	text string
	off  bool
	at   image.Rectangle
}

// place computes the bounds of the popup and its parts, in the middle of the grid.
func (f *Feature) place() (out parts) {
	p := f.Painter
	pad, gap := p.Dp(ui.CardPad), p.Dp(ui.PartGap)
	window := image.Rectangle{Max: f.Viewport.Geometry.Size}.Inset(gap)
	f.lineHeight = f.Buttons.Side(p.Gtx, &p.Style)
	width := max(min(p.Style.Scaled(cardWidth), window.Dx()), 0)
	foot := f.flow(&out, max(width-2*pad, 1))
	chrome := 2*pad + 2*f.lineHeight + 2*gap + foot
	lines := min(max(len(f.lines.all), fewestLines), mostLines, max((window.Dy()-chrome)/max(f.lineHeight, 1), 1))
	size := image.Pt(width, min(chrome+lines*f.lineHeight, window.Dy()))
	f.card = image.Rectangle{Max: size}.Add(window.Min).Add(window.Size().Sub(size).Div(2))
	inner := f.card.Inset(pad)
	out.title = image.Rect(inner.Min.X, inner.Min.Y, inner.Max.X, inner.Min.Y+f.lineHeight)
	out.captions = out.title.Add(image.Pt(0, f.lineHeight))
	top := inner.Max.Y - foot + gap
	for i := range out.buttons {
		out.buttons[i].at = out.buttons[i].at.Add(image.Pt(inner.Min.X, top))
		if p.Style.RTL {
			out.buttons[i].at = layoutx.Mirror(out.buttons[i].at, inner)
		}
	}
	out.list = image.Rect(inner.Min.X, out.captions.Max.Y, inner.Max.X, max(top-gap, out.captions.Max.Y))
	return out
}

// flow places the buttons in as many lines as they need, from the top left corner on, and returns their height
// with the gaps above and between them.
func (f *Feature) flow(out *parts, width int) (height int) {
	p := f.Painter
	gap, texts := p.Dp(ui.PartGap), &p.Style.Texts.Conflicts
	out.buttons = [4]footButton{
		{Button: &f.allMine, text: texts.AllMine}, {Button: &f.allTheirs, text: texts.AllTheirs},
		{Button: &f.save, text: texts.Save, off: f.lines.open > 0}, {Button: &f.close, text: texts.Close},
	}
	pitch, x := f.lineHeight+gap, 0
	height = pitch
	for i := range out.buttons {
		w := min(f.Buttons.Width(p.Gtx, &p.Style, out.buttons[i].text, false), width)
		if x > 0 && x+w > width {
			height += pitch
			x = 0
		}
		out.buttons[i].at = image.Rect(x, height-pitch, x+w, height-pitch+f.lineHeight)
		x += w + gap
	}
	return height
}

// sides holds the bounds of the parts of a line.
type sides struct{ title, before, mine, theirs image.Rectangle }

// split returns the bounds of the parts of a line.
func (f *Feature) split(line image.Rectangle) (s sides) {
	full := line
	line = f.Painter.BesideThumb(line)
	if f.Painter.Style.RTL {
		line = layoutx.Mirror(line, full)
	}
	cut := func(from, to int) image.Rectangle {
		r := line
		r.Min.X, r.Max.X = line.Min.X+line.Dx()*from/100, line.Min.X+line.Dx()*to/100
		if f.Painter.Style.RTL {
			return layoutx.Mirror(r, full)
		}
		return r
	}
	return sides{cut(0, 24), cut(24, 46), cut(46, 73), cut(73, 100)}
}
