// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"unicode/utf8"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
)

// The window, and with it an input method, hears only once a frame where the caret is. A
// text that comes later in the frame than a key that moved it is still meant for where
// the caret is then. in.known is the selection as the window has it.

// ordered is a range from its lower end on.
func ordered(r key.Range) key.Range {
	return key.Range{Start: min(r.Start, r.End), End: max(r.Start, r.End)}
}

// selection is what is selected in the field, from its lower end on, in runes.
func (d *cellEditor) selection() key.Range {
	start, end := d.field.Selection()
	return ordered(key.Range{Start: start, End: end})
}

// meant is the part of the field's text that the window means by a range: for its
// selection that of the field, and for all others as far from there.
func (d *cellEditor) meant(r key.Range) key.Range {
	sel := d.selection()
	if ordered(r) == d.input.known {
		return sel
	}
	by := sel.Start - d.input.known.Start
	return key.Range{Start: r.Start + by, End: r.End + by}
}

// meantText is meant for text that is composed, of which there may be none.
func (d *cellEditor) meantText(r key.Range) key.Range {
	if r.Start < 0 {
		return r
	}
	by := d.selection().Start - d.input.known.Start
	return key.Range{Start: r.Start + by, End: r.End + by}
}

// wrote notes where the window has the caret after a text.
func (in *textInput) wrote(ev key.EditEvent) {
	at := min(ev.Range.Start, ev.Range.End) + utf8.RuneCountInString(ev.Text)
	in.known = key.Range{Start: at, End: at}
}

// told notes what the window knows of the selection from the next frame on.
func (d *cellEditor) told() {
	d.ended = false
	d.input.known = key.Range{}
	if d.open && d.kind != column.EditorTruth {
		d.input.known = d.selection()
	}
}

// tellField tells the input method where the caret of the field is and the text that is not
// final, once the field has been laid out: the field itself tells where they were before.
func (p *painter) tellField() {
	d := &p.engine.editor
	start, end := d.field.Selection()
	m := p.Cache.Metrics(p.Style.Face)
	cmd := key.SelectionCmd{
		Tag: p.keyTag(), Range: key.Range{Start: start, End: end},
		Caret: key.Caret{
			Pos:    layout.FPt(d.field.CaretCoords().Round()),
			Ascent: float32(m.Ascent), Descent: float32(m.Descent),
		},
		CompositionBounds: d.composed(),
	}
	if in := &d.input; in.heard || cmd != in.selection {
		in.heard, in.selection = false, cmd
		p.Gtx.Execute(cmd)
	}
}

// composed is where the text shows that is not final.
func (d *cellEditor) composed() (r image.Rectangle) {
	if !d.input.composes() {
		return r
	}
	for _, part := range d.field.Regions(d.input.composing.Start, d.input.composing.End, nil) {
		r = r.Union(part.Bounds)
	}
	return r
}
