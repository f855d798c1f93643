// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"image"

	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// Hover is the position of the mouse and the element under it.
type Hover struct {
	// In is set if the mouse is over the sheet, at Pos in pixels of the sheet.
	In  bool
	Pos f32.Point
	// At is the highlighted cell under the mouse, viewport.NoCell if there is none. Bar is the
	// scroll bar under it.
	At  viewport.Address
	Bar viewport.Bar
}

// Clear notes that the mouse is outside the sheet.
func (h *Hover) Clear() { *h = Hover{At: viewport.NoCell} }

// Forget drops the cell under the mouse until Find is called.
func (h *Hover) Forget() { h.At = viewport.NoCell }

// MoveTo sets the position of the mouse, in pixels of the sheet. Find updates the element under it.
func (h *Hover) MoveTo(pos f32.Point) { h.In, h.Pos = true, pos }

// Over reports whether the mouse is over the row of a cell, outside the header.
func (h *Hover) Over(at viewport.Address) bool {
	return h.In && h.At.Band == at.Band && h.At.Row == at.Row && h.At.Col >= 0 && at.Band != layoutx.Head
}

// Find updates the element under the mouse. No cell is highlighted during a drag.
func (h *Hover) Find(view *viewport.Frame, drags bool) {
	if !h.In {
		return
	}
	h.At, h.Bar = viewport.NoCell, view.Bars.At(h.Pos.Round())
	if at, ok := view.AddressAt(h.Pos.Round()); ok && !drags && h.Bar == viewport.NoBar {
		h.At = at
	}
}

// InRect reports whether the mouse is in a rectangle, in pixels of the sheet.
func (h *Hover) InRect(r image.Rectangle) bool { return h.In && h.Pos.Round().In(r) }
