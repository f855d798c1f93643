// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import (
	"image"

	"gioui.org/io/semantic"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// cellSide is the side of a day, cardPad the padding of the card.
	cellSide = unit.Dp(32)
	cardPad  = unit.Dp(8)
)

// Draw draws the calendar next to an anchor inside a window: the title of the month between two
// buttons, the days of the week, six weeks, and a button for today. It returns the rectangle of the
// card.
func (c *Calendar) Draw(p *draw.Painter, window, anchor image.Rectangle) image.Rectangle {
	side := max(p.Dp(cellSide), p.Style.Face.Px*2)
	pad := p.Dp(cardPad)
	// The card shrinks to the room above or below the anchor while its text stays legible, so that
	// the field stays visible.
	room := max(window.Max.Y-anchor.Max.Y, anchor.Min.Y-window.Min.Y)
	side = max(min(side, (room-2*pad)/9), p.Style.Face.Px*3/2)
	size := image.Pt(7*side+2*pad, 9*side+2*pad)
	card := ui.PopupIn(p, window, anchor, size, layoutx.Below)
	if card.Dy() < size.Y {
		side = max((card.Dy()-2*pad)/9, 1)
	}
	c.place(card, pad, side, p.Style.RTL)
	clipped := ui.Card(p, card)
	draw.Listen(p.Ops, &c.tag)
	c.words.follow(p, c.month)
	c.drawHead(p)
	c.drawDays(p)
	c.drawButton(p, c.parts.today, today, p.Style.Texts.Editing.Today, p.Style.Texts.Editing.Today)
	clipped.Pop()
	return card
}

// drawHead draws the title of the month, its buttons and the days of the week.
func (c *Calendar) drawHead(p *draw.Painter) {
	texts := &p.Style.Texts.Editing
	p.Text(c.words.month, c.parts.title, option.AlignCenter, p.Style.Theme.MenuFg)
	p.Node(c.parts.title, c.words.month, "")
	back, on := "‹", "›"
	if p.Style.RTL {
		back, on = on, back
	}
	c.drawButton(p, c.parts.before, monthBefore, back, texts.PrevMonth)
	c.drawButton(p, c.parts.after, monthAfter, on, texts.NextMonth)
	for i, name := range c.words.weekdays {
		at := c.parts.day(i)
		at = at.Sub(image.Pt(0, c.parts.cell.Y))
		p.Text(name, at, option.AlignCenter, p.Style.Theme.FgMuted)
	}
}

// drawDays draws the days. Days of other months have a muted colour, today has a frame.
func (c *Calendar) drawDays(p *draw.Painter) {
	th := &p.Style.Theme
	first := firstShown(c.month, p.Style.WeekBegins)
	now := c.today()
	for i := range daysShown {
		day, at := first.AddDate(0, 0, i), c.parts.day(i)
		ink := th.MenuFg
		picked := c.known && sameDay(day, c.day)
		switch {
		case picked:
			p.Fill(at.Inset(p.Style.Line), th.Accent)
			ink = th.AccentFg
		case part(i) == c.over:
			p.Fill(at.Inset(p.Style.Line), th.MenuHover)
		}
		if !picked && day.Month() != c.month.Month() {
			ink = th.FgMuted
		}
		if sameDay(day, now) {
			edge := th.Accent
			if picked {
				edge = th.AccentFg
			}
			p.Frame(at.Inset(2*p.Style.Line), p.Style.Line, edge)
		}
		node := draw.Clip(p.Ops, at)
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, c.words.days[i])
		draw.NodeSelected(p.Ops, picked)
		node.Pop()
		p.Text(dayNumbers[day.Day()], at, option.AlignCenter, ink)
	}
}

// dayNumbers holds the texts of the days of a month.
var dayNumbers = [...]string{
	"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
	"16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
}

// drawButton draws a button with a text; name is its label for assistive technology.
func (c *Calendar) drawButton(p *draw.Painter, r image.Rectangle, of part, text, name string) {
	if c.over == of {
		p.Fill(r.Inset(p.Style.Line), p.Style.Theme.MenuHover)
	}
	node := draw.Clip(p.Ops, r)
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, name)
	node.Pop()
	p.Text(text, r, option.AlignCenter, p.Style.Theme.MenuFg)
}
