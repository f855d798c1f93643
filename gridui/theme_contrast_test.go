// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image/color"
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
)

var presets = []struct {
	name  string
	theme Theme
	text  float64 // least contrast of text on its ground
}{
	{"light", Light(), 4.5},
	{"dark", Dark(), 4.5},
	{"high contrast", HighContrast(), 7},
}

// linearLight is the linear light of an sRGB channel, as WCAG 2 defines it.
func linearLight(c uint8) float64 {
	v := float64(c) / 255
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func fromLinearLight(v float64) uint8 {
	if v <= 0.0031308 {
		return uint8(math.Round(v * 12.92 * 255))
	}
	return uint8(math.Round((1.055*math.Pow(v, 1/2.4) - 0.055) * 255))
}

func contrast(a, b color.NRGBA) float64 {
	la, lb := luminance(a), luminance(b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func luminance(c color.NRGBA) float64 {
	return 0.2126*linearLight(c.R) + 0.7152*linearLight(c.G) + 0.0722*linearLight(c.B)
}

// overEncoded and overLinear lay top over base, in sRGB values and in linear
// light: renderers do either.
func overEncoded(base, top color.NRGBA) color.NRGBA {
	mix := func(b, t uint8) uint8 {
		a := float64(top.A) / 255
		return uint8(math.Round(float64(b)*(1-a) + float64(t)*a))
	}
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

func overLinear(base, top color.NRGBA) color.NRGBA {
	mix := func(b, t uint8) uint8 {
		a := float64(top.A) / 255
		return fromLinearLight(linearLight(b)*(1-a) + linearLight(t)*a)
	}
	return color.NRGBA{R: mix(base.R, top.R), G: mix(base.G, top.G), B: mix(base.B, top.B), A: 255}
}

// laid are grounds with any of some translucent layers over them; the zero layer is
// none.
func laid(grounds []color.NRGBA, layers ...color.NRGBA) []color.NRGBA {
	out := slices.Clone(grounds)
	for _, g := range grounds {
		for _, layer := range layers {
			out = append(out, overEncoded(g, layer), overLinear(g, layer))
		}
	}
	return out
}

// rowGrounds are the colours that rows are filled with, under the pointer too.
func rowGrounds(th Theme) []color.NRGBA {
	return laid([]color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.FloatingBg, th.FooterBg}, th.Hover)
}

// cellGrounds are the colours that a cell can have: those of rows, with a range or the
// tint of a change over them.
func cellGrounds(th Theme) []color.NRGBA {
	return laid(rowGrounds(th), append(tints(th), th.RangeFill)...)
}

// tintedRanges are those of cells in a range that are tinted too.
func tintedRanges(th Theme) []color.NRGBA {
	return laid(laid(rowGrounds(th), th.RangeFill), tints(th)...)
}

func tints(th Theme) []color.NRGBA {
	return []color.NRGBA{th.Flash, th.FlashUp, th.FlashDown}
}

// buttonGrounds are those of buttons that stand on a ground: the pointer is over them,
// and they are pressed.
func buttonGrounds(th Theme, on ...color.NRGBA) []color.NRGBA {
	return laid(laid(on, th.Hover), th.Hover)
}

// barGrounds are what thumbs of scroll bars stand on: the track over the ground of rows
// and footers, and panels.
func barGrounds(th Theme) []color.NRGBA {
	return append(laid([]color.NRGBA{th.Bg, th.FooterBg, th.FloatingBg}, th.ScrollTrack), th.MenuBg, th.MenuHover)
}

// contrasts is an ink and what it can stand on.
type contrasts struct {
	name string
	ink  color.NRGBA
	on   []color.NRGBA
}

func (c *contrasts) check(t *testing.T, preset string, least float64) {
	t.Helper()
	for _, ground := range c.on {
		ink := c.ink
		inks := []color.NRGBA{ink}
		if ink.A < 255 {
			inks = []color.NRGBA{overLinear(ground, ink), overEncoded(ground, ink)}
		}
		for _, ink := range inks {
			assert.GreaterOrEqual(t, contrast(ink, ground), least, "%s: %s on %v", preset, c.name, ground)
		}
	}
}

func TestContrastKnownValues(t *testing.T) {
	black, white := rgba(0x000000FF), rgba(0xFFFFFFFF)
	assert.InDelta(t, 21, contrast(black, white), 1e-9)
	assert.InDelta(t, 1, contrast(white, white), 1e-9)
	assert.InDelta(t, 4.54, contrast(rgba(0x767676FF), white), 0.01)
}

func TestPresetTextContrast(t *testing.T) {
	for _, p := range presets {
		th := p.theme
		one := func(c ...color.NRGBA) []color.NRGBA { return c }
		menu := append(laid(one(th.MenuBg), th.Hover), th.MenuHover)
		for _, c := range []contrasts{
			{"cells", th.Fg, slices.Concat(cellGrounds(th), tintedRanges(th))},
			{"muted cells", th.FgMuted, cellGrounds(th)},
			{"why a row has no children", th.Danger, laid(one(th.Bg, th.RowAlt), th.Hover)},
			{"headers", th.HeaderFg, buttonGrounds(th, th.HeaderBg)},
			{"muted in headers", th.FgMuted, buttonGrounds(th, th.HeaderBg)},
			{"bars", th.FgMuted, buttonGrounds(th, th.FooterBg, th.Bg)},
			{"buttons", th.Fg, buttonGrounds(th, th.FooterBg, th.Bg, th.MenuBg)},
			{"menus", th.MenuFg, menu},
			{"muted in menus", th.FgMuted, menu},
			{"danger", th.Danger, one(th.Bg, th.Deleted, th.MenuBg, th.MenuHover)},
			{"what is on", th.AccentFg, one(th.Accent)},
			{"tooltips", th.TooltipFg, one(th.TooltipBg)},
			{"selected text in fields", th.Fg, laid(one(th.Bg, th.MenuBg, th.FooterBg), th.RangeFill)},
		} {
			c.check(t, p.name, p.text)
		}
	}
}

func TestPresetMarkContrast(t *testing.T) {
	const mark = 3 // WCAG 2.1, 1.4.11
	for _, p := range presets {
		th := p.theme
		rows := rowGrounds(th)
		chrome := append(buttonGrounds(th, th.HeaderBg, th.FooterBg, th.MenuBg), th.MenuHover, th.Bg)
		all := slices.Concat(cellGrounds(th), chrome)
		status := func(ground color.NRGBA) []color.NRGBA { return laid([]color.NRGBA{ground, th.Selected}, th.Hover) }
		for _, c := range []contrasts{
			{"FocusRing", th.FocusRing, slices.Concat(all, tintedRanges(th))},
			{"the ring of a grid without the keyboard", th.FgMuted, all},
			{"Accent", th.Accent, all},
			{"AddedBar", th.AddedBar, status(th.Added)},
			{"EditedBar", th.EditedBar, status(th.Edited)},
			{"DeletedBar", th.DeletedBar, status(th.Deleted)},
			{"the mark of an edit", th.EditedBar, rows},
			{"the mark of what is refused", th.Danger, slices.Concat(rows, chrome)},
			{"progress", th.Accent, []color.NRGBA{th.Skeleton}},
			{"ScrollThumb", th.ScrollThumb, barGrounds(th)},
			{"ScrollThumbHover", th.ScrollThumbHover, barGrounds(th)},
			{"FieldBorder", th.FieldBorder, []color.NRGBA{th.Bg, th.HeaderBg, th.FooterBg, th.MenuBg}},
			{"the edge of an empty box", th.FgMuted, all},
		} {
			c.check(t, p.name, mark)
		}
	}
}
