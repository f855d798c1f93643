// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"context"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/locale"
)

// Choice returns the editor that offers the values of load for a typed text.
func Choice(load func(ctx context.Context, text string) ([]Item, error)) func() any {
	return func() any { return &choice{load: load} }
}

type choice struct {
	Plain
	list optionList
	load loadFunc
	// begun is the value of the cell, picked the item that was put into the field.
	begun, picked Item
}

func (c *choice) Start(cell Cell) string {
	c.begun = Item{string(cell.Def.ValueText(nil, cell.Row)), cell.Def.Value(cell.Row)}
	c.list.home = c.begun.Text
	c.list.begin(nil, c.load, cell.Wake)
	return c.begun.Text
}

func (c *choice) Reshape(text string, caret int) (to string, at int) {
	if text != c.begun.Text || c.list.sought != "" {
		c.list.seek(text)
	}
	return text, caret
}

func (c *choice) Steer(k Key) (Pick, bool) {
	if !c.list.move(k.Name) {
		return Pick{}, false
	}
	return c.pick(false), true
}

// pick puts the item at the cursor into the field.
func (c *choice) pick(done bool) Pick {
	it, ok := c.list.current()
	if !ok {
		return Pick{}
	}
	c.picked = it
	return Pick{Set: true, Selected: true, Done: done, Text: it.Text}
}

func (c *choice) Pointed(gtx layout.Context, _ *draw.Painter) (Pick, bool) {
	picked, ok := c.list.pointed(gtx)
	if !picked {
		return Pick{}, ok
	}
	return c.pick(true), true
}

func (c *choice) PaintCard(p *draw.Painter, window, field image.Rectangle) image.Rectangle {
	return c.list.paint(p, window, field)
}

func (c *choice) FieldButton(texts *locale.Editing) (Button, string) {
	return ListButton, texts.Options
}

// PressButton loads the options again after a failure.
func (c *choice) PressButton(bool) Pick {
	if c.list.load.err != nil {
		c.list.load.retry()
	}
	return Pick{}
}

// Outcome returns the option with a text, else the one at the cursor, to which typing has moved it. The text of the
// cell stays as it is.
func (c *choice) Outcome(text string) (Outcome, error) {
	it, ok := c.picked, text == c.picked.Text
	switch {
	case text == "":
		return Outcome{}, nil
	case text == c.begun.Text:
		it, ok = c.begun, true
	case !ok:
		it, ok = c.list.find(text)
	}
	if !ok {
		it, ok = c.list.current()
	}
	if !ok {
		return Outcome{}, column.ErrNoChoice
	}
	return Outcome(it), nil
}

func (c *choice) Finish() { c.list.load.stop() }
