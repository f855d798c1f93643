// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package keylist

import (
	"image"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// cardWidth and cardHeight are the greatest sizes of the card.
	cardWidth, cardHeight = unit.Dp(460), unit.Dp(560)
	lineGap               = unit.Dp(8)
)

// Surround lays out the grid, and the list over it.
func (f *Feature) Surround(gtx layout.Context, grid layout.Widget) layout.Dimensions {
	dims := grid(gtx)
	if !f.Settings.Open || !f.Painter.Styled() {
		return dims
	}
	f.list()
	p := f.Painter
	all := image.Rectangle{Max: dims.Size}
	room := ui.Room(p, all)
	size := image.Pt(min(gtx.Dp(cardWidth), room.Dx()), min(gtx.Dp(cardHeight), room.Dy()))
	at := room.Min.Add(room.Size().Sub(size).Div(2))
	f.at = image.Rectangle{Min: at, Max: at.Add(size)}
	if f.at.Empty() {
		return dims
	}
	p.Begin(gtx, p.Describes)
	cover := draw.Clip(p.Ops, all)
	ui.Cover(p, &f.cover)
	cover.Pop()
	f.paint()
	f.tips.PaintTip(f.Options.Tooltips, all)
	p.End()
	return dims
}

// paint draws the card: the title, the field and the lines.
func (f *Feature) paint() {
	p, t := f.Painter, f.texts()
	defer ui.Card(p, f.at).Pop()
	if p.Describes {
		draw.NodeLabel(p.Ops, t.Title)
	}
	pad, gap := p.Dp(ui.CardPad), p.Dp(ui.PartGap)
	in := f.at.Inset(pad)
	side := f.tips.Side(p.Gtx, &p.Style)
	turn := func(r image.Rectangle) image.Rectangle {
		if p.Style.RTL {
			return layoutx.Mirror(r, in)
		}
		return r
	}
	f.tips.Draw(&f.exit, ui.ButtonFace{At: turn(image.Rect(in.Max.X-side, in.Min.Y, in.Max.X, in.Min.Y+side)), Label: t.Close, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.MenuBg})
	title := turn(image.Rect(in.Min.X, in.Min.Y, in.Max.X-side, in.Min.Y+side))
	p.TextIn(p.Style.HeaderFace, t.Title, title, option.AlignStart, p.Style.Theme.Fg)
	y := in.Min.Y + side + gap
	ui.EditorBox{Hint: t.Search}.Layout(p, image.Rect(in.Min.X, y, in.Max.X, y+side), &f.editor)
	y += side + gap
	body := image.Rect(in.Min.X, y, in.Max.X, in.Max.Y)
	if body.Empty() {
		return
	}
	if len(f.lines) == 0 {
		p.Notice(t.None, body)
		p.Node(body, t.None, "")
	}
	f.rows.Draw(p, body, len(f.lines), p.Pitch(p.Style.Face)+p.Dp(lineGap), f.paintLine)
}

// paintLine draws a line: a heading, or what a key does at the start and the key at the end.
func (f *Feature) paintLine(i int, r image.Rectangle) {
	p, l := f.Painter, &f.lines[i]
	r = p.BesideThumb(r)
	p.Node(r, l.text, l.keys)
	if l.keys == "" {
		face := p.Style.Face
		face.Font.Weight = font.SemiBold
		p.TextIn(face, l.text, r, option.AlignStart, p.Style.Theme.FgMuted)
		return
	}
	width := min(p.Cache.RunString(p.Style.Face, l.keys).Width, r.Dx()*3/5)
	rest, end := ui.SplitEnd(r, width, p.Style.RTL)
	p.Text(l.keys, end, option.AlignEnd, p.Style.Theme.FgMuted)
	rest, _ = ui.SplitEnd(rest, min(p.Dp(lineGap), rest.Dx()), p.Style.RTL)
	p.Text(l.text, rest, option.AlignStart, p.Style.Theme.Fg)
}
