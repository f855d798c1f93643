// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// gapLine is the thickness of the line between rows, gapFrame that of the frame around a row that takes the
// dragged rows.
const (
	gapLine  = unit.Dp(3)
	gapFrame = unit.Dp(2)
)

// PaintSheet draws the drag: the dragged rows dimmed in their grid, the gap and the ghost; or why they cannot be
// moved.
func (f *Feature) PaintSheet() {
	d := f.dragged()
	switch {
	case d == nil:
		return
	case d.blocked != notBlocked:
		if d.source == f {
			d.paintReason(f.Painter, f.Viewport.SheetSize())
		}
		return
	case d.source == f:
		f.rows.dim(f.moving)
	}
	switch {
	case d.over != f:
	case f.gap.ok:
		f.rows.paintGap(f.gap)
	case d.source == f && !d.byKeys && f.rows.regroups():
		f.paintRefusal(d)
	}
	switch {
	case d.byKeys && d.over == f:
		d.paint(f.Painter, f.rows.ghostAtGap(f.gap, d.width(f.Painter)))
	case !d.byKeys && d.source == f:
		d.paint(f.Painter, d.ghostAtPointer(f.Painter))
	}
}

// paintReason draws at the pointer why the rows cannot be moved.
func (d *dragged) paintReason(p *draw.Painter, sheet image.Point) {
	at := d.pos.Round()
	of := image.Rectangle{Min: at, Max: at.Add(image.Pt(1, p.Dp(16)))}
	ui.DrawTip(p, of, image.Rectangle{Max: sheet}, d.blocked.text(&p.Style))
}

// dim draws the background colour, translucent, over rows that are dragged.
func (r *rows) dim(moving []coord.Pos) {
	p, body := r.Painter, r.Viewport.ScrolledBody()
	dim := p.Style.Theme.Bg
	dim.A = 0xa0
	for _, row := range r.Viewport.Sheet.Rows[layoutx.Body] {
		if _, moves := slices.BinarySearch(moving, coord.Pos(row.Index)); moves {
			p.Fill(image.Rect(body.Min.X, row.Start, body.Max.X, row.End()-p.Style.Line).Intersect(body), dim)
		}
	}
}

// paintGap draws the gap: a line between rows, a frame around the row that takes the dragged rows, or a frame
// around all rows.
func (r *rows) paintGap(to gap) {
	p, body, accent := r.Painter, r.Viewport.ScrolledBody(), r.Painter.Style.Theme.Accent
	frame := max(p.Dp(gapFrame), 2)
	if to.where == option.RowEnd {
		p.Border(body, body, frame, accent)
		return
	}
	row, ok := r.span(to)
	switch {
	case to.where == option.RowInside && r.regroups():
		p.Border(r.groupFrame(to), body, frame, accent)
	case !ok:
	case to.where == option.RowInside:
		p.Border(image.Rect(body.Min.X, row.Start, body.Max.X, row.End()), body, frame, accent)
	default:
		p.Fill(r.lineAt(to, row, body).Intersect(body), accent)
	}
}

// lineAt returns the line of a gap next to a row, centred on the line between the rows and kept within the body.
func (r *rows) lineAt(to gap, row celllayout.Span, body image.Rectangle) image.Rectangle {
	p, y := r.Painter, row.Start
	w := max(p.Dp(gapLine), 2)
	if to.where == option.RowAfter {
		y += r.Viewport.RowAxis.Size(row.Index)
	}
	y = min(max(y-(w+p.Style.Line)/2, body.Min.Y), body.Max.Y-w)
	line := image.Rect(body.Min.X, y, body.Max.X, y+w)
	// In a tree the line begins where the contents of the row do. If they are indented beyond the width of the
	// body, the end of the line shows nonetheless.
	x, ok := r.outlineStart(row)
	switch {
	case !ok:
	case p.Style.RTL:
		line.Max.X = max(x, body.Min.X+p.Style.RowHeight)
	default:
		line.Min.X = min(x, body.Max.X-p.Style.RowHeight)
	}
	return line
}

// outlineStart returns where the contents of a row of a tree begin, in pixels of the sheet, if their column is on
// the screen.
func (r *rows) outlineStart(row celllayout.Span) (x int, ok bool) {
	if r.Columns.Outline < 0 || !r.isTree() {
		return 0, false
	}
	for pane := range r.Viewport.Sheet.Cols {
		for _, col := range r.Viewport.Sheet.Cols[pane] {
			if col.Index != r.Columns.Outline {
				continue
			}
			mark := r.Viewport.OutlineMark(layoutx.Body, row, col, r.Dataset.Node(coord.Pos(row.Index)).Depth)
			if r.Painter.Style.RTL {
				return mark.Max.X, true
			}
			return mark.Min.X, true
		}
	}
	return 0, false
}

// paintRefusal draws at the pointer, or at the focused row, why the group there does not take the dragged rows.
func (f *Feature) paintRefusal(d *dragged) {
	p := f.Painter
	if _, reason := f.intoGroup(f.gap.row); reason != notBlocked {
		at := d.pos.Round()
		ui.DrawTip(p, image.Rectangle{Min: at, Max: at.Add(image.Pt(1, p.Dp(16)))}, image.Rectangle{Max: f.Viewport.SheetSize()}, reason.text(&p.Style))
	}
}
