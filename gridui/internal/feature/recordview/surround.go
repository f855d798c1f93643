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
		// The table shows as long as a cell is edited in it: an editor that is not laid out cannot have
		// the keyboard, and what is typed in it would be out of sight.
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

// layoutInstead lays out the form in place of the table. The grid is laid out all the same, in
// operations that nobody uses: it reads rows, asks a source for them and keeps its place.
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

// keepKeyboard gives the form the keyboard where it is to have it.
func (f *Feature) keepKeyboard(gtx layout.Context, instead bool) {
	if f.takes || instead && gtx.Focused(f.Keyboard) {
		f.takes = false
		f.take(gtx)
	}
}

// take gives the form the keyboard: the field with the cursor, or the first one.
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
