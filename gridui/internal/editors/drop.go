// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/textinput"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/calendar"
)

// Drop is the list or calendar that drops down from the field of a value, whatever its kind, in a cell as in a form.
// The caller has the field and the keyboard.
type Drop struct {
	_ nocmp.Struct

	// Kind is the kind of the editor.
	Kind    column.EditorKind
	Choices ui.Choices
	Date    calendar.Calendar
	// Own is the editor that the column brings, which replaces both; nil for none.
	Own Editor
	// Shut keeps the list of choices closed, until the user opens it or types.
	Shut bool
}

// Begin starts with the text of a value. layout is the layout of a time, empty for other values.
func (d *Drop) Begin(kind column.EditorKind, layout, text string) {
	d.End()
	d.Kind = kind
	d.Date.Reset(layout, text)
	d.Choices, d.Shut = ui.Choices{}, false
}

// End ends the column's editor, if there is one.
func (d *Drop) End() {
	if d.Own != nil {
		d.Own.Finish()
		d.Own = nil
	}
}

// StartOwn makes the editor that the column of a cell brings, if it does, and returns the text of the field.
func (d *Drop) StartOwn(c Cell) (field string) {
	own, ok := c.Def.Editor().(Editor)
	if !ok {
		return c.Text
	}
	d.Own = own
	return own.Start(c)
}

// IsOpen reports whether the list of choices or the calendar shows.
func (d *Drop) IsOpen() bool {
	if d.Kind == column.EditorChoice {
		return !d.Shut
	}
	return d.Date.IsOpen()
}

// CardOpen reports whether a card is open that Escape closes.
func (d *Drop) CardOpen() bool {
	return d.Date.IsOpen() || d.Own != nil && d.Own.CardOpen()
}

// CloseCard closes the open card.
func (d *Drop) CloseCard() {
	if d.Own != nil {
		d.Own.HideCard()
		return
	}
	d.Date.Close()
}

// Follow updates the list or calendar from the text of the field.
func (d *Drop) Follow(text string) {
	switch d.Kind {
	case column.EditorChoice:
		d.Choices.Sync(text)
		d.Shut = false
	case column.EditorTime:
		d.Date.Sync(text)
	}
}

// Reshape passes the text of the field to the column's editor, and puts the text that it makes of that into the field.
// A text that an input method composes stays as it is.
func (d *Drop) Reshape(input *textinput.Field) {
	if d.Own == nil {
		return
	}
	field := &input.Editor
	text := field.Text()
	_, caret := field.Selection()
	to, at := d.Own.Reshape(text, caret)
	if to == text || input.Composes() {
		return
	}
	field.SetText(to)
	field.SetCaret(at, at)
}

// Press moves through the list or calendar by a key, and reports whether the key does that.
func (d *Drop) Press(name key.Name, rtl bool) (Pick, bool) {
	if d.Own != nil {
		return Pick{}, false
	}
	if d.Kind != column.EditorChoice {
		day, ok := d.Date.Key(name, rtl)
		return Pick{Set: day.Set, Selected: true, Text: day.Text}, ok
	}
	to, ok := d.Choices.Key(name)
	if !ok {
		return Pick{}, false
	}
	if d.Shut {
		d.Shut = false
		return Pick{}, true
	}
	return d.Choose(to, false), true
}

// Choose picks a choice.
func (d *Drop) Choose(i int, done bool) Pick {
	return Pick{Set: true, Selected: true, Done: done, Text: d.Choices.Choose(i)}
}

// Next reads a pointer event on the list or calendar, and reports whether there was one.
func (d *Drop) Next(gtx layout.Context, p *draw.Painter) (Pick, bool) {
	if d.Own != nil {
		return d.Own.Pointed(gtx, p)
	}
	if d.Kind != column.EditorChoice {
		day, ok := d.Date.Update(gtx, p.Style.WeekBegins)
		return Pick{Set: day.Set, Selected: true, Done: day.Done, Text: day.Text}, ok
	}
	i, ok := d.Choices.Update(gtx)
	if i < 0 {
		return Pick{}, ok
	}
	return d.Choose(i, true), ok
}

// PaintOver draws the list or calendar over everything else, and returns its place.
func (d *Drop) PaintOver(p *draw.Painter, window, anchor image.Rectangle) (card image.Rectangle) {
	if anchor.Empty() || d.Own == nil && !d.IsOpen() {
		return card
	}
	m := op.Record(p.Ops)
	switch {
	case d.Own != nil:
		card = d.Own.PaintCard(p, window, anchor)
	case d.Kind == column.EditorChoice:
		card = d.Choices.Draw(p, window, anchor)
	default:
		card = d.Date.Draw(p, window, anchor)
	}
	op.Defer(p.Ops, m.Stop())
	return card
}

// Put puts the picked text into a field.
func (p Pick) Put(field *widget.Editor) {
	field.SetText(textrun.Shapeable(p.Text))
	field.SetCaret(field.Len(), 0)
	if !p.Selected {
		field.SetCaret(field.Len(), field.Len())
	}
}
