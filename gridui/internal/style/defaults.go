// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package style

import (
	"image/color"

	"gioui.org/font"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/theme"
)

const (
	// BarWidth is the width of the gutter of a scroll bar.
	BarWidth = unit.Dp(12)
	// DefaultMaxHeight is the greatest height of a grid whose constraints set no bound.
	DefaultMaxHeight = unit.Dp(400)
)

// Forced returns the high-contrast preset with the fonts and sizes of an override, but none of its
// colours.
func Forced(part theme.Theme) theme.Theme {
	return theme.HighContrast().Override(theme.Theme{
		Font: part.Font, HeaderFont: part.HeaderFont, TextSize: part.TextSize, HeaderTextSize: part.HeaderTextSize,
		RowHeight: part.RowHeight, HeaderHeight: part.HeaderHeight, Padding: part.Padding,
	})
}

// HeaderFont returns the header's font: the theme's, or its text font in semibold.
func HeaderFont(th theme.Theme) font.Font {
	f := th.HeaderFont
	if f == (font.Font{}) {
		f = th.Font
		f.Weight = font.SemiBold
	} else if f.Typeface == "" {
		f.Typeface = th.Font.Typeface
	}
	return f
}

// IsDark reports whether a colour is dark enough for light text.
func IsDark(c color.NRGBA) bool { return (int(c.R)*299+int(c.G)*587+int(c.B)*114)/1000 < 128 }

// FirstSet returns the first of some sizes that is positive and small enough for a screen, or 0.
func FirstSet[V unit.Dp | unit.Sp](sizes ...V) V {
	for _, v := range sizes {
		if v > 0 && v < mostOf(v) {
			return v
		}
	}
	return 0
}

// mostOf returns the upper bound of sizes in the unit of v.
func mostOf[V unit.Dp | unit.Sp](v V) V {
	if _, isText := any(v).(unit.Sp); isText {
		return 1e4
	}
	return 1e5
}
