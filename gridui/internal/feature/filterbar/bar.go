// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

const (
	// chipMost is the greatest width of a chip, chipLeast the least.
	chipMost, chipLeast = unit.Dp(280), unit.Dp(72)
	// barShare is the inverse of the greatest share of the grid's height that the bar takes.
	barShare = 3
)

// bar holds the chips above the header, in one or several lines.
type bar struct {
	*Sources
	chips   *chips
	builder *builder
	// build opens the builder and clear removes all filters. more shows the chips without room, or returns to
	// one line.
	build, clear, more ui.Button
	// expanded lets the bar take several lines if one is not enough.
	expanded bool
	// at is the place of the bar in the last frame, in pixels of the grid; height and width are its size.
	at            image.Rectangle
	height, width int
	// least is the width that the bar takes of a shared line, and small shortens its buttons to icons.
	least int
	small bool
	// buildAt, clearAt and moreAt are the places of the buttons in the bar, as if text ran from left to right.
	// hidden is the number of chips without room.
	buildAt, clearAt, moreAt image.Rectangle
	hidden                   int
	// shown and room are the visibility and the lines of the bar in the last frame in which nobody typed. A
	// bar that appears, disappears or grows would move the field being typed into away from the pointer.
	shown bool
	room  room
	// moreText is the text for the hidden chips, mostText that for the greatest possible number.
	moreText, mostText countedText
}

// room is the number of lines that the bar takes at a width, expanded or not.
type room struct {
	lines, width int
	expanded     bool
}

// held reports whether a user types below the bar, or into a popup of it.
func (b *bar) held(gtx layout.Context) bool { return b.builder.open || b.Grid.TypesFilter(gtx) }

// shows reports whether the bar is shown.
func (b *bar) shows(chips int, held bool) bool {
	o := b.Options
	if o.Disabled || !b.Filtering.Enabled || !b.Painter.Styled() {
		return false
	}
	if !held {
		b.shown = chips > 0 || !o.BuildDisabled && !o.WhenFiltered
	}
	return b.shown
}

// smallMost is the width of a grid below which the buttons of the bar show only icons.
const smallMost = unit.Dp(420)

// share returns the width in pixels in which all parts have room in one line, 0 if the bar does not show. It stays
// as it is while a user types below the bar, so that the field keeps its place.
func (b *bar) share(gtx layout.Context) int {
	b.small = gtx.Constraints.Max.X < b.Painter.Style.Scaled(smallMost)
	list, held := b.chips.list(), b.held(gtx)
	switch {
	case !b.shows(len(list), held):
		b.least = 0
	case !held:
		p := placing{bar: b, gtx: gtx, line: b.Buttons.Line(gtx, &b.Painter.Style), gap: gtx.Dp(ui.ButtonGap)}
		b.least = p.natural(list)
	}
	return b.least
}

// layout places the parts, and returns the height of the bar in pixels.
func (b *bar) layout(gtx layout.Context) int {
	list := b.chips.list()
	held := b.held(gtx)
	if b.height = 0; !b.shows(len(list), held) {
		return 0
	}
	if b.width = gtx.Constraints.Max.X; b.width >= draw.Unbounded {
		b.width = b.Viewport.Geometry.Size.X
	}
	p := placing{bar: b, gtx: gtx, line: b.Buttons.Line(gtx, &b.Painter.Style), gap: gtx.Dp(ui.ButtonGap), most: 1}
	if now := (room{b.room.lines, b.width, b.expanded}); held && now == b.room && now.lines > 0 {
		p.most, p.least = now.lines, now.lines
	} else if b.expanded {
		p.most = max(gtx.Constraints.Max.Y/barShare/max(p.line, 1), 1)
	}
	p.place(list)
	b.room = room{max(p.lines, p.least), b.width, b.expanded}
	b.height = b.room.lines * p.line
	return b.height
}

// placing places the parts of a bar in a frame, as if text ran from left to right.
type placing struct {
	bar *bar
	gtx layout.Context
	// line is the height of a line, gap the distance between parts, in pixels.
	line, gap int
	// x is the start of the next part, right the end of the line, and lines the number of lines so far. most
	// limits the lines, and least reserves lines.
	x, right, lines, most, least int
}

// buildWidth returns the width of the button that opens the builder, 0 without the button.
func (p *placing) buildWidth() int {
	if p.bar.Options.BuildDisabled {
		return 0
	}
	return p.button(p.text(p.bar.Painter.Style.Texts.Filters.Build), true)
}

// clearWidth returns the width of the button that removes all filters, 0 without the button.
func (p *placing) clearWidth(list []*chip) int {
	if p.bar.Options.ClearDisabled || len(list) == 0 {
		return 0
	}
	return p.button(p.text(p.bar.Painter.Style.Texts.Filters.Clear), false)
}

// text returns the text of a button, none in a small bar.
func (p *placing) text(text string) string {
	if p.bar.small {
		return ""
	}
	return text
}

// natural returns the width of a bar with all its parts in one line.
func (p *placing) natural(list []*chip) int {
	width := p.gap
	add := func(part int) {
		if part > 0 {
			width += part + p.gap
		}
	}
	add(p.buildWidth())
	for _, c := range list {
		add(p.chip(c))
	}
	add(p.clearWidth(list))
	return width
}

func (p *placing) place(list []*chip) {
	b := p.bar
	p.x, p.lines, p.right = p.gap, 1, b.width-p.gap
	b.buildAt, b.clearAt, b.moreAt, b.hidden = image.Rectangle{}, image.Rectangle{}, image.Rectangle{}, 0
	if w := p.buildWidth(); w > 0 {
		b.buildAt = p.next(w)
	}
	if w := p.clearWidth(list); w > 0 {
		b.clearAt = image.Rect(p.right-w, p.gap, p.right, p.line-p.gap)
		p.right = b.clearAt.Min.X - p.gap
	}
	p.chips(list)
}

// height returns the height of the parts of a line.
func (p *placing) height() int { return p.line - 2*p.gap }

// button returns the width of a button, with or without an icon before its text.
func (p *placing) button(text string, icon bool) int {
	b := p.bar
	if text == "" {
		return p.height()
	}
	return b.Buttons.Width(p.gtx, &b.Painter.Style, text, icon)
}

// next returns the place of the next part, of a width in pixels.
func (p *placing) next(width int) image.Rectangle {
	y := (p.lines-1)*p.line + p.gap
	r := image.Rect(p.x, y, p.x+width, y+p.height())
	p.x += width + p.gap
	return r
}

// chips places the chips that have room.
func (p *placing) chips(list []*chip) {
	b := p.bar
	texts := &b.Painter.Style.Texts.Filters
	widest := p.button(b.mostText.say(len(list), texts.More), false)
	all := p.x - p.gap
	for _, c := range list {
		all += p.chip(c) + p.gap
	}
	for i, c := range list {
		width := p.chip(c)
		rest := 0 // the button for hidden chips
		if all > p.right && (i < len(list)-1 || b.expanded && p.lines > 1) {
			rest = widest + p.gap
		}
		if p.x+width+rest > p.right && p.x > p.gap && p.lines < p.most {
			p.lines++
			p.x = p.gap
		}
		room := p.right - p.x - rest
		if room < min(width, b.Painter.Style.Scaled(chipLeast)) && i > 0 && p.lines >= p.most {
			p.hide(list[i:])
			return
		}
		c.at = p.next(min(width, max(room, p.height())))
	}
	if p.lines > 1 {
		b.moreAt = p.next(p.height())
	}
}

// hide hides chips without room, and places the button that shows them.
func (p *placing) hide(list []*chip) {
	b := p.bar
	for _, c := range list {
		c.at = image.Rectangle{}
	}
	b.hidden = len(list)
	b.moreAt = p.next(p.button(b.moreText.say(b.hidden, b.Painter.Style.Texts.Filters.More), false))
}

// chip returns the width of a chip.
func (p *placing) chip(c *chip) int {
	b := p.bar
	w := b.Buttons.Width(p.gtx, &b.Painter.Style, c.words, false)
	if !b.Options.RemoveDisabled {
		w += p.height()
	}
	return min(w, b.Painter.Style.Scaled(chipMost))
}

// countedText is a text about a number, cached across frames.
type countedText struct {
	of   int
	text string
}

// say returns the text about n.
func (c *countedText) say(n int, text func(n int) string) string {
	if (c.of != n || c.text == "") && text != nil {
		c.of, c.text = n, text(n)
	}
	return c.text
}
