// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/text"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/editors"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// paintEditor lays out the text field in a value.
func (f *form) paintEditor(fd *field, r, inner image.Rectangle) {
	p, e := f.Painter, f.edit
	e.laid = true
	inner = f.paintButton(r, inner)
	defer draw.Clip(p.Ops, r).Pop()
	var origin image.Point
	if fd.kind == column.EditorLong {
		origin = f.layLong(inner)
	} else {
		if fd.height.text.Count > 1 {
			inner.Max.Y = min(inner.Min.Y+2*p.Dp(valueGap)+p.Pitch(p.Style.Face), inner.Max.Y)
		}
		f.paintHint(inner)
		origin = ui.EditorIn(p, inner, &e.input.Editor, "")
	}
	if p.Describes {
		p.FieldNode(fd.name)
		if about := f.aboutEditor(); about != "" {
			draw.NodeAbout(p.Ops, about)
		}
	}
	if !p.Gtx.Focused(e.input.Tag()) {
		return
	}
	defer draw.Clip(p.Ops, inner).Pop()
	defer draw.Offset(p.Ops, origin).Pop()
	e.input.Underline(p)
	e.input.TellField(p)
}

// aboutEditor describes the field to assistive technology: the values that its text does not show, and why its text was
// refused.
func (f *form) aboutEditor() string {
	e := f.edit
	switch hint := e.hint(); {
	case hint == "" || e.typed != "":
		return e.wrong
	case e.wrong == "":
		return hint
	default:
		return f.Painter.Phrase(hint, e.wrong)
	}
}

// layLong lays out a field of several lines, and returns its origin.
func (f *form) layLong(r image.Rectangle) (origin image.Point) {
	p, e := f.Painter, f.edit
	pitch := p.Pitch(p.Style.Face)
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Min: image.Pt(r.Dx(), 0), Max: image.Pt(max(r.Dx(), 1), longMost*pitch)}
	e.input.Editor.Alignment = text.Start
	if p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
		e.input.Editor.Alignment = text.End
	}
	m := op.Record(p.Ops)
	dims := ui.LayoutEditor(gtx, p, &e.input.Editor)
	call := m.Stop()
	if h := max(dims.Size.Y, longLeast*pitch); h != e.height {
		e.height = h
		f.lines.clear()
		f.lines.wanted = e.at
		p.WakeAt(p.Gtx.Now)
	}
	origin = r.Min.Add(image.Pt(0, p.Dp(valueGap)))
	defer draw.Offset(p.Ops, origin).Pop()
	call.Add(p.Ops)
	return origin
}

// paintButton draws the button of the field at the reading end, and returns the remaining place.
func (f *form) paintButton(r, inner image.Rectangle) image.Rectangle {
	p, d := f.Painter, &f.edit.drop
	d.button = image.Rectangle{}
	b, name := d.FieldButton(p)
	if b == editors.NoButton {
		return inner
	}
	width := min(p.Style.RowHeight, r.Dx()/2)
	d.button = image.Rect(r.Max.X-width, r.Min.Y, r.Max.X, r.Max.Y)
	if p.Style.RTL {
		d.button = image.Rect(r.Min.X, r.Min.Y, r.Min.X+width, r.Max.Y)
		inner.Min.X = max(inner.Min.X, d.button.Max.X)
	} else {
		inner.Max.X = min(inner.Max.X, d.button.Min.X)
	}
	editors.PaintButton(p, d.button, b, name)
	c := draw.Clip(p.Ops, d.button)
	draw.Listen(p.Ops, &d.pointed)
	c.Pop()
	return inner
}

// hint returns the text of the column's editor that is drawn behind the text of the field.
func (e *editing) hint() string {
	if e.drop.Own == nil || e.input.Composes() {
		return ""
	}
	return e.drop.Own.Hint(e.typed)
}

// paintHint draws the hint behind the text of the field.
func (f *form) paintHint(r image.Rectangle) {
	hint, width := f.edit.hint(), 0
	if hint != "" && f.edit.typed != "" {
		width = f.Painter.Cache.RunString(f.Painter.Style.Face, f.edit.typed).Width
	}
	defer draw.Clip(f.Painter.Ops, r).Pop()
	editors.PaintHint(f.Painter, r, hint, width)
}

// keepEditor lays out a text field that is not visible, so that it keeps the keyboard focus.
func (f *form) keepEditor() {
	e, p := f.edit, f.Painter
	laid := e.laid
	e.laid = false
	if !e.on || laid {
		return
	}
	defer draw.Clip(p.Ops, image.Rectangle{}).Pop()
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(image.Pt(1, 1))
	ui.LayoutEditor(gtx, p, &e.input.Editor)
}
