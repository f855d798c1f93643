// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// Number returns the number of a row, false if it has none.
type Number func(row rowdata.Row) (float64, bool)

// Bar draws a number as a bar from zero.
type Bar struct {
	option.Bar
	Number Number
}

// Fixed returns the range that the program has set.
func (b *Bar) Fixed() (Scale, bool) { return Scale{b.Min, b.Max}, b.Min < b.Max }

// Draw draws the bar, and the text beside it. A text that needs more room lies over the bar, whose length stays.
func (b *Bar) Draw(c *Canvas, in *Input) {
	v, ok := b.Number(in.Row)
	room, text := barRoom(c, in, b.TextHidden), image.Rectangle{}
	if !b.TextHidden {
		text = endText(c, in)
	}
	if !ok || math.IsNaN(v) || room.Empty() {
		return
	}
	s := in.Scale
	if fixed, ok := b.Fixed(); ok {
		s = fixed
	} else {
		s.Min, s.Max = min(s.Min, 0), max(s.Max, 0)
	}
	if !(s.Min < s.Max) {
		return
	}
	from, to := s.share(min(max(0, s.Min), s.Max)), s.share(v)
	x0, x1 := int(math.Round(min(from, to)*float64(room.Dx()))), int(math.Round(max(from, to)*float64(room.Dx())))
	if v != 0 && x0 == x1 { // a small value is not nothing
		x1 = min(x1+1, room.Dx())
		x0 = x1 - 1
	}
	hue := pick(b.Tint, tint.Blue)
	if v < 0 {
		hue = tint.Red
	}
	c.bar(c.From(room, x0, x1-x0), text, hue)
	if s.Min < 0 {
		axis := min(int(math.Round(from*float64(room.Dx()))), room.Dx()-1)
		line := c.From(room, axis, max(c.Painter.Style.Line, 1))
		c.Rect(image.Rect(line.Min.X, in.Cell.Min.Y, line.Max.X, in.Cell.Max.Y), c.Look.Axis)
	}
}

// share returns the place of a value in a range, from 0 to 1.
func (s Scale) share(v float64) float64 {
	switch {
	case v >= s.Max:
		return 1
	case v <= s.Min:
		return 0
	}
	return (v/2 - s.Min/2) / (s.Max/2 - s.Min/2)
}

// bar draws a bar in the colour of shapes, and in that of grounds where a text lies over it.
func (c *Canvas) bar(r, text image.Rectangle, t tint.Tint) {
	under := r.Intersect(text)
	if under.Empty() {
		c.Rect(r, c.Look.Shape[t])
		return
	}
	c.Rect(image.Rect(r.Min.X, r.Min.Y, under.Min.X, r.Max.Y), c.Look.Shape[t])
	c.Rect(image.Rect(under.Max.X, r.Min.Y, r.Max.X, r.Max.Y), c.Look.Shape[t])
	if c.Look.Forced {
		c.RoundFrame(under, 0, max(c.Painter.Style.Line, 1), c.Look.Fg)
		return
	}
	c.Rect(under, c.Look.Ground[t])
}

// textShare and textParts are the part of a cell that is kept for the text beside a bar: two fifths.
const textShare, textParts = 2, 5

// barRoom returns the room of a bar, beside a text unless the text is hidden.
func barRoom(c *Canvas, in *Input, hidden bool) image.Rectangle {
	if hidden {
		return barIn(c, in, in.Line.Dx())
	}
	return barIn(c, in, in.Line.Dx()-in.Line.Dx()*textShare/textParts-c.Dp(6))
}

// endText draws the text of a cell at its end, and returns the room of the text with a margin.
func endText(c *Canvas, in *Input) image.Rectangle {
	r := c.Text(in.Text, in.Line, option.AlignEnd, in.Face, in.Ink)
	if r.Empty() {
		return r
	}
	return image.Rect(r.Min.X-c.Dp(2), r.Min.Y, r.Max.X+c.Dp(2), r.Max.Y)
}

// barIn returns the place of a bar of a width at the start of a cell.
func barIn(c *Canvas, in *Input, width int) image.Rectangle {
	room := c.From(in.Line, 0, max(width, 0))
	height := min(max(in.Face.Px*4/5, c.Dp(6)), room.Dy())
	room.Min.Y += (room.Dy() - height) / 2
	room.Max.Y = room.Min.Y + height
	return room
}

// Progress draws a part of a whole.
type Progress struct {
	option.Progress
	Number Number
}

// whole returns the value of the whole.
func (p *Progress) whole() float64 {
	if p.Max > 0 {
		return p.Max
	}
	return 1
}

// Draw draws the track and the part of it, and the text beside it. A text that needs more room shortens the track. More
// than the whole fills the track, and ends with a notch.
func (p *Progress) Draw(c *Canvas, in *Input) {
	v, ok := p.Number(in.Row)
	room := barRoom(c, in, p.TextHidden)
	if !p.TextHidden {
		if most := in.Line.Dx() - endText(c, in).Dx() - c.Dp(4); most < room.Dx() {
			room = barIn(c, in, most)
		}
	}
	if !ok || math.IsNaN(v) || room.Empty() {
		return
	}
	share := v / p.whole()
	height := min(max(room.Dy()*3/5, 3), room.Dy())
	room.Min.Y += (room.Dy() - height) / 2
	room.Max.Y = room.Min.Y + height
	radius := height / 2
	c.RoundFrame(room, radius, max(c.Painter.Style.Line, 1), c.Look.Edge)
	ink := c.Look.ShapeOf(p.Tint, tint.Blue)
	if share >= 1 {
		ink = c.Look.ShapeOf(p.Tint, tint.Green)
	}
	if share <= 0 {
		return
	}
	part := c.From(room, 0, int(math.Round(min(share, 1)*float64(room.Dx()))))
	if part.Dx() == 0 {
		part = c.From(room, 0, 1)
	}
	if share > 1 {
		notch := max(c.Dp(2), 1)
		c.RoundRect(c.From(room, 0, room.Dx()-3*notch), radius, ink)
		c.Rect(c.From(room, room.Dx()-2*notch, 2*notch), ink)
		return
	}
	c.RoundRect(part, radius, ink)
}

// Speak returns the part in percent.
func (p *Progress) Speak(in *Input) string {
	v, ok := p.Number(in.Row)
	if !ok || math.IsNaN(v) {
		return ""
	}
	return string(in.Text) + " (" + strconv.FormatFloat(math.Round(100*v/p.whole()), 'f', -1, 64) + " %)"
}

// numberText returns the shortest digits of a number.
func numberText(v float64) string { return strconv.FormatFloat(v, 'f', -1, 64) }
