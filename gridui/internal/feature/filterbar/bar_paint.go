// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// paint draws the bar at a place in pixels of the grid.
func (b *bar) paint(area image.Rectangle) {
	b.at = area
	if b.height == 0 {
		return
	}
	p, texts := b.Painter, &b.Painter.Style.Texts.Filters
	node := draw.Clip(p.Ops, area)
	draw.NodeLabel(p.Ops, texts.Bar)
	defer node.Pop()
	ui.BarGround(p, area, p.Style.Theme.Bg)
	build := ui.ButtonFace{Label: texts.Build, Text: texts.Build, Icon: p.Style.Icons.Filter, Framed: true, Fill: p.Style.Theme.Bg, On: b.builder.open}
	clear := ui.ButtonFace{Label: texts.Clear, Text: texts.Clear, Fill: p.Style.Theme.Bg}
	if b.small {
		build.Text, clear.Text, clear.Icon = "", "", p.Style.Icons.Close
	}
	b.button(&b.build, b.buildAt, build)
	for _, c := range b.chips.all[:b.chips.n] {
		b.paintChip(c)
	}
	b.paintMore()
	b.button(&b.clear, b.clearAt, clear)
}

// button draws a button at a place in the bar.
func (b *bar) button(of *ui.Button, at image.Rectangle, face ui.ButtonFace) {
	if at.Empty() {
		return
	}
	face.At = b.placed(at)
	b.Buttons.Draw(of, face)
}

// placed returns a place in the bar in pixels of the grid.
func (b *bar) placed(at image.Rectangle) image.Rectangle {
	at = at.Add(b.at.Min)
	if b.Painter.Style.RTL {
		at = layoutx.Mirror(at, b.at)
	}
	return at
}

// paintMore draws the button that shows more lines, or fewer.
func (b *bar) paintMore() {
	face := ui.ButtonFace{Fill: b.Painter.Style.Theme.Bg}
	switch {
	case b.hidden > 0 && !b.expanded:
		face.Label = b.moreText.say(b.hidden, b.Painter.Style.Texts.Filters.More)
		face.Text = face.Label
	default:
		face.Label, face.Icon = b.Painter.Style.Texts.Collapse, b.Painter.Style.Icons.Collapse
	}
	b.button(&b.more, b.moreAt, face)
}

// paintChip draws a chip: its words, and the button that removes it.
func (b *bar) paintChip(c *chip) {
	if c.at.Empty() {
		return
	}
	p := b.Painter
	at, side := b.placed(c.at), c.at.Dy()
	round, line := p.Dp(ui.ButtonRound), p.Style.Line
	p.RoundRect(at, round, p.Style.Theme.FieldBorder)
	p.RoundRect(at.Inset(line), max(round-line, 0), p.Style.Theme.Selected)
	text, cross := at.Inset(line), image.Rectangle{}
	if !b.Options.RemoveDisabled {
		text, cross = ui.SplitEnd(text, side, p.Style.RTL)
	}
	b.Buttons.Draw(&c.edit, ui.ButtonFace{At: text, Label: c.words, Fill: p.Style.Theme.Selected})
	words := text
	words.Min.X, words.Max.X = words.Min.X+p.Dp(ui.ButtonPad), words.Max.X-line
	if p.Style.RTL {
		words.Min.X, words.Max.X = text.Min.X+line, text.Max.X-p.Dp(ui.ButtonPad)
	}
	p.Text(c.words, words, option.AlignStart, p.Style.Theme.Fg)
	if !cross.Empty() {
		remove := p.Phrase(p.Style.Texts.Filters.Remove, c.words)
		b.Buttons.Draw(&c.remove, ui.ButtonFace{At: cross, Label: remove, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.Selected})
	}
}
