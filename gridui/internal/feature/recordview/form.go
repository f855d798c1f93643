// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package recordview

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui/dock"
	"github.com/giogrid/giogrid/gridui/option"
)

// noteGap is the gap above and below a note.
const noteGap = unit.Dp(8)

// form lays out and paints the fields.
type form struct {
	parts
	edit *editing
	room *dock.Room
	// touches is the tag of the pointer on the fields.
	touches event.Tag
}

// paintBody draws the fields, or a note in their place.
func (f *form) paintBody(body image.Rectangle) {
	p, l := f.Painter, f.lines
	if note := f.fields.note(); note != "" {
		h := p.Dp(noteGap)*2 + p.Pitch(p.Style.Face)
		at := image.Rect(body.Min.X, body.Min.Y, body.Max.X, min(body.Min.Y+h, body.Max.Y))
		p.Node(at, note, "")
		inner := at.Inset(p.Style.Padding)
		p.Text(note, image.Rect(inner.Min.X, at.Min.Y, inner.Max.X, at.Max.Y), option.AlignStart, p.Style.Theme.FgMuted)
		body.Min.Y = at.Max.Y
	}
	f.layLines(body)
	defer draw.Clip(p.Ops, body).Pop()
	draw.Listen(p.Ops, f.touches)
	if !f.edit.on {
		event.Op(p.Ops, f.edit.input.Tag())
	}
	if len(l.list) > 0 {
		f.paintLines()
	}
	f.keepEditor()
	f.paintThumb()
}

// layLines arranges the fields in the body.
func (f *form) layLines(body image.Rectangle) {
	p, l := f.Painter, f.lines
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
		l.wanted = f.edit.at // an on-screen keyboard has come up
	}
	l.body = body
	l.sync(f.fields.list, max(1, body.Dx()/max(p.Style.Scaled(fieldLeast), 1)))
	if len(l.list) > 0 {
		l.place(f)
	}
}

// paintThumb draws a scroll thumb for the visible part of the fields.
func (f *form) paintThumb() {
	p, l := f.Painter, f.lines
	n := len(l.list)
	if n == 0 || l.first == 0 && l.above == 0 && l.last {
		return
	}
	// Unmeasured lines are assumed to have the mean height of the others.
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

// paintDropped draws the list or calendar of the field with the cursor over everything else.
func (f *form) paintDropped() {
	e, p := f.edit, f.Painter
	e.drop.shows = false
	if !e.on || e.hides() || !p.Gtx.Focused(e.input.Tag()) {
		return
	}
	e.drop.Date.SetNow(p.Gtx.Now)
	for _, h := range f.lines.hits {
		if h.field == e.at {
			e.drop.shows = !e.drop.PaintOver(p, f.room.All, h.value).Empty()
			return
		}
	}
}
