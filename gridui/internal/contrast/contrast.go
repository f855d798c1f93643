// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package contrast lists the backgrounds that a theme draws on, for tests of the contrast of its
// colours.
package contrast

import (
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Laid returns backgrounds, without and with each of some translucent layers over them. The zero
// layer changes nothing.
func Laid(grounds []color.NRGBA, layers ...color.NRGBA) []color.NRGBA {
	out := slices.Clone(grounds)
	for _, g := range grounds {
		for _, layer := range layers {
			out = append(out, srgb.OverEncoded(g, layer), srgb.OverLinear(g, layer))
		}
	}
	return out
}

// RowGrounds returns the colours that rows are filled with, with and without highlight and hover.
func RowGrounds(th theme.Theme) []color.NRGBA {
	rows := []color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.FloatingBg, th.FooterBg}
	return Laid(Laid(rows, th.Highlight), th.Hover)
}

// ButtonGrounds returns the colours of buttons on a background: at rest, under the pointer, and
// pressed.
func ButtonGrounds(th theme.Theme, on ...color.NRGBA) []color.NRGBA {
	return Laid(Laid(on, th.Hover), th.Hover)
}
