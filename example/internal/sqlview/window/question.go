// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"image"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
)

const (
	questionWidth  = unit.Dp(400)
	questionRadius = unit.Dp(8)
)

// draw draws the question in the middle of the window, over the rest.
func (c *closing) draw(gtx layout.Context, w *Window) {
	if !c.asks() {
		return
	}
	size, th := gtx.Constraints.Max, w.look.Theme()
	veil := th.Fg
	veil.A = 90
	look.Fill(gtx, image.Rectangle{Max: size}, veil)
	inner := gtx
	inner.Constraints = layout.Constraints{Max: image.Pt(min(gtx.Dp(questionWidth), size.X), size.Y)}
	inner.Constraints.Min.X = inner.Constraints.Max.X
	m := op.Record(gtx.Ops)
	dims := layout.UniformInset(20).Layout(inner, func(gtx layout.Context) layout.Dimensions { return c.question(gtx, w) })
	call := m.Stop()
	defer op.Offset(image.Pt((size.X-dims.Size.X)/2, (size.Y-dims.Size.Y)/2)).Push(gtx.Ops).Pop()
	look.Plate(gtx, image.Rectangle{Max: dims.Size}, questionRadius, th.Bg)
	look.Outline(gtx, image.Rectangle{Max: dims.Size}, questionRadius, 1, th.Border)
	call.Add(gtx.Ops)
}

// question lays out the question and the answers.
func (c *closing) question(gtx layout.Context, w *Window) layout.Dimensions {
	l := w.look
	text := w.notSaved()
	if c.state == closingSaves {
		text = saving.In(l.Lang)
	}
	line := func(t look.Type, txt string) layout.FlexChild {
		return layout.Rigid(func(gtx layout.Context) layout.Dimensions { return l.Text(gtx, t, txt) })
	}
	space := func(h unit.Dp) layout.FlexChild { return layout.Rigid(layout.Spacer{Height: h}.Layout) }
	return layout.Flex{Axis: layout.Vertical}.Layout(gtx,
		line(look.Type{Size: 16, Weight: font.SemiBold, Lines: 2}, saveFirst.In(l.Lang)), space(8),
		line(look.Type{Color: l.Theme().FgMuted, Lines: 3}, text), space(20),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return c.answers(gtx, l) }),
	)
}

// answers lays out the buttons. While changes are being saved, all but Cancel are disabled.
func (c *closing) answers(gtx layout.Context, l *look.Look) layout.Dimensions {
	waits := gtx
	if c.state == closingSaves {
		waits = gtx.Disabled()
	}
	button := func(b *look.Button, label look.Text, source layout.Context) layout.FlexChild {
		return layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			gtx.Source = source.Source
			return b.Layout(gtx, l, label.In(l.Lang))
		})
	}
	c.save.Primary = true
	return layout.Flex{}.Layout(gtx,
		button(&c.save, save, waits), gap(8), button(&c.discard, dontSave, waits), gap(8), button(&c.cancel, cancel, gtx),
	)
}

// notSaved returns the names of the tables with changes.
func (w *Window) notSaved() string {
	if g := w.page.grid; g == nil || !g.HasChanges() && !g.IsEditing() {
		return w.unsaved.text(w.look.Lang)
	}
	return w.unsaved.text(w.look.Lang, w.page)
}
