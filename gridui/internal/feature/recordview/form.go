// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// paint draws the form into its part of the whole.
func (f *Feature) paint(gtx layout.Context) {
	p, r := f.Painter, f.room.form
	if r.Empty() {
		return
	}
	p.Begin(gtx, p.Describes)
	f.paintParts(r)
	f.buttons.PaintTip(f.Options.Tooltips, r)
	p.End()
}

// paintParts draws the parts of the form, and its border over them.
func (f *Feature) paintParts(r image.Rectangle) {
	p := f.Painter
	area := draw.Clip(p.Ops, r)
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Record.Form)
	}
	p.Fill(r, p.Style.Theme.Bg)
	bar := r
	bar.Max.Y = min(r.Min.Y+f.barSide(p.Gtx)+2*p.Dp(ui.ButtonGap)+p.Style.Line, r.Max.Y)
	body := r
	body.Min.Y = bar.Max.Y
	f.paintBar(bar)
	f.paintBody(body)
	area.Pop()
	f.paintEdge()
	f.paintChoices()
}

// paintBody draws the fields, or what there is to say in place of them.
func (f *Feature) paintBody(body image.Rectangle) {
	p, l := f.Painter, &f.lines
	if note := f.note(); note != "" {
		h := p.Dp(noteGap)*2 + p.Pitch(p.Style.Face)
		at := image.Rect(body.Min.X, body.Min.Y, body.Max.X, min(body.Min.Y+h, body.Max.Y))
		p.Node(at, note, "")
		inner := at.Inset(p.Style.Padding)
		p.Text(note, image.Rect(inner.Min.X, at.Min.Y, inner.Max.X, at.Max.Y), option.AlignStart, p.Style.Theme.FgMuted)
		body.Min.Y = at.Max.Y
	}
	f.layLines(body)
	defer draw.Clip(p.Ops, body).Pop()
	draw.Listen(p.Ops, &f.finger.tag)
	if !f.edit.on {
		event.Op(p.Ops, f.edit.input.Tag())
	}
	if len(l.list) > 0 {
		f.paintLines()
	}
	f.keepEditor()
	f.paintThumb()
}

// noteGap is above and below a note.
const noteGap = unit.Dp(8)

// note is what there is to say in place of fields, or above them; empty for nothing.
func (f *Feature) note() string {
	t, r := &f.Painter.Style.Texts, &f.record
	switch r.state {
	case noRow:
		return t.Record.NoRow
	case gone:
		return t.Record.Gone
	case unseen:
		return t.Record.Unseen
	case failed:
		return t.NotRead
	case own:
		return f.ownText()
	}
	if len(f.fields.list) == 0 {
		return t.Record.NoFields
	}
	return ""
}

// ownText is the text of a row that the grid made.
func (f *Feature) ownText() string {
	r := &f.record
	at := r.at
	at.Col = max(f.Columns.Outline, 0)
	if at.Col >= len(f.Columns.Leaves) {
		return f.Painter.Style.Texts.Record.NoRow
	}
	b := f.Cells.AppendText(f.fields.buf[:0], at)
	f.fields.buf = b
	if string(b) != f.lines.note {
		f.lines.note = string(b)
	}
	if f.lines.note == "" {
		return f.Painter.Style.Texts.Record.NoRow
	}
	return f.lines.note
}

// layLines puts the fields into the body.
func (f *Feature) layLines(body image.Rectangle) {
	p, l := f.Painter, &f.lines
	l.hits = l.hits[:0]
	if !f.record.hasFields() && f.record.state != loading {
		l.list, l.known, l.body = l.list[:0], linesKey{}, body
		l.first, l.above = 0, 0
		return
	}
	if body.Dx() != l.body.Dx() {
		l.clear()
	}
	if body.Dy() != l.body.Dy() && f.edit.at >= 0 && l.body.Dy() > 0 && l.wanted < 0 && p.Gtx.Focused(f.edit.input.Tag()) {
		l.wanted = f.edit.at // a keyboard on the screen has come up
	}
	l.body = body
	f.syncLines(max(1, body.Dx()/max(p.Style.Scaled(fieldLeast), 1)))
	if len(l.list) > 0 {
		f.place()
	}
}

// paintThumb shows how much of the fields is in sight.
func (f *Feature) paintThumb() {
	p, l := f.Painter, &f.lines
	n := len(l.list)
	if n == 0 || l.first == 0 && l.above == 0 && l.last {
		return
	}
	// Heights of lines that were not on the screen yet are taken for those of the others.
	total, known := 0, 0
	for i := range l.list {
		if h := l.list[i].height; h > 0 {
			total, known = total+h, known+1
		}
	}
	mean := total / max(known, 1)
	offset := l.above
	for i := range l.first {
		if h := l.list[i].height; h > 0 {
			offset += h
		} else {
			offset += mean
		}
	}
	p.Thumb(l.body, total+mean*(n-known), offset)
}

// paintChoices draws the list of choices over all.
func (f *Feature) paintChoices() {
	e := &f.edit
	if !e.open || !e.on {
		return
	}
	for _, h := range f.lines.hits {
		if h.field == e.at {
			e.choices.Draw(f.Painter, f.room.all, h.value)
			return
		}
	}
}
