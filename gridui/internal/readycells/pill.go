// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Pill draws the text of a cell on a round ground.
type Pill struct{ option.Pill }

// Draw draws the pill. Its tint is beside the text, which is always there.
func (p *Pill) Draw(c *Canvas, in *Input) {
	if len(in.Text) == 0 {
		return
	}
	pad := pillPad(c, in)
	width := min(c.Painter.Cache.Run(in.Face, in.Text).Width+2*pad, in.Line.Dx())
	x := c.alignX(in.Line, width, in.Align)
	r := pillAt(c, in, x, width)
	c.pill(r, tintOf(p.Tints, in.Text))
	c.Text(in.Text, within(r, pad), option.AlignCenter, in.Face, c.Look.Fg)
}

// within returns a rectangle without a distance at its left and its right edge.
func within(r image.Rectangle, x int) image.Rectangle {
	return image.Rect(r.Min.X+x, r.Min.Y, max(r.Max.X-x, r.Min.X+x), r.Max.Y)
}

// pillPad returns the distance of a text from the ends of its pill.
func pillPad(c *Canvas, in *Input) int { return max(c.Dp(8), in.Face.Px/2) }

// pillAt returns the pill of a width from x on.
func pillAt(c *Canvas, in *Input, x, width int) image.Rectangle {
	m := c.Painter.Cache.Metrics(in.Face)
	height := min(m.Ascent+m.Descent+c.Dp(4), in.Line.Dy()-c.Painter.Style.Line)
	y := in.Line.Min.Y + (in.Line.Dy()-height)/2
	return image.Rect(x, y, x+width, y+height)
}

// pill draws the ground of a pill, or its frame if the system sets the colours.
func (c *Canvas) pill(r image.Rectangle, t tint.Tint) {
	if c.Look.Forced {
		c.RoundFrame(r, r.Dy()/2, max(c.Painter.Style.Line, 1), c.Look.Fg)
		return
	}
	c.RoundRect(r, r.Dy()/2, c.Look.Ground[t])
}

// Chips draws the tags of a cell as pills, and the number of the rest that does not fit.
type Chips struct {
	option.Chips
	// Each calls each for the tags of a row.
	Each func(row rowdata.Row, each func(tag string))
}

// Draw draws as many tags as fit.
func (ch *Chips) Draw(c *Canvas, in *Input) {
	c.tags = c.tags[:0]
	ch.Each(in.Row, func(tag string) { c.tags = append(c.tags, tag) })
	gap, pad := c.Dp(4), max(c.Dp(6), in.Face.Px*2/5)
	at := 0
	for i, tag := range c.tags {
		width := c.Width(tag, in.Face) + 2*pad
		rest := 0
		if left := len(c.tags) - i - 1; left > 0 {
			rest = gap + c.Width(more(left), in.Face)
		}
		if at+width+rest > in.Line.Dx() {
			if i > 0 || len(c.tags) > 1 && in.Line.Dx() < rest+3*pad {
				c.String(more(len(c.tags)-i), c.From(in.Line, at, in.Line.Dx()-at), option.AlignStart, in.Face, in.Ink)
				return
			}
			width = in.Line.Dx() - rest // the first tag is shortened
		}
		r := pillAt(c, in, c.From(in.Line, at, width).Min.X, width)
		t, ok := ch.Tints[tag]
		if !ok {
			t = tint.Grey
		}
		c.pill(r, pick(t, tint.Grey))
		c.String(tag, within(r, pad), option.AlignCenter, in.Face, c.Look.Fg)
		at += width + gap
	}
}

// more returns the text for a number of tags that do not fit.
func more(n int) string { return "+" + numberText(float64(n)) }

// Hint returns the text of the cell, with all tags.
func (ch *Chips) Hint(in *Input) string { return string(in.Text) }
