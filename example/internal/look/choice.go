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
)

// Choice is a row of buttons with a single button down. The zero value selects the first.
type Choice struct {
	// At is the index of the button that is down.
	At int

	items []Press
}

// Update reads clicks and the arrow keys, and reports whether At changed.
func (c *Choice) Update(gtx layout.Context) bool {
	was := c.At
	for i := range c.items {
		for c.items[i].Clicked(gtx) {
			c.At = i
		}
		c.arrows(gtx, i)
	}
	return c.At != was
}

// arrows moves the selection from a focused button to its neighbour.
func (c *Choice) arrows(gtx layout.Context, i int) {
	if step := Arrow(gtx, &c.items[i].Clickable, key.NameLeftArrow, key.NameRightArrow); step != 0 {
		c.At = min(max(i+step, 0), len(c.items)-1)
		TakeKeyboard(gtx, &c.items[c.At].Clickable)
	}
}

// Layout draws the buttons. Call Update before, so that the frame shows its changes.
func (c *Choice) Layout(gtx layout.Context, l *Look, labels ...string) layout.Dimensions {
	if len(c.items) != len(labels) {
		c.items = make([]Press, len(labels))
	}
	th := l.Theme()
	gtx.Constraints.Min = image.Point{}
	m := op.Record(gtx.Ops)
	x := 0
	size := image.Point{Y: gtx.Dp(controlHeight)}
	for i := range c.items {
		t := op.Offset(image.Pt(x, 0)).Push(gtx.Ops)
		x += c.item(gtx, l, i, labels[i]).Size.X
		t.Pop()
	}
	size.X = x
	call := m.Stop()
	r := image.Rectangle{Max: size}
	Plate(gtx, r, controlRadius, th.HeaderBg)
	Outline(gtx, r, controlRadius, 1, th.Border)
	call.Add(gtx.Ops)
	return layout.Dimensions{Size: size}
}

func (c *Choice) item(gtx layout.Context, l *Look, i int, label string) layout.Dimensions {
	th, p := l.Theme(), &c.items[i]
	down := i == c.At
	t := Type{Size: 13, Color: th.FgMuted}
	if down {
		t = Type{Size: 13, Color: th.Fg, Weight: font.Medium}
	}
	return p.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		semantic.RadioButton.Add(gtx.Ops)
		semantic.SelectedOp(down).Add(gtx.Ops)
		pointer.CursorPointer.Add(gtx.Ops)
		m := op.Record(gtx.Ops)
		dims := padded(gtx, 11, func(gtx layout.Context) layout.Dimensions { return l.Text(gtx, t, label) })
		call := m.Stop()
		inner := image.Rectangle{Max: dims.Size}.Inset(gtx.Dp(3))
		switch {
		case down:
			Plate(gtx, inner, controlRadius-2, th.Bg)
			Outline(gtx, inner, controlRadius-2, 1, downBorder(l))
		case p.Hovered():
			Plate(gtx, inner, controlRadius-2, th.Hover)
		}
		call.Add(gtx.Ops)
		l.Ring(gtx, p, dims.Size, controlRadius)
		return dims
	})
}

// downBorder returns the border of the button that is down. In high contrast only the border distinguishes it.
func downBorder(l *Look) color.NRGBA {
	if l.Scheme == Contrast {
		return l.Theme().Accent
	}
	return l.Theme().MenuBorder
}

// Labelled puts a caption before a control.
func (l *Look) Labelled(gtx layout.Context, caption string, control layout.Widget) layout.Dimensions {
	gtx.Constraints.Min = image.Point{}
	return layout.Flex{Alignment: layout.Middle}.Layout(gtx,
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, caption) }),
		layout.Rigid(layout.Spacer{Width: 8}.Layout),
		layout.Rigid(control),
	)
}

// Switch is an on-off switch. The zero value is off.
type Switch struct {
	On bool
	Press
}

// Update reads clicks and reports whether On changed.
func (s *Switch) Update(gtx layout.Context) bool {
	was := s.On
	for s.Clicked(gtx) {
		s.On = !s.On
	}
	return s.On != was
}

const (
	switchWidth  = unit.Dp(34)
	switchHeight = unit.Dp(20)
)

// Layout draws the switch followed by a label; an empty label draws none. Call Update before.
func (s *Switch) Layout(gtx layout.Context, l *Look, label string) layout.Dimensions {
	gtx.Constraints.Min = image.Point{}
	return s.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		semantic.Switch.Add(gtx.Ops)
		semantic.SelectedOp(s.On).Add(gtx.Ops)
		pointer.CursorPointer.Add(gtx.Ops)
		if label == "" {
			return s.handle(gtx, l)
		}
		return layout.Flex{Alignment: layout.Middle}.Layout(gtx,
			layout.Rigid(func(gtx layout.Context) layout.Dimensions { return s.handle(gtx, l) }),
			layout.Rigid(layout.Spacer{Width: 8}.Layout),
			layout.Rigid(func(gtx layout.Context) layout.Dimensions { return l.Text(gtx, Type{Size: 13}, label) }),
		)
	})
}

func (s *Switch) handle(gtx layout.Context, l *Look) layout.Dimensions {
	th := l.Theme()
	size := image.Pt(gtx.Dp(switchWidth), gtx.Dp(switchHeight))
	track, knob := faded(th.FgMuted, 160), th.Bg
	if s.On {
		track, knob = th.Accent, th.AccentFg
	}
	Plate(gtx, image.Rectangle{Max: size}, switchHeight/2, track)
	d := size.Y - 2*gtx.Dp(3)
	x := gtx.Dp(3)
	if s.On {
		x = size.X - gtx.Dp(3) - d
	}
	Plate(gtx, image.Rect(x, gtx.Dp(3), x+d, gtx.Dp(3)+d), switchHeight/2, knob)
	l.Ring(gtx, &s.Press, size, switchHeight/2)
	return layout.Dimensions{Size: size}
}
