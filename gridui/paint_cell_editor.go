// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/text"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
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
	c, ok := p.view.FindCell(at)
	if !ok {
		return cell, within
	}
	within = p.rect(p.cols.Leaves[at.Col].Pane, at.Band)
	if at.Band == layoutx.Body {
		// Rows that stick lie over it.
		within.Min.Y = max(within.Min.Y, p.view.RowBody(at.Row).Min.Y)
	}
	cell = c.Rect
	cell.Max.Y -= p.Style.Line
	if cell.Intersect(within).Empty() {
		return image.Rectangle{}, within
	}
	return cell, within
}

// keyArea makes the grid one that can have the keyboard, where no field does so.
func (p *painter) keyArea() {
	d := &p.engine.editor
	d.rect = image.Rectangle{}
	if d.open && d.kind != column.EditorTruth {
		if cell, _ := p.editorPlace(); !cell.Empty() {
			d.rect = cell
			return
		}
	}
	area := clip.Rect{Max: p.view.SheetSize()}.Push(p.Ops)
	draw.Listen(p.Ops, p.keyTag())
	key.InputHintOp{Tag: p.keyTag(), Hint: key.HintAny}.Add(p.Ops)
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
	m := p.Cache.Metrics(p.Style.Face)
	x := r.Min.X + p.Style.Padding
	if p.Style.RTL {
		x = r.Max.X - p.Style.Padding
	}
	caret := key.Caret{
		Pos:    layout.FPt(image.Pt(x, r.Min.Y+p.Baseline(p.Style.Face, r.Dy()))),
		Ascent: float32(m.Ascent), Descent: float32(m.Descent),
	}
	if caret != in.caret {
		in.caret = caret
		p.Gtx.Execute(key.SelectionCmd{Tag: p.keyTag(), Caret: caret})
	}
}

// cellEditor draws the editor over its cell, and what drops down from it.
func (p *painter) cellEditor() {
	d := &p.engine.editor
	if !d.open {
		return
	}
	d.date.now = p.Gtx.Now
	cell, within := p.editorPlace()
	if cell.Empty() {
		return
	}
	c := draw.Clip(p.Ops, within)
	switch d.kind {
	case column.EditorTruth:
		p.editorGround(cell)
		p.editorNode(cell.Intersect(within), "")
		box := p.BoxIn(cell, tickState(d.truth, false))
		p.DrawBox(&box)
		p.editorRing(cell)
		d.drop = cell
	case column.EditorLong:
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
	p.Fill(r, p.Style.Theme.Bg)
	c := draw.Clip(p.Ops, r)
	draw.Listen(p.Ops, &p.engine.editor.plate)
	c.Pop()
}

// editorNode describes the editor.
func (p *painter) editorNode(r image.Rectangle, txt string) {
	if !p.Describes {
		return
	}
	d := &p.engine.editor
	defer draw.Clip(p.Ops, r).Pop()
	at, _ := p.editedPlace()
	about := p.features.semantics.Editor(at, d.wrong)
	if d.kind == column.EditorTruth {
		draw.NodeClass(p.Ops, semantic.CheckBox)
		draw.NodeSelected(p.Ops, d.truth)
		draw.NodeLabel(p.Ops, about)
		return
	}
	draw.NodeClass(p.Ops, semantic.Editor)
	draw.NodeLabel(p.Ops, txt)
	draw.NodeAbout(p.Ops, about)
}

// editorRing marks the cell that is edited, in another colour where what was typed is
// not taken.
func (p *painter) editorRing(r image.Rectangle) {
	c := p.Style.Theme.FocusRing
	if p.engine.editor.wrong != "" {
		c = p.Style.Theme.Danger
	}
	p.Frame(r, 2*p.Style.Line, c)
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
	if d.kind == column.EditorTime || d.kind == column.EditorChoice {
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
func (p *painter) lineIn(r image.Rectangle, at viewport.Address) image.Rectangle {
	if at.Band == layoutx.Body {
		line := p.text.FirstLine(layoutx.Span{Start: r.Min.Y, Size: r.Dy() + p.Style.Line})
		r.Max.Y = line.End() - p.Style.Line
	}
	return r
}

// inner is where the text of a cell is in a rectangle over it.
func (p *painter) inner(r image.Rectangle, at viewport.Address) image.Rectangle {
	in := p.Style.Padding
	indent := p.indent(&p.Style, at, p.view.Widths.Of(at.Col))
	r.Min.X, r.Max.X = r.Min.X+in, r.Max.X-in
	if p.Style.RTL {
		r.Max.X -= indent
	} else {
		r.Min.X += indent
	}
	return r
}

// grown is the rectangle of a field over a cell that shows its whole text, as far as
// the pane has room, and how text stands in it.
func (p *painter) grown(cell, within image.Rectangle, at viewport.Address) (r image.Rectangle, a option.Align) {
	d := &p.engine.editor
	if l := &d.length; !l.known || l.style != p.StyleRev {
		*l = lengthOf{known: true, style: p.StyleRev, px: p.Cache.RunString(p.Style.Face, d.field.Text()).Width}
	}
	r, a = cell, p.cols.Leaves[at.Col].Align
	if d.kind == column.EditorTime || d.kind == column.EditorChoice {
		a = option.AlignStart
	}
	need := d.length.px + 2*p.Style.Padding + p.Dp(caretRoom) + p.indent(&p.Style, at, p.view.Widths.Of(at.Col))
	if d.kind == column.EditorTime || d.kind == column.EditorChoice {
		need += p.dropSide(cell)
	}
	more := max(need-r.Dx(), 0)
	if (a == option.AlignEnd) != p.Style.RTL {
		r.Min.X = max(r.Min.X-more, min(within.Min.X, r.Min.X))
	} else {
		r.Max.X = min(r.Max.X+more, max(within.Max.X, r.Max.X))
	}
	return r, a
}

// dropSide is how wide the button of a field is.
func (p *painter) dropSide(r image.Rectangle) int { return min(r.Dy(), p.Style.RowHeight) }

// dropButton cuts the button off the end of a field that opens what drops down.
func (p *painter) dropButton(r, txt image.Rectangle) (rest, drop image.Rectangle) {
	drop = image.Rect(r.Min.X, txt.Min.Y, r.Max.X, txt.Max.Y)
	if p.Style.RTL {
		drop.Max.X = r.Min.X + p.dropSide(r)
		txt.Min.X = max(txt.Min.X, drop.Max.X)
	} else {
		drop.Min.X = r.Max.X - p.dropSide(r)
		txt.Max.X = min(txt.Max.X, drop.Min.X)
	}
	node := draw.Clip(p.Ops, drop)
	pointer.CursorPointer.Add(p.Ops)
	if p.engine.editor.kind == column.EditorTime {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, p.Style.Texts.Editing.Calendar)
	}
	node.Pop()
	p.Icon(p.Style.Icons.Collapse, drop, p.Style.Theme.FgMuted)
	return txt, drop
}

// editorAlign is an alignment as Gio's editor takes it.
func (p *painter) editorAlign(a option.Align) text.Alignment {
	end := a == option.AlignEnd
	if p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
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
	defer draw.Clip(p.Ops, image.Rectangle{Max: size}.Inset(-p.Style.Padding)).Pop()
	if at, ok := p.editedPlace(); ok {
		p.FieldNode(p.cols.Leaves[at.Col].Header)
	}
	call.Add(p.Ops)
	p.tellField()
}

// editorField lays out the field of one line where the text of the cell was.
func (p *painter) editorField(r, cell image.Rectangle, a option.Align) {
	d := &p.engine.editor
	if r.Dx() <= 0 {
		r.Max.X = r.Min.X + 1
	}
	d.field.Alignment = p.editorAlign(a)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(r.Dx(), draw.Unbounded)}
	defer draw.Clip(p.Ops, cell).Pop()
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p.Painter, &d.field)
	call := m.Stop()
	y := p.Baseline(p.Style.Face, r.Dy()+p.Style.Line) - (dims.Size.Y - dims.Baseline)
	defer draw.Offset(p.Ops, r.Min.Add(image.Pt(0, y))).Pop()
	p.addField(call, dims.Size)
	p.underline()
}

// underline marks the text that an input method has not made final.
func (p *painter) underline() {
	d := &p.engine.editor
	if !d.input.composes() {
		return
	}
	w := max(p.Dp(1), 1)
	for _, r := range d.field.Regions(d.input.composing.Start, d.input.composing.End, nil) {
		y := r.Bounds.Max.Y - max(r.Baseline/3, w)
		p.Fill(image.Rect(r.Bounds.Min.X, y, r.Bounds.Max.X, y+w), p.Style.Theme.Fg)
	}
}

// longField draws a field of several lines over the cell and those beside and below it.
func (p *painter) longField(cell, within image.Rectangle) image.Rectangle {
	d := &p.engine.editor
	body := within
	width := min(max(cell.Dx(), p.Style.Scaled(longWide)), max(body.Dx(), 1))
	r := cell
	if p.Style.RTL {
		r.Min.X = r.Max.X - width
		r = r.Add(image.Pt(max(body.Min.X-r.Min.X, 0), 0))
	} else {
		r.Max.X = r.Min.X + width
		r = r.Sub(image.Pt(max(r.Max.X-body.Max.X, 0), 0))
	}
	metrics := p.Cache.Metrics(p.Style.Face)
	line := metrics.Ascent + metrics.Descent
	top := p.Baseline(p.Style.Face, min(cell.Dy()+p.Style.Line, p.Style.RowHeight)) - metrics.Ascent
	room := max(min(longLines*line, body.Dy()-2*top), line)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(width-2*p.Style.Padding, 0), Max: image.Pt(max(width-2*p.Style.Padding, 1), room)}
	d.field.Alignment = p.editorAlign(option.AlignStart)
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p.Painter, &d.field)
	call := m.Stop()
	r.Max.Y = max(r.Min.Y+min(dims.Size.Y, room)+2*top, cell.Max.Y)
	r = r.Sub(image.Pt(0, max(r.Max.Y-body.Max.Y, 0)))
	p.editorGround(r)
	p.editorNode(r.Intersect(within), d.field.Text())
	inner := draw.Clip(p.Ops, r)
	t := draw.Offset(p.Ops, r.Min.Add(image.Pt(p.Style.Padding, top)))
	p.addField(call, dims.Size)
	p.underline()
	t.Pop()
	inner.Pop()
	p.editorRing(r)
	d.rect = r
	return r
}
