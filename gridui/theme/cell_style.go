// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package theme

import "image/color"

// CellStyle changes how a row or a cell is drawn. A zero field changes nothing.
type CellStyle struct {
	// Bg fills the row or cell. It may be translucent.
	Bg color.NRGBA
	// Fg colours its text.
	Fg color.NRGBA
	// Bar is the colour of a bar of 3 dp at the reading start of the row or cell.
	Bar color.NRGBA
	// Bold, Italic and Strike change how its text is set.
	Bold, Italic, Strike bool
}

// Over returns l with the fields of top that are set laid over it.
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

// TextKey sums up what of a look changes the text's ink, so that kept text is
// made again when it changes and not when only a background does.
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
