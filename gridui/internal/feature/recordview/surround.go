// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// narrow, formWidth and formHeight are the defaults of Narrow, Width and Height of option.RecordView.
	narrow     = unit.Dp(480)
	formWidth  = unit.Dp(320)
	formHeight = unit.Dp(240)
)

// place returns the place of the form in the room of a frame.
func (f *Feature) place(gtx layout.Context) dock.Place {
	switch f.Settings.Place {
	case option.PanelBeside:
		return dock.Beside
	case option.PanelBelow:
		return dock.Below
	case option.PanelOver:
		return dock.Instead
	}
	if dock.IsNarrow(gtx, f.Settings.Narrow, narrow) {
		return dock.Instead
	}
	return dock.Beside
}

// instead reports whether the form replaces the table.
func (f *Feature) instead() bool { return f.room.Place == dock.Instead }

// Surround lays out the grid and the form.
func (f *Feature) Surround(gtx layout.Context, grid layout.Widget) layout.Dimensions {
	if !f.Settings.Open {
		return grid(gtx)
	}
	f.room.Divide(gtx, f.place(gtx))
	if f.instead() && f.Grid.EditsCell() {
		// The table is shown while a cell in it is edited: an editor without layout cannot have the keyboard
		// focus, and its text would not be visible.
		return grid(gtx)
	}
	size := f.room.Layout(gtx, grid)
	f.sync(gtx)
	f.keepKeyboard(gtx, f.instead())
	f.paint(gtx)
	return layout.Dimensions{Size: size}
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
	p, r := f.Painter, f.room.Panel
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
	f.room.PaintEdge(p.Style.Texts.Record.Resize, !f.Settings.ResizeDisabled)
	f.form.paintDropped()
}
