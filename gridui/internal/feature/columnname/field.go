// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnname

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// TopHeight returns the height of the line of the field in pixels, 0 without a field.
func (f *Feature) TopHeight(gtx layout.Context) int {
	return f.line.SyncHeight(gtx, f.Painter, f.Buttons, f.id != "" && f.Painter.Styled())
}

// PaintTop draws the line at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) {
	name := f.Painter.Style.Texts.Table.ColumnName
	f.line.Paint(f.Painter, f.Buttons, at, ui.FieldFace{Label: name, Hint: name, Wrong: f.refused, Width: 240})
}
