// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme_test

import (
	"image/color"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"

	"github.com/giogrid/giogrid/gridui/internal/contrast"
	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/theme"
)

var presets = []struct {
	name  string
	theme theme.Theme
	text  float64 // least contrast of text on its ground
}{
	{"light", theme.Light(), 4.5},
	{"dark", theme.Dark(), 4.5},
	{"high contrast", theme.HighContrast(), 7},
}

// cellGrounds returns the backgrounds of cells: the colours of rows, also under a range or the flash of a change.
func cellGrounds(th theme.Theme) []color.NRGBA {
	return contrast.Laid(contrast.RowGrounds(th), append(tints(th), th.RangeFill)...)
}

// tintedRanges returns the backgrounds of tinted cells in a range.
func tintedRanges(th theme.Theme) []color.NRGBA {
	return contrast.Laid(contrast.Laid(contrast.RowGrounds(th), th.RangeFill), tints(th)...)
}

// numberGrounds returns the backgrounds of row numbers: the colours of headers and of selected rows under the
// pointer, also under the tint of a range or of the focused row.
func numberGrounds(th theme.Theme) []color.NRGBA {
	return contrast.Laid(contrast.Laid([]color.NRGBA{th.HeaderBg, th.Selected}, th.Hover), th.RangeFill, th.Highlight)
}

// foundGrounds returns the backgrounds of hits of a search. Hits without a tint have lines around them.
func foundGrounds(th theme.Theme) []color.NRGBA {
	return contrast.Laid(contrast.Laid(contrast.RowGrounds(th), th.RangeFill), th.FindHit, th.FindCurrent)
}

func tints(th theme.Theme) []color.NRGBA {
	return []color.NRGBA{th.Flash, th.FlashUp, th.FlashDown}
}

// barGrounds returns the backgrounds of the thumbs of scroll bars: the track over rows, footers and panels.
func barGrounds(th theme.Theme) []color.NRGBA {
	return append(contrast.Laid([]color.NRGBA{th.Bg, th.FooterBg, th.FloatingBg}, th.ScrollTrack), th.MenuBg, th.MenuHover)
}

// tracks returns the backgrounds of marks on the scroll bar, except the thumb.
func tracks(th theme.Theme) []color.NRGBA {
	return contrast.Laid([]color.NRGBA{th.Bg}, th.ScrollTrack)
}

// contrasts is a colour of text or marks with its possible backgrounds.
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
			inks = []color.NRGBA{srgb.OverLinear(ground, ink), srgb.OverEncoded(ground, ink)}
		}
		for _, ink := range inks {
			assert.GreaterOrEqual(t, srgb.Contrast(ink, ground), least, "%s: %s on %v", preset, c.name, ground)
		}
	}
}

func TestPresetTextContrast(t *testing.T) {
	for _, p := range presets {
		th := p.theme
		one := func(c ...color.NRGBA) []color.NRGBA { return c }
		menu := append(contrast.Laid(one(th.MenuBg), th.Hover), th.MenuHover)
		for _, c := range []contrasts{
			{"cells", th.Fg, slices.Concat(cellGrounds(th), tintedRanges(th))},
			{"muted cells", th.FgMuted, cellGrounds(th)},
			{"found text", th.Fg, foundGrounds(th)},
			{"why a row has no children", th.Danger, contrast.Laid(one(th.Bg, th.RowAlt), th.Hover)},
			{"headers", th.HeaderFg, contrast.ButtonGrounds(th, th.HeaderBg)},
			{"muted in headers", th.FgMuted, contrast.ButtonGrounds(th, th.HeaderBg)},
			{"row numbers", th.FgMuted, numberGrounds(th)},
			{"bars", th.FgMuted, contrast.ButtonGrounds(th, th.FooterBg, th.Bg)},
			{"buttons", th.Fg, contrast.ButtonGrounds(th, th.FooterBg, th.Bg, th.MenuBg)},
			{"menus", th.MenuFg, menu},
			{"muted in menus", th.FgMuted, menu},
			{"danger", th.Danger, one(th.Bg, th.Deleted, th.MenuBg, th.MenuHover)},
			{"what is on", th.AccentFg, one(th.Accent)},
			{"tooltips", th.TooltipFg, one(th.TooltipBg)},
			{"selected text in fields", th.Fg, contrast.Laid(one(th.Bg, th.MenuBg, th.FooterBg), th.RangeFill)},
		} {
			c.check(t, p.name, p.text)
		}
	}
}

func TestPresetMarkContrast(t *testing.T) {
	const mark = 3 // WCAG 2.1, 1.4.11
	for _, p := range presets {
		th := p.theme
		rows := contrast.RowGrounds(th)
		chrome := append(contrast.ButtonGrounds(th, th.HeaderBg, th.FooterBg, th.MenuBg), th.MenuHover, th.Bg)
		all := slices.Concat(cellGrounds(th), chrome)
		status := func(ground color.NRGBA) []color.NRGBA {
			return contrast.Laid([]color.NRGBA{ground, th.Selected}, th.Hover)
		}
		for _, c := range []contrasts{
			{"RangeBorder", th.RangeBorder, slices.Concat(all, tintedRanges(th), numberGrounds(th))},
			{"FocusRing", th.FocusRing, slices.Concat(all, tintedRanges(th))},
			{"the ring of a grid without the keyboard", th.FgMuted, all},
			{"Accent", th.Accent, all},
			{"AddedBar", th.AddedBar, status(th.Added)},
			{"EditedBar", th.EditedBar, status(th.Edited)},
			{"DeletedBar", th.DeletedBar, status(th.Deleted)},
			{"the mark of an edit", th.EditedBar, rows},
			{"the mark of what is refused", th.Danger, slices.Concat(rows, chrome)},
			{"the mark of a conflict", th.Conflict, slices.Concat(rows, chrome, status(th.Edited), status(th.Deleted), status(th.Added))},
			{"progress", th.Accent, []color.NRGBA{th.Skeleton}},
			{"ScrollThumb", th.ScrollThumb, barGrounds(th)},
			{"hits on the scroll bar", th.FindMark, tracks(th)},
			{"errors on the scroll bar", th.Danger, tracks(th)},
			{"conflicts on the scroll bar", th.Conflict, tracks(th)},
			{"edits on the scroll bar", th.EditedBar, tracks(th)},
			{"added rows on the scroll bar", th.AddedBar, tracks(th)},
			{"deleted rows on the scroll bar", th.DeletedBar, tracks(th)},
			{"selected rows on the scroll bar", th.Accent, tracks(th)},
			{"the focused row on the scroll bar", th.FocusRing, tracks(th)},
			{"ScrollThumbHover", th.ScrollThumbHover, barGrounds(th)},
			{"FieldBorder", th.FieldBorder, []color.NRGBA{th.Bg, th.HeaderBg, th.FooterBg, th.MenuBg}},
			{"the edge of an empty box", th.FgMuted, all},
		} {
			c.check(t, p.name, mark)
		}
	}
}
