// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package conflicts

import (
	"image"
	"image/color"

	"gioui.org/io/semantic"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintOverlay draws the open list over everything else.
func (f *Feature) PaintOverlay() {
	edits, ok := f.edits()
	if !ok || !f.open || len(edits.Conflicts()) == 0 {
		return
	}
	f.sync(edits)
	p := f.Painter
	record := op.Record(p.Ops)
	ui.Cover(p, &f.coverTag)
	at := f.place()
	area := ui.Card(p, f.card)
	draw.Listen(p.Ops, &f.cardTag)
	f.paintTitle(at.title)
	f.paintCaptions(at.captions)
	f.list.Draw(p, at.list, len(f.lines.all), f.lineHeight, f.paintLine)
	for i := range at.buttons {
		b := &at.buttons[i]
		f.Buttons.Draw(b.Button, ui.ButtonFace{At: b.at, Label: b.text, Text: b.text, Framed: true, Primary: b.Button == &f.save, Off: b.off, Fill: p.Style.Theme.MenuBg})
	}
	area.Pop()
	op.Defer(p.Ops, record.Stop())
}

// paintTitle draws the title, and how many choices have not been made.
func (f *Feature) paintTitle(r image.Rectangle) {
	p := f.Painter
	p.TextIn(p.Style.HeaderFace, p.Style.Texts.Conflicts.Title, r, option.AlignStart, p.Style.Theme.MenuFg)
	p.Node(r, p.Style.Texts.Conflicts.Title, f.lines.said)
	r.Min.X, r.Max.X = f.half(r)
	p.Text(f.lines.said, r, option.AlignEnd, p.Style.Theme.FgMuted)
}

// half returns the extent of the half of a line at the reading end.
func (f *Feature) half(r image.Rectangle) (from, to int) {
	if f.Painter.Style.RTL {
		return r.Min.X, r.Min.X + r.Dx()/2
	}
	return r.Min.X + r.Dx()/2, r.Max.X
}

func (f *Feature) paintCaptions(r image.Rectangle) {
	p, texts := f.Painter, &f.Painter.Style.Texts.Conflicts
	s := f.split(r)
	f.text(texts.Column, s.title, p.Style.Theme.FgMuted)
	f.text(texts.Before, s.before, p.Style.Theme.FgMuted)
	f.text(texts.Mine, f.besideBox(s.mine), p.Style.Theme.FgMuted)
	f.text(texts.Theirs, f.besideBox(s.theirs), p.Style.Theme.FgMuted)
	p.Fill(image.Rect(r.Min.X, r.Max.Y-p.Style.Line, r.Max.X, r.Max.Y), p.Style.Theme.MenuBorder)
}

// text draws the text of a part of a line, with a gap to the next part.
func (f *Feature) text(text string, r image.Rectangle, ink color.NRGBA) {
	gap := f.Painter.Dp(ui.ButtonGap)
	r.Min.X, r.Max.X = r.Min.X+gap, r.Max.X-gap
	f.Painter.Text(text, r, option.AlignStart, ink)
}

// paintLine draws a row, or a cell of it.
func (f *Feature) paintLine(i int, r image.Rectangle) {
	p, l := f.Painter, &f.lines.all[i]
	s := f.split(r)
	if l.cell < 0 {
		if !l.sides {
			s.before = r
		}
		title := s.title.Union(s.before)
		room, gap := title, p.Dp(ui.ButtonGap)
		room.Min.X, room.Max.X = room.Min.X+gap, room.Max.X-gap
		p.TextIn(p.Style.HeaderFace, l.title, room, option.AlignStart, p.Style.Theme.MenuFg)
		p.Node(title, l.title, "")
	} else {
		f.text(l.title, s.title, p.Style.Theme.MenuFg)
		f.text(l.before, s.before, p.Style.Theme.FgMuted)
		p.Node(s.title, l.title, "")
		p.Node(s.before, p.Style.Texts.Conflicts.Before, l.before)
	}
	f.paintSide(l, s.mine, l.mine, l.spokenMine, events.ChoiceMine)
	f.paintSide(l, s.theirs, l.theirs, l.spokenTheirs, events.ChoiceTheirs)
}

// paintSide draws a side of a line, with a button to choose it if there is a choice.
func (f *Feature) paintSide(l *line, r image.Rectangle, text, spoken string, side events.ConflictChoice) {
	p := f.Painter
	chosen := l.choice == side
	if l.sides {
		box := r
		box.Max.X = box.Min.X + r.Dy()
		if p.Style.RTL {
			box = layoutx.Mirror(box, r)
		}
		share := rowmodel.None
		if chosen {
			share = rowmodel.Every
		}
		p.CheckBox(box, draw.BoxState{Single: true, Share: share})
		f.describe(r, spoken, chosen)
	}
	ink := p.Style.Theme.MenuFg
	if !chosen && l.choice != events.ChoiceOpen {
		ink = p.Style.Theme.FgMuted
	}
	f.text(text, f.besideBox(r), ink)
}

// besideBox returns the part of a side next to its button.
func (f *Feature) besideBox(r image.Rectangle) image.Rectangle {
	if f.Painter.Style.RTL {
		r.Max.X -= f.lineHeight
	} else {
		r.Min.X += f.lineHeight
	}
	return r
}

// describe describes a side to assistive technology.
func (f *Feature) describe(r image.Rectangle, spoken string, chosen bool) {
	p := f.Painter
	if !p.Describes {
		return
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.NodeClass(p.Ops, semantic.RadioButton)
	draw.NodeLabel(p.Ops, spoken)
	draw.NodeSelected(p.Ops, chosen)
}
