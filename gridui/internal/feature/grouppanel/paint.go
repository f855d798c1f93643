// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package grouppanel

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/pointer"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// PaintTop draws the panel at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) {
	if f.line == 0 {
		return
	}
	p, texts := f.Painter, &f.Painter.Style.Texts.Grouping
	f.at = at
	defer draw.Clip(p.Ops, f.at).Pop()
	ui.BarGround(p, f.at, p.Style.Theme.FooterBg)
	if f.drop.over {
		p.Frame(f.at, 2*p.Style.Line, p.Style.Theme.Accent)
		p.Cursor(f.at, pointer.CursorGrabbing)
	}
	if len(f.chips.list) == 0 {
		text := f.hint()
		p.Node(f.at, texts.Panel, text)
		hint := image.Rect(f.at.Min.X+p.Style.Padding, f.at.Min.Y, f.at.Max.X-p.Style.Padding, f.at.Max.Y)
		p.Text(text, hint, option.AlignStart, p.Style.Theme.FgMuted)
		return
	}
	p.Node(f.at, texts.Panel, "")
	for i, c := range f.chips.list {
		f.paintChip(i, c)
	}
	f.takeFocus()
	f.paintGap()
}

// hint returns the text of a panel without chips.
func (f *Feature) hint() string {
	if why := f.deniesGroups(); why != "" {
		return why
	}
	return f.Painter.Style.Texts.Grouping.Hint
}

// paintChip draws a chip with its buttons.
func (f *Feature) paintChip(i int, c *chip) {
	p := f.Painter
	at := f.shown(c.at)
	round := p.Dp(ui.ButtonRound)
	p.RoundRect(at, round, p.Style.Theme.FieldBorder)
	p.RoundRect(at.Inset(p.Style.Line), max(round-p.Style.Line, 0), p.Style.Theme.Bg)
	main, more, exit := c.parts()
	draggable := draw.Clip(p.Ops, f.shown(main))
	event.Op(p.Ops, &c.tag)
	if f.drag.on {
		pointer.CursorGrabbing.Add(p.Ops)
	}
	f.Buttons.Draw(&c.main, ui.ButtonFace{At: f.shown(main), Label: c.spoken, Text: f.fitted(c, main.Dx()), Icon: f.orderIcon(i), After: true, Fill: p.Style.Theme.Bg})
	draggable.Pop()
	f.Buttons.Draw(&c.more, ui.ButtonFace{At: f.shown(more), Label: c.moreText, Icon: p.Style.Icons.Menu, Fill: p.Style.Theme.Bg})
	f.Buttons.Draw(&c.exit, ui.ButtonFace{At: f.shown(exit), Label: c.exitText, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.Bg})
	if f.drag.on && f.drag.level == i {
		dim := p.Style.Theme.FooterBg
		dim.A = 0xa0
		p.Fill(at, dim)
	}
}

// orderIcon returns the icon for the order of a level.
func (f *Feature) orderIcon(i int) (mark icon.Icon) {
	switch o := f.Options.Grouping.Level(i).Order; {
	case o.By == option.GroupOrderRows:
		return f.Painter.Style.Icons.Unsorted
	case o.Desc:
		return f.Painter.Style.Icons.Desc
	}
	return f.Painter.Style.Icons.Asc
}

// fitted returns the text of a chip, shortened if a narrow panel has no room for it.
func (f *Feature) fitted(c *chip, width int) string {
	p := f.Painter
	room := width - p.Style.Scaled(ui.ButtonIcon) - p.Dp(ui.ButtonGap) - 2*p.Dp(ui.ButtonPad)
	if c.fit.of != c.text || c.fit.room != room || c.fit.style != p.StyleRev {
		c.fit = fit{of: c.text, room: room, style: p.StyleRev, text: cut(c.text, func(text string) bool {
			return p.Cache.RunString(p.Style.Face, text).Width <= room
		})}
	}
	return c.fit.text
}

// fit is the text of a chip that fits a width in pixels.
type fit struct {
	of, text string
	room     int
	style    uint32
}

// cut returns a text, or its longest beginning that fits with an ellipsis.
func cut(text string, fits func(text string) bool) string {
	if fits(text) {
		return text
	}
	runes := []rune(text)
	for n := len(runes) - 1; n > 0; n-- {
		if short := string(runes[:n]) + "…"; fits(short) {
			return short
		}
	}
	return "…"
}

// paintGap marks the place where a header or a chip would be dropped.
func (f *Feature) paintGap() {
	to := f.drop.to
	if !f.drop.over {
		if to = f.drag.to; !f.drag.on || to < 0 {
			return
		}
	}
	p, list := f.Painter, f.chips.list
	gap := p.Dp(ui.ButtonGap)
	at := list[len(list)-1].at
	x := at.Max.X + gap
	if to < len(list) {
		at = list[to].at
		x = at.Min.X - gap
	}
	w := max(p.Dp(3), 2)
	p.Fill(f.shown(image.Rect(x-w/2, at.Min.Y, x-w/2+w, at.Max.Y)), p.Style.Theme.Accent)
}

// Paint draws the chip under the pointer, and the open menu.
func (f *Feature) Paint() {
	if f.drag.on && f.drag.level < len(f.chips.list) {
		f.paintGhost(f.chips.list[f.drag.level])
	}
	ui.LayoutMenu(f.Painter, &f.menu, f.Viewport.Geometry.Size)
}

// paintGhost draws a chip under the pointer, over everything else.
func (f *Feature) paintGhost(c *chip) {
	p := f.Painter
	record := op.Record(p.Ops)
	t := draw.Offset(p.Ops, f.drag.pos.Sub(f.drag.grip))
	main, _, _ := c.parts()
	r := image.Rectangle{Max: main.Size()}
	round := p.Dp(ui.ButtonRound)
	edge, ground := p.Style.Theme.Accent, p.Style.Theme.MenuBg
	edge.A, ground.A = 0xe0, 0xe0
	p.RoundRect(r, round, edge)
	p.RoundRect(r.Inset(p.Style.Line), max(round-p.Style.Line, 0), ground)
	p.Node(r, c.text, p.Phrase(c.text, p.Style.Texts.Spoken.Moving))
	p.Text(c.text, image.Rect(p.Style.Padding, 0, max(r.Max.X-p.Style.Padding, p.Style.Padding+1), r.Max.Y), option.AlignStart, p.Style.Theme.MenuFg)
	t.Pop()
	op.Defer(p.Ops, record.Stop())
}
