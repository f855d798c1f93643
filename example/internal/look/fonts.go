// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package look

import (
	"gioui.org/font"
	"gioui.org/text"
)

// Fonts is what text is set in: a shaper, and the faces that it was made from, which let grids take
// their faster way.
type Fonts struct {
	Shaper *text.Shaper
	Faces  []font.FontFace
}

// OnlyFonts are some faces alone, so that a picture is the same on every machine.
func OnlyFonts(faces []font.FontFace) Fonts {
	return Fonts{Shaper: text.NewShaper(text.NoSystemFonts(), text.WithCollection(faces)), Faces: faces}
}

// SystemFonts are some faces, with the system's fonts behind them for what they lack.
func SystemFonts(faces []font.FontFace) Fonts {
	return Fonts{Shaper: text.NewShaper(text.WithCollection(faces)), Faces: faces}
}
