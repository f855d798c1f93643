// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/nocmp"
)

// parts holds the places of the parts of a calendar, in pixels of the sheet.
type parts struct {
	_ nocmp.Struct

	before, after, title, today image.Rectangle
	// days begins at the first visible day. cell is the size of a day in pixels.
	days image.Rectangle
	cell image.Point
	rtl  bool
}

// part is a part of a calendar that users can press: a day, by its index among the 42 visible days,
// or a negative constant.
type part int

const (
	nothing part = -1 - iota
	monthBefore
	monthAfter
	today
)

// at returns the part at a point.
func (p *parts) at(pos image.Point) part {
	switch {
	case pos.In(p.before):
		return monthBefore
	case pos.In(p.after):
		return monthAfter
	case pos.In(p.today):
		return today
	case !pos.In(p.days) || p.cell.X == 0 || p.cell.Y == 0:
		return nothing
	}
	x := (pos.X - p.days.Min.X) / p.cell.X
	if p.rtl {
		x = (p.days.Max.X - 1 - pos.X) / p.cell.X
	}
	return part((pos.Y-p.days.Min.Y)/p.cell.Y*7 + x)
}

// day returns the rectangle of day i, from 0 to 41.
func (p *parts) day(i int) image.Rectangle {
	x := i % 7
	if p.rtl {
		x = 6 - x
	}
	corner := p.days.Min.Add(image.Pt(x*p.cell.X, i/7*p.cell.Y))
	return image.Rectangle{Min: corner, Max: corner.Add(p.cell)}
}

// place arranges the parts in a card, inside its padding, in nine rows of seven squares: the title,
// the days of the week, six weeks and the button for today.
func (c *Calendar) place(card image.Rectangle, pad, side int, rtl bool) {
	in := image.Rect(card.Min.X+pad, card.Min.Y+pad, card.Min.X+pad+7*side, card.Min.Y+pad+9*side)
	row := func(i, n int) image.Rectangle {
		return image.Rect(in.Min.X, in.Min.Y+i*side, in.Max.X, in.Min.Y+(i+n)*side)
	}
	head := row(0, 1)
	to := parts{days: row(2, 6), cell: image.Pt(side, side), today: row(8, 1), rtl: rtl}
	to.before = image.Rect(head.Min.X, head.Min.Y, head.Min.X+side, head.Max.Y)
	to.after = image.Rect(head.Max.X-side, head.Min.Y, head.Max.X, head.Max.Y)
	to.title = image.Rect(to.before.Max.X, head.Min.Y, to.after.Min.X, head.Max.Y)
	if rtl {
		to.before, to.after = to.after, to.before
	}
	c.parts = to
}
