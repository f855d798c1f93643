// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"image"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/layoutx"
)

// paint draws all that lies between the toolbar and the bar below the sheet. Its area is an
// ancestor of everything in it.
func (f *frame) paint() {
	p, fs, size := &f.Painter, &f.Features, f.View.SheetSize()
	defer clip.Rect{Max: size}.Push(p.Ops).Pop()
	fs.RowDrag.Listen()
	draw.Listen(p.Ops, f.Scroller.Tag())
	fs.FocusRing.PaintKeyArea()
	p.Fill(image.Rectangle{Max: size}, p.Style.Theme.Bg)
	widgets := f.Sheet.HasWidgets(layoutx.Body) || f.Sheet.HasWidgets(layoutx.Foot)
	if widgets {
		f.cellArea()
	}
	fs.Semantics.Paint()
	fs.Debug.End(debug.StageSemantics)
	f.Sheet.PaintBands()
	fs.Debug.End(debug.StageBody)
	if !widgets {
		f.cellArea()
	}
	f.Sheet.PaintHead()
	fs.Debug.End(debug.StageHead)
	fs.ColumnSize.PaintGrips()
	fs.Scrollbar.PaintBars()
	fs.Debug.End(debug.StageBars)
	fs.Scrollbar.PaintBandBars()
	fs.Panes.PaintPinned()
	fs.Details.PaintDetails()
	fs.Panes.PaintSticky()
	fs.Placeholder.PaintBody()
	fs.FocusRing.PaintRing()
	fs.CellEdit.Draw()
	fs.PaintSheet()
	fs.Filtering.PaintPanel()
	fs.Tooltip.PaintSheet()
	fs.Debug.PaintBox()
}

// cellArea hears the pointer over the cells. It lies under widgets in cells, so that those
// take their own presses, and else over the cells: Gio looks for what the pointer is over
// from the top down, and passes over all clips of the cells that way.
func (f *frame) cellArea() {
	defer clip.Rect{Max: f.View.SheetSize()}.Push(f.Painter.Ops).Pop()
	draw.Listen(f.Painter.Ops, f.Pointer.Tag())
	f.Features.AddCursor(f.Painter.Ops)
}
