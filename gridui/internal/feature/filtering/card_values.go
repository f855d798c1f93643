// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filtering

import (
	"image"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/filterwords"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// values draws the search field and the list of the values.
func (c *card) values() {
	p, v := c.p, &c.panel.values
	c.editor(&v.search, c.next(c.row), p.Style.Texts.FilterSearch, false)
	bottom := c.content.Max.Y - c.row - c.gap
	rest := image.Rect(c.content.Min.X, c.y, c.content.Max.X, bottom)
	switch {
	case c.list == nil:
		p.Notice(p.Style.Texts.Loading, rest)
		return
	case c.list.More:
		p.Notice(p.Style.Texts.FilterMany, rest)
		return
	case len(v.found) == 0:
		p.Notice(p.Style.Texts.NothingFound, rest)
		return
	}
	c.allValues()
	rest.Min.Y = c.y - c.gap
	v.rows.Draw(p, rest, len(v.found), c.line, c.value)
}

// allValues draws the check box that chooses all values of the list.
func (c *card) allValues() {
	p, v, label := c.p, &c.panel.values, c.p.Style.Texts.SelectAll
	all, some := v.state()
	c.control(&v.all, c.next(c.row), func(in image.Rectangle) {
		if c.hovered {
			p.Fill(in, p.Style.Theme.MenuHover)
		}
		if c.focused {
			p.Ring(in)
		}
		draw.NodeClass(p.Ops, semantic.CheckBox)
		draw.NodeLabel(p.Ops, label)
		draw.NodeSelected(p.Ops, all)
		if some && !all {
			draw.NodeAbout(p.Ops, p.Phrase(label, p.Style.Texts.Spoken.Mixed))
		}
		text, _ := c.ends(c.checkBox(in, all, some), 0)
		p.Text(label, text, option.AlignStart, p.Style.Theme.MenuFg)
	})
}

// value draws a row of the list: a check box, the value, and the number of rows with it.
func (c *card) value(i int, r image.Rectangle) {
	p, values := c.p, &c.panel.values
	v := &values.found[i]
	on := values.has(v.Text)
	label, ink := v.Text, p.Style.Theme.MenuFg
	if label == "" {
		label, ink = p.Style.Texts.FilterNoValue, p.Style.Theme.FgMuted
	}
	node := draw.Clip(p.Ops, r)
	draw.NodeClass(p.Ops, semantic.CheckBox)
	draw.NodeLabel(p.Ops, label)
	draw.NodeSelected(p.Ops, on)
	node.Pop()
	text, count := c.ends(c.checkBox(r, on, on), p.Style.Scaled(56))
	if p.Style.RTL {
		count.Min.X += p.Dp(8)
	} else {
		count.Max.X -= p.Dp(8)
	}
	p.Text(filterwords.Cut(label, ui.MaxTyped), text, option.AlignStart, ink)
	p.Text(values.count(v.Rows), count, option.AlignEnd, p.Style.Theme.FgMuted)
}

// checkBox draws a check box at the reading start of a rectangle, with a tick for all and a
// dash for some. It returns the rest of the rectangle.
func (c *card) checkBox(r image.Rectangle, all, some bool) (text image.Rectangle) {
	p := c.p
	side := p.Style.Scaled(draw.BoxSide)
	x, y := r.Min.X+p.Dp(4), r.Min.Y+(r.Dy()-side)/2
	box := image.Rect(x, y, x+side, y+side)
	text = r
	text.Min.X = box.Max.X
	if p.Style.RTL {
		box, text = layoutx.Mirror(box, r), layoutx.Mirror(text, r)
	}
	share := rowmodel.None
	switch {
	case all:
		share = rowmodel.Every
	case some:
		share = rowmodel.Some
	}
	p.CheckBox(box, draw.BoxState{Share: share})
	return text
}
