// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// filterFields draws a pane's part of the filter row.
func (p *painter) filterFields(pane layoutx.Pane) {
	strip := p.filterStrip()
	if strip.Empty() {
		return
	}
	own := p.ask.filterMode().own
	for _, col := range p.view.Sheet.Cols[pane] {
		if !p.cols.Leaves[col.Index].Filters {
			continue
		}
		if own {
			r := image.Rect(col.Start, strip.Min.Y, col.Start+col.Size, strip.Max.Y)
			p.Inside(r, func(gtx layout.Context) layout.Dimensions { return p.ask.filterCell(gtx, col.Index) })
			continue
		}
		p.filterFieldAt(col)
	}
}

// filterFieldAt draws a column's field: a box with the sign of the operator, the
// text, and a button that clears it.
func (p *painter) filterFieldAt(col layoutx.Span) {
	c := p.filterField(col.Index)
	parts := p.filterParts(p.Gtx, col)
	live := p.filterRow.live == p.cols.Leaves[col.Index].ID
	p.fieldBox(parts.box, c.bad, live)
	p.filterNode(parts, c, col.Index)
	p.fieldSign(parts.sign, c, col.Index)
	if c.isActive {
		p.Icon(p.Style.Icons.Close, parts.clear, p.Style.Theme.FgMuted)
		p.Cursor(parts.clear, pointer.CursorPointer)
	} else {
		parts.text = parts.text.Union(parts.clear)
	}
	switch {
	case live:
		p.fieldEditor(parts.text, c)
	case c.editable:
		p.Text(c.text, parts.text, option.AlignStart, p.Style.Theme.Fg)
		p.Cursor(parts.text, pointer.CursorText)
	default:
		ink := p.Style.Theme.Fg
		if !c.isActive {
			ink = p.Style.Theme.FgMuted
		}
		p.Text(c.text, parts.text, option.AlignStart, ink)
		p.Cursor(parts.text, pointer.CursorPointer)
	}
	if c.wrong.due(p, c.bad && live) || !live && c.bad && p.pointer.Hover.In && p.pointer.Hover.Pos.Round().In(parts.box) {
		ui.DrawTip(p.Painter, parts.box, image.Rectangle{Max: p.view.SheetSize()}, p.Style.Texts.FilterBad)
	}
}

// fieldBox draws the box of a field.
func (p *painter) fieldBox(r image.Rectangle, bad, live bool) {
	edge, w := p.Style.Theme.FieldBorder, p.Style.Line
	if live {
		edge, w = p.Style.Theme.FocusRing, 2*p.Style.Line
	}
	if bad {
		edge = p.Style.Theme.Danger
	}
	p.Fill(r, edge)
	p.Fill(r.Inset(w), p.Style.Theme.Bg)
}

// fieldSign draws the sign of the operator, or of a truth value.
func (p *painter) fieldSign(r image.Rectangle, c *typedField, col int) {
	ink := p.Style.Theme.FgMuted
	if c.isActive {
		ink = p.Style.Theme.Accent
	}
	p.Cursor(r, pointer.CursorPointer)
	if p.pointer.Hover.In && p.pointer.Hover.Pos.Round().In(r) {
		p.Fill(r.Inset(2*p.Style.Line), p.Style.Theme.Hover)
	}
	switch {
	case c.boxed && c.seen.First.Op == filter.OpTrue && c.isActive:
		p.Icon(p.Style.Icons.Check, r, ink)
	case c.boxed && c.seen.First.Op == filter.OpFalse && c.isActive:
		p.Icon(p.Style.Icons.Close, r, ink)
	case c.boxed:
		p.Icon(p.Style.Icons.Dash, r, ink)
	case !c.editable:
		p.Icon(p.Style.Icons.Filter, r, ink)
	default:
		p.SmallText(c.sign, p.Style.Face, r, ink)
	}
}

// filterNode describes a field.
func (p *painter) filterNode(parts filterParts, c *typedField, col int) {
	if !p.Describes {
		return
	}
	defer draw.Clip(p.Ops, parts.box).Pop()
	draw.NodeClass(p.Ops, semantic.Editor)
	draw.NodeLabel(p.Ops, c.text)
	draw.NodeAbout(p.Ops, p.filterTitle(col))
	header := p.cols.Leaves[col].Header
	p.fieldButton(parts.sign, p.Style.Texts.Filter, header)
	if c.isActive {
		p.fieldButton(parts.clear, p.Style.Texts.FilterClear, header)
	}
}

// fieldButton describes a button in a field.
func (p *painter) fieldButton(r image.Rectangle, label, header string) {
	if header != "" {
		label = p.Phrase(label, header)
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, label)
}

// filterTitle is what a column's filter is called.
//
//go:noinline
func (e *engine) filterTitle(col int) string {
	l := &e.cols.Leaves[col]
	if e.filterTitles == nil || e.titlesOf != (titlesOf{e.cols.Rev, e.draw.Style.Texts.Filter}) {
		e.filterTitles, e.titlesOf = map[string]string{}, titlesOf{e.cols.Rev, e.draw.Style.Texts.Filter}
	}
	t, ok := e.filterTitles[l.ID]
	if !ok {
		t = e.draw.Style.Texts.Filter + ": " + l.Header
		e.filterTitles[l.ID] = t
	}
	return t
}

// titlesOf is what the titles of filters were made of.
type titlesOf struct {
	cols uint32
	name string
}

// fieldEditor lays out the editor of the field that is typed into, on the baseline of
// the others.
func (p *painter) fieldEditor(r image.Rectangle, c *typedField) {
	ui.EditorIn(p.Painter, r, &c.editor.Editor, "")
}

// filterMark draws the sign of a filter on a header, between its text and the mark of
// the order. A header that the caller draws has it at the far side.
func (p *painter) filterMark(row, col layoutx.Span, m sortMark) {
	size := p.Style.MarkSize
	before := (p.cols.Leaves[col.Index].Align == option.AlignEnd) != p.Style.RTL
	x, w := p.headTextSpan(col, m)
	at := image.Pt(x+w+p.Style.MarkGap, row.Start+(row.Size-size)/2)
	switch own := p.cols.Leaves[col.Index].Head; {
	case own && before:
		at.X = col.Start + p.Style.Padding + p.features.headMenu.Room(col.Index)
	case own:
		at.X = col.Start + col.Size - p.Style.Padding - size - p.features.headMenu.Room(col.Index)
	case before:
		at.X = x - p.Style.MarkGap - size
	}
	if lo, hi := p.features.headMenu.Beside(row, col); at.X < lo || at.X+size > hi {
		return
	}
	t := draw.Offset(p.Ops, at)
	p.Style.Icons.Filter.Draw(p.Gtx, size, p.Style.Theme.Accent, p.DrawGlyph)
	t.Pop()
}
