// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"
	"slices"
	"strings"

	"gioui.org/io/key"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// Choices is a list of texts below a field, from which users choose one. Text that is typed into
// the field moves the cursor to the first choice that equals it, else the first that begins with
// it, else the first that contains it. The field keeps the keyboard.
type Choices struct {
	texts []string
	// folded holds the texts in lower case.
	folded []string
	// at is the index of the text at the cursor, or -1.
	at   int
	rows List
}

const (
	// choiceRows is the greatest number of visible texts.
	choiceRows = 8
	// choiceLeast is the least width of the list, choiceMost the greatest, unless the field is
	// wider; choiceSample is the number of texts that are measured for it.
	choiceLeast, choiceMost = unit.Dp(120), unit.Dp(360)
	choiceSample            = 64
)

// Reset replaces the texts. If exact is set, the cursor moves to the choice that equals text;
// otherwise it moves as Sync(text) does.
func (c *Choices) Reset(texts []string, text string, exact bool) {
	*c = Choices{texts: texts, at: -1}
	c.rows.Reset(0)
	c.rows.KeepsFocus = true
	c.folded = make([]string, len(texts))
	for i, t := range texts {
		c.folded[i] = strings.ToLower(t)
	}
	if exact {
		c.put(slices.Index(texts, text))
		return
	}
	c.Sync(text)
}

// Sync moves the cursor to the choice that matches the typed text best, see Choices.
func (c *Choices) Sync(text string) {
	text = strings.ToLower(strings.TrimSpace(text))
	if text == "" {
		c.put(-1)
		return
	}
	at := slices.Index(c.folded, text)
	if at < 0 {
		at = slices.IndexFunc(c.folded, func(t string) bool { return strings.HasPrefix(t, text) })
	}
	if at < 0 {
		at = slices.IndexFunc(c.folded, func(t string) bool { return strings.Contains(t, text) })
	}
	c.put(at)
}

// put moves the cursor to a text, or to none if at is -1.
func (c *Choices) put(at int) {
	c.at = at
	c.rows.At = max(at, 0)
	if c.rows.RowH > 0 {
		c.rows.Show()
	}
}

// Put moves the cursor to a text, or to none if at is -1.
func (c *Choices) Put(at int) { c.put(at) }

// At returns the index of the text at the cursor, or -1.
func (c *Choices) At() int { return c.at }

// Len returns the number of texts.
func (c *Choices) Len() int { return len(c.texts) }

// Text returns the text at an index.
func (c *Choices) Text(i int) string { return c.texts[i] }

// Chosen returns the index of the choice for the text of the field, or -1.
func (c *Choices) Chosen(text string) int {
	if text == "" && !(c.at >= 0 && c.texts[c.at] == "") {
		return -1
	}
	return c.at
}

// Choose moves the cursor to a text and returns it.
func (c *Choices) Choose(i int) string {
	c.put(i)
	return c.texts[i]
}

// Key returns the index of the text that a key moves to. ok is false if the key does not move the
// cursor, or there are no texts.
func (c *Choices) Key(name key.Name) (to int, ok bool) {
	if len(c.texts) == 0 {
		return -1, false
	}
	page := max(c.rows.Rect.Dy()/max(c.rows.RowH, 1)-1, 1)
	to = c.at
	switch name {
	case key.NameUpArrow:
		to--
	case key.NameDownArrow:
		to++
	case key.NamePageUp:
		to -= page
	case key.NamePageDown:
		to += page
	default:
		return -1, false
	}
	return min(max(to, 0), len(c.texts)-1), true
}

// Update reads one pointer event. picked is the index of the picked text, or -1.
func (c *Choices) Update(gtx layout.Context) (picked int, ok bool) {
	picked, ok = c.rows.Pointed(gtx)
	if picked >= len(c.texts) {
		picked = -1
	}
	return picked, ok
}

// Draw draws the list next to an anchor inside a window, and returns its rectangle, which is empty
// if there are no texts.
func (c *Choices) Draw(p *draw.Painter, window, anchor image.Rectangle) image.Rectangle {
	return c.DrawAt(p, window, anchor, layoutx.Below)
}

// DrawAt draws the list as Draw does, at a side of the anchor.
func (c *Choices) DrawAt(p *draw.Painter, window, anchor image.Rectangle, side layoutx.Side) image.Rectangle {
	if len(c.texts) == 0 {
		return image.Rectangle{}
	}
	rowH := max(p.Style.RowHeight, p.Style.Face.Px*3/2)
	wide, most := anchor.Dx(), max(p.Style.Scaled(choiceMost), anchor.Dx())
	least := p.Style.Scaled(choiceLeast)
	if side != layoutx.Below {
		wide, least = 0, 0
	}
	for _, t := range c.texts[:min(len(c.texts), choiceSample)] {
		wide = max(wide, p.Cache.RunString(p.Style.Face, t).Width+4*p.Style.Padding)
	}
	size := image.Pt(min(max(wide, least), most), min(len(c.texts), choiceRows)*rowH+2*p.Style.Line)
	card := PopupIn(p, window, anchor, size, side)
	defer Card(p, card).Pop()
	in := card.Inset(p.Style.Line)
	first := c.rows.RowH == 0
	c.rows.RowH, c.rows.Rect, c.rows.N = rowH, in, len(c.texts)
	if first && c.at >= 0 {
		c.rows.Show()
	}
	c.rows.Draw(p, in, len(c.texts), rowH, func(i int, at image.Rectangle) { c.drawRow(p, i, at) })
	return card
}

// drawRow draws a text of the list.
func (c *Choices) drawRow(p *draw.Painter, i int, at image.Rectangle) {
	ink := p.Style.Theme.MenuFg
	if i == c.at {
		p.Fill(at, p.Style.Theme.Accent)
		ink = p.Style.Theme.AccentFg
	}
	node := draw.Clip(p.Ops, at)
	draw.NodeClass(p.Ops, semantic.RadioButton)
	draw.NodeLabel(p.Ops, c.texts[i])
	draw.NodeSelected(p.Ops, i == c.at)
	node.Pop()
	at.Min.X, at.Max.X = at.Min.X+p.Style.Padding, at.Max.X-p.Style.Padding
	p.Text(c.texts[i], at, option.AlignStart, ink)
}
