// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gotocolumn

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// TopHeight returns the height of the line of the field in pixels, 0 without a field.
func (f *Feature) TopHeight(gtx layout.Context) int {
	return f.line.SyncHeight(gtx, f.Painter, f.Buttons, f.shows())
}

// PaintTop draws the line at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) {
	t := &f.Painter.Style.Texts.Find
	face := ui.FieldFace{Label: t.GoToColumn, Hint: t.ColumnHint, Width: 240}
	if len(f.found) == 0 {
		face.Wrong = t.NoColumn
	}
	f.line.Paint(f.Painter, f.Buttons, at, face)
}

// PaintOverlay draws the list of columns below the field, over everything else, while the field has the keyboard.
func (f *Feature) PaintOverlay() {
	p := f.Painter
	if !f.shows() || !f.shown || !p.Gtx.Focused(&f.line.Editor) {
		return
	}
	record := op.Record(p.Ops)
	window := image.Rectangle{Max: f.Viewport.Geometry.Size}
	f.choices.Draw(p, window, f.line.Field())
	op.Defer(p.Ops, record.Stop())
}
