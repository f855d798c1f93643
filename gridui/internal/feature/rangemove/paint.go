// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// PaintOver draws the outline of the target as far as it is in a part.
func (f *Feature) PaintOver(part feature.Part) {
	if !f.drag.begun || !viewport.HasRows(part.Band) || len(part.Cols) == 0 || len(part.Rows) == 0 {
		return
	}
	st := &f.Painter.Style
	f.Painter.Ink(st.Theme.RangeBorder)
	f.Lines.Outline(&part, f.drag.target(), 2*st.Line)
}

// PaintSheet draws a label next to the pointer: whether the cells are moved or copied.
func (f *Feature) PaintSheet() {
	if !f.drag.begun {
		return
	}
	text := f.Painter.Style.Texts.Editing.MoveCells
	if f.drag.copy {
		text = f.Painter.Style.Texts.Editing.CopyCells
	}
	ui.DrawPointerLabel(f.Painter, f.drag.pos, image.Rectangle{Max: f.Viewport.SheetSize()}, text)
}
