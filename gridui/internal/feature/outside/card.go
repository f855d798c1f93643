// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outside

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// Card is a popup with a widget of the program. A press outside it and Escape close it.
type Card struct {
	// Widget lays out the content, nil while the card is closed.
	Widget layout.Widget
	// RowID and ColumnID name the cell that the card is placed below. If it is not on the screen, the card is in the
	// middle.
	RowID, ColumnID string
	// Closed, if not nil, is called when the user closes the card.
	Closed func()
}

// card is the state of a Card.
type card struct {
	Card
	// opened is set after the card took the keyboard, leaving until it has given it back.
	opened, leaving    bool
	row                coord.Pos // last known position of the row
	bounds             image.Rectangle
	coverTag, innerTag int
}

// anyScroll keeps wheels over the card from scrolling the grid.
var anyScroll = pointer.ScrollRange{Min: -draw.Unbounded, Max: draw.Unbounded}

// updateCard reads an event that closes the card, and reports whether there was one.
func (f *Feature) updateCard(gtx layout.Context) bool {
	c := &f.card
	if c.Widget == nil {
		if c.leaving {
			ui.TakeKeyboard(gtx, f.Keyboard)
		}
		c.opened, c.leaving = false, false
		return false
	}
	if !c.opened {
		c.opened = true
		gtx.Execute(key.FocusCmd{Tag: &c.innerTag})
	}
	for {
		ev, ok := gtx.Event(
			pointer.Filter{Target: &c.coverTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: anyScroll, ScrollY: anyScroll},
			pointer.Filter{Target: &c.innerTag, Kinds: pointer.Press | pointer.Scroll, ScrollX: anyScroll, ScrollY: anyScroll},
			key.FocusFilter{Target: &c.innerTag}, key.Filter{Name: key.NameEscape},
		)
		if !ok {
			return false
		}
		if f.closes(ev) {
			c.Widget, c.opened = nil, false
			ui.TakeKeyboard(gtx, f.Keyboard)
			if c.Closed != nil {
				c.Closed()
			}
			return true
		}
	}
}

// OpenCard shows a card in the next frame.
func (f *Feature) OpenCard(c Card) { f.card.Card = c }

// CloseCard closes the card for the program. The cells get the keyboard in the next frame.
func (f *Feature) CloseCard() { f.card.leaving = f.card.Widget != nil; f.card.Widget = nil }

// closes reports whether an event closes the card. Presses on the card do not.
func (f *Feature) closes(ev event.Event) bool {
	switch ev := ev.(type) {
	case pointer.Event:
		return ev.Kind == pointer.Press && !ev.Position.Round().In(f.card.bounds)
	case key.Event:
		return ev.State == key.Press
	}
	return false
}

// PaintOverlay draws the card over the grid.
func (f *Feature) PaintOverlay() {
	c := &f.card
	if c.Widget == nil {
		return
	}
	p := f.Painter
	record := op.Record(p.Ops)
	ui.Cover(p, &c.coverTag)
	pad, window := p.Dp(ui.CardPad), image.Rectangle{Max: f.Viewport.Size}
	content := op.Record(p.Ops)
	gtx := p.Gtx
	gtx.Ops = p.Ops
	gtx.Constraints = layout.Constraints{Max: image.Pt(max(window.Dx()-2*pad, 0), max(window.Dy()-2*pad, 0))}
	dims := c.Widget(gtx)
	widget := content.Stop()
	size := dims.Size.Add(image.Pt(2*pad, 2*pad))
	c.bounds = f.place(size, window)
	area := ui.Card(p, c.bounds)
	draw.Listen(p.Ops, &c.innerTag)
	shift := op.Offset(c.bounds.Min.Add(image.Pt(pad, pad))).Push(p.Ops)
	widget.Add(p.Ops)
	shift.Pop()
	area.Pop()
	op.Defer(p.Ops, record.Stop())
}

// cell returns the rectangle of the cell that the card is placed below, in pixels of the sheet.
func (f *Feature) cell() (image.Rectangle, bool) {
	c := &f.card
	row, ok := f.Dataset.FindShown(c.RowID, c.row)
	if c.RowID == "" || !ok {
		return image.Rectangle{}, false
	}
	c.row = row
	return f.Viewport.CellRect(f.Addresses.AddressOf(row, f.Columns.Find(c.ColumnID)))
}

// place returns the bounds of the card in pixels of the grid.
func (f *Feature) place(size image.Point, window image.Rectangle) image.Rectangle {
	if cell, ok := f.cell(); ok {
		return ui.CardIn(f.Painter, window, cell.Add(image.Pt(0, f.Viewport.Top)), size)
	}
	at := window.Max.Sub(size).Div(2)
	return image.Rectangle{Min: at, Max: at.Add(size)}.Intersect(window)
}
