// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// Bands are the bands with pinned rows, above and below the body. A band whose rows need
// more height than it may have scrolls by itself, including its floating rows.
type Bands struct {
	addresses *Addresses
	geometry  *Geometry
	settings  *RowSettings
	heights   *CellHeights
	details   *Details
	full      *fullRows
	sizes     *RowSizes
	data      *dataset.Set
	painter   *draw.Painter

	// scroll holds the vertical scroll offsets of the top and the bottom band, in pixels.
	scroll [2]ui.ScrollOffset
	// rowHeights are the heights in pixels of the pinned rows with their details, by their
	// order; empty where all rows are equally high.
	rowHeights []int
	// rest is the distance in pixels of the bottom band from its lower end while the edge of a
	// pinned row is dragged. held keeps this distance; dragging is set until the drag ends.
	rest           int
	held, dragging bool
	// revealed is the id of the pinned row that the next frame scrolls to, empty if there is none.
	revealed string
}

// bandSide returns the index of the top or the bottom band.
func bandSide(b layoutx.Band) int {
	if b == layoutx.Bottom {
		return 1
	}
	return 0
}

// pinned returns the range of a band's pinned rows among the pinned rows of both bands.
func (bands *Bands) pinned(b layoutx.Band) (first, end int) {
	top := bands.data.PinnedCount(layoutx.Top)
	if b == layoutx.Top {
		return 0, top
	}
	return top, top + bands.data.PinnedCount(layoutx.Bottom)
}

// estimate sets the heights of the pinned rows to estimates.
func (bands *Bands) estimate() {
	bands.rowHeights = bands.rowHeights[:0]
	if !bands.settings.MeasuresRows() {
		return
	}
	_, n := bands.pinned(layoutx.Bottom)
	for i := range n {
		bands.rowHeights = append(bands.rowHeights, bands.sizes.estimate(coord.Pinned(i)))
	}
}

// rowHeight returns the height in pixels of a pinned row with its detail.
func (bands *Bands) rowHeight(i int) int {
	if i < len(bands.rowHeights) {
		return bands.rowHeights[i]
	}
	return bands.painter.Style.RowHeight
}

// pinnedHeight returns the height in pixels of a range of pinned rows.
func (bands *Bands) pinnedHeight(first, end int) int {
	if len(bands.rowHeights) == 0 {
		return (end - first) * bands.painter.Style.RowHeight
	}
	sum := 0
	for i := first; i < end; i++ {
		sum += bands.rowHeight(i)
	}
	return sum
}

// height returns the height in pixels of all rows of a band.
func (bands *Bands) height(b layoutx.Band, st *style.Resolved) int {
	return bands.data.FloatingCount(b)*st.RowHeight + bands.pinnedHeight(bands.pinned(b))
}

// pinnedStart returns where the pinned rows of a band begin, in pixels from its first row.
// Floating rows are nearer to the edge of the grid.
func (bands *Bands) pinnedStart(b layoutx.Band, st *style.Resolved) int {
	if b == layoutx.Top {
		return bands.data.FloatingCount(b) * st.RowHeight
	}
	return 0
}

// Most returns the largest scroll offset of a band, in pixels.
func (bands *Bands) Most(b layoutx.Band) int {
	if bands.data.PinnedCount(b) == 0 {
		return 0
	}
	return max(bands.height(b, &bands.painter.Style)-bands.geometry.Sheet.Panes.Band(b).Dy(), 0)
}
