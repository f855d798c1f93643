// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package fillhandle

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// PaintOver draws the outline of the target as far as it is in a part.
func (f *Feature) PaintOver(part feature.Part) {
	if f.drag.target.Empty() || !viewport.HasRows(part.Band) || len(part.Cols) == 0 || len(part.Rows) == 0 {
		return
	}
	st := &f.Painter.Style
	ink := st.Theme.RangeBorder
	if f.drag.clears {
		ink = st.Theme.FgMuted
	}
	f.Painter.Ink(ink)
	f.Lines.Outline(&part, f.drag.target, 2*st.Line)
}

// PaintSheet draws the handle over the cells, and the last value of the target at the pointer.
func (f *Feature) PaintSheet() {
	if !f.square.Empty() {
		st := &f.Painter.Style
		f.Painter.Fill(f.square, st.Theme.Bg)
		f.Painter.Fill(f.square.Inset(f.Painter.Dp(edge)), st.Theme.RangeBorder)
	}
	if f.drag.text != "" {
		ui.DrawPointerLabel(f.Painter, f.drag.pos, image.Rectangle{Max: f.Viewport.SheetSize()}, f.drag.text)
	}
}
