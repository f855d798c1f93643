// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package look is what the example programs share of their appearance: colours that fit the grid's
// themes, text in two languages, and a few controls.
package look

import (
	"image/color"

	"gioui.org/io/system"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Look is how a program looks in the present frame. Make it with New, for it needs Fonts.
type Look struct {
	Scheme Scheme
	Lang   Lang
	Fonts
	// WheelScale multiplies wheel movements in grids; 0 is 1.
	WheelScale float32
}

// New returns the light English look in some fonts.
func New(f Fonts) *Look { return &Look{Fonts: f} }

// Theme is the grid theme of the scheme. Everything else takes its colours from it, too.
func (l *Look) Theme() theme.Theme { return l.Scheme.theme() }

// Locale is the language and direction of text.
func (l *Look) Locale() system.Locale {
	return system.Locale{Language: l.Lang.String(), Direction: system.LTR}
}

// GridLocale is the grid's own texts in the program's language.
func (l *Look) GridLocale() locale.Texts { return l.Lang.Grid() }

// Style is the style of a grid that fits the look.
func Style[T any](l *Look, of gridui.Gridder[T]) gridui.Style {
	th := l.Theme()
	s := gridui.New(&material.Theme{Shaper: l.Shaper, Palette: material.Palette{Bg: th.Bg}}, of)
	s.Preset = th
	s.ForcedColors = l.Scheme == Contrast
	s.Locale = l.GridLocale()
	s.WheelScale, s.Faces = l.WheelScale, l.Faces
	return s
}

// faded is a colour with a part of its opacity, 255 being all of it.
func faded(c color.NRGBA, part uint8) color.NRGBA {
	c.A = uint8(int(c.A) * int(part) / 255)
	return c
}
