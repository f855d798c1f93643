// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotorow

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// shows reports whether the field shows.
func (f *Feature) shows() bool {
	return f.Options.Enabled && f.Options.Open && f.Painter.Styled()
}

// TopHeight returns the height of the line of the field in pixels, 0 without a field.
func (f *Feature) TopHeight(gtx layout.Context) int {
	return f.line.SyncHeight(gtx, f.Painter, f.Buttons, f.shows())
}

// PaintTop draws the line at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) {
	t := &f.Painter.Style.Texts.Find
	face := ui.FieldFace{Label: t.GoToRow, Hint: t.GoToHint, Width: 200}
	if f.wrong {
		face.Wrong = t.NoRow
	}
	f.line.Paint(f.Painter, f.Buttons, at, face)
}
