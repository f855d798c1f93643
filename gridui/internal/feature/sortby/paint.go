// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package sortby

import (
	"image"

	"gioui.org/io/system"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	cardWidth = unit.Dp(400)
	// mostLines is the greatest number of visible lines of the list, leastLines the least; hintLines limits the lines of the
	// hint.
	mostLines, leastLines, hintLines = 10, 2, 3
)

// plan holds the places of the parts of the card. Parts without room are empty.
type plan struct {
	title, hint, field image.Rectangle
	buttons            [buttonCount]image.Rectangle
}

// Paint draws the card over everything else.
func (f *Feature) Paint() {
	c := &f.card
	if c.column == "" || f.def(c.column) == nil {
		return
	}
	p := f.Painter
	record := op.Record(p.Ops)
	ui.Cover(p, &c.cover)
	at := c.place()
	c.paint(&at)
	op.Defer(p.Ops, record.Stop())
}

func (c *card) paint(at *plan) {
	p, t := c.f.Painter, &c.f.Painter.Style.Texts.SortBy
	defer ui.Card(p, c.rect).Pop()
	draw.Listen(p.Ops, &c.inside)
	title := c.title.Of(c.f.Columns, c.column, t.Title)
	draw.NodeLabel(p.Ops, title)
	p.TextIn(p.Style.HeaderFace, title, at.title, option.AlignStart, p.Style.Theme.MenuFg)
	c.paintHint(at.hint)
	c.paintField(at.field)
	for i, label := range c.labels() {
		if !c.has(i) {
			continue
		}
		c.f.Buttons.Draw(&c.buttons[i], ui.ButtonFace{
			At: at.buttons[i], Label: label, Text: label, Framed: true, Primary: i == applyButton, Off: !c.enabled(i), Fill: p.Style.Theme.MenuBg,
		})
	}
}

// labels returns the texts of the buttons.
func (c *card) labels() [buttonCount]string {
	t := &c.f.Painter.Style.Texts.SortBy
	return [buttonCount]string{valuesButton: t.FromValues, daysButton: t.Weekdays, monthsButton: t.Months, upButton: t.Up, downButton: t.Down, applyButton: t.Apply, cancelButton: t.Cancel}
}

// hint returns the text below the title.
func (c *card) hint() string {
	if c.many {
		return c.f.Painter.Style.Texts.SortBy.Many
	}
	return c.f.Painter.Style.Texts.SortBy.Hint
}

func (c *card) paintHint(at image.Rectangle) {
	p := c.f.Painter
	if at.Empty() {
		return
	}
	defer draw.Clip(p.Ops, at).Pop()
	draw.NodeLabel(p.Ops, c.hint())
	defer draw.Offset(p.Ops, at.Min).Pop()
	gtx := p.Gtx
	gtx.Constraints.Min, gtx.Constraints.Max = image.Pt(at.Dx(), 0), at.Size()
	label := widget.Label{MaxLines: hintLines, Alignment: c.start()}
	label.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), c.hint(), p.Material(p.Style.Theme.FgMuted))
}

// start returns the alignment of texts at the reading start.
func (c *card) start() text.Alignment {
	if p := c.f.Painter; p.Style.RTL != (p.Gtx.Locale.Direction == system.RTL) {
		return text.End
	}
	return text.Start
}

// paintField draws the field of the list.
func (c *card) paintField(at image.Rectangle) {
	p, ed := c.f.Painter, &c.editor
	in := ui.FieldBox{Focused: p.Gtx.Focused(ed)}.Paint(p, at)
	in.Min.Y, in.Max.Y = in.Min.Y+p.Dp(ui.ButtonGap), in.Max.Y-p.Dp(ui.ButtonGap)
	if in.Empty() {
		return
	}
	defer draw.Clip(p.Ops, in).Pop()
	p.FieldNode(p.Style.Texts.SortBy.Title)
	defer draw.Offset(p.Ops, in.Min).Pop()
	ed.Alignment = c.start()
	gtx := p.Gtx
	gtx.Constraints.Min, gtx.Constraints.Max = in.Size(), in.Size()
	ui.LayoutEditor(gtx, p, ed)
}

// place returns the places of the parts, at the header of the column, and sets that of the card.
func (c *card) place() (at plan) {
	p, g := c.f.Painter, &c.f.Viewport.Geometry
	window := image.Rectangle{Max: g.Size}
	pad, gap, side := p.Dp(ui.CardPad), p.Dp(ui.PartGap), c.f.Buttons.Side(p.Gtx, &p.Style)
	pitch := p.Pitch(p.Style.Face) + p.Dp(ui.ButtonGap)
	width := min(p.Style.Scaled(cardWidth), ui.Room(p, window).Dx())
	feet := c.feet(width-2*pad, gap, side)
	foot := feet[len(feet)-1].Max.Y
	hint, lines := min(hintLines, c.hintRows(width-2*pad))*p.Pitch(p.Style.Face), mostLines
	height := func() int { return 2*pad + side + hint + gap + lines*pitch + 2*gap + gap + foot }
	for room := ui.Room(p, window).Dy(); height() > room && (lines > leastLines || hint > 0); {
		if lines > leastLines {
			lines--
		} else {
			hint = 0
		}
	}
	head := viewport.Address{Band: layoutx.Head, Row: coord.Slot(c.f.Columns.Levels - 1), Col: c.f.Columns.Find(c.column)}
	anchor := c.f.Viewport.HeadRect(head).Add(image.Pt(0, g.Top)).Intersect(window)
	c.rect = ui.CardIn(p, window, anchor, image.Pt(width, height()))
	in := c.rect.Inset(pad)
	at.title = image.Rect(in.Min.X, in.Min.Y, in.Max.X, min(in.Min.Y+side, in.Max.Y))
	at.hint = image.Rect(in.Min.X, at.title.Max.Y, in.Max.X, min(at.title.Max.Y+hint, in.Max.Y))
	end := max(in.Max.Y-foot, at.hint.Max.Y)
	at.field = image.Rect(in.Min.X, min(at.hint.Max.Y+gap, end), in.Max.X, max(end-gap, at.hint.Max.Y))
	for i, r := range feet {
		r = r.Add(image.Pt(in.Min.X, end))
		if p.Style.RTL {
			r = layoutx.Mirror(r, in)
		}
		at.buttons[i] = r
	}
	return at
}

// feet returns the places of the buttons in lines of a width, from the reading start on.
func (c *card) feet(width, gap, side int) (at [buttonCount]image.Rectangle) {
	p, x, y := c.f.Painter, 0, 0
	for i, label := range c.labels() {
		if !c.has(i) {
			continue
		}
		w := min(c.f.Buttons.Width(p.Gtx, &p.Style, label, false), width)
		if x > 0 && x+w > width {
			x, y = 0, y+side+gap
		}
		at[i] = image.Rect(x, y, x+w, y+side)
		x += w + gap
	}
	return at
}

// hintRows returns about how many lines the hint takes in a width.
func (c *card) hintRows(width int) int {
	p := c.f.Painter
	return p.Cache.RunString(p.Style.Face, c.hint()).Width*11/10/max(width, 1) + 1
}
