// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// details draws the details of the rows on the screen, over the edges of all panes.
func (p *painter) details() {
	if !p.view.Details.AnyShown() {
		return
	}
	for _, b := range [...]layoutx.Band{layoutx.Body, layoutx.Top, layoutx.Bottom} {
		p.bandDetails(b)
	}
}

func (p *painter) bandDetails(b layoutx.Band) {
	band := p.view.Sheet.Panes.Band(b)
	if b == layoutx.Body {
		band = p.view.ScrolledBody()
	}
	defer draw.Clip(p.Ops, band).Pop()
	for i, row := range p.view.Sheet.Rows[b] {
		d, ok := p.shownDetail(b, row)
		if !ok {
			continue
		}
		r := image.Rect(band.Min.X, row.End(), band.Max.X, row.End()+d.Height)
		if r.Intersect(band).Empty() {
			continue
		}
		p.detail(r, d, p.features.semantics.Detail(b, i))
	}
}

// shownDetail is the detail of a row that is laid out in this frame, if it is.
func (e *engine) shownDetail(b layoutx.Band, row layoutx.Span) (d viewport.ShownDetail, ok bool) {
	number, ok := e.view.RowAt(viewport.Address{Band: b, Row: row.Index, Col: 0})
	if ok {
		d, ok = e.view.Details.Shown(number)
	}
	return d, ok
}

// detail draws one detail, of which a phrase is said.
func (p *painter) detail(r image.Rectangle, d viewport.ShownDetail, phrase string) {
	p.Fill(r, p.Style.Theme.Bg)
	t := draw.Offset(p.Ops, r.Min)
	c := clip.Rect{Max: r.Size()}.Push(p.Ops)
	if phrase != "" {
		draw.NodeAbout(p.Ops, phrase)
	}
	d.Call.Add(p.Ops)
	c.Pop()
	t.Pop()
	if p.Style.Lines != theme.LinesNone {
		p.Fill(image.Rect(r.Min.X, r.Max.Y-p.Style.Line, r.Max.X, r.Max.Y), p.Style.Theme.Border)
	}
}

// detailRoom is how much of a cell the mark of its row's detail takes.
func (e *engine) detailRoom(st *style.Resolved, at viewport.Address) int {
	if !e.view.HasDetails() || at.Col != e.cols.Detail || !e.view.IsRow(at) {
		return 0
	}
	return st.MarkSize + st.MarkGap
}

// detailMarks draws the marks that open and close details.
func (p *painter) detailMarks(pane layoutx.Pane, b layoutx.Band) {
	if !viewport.HasRows(b) || !p.view.HasDetails() {
		return
	}
	for _, col := range p.view.Sheet.Cols[pane] {
		if col.Index != p.cols.Detail {
			continue
		}
		for _, row := range p.view.Sheet.Rows[b] {
			number, ok := p.view.RowAt(viewport.Address{Band: b, Row: row.Index, Col: col.Index})
			if has, open := p.ask.cells.DetailState(number); ok && has {
				p.outlineMark(p.detailMark(row, col), open)
			}
		}
	}
}

// detailMark is where the mark of a row's detail is, in pixels of the sheet.
func (e *engine) detailMark(row, col layoutx.Span) image.Rectangle {
	st := &e.draw.Style
	x := col.Start + st.Padding
	if st.RTL {
		x = col.Start + col.Size - st.Padding - st.MarkSize
	}
	row = e.view.FirstLine(row)
	y := row.Start + (row.Size-st.MarkSize)/2
	return image.Rect(x, y, x+st.MarkSize, y+st.MarkSize)
}

// detailClick does what a click on the mark of a detail does and says whether it was
// on one.
func (e *engine) detailClick(pos image.Point, at viewport.Address) bool {
	if e.detailRoom(&e.draw.Style, at) == 0 {
		return false
	}
	c, ok := e.view.FindCell(at)
	if !ok {
		return false
	}
	mark := e.detailMark(layoutx.Span{Start: c.Rect.Min.Y, Size: c.Rect.Dy()}, layoutx.Span{Start: c.Rect.Min.X, Size: c.Rect.Dx()})
	if e.draw.Style.RTL {
		mark.Min.X, mark.Max.X = mark.Min.X-e.draw.Style.MarkGap/2, c.Rect.Max.X
	} else {
		mark.Min.X, mark.Max.X = c.Rect.Min.X, mark.Max.X+e.draw.Style.MarkGap/2
	}
	row, _ := e.view.RowAt(at)
	return pos.X >= mark.Min.X && pos.X < mark.Max.X && e.toggleDetail(row)
}
