// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
)

// FieldButton returns the button in the field, and its name: none for a list that typing opens too.
func (d *Drop) FieldButton(p *draw.Painter) (b Button, name string) {
	texts := &p.Style.Texts.Editing
	switch {
	case d.Own != nil:
		return d.Own.FieldButton(texts)
	case d.Kind == column.EditorTime:
		return ListButton, texts.Calendar
	case d.Kind == column.EditorChoice:
		return ListButton, ""
	}
	return NoButton, ""
}

// PaintButton draws the button of a field, which describes itself by its name if it has one.
func PaintButton(p *draw.Painter, at image.Rectangle, b Button, name string) {
	if b == SpinButtons {
		paintSpin(p, at)
		return
	}
	node := draw.Clip(p.Ops, at)
	pointer.CursorPointer.Add(p.Ops)
	if name != "" {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, name)
	}
	node.Pop()
	p.Icon(p.Style.Icons.Collapse, at, p.Style.Theme.FgMuted)
}

// paintSpin draws the two buttons that change a value.
func paintSpin(p *draw.Painter, button image.Rectangle) {
	middle := (button.Min.Y + button.Max.Y) / 2
	texts := &p.Style.Texts.Editing
	paintHalf(p, image.Rect(button.Min.X, button.Min.Y, button.Max.X, middle), -1, texts.Increase)
	paintHalf(p, image.Rect(button.Min.X, middle, button.Max.X, button.Max.Y), 1, texts.Decrease)
}

// spinLeg is half the width of the arrow of a spin button, and its height.
const spinLeg = unit.Dp(4)

// paintHalf draws a spin button with an arrow: upwards if down is -1, downwards if it is 1.
func paintHalf(p *draw.Painter, r image.Rectangle, down int, name string) {
	node := draw.Clip(p.Ops, r)
	pointer.CursorPointer.Add(p.Ops)
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, name)
	node.Pop()
	leg := p.Dp(spinLeg)
	at := r.Min.Add(r.Size().Div(2)).Sub(image.Pt(0, down*(leg/2+p.Dp(2))))
	p.Triangle(at, image.Pt(leg, down*leg), p.Style.Theme.FgMuted)
	p.Triangle(at, image.Pt(-leg, down*leg), p.Style.Theme.FgMuted)
}

// PaintHint draws a text behind that of a field, unless the field is read from the right and has a text. width is the
// width of the text in pixels.
func PaintHint(p *draw.Painter, r image.Rectangle, hint string, width int) {
	if hint == "" || p.Style.RTL && width > 0 {
		return
	}
	r.Min.X += width
	p.Text(hint, r, option.AlignStart, p.Style.Theme.FgMuted)
}
