// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/op/clip"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/layoutx"
)

// PopupIn returns the rectangle of a popup with a size next to an anchor, inside a window. The
// popup begins where the anchor begins in the reading direction.
func PopupIn(p *draw.Painter, window, anchor image.Rectangle, size image.Point, side layoutx.Side) image.Rectangle {
	if p.Style.RTL {
		return layoutx.Mirror(layoutx.Popup(layoutx.Mirror(anchor, window), size, window, side), window)
	}
	return layoutx.Popup(anchor, size, window, side)
}

// Cover lets tag take the pointer from everything that was drawn before.
func Cover(p *draw.Painter, tag event.Tag) {
	const far = draw.Unbounded
	defer clip.Rect(image.Rect(-far, -far, far, far)).Push(p.Ops).Pop()
	draw.Listen(p.Ops, tag)
}
