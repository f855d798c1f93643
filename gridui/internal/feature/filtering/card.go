// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	cardWidth = unit.Dp(280)
	cardRow   = unit.Dp(32)
	// mostValues is the number of values that are visible if there is room, leastValues the
	// number below which none are shown.
	mostValues, leastValues = 8, 2
)

// card draws the panel in one frame.
type card struct {
	panel *panel
	p     *draw.Painter
	col   int
	kind  option.Kind
	// list holds the values of the column, nil while a job searches for them.
	list *dataset.ValueList
	// content is the inside of the card, y the top of its next part.
	content image.Rectangle
	y       int
	// row is the height of a part, line the height of a row of a list, and gap the distance between parts, all
	// in pixels.
	row, line, gap int
	// focused and hovered report the state of the control that is being drawn.
	focused, hovered bool
	// second reports that the second condition is shown.
	second bool
	// picker is the button whose list of operators is open.
	picker image.Rectangle
	// dated is the operand whose list of relative dates is open.
	dated image.Rectangle
}

// paint draws the panel over everything else, with a cover that keeps the pointer from the
// grid.
func (f *panel) paint() {
	col := f.openColumn()
	if col < 0 {
		return
	}
	p := f.Painter
	m := op.Record(p.Ops)
	ui.Cover(p, &f.outside)
	f.drawCard(col)
	op.Defer(p.Ops, m.Stop())
}

// paintIn draws the panel beside the grid.
func (f *panel) paintIn() {
	if col := f.openColumn(); col >= 0 {
		f.drawCard(col)
	}
}

// drawCard draws the panel for a column.
func (f *panel) drawCard(col int) {
	p := f.Painter
	f.sync(col)
	c := card{panel: f, p: p, col: col, kind: f.kind(col), list: f.Dataset.Values.Distinct(p.Gtx, col)}
	if c.list != nil {
		f.values.sync(c.list)
	}
	c.draw()
}

func (c *card) draw() {
	p, f := c.p, c.panel
	c.row = max(p.Dp(cardRow), p.Style.Face.Px*2)
	c.line = max(p.Dp(cardRow)*7/8, p.Style.Face.Px*3/2, p.Style.Scaled(style.BoxLeast))
	c.gap = p.Dp(ui.PartGap)
	height := c.measure()
	f.rect = c.place(image.Pt(p.Style.Scaled(cardWidth), height))
	if f.isDocked() {
		defer draw.Clip(p.Ops, f.rect).Pop()
	} else {
		defer ui.Card(p, f.rect).Pop()
	}
	draw.Listen(p.Ops, &f.inside)
	title := f.titles.of(c.col)
	draw.NodeLabel(p.Ops, title)
	c.content = f.rect.Inset(p.Dp(ui.CardPad))
	c.y = c.content.Min.Y
	p.Text(title, c.next(c.line), option.AlignStart, p.Style.Theme.MenuFg)
	c.condition(0)
	if c.second {
		c.joiner()
		c.condition(1)
	}
	if f.valuesShown {
		c.values()
	}
	c.y = c.content.Max.Y - c.row
	c.footer()
	c.operators()
	c.periods()
}

// place returns the rectangle of a card of a size, below the header and the field of the column.
func (c *card) place(size image.Point) image.Rectangle {
	f := c.panel
	if f.isDocked() {
		size.Y = min(size.Y, f.docked.Dy())
		return image.Rectangle{Min: f.docked.Min, Max: image.Pt(f.docked.Max.X, f.docked.Min.Y+size.Y)}
	}
	window := c.window()
	anchor := f.Viewport.HeadRect(viewport.Address{Band: layoutx.Head, Row: coord.Slot(f.Columns.Levels - 1), Col: c.col})
	anchor.Max.Y = max(anchor.Max.Y, f.strip().Max.Y)
	return ui.CardIn(c.p, window, anchor.Intersect(window), size)
}

// window returns the rectangle that the card and its tooltips may cover.
func (c *card) window() image.Rectangle {
	if c.panel.isDocked() {
		return c.panel.docked
	}
	return image.Rectangle{Max: c.panel.Viewport.SheetSize()}
}

// measure returns the height of the card, and decides which parts have room. If room is short, the second
// condition is omitted first and then the values: neither is the only way to set a filter.
func (c *card) measure() (height int) {
	f := c.panel
	room := c.window().Dy()
	height = 2*c.p.Dp(ui.CardPad) + c.line + c.gap + c.row + c.conditionHeight(0)
	second := c.row + c.gap + c.conditionHeight(1)
	values := 2*(c.row+c.gap) + leastValues*c.line
	active := f.conditions[1].condition().Active()
	c.second = active || f.conditions[0].condition().Active() && height+second+values <= room
	if c.second {
		height += second
	}
	f.valuesShown = height+values <= room
	if !f.valuesShown {
		return height
	}
	height += values
	return height + max(min(c.wantedLines()-leastValues, (room-height)/c.line), 0)*c.line
}

// wantedLines returns the number of values that are visible if there is room.
func (c *card) wantedLines() int {
	if c.list == nil {
		return leastValues
	}
	return min(len(c.panel.values.from.List), mostValues)
}

// conditionHeight returns the height of a condition with the gaps below its parts, in pixels.
func (c *card) conditionHeight(i int) int {
	if c.panel.operands(i) == 0 {
		return c.row + c.gap
	}
	return 2 * (c.row + c.gap)
}

// next returns the rectangle of the next part, of a height in pixels, and moves below it.
// It is not inlined, because it has many callers and binaries are to be small.
//
//go:noinline
func (c *card) next(height int) image.Rectangle {
	r := image.Rect(c.content.Min.X, c.y, c.content.Max.X, c.y+height)
	c.y += height + c.gap
	return r
}

// halves divides a rectangle into two columns; first is the one at the reading start.
func (c *card) halves(r image.Rectangle) (first, second image.Rectangle) {
	first, second = r, r
	first.Max.X = r.Min.X + (r.Dx()-c.gap)/2
	second.Min.X = r.Max.X - (r.Dx()-c.gap)/2
	if c.p.Style.RTL {
		return second, first
	}
	return first, second
}

// ends cuts a rectangle of a width in pixels off the reading end, and pads the rest at the
// reading start.
func (c *card) ends(r image.Rectangle, width int) (rest, end image.Rectangle) {
	rest, end = r, r
	pad := c.p.Dp(8)
	if c.p.Style.RTL {
		end.Max.X = min(r.Min.X+width, r.Max.X)
		rest.Min.X, rest.Max.X = end.Max.X, r.Max.X-pad
		return rest, end
	}
	end.Min.X = max(r.Max.X-width, r.Min.X)
	rest.Min.X, rest.Max.X = r.Min.X+pad, end.Min.X
	return rest, end
}
