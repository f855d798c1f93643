// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package columnsize

import (
	"image"

	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// PaintGrips makes edges draggable where widgets of the program are in headers: there they cover the area of the
// cells.
func (f *Feature) PaintGrips() {
	if f.Options.Mode == option.ColumnResizeOff || !f.Columns.AnyHead {
		return
	}
	p, rows := f.Painter, f.Viewport.Sheet.Rows[layoutx.Head]
	row := rows[len(rows)-1]
	half := f.reach(pointer.Mouse) / 2
	for pane := range f.Viewport.Sheet.Cols {
		within := f.Viewport.Sheet.Panes.Rect(layoutx.Pane(pane), layoutx.Head)
		for _, col := range f.Viewport.Sheet.Cols[pane] {
			if l := &f.Columns.Leaves[col.Index]; !l.Head || l.Fixed {
				continue
			}
			x := col.Start
			if f.Viewport.EndsRight(layoutx.Pane(pane)) {
				x = col.End()
			}
			r := image.Rect(x-half, row.Start, x+half+1, row.End()).Intersect(within)
			if r.Empty() {
				continue
			}
			c := draw.Clip(p.Ops, r)
			draw.Listen(p.Ops, f.Pointer.Tag())
			pointer.CursorColResize.Add(p.Ops)
			c.Pop()
		}
	}
}

// PaintSheet draws the edge under the pointer, or the dragged edge: in live mode where it is, else where it would
// be.
func (f *Feature) PaintSheet() {
	switch {
	case f.Dragging() && f.Options.Mode == option.ColumnResizeLive:
		f.paintDragged()
	case f.Dragging():
		f.paintGuide()
	case f.hot.ok && !f.Pointer.Captured():
		f.paintEdge(f.hot.x, f.Viewport.HeadRect(f.hot.head))
	}
}

// paintEdge draws the edge of a header as draggable.
func (f *Feature) paintEdge(x int, of image.Rectangle) {
	p := f.Painter
	w := max(p.Dp(2), 2)
	of.Min.X = x - w/2
	of.Max.X = of.Min.X + w
	p.Fill(of.Intersect(f.Viewport.Sheet.Panes.Band(layoutx.Head)), p.Style.Theme.Accent)
}

// paintDragged draws the dragged edge at its position in this frame.
func (f *Feature) paintDragged() {
	at := f.drag.edge.head
	if at.Col >= len(f.Columns.Leaves) {
		return
	}
	r := f.Viewport.HeadRect(at)
	x := r.Min.X
	if f.Viewport.EndsRight(f.Columns.Leaves[at.Col].Pane) {
		x = r.Max.X
	}
	f.paintEdge(x, r)
}

// paintGuide draws a line where the dragged edge would be.
func (f *Feature) paintGuide() {
	p, panes := f.Painter, &f.Viewport.Sheet.Panes
	w := max(p.Dp(2), 2)
	x := f.drag.guide - w/2
	p.Fill(image.Rect(x, panes.Band(layoutx.Head).Min.Y, x+w, f.Viewport.ContentEnd(panes.Pane(layoutx.Center))), p.Style.Theme.Accent)
}
