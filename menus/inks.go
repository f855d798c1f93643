// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image/color"

	"gioui.org/widget/material"
)

// inks holds the colours of a menu that its theme does not define.
type inks struct {
	ground, muted, disabled, hover, border, line, shadow color.NRGBA
}

func inksOf(th *material.Theme) inks {
	ground := th.Bg
	shadow := color.NRGBA{A: 56}
	if luminance(th.Bg) < 128 {
		ground = mix(th.Bg, th.Fg, 16) // a menu above a dark background is lighter
		shadow.A = 140
	}
	return inks{
		ground:   ground,
		muted:    mix(th.Fg, ground, 96),
		disabled: mix(th.Fg, ground, 140),
		hover:    mix(ground, th.Fg, 20),
		border:   mix(ground, th.Fg, 44),
		line:     mix(ground, th.Fg, 30),
		shadow:   shadow,
	}
}

// mix returns a with part/256 of b.
func mix(a, b color.NRGBA, part int) color.NRGBA {
	at := func(x, y uint8) uint8 { return uint8((int(x)*(256-part) + int(y)*part) / 256) }
	return color.NRGBA{R: at(a.R, b.R), G: at(a.G, b.G), B: at(a.B, b.B), A: at(a.A, b.A)}
}

// luminance returns the brightness of a colour, from 0 (black) to 255.
func luminance(c color.NRGBA) int {
	return (int(c.R)*54 + int(c.G)*183 + int(c.B)*19) / 256
}
