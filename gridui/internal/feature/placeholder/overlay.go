// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package placeholder

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/op/paint"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// paintOverlay draws the loading overlay over the rows. It takes the pointer, so that widgets in cells do not get
// it, and shows the widget of the program or a card with the text for loading.
func (f *Feature) paintOverlay(body image.Rectangle) {
	p := f.Painter
	defer draw.Clip(p.Ops, body).Pop()
	f.dropEvents()
	draw.Listen(p.Ops, &f.overlayTag)
	paint.Fill(p.Ops, p.Style.Theme.Overlay)
	w := p.Style.Overlay
	if w == nil {
		w = p.Card(p.Label(p.Style.Texts.Loading, p.Style.Theme.Fg))
	}
	p.Centered(body, w)
}

// dropEvents reads and discards the pointer events over the overlay.
func (f *Feature) dropEvents() {
	filter := pointer.Filter{Target: &f.overlayTag, Kinds: pointer.Press | pointer.Release | pointer.Move | pointer.Drag}
	for {
		if _, ok := f.Painter.Gtx.Event(filter); !ok {
			return
		}
	}
}
