// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// failureLine says at the end of the body why rows could not be read.
type failureLine struct {
	retry ui.Button
	shown bool
	// err is the error whose text is kept, so that settled frames make none.
	err  error
	text string
	// tag takes the pointer, so that the cells below do not get it.
	tag int
}

// paintLine draws the line over the last rows of the body, the button at its end.
func (f *Feature) paintLine(body image.Rectangle, err error) {
	p, l := f.Painter, &f.line
	height := min(f.Buttons.Line(p.Gtx, &p.Style), body.Dy())
	if l.shown = height > 0 && body.Dx() > 0; !l.shown {
		return
	}
	if err != l.err {
		l.err, l.text = err, p.Style.Texts.NotRead+": "+err.Error()
	}
	at := image.Rect(body.Min.X, body.Max.Y-height, body.Max.X, body.Max.Y)
	defer draw.Clip(p.Ops, at).Pop()
	f.dropEvents()
	draw.Listen(p.Ops, &l.tag)
	p.Fill(at, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(at.Min.X, at.Min.Y, at.Max.X, at.Min.Y+p.Style.Line), p.Style.Theme.Border)
	f.paintParts(at)
}

// paintParts draws the text and the button of the line.
func (f *Feature) paintParts(at image.Rectangle) {
	p, l := f.Painter, &f.line
	label := p.Style.Texts.TryAgain
	side := f.Buttons.Side(p.Gtx, &p.Style)
	button := at.Inset(0)
	button.Min.Y += (at.Dy() - side) / 2
	button.Max.Y = button.Min.Y + side
	text := at
	width := min(f.Buttons.Width(p.Gtx, &p.Style, label, false), at.Dx())
	if p.Style.RTL {
		button.Min.X += p.Style.Padding
		button.Max.X = button.Min.X + width
		text.Min.X, text.Max.X = button.Max.X+p.Style.Padding, at.Max.X-p.Style.Padding
	} else {
		button.Max.X -= p.Style.Padding
		button.Min.X = button.Max.X - width
		text.Min.X, text.Max.X = at.Min.X+p.Style.Padding, button.Min.X-p.Style.Padding
	}
	p.Text(l.text, text, option.AlignStart, p.Style.Theme.Danger)
	p.Node(text, l.text, "")
	f.Buttons.Draw(&l.retry, ui.ButtonFace{At: button, Label: label, Text: label, Framed: true, Fill: p.Style.Theme.FooterBg})
}

// dropEvents reads the pointer events over the line, and ignores them.
func (f *Feature) dropEvents() {
	filter := pointer.Filter{Target: &f.line.tag, Kinds: pointer.Press | pointer.Release | pointer.Move | pointer.Drag}
	for {
		if _, ok := f.Painter.Gtx.Event(filter); !ok {
			return
		}
	}
}
