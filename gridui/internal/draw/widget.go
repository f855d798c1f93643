// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package draw

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op/clip"
)

// Inside lays out a widget in a rectangle. The widget gets exactly the size of the rectangle and is
// clipped to it.
func (p *Painter) Inside(r image.Rectangle, w layout.Widget) {
	defer Offset(p.Ops, r.Min).Pop()
	defer clip.Rect{Max: r.Size()}.Push(p.Ops).Pop()
	gtx := p.Gtx
	gtx.Constraints = layout.Exact(r.Size())
	w(gtx)
}
