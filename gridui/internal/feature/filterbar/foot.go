// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// footButton is a button below the lines of the builder.
type footButton struct {
	of   *ui.Button
	text string
}

// foot are the buttons below the lines: the last one stands at the end.
func (b *builder) foot() [4]footButton {
	texts := &b.Painter.Style.Texts
	return [...]footButton{
		{&b.addCondition, texts.Filters.Bar.AddCondition}, {&b.addGroup, texts.Filters.Bar.AddGroup},
		{&b.empty, texts.FilterClear}, {&b.finish, texts.Close},
	}
}

// footLines is how many lines the buttons take in a width in pixels: two where one would cut their
// texts.
func (b *builder) footLines(room, gap int) int {
	p := b.Painter
	foot := b.foot()
	width := gap * (len(foot) - 1)
	for _, f := range foot {
		width += b.Buttons.Width(p.Gtx, &p.Style, f.text, false)
	}
	if width > room {
		return 2
	}
	return 1
}

// paintFoot draws the buttons in so many lines.
func (b *builder) paintFoot(at image.Rectangle, lines, gap int) {
	p, foot := b.Painter, b.foot()
	n := len(foot) / lines
	line := at
	line.Max.Y = at.Min.Y + (at.Dy()+gap)/lines - gap
	fl := flow{p: p, line: line, x: at.Min.X, end: at.Max.X, gap: gap}
	for i, f := range foot {
		if i == n {
			fl.below(at.Min.X, at.Max.X)
		}
		width := min(b.Buttons.Width(p.Gtx, &p.Style, f.text, false), (at.Dx()-(n-1)*gap)/n)
		face := ui.ButtonFace{Label: f.text, Text: f.text, Framed: true, Fill: p.Style.Theme.MenuBg}
		if f.of == &b.finish {
			face.At = fl.last(width)
		} else {
			face.At = fl.next(width)
		}
		fitted(b.Buttons, p, f.of, face)
	}
}

// fitted draws a button whose text is cut where it has no room.
func fitted(bs *ui.Buttons, p *draw.Painter, of *ui.Button, face ui.ButtonFace) {
	text := face.Text
	if text == "" || p.Cache.RunString(p.Style.Face, text).Width+2*p.Dp(ui.ButtonPad) <= face.At.Dx() {
		bs.Draw(of, face)
		return
	}
	face.Text = ""
	bs.Draw(of, face)
	p.Text(text, face.At.Inset(p.Dp(ui.ButtonPad)/2), option.AlignStart, p.Style.Theme.MenuFg)
}
