// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image"
	"time"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// failureLine says at the end of the body why rows could not be read or changes could not be saved,
// or that these are being saved.
type failureLine struct {
	retry ui.Button
	shown bool
	// of is what the text says, so that settled frames make none.
	of   lineState
	text string
	// since is when the frame saw first that changes are being saved.
	since time.Time
	// tag takes the pointer, so that the cells below do not get it.
	tag int
}

// lineState is what a line says.
type lineState struct {
	err              error
	notSaved, saving bool
	title            string
}

// savingDelay is how long changes are being saved before the line says so: it would only flicker.
const savingDelay = 300 * time.Millisecond

// state is what the line is to say, the zero value for nothing.
func (f *Feature) state(status *remote.Status) (s lineState) {
	p, texts := f.Painter, &f.Painter.Style.Texts
	if !status.Saving {
		f.line.since = time.Time{}
	}
	switch {
	case status.Saving:
		if f.line.since.IsZero() {
			f.line.since = p.Gtx.Now
		}
		if due := f.line.since.Add(savingDelay); p.Gtx.Now.Before(due) {
			p.WakeAt(due)
			return s
		}
		return lineState{saving: true, title: texts.Conflicts.Saving}
	case status.NotSaved != nil:
		return lineState{err: status.NotSaved, notSaved: true, title: texts.Conflicts.NotSaved}
	case status.Err != nil:
		return lineState{err: status.Err, title: texts.NotRead}
	}
	return s
}

// paintLine draws the line over the last rows of the body, the button at its end, if there is
// anything to say.
func (f *Feature) paintLine(body image.Rectangle, status *remote.Status) {
	state := f.state(status)
	if state == (lineState{}) {
		return
	}
	p, l := f.Painter, &f.line
	height := min(f.Buttons.Line(p.Gtx, &p.Style), body.Dy())
	if height <= 0 || body.Dx() <= 0 {
		return
	}
	l.shown = !state.saving
	if state != l.of {
		l.of, l.text = state, state.title
		if state.err != nil {
			l.text += ": " + state.err.Error()
		}
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
	if l.of.saving {
		text := image.Rect(at.Min.X+p.Style.Padding, at.Min.Y, at.Max.X-p.Style.Padding, at.Max.Y)
		p.Text(l.text, text, option.AlignStart, p.Style.Theme.Fg)
		p.Node(text, l.text, "")
		return
	}
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
