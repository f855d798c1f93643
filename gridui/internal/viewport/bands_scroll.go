// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/layoutx"
)

// Offset returns the vertical scroll offset of a band, in pixels.
func (bands *Bands) Offset(b layoutx.Band) int { return bands.scroll[bandSide(b)].Px }

// ScrollBy scrolls a band down by a number of pixels.
func (bands *Bands) ScrollBy(b layoutx.Band, dy float32) {
	bands.scroll[bandSide(b)].By(dy, bands.Most(b))
}

// Show scrolls a band by the least amount that makes a pinned row visible.
func (bands *Bands) Show(at Address) {
	row, ok := bands.addresses.RowAt(at)
	if !ok || !row.IsPinned() {
		return
	}
	first, _ := bands.pinned(at.Band)
	i := row.PinIndex()
	y := bands.pinnedStart(at.Band, &bands.painter.Style) + bands.pinnedHeight(first, i)
	bands.scroll[bandSide(at.Band)].Show(y, y+bands.rowHeight(i), bands.geometry.Sheet.Panes.Band(at.Band).Dy(), bands.Most(at.Band))
}

// Reveal scrolls to a pinned row in the next frame, by its id.
func (bands *Bands) Reveal(rowID string) { bands.revealed = rowID }

// BeginDrag begins a drag of the edge of a pinned row and keeps the bottom band at its distance
// from its lower end.
func (bands *Bands) BeginDrag(b layoutx.Band) {
	bands.held, bands.dragging = b == layoutx.Bottom, true
	if bands.held {
		bands.rest = bands.Most(b) - bands.Offset(b)
	}
}

// EndDrag ends a drag. The band keeps its distance for one more frame, in which the final height
// takes effect.
func (bands *Bands) EndDrag() { bands.dragging = false }
