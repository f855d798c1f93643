// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package profile

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/profiling"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	cardWidth  = unit.Dp(360)
	cardRow    = unit.Dp(28)
	plotHeight = unit.Dp(64)
	// leastRows and mostRows bound the number of visible rows of the list.
	leastRows, mostRows = 3, 16
)

// Paint draws the card over everything else.
func (f *Feature) Paint() {
	if f.card.column != "" {
		f.card.paint()
	}
}

// paint draws the card, with a cover that keeps the pointer from the grid.
func (c *card) paint() {
	p := c.Painter
	c.lines.sync(c.Feature, c.column)
	c.chart.sync(c.Feature, c.column, c.mostBars())
	m := op.Record(p.Ops)
	ui.Cover(p, &c.outside)
	c.rect = c.place()
	area := ui.Card(p, c.rect)
	draw.Listen(p.Ops, &c.inside)
	title := c.title.Of(c.Columns, c.column, c.Painter.Style.Texts.Profile.Title)
	draw.NodeLabel(p.Ops, title)
	c.contents(title)
	area.Pop()
	op.Defer(p.Ops, m.Stop())
}

// mostBars returns the greatest number of bars.
func (c *card) mostBars() int {
	if f, _ := c.profiler.Of(c.column); f != nil && f.Measured() {
		return profiling.MostBars
	}
	return profiling.MostFrequent
}

// row returns the height of a row of the list in pixels, enough for a fingertip.
func (c *card) row() int {
	p := c.Painter
	return max(p.Dp(cardRow), p.Style.Face.Px*3/2, p.Style.Scaled(style.BoxLeast))
}

// plotSize returns the height of the chart with the gap below it, 0 without a chart.
func (c *card) plotSize() int {
	if !c.chart.intervals || len(c.chart.bars) == 0 {
		return 0
	}
	return c.Painter.Dp(plotHeight) + c.axisHeight() + c.Painter.Dp(ui.PartGap)
}

// axisHeight returns the height of the texts below the chart in pixels.
func (c *card) axisHeight() int { return c.Painter.Pitch(c.Painter.Style.Face) }

// place returns the rectangle of the card, at the header of the column.
func (c *card) place() image.Rectangle {
	p, g := c.Painter, &c.Viewport.Geometry
	window := image.Rectangle{Max: g.Size}
	at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(c.Columns.Levels - 1), Col: c.Columns.Find(c.column)}
	anchor := c.Viewport.HeadRect(at).Add(image.Pt(0, g.Top)).Intersect(window)
	chrome := 2*p.Dp(ui.CardPad) + c.row() + 2*p.Dp(ui.PartGap) + c.Buttons.Side(p.Gtx, &p.Style)
	height := chrome + c.plotSize() + min(c.rows(), mostRows)*c.row()
	return ui.CardIn(p, window, anchor, image.Pt(p.Style.Scaled(cardWidth), height))
}

// contents draws the title, the chart, the list and the buttons, from top to bottom. It omits the chart if
// there is no room for it and some rows.
func (c *card) contents(title string) {
	p := c.Painter
	in, gap := c.rect.Inset(p.Dp(ui.CardPad)), p.Dp(ui.PartGap)
	side := c.Buttons.Side(p.Gtx, &p.Style)
	head := in
	head.Max.Y = min(in.Min.Y+c.row(), in.Max.Y)
	p.TextIn(p.Style.HeaderFace, title, head, option.AlignStart, p.Style.Theme.MenuFg)
	foot := in
	foot.Min.Y = max(in.Max.Y-side, head.Max.Y)
	body := image.Rect(in.Min.X, head.Max.Y, in.Max.X, max(foot.Min.Y-gap, head.Max.Y))
	c.plot = plot{}
	if size := c.plotSize(); size > 0 && body.Dy() >= size+leastRows*c.row() {
		c.paintPlot(image.Rect(body.Min.X, body.Min.Y, body.Max.X, body.Min.Y+size-gap))
		body.Min.Y += size
	}
	c.list.Draw(p, body, c.rows(), c.row(), c.paintRow)
	c.paintButtons(foot)
}

// paintPlot draws the histogram and its axis. It has no accessibility node: the list names the same bars.
func (c *card) paintPlot(at image.Rectangle) {
	p, axis := c.Painter, at
	at.Max.Y -= c.axisHeight()
	axis.Min.Y = at.Max.Y
	c.plot = plot{at: at, n: len(c.chart.bars), right: p.Style.RTL}
	area := draw.Clip(p.Ops, at)
	draw.Listen(p.Ops, &c.plotTag)
	if c.over >= 0 && c.over < c.plot.n && c.filters(c.column) {
		pointer.CursorPointer.Add(p.Ops)
	}
	over := c.over
	if over < 0 {
		over = c.list.At - c.firstBar()
	}
	c.bars.Reset()
	c.plot.add(&c.bars, p, &c.chart, over, func(b *bar) bool { return c.isOn(c.column, b) })
	c.bars.Record(p.Ops)
	area.Pop()
	p.Fill(image.Rect(axis.Min.X, axis.Min.Y-p.Style.Line, axis.Max.X, axis.Min.Y), p.Style.Theme.FieldBorder)
	c.paintAxis(axis, over)
}

// paintAxis draws the ends of the axis, or the interval and the number of rows of the bar at the pointer or the cursor.
func (c *card) paintAxis(at image.Rectangle, over int) {
	p, ink := c.Painter, c.Painter.Style.Theme.FgMuted
	if over < 0 || over >= len(c.chart.bars) {
		p.Text(c.chart.from, at, option.AlignStart, ink)
		p.Text(c.chart.to, at, option.AlignEnd, ink)
		return
	}
	b := &c.chart.bars[over]
	label, says := c.divide(at, 0.6)
	p.Text(b.full, label, option.AlignStart, p.Style.Theme.MenuFg)
	p.Text(b.says, says, option.AlignEnd, p.Style.Theme.MenuFg)
}

// paintRow draws a row of the list: a figure, the heading of the bars or a bar.
func (c *card) paintRow(i int, r image.Rectangle) {
	p := c.Painter
	r = p.BesideThumb(r)
	if pad := p.Dp(ui.PartGap); p.Style.RTL {
		r.Max.X -= pad
	} else {
		r.Min.X += pad
	}
	switch n := len(c.lines.list); {
	case i < n:
		l := &c.lines.list[i]
		p.Node(r, l.label, l.phrase)
		label, value := c.divide(r, 0.4)
		if l.value == "" {
			label = r
		}
		p.Text(l.label, label, option.AlignStart, p.Style.Theme.FgMuted)
		p.Text(l.value, value, option.AlignEnd, p.Style.Theme.MenuFg)
	case i == n:
		t := &p.Style.Texts.Profile
		text := t.Frequent
		if c.chart.intervals {
			text = t.Histogram
		}
		p.Node(r, text, "")
		p.TextIn(p.Style.HeaderFace, text, r, option.AlignStart, p.Style.Theme.MenuFg)
	default:
		c.paintBar(&c.chart.bars[i-n-1], r)
	}
}

// paintBar draws a bar of the list with its label and its count, and with its length relative to the greatest count if
// no chart shows it.
func (c *card) paintBar(b *bar, r image.Rectangle) {
	p := c.Painter
	on := c.isOn(c.column, b)
	c.describe(b, r, on)
	charted := c.plot.n > 0
	forLabel := 0.38
	if charted {
		forLabel = 0.65
	}
	label, rest := c.divide(r, forLabel)
	room, says := c.divide(rest, 0.46)
	if charted {
		says = rest
	}
	ink := barInk(p)
	if on {
		ink = p.Style.Theme.Accent
		p.Icon(p.Style.Icons.Check, c.checkOf(&label), p.Style.Theme.MenuFg)
	}
	p.Text(b.label, label, option.AlignStart, p.Style.Theme.MenuFg)
	if pad := max((room.Dy()-p.Style.Face.Px)/2, 0); !charted {
		p.Fill(lying(p, b, c.chart.most, image.Rect(room.Min.X, room.Min.Y+pad, room.Max.X, room.Max.Y-pad)), ink)
	}
	p.Text(b.says, says, option.AlignEnd, p.Style.Theme.FgMuted)
}

// checkOf cuts the room for a check mark off the reading start of a label.
func (c *card) checkOf(label *image.Rectangle) image.Rectangle {
	p := c.Painter
	r, w := *label, min(p.Style.MarkSize+p.Style.MarkGap, label.Dx())
	if p.Style.RTL {
		r.Min.X = r.Max.X - w
		label.Max.X = r.Min.X
	} else {
		r.Max.X = r.Min.X + w
		label.Min.X = r.Max.X
	}
	return r
}

// describe describes a bar to assistive technology.
func (c *card) describe(b *bar, r image.Rectangle, on bool) {
	p := c.Painter
	if !p.Describes {
		return
	}
	defer draw.Clip(p.Ops, r).Pop()
	draw.NodeLabel(p.Ops, b.label)
	draw.NodeAbout(p.Ops, b.phrase)
	if c.filters(c.column) && b.filters() {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeSelected(p.Ops, on)
	}
}

// divide cuts a share off a rectangle at the reading start, with a gap between the parts.
func (c *card) divide(r image.Rectangle, share float64) (start, end image.Rectangle) {
	start, end = r, r
	gap := c.Painter.Dp(ui.PartGap)
	at := r.Min.X + int(share*float64(r.Dx()))
	start.Max.X, end.Min.X = at-gap/2, at+gap/2
	if c.Painter.Style.RTL {
		return layoutx.Mirror(start, r), layoutx.Mirror(end, r)
	}
	return start, end
}

// paintButtons draws the buttons at the bottom: copy and clear at the reading start, close at the end. It
// omits buttons without room.
func (c *card) paintButtons(foot image.Rectangle) {
	p, t := c.Painter, &c.Painter.Style.Texts.Profile
	gap, x := p.Dp(ui.PartGap), foot.Min.X
	put := func(b *ui.Button, text string, off bool) {
		w := c.Buttons.Width(p.Gtx, &p.Style, text, false)
		r := image.Rect(x, foot.Min.Y, min(x+w, foot.Max.X), foot.Max.Y)
		x += w + gap
		if p.Style.RTL {
			r = layoutx.Mirror(r, foot)
		}
		c.Buttons.Draw(b, ui.ButtonFace{At: r, Label: text, Text: text, Off: off, Framed: true, Fill: p.Style.Theme.MenuBg})
	}
	if c.failed() {
		put(&c.again, p.Style.Texts.TryAgain, false)
	} else {
		put(&c.copyAll, t.Copy, false)
	}
	if c.filters(c.column) {
		put(&c.clear, t.Clear, !c.filtered())
	}
	x = max(x, foot.Max.X-c.Buttons.Width(p.Gtx, &p.Style, t.Close, false))
	put(&c.exit, t.Close, false)
}
