// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"
	"gioui.org/widget"
)

const (
	controlHeight = unit.Dp(32)
	controlRadius = unit.Dp(6)
)

// Press is an area to click or to press with the keyboard. Unlike Gio's Clickable, it takes the focus when it is
// clicked. A focus ring is drawn only if the keyboard moved the focus. The zero value is ready.
type Press struct {
	widget.Clickable
	// byPointer means that the focus came, or is about to come, with a click.
	byPointer, focused bool
}

// Clicked reports whether there was a click. Each call reports at most one.
func (p *Press) Clicked(gtx layout.Context) bool {
	if !p.Clickable.Clicked(gtx) {
		return false
	}
	if !gtx.Focused(&p.Clickable) {
		p.byPointer = true
		gtx.Execute(key.FocusCmd{Tag: &p.Clickable})
	}
	return true
}

// Ringed reports whether a focus ring should be drawn.
func (p *Press) Ringed(gtx layout.Context) bool {
	was := p.focused
	p.focused = gtx.Focused(&p.Clickable)
	if was && !p.focused {
		p.byPointer = false
	}
	return p.focused && !p.byPointer
}

// Ring draws the focus ring of an area of a size, if it should be drawn.
func (l *Look) Ring(gtx layout.Context, p *Press, size image.Point, radius unit.Dp) {
	if p.Ringed(gtx) {
		Outline(gtx, image.Rectangle{Max: size}, radius, 2, l.Theme().FocusRing)
	}
}

// Button is a button with a text. The zero value is ready.
type Button struct {
	Press
	// Primary marks the button of the usual action.
	Primary bool
}

// Layout draws the button as wide as its text needs.
func (b *Button) Layout(gtx layout.Context, l *Look, label string) layout.Dimensions {
	th := l.Theme()
	fg, bg, border := th.Fg, th.Bg, th.Border
	if b.Primary {
		fg, bg, border = th.AccentFg, th.Accent, th.Accent
	}
	return b.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		semantic.Button.Add(gtx.Ops)
		pointer.CursorPointer.Add(gtx.Ops)
		m := op.Record(gtx.Ops)
		dims := padded(gtx, 12, func(gtx layout.Context) layout.Dimensions {
			return l.Text(gtx, Type{Size: 13, Weight: font.Medium, Color: fg}, label)
		})
		call := m.Stop()
		r := image.Rectangle{Max: dims.Size}
		Plate(gtx, r, controlRadius, bg)
		Plate(gtx, r, controlRadius, b.shade(fg))
		Outline(gtx, r, controlRadius, 1, border)
		call.Add(gtx.Ops)
		l.Ring(gtx, &b.Press, dims.Size, controlRadius)
		return dims
	})
}

// shade returns the colour to draw over a hovered or pressed button.
func (p *Press) shade(fg color.NRGBA) color.NRGBA {
	switch {
	case p.Pressed():
		return faded(fg, 40)
	case p.Hovered():
		return faded(fg, 20)
	}
	return color.NRGBA{}
}

// padded lays out a widget, vertically centred in the height of a control, with room at its sides.
func padded(gtx layout.Context, side unit.Dp, w layout.Widget) layout.Dimensions {
	h := gtx.Dp(controlHeight)
	pad := gtx.Dp(side)
	gtx.Constraints.Min = image.Point{}
	gtx.Constraints.Max.X = max(gtx.Constraints.Max.X-2*pad, 0)
	m := op.Record(gtx.Ops)
	dims := w(gtx)
	call := m.Stop()
	defer op.Offset(image.Pt(pad, (h-dims.Size.Y)/2)).Push(gtx.Ops).Pop()
	call.Add(gtx.Ops)
	return layout.Dimensions{Size: image.Pt(dims.Size.X+2*pad, h)}
}

// Link is a text to click. The zero value is ready.
type Link struct{ Press }

// Layout draws the link as wide as its text needs.
func (k *Link) Layout(gtx layout.Context, l *Look, label string) layout.Dimensions {
	gtx.Constraints.Min = image.Point{}
	return k.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		semantic.Button.Add(gtx.Ops)
		pointer.CursorPointer.Add(gtx.Ops)
		c := l.Theme().Accent
		dims := l.Text(gtx, Type{Weight: font.Medium, Color: c}, label)
		if k.Hovered() || k.Ringed(gtx) {
			line := max(gtx.Dp(1), 1)
			Fill(gtx, image.Rect(0, dims.Size.Y-line, dims.Size.X, dims.Size.Y), c)
		}
		return dims
	})
}
