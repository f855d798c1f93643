// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"image/color"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/text"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// lengthOf is the width of the text of an editor in pixels.
type lengthOf struct {
	known bool
	style uint32
	px    int
}

const (
	// longWide is how wide the editor of a long text is where there is room, longLines
	// how many lines it shows before it scrolls.
	longWide  = unit.Dp(320)
	longLines = 8
	// caretRoom is what the editor leaves free behind its text.
	caretRoom = unit.Dp(4)
)

// editorPlace finds where the editor is in this frame, in pixels of the sheet. It is
// empty where its cell is not on the screen.
func (p *painter) editorPlace() (cell, within image.Rectangle) {
	at, shows := p.editedPlace()
	if !shows {
		return cell, within
	}
	c, ok := p.engine.find(at)
	if !ok {
		return cell, within
	}
	within = p.rect(p.cols.leaves[at.col].pane, at.band)
	if at.band == layoutx.Body {
		// Rows that stick lie over it.
		within.Min.Y = max(within.Min.Y, p.within(at.row).Min.Y)
	}
	cell = c.Rect
	cell.Max.Y -= p.style.Line
	if cell.Intersect(within).Empty() {
		return image.Rectangle{}, within
	}
	return cell, within
}

// keyArea makes the grid one that can have the keyboard, where no field does so.
func (p *painter) keyArea() {
	d := &p.engine.editor
	d.rect = image.Rectangle{}
	if d.open && d.kind != editorTruth {
		if cell, _ := p.editorPlace(); !cell.Empty() {
			d.rect = cell
			return
		}
	}
	area := clip.Rect{Max: p.sheetSize()}.Push(p.ops)
	listen(p.ops, p.keyTag())
	key.InputHintOp{Tag: p.keyTag(), Hint: key.HintAny}.Add(p.ops)
	area.Pop()
	p.tellCaret()
}

// tellCaret tells the input method where text would go that is typed on the focused
// cell, so that it can show what it offers there.
func (p *painter) tellCaret() {
	in := &p.engine.editor.input
	if p.engine.editor.open || in.stale || !p.focus.set || !p.focus.keyboard || !p.ask.editMode().on {
		return
	}
	r, ok := p.placeRect(p.focus.at())
	if !ok {
		return
	}
	m := p.text.Metrics(p.style.Face)
	x := r.Min.X + p.style.Padding
	if p.style.RTL {
		x = r.Max.X - p.style.Padding
	}
	caret := key.Caret{
		Pos:    layout.FPt(image.Pt(x, r.Min.Y+p.baseline(p.style.Face, r.Dy()))),
		Ascent: float32(m.Ascent), Descent: float32(m.Descent),
	}
	if caret != in.caret {
		in.caret = caret
		p.gtx.Execute(key.SelectionCmd{Tag: p.keyTag(), Caret: caret})
	}
}

// cellEditor draws the editor over its cell, and what drops down from it.
func (p *painter) cellEditor() {
	d := &p.engine.editor
	if !d.open {
		return
	}
	d.date.now = p.gtx.Now
	cell, within := p.editorPlace()
	if cell.Empty() {
		return
	}
	c := clipTo(p.ops, within)
	switch d.kind {
	case editorTruth:
		p.editorGround(cell)
		p.editorNode(cell.Intersect(within), "")
		box := p.boxIn(cell, tickState(d.truth, false))
		p.drawBox(&box)
		p.editorRing(cell)
		d.drop = cell
	case editorLong:
		cell = p.longField(cell, within)
	default:
		cell = p.lineField(cell, within)
	}
	c.Pop()
	anchor := cell.Intersect(within)
	dropped := p.dropDown(anchor)
	if d.wrong != "" {
		p.bubble(anchor, dropped, d.wrong)
	}
}

// editorGround is the ground of the editor. It keeps presses from the cells below.
func (p *painter) editorGround(r image.Rectangle) {
	p.fill(r, p.style.Theme.Bg)
	c := clipTo(p.ops, r)
	listen(p.ops, &p.engine.editor.plate)
	c.Pop()
}

// editorNode describes the editor.
func (p *painter) editorNode(r image.Rectangle, txt string) {
	if p.opt.semantics.Resolve(p.gtx) == option.SemanticsOff {
		return
	}
	d := &p.engine.editor
	defer clipTo(p.ops, r).Pop()
	at, _ := p.editedPlace()
	about := p.editorPhrase(at)
	if d.kind == editorTruth {
		nodeClass(p.ops, semantic.CheckBox)
		nodeSelected(p.ops, d.truth)
		nodeLabel(p.ops, about)
		return
	}
	nodeClass(p.ops, semantic.Editor)
	nodeLabel(p.ops, txt)
	nodeAbout(p.ops, about)
}

// editorRing marks the cell that is edited, in another colour where what was typed is
// not taken.
func (p *painter) editorRing(r image.Rectangle) {
	c := p.style.Theme.FocusRing
	if p.engine.editor.wrong != "" {
		c = p.style.Theme.Danger
	}
	p.frame(r, 2*p.style.Line, c)
}

// lineField draws a field of one line exactly over the cell; a text that is longer
// makes it grow to the end of its pane.
func (p *painter) lineField(cell, within image.Rectangle) image.Rectangle {
	d := &p.engine.editor
	at, _ := p.editedPlace()
	r, align := p.grown(cell, within, at)
	p.editorGround(r)
	txt := p.inner(p.lineIn(r, at), at)
	d.drop = image.Rectangle{}
	if d.kind == editorTime || d.kind == editorChoice {
		txt, d.drop = p.dropButton(r, txt)
	}
	p.editorNode(r.Intersect(within), d.field.Text())
	p.editorField(txt, r, align)
	p.editorRing(r)
	d.rect = r
	return r
}

// lineIn is the part of a rectangle over a cell that the first line of its text is
// in.
func (p *painter) lineIn(r image.Rectangle, at place) image.Rectangle {
	if at.band == layoutx.Body {
		line := p.firstLine(layoutx.Span{Start: r.Min.Y, Size: r.Dy() + p.style.Line})
		r.Max.Y = line.End() - p.style.Line
	}
	return r
}

// inner is where the text of a cell is in a rectangle over it.
func (p *painter) inner(r image.Rectangle, at place) image.Rectangle {
	in := p.style.Padding
	indent := p.indent(p.style, at, p.geo.widths.px[at.col])
	r.Min.X, r.Max.X = r.Min.X+in, r.Max.X-in
	if p.style.RTL {
		r.Max.X -= indent
	} else {
		r.Min.X += indent
	}
	return r
}

// grown is the rectangle of a field over a cell that shows its whole text, as far as
// the pane has room, and how text stands in it.
func (p *painter) grown(cell, within image.Rectangle, at place) (r image.Rectangle, a option.Align) {
	d := &p.engine.editor
	if l := &d.length; !l.known || l.style != p.styleRev {
		*l = lengthOf{known: true, style: p.styleRev, px: p.text.RunString(p.style.Face, d.field.Text()).Width}
	}
	r, a = cell, p.cols.leaves[at.col].align
	if d.kind == editorTime || d.kind == editorChoice {
		a = option.AlignStart
	}
	need := d.length.px + 2*p.style.Padding + p.dp(caretRoom) + p.indent(p.style, at, p.geo.widths.px[at.col])
	if d.kind == editorTime || d.kind == editorChoice {
		need += p.dropSide(cell)
	}
	more := max(need-r.Dx(), 0)
	if (a == option.AlignEnd) != p.style.RTL {
		r.Min.X = max(r.Min.X-more, min(within.Min.X, r.Min.X))
	} else {
		r.Max.X = min(r.Max.X+more, max(within.Max.X, r.Max.X))
	}
	return r, a
}

// dropSide is how wide the button of a field is.
func (p *painter) dropSide(r image.Rectangle) int { return min(r.Dy(), p.style.RowHeight) }

// dropButton cuts the button off the end of a field that opens what drops down.
func (p *painter) dropButton(r, txt image.Rectangle) (rest, drop image.Rectangle) {
	drop = image.Rect(r.Min.X, txt.Min.Y, r.Max.X, txt.Max.Y)
	if p.style.RTL {
		drop.Max.X = r.Min.X + p.dropSide(r)
		txt.Min.X = max(txt.Min.X, drop.Max.X)
	} else {
		drop.Min.X = r.Max.X - p.dropSide(r)
		txt.Max.X = min(txt.Max.X, drop.Min.X)
	}
	node := clipTo(p.ops, drop)
	pointer.CursorPointer.Add(p.ops)
	if p.engine.editor.kind == editorTime {
		nodeClass(p.ops, semantic.Button)
		nodeLabel(p.ops, p.style.Texts.Editing.Calendar)
	}
	node.Pop()
	p.icon(p.style.Icons.Collapse, drop, p.style.Theme.FgMuted)
	return txt, drop
}

// editorAlign is an alignment as Gio's editor takes it.
func (p *painter) editorAlign(a option.Align) text.Alignment {
	end := a == option.AlignEnd
	if p.style.RTL != (p.gtx.Locale.Direction == system.RTL) {
		end = !end
	}
	switch {
	case a == option.AlignCenter:
		return text.Middle
	case end:
		return text.End
	}
	return text.Start
}

// addField draws the field, in a clip that names it.
func (p *painter) addField(call op.CallOp, size image.Point) {
	defer clipTo(p.ops, image.Rectangle{Max: size}.Inset(-p.style.Padding)).Pop()
	if at, ok := p.editedPlace(); ok {
		p.fieldNode(p.cols.leaves[at.col].header)
	}
	call.Add(p.ops)
	p.tellField()
}

// editorField lays out the field of one line where the text of the cell was.
func (p *painter) editorField(r, cell image.Rectangle, a option.Align) {
	d := &p.engine.editor
	if r.Dx() <= 0 {
		r.Max.X = r.Min.X + 1
	}
	d.field.Alignment = p.editorAlign(a)
	gtx := p.gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), unbounded)}
	defer clipTo(p.ops, cell).Pop()
	m := op.Record(p.ops)
	dims := p.layoutEditor(gtx, &d.field)
	call := m.Stop()
	y := p.baseline(p.style.Face, r.Dy()+p.style.Line) - (dims.Size.Y - dims.Baseline)
	defer moveBy(p.ops, r.Min.Add(image.Pt(0, y))).Pop()
	p.addField(call, dims.Size)
	p.underline()
}

// underline marks the text that an input method has not made final.
func (p *painter) underline() {
	d := &p.engine.editor
	if !d.input.composes() {
		return
	}
	w := max(p.dp(1), 1)
	for _, r := range d.field.Regions(d.input.composing.Start, d.input.composing.End, nil) {
		y := r.Bounds.Max.Y - max(r.Baseline/3, w)
		p.fill(image.Rect(r.Bounds.Min.X, y, r.Bounds.Max.X, y+w), p.style.Theme.Fg)
	}
}

// longField draws a field of several lines over the cell and those beside and below it.
func (p *painter) longField(cell, within image.Rectangle) image.Rectangle {
	d := &p.engine.editor
	body := within
	width := min(max(cell.Dx(), p.style.Scaled(longWide)), max(body.Dx(), 1))
	r := cell
	if p.style.RTL {
		r.Min.X = r.Max.X - width
		r = r.Add(image.Pt(max(body.Min.X-r.Min.X, 0), 0))
	} else {
		r.Max.X = r.Min.X + width
		r = r.Sub(image.Pt(max(r.Max.X-body.Max.X, 0), 0))
	}
	metrics := p.text.Metrics(p.style.Face)
	line := metrics.Ascent + metrics.Descent
	top := p.baseline(p.style.Face, min(cell.Dy()+p.style.Line, p.style.RowHeight)) - metrics.Ascent
	room := max(min(longLines*line, body.Dy()-2*top), line)
	gtx := p.gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(width-2*p.style.Padding, 0), Max: image.Pt(max(width-2*p.style.Padding, 1), room)}
	d.field.Alignment = p.editorAlign(option.AlignStart)
	m := op.Record(p.ops)
	dims := p.layoutEditor(gtx, &d.field)
	call := m.Stop()
	r.Max.Y = max(r.Min.Y+min(dims.Size.Y, room)+2*top, cell.Max.Y)
	r = r.Sub(image.Pt(0, max(r.Max.Y-body.Max.Y, 0)))
	p.editorGround(r)
	p.editorNode(r.Intersect(within), d.field.Text())
	inner := clipTo(p.ops, r)
	t := moveBy(p.ops, r.Min.Add(image.Pt(p.style.Padding, top)))
	p.addField(call, dims.Size)
	p.underline()
	t.Pop()
	inner.Pop()
	p.editorRing(r)
	d.rect = r
	return r
}

// frame draws the four sides of a rectangle inside it, w pixels thick.
func (p *painter) frame(r image.Rectangle, w int, c color.NRGBA) {
	p.fill(image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+w), c)
	p.fill(image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y), c)
	p.fill(image.Rect(r.Min.X, r.Min.Y+w, r.Min.X+w, r.Max.Y-w), c)
	p.fill(image.Rect(r.Max.X-w, r.Min.Y+w, r.Max.X, r.Max.Y-w), c)
}
