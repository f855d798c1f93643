// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package remotestate

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Failure is a bar below the sheet that says why rows could not be read, with a button that tries
// again. It shows as long as the last read of remote rows has failed.
type Failure struct {
	Dataset  *dataset.Set
	Viewport *viewport.Viewport
	Painter  *draw.Painter
	Buttons  *ui.Buttons

	retry ui.Button
	// height is that of the bar in this frame, 0 without one; below is how far its top is from
	// that of all bars.
	height, below int
	// err is the error whose text is kept, so that settled frames make none; notRead is the words
	// before it.
	err           error
	notRead, text string
}

// BarHeight implements feature.Bar.
func (f *Failure) BarHeight(gtx layout.Context, below int) int {
	f.height, f.below = 0, below
	status, ok := f.Dataset.Remote.Status()
	if !ok || status.Err == nil {
		f.err, f.text = nil, ""
		return 0
	}
	if st := &f.Painter.Style; status.Err != f.err || st.Texts.NotRead != f.notRead {
		f.err, f.notRead = status.Err, st.Texts.NotRead
		f.text = f.notRead + ": " + f.err.Error()
	}
	f.height = f.Buttons.Line(gtx, &f.Painter.Style)
	return f.height
}

// shows reports whether the bar shows: a grid may be too low for it.
func (f *Failure) shows() bool { return f.height > 0 && f.Viewport.Geometry.Bottom > 0 }

// Paint draws the bar.
func (f *Failure) Paint() {
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
	if !text.Empty() {
		p.Text(f.text, text, option.AlignStart, p.Style.Theme.Danger)
		p.Node(text, f.text, "")
	}
	label := p.Style.Texts.TryAgain
	f.Buttons.Draw(&f.retry, ui.ButtonFace{At: button, Label: label, Text: label, Framed: true, Fill: p.Style.Theme.FooterBg})
}

// place gives the text and the button their places: the button at the reading end, the text in what
// is left, nothing where nothing is.
func (f *Failure) place(bar image.Rectangle) (text, button image.Rectangle) {
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

// Update reads a click of the button that tries again.
func (f *Failure) Update(gtx layout.Context) bool {
	if !f.retry.ClickedIf(gtx, f.shows()) {
		return false
	}
	f.Dataset.Remote.Retry()
	return true
}

// AppendControls adds the button to those that take the keyboard.
func (f *Failure) AppendControls(dst []event.Tag) []event.Tag {
	if f.shows() {
		dst = append(dst, &f.retry.Clickable)
	}
	return dst
}
