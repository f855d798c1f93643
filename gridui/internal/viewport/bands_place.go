// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// Measure measures the visible pinned rows with their details, if rows differ in height. It
// reports whether the heights of the bands have changed.
func (bands *Bands) Measure() (changed bool) {
	if len(bands.rowHeights) == 0 {
		return false
	}
	width := bands.geometry.Sheet.Panes.Band(layoutx.Body).Dx()
	bands.details.setWidth(width)
	bands.full.each(func(d *Details) { d.setWidth(width) })
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		room := bands.geometry.Sheet.Panes.Band(layoutx.Top).Dy() + bands.geometry.BodyHeight() + bands.geometry.Sheet.Panes.Band(layoutx.Bottom).Dy()
		first, end := bands.pinned(b)
		y := bands.pinnedStart(b, &bands.painter.Style) - bands.scroll[bandSide(b)].Px
		for i := first; i < end; i++ {
			if y < room && y+bands.rowHeights[i] > 0 {
				size := bands.sizes.measure(coord.Pinned(i))
				changed = changed || size != bands.rowHeights[i]
				bands.rowHeights[i] = size
			}
			y += bands.rowHeights[i]
		}
	}
	return changed
}

// place puts the visible rows of a band onto the sheet.
func (bands *Bands) place(b layoutx.Band, st *style.Resolved) {
	r := bands.geometry.Sheet.Panes.Band(b)
	most, s := bands.Most(b), &bands.scroll[bandSide(b)]
	s.Clamp(most)
	bands.hold(b, s, most)
	bands.showRevealed(b)
	add := func(row, y, size, cells int) {
		if y < r.Max.Y && y+size > r.Min.Y {
			bands.geometry.Sheet.Rows[b] = append(bands.geometry.Sheet.Rows[b], celllayout.Span{Index: row, Start: y, Size: cells})
		}
	}
	n, start := bands.data.FloatingCount(b), r.Min.Y-s.Px
	float := func(y int) {
		for i := range n {
			add(i, y+i*st.RowHeight, st.RowHeight, st.RowHeight)
		}
	}
	first, end := bands.pinned(b)
	y := start + bands.pinnedStart(b, st)
	if b == layoutx.Top {
		float(start)
	}
	for i := first; i < end; i++ {
		size, cells := bands.rowHeight(i), st.RowHeight
		if len(bands.rowHeights) > 0 {
			cells = min(bands.heights.Of(coord.Pinned(i)), size)
		}
		add(n+i-first, y, size, cells)
		y += size
	}
	if b == layoutx.Bottom {
		float(y)
	}
}

// showRevealed scrolls to the row that Reveal was called for, if it is in a band.
func (bands *Bands) showRevealed(b layoutx.Band) {
	if bands.revealed == "" {
		return
	}
	first, end := bands.pinned(b)
	for i := first; i < end; i++ {
		if bands.data.RowID(coord.Pinned(i)) == bands.revealed {
			bands.revealed = ""
			bands.Show(bands.addresses.AddressOf(coord.Pinned(i), 0))
			return
		}
	}
	if b == layoutx.Bottom {
		bands.revealed = ""
	}
}

// hold keeps the distance of the bottom band from its lower end while an edge in it is
// dragged, and for one frame after the drag.
func (bands *Bands) hold(b layoutx.Band, by *ui.ScrollOffset, most int) {
	if b != layoutx.Bottom || !bands.held {
		return
	}
	by.Set(max(most-bands.rest, 0))
	bands.held = bands.dragging
}
