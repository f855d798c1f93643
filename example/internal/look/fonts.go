// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"gioui.org/font"
	"gioui.org/text"
)

// Fonts holds a text shaper and the faces that it was made from, with which grids draw faster.
type Fonts struct {
	Shaper *text.Shaper
	Faces  []font.FontFace
}

// OnlyFonts returns a shaper of only the given faces, so that a picture is the same on every machine.
func OnlyFonts(faces []font.FontFace) Fonts {
	return Fonts{Shaper: text.NewShaper(text.NoSystemFonts(), text.WithCollection(faces)), Faces: faces}
}

// SystemFonts returns a shaper of the given faces, followed by the system's fonts for missing characters.
func SystemFonts(faces []font.FontFace) Fonts {
	return Fonts{Shaper: text.NewShaper(text.WithCollection(faces)), Faces: faces}
}
