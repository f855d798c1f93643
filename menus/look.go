// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
)

// look holds the fields of a [Style] that are independent of the type of targets.
type look struct {
	Window                                    image.Rectangle
	RTL, AppleSigns                           bool
	Spoken                                    Spoken
	Shaper                                    *text.Shaper
	Font                                      font.Font
	TextSize                                  unit.Sp
	Bg, Fg, FgMuted, Disabled                 color.NRGBA
	Hover, Border, Line, Shadow               color.NRGBA
	ItemHeight, SeparatorHeight, Padding      unit.Dp
	IconSize, Gap, Radius, MinWidth, MaxWidth unit.Dp
}

// busy reports whether Layout has anything to do.
func (e *engine) busy() bool { return e.isOpen() || e.focus.giveBack }

// layout implements [Style.Layout] of a busy menu.
func (e *engine) layout(gtx layout.Context, by owner, l look) layout.Dimensions {
	e.owner = by
	told := len(e.events)
	e.process(gtx)
	if e.isOpen() {
		e.paint(gtx, l)
	} else {
		e.giveBack(gtx)
	}
	if len(e.events) > told {
		gtx.Execute(op.InvalidateCmd{}) // the caller must receive the new events
	}
	return layout.Dimensions{}
}

func (e *engine) paint(gtx layout.Context, l look) {
	window := l.Window.Canon()
	if l.Window == (image.Rectangle{}) {
		window.Max = gtx.Constraints.Max
	}
	sz := l.inPixels(gtx)
	f := &e.frame
	if f.drawn && (f.window != window || f.sizes.metric != sz.metric) {
		e.closeFor(Resized)
		e.giveBack(gtx)
		return
	}
	*f = frameFacts{drawn: true, window: window, sizes: sz, rtl: l.RTL}
	p := painter{look: l, menu: e, gtx: gtx, sizes: sz, text: l.writer(gtx, sz)}
	for depth := range e.levels {
		p.measure(&e.levels[depth])
		p.place(depth)
	}
	p.draw()
}

func (l *look) writer(gtx layout.Context, sz sizes) writer {
	return writer{shaper: l.Shaper, font: l.Font, px: sz.text, locale: gtx.Locale}
}
