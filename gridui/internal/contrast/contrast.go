// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package contrast has the grounds that a theme draws on, for the tests of how well its colours stand out
// from them.
package contrast

import (
	"image/color"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/srgb"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Laid are grounds with any of some translucent layers over them; the zero layer is
// none.
func Laid(grounds []color.NRGBA, layers ...color.NRGBA) []color.NRGBA {
	out := slices.Clone(grounds)
	for _, g := range grounds {
		for _, layer := range layers {
			out = append(out, srgb.OverEncoded(g, layer), srgb.OverLinear(g, layer))
		}
	}
	return out
}

// RowGrounds are the colours that rows are filled with, in a highlighted row or column and
// under the pointer too.
func RowGrounds(th theme.Theme) []color.NRGBA {
	rows := []color.NRGBA{th.Bg, th.RowAlt, th.Selected, th.Added, th.Edited, th.Deleted, th.FloatingBg, th.FooterBg}
	return Laid(Laid(rows, th.Highlight), th.Hover)
}

// ButtonGrounds are those of buttons that stand on a ground: the pointer is over them,
// and they are pressed.
func ButtonGrounds(th theme.Theme, on ...color.NRGBA) []color.NRGBA {
	return Laid(Laid(on, th.Hover), th.Hover)
}
