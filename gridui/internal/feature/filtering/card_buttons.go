// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"
	"image/color"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// footer draws the buttons that clear the filter and close the panel.
func (c *card) footer() {
	f, st := c.panel, &c.p.Style
	clear, close := c.halves(c.next(c.row))
	c.textButton(&f.clear, clear, st.Texts.FilterClear, st.Theme.Fg, st.Theme.Bg)
	c.textButton(&f.close, close, st.Texts.Close, st.Theme.AccentFg, st.Theme.Accent)
}

// textButton draws a button with a text on a background.
func (c *card) textButton(b *widget.Clickable, r image.Rectangle, label string, ink, ground color.NRGBA) {
	p := c.p
	c.button(b, r, label, func(in image.Rectangle) {
		drawBox(p, in, false, false)
		p.Fill(in.Inset(p.Style.Line), ground)
		p.Text(label, in, option.AlignCenter, ink)
	})
}

// button makes a rectangle a button. contents draws it, with its top left corner as origin.
func (c *card) button(b *widget.Clickable, r image.Rectangle, label string, contents func(in image.Rectangle)) {
	c.control(b, r, func(in image.Rectangle) {
		draw.NodeClass(c.p.Ops, semantic.Button)
		draw.NodeLabel(c.p.Ops, label)
		contents(in)
	})
}

// control takes presses and keys in a rectangle. contents draws and describes it, with its top
// left corner as origin.
func (c *card) control(b *widget.Clickable, r image.Rectangle, contents func(in image.Rectangle)) {
	p := c.p
	defer draw.Offset(p.Ops, r.Min).Pop()
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(r.Size())
	b.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		in := image.Rectangle{Max: r.Size()}
		contents(in)
		if b.Hovered() { // a frame, since a tint would lie over the text
			p.Border(in, in, p.Style.Line, p.Style.Theme.FgMuted)
		}
		if gtx.Focused(b) {
			p.Ring(in)
		}
		return layout.Dimensions{Size: r.Size()}
	})
}
