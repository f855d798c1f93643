// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// footer draws the buttons that clear the filter and close the panel.
func (c *card) footer() {
	f, bs, texts := c.panel, c.panel.Buttons, &c.p.Style.Texts
	clear, close := c.halves(c.next(c.row))
	bs.Draw(&f.clear, ui.ButtonFace{At: clear, Label: texts.FilterClear, Text: texts.FilterClear, Framed: true, Fill: c.p.Style.Theme.MenuBg})
	done := texts.Close
	if f.Options.Apply {
		done = texts.FilterApply
	}
	bs.Draw(&f.close, ui.ButtonFace{At: close, Label: done, Text: done, Primary: true})
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
// left corner as origin; focused and hovered tell its state.
func (c *card) control(b *widget.Clickable, r image.Rectangle, contents func(in image.Rectangle)) {
	p := c.p
	defer draw.Offset(p.Ops, r.Min).Pop()
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(r.Size())
	b.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		in := image.Rectangle{Max: r.Size()}
		c.focused, c.hovered = gtx.Focused(b), b.Hovered()
		contents(in)
		return layout.Dimensions{Size: r.Size()}
	})
}
