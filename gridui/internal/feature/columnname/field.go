// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnname

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// TopHeight returns the height of the line of the field in pixels, 0 without a field.
func (f *Feature) TopHeight(gtx layout.Context) int {
	return f.line.SyncHeight(gtx, f.Painter, f.Buttons, f.id != "" && f.Painter.Styled())
}

// PaintTop draws the line at a height in pixels of the grid, and returns the height of the line.
func (f *Feature) PaintTop(y int) int {
	name := f.Painter.Style.Texts.Table.ColumnName
	return f.line.Paint(f.Painter, f.Buttons, y, f.Viewport.Geometry.Size.X, ui.FieldFace{Label: name, Hint: name, Wrong: f.refused, Width: 240})
}
