// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"
	"image/color"

	"gioui.org/f32"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/rules"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
	"github.com/giogrid/giogrid/layoutx"
)

// colors holds the shades of tints, and the palette from which they were made.
type colors struct {
	of rules.Palette
	rules.Colors
	made bool
	// rev counts the changes.
	rev uint64
}

// sync makes the shades for the theme of a frame.
func (c *colors) sync(p *draw.Painter) {
	th := &p.Style.Theme
	now := rules.Palette{Fg: th.Fg, Grounds: [6]color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.FloatingBg, th.Edited, th.Added}}
	if !c.made || c.of != now {
		c.of, c.Colors, c.made = now, rules.NewColors(now), true
		c.rev++
	}
}

// The layers of the shapes of rows, from below.
const (
	layerRows = iota
	layerCells
	layerBars
	layerLines
	layerIcons
)

// PaintCells draws colours, bars and icons under the texts of a part.
func (f *Feature) PaintCells(part feature.Part) {
	if !viewport.HasRows(part.Band) || len(f.rulebook.all) == 0 || len(part.Rows) == 0 || len(part.Cols) == 0 {
		return
	}
	if part.Scrolls() && !f.Viewport.Joins() && !f.Painter.Style.ForcedColors {
		f.paintKept(part)
		return
	}
	f.into.Reset()
	f.layers = &f.into
	f.paintPart(&part)
	f.into.Record(f.Painter.Ops)
}

// paintPart draws the looks of the cells of a part.
func (f *Feature) paintPart(part *feature.Part) {
	f.paintRows(*part)
	for _, col := range part.Cols {
		page := f.rulebook.of(f.Columns.Leaves[col.Index].ID)
		if page == nil {
			continue
		}
		for _, row := range part.Rows {
			f.paintCell(part, row, col, page)
		}
	}
}

// paintCell draws the look of a cell.
func (f *Feature) paintCell(part *feature.Part, row, col celllayout.Span, page *page) {
	at := part.At(row, col)
	row, col, whole := f.Viewport.Place(part, row, col)
	if !whole || col.Index != at.Col {
		return // a part of a merged cell
	}
	data, ok := f.Dataset.Row(at.Band, at.Row)
	if !ok {
		return
	}
	look := page.ready.Look(f.reader.read(page, data))
	r := image.Rect(col.Start, row.Start, col.End(), row.End())
	line := r
	if m, merged := f.Viewport.DrawnMerged(at); merged && part.Sticky < 0 {
		first := f.Viewport.MergedLine(m, 0)
		line.Min.Y, line.Max.Y = first.Start, first.End()
	}
	f.paint(&look, r.Sub(f.origin), line.Sub(f.origin), page)
}

// paintKept draws the looks of rows of the body that differ in their values alone, and keeps them between frames.
func (f *Feature) paintKept(part feature.Part) {
	of := f.keyOf(&part)
	if of == (draw.StripKey{}) {
		return
	}
	rows, _ := f.Viewport.BlockRows()
	f.shown = f.shown[:0]
	for _, row := range rows {
		f.shown = append(f.shown, draw.StripRow{Slot: coord.Slot(row.Index), Start: row.Start, Size: row.Size})
	}
	x := f.Viewport.ColumnX(part.Pane, f.Columns.First(part.Pane))
	f.kept[part.Pane].Paint(f.Painter, of, x, f.shown, f.Viewport.ScrolledBody(), func(l *draw.Layers, origin image.Point, first, end int) {
		some := part
		some.Rows = rows[first:end]
		f.layers, f.origin = l, origin
		f.paintPart(&some)
		f.origin = image.Point{}
	})
}

// keyOf returns what the looks of a part depend on besides its rows, zero if no rule applies there.
func (f *Feature) keyOf(part *feature.Part) (of draw.StripKey) {
	x, some := f.Viewport.ColumnX(part.Pane, f.Columns.First(part.Pane)), len(f.rows.list) > 0
	for _, col := range part.Cols {
		of.Columns = draw.Mix(draw.Mix(draw.Mix(of.Columns, uint64(col.Index)), uint64(col.Start-x)), uint64(col.Size))
		some = some || f.rulebook.of(f.Columns.Leaves[col.Index].ID) != nil
	}
	if !some {
		return draw.StripKey{}
	}
	for _, v := range [...]uint64{
		uint64(f.Dataset.RowsRev), uint64(f.Painter.StyleRev), uint64(f.Columns.Rev), uint64(f.rulebook.profiler.Rev), f.rulebook.allRev, f.colors.rev,
	} {
		of.State = draw.Mix(of.State, v+1)
	}
	return of
}

// fill fills a rectangle in a layer.
func (f *Feature) fill(layer int, r image.Rectangle, c color.NRGBA) { f.layers[layer].Rect(r, c) }

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
		if r == nil || r.tint == tint.None {
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
		f.fill(layerRows, image.Rect(min(first.Start, last.Start), row.Start, max(first.End(), last.End()), row.End()).Sub(f.origin), c)
		return
	}
	for _, col := range part.Cols {
		at := part.At(row, col)
		row, col, whole := f.Viewport.Place(&part, row, col)
		if whole && col.Index == at.Col {
			f.fill(layerRows, image.Rect(col.Start, row.Start, col.End(), row.End()).Sub(f.origin), c)
		}
	}
}

// markRow draws a line below a row in the text colour, when the system forces colours.
func (f *Feature) markRow(part feature.Part, row celllayout.Span) {
	p := f.Painter
	first, last := part.Cols[0], part.Cols[len(part.Cols)-1]
	f.fill(layerRows, image.Rect(min(first.Start, last.Start), row.End()-2*p.Style.Line, max(first.End(), last.End()), row.End()), p.Style.Theme.Fg)
}

// paint draws the look of a cell. Its icon is on the line of its text.
func (f *Feature) paint(l *rules.Look, r, line image.Rectangle, page *page) {
	p := f.Painter
	if p.Style.ForcedColors {
		f.paintForced(l, r, line, page)
		return
	}
	if l.Tinted {
		f.fill(layerCells, r, f.colors.Mix(l.From, l.To, l.Share))
	}
	if l.HasBar {
		bar := f.barOf(l, r)
		f.fill(layerBars, bar, f.colors.Ground[l.BarTint])
		f.fill(layerLines, image.Rect(bar.Min.X, bar.Max.Y-p.Style.Line, bar.Max.X, bar.Max.Y), f.colors.Ink[l.BarTint])
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
		f.fill(layerCells, bar, ink)
	case l.Tinted && l.From != 0:
		size, x, y := float32(p.Dp(forcedMark)), float32(r.Min.X), float32(r.Min.Y)
		if p.Style.RTL {
			x, size = float32(r.Max.X-p.Style.Line), -size
		}
		f.layers[layerCells].In(ink).Polygon(f32.Pt(x, y), f32.Pt(x+size, y), f32.Pt(x, y+max(size, -size)))
	}
	if l.HasBar {
		bar := f.barOf(l, r)
		bar.Min.Y = bar.Max.Y - 3*p.Style.Line
		f.fill(layerBars, bar, ink)
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
