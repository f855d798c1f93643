// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celltext

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// groupLabelsKept is the number of kept labels of header groups above which invisible ones are
// dropped.
const groupLabelsKept = 256

// GroupLabel is the label of a header group to be drawn.
type GroupLabel struct {
	Text  string
	Align option.Align
	// At is the address of the header. In is the rectangle for alignment, in pixels of the sheet;
	// Width is the part of its width for the label.
	At    viewport.Address
	In    image.Rectangle
	Width int
}

// groupLabels keeps the labels of header groups between frames.
type groupLabels struct {
	kept map[groupKey]*groupText
}

type groupKey struct {
	pane         layoutx.Pane
	level, first int
}

// groupText is the kept text of a label.
type groupText struct {
	line  textrun.Line
	width int
	// room and most are the width and the number of lines for which it was set.
	room, most int
	style      uint32
	cols       uint32
	used       uint32
}

// PaintGroup draws the label of a header group, in at most as many lines as its level has.
func (ly *Layer) PaintGroup(pane layoutx.Pane, g *GroupLabel) {
	p := ly.Painter
	l := ly.groupText(pane, g)
	x := g.In.Min.X + AlignIn(&p.Style, g.Align, g.In.Dx(), l.width)
	t := draw.Offset(p.Ops, image.Pt(x, g.In.Min.Y+p.Baseline(p.Style.HeaderFace, g.In.Dy())))
	l.line.Paint(p.Ops)
	t.Pop()
}

// groupText returns the text of a label, set again if anything it depends on changed.
func (ly *Layer) groupText(pane layoutx.Pane, g *GroupLabel) *groupText {
	p, k := ly.Painter, groupKey{pane, int(g.At.Row), g.At.Col}
	l := ly.groups.get(k, ly.Frame())
	most := ly.Viewport.Heads.Lines(int(g.At.Row))
	if l.room == g.Width && l.most == most && l.style == p.StyleRev && l.cols == ly.Columns.Rev {
		return l
	}
	l.room, l.most, l.style, l.cols = g.Width, most, p.StyleRev, ly.Columns.Rev
	l.line.Reset()
	c := viewport.TextCell{At: g.At, Room: g.Width, Face: p.Style.HeaderFace}
	ly.tileBuf = append(ly.tileBuf[:0], g.Text...)
	if lines, ok := ly.Viewport.WrapText(ly.tileBuf, &c); ok {
		l.width = viewport.Widest(lines)
		ly.setGroupLines(l, lines, g.Align)
	} else {
		run := p.Cache.FitString(c.Face, g.Text, g.Width)
		l.width = run.Width
		l.line.Add(run, 0, p.Style.Theme.HeaderFg)
	}
	l.line.Record(&p.Cache)
	return l
}

// setGroupLines sets the lines of a label below each other, centred on the place of a single line.
func (ly *Layer) setGroupLines(l *groupText, lines *textrun.Paragraph, align option.Align) {
	p := ly.Painter
	pitch := p.Pitch(p.Style.HeaderFace)
	top := -(lines.Len() - 1) * pitch / 2
	for i := range lines.Len() {
		run := lines.Line(i)
		x := AlignIn(&p.Style, align, l.width+2*p.Style.Padding, run.Width) - p.Style.Padding
		l.line.AddBelow(run, x, top+i*pitch, p.Style.Theme.HeaderFg)
	}
}

// get returns the text kept under a key, a new one if there is none, and notes that the frame uses
// it.
func (g *groupLabels) get(k groupKey, frame uint32) *groupText {
	l := g.kept[k]
	if l == nil {
		g.drop(frame)
		l = new(groupText)
		g.kept[k] = l
	}
	l.used = frame
	return l
}

// drop drops the texts that a frame does not use, if too many are kept.
func (g *groupLabels) drop(frame uint32) {
	if g.kept == nil {
		g.kept = map[groupKey]*groupText{}
	}
	if len(g.kept) < groupLabelsKept {
		return
	}
	for k, l := range g.kept {
		if l.used != frame {
			delete(g.kept, k)
		}
	}
}
