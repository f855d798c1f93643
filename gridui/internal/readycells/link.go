// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package readycells

import (
	"image"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
)

// Link draws the text of a cell as a link.
type Link struct{ option.Link }

// url returns the address of a row, empty for none.
func (l *Link) url(in *Input) string {
	of := in.Def.ValueText
	if of == nil {
		return ""
	}
	value := string(of(nil, in.Row))
	if value == "" || l.URL == nil {
		return value
	}
	return l.URL(value)
}

// Draw draws the text with a line below it; a text without an address is drawn as it is.
func (l *Link) Draw(c *Canvas, in *Input) {
	url := l.url(in)
	if url == "" {
		c.Text(in.Text, in.Line, in.Align, in.Face, in.Ink)
		return
	}
	r := c.Text(in.Text, in.Line, in.Align, in.Face, c.Look.Link)
	if r.Empty() {
		return
	}
	line := max(c.Painter.Style.Line, 1)
	y := in.Line.Min.Y + c.Painter.Baseline(in.Face, in.Line.Dy()) + max(c.Dp(1), 1)
	c.Rect(image.Rect(r.Min.X, y, r.Max.X, y+line), c.Look.Link)
	c.Target(r, Outcome{Event: func(rowID, columnID string) events.Event {
		return events.LinkOpened{RowID: rowID, ColumnID: columnID, URL: url}
	}})
}

// Operated marks that links have targets.
func (*Link) Operated() {}

// Speak returns the text and that it is a link.
func (l *Link) Speak(in *Input) string {
	if l.url(in) == "" || len(in.Text) == 0 {
		return ""
	}
	return string(in.Text) + ", " + in.Texts.Link
}

// Buttons draws buttons.
type Buttons struct {
	option.Buttons
	// Disabled reports whether a button does nothing in a row; nil: none is disabled.
	Disabled func(in *Input, buttonID string) bool
}

// Operated marks that buttons have targets.
func (*Buttons) Operated() {}

// Draw draws the buttons from the reading start on.
func (b *Buttons) Draw(c *Canvas, in *Input) {
	at, gap := 0, c.Dp(6)
	for i := range b.List {
		width := b.width(c, in, i)
		if at+width > in.Line.Dx() && i > 0 {
			return
		}
		width = min(width, in.Line.Dx()-at)
		b.draw(c, in, i, c.From(in.Line, at, width))
		at += width + gap
	}
}

// caption returns the text on a button.
func caption(o *option.Button) string {
	if o.Text == "" && o.Icon.IsZero() {
		return o.ID
	}
	return o.Text
}

// title returns the name of a button for assistive technology.
func title(o *option.Button) string {
	switch {
	case o.Text != "":
		return o.Text
	case o.Label != "":
		return o.Label
	}
	return o.ID
}

func (b *Buttons) width(c *Canvas, in *Input, i int) int {
	o := &b.List[i]
	width := 2 * c.Dp(8)
	if !o.Icon.IsZero() {
		width += in.Face.Px
	}
	if s := caption(o); s != "" {
		width += c.Width(s, in.Face)
		if !o.Icon.IsZero() {
			width += c.Dp(4)
		}
	}
	return width
}

// draw draws a button.
func (b *Buttons) draw(c *Canvas, in *Input, i int, r image.Rectangle) {
	o := &b.List[i]
	off := b.Disabled != nil && b.Disabled(in, o.ID)
	v := max(min((r.Dy()-in.Face.Px*3/2)/2, c.Dp(4)), c.Painter.Style.Line)
	r.Min.Y, r.Max.Y = r.Min.Y+v, r.Max.Y-v
	radius, line := c.Dp(4), max(c.Painter.Style.Line, 1)
	ink, ground := in.Ink, c.Look.Edge
	switch {
	case off:
		ink = c.Look.Muted
		c.dashed(r, line)
	case o.Primary:
		ink, ground = c.Look.OnFill, c.Look.Fill
		c.RoundRect(r, radius, ground)
	case !o.Quiet || in.Hover == i || in.Target == i:
		c.RoundFrame(r, radius, line, ground)
	}
	if in.Hover == i && !off && !o.Primary {
		c.RoundRect(r.Inset(line), radius, c.Look.Hover)
	}
	if in.Target == i {
		c.RoundFrame(r.Inset(-2*line), radius, 2*line, c.Look.Focus)
	}
	at := c.Dp(8)
	if !o.Icon.IsZero() {
		icon := c.From(r, at, in.Face.Px)
		icon.Min.Y += (r.Dy() - in.Face.Px) / 2
		icon.Max.Y = icon.Min.Y + in.Face.Px
		c.Icon(o.Icon, icon, ink)
		at += in.Face.Px + c.Dp(4)
	}
	if s := caption(o); s != "" {
		c.String(s, c.From(r, at, max(r.Dx()-at-c.Dp(8)/2, 0)), option.AlignStart, in.Face, ink)
	}
	do := Outcome{}
	if !off {
		do.Event = func(rowID, columnID string) events.Event {
			return events.ButtonPressed{RowID: rowID, ColumnID: columnID, ButtonID: o.ID}
		}
	}
	c.Target(r, do)
}

// dashed draws the lower edge of a disabled button, so that it differs not only in colour.
func (c *Canvas) dashed(r image.Rectangle, line int) {
	for x := r.Min.X; x < r.Max.X; x += 6 * line {
		c.Rect(image.Rect(x, r.Max.Y-line, min(x+3*line, r.Max.X), r.Max.Y), c.Look.Muted)
	}
}

// Speak returns the names of the buttons, and which are disabled.
func (b *Buttons) Speak(in *Input) string {
	var words string
	for i := range b.List {
		o := &b.List[i]
		if words != "" {
			words += ", "
		}
		words += title(o)
		if b.Disabled != nil && b.Disabled(in, o.ID) {
			words += " (" + in.Texts.Disabled + ")"
		}
	}
	return words
}
