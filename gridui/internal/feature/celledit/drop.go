// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/calendar"
)

// drop is the list or calendar that drops down from the field of a choice or of a time.
type drop struct {
	kind    column.EditorKind
	choices ui.Choices
	date    calendar.Calendar
	// own is the editor that the column brings, which replaces both; nil for none.
	own editors.Editor
	// shut keeps the list of choices closed, until the user opens it or types.
	shut bool
}

// pick is the result of a pick from it.
type pick struct {
	// set reports that text replaces that of the field, done that the edit is complete.
	set, done bool
	// keeps leaves the text unselected, with the caret at its end.
	keeps bool
	text  string
}

// begin starts with the value of a cell.
func (d *drop) begin(of cellValue) {
	d.kind, d.own = of.kind, nil
	d.date.Reset(of.layout, of.text)
	d.choices, d.shut = ui.Choices{}, false
}

// isOpen reports whether the list or calendar shows.
func (d *drop) isOpen() bool {
	if d.kind == column.EditorChoice {
		return !d.shut
	}
	return d.date.IsOpen()
}

// follow updates the list or calendar from the text of the field.
func (d *drop) follow(text string) {
	switch d.kind {
	case column.EditorChoice:
		d.choices.Sync(text)
		d.shut = false
	case column.EditorTime:
		d.date.Sync(text)
	}
}

// key moves through the list or calendar, and reports whether the key does that.
func (d *drop) key(name key.Name, rtl bool) (pick, bool) {
	if d.own != nil {
		return pick{}, false
	}
	if d.kind != column.EditorChoice {
		day, ok := d.date.Key(name, rtl)
		return pick{set: day.Set, text: day.Text}, ok
	}
	to, ok := d.choices.Key(name)
	if !ok {
		return pick{}, false
	}
	if d.shut {
		d.shut = false
		return pick{}, true
	}
	return d.choose(to, false), true
}

// choose picks a value.
func (d *drop) choose(i int, done bool) pick {
	return pick{set: true, done: done, text: textrun.Shapeable(d.choices.Choose(i))}
}

// ownPick converts the result of the column's editor.
func ownPick(p editors.Pick) pick {
	return pick{set: p.Set, done: p.Done, keeps: !p.Selected, text: textrun.Shapeable(p.Text)}
}

// next reads a pointer event on the list or calendar, and reports whether there was one.
func (d *drop) next(gtx layout.Context, p *draw.Painter) (pick, bool) {
	if d.own != nil {
		p, ok := d.own.Pointed(gtx, p)
		return ownPick(p), ok
	}
	if d.kind != column.EditorChoice {
		day, ok := d.date.Update(gtx, p.Style.WeekBegins)
		return pick{set: day.Set, done: day.Done, text: day.Text}, ok
	}
	i, ok := d.choices.Update(gtx)
	if i < 0 {
		return pick{}, ok
	}
	return d.choose(i, true), ok
}

// draw draws the list or calendar over everything else, and returns its place.
func (d *drop) draw(p *draw.Painter, window, anchor image.Rectangle) (card image.Rectangle) {
	if anchor.Empty() || d.own == nil && !d.isOpen() {
		return card
	}
	m := op.Record(p.Ops)
	switch {
	case d.own != nil:
		card = d.own.PaintCard(p, window, anchor)
	case d.kind == column.EditorChoice:
		card = d.choices.Draw(p, window, anchor)
	default:
		card = d.date.Draw(p, window, anchor)
	}
	op.Defer(p.Ops, m.Stop())
	return card
}
