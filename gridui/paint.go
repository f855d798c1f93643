// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/feature/debug"
	"github.com/giogrid/giogrid/layoutx"
)

// paint draws all that lies between the toolbar and the bar below the sheet. Its area is an
// ancestor of everything in it.
func (e *engine) paint() {
	p, f, size := &e.draw, &e.features, e.view.SheetSize()
	defer clip.Rect{Max: size}.Push(p.Ops).Pop()
	f.rowDrag.Listen()
	draw.Listen(p.Ops, e.scroller.Tag())
	f.focusRing.PaintKeyArea()
	p.Fill(image.Rectangle{Max: size}, p.Style.Theme.Bg)
	widgets := e.sheet.HasWidgets(layoutx.Body) || e.sheet.HasWidgets(layoutx.Foot)
	if widgets {
		e.cellArea()
	}
	f.semantics.Paint()
	f.debug.End(debug.StageSemantics)
	e.sheet.PaintBands()
	f.debug.End(debug.StageBody)
	if !widgets {
		e.cellArea()
	}
	e.sheet.PaintHead()
	f.debug.End(debug.StageHead)
	f.columnSize.PaintGrips()
	f.scrollbar.PaintBars()
	f.debug.End(debug.StageBars)
	f.scrollbar.PaintBandBars()
	f.panes.PaintPinned()
	f.details.PaintDetails()
	f.panes.PaintSticky()
	f.placeholder.PaintBody()
	f.focusRing.PaintRing()
	f.cellEdit.Draw()
	f.PaintSheet()
	f.filtering.PaintPanel()
	f.tooltip.PaintSheet()
	f.debug.PaintBox()
}

// cellArea hears the pointer over the cells. It lies under widgets in cells, so that those
// take their own presses, and else over the cells: Gio looks for what the pointer is over
// from the top down, and passes over all clips of the cells that way.
func (e *engine) cellArea() {
	defer clip.Rect{Max: e.view.SheetSize()}.Push(e.draw.Ops).Pop()
	draw.Listen(e.draw.Ops, e.pointer.Tag())
	e.features.AddCursor(e.draw.Ops)
}
