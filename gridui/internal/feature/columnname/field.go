// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnname

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// fieldWidth is the width of the field, partGap the distance between the field and the text next to it.
const (
	fieldWidth = unit.Dp(240)
	partGap    = unit.Dp(8)
)

// TopHeight returns the height of the line of the field in pixels, 0 without a field.
func (f *Feature) TopHeight(gtx layout.Context) int {
	f.line = 0
	if f.id != "" && f.Painter.Styled() {
		f.line = f.Buttons.Side(gtx, &f.Painter.Style) + 2*gtx.Dp(ui.ButtonGap) + f.Painter.Style.Line
	}
	return f.line
}

// PaintTop draws the line at a height in pixels of the grid, and returns the height of the line.
func (f *Feature) PaintTop(y int) int {
	if f.line == 0 {
		return 0
	}
	p, t := f.Painter, &f.Painter.Style.Texts.Table
	bar := image.Rect(0, y, f.Viewport.Geometry.Size.X, y+f.line)
	defer draw.Clip(p.Ops, bar).Pop()
	p.Fill(bar, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(bar.Min.X, bar.Max.Y-p.Style.Line, bar.Max.X, bar.Max.Y), p.Style.Theme.Border)
	side, gap := f.Buttons.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	place := func(from, width int) image.Rectangle {
		r := image.Rect(from, y+gap, from+max(width, 0), y+gap+side)
		if p.Style.RTL {
			return layoutx.Mirror(r, bar)
		}
		return r
	}
	x, end := bar.Min.X+p.Style.Padding, bar.Max.X-p.Style.Padding-side
	f.Buttons.Draw(&f.exit, ui.ButtonFace{At: place(end, side), Label: p.Style.Texts.Find.Close, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.FooterBg})
	end -= p.Dp(partGap)
	label := p.Cache.RunString(p.Style.Face, t.ColumnName).Width
	if width := p.Dp(fieldWidth); x+label+width+p.Dp(partGap) <= end {
		p.Text(t.ColumnName, place(x, label), option.AlignStart, p.Style.Theme.Fg)
		x += label + p.Dp(partGap)
	}
	width := min(p.Dp(fieldWidth), end-x)
	ui.EditorBox{Hint: t.ColumnName, Wrong: f.refused != ""}.Layout(p, place(x, width), &f.editor)
	x += width + p.Dp(partGap)
	if says := place(x, end-x); f.refused != "" && !says.Empty() {
		p.Text(f.refused, says, option.AlignStart, p.Style.Theme.Danger)
		p.Node(says, f.refused, "")
	}
	return f.line
}
