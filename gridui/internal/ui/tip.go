// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/io/system"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// tipWidth is the greatest width of a tooltip, tipLines its greatest number of lines.
	tipWidth = unit.Dp(420)
	tipLines = 12
	// tipBytes is the length at which the text of a tooltip is cut, in bytes.
	tipBytes = 2000
	// messageWidth is the greatest width of a message below a field, messageLines its greatest
	// number of lines, messageEdge the width of the bar at its start.
	messageWidth = unit.Dp(320)
	messageLines = 4
	messageEdge  = unit.Dp(3)
)

// TipText is the text of a tooltip or of a message, with its greatest width and number of lines.
type TipText struct {
	Text  string
	Width unit.Dp
	Lines int
	Ink   color.NRGBA
}

// Layout lays out the text for a popup in a window, in the reading direction of the sheet. It lays
// the text out twice, as a label, so that its semantic node is as large as the text.
func (t TipText) Layout(p *draw.Painter, window image.Rectangle) (size image.Point, call op.CallOp) {
	gtx := p.Gtx
	gtx.Locale.Direction = system.LTR
	if p.Style.RTL {
		gtx.Locale.Direction = system.RTL
	}
	gtx.Constraints = layout.Constraints{Max: image.Pt(min(p.Style.Scaled(t.Width), max(window.Dx()-2*gtx.Dp(4), 1)), draw.Unbounded)}
	text := func(gtx layout.Context) layout.Dimensions {
		l := widget.Label{MaxLines: t.Lines}
		return l.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx)*0.93, textrun.Shapeable(t.Text), p.Material(t.Ink))
	}
	m := op.Record(p.Ops)
	dims := layout.Inset{Top: 6, Bottom: 6, Left: 10, Right: 10}.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		m := op.Record(gtx.Ops)
		gtx.Constraints = layout.Exact(text(gtx).Size)
		m.Stop()
		return text(gtx)
	})
	return dims.Size, m.Stop()
}

// CutText cuts a text to the length that a tooltip shows.
func CutText(s string) string {
	if len(s) <= tipBytes {
		return s
	}
	cut := tipBytes
	for cut > 0 && s[cut]&0xc0 == 0x80 {
		cut--
	}
	return s[:cut] + "…"
}

// DrawTip draws a tooltip next to the element it describes, inside a window, over everything else.
func DrawTip(p *draw.Painter, of, window image.Rectangle, txt string) {
	m := op.Record(p.Ops)
	size, call := TipText{txt, tipWidth, tipLines, p.Style.Theme.TooltipFg}.Layout(p, window)
	gap := p.Dp(2)
	anchor := image.Rect(of.Min.X, of.Min.Y-gap, of.Max.X, of.Max.Y+gap).Intersect(window)
	r := PopupIn(p, window, anchor, size, layoutx.Below)
	t := draw.Offset(p.Ops, r.Min)
	c := clip.UniformRRect(image.Rectangle{Max: r.Size()}, p.Dp(6)).Push(p.Ops)
	paint.Fill(p.Ops, p.Style.Theme.TooltipBg)
	call.Add(p.Ops)
	c.Pop()
	t.Pop()
	op.Defer(p.Ops, m.Stop())
}

// pointerGap is the distance between the pointer and its label.
const pointerGap = unit.Dp(8)

// DrawPointerLabel draws a label next to the pointer that describes what a drag will do, as DrawTip
// does.
func DrawPointerLabel(p *draw.Painter, pointer f32.Point, window image.Rectangle, txt string) {
	at := pointer.Round()
	DrawTip(p, image.Rectangle{Min: at, Max: at}.Inset(-p.Dp(pointerGap)), window, CutText(txt))
}

// DrawMessage draws a message about an invalid value of a field, over everything else. It is below
// the field, or above it if a dropped list is below the field.
func DrawMessage(p *draw.Painter, window, field, dropped image.Rectangle, txt string) {
	m := op.Record(p.Ops)
	size, call := TipText{Text: CutText(txt), Width: messageWidth, Lines: messageLines, Ink: p.Style.Theme.Fg}.Layout(p, window)
	gap := p.Dp(3)
	anchor := image.Rect(field.Min.X, field.Min.Y-gap, field.Max.X, field.Max.Y+gap)
	side := layoutx.Below
	if !dropped.Empty() && dropped.Min.Y >= anchor.Min.Y {
		side = layoutx.Above
	}
	r := PopupIn(p, window, anchor.Intersect(window), size, side)
	p.Fill(r, p.Style.Theme.Danger)
	in := r.Inset(p.Style.Line)
	if p.Style.RTL {
		in.Max.X -= p.Dp(messageEdge)
	} else {
		in.Min.X += p.Dp(messageEdge)
	}
	p.Fill(in, p.Style.Theme.Bg)
	t := draw.Offset(p.Ops, r.Min)
	c := clip.Rect{Max: r.Size()}.Push(p.Ops)
	call.Add(p.Ops)
	c.Pop()
	t.Pop()
	op.Defer(p.Ops, m.Stop())
}
