// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"
	"image/color"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// colors holds the shades of tints, and the palette from which they were made.
type colors struct {
	of rules.Palette
	rules.Colors
	made bool
}

// sync makes the shades for the theme of a frame.
func (c *colors) sync(p *draw.Painter) {
	th := &p.Style.Theme
	now := rules.Palette{Fg: th.Fg, Grounds: [6]color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.FloatingBg, th.Edited, th.Added}}
	if !c.made || c.of != now {
		c.of, c.Colors, c.made = now, rules.NewColors(now), true
	}
}

// PaintCells draws colours, bars and icons under the texts of a part.
func (f *Feature) PaintCells(part feature.Part) {
	if !viewport.HasRows(part.Band) || len(f.rulebook.all) == 0 {
		return
	}
	f.paintRows(part)
	for _, col := range part.Cols {
		page := f.rulebook.of(f.Columns.Leaves[col.Index].ID)
		if page == nil {
			continue
		}
		for _, row := range part.Rows {
			at := part.At(row, col)
			row, col, whole := f.Viewport.Place(&part, row, col)
			if !whole || col.Index != at.Col {
				continue // a part of a merged cell
			}
			if data, ok := f.Dataset.Row(at.Band, at.Row); ok {
				look := page.ready.Look(f.reader.read(page, data))
				r := image.Rect(col.Start, row.Start, col.End(), row.End())
				line := r
				if m, merged := f.Viewport.DrawnMerged(at); merged && part.Sticky < 0 {
					first := f.Viewport.MergedLine(m, 0)
					line.Min.Y, line.Max.Y = first.Start, first.End()
				}
				f.paint(&look, r, line, page)
			}
		}
	}
}

// paintRows draws the tints of whole rows: a merged cell has that of its first row.
func (f *Feature) paintRows(part feature.Part) {
	if len(f.rows.list) == 0 || len(part.Cols) == 0 {
		return
	}
	for _, row := range part.Rows {
		data, ok := f.Dataset.Row(part.Band, coord.Slot(row.Index))
		if !ok {
			continue
		}
		r := f.rows.match(data)
		if r == nil || r.tint == rule.None {
			continue
		}
		if f.Painter.Style.ForcedColors {
			f.markRow(part, row)
			continue
		}
		f.tintRow(part, row, f.colors.Ground[r.tint])
	}
}

// tintRow fills the cells of a row.
func (f *Feature) tintRow(part feature.Part, row celllayout.Span, c color.NRGBA) {
	if !f.Viewport.Joins() {
		first, last := part.Cols[0], part.Cols[len(part.Cols)-1]
		f.Painter.Fill(image.Rect(min(first.Start, last.Start), row.Start, max(first.End(), last.End()), row.End()), c)
		return
	}
	for _, col := range part.Cols {
		at := part.At(row, col)
		row, col, whole := f.Viewport.Place(&part, row, col)
		if whole && col.Index == at.Col {
			f.Painter.Fill(image.Rect(col.Start, row.Start, col.End(), row.End()), c)
		}
	}
}

// markRow draws a line below a row in the text colour, when the system forces colours.
func (f *Feature) markRow(part feature.Part, row celllayout.Span) {
	p := f.Painter
	first, last := part.Cols[0], part.Cols[len(part.Cols)-1]
	p.Fill(image.Rect(min(first.Start, last.Start), row.End()-2*p.Style.Line, max(first.End(), last.End()), row.End()), p.Style.Theme.Fg)
}

// paint draws the look of a cell. Its icon is on the line of its text.
func (f *Feature) paint(l *rules.Look, r, line image.Rectangle, page *page) {
	p := f.Painter
	if p.Style.ForcedColors {
		f.paintForced(l, r, line, page)
		return
	}
	if l.Tinted {
		p.Fill(r, f.colors.Mix(l.From, l.To, l.Share))
	}
	if l.HasBar {
		bar := f.barOf(l, r)
		p.Fill(bar, f.colors.Ground[l.BarTint])
		p.Fill(image.Rect(bar.Min.X, bar.Max.Y-p.Style.Line, bar.Max.X, bar.Max.Y), f.colors.Ink[l.BarTint])
	}
	if l.HasIcon {
		f.paintIcon(l, line, page, f.iconInk(l))
	}
}

// iconInk returns the colour of an icon: the text colour if it is on another colour.
func (f *Feature) iconInk(l *rules.Look) color.NRGBA {
	if l.Tinted || l.HasBar {
		return f.Painter.Style.Theme.Fg
	}
	return f.colors.Ink[l.IconTint]
}

// forcedMark is the size of the corner that represents a tint when the system forces colours.
const forcedMark = unit.Dp(6)

// paintForced draws shapes in the text colour: a corner for a tint, a line for a bar or a scale.
func (f *Feature) paintForced(l *rules.Look, r, line image.Rectangle, page *page) {
	p := f.Painter
	ink := p.Style.Theme.Fg
	switch {
	case l.Tinted && l.From != l.To:
		scale := *l
		scale.Bar, scale.Zero = l.Share, 0
		bar := f.barOf(&scale, r)
		bar.Min.Y = bar.Max.Y - 2*p.Style.Line
		p.Fill(bar, ink)
	case l.Tinted && l.From != 0:
		size, at := p.Dp(forcedMark), r.Min
		if p.Style.RTL {
			at.X = r.Max.X - p.Style.Line
			p.Triangle(at, image.Pt(-size, size), ink)
			break
		}
		p.Triangle(at, image.Pt(size, size), ink)
	}
	if l.HasBar {
		bar := f.barOf(l, r)
		bar.Min.Y = bar.Max.Y - 3*p.Style.Line
		p.Fill(bar, ink)
	}
	if l.HasIcon {
		f.paintIcon(l, line, page, ink)
	}
}

// barInset is the gap above and below a bar.
const barInset = unit.Dp(3)

// barOf returns the bar of a cell, from zero to its value in reading direction.
func (f *Feature) barOf(l *rules.Look, r image.Rectangle) image.Rectangle {
	p := f.Painter
	in := r
	in.Min.Y, in.Max.Y = r.Min.Y+p.Dp(barInset), r.Max.Y-p.Dp(barInset)
	from, to := min(l.Bar, l.Zero), max(l.Bar, l.Zero)
	bar := in
	bar.Min.X, bar.Max.X = in.Min.X+int(from*float64(in.Dx())), in.Min.X+int(to*float64(in.Dx()))
	if p.Style.RTL {
		return layoutx.Mirror(bar, in)
	}
	return bar
}

// iconRoom returns the place of a cell's icon, at the end away from its text.
func (f *Feature) iconRoom(r image.Rectangle, page *page) image.Rectangle {
	p := f.Painter
	size := min(p.Style.MarkSize, r.Dx()-2*p.Style.Padding, r.Dy())
	if size <= 0 {
		return image.Rectangle{}
	}
	atStart := page.def.TextAlign() == option.AlignEnd
	x := r.Min.X + p.Style.Padding
	if atStart == p.Style.RTL {
		x = r.Max.X - p.Style.Padding - size
	}
	y := r.Min.Y + (r.Dy()-size)/2
	return image.Rect(x, y, x+size, y+size)
}
