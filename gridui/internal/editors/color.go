// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"
	"image/color"
	"strconv"
	"strings"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/nocmp"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/layoutx"
)

// ColorError is the error of a text that is not a colour.
type ColorError struct{}

// Error returns a text for logs.
func (ColorError) Error() string { return `not a colour: expected hexadecimal digits as in "#3366cc"` }

// Localized returns a text for people.
func (ColorError) Localized(texts *locale.Editing) string { return texts.InvalidColor }

// ReadColor returns the colour of a text of three, four, six or eight hexadecimal digits, with or without "#", in lower
// case with "#" and with two digits for each channel.
func ReadColor(text string) (string, error) {
	digits := strings.ToLower(strings.TrimPrefix(strings.TrimSpace(text), "#"))
	if strings.Trim(digits, "0123456789abcdef") != "" {
		return "", ColorError{}
	}
	switch len(digits) {
	case 3, 4:
		double := make([]byte, 0, 8)
		for _, digit := range []byte(digits) {
			double = append(double, digit, digit)
		}
		return "#" + string(double), nil
	case 6, 8:
		return "#" + digits, nil
	}
	return "", ColorError{}
}

// colorOf returns the colour of a text, false if it is none.
func colorOf(text string) (c color.NRGBA, ok bool) {
	text, err := ReadColor(text)
	if err != nil {
		return c, false
	}
	n, _ := strconv.ParseUint(text[1:], 16, 32)
	if len(text) == 7 {
		n = n<<8 | 0xff
	}
	return color.NRGBA{R: uint8(n >> 24), G: uint8(n >> 16), B: uint8(n >> 8), A: uint8(n)}, true
}

// usualColors are the swatches of columns without their own.
var usualColors = []string{
	"#000000", "#5f6368", "#9aa0a6", "#ffffff", "#d93025", "#e8710a", "#f9ab00", "#188038",
	"#12a4af", "#1a73e8", "#5e35b1", "#c2185b", "#f6aea9", "#fdd663", "#a8dab5", "#aecbfa",
}

const (
	swatchSize    = unit.Dp(24)
	swatchPad     = unit.Dp(8)
	swatchColumns = 8
)

// Colors returns the editor of colours with swatches, the usual ones if there are none.
func Colors(swatches []string) func() any {
	var valid []string
	for _, text := range swatches {
		if c, err := ReadColor(text); err == nil {
			valid = append(valid, c)
		}
	}
	if len(valid) == 0 {
		valid = usualColors
	}
	fills := make([]color.NRGBA, len(valid))
	for i, text := range valid {
		fills[i], _ = colorOf(text)
	}
	return func() any { return &colors{swatches: valid, fills: fills, at: -1} }
}

type colors struct {
	Plain
	_ nocmp.Struct

	swatches []string
	fills    []color.NRGBA
	// at is the swatch of the field, -1 for none.
	at  int
	tag int
	// side is the size of a swatch with its margin, in the place of all of them.
	side  int
	place image.Rectangle
	rtl   bool
}

func (c *colors) Start(cell Cell) string {
	c.Reshape(cell.Text, 0)
	return cell.Text
}

func (c *colors) Reshape(text string, caret int) (to string, at int) {
	c.at = -1
	if now, err := ReadColor(text); err == nil {
		for i, s := range c.swatches {
			if s == now {
				c.at = i
			}
		}
	}
	return text, caret
}

func (c *colors) Steer(k Key) (Pick, bool) {
	to := c.at
	switch k.Name {
	case key.NameUpArrow:
		to--
	case key.NameDownArrow:
		to++
	case key.NamePageUp:
		to -= swatchColumns
	case key.NamePageDown:
		to += swatchColumns
	default:
		return Pick{}, false
	}
	return c.pick(min(max(to, 0), len(c.swatches)-1), false), true
}

func (c *colors) pick(i int, done bool) Pick {
	c.at = i
	return Pick{Set: true, Selected: true, Done: done, Text: c.swatches[i]}
}

func (c *colors) Outcome(text string) (Outcome, error) {
	if strings.TrimSpace(text) == "" {
		return Outcome{}, nil
	}
	text, err := ReadColor(text)
	return Outcome{Text: text}, err
}

func (c *colors) Pointed(gtx layout.Context, _ *draw.Painter) (Pick, bool) {
	ev, ok := gtx.Event(pointer.Filter{Target: &c.tag, Kinds: pointer.Press | pointer.Release | pointer.Cancel})
	pe, _ := ev.(pointer.Event)
	if !ok || pe.Kind != pointer.Release {
		return Pick{}, ok
	}
	for i := range c.swatches {
		if pe.Position.Round().In(c.swatch(i)) {
			return c.pick(i, true), true
		}
	}
	return Pick{}, true
}

// swatch returns the place of a swatch.
func (c *colors) swatch(i int) image.Rectangle {
	x := i % swatchColumns * c.side
	at := c.place.Min.Add(image.Pt(x, i/swatchColumns*c.side))
	r := image.Rectangle{Min: at, Max: at.Add(image.Pt(c.side, c.side))}
	if c.rtl {
		return layoutx.Mirror(r, c.place)
	}
	return r
}

func (c *colors) PaintCard(p *draw.Painter, window, field image.Rectangle) image.Rectangle {
	c.side, c.rtl = p.Dp(swatchSize), p.Style.RTL
	pad := p.Dp(swatchPad)
	columns := min(len(c.swatches), swatchColumns)
	rows := (len(c.swatches) + swatchColumns - 1) / swatchColumns
	card := ui.PopupIn(p, window, field, image.Pt(columns*c.side+2*pad, rows*c.side+2*pad), layoutx.Below)
	c.place = card.Inset(pad)
	clipped := ui.Card(p, card)
	draw.Listen(p.Ops, &c.tag)
	for i := range c.swatches {
		c.paintSwatch(p, i)
	}
	clipped.Pop()
	return card
}

// paintSwatch draws a swatch, with a ring if the field has its colour.
func (c *colors) paintSwatch(p *draw.Painter, i int) {
	r := c.swatch(i)
	node := draw.Clip(p.Ops, r)
	draw.NodeClass(p.Ops, semantic.RadioButton)
	draw.NodeLabel(p.Ops, c.swatches[i])
	draw.NodeSelected(p.Ops, i == c.at)
	node.Pop()
	inner := r.Inset(p.Dp(4))
	p.Fill(inner, p.Style.Theme.FieldBorder)
	p.Fill(inner.Inset(p.Style.Line), c.fills[i])
	if i == c.at {
		p.Frame(r.Inset(p.Dp(1)), 2*p.Style.Line, p.Style.Theme.FocusRing)
	}
}
