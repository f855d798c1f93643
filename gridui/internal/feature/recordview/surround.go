// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// Surround lays out the grid and the form.
func (f *Feature) Surround(gtx layout.Context, grid layout.Widget) layout.Dimensions {
	if !f.Settings.Open {
		return grid(gtx)
	}
	f.room.divide(gtx)
	switch {
	case f.room.instead && f.Grid.EditsCell():
		// The table is shown while a cell in it is edited: an editor without layout cannot have the keyboard
		// focus, and its text would not be visible.
		return grid(gtx)
	case f.room.instead:
		return f.layoutInstead(gtx, grid)
	}
	inner, at := f.room.gridRoom(gtx)
	t := draw.Offset(gtx.Ops, image.Pt(at, 0))
	dims := grid(inner)
	t.Pop()
	size := dims.Size
	if f.room.below {
		size.Y += f.room.form.Dy()
	} else {
		size.X += f.room.form.Dx()
	}
	f.layoutForm(gtx, size)
	return layout.Dimensions{Size: size}
}

// layoutInstead lays out the form in place of the table. It still lays out the grid, in discarded operations:
// the grid reads rows, requests them from a source and keeps its position.
func (f *Feature) layoutInstead(gtx layout.Context, grid layout.Widget) layout.Dimensions {
	m := op.Record(gtx.Ops)
	dims := grid(gtx)
	m.Stop()
	f.layoutForm(gtx, dims.Size)
	return dims
}

// layoutForm lays out the form in its part of the whole.
func (f *Feature) layoutForm(gtx layout.Context, size image.Point) {
	f.room.settle(size)
	f.sync(gtx)
	f.keepKeyboard(gtx, f.room.instead)
	f.paint(gtx)
}

// keepKeyboard moves the keyboard focus to the form if requested.
func (f *Feature) keepKeyboard(gtx layout.Context, instead bool) {
	if f.takes || instead && gtx.Focused(f.Keyboard) {
		f.takes = false
		f.take(gtx)
	}
}

// take moves the keyboard focus to the form: to the field with the cursor, or to the first one.
func (f *Feature) take(gtx layout.Context) {
	f.edit.enterFields()
	ui.TakeKeyboard(gtx, f.edit.input.Tag())
}

// paint draws the form into its part of the whole.
func (f *Feature) paint(gtx layout.Context) {
	p, r := f.Painter, f.room.form
	if r.Empty() {
		return
	}
	p.Begin(gtx, p.Describes)
	f.paintParts(r)
	f.buttons.PaintTip(f.Options.Tooltips, r)
	p.End()
}

// paintParts draws the parts of the form, and its border over them.
func (f *Feature) paintParts(r image.Rectangle) {
	p := f.Painter
	area := draw.Clip(p.Ops, r)
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Record.Form)
	}
	p.Fill(r, p.Style.Theme.Bg)
	bar := r
	bar.Max.Y = min(r.Min.Y+f.bar.side(p.Gtx)+2*p.Dp(ui.ButtonGap)+p.Style.Line, r.Max.Y)
	body := r
	body.Min.Y = bar.Max.Y
	f.bar.paint(bar)
	f.form.paintBody(body)
	area.Pop()
	f.room.paintEdge()
	f.form.paintChoices()
}
