// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"
	"math"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/layoutx"
)

// bar is a progress bar that a press or a drag sets. The zero value is at 0.
type bar struct {
	percent int

	width   int  // in pixels, of the last frame
	rtl     bool // it begins at the right
	hovered bool
	pressed bool
}

// update reads presses and drags, and reports whether percent changed.
func (b *bar) update(gtx layout.Context) bool {
	was := b.percent
	for {
		ev, ok := gtx.Event(pointer.Filter{
			Target: b,
			Kinds:  pointer.Press | pointer.Drag | pointer.Release | pointer.Cancel | pointer.Enter | pointer.Leave,
		})
		if !ok {
			return b.percent != was
		}
		if e, ok := ev.(pointer.Event); ok {
			b.pointer(gtx, e)
		}
	}
}

func (b *bar) pointer(gtx layout.Context, e pointer.Event) {
	switch e.Kind {
	case pointer.Enter:
		b.hovered = true
	case pointer.Leave:
		b.hovered = false
	case pointer.Press:
		b.pressed = e.Source == pointer.Touch || e.Buttons == pointer.ButtonPrimary
		if b.pressed {
			b.set(e.Position.X)
		}
	case pointer.Drag:
		if b.pressed {
			gtx.Execute(pointer.GrabCmd{Tag: b, ID: e.PointerID})
			b.set(e.Position.X)
		}
	case pointer.Release, pointer.Cancel:
		b.pressed = false
	}
}

// set moves the end of the bar to a pixel.
func (b *bar) set(x float32) {
	if b.rtl {
		x = float32(b.width) - x
	}
	if b.width > 0 {
		b.percent = min(max(int(math.Round(float64(x)*100/float64(b.width))), 0), 100)
	}
}

// layout fills its constraints; the bar itself is narrower.
func (b *bar) layout(gtx layout.Context, l *look.Look) layout.Dimensions {
	th, size := l.Theme(), gtx.Constraints.Max
	b.width, b.rtl = size.X, l.RTL
	semantic.LabelOp("progress").Add(gtx.Ops)
	event.Op(gtx.Ops, b)
	pointer.CursorPointer.Add(gtx.Ops)
	h := gtx.Dp(8)
	if b.hovered || b.pressed {
		h = gtx.Dp(10)
	}
	y := (size.Y - h) / 2
	ink := th.Accent
	if b.percent == 100 {
		ink = th.AddedBar
	}
	look.Plate(gtx, image.Rect(0, y, size.X, y+h), 5, th.Skeleton)
	part := image.Rect(0, y, size.X*b.percent/100, y+h)
	if b.rtl {
		part = layoutx.Mirror(part, image.Rectangle{Max: size})
	}
	look.Plate(gtx, part, 5, ink)
	return layout.Dimensions{Size: size}
}
