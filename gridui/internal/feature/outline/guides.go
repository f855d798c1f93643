// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package outline

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/layoutx"
)

// guides draws a thin line from each open row of the body down along all rows below it: one
// rectangle for each level and run of rows.
func (f *Feature) guides(part feature.Part, col celllayout.Span) {
	if !f.Painter.Style.GuideLines || part.Band != layoutx.Body {
		return
	}
	most := f.guideLevels(col.Size)
	starts := f.guideStarts[:0]
	for _, row := range part.Rows {
		depth := min(f.Dataset.Node(coord.Pos(row.Index)).Depth, most)
		starts = f.endGuides(starts, depth, col, row.Start)
		for len(starts) < depth {
			starts = append(starts, row.Start)
		}
	}
	f.guideStarts = f.endGuides(starts, 0, col, f.end(part.Rows))
}

// end returns where the last of some rows of the body ends with its detail, in pixels of the sheet.
func (f *Feature) end(rows []celllayout.Span) int {
	if len(rows) == 0 {
		return 0
	}
	last := rows[len(rows)-1]
	detail, _ := f.Viewport.Details.Shown(coord.Pos(last.Index))
	return last.End() + detail.Height
}

// endGuides draws the lines of the levels from depth on, down to y, and returns the starts of the lower levels.
func (f *Feature) endGuides(starts []int, depth int, col celllayout.Span, y int) []int {
	p := f.Painter
	for level := depth; level < len(starts); level++ {
		x := f.guideX(col, level)
		p.Fill(image.Rect(x, starts[level], x+p.Style.Line, y), p.Style.Theme.Border)
	}
	return starts[:min(depth, len(starts))]
}

// guideX returns the position of the line of a level, in pixels of the sheet: below the middle of the marks of
// that level.
func (f *Feature) guideX(col celllayout.Span, level int) int {
	mark := f.Viewport.OutlineMark(layoutx.Body, celllayout.Span{}, col, level)
	return (mark.Min.X + mark.Max.X - f.Painter.Style.Line) / 2
}

// guideLevels returns how many levels are indented in full, in a column of a width in pixels: the marks of deeper
// levels are all at the same position.
func (f *Feature) guideLevels(width int) int {
	step, levels := f.Painter.Style.Indent, 0
	for f.Viewport.Indents.Depth(levels, width) == levels*step {
		levels++
		if step <= 0 {
			break
		}
	}
	return levels
}
