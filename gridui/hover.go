// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/f32"

	"github.com/giogrid/giogrid/layoutx"
)

// hoverAt notes where the mouse is, in pixels of the sheet.
func (e *engine) hoverAt(pos f32.Point) {
	e.pointer.Hover.In, e.pointer.Hover.Pos = true, pos
	e.syncHover()
}

// syncHover finds what is under the mouse now, after a scroll under it, say.
func (e *engine) syncHover() {
	e.pointer.Hover.Find(&e.view, e.drags())
	e.features.Hover()
}

// wheelReach is how far a wheel can scroll what it is over; as long as nobody knows
// where the pointer is, whatever there is.
func (e *engine) wheelReach() (before, after int64) {
	if h := &e.pointer.Hover; h.In {
		return e.view.Remaining(e.view.ScrollsAt(h.Pos))
	}
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Body, layoutx.Bottom} {
		up, down := e.view.Remaining(b)
		before, after = max(before, up), max(after, down)
	}
	return before, after
}
