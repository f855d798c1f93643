// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"gioui.org/font"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/layoutx"
)

// wrapLeast is the minimum width of text that wraps, in em. A narrower cell shows one line that is
// cut short, and its row is as high as for text of this width.
const wrapLeast = 2

// FaceOf returns the font face of a band's cells with a style.
func FaceOf(st *style.Resolved, b layoutx.Band, l theme.CellStyle) textrun.Face {
	if b == layoutx.Head {
		return st.HeaderFace
	}
	f := st.Face
	if l.Bold || b == layoutx.Foot {
		f.Font.Weight = font.SemiBold
	}
	if l.Italic {
		f.Font.Style = font.Italic
	}
	return f
}
