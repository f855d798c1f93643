// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import "image/color"

// CellStyle changes the look of a row or a cell. A zero field changes nothing.
type CellStyle struct {
	// Bg is the background colour. It may be translucent.
	Bg color.NRGBA
	// Fg is the colour of text.
	Fg color.NRGBA
	// Bar is the colour of a bar of 3 dp at the start of the row or cell, in reading direction.
	Bar color.NRGBA
	// Bold, Italic and Strike change the style of text.
	Bold, Italic, Strike bool
}

// Over returns the style with the fields of top that are set.
func (l CellStyle) Over(top CellStyle) CellStyle {
	if top.Bg.A != 0 {
		l.Bg = top.Bg
	}
	if top.Fg.A != 0 {
		l.Fg = top.Fg
	}
	if top.Bar.A != 0 {
		l.Bar = top.Bar
	}
	l.Bold = l.Bold || top.Bold
	l.Italic = l.Italic || top.Italic
	l.Strike = l.Strike || top.Strike
	return l
}

// TextKey returns a number that depends only on the properties of the style that change the shape or the colour of
// text. Cached text is rendered again only if the number changes, and not if only the background does.
func (l CellStyle) TextKey() uint64 {
	k := uint64(l.Fg.R) | uint64(l.Fg.G)<<8 | uint64(l.Fg.B)<<16 | uint64(l.Fg.A)<<24
	if l.Bold {
		k |= 1 << 32
	}
	if l.Italic {
		k |= 1 << 33
	}
	return k
}
