// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"
	"math"
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
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

// Draw draws the bar, and the text beside it.
func (b *Bar) Draw(c *Canvas, in *Input) {
	v, ok := b.Number(in.Row)
	room := beside(c, in, b.TextHidden)
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
	ink := c.Look.ShapeOf(b.Tint, option.TintBlue)
	if v < 0 {
		ink = c.Look.Shape[option.TintRed]
	}
	c.Rect(c.From(room, x0, x1-x0), ink)
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

// beside draws the text of a cell in two fifths of it, at the end, and returns the room of the bar.
func beside(c *Canvas, in *Input, hidden bool) image.Rectangle {
	room := in.Line
	if !hidden {
		text := room.Dx() * 2 / 5
		c.Text(in.Text, c.From(room, room.Dx()-text, text), option.AlignEnd, in.Face, in.Ink)
		room = c.From(room, 0, max(room.Dx()-text-c.Dp(6), 0))
	}
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

// Draw draws the track and the part of it, and the text beside it. More than the whole fills the track, and ends with a
// notch.
func (p *Progress) Draw(c *Canvas, in *Input) {
	v, ok := p.Number(in.Row)
	room := beside(c, in, p.TextHidden)
	if !ok || math.IsNaN(v) || room.Empty() {
		return
	}
	share := v / p.whole()
	height := min(max(room.Dy()*3/5, 3), room.Dy())
	room.Min.Y += (room.Dy() - height) / 2
	room.Max.Y = room.Min.Y + height
	radius := height / 2
	c.RoundFrame(room, radius, max(c.Painter.Style.Line, 1), c.Look.Edge)
	ink := c.Look.ShapeOf(p.Tint, option.TintBlue)
	if share >= 1 {
		ink = c.Look.ShapeOf(p.Tint, option.TintGreen)
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
