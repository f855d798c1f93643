// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celltext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// head draws the header: a row for each level of groups, and one for the columns.
func (p *painter) head() {
	band := p.view.Sheet.Panes.Band(layoutx.Head)
	if band.Empty() {
		return
	}
	wide := band
	wide.Min.X, wide.Max.X = 0, p.view.SheetSize().X
	p.Fill(wide, p.Style.Theme.HeaderBg)
	for _, pane := range [...]layoutx.Pane{layoutx.Center, layoutx.Left, layoutx.Right} {
		p.headPane(pane)
	}
	p.Fill(image.Rect(0, band.Max.Y-p.Style.Line, wide.Max.X, band.Max.Y), p.Style.Theme.Border)
	p.stats.stage(stageHead)
}

func (p *painter) headPane(pane layoutx.Pane) {
	r := p.rect(pane, layoutx.Head)
	cols := p.view.Sheet.Cols[pane]
	if r.Empty() || len(cols) == 0 {
		return
	}
	defer draw.Clip(p.Ops, r).Pop()
	p.headHover(pane)
	p.features.PaintCells(p.part(pane, layoutx.Head))
	for level := range p.cols.Levels - 1 {
		for _, s := range p.cols.SpansIn(pane, level, cols[0].Index, cols[len(cols)-1].Index+1) {
			p.groupHead(pane, level, s)
		}
	}
	p.text.PaintHead(pane)
	p.headLines(pane)
	if p.cols.AnyHead {
		rows := p.view.Sheet.Rows[layoutx.Head]
		row := rows[len(rows)-1]
		for _, col := range cols {
			if p.cols.Leaves[col.Index].Head {
				p.widget(image.Rect(col.Start, row.Start, col.Start+col.Size, row.Start+row.Size), viewport.Address{Band: layoutx.Head, Row: row.Index, Col: col.Index})
			}
		}
	}
	p.sortMarks(pane)
	p.headBox(pane)
	p.features.headMenu.PaintButtons(pane)
	p.features.filtering.PaintRow(pane)
}

// headHover lights up the header under the pointer.
func (p *painter) headHover(pane layoutx.Pane) {
	at := p.pointer.Hover.At
	if !p.pointer.Hover.In || at.Band != layoutx.Head || at.Col < 0 {
		return
	}
	if p.cols.Leaves[at.Col].Pane == pane {
		p.Fill(p.view.HeadRect(at), p.Style.Theme.Hover)
	}
}

// groupLine is the kept text of a group's header.
type groupLine struct {
	line  textrun.Line
	width int
	// room and most are the width and the number of lines it was set for.
	room, most int
	style      uint32
	cols       uint32
	used       uint32
}

type groupLineKey struct {
	pane         layoutx.Pane
	level, first int
}

// groupHead draws a group's header. Its label stays on the screen for as long as
// any of the group does.
func (p *painter) groupHead(pane layoutx.Pane, level int, s column.GroupSpan) {
	r := p.view.HeadRect(viewport.Address{Band: layoutx.Head, Row: level, Col: s.First})
	room := r.Intersect(p.rect(pane, layoutx.Head))
	at := viewport.Address{Band: layoutx.Head, Row: level, Col: s.First}
	mark := p.groupMarkRoom(at)
	if mark > 0 && p.Style.RTL {
		room.Min.X += mark
	} else {
		room.Max.X -= mark
	}
	width := room.Dx() - 2*p.Style.Padding - p.features.headMenu.GroupRoom(at)
	group := &p.cols.Groups[s.Group]
	switch {
	case group.Cell != nil:
		p.Inside(r, group.Cell)
	case width > 0:
		l := p.groupText(groupLineKey{pane, level, s.First}, group.Header, group.Align, width)
		x := room.Min.X + celltext.AlignIn(&p.Style, group.Align, room.Dx(), l.width)
		t := draw.Offset(p.Ops, image.Pt(x, r.Min.Y+p.Baseline(p.Style.HeaderFace, r.Dy())))
		l.line.Paint(p.Ops)
		t.Pop()
	}
	p.groupMarkAt(at)
	// Lines below and at both sides; the line at the reading start is that of the
	// column before, which may have no group.
	w := p.Style.Line
	p.Fill(image.Rect(r.Min.X, r.Max.Y-w, r.Max.X, r.Max.Y), p.Style.Theme.Border)
	left, right := r.Min.X-w, r.Max.X-w
	if p.Style.RTL {
		left, right = r.Min.X, r.Max.X
	}
	p.Fill(image.Rect(left, r.Min.Y, left+w, r.Max.Y), p.Style.Theme.Border)
	p.Fill(image.Rect(right, r.Min.Y, right+w, r.Max.Y), p.Style.Theme.Border)
}

// groupText sets a group's label for a width, in as many lines as its level has.
func (p *painter) groupText(k groupLineKey, label string, align option.Align, width int) *groupLine {
	if p.groupLines == nil {
		p.groupLines = map[groupLineKey]*groupLine{}
	}
	l := p.groupLines[k]
	if l == nil {
		p.dropGroupLines()
		l = new(groupLine)
		p.groupLines[k] = l
	}
	l.used = p.text.Frame()
	most := p.view.Heads.Lines(k.level)
	if l.room == width && l.most == most && l.style == p.StyleRev && l.cols == p.cols.Rev {
		return l
	}
	l.room, l.most, l.style, l.cols = width, most, p.StyleRev, p.cols.Rev
	l.line.Reset()
	c := viewport.TextCell{At: viewport.Address{Band: layoutx.Head, Row: k.level, Col: k.first}, Room: width, Face: p.Style.HeaderFace}
	p.buf = append(p.buf[:0], label...)
	if lines, ok := p.view.WrapText(p.buf, &c); ok {
		l.width = viewport.Widest(lines)
		p.groupBlock(l, lines, align)
	} else {
		run := p.Cache.FitString(c.Face, label, width)
		l.width = run.Width
		l.line.Add(run, 0, p.Style.Theme.HeaderFg)
	}
	l.line.Record(&p.Cache)
	return l
}

// groupBlock puts the lines of a label below each other, in the middle of where one
// would be.
func (p *painter) groupBlock(l *groupLine, lines *textrun.Paragraph, align option.Align) {
	pitch := p.Pitch(p.Style.HeaderFace)
	top := -(lines.Len() - 1) * pitch / 2
	for i := range lines.Len() {
		run := lines.Line(i)
		x := celltext.AlignIn(&p.Style, align, l.width+2*p.Style.Padding, run.Width) - p.Style.Padding
		l.line.AddBelow(run, x, top+i*pitch, p.Style.Theme.HeaderFg)
	}
}

// maxGroupLines is how many labels are kept before those off the screen go.
const maxGroupLines = 256

func (p *painter) dropGroupLines() {
	if len(p.groupLines) < maxGroupLines {
		return
	}
	for k, l := range p.groupLines {
		if l.used != p.text.Frame() {
			delete(p.groupLines, k)
		}
	}
}

// headLines draws a short line between headers, or a whole one where the sheet
// has column lines.
func (p *painter) headLines(pane layoutx.Pane) {
	if p.Style.Lines == theme.LinesNone {
		return
	}
	band := p.rect(pane, layoutx.Head)
	for _, col := range p.view.Sheet.Cols[pane] {
		top := band.Min.Y + p.view.Heads.Top(len(p.cols.Leaves[col.Index].Groups))
		bottom := band.Max.Y - p.view.Geometry.FilterHeight
		if p.Style.Lines != theme.LinesBoth {
			inset := p.Style.HeaderHeight * 3 / 10
			top, bottom = bottom-p.view.Heads.Height(p.cols.Levels-1)+inset, bottom-inset
		} else {
			bottom = band.Max.Y
		}
		x := col.Start + col.Size - p.Style.Line
		if p.Style.RTL {
			x = col.Start
		}
		p.Fill(image.Rect(x, top, x+p.Style.Line, bottom), p.Style.Theme.Border)
	}
}
