// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package formats

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/formats/rule"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	cardWidth = unit.Dp(380)
	cardRow   = unit.Dp(30)
	// leastRows is the number of lines reserved, mostRows the most visible ones.
	leastRows, mostRows = 3, 14
	swatch              = unit.Dp(40)
)

// paint draws the card, with a cover that keeps the pointer from the grid.
func (c *card) paint() {
	if !c.sync() {
		return
	}
	if c.edited >= 0 {
		c.editor.sync(c)
	}
	p := c.Painter
	m := op.Record(p.Ops)
	ui.Cover(p, &c.outside)
	buttons, height := c.flow(c.width() - 2*p.Dp(ui.CardPad))
	c.rect = c.place(height)
	area := ui.Card(p, c.rect)
	draw.Listen(p.Ops, &c.inside)
	draw.NodeLabel(p.Ops, c.title.Of(c.Columns, c.column, c.Painter.Style.Texts.Formats.Title))
	c.contents(&buttons, height)
	area.Pop()
	op.Defer(p.Ops, m.Stop())
}

func (c *card) width() int {
	return min(c.Painter.Style.Scaled(cardWidth), c.Viewport.Geometry.Size.X)
}

// row returns the height of a line in pixels.
func (c *card) row() int {
	p := c.Painter
	return max(p.Dp(cardRow), p.Style.Face.Px*3/2, p.Style.Scaled(style.BoxLeast))
}

// rows returns the number of lines.
func (c *card) rows() int {
	if c.edited >= 0 {
		return len(c.editor.list)
	}
	return len(c.entries.list)
}

// place returns the rectangle of the card, at the header of the column.
func (c *card) place(foot int) image.Rectangle {
	p, g := c.Painter, &c.Viewport.Geometry
	window := image.Rectangle{Max: g.Size}
	at := viewport.Address{Band: layoutx.Head, Row: coord.Slot(c.Columns.Levels - 1), Col: c.Columns.Find(c.column)}
	anchor := c.Viewport.HeadRect(at).Add(image.Pt(0, g.Top)).Intersect(window)
	lines := 1 + min(max(c.rows(), leastRows), mostRows)
	height := 2*p.Dp(ui.CardPad) + lines*c.row() + p.Dp(ui.PartGap) + foot
	return ui.CardIn(p, window, anchor, image.Pt(c.width(), height))
}

// contents draws the title, the list and the buttons, from top to bottom.
func (c *card) contents(buttons *[buttonCount]image.Rectangle, foot int) {
	p := c.Painter
	in := c.rect.Inset(p.Dp(ui.CardPad))
	head := in
	head.Max.Y = min(in.Min.Y+c.row(), in.Max.Y)
	p.TextIn(p.Style.HeaderFace, c.title.Of(c.Columns, c.column, c.Painter.Style.Texts.Formats.Title), head, option.AlignStart, p.Style.Theme.MenuFg)
	end := max(in.Max.Y-foot, head.Max.Y)
	body := image.Rect(in.Min.X, head.Max.Y, in.Max.X, max(end-p.Dp(ui.PartGap), head.Max.Y))
	switch {
	case c.edited >= 0:
		c.list.Draw(p, body, c.rows(), c.row(), c.paintSetting)
	case c.rows() == 0:
		c.list.Draw(p, body, 0, c.row(), c.paintEntry)
		p.Notice(c.notice(), body)
	default:
		c.list.Draw(p, body, c.rows(), c.row(), c.paintEntry)
	}
	c.paintButtons(buttons, image.Pt(in.Min.X, end), in.Dx())
}

// notice returns the text shown in place of rules.
func (c *card) notice() string {
	t := &c.Painter.Style.Texts.Formats
	if !c.rulebook.profiler.Readable() {
		return t.Unreadable
	}
	return t.Empty
}

// paintEntry draws a rule of the list, with a sample of its look.
func (c *card) paintEntry(i int, r image.Rectangle) {
	p, e := c.Painter, &c.entries.list[i]
	r = c.inset(r)
	node := draw.Clip(p.Ops, r)
	draw.NodeLabel(p.Ops, e.text)
	if e.own >= 0 && !*c.Settings.Locked {
		draw.NodeClass(p.Ops, semantic.Button)
	}
	node.Pop()
	sample, text := c.divide(r, p.Dp(swatch))
	c.paintSample(e.rule, sample)
	ink := p.Style.Theme.MenuFg
	if e.own < 0 {
		ink = p.Style.Theme.FgMuted
	}
	p.Text(e.text, text, option.AlignStart, ink)
}

// paintSample draws the look of a rule.
func (c *card) paintSample(r *rule.Rule, at image.Rectangle) {
	p := c.Painter
	at = at.Inset(p.Dp(ui.PartGap) / 2)
	p.Fill(at, p.Style.Theme.Bg)
	switch {
	case at.Empty():
	case r.Kind == rule.Scale:
		const parts = 8
		for i := range parts {
			part := at
			part.Min.X, part.Max.X = at.Min.X+i*at.Dx()/parts, at.Min.X+(i+1)*at.Dx()/parts
			if p.Style.RTL {
				part = layoutx.Mirror(part, at)
			}
			share := float64(i) / (parts - 1)
			from, to := r.Tints[0], r.Tints[len(r.Tints)-1]
			if len(r.Tints) == 3 {
				from, to, share = r.Tints[0], r.Tints[1], 2*share
				if share > 1 {
					from, to, share = r.Tints[1], r.Tints[2], share-1
				}
			}
			p.Fill(part, c.colors.Mix(from, to, share))
		}
	case r.Kind == rule.Set:
		side := min(at.Dy(), at.Dx()/3)
		for i := range 3 {
			icon := image.Rect(0, 0, side, side).Add(at.Min.Add(image.Pt(i*side, (at.Dy()-side)/2)))
			c.drawIcon(r.Icons, i, icon.Inset(side/8), c.colors.Ink[r.Tint()])
		}
	case r.Kind == rule.Bars:
		bar := at
		bar.Max.X -= at.Dx() / 3
		if p.Style.RTL {
			bar = layoutx.Mirror(bar, at)
		}
		p.Fill(bar, c.colors.Ground[r.Tint()])
		p.Fill(image.Rect(bar.Min.X, bar.Max.Y-p.Style.Line, bar.Max.X, bar.Max.Y), c.colors.Ink[r.Tint()])
	default:
		p.Fill(at, c.colors.Ground[r.Tint()])
	}
	p.Frame(at, p.Style.Line, p.Style.Theme.Border)
}

// paintSetting draws a setting: its name, and its choice or its field.
func (c *card) paintSetting(i int, r image.Rectangle) {
	p, s := c.Painter, &c.editor.list[i]
	r = c.inset(r)
	label, value := c.divide(r, r.Dx()*2/5)
	p.Text(s.label, label, option.AlignStart, p.Style.Theme.FgMuted)
	if s.field {
		c.paintField(s, value)
		return
	}
	node := draw.Clip(p.Ops, r)
	draw.NodeLabel(p.Ops, s.label)
	draw.NodeAbout(p.Ops, p.Phrase(s.label, s.value))
	draw.NodeClass(p.Ops, semantic.Button)
	node.Pop()
	if s.tints {
		var sample image.Rectangle
		sample, value = c.divide(value, p.Dp(swatch)/2)
		sample = sample.Inset(p.Dp(ui.PartGap) / 2)
		p.Fill(sample, c.colors.Ground[s.tint])
		p.Frame(sample, p.Style.Line, p.Style.Theme.FieldBorder)
	}
	p.Text(s.value, value, option.AlignStart, p.Style.Theme.MenuFg)
}

// paintField draws a field.
func (c *card) paintField(s *setting, at image.Rectangle) {
	p, f := c.Painter, &c.editor.fields[s.what]
	at.Min.Y, at.Max.Y = at.Min.Y+p.Style.Line, at.Max.Y-p.Style.Line
	if f.wrong {
		p.Node(at, p.Style.Texts.FilterBad, "")
	}
	ui.EditorBox{Hint: s.label, Wrong: f.wrong}.Layout(p, at, &f.Editor)
}

// inset returns a line without the room for a scroll thumb, and with padding before its text.
func (c *card) inset(r image.Rectangle) image.Rectangle {
	p := c.Painter
	r = p.BesideThumb(r)
	if p.Style.RTL {
		r.Max.X -= p.Dp(ui.PartGap)
	} else {
		r.Min.X += p.Dp(ui.PartGap)
	}
	return r
}

// divide cuts a width off a rectangle at the reading start, with a gap after it.
func (c *card) divide(r image.Rectangle, width int) (start, rest image.Rectangle) {
	start, rest = r, r
	start.Max.X = min(r.Min.X+width, r.Max.X)
	rest.Min.X = min(start.Max.X+c.Painter.Dp(ui.PartGap), r.Max.X)
	if c.Painter.Style.RTL {
		return layoutx.Mirror(start, r), layoutx.Mirror(rest, r)
	}
	return start, rest
}

// texts returns the labels of the buttons.
func (c *card) texts() [buttonCount]string {
	t := &c.Painter.Style.Texts.Formats
	return [buttonCount]string{t.Add, t.Edit, t.Up, t.Down, t.Delete, t.Back, t.Close}
}

// flow arranges the visible buttons in as many lines as they need, from the top left corner, and returns the
// height of the lines.
func (c *card) flow(width int) (at [buttonCount]image.Rectangle, height int) {
	p := c.Painter
	side, gap, texts := c.Buttons.Side(p.Gtx, &p.Style), p.Dp(ui.PartGap), c.texts()
	x, y := 0, 0
	for i := range at {
		if !c.shown(i) {
			continue
		}
		w := min(c.Buttons.Width(p.Gtx, &p.Style, texts[i], false), width)
		if x > 0 && x+w > width {
			x, y = 0, y+side+gap
		}
		if i == buttonCount-1 { // the button that closes the card is at the end
			x = width - w
		}
		at[i] = image.Rect(x, y, x+w, y+side)
		x += w + gap
	}
	return at, y + side
}

// paintButtons draws the buttons from a corner, in lines of a width.
func (c *card) paintButtons(at *[buttonCount]image.Rectangle, from image.Point, width int) {
	p, texts := c.Painter, c.texts()
	line := image.Rect(from.X, 0, from.X+width, 0)
	for i := range at {
		if at[i].Empty() {
			continue
		}
		r := at[i].Add(from)
		if p.Style.RTL {
			r = layoutx.Mirror(r, line)
		}
		c.Buttons.Draw(&c.buttons[i], ui.ButtonFace{At: r, Label: texts[i], Text: texts[i], Off: !c.enabled(i), Framed: true, Primary: i == buttonCount-1, Fill: p.Style.Theme.MenuBg})
	}
}
