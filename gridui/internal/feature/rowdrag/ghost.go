// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// The ghost represents the dragged rows: it follows the pointer, or shows at the gap.
const (
	// ghostLeast is the least width of the ghost, ghostText the greatest width of its text.
	ghostLeast = unit.Dp(72)
	ghostText  = unit.Dp(240)
	// ghostGrip is the distance of the pointer from the start of the ghost, ghostIndent that of a ghost at a gap
	// from the start of the body.
	ghostGrip   = unit.Dp(14)
	ghostIndent = unit.Dp(48)
)

// ghostAtPointer returns the position of the ghost while a pointer drags rows, in pixels of the sheet.
func (d *dragged) ghostAtPointer(p *draw.Painter) image.Point {
	at := d.pos.Round()
	if p.Style.RTL {
		return at.Add(image.Pt(p.Dp(ghostGrip)-d.width(p), -p.Style.RowHeight/2))
	}
	return at.Sub(image.Pt(p.Dp(ghostGrip), p.Style.RowHeight/2))
}

// ghostAtGap returns the position of a ghost of the given width at the gap that keys drag rows to, in pixels of
// the sheet.
func (r *rows) ghostAtGap(to gap, width int) image.Point {
	p, body := r.Painter, r.Viewport.Sheet.Panes.Band(layoutx.Body)
	at := image.Pt(p.Dp(ghostIndent), body.Min.Y+p.Style.Padding)
	for _, row := range r.Viewport.Sheet.Rows[layoutx.Body] {
		if coord.Pos(row.Index) == to.row && to.where != option.RowEnd {
			at.Y = row.Start - p.Style.RowHeight/2
			if to.where != option.RowBefore {
				at.Y += r.Viewport.RowAxis.Size(row.Index)
			}
		}
	}
	at.Y = min(max(at.Y, body.Min.Y-p.Style.RowHeight/2), body.Max.Y-p.Style.RowHeight/2)
	if p.Style.RTL {
		at.X = body.Max.X - at.X - width
	}
	return at
}

// width returns the width of the ghost in pixels.
func (d *dragged) width(p *draw.Painter) int {
	st := &p.Style
	w := p.Cache.FitString(st.Face, d.text, st.Scaled(ghostText)).Width
	return max(w+3*st.Padding+st.Scaled(handleSide), p.Dp(ghostLeast))
}

// paint draws the ghost over everything else in the window: the text of the row that the drag began with, the
// number of rows if there are several, and a plus sign if they are copied.
func (d *dragged) paint(p *draw.Painter, at image.Point) {
	st := &p.Style
	record := op.Record(p.Ops)
	t := draw.Offset(p.Ops, at)
	size := image.Pt(d.width(p), st.RowHeight)
	r := image.Rectangle{Max: size}
	round := p.Dp(ui.ButtonRound)
	edge, ground := st.Theme.Accent, st.Theme.MenuBg
	edge.A, ground.A = 0xe0, 0xe0
	p.RoundRect(r, round, edge)
	p.RoundRect(r.Inset(max(st.Line, 1)), max(round-st.Line, 0), ground)
	side := st.Scaled(handleSide)
	icon := image.Pt(st.Padding, (size.Y-side)/2)
	text := image.Rect(2*st.Padding+side, 0, size.X-st.Padding/2, size.Y)
	end := size.X
	if st.RTL {
		icon.X = size.X - st.Padding - side
		text = image.Rect(st.Padding/2, 0, size.X-2*st.Padding-side, size.Y)
		end = 0
	}
	i := draw.Offset(p.Ops, icon)
	st.Icons.Drag.Draw(p.Gtx, side, st.Theme.FgMuted, p.DrawGlyph)
	i.Pop()
	p.Text(d.text, text, option.AlignStart, st.Theme.MenuFg)
	p.Node(r, d.text, d.phrase(p))
	d.paintBadges(p, image.Pt(end, size.Y))
	t.Pop()
	op.Defer(p.Ops, record.Stop())
}

// paintBadges draws the badges of the ghost at the end of its text: the number of rows at the top, a plus sign at
// the bottom.
func (d *dragged) paintBadges(p *draw.Painter, end image.Point) {
	if d.count != "" {
		end.X = p.Badge(d.count, image.Pt(end.X, 0))
	}
	if d.copy && d.over != nil && d.over != d.source {
		p.Badge("+", end)
	}
}

// phrase describes the ghost to assistive technology.
func (d *dragged) phrase(p *draw.Painter) string {
	text := d.text
	if n := len(d.ids); n > 1 {
		text = p.Phrase(text, p.Style.Texts.TotalCount(n))
	}
	return p.Phrase(text, p.Style.Texts.Spoken.Moving)
}
