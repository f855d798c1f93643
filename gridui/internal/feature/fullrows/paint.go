// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fullrows

import (
	"image"
	"image/color"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintRows paints the full rows on the screen over their cells, across all panes.
func (f *Feature) PaintRows() {
	f.keyboard.seen = false
	if f.Viewport.HasFull() {
		for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom} {
			f.paintBand(b)
		}
		f.paintSticky()
	}
	f.keyboard.drop()
}

// paintBand paints the full rows of a band. Rows that are held at the top are painted there.
func (f *Feature) paintBand(b layoutx.Band) {
	within := f.Viewport.Sheet.Panes.Band(b)
	if b == layoutx.Body {
		within = f.Viewport.ScrolledBody()
	}
	defer draw.Clip(f.Painter.Ops, within).Pop()
	for _, row := range f.Viewport.Sheet.Rows[b] {
		if at := (viewport.Address{Band: b, Row: coord.Slot(row.Index)}); f.Viewport.IsFull(at) && !f.Viewport.Sticky.IsStuck(at) {
			f.paintRow(at, row)
		}
	}
}

// paintSticky paints the full rows that are held at the top.
func (f *Feature) paintSticky() {
	for _, row := range f.Viewport.Sticky.Rows {
		at := viewport.Address{Band: layoutx.Body, Row: coord.Slot(row.Index)}
		if !f.Viewport.IsFull(at) {
			continue
		}
		c := draw.Clip(f.Painter.Ops, f.Viewport.RowBody(at.Row.BodyPos()))
		f.paintRow(at, row)
		c.Pop()
	}
}

// paintRow paints a full row above the line below it.
func (f *Feature) paintRow(at viewport.Address, row celllayout.Span) {
	p := f.Painter
	band := f.Viewport.Sheet.Panes.Band(at.Band)
	r := image.Rect(band.Min.X, row.Start, band.Max.X, row.End())
	if p.Style.Lines != theme.LinesNone {
		r.Max.Y -= p.Style.Line
	}
	var look theme.CellStyle
	if f.Cells.HasRowStyles() {
		look = f.Cells.RowStyle(at)
	}
	f.paintGround(at, r, look)
	if depth, open, ok := f.mark(at); ok {
		p.OpenMark(f.markRect(at, row, depth), open)
	}
	if f.HasWidget() {
		f.paintWidget(at, r, row.Size)
		return
	}
	f.paintText(at, r, look)
}

// paintGround paints the ground of a row as cells have it.
func (f *Feature) paintGround(at viewport.Address, r image.Rectangle, look theme.CellStyle) {
	p, th := f.Painter, &f.Painter.Style.Theme
	p.Fill(r, th.Bg)
	switch {
	case at.Band != layoutx.Body:
		p.Fill(r, th.FloatingBg)
	case at.Row&1 == 1 && th.RowAlt != th.Bg:
		p.Fill(r, th.RowAlt)
	}
	if !p.Style.ForcedColors {
		p.Fill(r, look.Bg)
	}
	if to := f.Focus.At(); f.Options.HighlightRow && to.Band == at.Band && to.Row == at.Row {
		p.Fill(r, highlight(th))
	}
	p.StyleBar(r, look)
	if f.Pointer.Hover.Over(at) {
		p.Fill(r, th.Hover)
	}
}

// highlight returns the tint of the focused row, none for themes that draw lines in its place.
func highlight(th *theme.Theme) color.NRGBA {
	if th.Highlight.A > 1 {
		return th.Highlight
	}
	return color.NRGBA{}
}

// paintText paints the text of a row over the whole view.
func (f *Feature) paintText(at viewport.Address, r image.Rectangle, look theme.CellStyle) {
	row, ok := f.Dataset.Row(at.Band, at.Row)
	if !ok {
		return
	}
	st := &f.Painter.Style
	indent := f.indent(at)
	r.Min.X, r.Max.X = r.Min.X+st.Padding, r.Max.X-st.Padding
	if st.RTL {
		r.Max.X -= indent
	} else {
		r.Min.X += indent
	}
	ink := st.Theme.Fg
	if look.Fg.A > 0 && !st.ForcedColors {
		ink = look.Fg
	}
	look.Bold = true
	f.Painter.TextIn(viewport.FaceOf(st, at.Band, look), f.Columns.Full.Drawn(row), r, option.AlignStart, ink)
}

// paintWidget paints the widget of a row, and around it what the keyboard comes and goes by while a user has entered it.
func (f *Feature) paintWidget(at viewport.Address, r image.Rectangle, height int) {
	pos, ok := f.Viewport.RowAt(at)
	if !ok {
		return
	}
	p := f.Painter
	entered := f.keyboard.in && f.Viewport.RowIDAt(at) == f.keyboard.row
	if entered {
		f.keyboard.seen = true
		f.keyboard.listen(p, r.Min, 0)
	}
	w := f.places.Widget(p.Gtx, pos, height)
	t := draw.Offset(p.Ops, r.Min)
	c := clip.Rect{Max: r.Size()}.Push(p.Ops)
	w.Call.Add(p.Ops)
	c.Pop()
	t.Pop()
	if entered {
		f.keyboard.listen(p, r.Min, 1)
	}
}

// inTree reports whether rows are indented by their depth.
func (f *Feature) inTree() bool { return f.Columns.Outline >= 0 && f.Dataset.Nested() }

// indent returns the width in pixels of the mark and of the depth of a row of a tree, from the start of the row.
func (f *Feature) indent(at viewport.Address) int {
	if !f.inTree() {
		return 0
	}
	at.Col = f.Columns.Outline
	return f.Viewport.Indents.Of(at, f.Viewport.Sheet.Panes.Band(at.Band).Dx())
}

// mark returns the depth of a row of a tree that can be opened, and whether it is open. ok is false for other rows.
func (f *Feature) mark(at viewport.Address) (depth int, open, ok bool) {
	row, ok := f.Viewport.RowAt(at)
	if !ok || !f.inTree() {
		return 0, false, false
	}
	node := f.Dataset.Node(row)
	return node.Depth, node.Open, node.Expandable
}

// markRect returns the place of the mark that opens a row.
func (f *Feature) markRect(at viewport.Address, row celllayout.Span, depth int) image.Rectangle {
	band := f.Viewport.Sheet.Panes.Band(at.Band)
	return f.Viewport.OutlineMark(at.Band, row, celllayout.Span{Index: f.Columns.Outline, Start: band.Min.X, Size: band.Dx()}, depth)
}
