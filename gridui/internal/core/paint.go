// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/layoutx"
)

// paint draws all that lies between the toolbar and the bar below the sheet. Its area is an
// ancestor of everything in it.
func (f *frame) paint() {
	defer clip.Rect{Max: f.View.SheetSize()}.Push(f.Painter.Ops).Pop()
	f.Features.PaintLayers()
}

// addLayers adds the layers of the sheet that belong to no feature.
func (f *frame) addLayers() {
	p, fs := &f.Painter, &f.Features
	fs.AddLayer(feature.LayerWheelArea, func() { draw.Listen(p.Ops, f.Scroller.Tag()) })
	fs.AddLayer(feature.LayerGround, func() { p.Fill(image.Rectangle{Max: f.View.SheetSize()}, p.Style.Theme.Bg) })
	fs.AddLayer(feature.LayerCellsBelow, func() {
		if f.hasWidgets() {
			f.cellArea()
		}
	})
	fs.AddLayer(feature.LayerBands, func() {
		p.Stages.End(draw.StageSemantics)
		f.Sheet.PaintBands()
		p.Stages.End(draw.StageBody)
	})
	fs.AddLayer(feature.LayerCellsAbove, func() {
		if !f.hasWidgets() {
			f.cellArea()
		}
	})
	fs.AddLayer(feature.LayerHead, func() {
		f.Sheet.PaintHead()
		p.Stages.End(draw.StageHead)
	})
	fs.AddLayer(feature.LayerBandBars, func() { p.Stages.End(draw.StageBars) })
	fs.AddLayer(feature.LayerSheet, fs.PaintSheet)
}

// hasWidgets reports whether cells of rows may be widgets.
func (f *frame) hasWidgets() bool {
	return f.Sheet.HasWidgets(layoutx.Body) || f.Sheet.HasWidgets(layoutx.Foot)
}

// cellArea hears the pointer over the cells. It lies under widgets in cells, so that those
// take their own presses, and else over the cells: Gio looks for what the pointer is over
// from the top down, and passes over all clips of the cells that way.
func (f *frame) cellArea() {
	defer clip.Rect{Max: f.View.SheetSize()}.Push(f.Painter.Ops).Pop()
	draw.Listen(f.Painter.Ops, f.Pointer.Tag())
	f.Features.AddCursor(f.Painter.Ops)
}
