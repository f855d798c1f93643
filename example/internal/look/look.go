// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package look holds the shared appearance of the example programs: colours that match the grid's themes, text in two
// languages, and basic controls.
package look

import (
	"image/color"

	"gioui.org/io/system"
	"gioui.org/widget/material"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/theme"
)

// Look is the appearance of a program in the present frame. Use New to create it, because it needs Fonts.
type Look struct {
	Scheme Scheme
	Lang   Lang
	// RTL lays out grids from right to left.
	RTL bool
	Fonts
	// WheelScale multiplies wheel movements in grids; 0 means 1.
	WheelScale float32
}

// New returns the light English look with the given fonts.
func New(f Fonts) *Look { return &Look{Fonts: f} }

// Theme returns the grid theme of the scheme, which also contains the colours of everything else.
func (l *Look) Theme() theme.Theme { return l.Scheme.theme() }

// Locale returns the language and the direction of text.
func (l *Look) Locale() system.Locale {
	at := system.Locale{Language: l.Lang.String(), Direction: system.LTR}
	if l.RTL {
		at.Direction = system.RTL
	}
	return at
}

// GridLocale returns the grid's texts in the program's language.
func (l *Look) GridLocale() locale.Texts { return l.Lang.Grid() }

// Style returns the style of a grid that matches the look.
func Style[T any](l *Look, of gridui.Gridder[T]) gridui.Style {
	th := l.Theme()
	s := gridui.New(&material.Theme{Shaper: l.Shaper, Palette: material.Palette{Bg: th.Bg}}, of)
	s.Preset = th
	s.ForcedColors = l.Scheme == Contrast
	s.Locale = l.GridLocale()
	s.WheelScale, s.Faces = l.WheelScale, l.Faces
	return s
}

// faded returns a colour with its opacity multiplied by part/255.
func faded(c color.NRGBA, part uint8) color.NRGBA {
	c.A = uint8(int(c.A) * int(part) / 255)
	return c
}
