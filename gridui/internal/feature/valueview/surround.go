// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// narrow, panelWidth, panelHeight and cardWidth are the defaults of Narrow, Width and Height of option.ValueView.
	narrow      = unit.Dp(640)
	panelWidth  = unit.Dp(360)
	panelHeight = unit.Dp(240)
	cardWidth   = unit.Dp(560)
)

// isCard reports whether the panel is over the grid.
func (f *Feature) isCard() bool { return f.Settings.Place == option.PanelOver }

// place returns the place of a panel that is not a card.
func (f *Feature) place(gtx layout.Context) dock.Place {
	place := f.Settings.Place
	if place == option.PanelBelow || place == option.PanelDocked && dock.IsNarrow(gtx, f.Settings.Narrow, narrow) {
		return dock.Below
	}
	return dock.Beside
}

// Surround lays out the grid and the panel.
func (f *Feature) Surround(gtx layout.Context, grid layout.Widget) layout.Dimensions {
	if !f.Settings.Open {
		return grid(gtx)
	}
	var size image.Point
	if f.card = f.isCard(); f.card {
		size = grid(gtx).Size
		f.room.Cover(size, f.cardPlace(gtx, size))
	} else {
		f.room.Divide(gtx, f.place(gtx))
		size = f.room.Layout(gtx, grid)
	}
	if !f.Painter.Styled() {
		return layout.Dimensions{Size: size}
	}
	f.sync()
	f.keepKeyboard(gtx)
	f.paint(gtx)
	return layout.Dimensions{Size: size}
}

// cardPlace returns the place of a card in the middle of a grid.
func (f *Feature) cardPlace(gtx layout.Context, size image.Point) image.Rectangle {
	wanted := f.Settings.Width
	if !(wanted > 0) {
		wanted = cardWidth
	}
	room := ui.Room(f.Painter, image.Rectangle{Max: size})
	card := image.Pt(min(gtx.Dp(min(wanted, 100_000)), room.Dx()), min(size.Y*4/5, room.Dy()))
	at := room.Min.Add(room.Size().Sub(card).Div(2))
	return image.Rectangle{Min: at, Max: at.Add(card)}
}

// keepKeyboard moves the keyboard to the panel if that was requested. A text that is edited is stored when the keyboard
// leaves the panel.
func (f *Feature) keepKeyboard(gtx layout.Context) {
	if f.takes {
		f.takes = false
		ui.TakeKeyboard(gtx, &f.sheet.tag)
	}
	if f.edit.lostKeyboard(f.hasKeyboard(gtx)) && f.edit.commit() {
		f.sync()
		gtx.Execute(op.InvalidateCmd{})
	}
}

// paint draws the panel into its part of the whole.
func (f *Feature) paint(gtx layout.Context) {
	p, r := f.Painter, f.room.Panel
	if r.Empty() {
		return
	}
	p.Begin(gtx, p.Describes)
	if f.card {
		cover := draw.Clip(p.Ops, f.room.All)
		ui.Cover(p, &f.cover)
		cover.Pop()
	}
	f.paintParts(r)
	f.tips.PaintTip(f.Options.Tooltips, r)
	if f.content.work() || f.finder.work() {
		gtx.Execute(op.InvalidateCmd{})
	}
	p.End()
}

// paintParts draws the parts of the panel, and its border over them.
func (f *Feature) paintParts(r image.Rectangle) {
	p := f.Painter
	var area draw.Clipped
	if f.card {
		area = ui.Card(p, r)
	} else {
		area = draw.Clip(p.Ops, r)
		p.Fill(r, p.Style.Theme.Bg)
	}
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Value.Panel)
	}
	body := f.bar.paint(r)
	switch {
	case body.Empty():
		f.keepTag(body)
	case f.edit.on:
		f.keepTag(body)
		f.edit.paint(body.Inset(p.Dp(ui.ButtonGap)))
	case f.subject.state != loaded:
		f.paintNote(body)
	default:
		f.sheet.fit(body)
		f.sheet.paint(f.finder.hits(), f.finder.current)
	}
	if f.Painter.Gtx.Focused(&f.sheet.tag) && !f.edit.on {
		p.Border(body, body, 2*p.Style.Line, p.Style.Theme.FocusRing)
	}
	area.Pop()
	if !f.card {
		f.room.PaintEdge(p.Style.Texts.Value.Resize, !f.Settings.ResizeDisabled)
	}
}

// keepTag keeps the keyboard at the rows while these do not show.
func (f *Feature) keepTag(at image.Rectangle) {
	defer draw.Clip(f.Painter.Ops, at).Pop()
	event.Op(f.Painter.Ops, &f.sheet.tag)
}

// paintNote draws a note in place of a value.
func (f *Feature) paintNote(body image.Rectangle) {
	p := f.Painter
	defer draw.Clip(p.Ops, body).Pop()
	draw.Listen(p.Ops, &f.sheet.tag)
	p.Notice(f.note(), body)
	p.Node(body, f.note(), "")
}

// note returns the note in place of a value.
func (f *Feature) note() string {
	t := &f.Painter.Style.Texts
	switch f.subject.state {
	case missing:
		return t.Value.Missing
	case empty:
		return t.Value.Empty
	case loading:
		return t.Value.Loading
	case failed:
		return t.NotRead
	}
	return t.Value.NoCell
}
