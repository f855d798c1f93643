// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// footButton is a button below the lines of the builder.
type footButton struct {
	of   *ui.Button
	text string
}

// foot holds the buttons below the lines of the builder.
type foot struct {
	condition, group, empty, finish ui.Button
}

// buttons returns them in reading order; the last one is at the end of the line.
func (f *foot) buttons(texts *locale.Texts) [4]footButton {
	return [...]footButton{
		{&f.condition, texts.Filters.AddCondition}, {&f.group, texts.Filters.AddGroup},
		{&f.empty, texts.FilterClear}, {&f.finish, texts.Close},
	}
}

// appendControls appends the buttons, which take the keyboard focus.
func (f *foot) appendControls(dst []event.Tag) []event.Tag {
	return append(dst, &f.condition.Clickable, &f.group.Clickable, &f.empty.Clickable, &f.finish.Clickable)
}

// lines returns the number of lines that the buttons take in a width in pixels: two if one would cut their
// texts.
func (f *foot) lines(s *Sources, room, gap int) int {
	p := s.Painter
	buttons := f.buttons(&p.Style.Texts)
	width := gap * (len(buttons) - 1)
	for _, b := range buttons {
		width += s.Buttons.Width(p.Gtx, &p.Style, b.text, false)
	}
	if width > room {
		return 2
	}
	return 1
}

// paint draws the buttons in the given number of lines.
func (f *foot) paint(s *Sources, at image.Rectangle, lines, gap int) {
	p := s.Painter
	buttons := f.buttons(&p.Style.Texts)
	n := len(buttons) / lines
	line := at
	line.Max.Y = at.Min.Y + (at.Dy()+gap)/lines - gap
	fl := flow{p: p, line: line, x: at.Min.X, end: at.Max.X, gap: gap}
	for i, b := range buttons {
		if i == n {
			fl.below(at.Min.X, at.Max.X)
		}
		width := min(s.Buttons.Width(p.Gtx, &p.Style, b.text, false), (at.Dx()-(n-1)*gap)/n)
		face := ui.ButtonFace{Label: b.text, Text: b.text, Framed: true, Fill: p.Style.Theme.MenuBg}
		if b.of == &f.finish {
			face.Primary = true
			face.At = fl.last(width)
		} else {
			face.At = fl.next(width)
		}
		fitted(s.Buttons, p, b.of, face)
	}
}

// fitted draws a button, and cuts its text if it does not fit.
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
