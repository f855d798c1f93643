// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/icon"
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
	for _, col := range p.engine.sheet.Cols[pane] {
		if !p.cols.leaves[col.Index].filters {
			continue
		}
		if own {
			r := image.Rect(col.Start, strip.Min.Y, col.Start+col.Size, strip.Max.Y)
			p.inside(r, func(gtx layout.Context) layout.Dimensions { return p.ask.filterCell(gtx, col.Index) })
			continue
		}
		p.filterFieldAt(col)
	}
}

// filterFieldAt draws a column's field: a box with the sign of the operator, the
// text, and a button that clears it.
func (p *painter) filterFieldAt(col layoutx.Span) {
	c := p.filterField(col.Index)
	parts := p.filterParts(p.gtx, col)
	live := p.filterRow.live == p.cols.leaves[col.Index].id
	p.fieldBox(parts.box, c.bad, live)
	p.filterNode(parts, c, col.Index)
	p.fieldSign(parts.sign, c, col.Index)
	if c.isActive {
		p.icon(p.style.Icons.Close, parts.clear, p.style.Theme.FgMuted)
		p.cursor(parts.clear, pointer.CursorPointer)
	} else {
		parts.text = parts.text.Union(parts.clear)
	}
	switch {
	case live:
		p.fieldEditor(parts.text, c)
	case c.editable:
		p.say(c.text, parts.text, option.AlignStart, p.style.Theme.Fg)
		p.cursor(parts.text, pointer.CursorText)
	default:
		ink := p.style.Theme.Fg
		if !c.isActive {
			ink = p.style.Theme.FgMuted
		}
		p.say(c.text, parts.text, option.AlignStart, ink)
		p.cursor(parts.text, pointer.CursorPointer)
	}
	if c.wrong.due(p, c.bad && live) || !live && c.bad && p.hover.in && p.hover.pos.Round().In(parts.box) {
		p.popTip(parts.box, image.Rectangle{Max: p.sheetSize()}, p.style.Texts.FilterBad)
	}
}

// fieldBox draws the box of a field.
func (p *painter) fieldBox(r image.Rectangle, bad, live bool) {
	edge, w := p.style.Theme.FieldBorder, p.style.Line
	if live {
		edge, w = p.style.Theme.FocusRing, 2*p.style.Line
	}
	if bad {
		edge = p.style.Theme.Danger
	}
	p.fill(r, edge)
	p.fill(r.Inset(w), p.style.Theme.Bg)
}

// fieldSign draws the sign of the operator, or of a truth value.
func (p *painter) fieldSign(r image.Rectangle, c *typedField, col int) {
	ink := p.style.Theme.FgMuted
	if c.isActive {
		ink = p.style.Theme.Accent
	}
	p.cursor(r, pointer.CursorPointer)
	if p.hover.in && p.hover.pos.Round().In(r) {
		p.fill(r.Inset(2*p.style.Line), p.style.Theme.Hover)
	}
	switch {
	case c.boxed && c.seen.First.Op == filter.OpTrue && c.isActive:
		p.icon(p.style.Icons.Check, r, ink)
	case c.boxed && c.seen.First.Op == filter.OpFalse && c.isActive:
		p.icon(p.style.Icons.Close, r, ink)
	case c.boxed:
		p.icon(p.style.Icons.Dash, r, ink)
	case !c.editable:
		p.icon(p.style.Icons.Filter, r, ink)
	default:
		p.small(c.sign, p.style.Face, r, ink)
	}
}

// icon draws an icon in the middle of a rectangle.
func (p *painter) icon(ic icon.Icon, r image.Rectangle, c color.NRGBA) {
	size := min(p.style.MarkSize, r.Dx(), r.Dy())
	if size <= 0 {
		return
	}
	t := moveBy(p.ops, r.Min.Add(r.Size().Sub(image.Pt(size, size)).Div(2)))
	ic.Draw(p.gtx, size, c, p.drawGlyph)
	t.Pop()
}

// cursor sets the mouse pointer over a rectangle.
func (p *painter) cursor(r image.Rectangle, c pointer.Cursor) {
	defer clipTo(p.ops, r).Pop()
	c.Add(p.ops)
}

// filterNode describes a field.
func (p *painter) filterNode(parts filterParts, c *typedField, col int) {
	if p.opt.semantics.Resolve(p.gtx) == option.SemanticsOff {
		return
	}
	defer clipTo(p.ops, parts.box).Pop()
	nodeClass(p.ops, semantic.Editor)
	nodeLabel(p.ops, c.text)
	nodeAbout(p.ops, p.filterTitle(col))
	header := p.cols.leaves[col].header
	p.fieldButton(parts.sign, p.style.Texts.Filter, header)
	if c.isActive {
		p.fieldButton(parts.clear, p.style.Texts.FilterClear, header)
	}
}

// fieldButton describes a button in a field.
func (p *painter) fieldButton(r image.Rectangle, label, header string) {
	if header != "" {
		label = p.spoken.pair(label, header)
	}
	defer clipTo(p.ops, r).Pop()
	nodeClass(p.ops, semantic.Button)
	nodeLabel(p.ops, label)
}

// filterTitle is what a column's filter is called.
//
//go:noinline
func (e *engine) filterTitle(col int) string {
	l := &e.cols.leaves[col]
	if e.filterTitles == nil || e.titlesOf != (titlesOf{e.cols.rev, e.style.Texts.Filter}) {
		e.filterTitles, e.titlesOf = map[string]string{}, titlesOf{e.cols.rev, e.style.Texts.Filter}
	}
	t, ok := e.filterTitles[l.id]
	if !ok {
		t = e.style.Texts.Filter + ": " + l.header
		e.filterTitles[l.id] = t
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
	p.editorIn(r, &c.editor.Editor, "")
}

// filterMark draws the sign of a filter on a header, between its text and the mark of
// the order. A header that the caller draws has it at the far side.
func (p *painter) filterMark(row, col layoutx.Span, m sortMark) {
	size := p.style.MarkSize
	before := (p.cols.leaves[col.Index].align == option.AlignEnd) != p.style.RTL
	x, w := p.headTextSpan(col, m)
	at := image.Pt(x+w+p.style.MarkGap, row.Start+(row.Size-size)/2)
	switch own := p.cols.leaves[col.Index].head; {
	case own && before:
		at.X = col.Start + p.style.Padding + p.ownMarkRoom(col.Index)
	case own:
		at.X = col.Start + col.Size - p.style.Padding - size - p.ownMarkRoom(col.Index)
	case before:
		at.X = x - p.style.MarkGap - size
	}
	if lo, hi := p.markBounds(row, col); at.X < lo || at.X+size > hi {
		return
	}
	t := moveBy(p.ops, at)
	p.style.Icons.Filter.Draw(p.gtx, size, p.style.Theme.Accent, p.drawGlyph)
	t.Pop()
}
