// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image"
	"time"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Bar is a bar below the sheet that shows why rows could not be read or changes could not be saved, with a button
// that tries again. It shows while the last read or save of remote rows has failed, and while a save takes longer
// than savingDelay.
type Bar struct {
	Dataset  *dataset.Set
	Viewport *viewport.Frame
	Painter  *draw.Painter
	Buttons  *ui.Buttons

	retry ui.Button
	// height is the height of the bar in this frame, 0 without a bar. below is the distance of its top from that
	// of all bars.
	height, below int
	// says is the message that text was made from, so that settled frames make none.
	says message
	text string
	// since is the time of the first frame in which changes were being saved.
	since time.Time
}

// A message is the contents of the bar, the zero value for nothing.
type message struct {
	err    error
	title  string
	saving bool
	// lasts is set if users cannot try again.
	lasts bool
}

// savingDelay is the time for which changes are being saved before the bar shows it: with a shorter delay it
// would flicker.
const savingDelay = 300 * time.Millisecond

// message returns what the bar should show.
func (f *Bar) message(gtx layout.Context) message {
	status := f.Dataset.Access().Status()
	texts := &f.Painter.Style.Texts
	if !status.Saving {
		f.since = time.Time{}
	}
	switch {
	case status.Saving:
		if f.since.IsZero() {
			f.since = gtx.Now
		}
		if due := f.since.Add(savingDelay); gtx.Now.Before(due) {
			gtx.Execute(op.InvalidateCmd{At: due})
			break
		}
		return message{saving: true, title: texts.Conflicts.Saving}
	case status.NotSaved != nil:
		return message{err: status.NotSaved, title: texts.Conflicts.NotSaved}
	}
	if err := f.Dataset.Failure(); err != nil && !status.Saving && !f.Viewport.Geometry.Empty {
		return message{err: err, title: texts.NotRead, lasts: !f.Dataset.Retries()}
	}
	return message{}
}

// BarHeight implements feature.Bar.
func (f *Bar) BarHeight(gtx layout.Context, below int) int {
	f.height, f.below = 0, below
	says := f.message(gtx)
	if says != f.says {
		f.says, f.text = says, says.title
		if says.err != nil {
			f.text += ": " + f.Dataset.Explain(says.err)
		}
	}
	if says != (message{}) {
		f.height = f.Buttons.Line(gtx, &f.Painter.Style)
	}
	return f.height
}

// shows reports whether the bar shows: the grid may be too low for it.
func (f *Bar) shows() bool { return f.height > 0 && f.Viewport.Geometry.Bottom > 0 }

// retries reports whether there is something to try again.
func (f *Bar) retries() bool { return f.shows() && f.says.err != nil && !f.says.lasts }

// Paint draws the bar.
func (f *Bar) Paint() {
	if !f.shows() {
		return
	}
	p, g := f.Painter, &f.Viewport.Geometry
	top := g.Size.Y - g.Bottom + f.below
	bar := image.Rect(0, top, g.Size.X, top+f.height)
	defer draw.Clip(p.Ops, bar).Pop()
	p.Fill(bar, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(bar.Min.X, bar.Min.Y, bar.Max.X, bar.Min.Y+p.Style.Line), p.Style.Theme.Border)
	text, button := f.place(bar)
	ink := p.Style.Theme.Danger
	if !f.retries() {
		text = text.Union(button)
	}
	if f.says.saving {
		ink = p.Style.Theme.Fg
	}
	if !text.Empty() {
		p.Text(f.text, text, option.AlignStart, ink)
		p.Node(text, f.text, "")
	}
	if !f.retries() {
		return
	}
	label := p.Style.Texts.TryAgain
	f.Buttons.Draw(&f.retry, ui.ButtonFace{At: button, Label: label, Text: label, Framed: true, Fill: p.Style.Theme.FooterBg})
}

// place returns the bounds of the text and the button: the button at the reading end, the text in the rest. The
// text is empty if there is no room for it.
func (f *Bar) place(bar image.Rectangle) (text, button image.Rectangle) {
	st := &f.Painter.Style
	side := f.Buttons.Side(f.Painter.Gtx, st)
	end := bar.Max.X - st.Padding
	width := min(f.Buttons.Width(f.Painter.Gtx, st, st.Texts.TryAgain, false), max(bar.Dx()-2*st.Padding, 0))
	y := bar.Min.Y + (bar.Dy()-side+st.Line)/2
	button = image.Rect(end-width, y, end, y+side)
	text = image.Rectangle{Min: image.Pt(bar.Min.X+st.Padding, bar.Min.Y+st.Line), Max: image.Pt(button.Min.X-st.Padding, bar.Max.Y)}
	if text.Dx() < f.Painter.Style.Face.Px {
		text = image.Rectangle{}
	}
	if st.RTL {
		text, button = layoutx.Mirror(text, bar), layoutx.Mirror(button, bar)
	}
	return text, button
}

// Update reads a click of the button that tries again, and reports whether there was one.
func (f *Bar) Update(gtx layout.Context) bool {
	if !f.retry.ClickedIf(gtx, f.retries()) {
		return false
	}
	if f.says.err == f.Dataset.Failure() {
		f.Dataset.RetryFailed()
	} else {
		f.Dataset.Remote.Retry()
	}
	return true
}

// AppendControls appends the button, which takes the keyboard.
func (f *Bar) AppendControls(dst []event.Tag) []event.Tag {
	if f.retries() {
		dst = append(dst, &f.retry.Clickable)
	}
	return dst
}
