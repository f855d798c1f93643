// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// guides draws a thin line down from each row that is open, over all that is below
// it: one rectangle for each level and stretch of rows.
func (p *painter) guides(pane layoutx.Pane, b layoutx.Band) {
	col, ok := p.outlineSpan(pane, b)
	if !ok || !p.Style.GuideLines || b != layoutx.Body {
		return
	}
	rows := p.view.Sheet.Rows[b]
	most := p.guideLevels(col.Size)
	starts := p.guideStarts[:0]
	for _, row := range rows {
		depth := min(p.ask.data.Item(row.Index).Depth, most)
		starts = p.endGuides(starts, depth, col, row.Start)
		for len(starts) < depth {
			starts = append(starts, row.Start)
		}
	}
	p.guideStarts = p.endGuides(starts, 0, col, p.rowsEnd(rows))
}

// rowsEnd is where the last row ends with its detail, in pixels of the sheet.
func (p *painter) rowsEnd(rows []layoutx.Span) int {
	if len(rows) == 0 {
		return 0
	}
	last := rows[len(rows)-1]
	detail, _ := p.view.Details.Shown(last.Index)
	return last.End() + detail.Height
}

// endGuides draws the lines of the levels from a depth on down to a height, and
// returns those that go on.
func (p *painter) endGuides(starts []int, depth int, col layoutx.Span, y int) []int {
	for level := depth; level < len(starts); level++ {
		x := p.guideX(col, level)
		p.Fill(image.Rect(x, starts[level], x+p.Style.Line, y), p.Style.Theme.Border)
	}
	return starts[:min(depth, len(starts))]
}

// guideX is where the line of a level is, in pixels of the sheet: below the middle of
// the marks of that level.
func (p *painter) guideX(col layoutx.Span, level int) int {
	mark := p.markRect(layoutx.Body, layoutx.Span{}, col, level)
	return (mark.Min.X + mark.Max.X - p.Style.Line) / 2
}

// guideLevels is how many levels have a place of their own in a column of a width.
func (p *painter) guideLevels(width int) int {
	levels := 0
	for p.markStart(&p.Style, levels, width) == levels*p.Style.Indent {
		levels++
		if p.Style.Indent <= 0 {
			break
		}
	}
	return levels
}

// outlineSpan is the column that shows what is below what, if it is in a pane's part
// of the body.
func (p *painter) outlineSpan(pane layoutx.Pane, b layoutx.Band) (col layoutx.Span, ok bool) {
	if !viewport.HasRows(b) || p.cols.Outline < 0 || p.cols.Leaves[p.cols.Outline].Pane != pane || !p.ask.data.Outlined() {
		return layoutx.Span{}, false
	}
	for _, col := range p.view.Sheet.Cols[pane] {
		if col.Index == p.cols.Outline {
			return col, true
		}
	}
	return layoutx.Span{}, false
}
