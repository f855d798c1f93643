// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/f32"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

// pinBands are the bands with pinned rows. A band whose rows take more than it may have
// scrolls by itself, floating rows and all.
type pinBands struct {
	// scroll is how far the top and the bottom band are scrolled down, in pixels.
	scroll [2]ui.ScrollOffset
	// sizes are the heights of the pinned rows by their order, where heights differ.
	sizes []int
	// rest is how much further the bottom band can scroll while the edge of one of its
	// rows is dragged; held says that this stays so, dragging that the drag goes on.
	rest           int
	held, dragging bool
	// reveal is the id of a row that is to be on the screen in the next frame.
	reveal string
}

func bandSide(b layoutx.Band) int {
	if b == layoutx.Bottom {
		return 1
	}
	return 0
}

// pinsOf are the orders of the pinned rows of a band among all of them.
func (v *Viewport) pinsOf(b layoutx.Band) (first, end int) {
	top := v.data.PinnedCount(layoutx.Top)
	if b == layoutx.Top {
		return 0, top
	}
	return top, top + v.data.PinnedCount(layoutx.Bottom)
}

// guessPins gives the pinned rows the heights that are known of them.
func (v *Viewport) guessPins() {
	v.pins.sizes = v.pins.sizes[:0]
	if !v.details.options.sized() {
		return
	}
	_, n := v.pinsOf(layoutx.Bottom)
	for i := range n {
		v.pins.sizes = append(v.pins.sizes, v.sizeGuess(dataset.PinNumber(i)))
	}
}

// pinSize is the height of a pinned row with its detail.
func (v *Viewport) pinSize(i int) int {
	if i < len(v.pins.sizes) {
		return v.pins.sizes[i]
	}
	return v.draw.Style.RowHeight
}

// pinsHeight is the height of the pinned rows of a band up to one of them.
func (v *Viewport) pinsHeight(first, end int) int {
	if len(v.pins.sizes) == 0 {
		return (end - first) * v.draw.Style.RowHeight
	}
	sum := 0
	for i := first; i < end; i++ {
		sum += v.pinSize(i)
	}
	return sum
}

// bandHeight is what the rows of a band need.
func (v *Viewport) bandHeight(b layoutx.Band, st *style.Resolved) int {
	return v.data.FloatingCount(b)*st.RowHeight + v.pinsHeight(v.pinsOf(b))
}

// pinsStart is where the pinned rows of a band begin, in pixels from its first row:
// floating rows stand nearer to the edges of the grid.
func (v *Viewport) pinsStart(b layoutx.Band, st *style.Resolved) int {
	if b == layoutx.Top {
		return v.data.FloatingCount(b) * st.RowHeight
	}
	return 0
}

// bandMost is how far a band can scroll.
func (v *Viewport) bandMost(b layoutx.Band) int {
	if v.data.PinnedCount(b) == 0 {
		return 0
	}
	return max(v.bandHeight(b, &v.draw.Style)-v.sheet.Panes.Band(b).Dy(), 0)
}

// measurePins lays out the details of the pinned rows on the screen, where rows
// differ in height, and says whether the bands' heights changed by that.
func (v *Viewport) measurePins() (changed bool) {
	if len(v.pins.sizes) == 0 {
		return false
	}
	v.detailsWide(v.sheet.Panes.Band(layoutx.Body).Dx())
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		room := v.sheet.Panes.Band(layoutx.Top).Dy() + v.bodyHeight() + v.sheet.Panes.Band(layoutx.Bottom).Dy()
		first, end := v.pinsOf(b)
		y := v.pinsStart(b, &v.draw.Style) - v.pins.scroll[bandSide(b)].Px
		for i := first; i < end; i++ {
			if y < room && y+v.pins.sizes[i] > 0 {
				size := v.measureRow(dataset.PinNumber(i))
				changed = changed || size != v.pins.sizes[i]
				v.pins.sizes[i] = size
			}
			y += v.pins.sizes[i]
		}
	}
	return changed
}

// placeBand finds the rows of a band that are on the screen.
func (v *Viewport) placeBand(b layoutx.Band, st *style.Resolved) {
	r := v.sheet.Panes.Band(b)
	most, s := v.bandMost(b), &v.pins.scroll[bandSide(b)]
	s.Clamp(most)
	v.pins.hold(b, s, most)
	v.revealPin(b)
	add := func(row, y, size, cells int) {
		if y < r.Max.Y && y+size > r.Min.Y {
			v.sheet.Rows[b] = append(v.sheet.Rows[b], layoutx.Span{Index: row, Start: y, Size: cells})
		}
	}
	n, start := v.data.FloatingCount(b), r.Min.Y-s.Px
	float := func(y int) {
		for i := range n {
			add(i, y+i*st.RowHeight, st.RowHeight, st.RowHeight)
		}
	}
	first, end := v.pinsOf(b)
	y := start + v.pinsStart(b, st)
	if b == layoutx.Top {
		float(start)
	}
	for i := first; i < end; i++ {
		size, cells := v.pinSize(i), st.RowHeight
		if len(v.pins.sizes) > 0 {
			cells = min(v.cellsHeight(dataset.PinNumber(i)), size)
		}
		add(n+i-first, y, size, cells)
		y += size
	}
	if b == layoutx.Bottom {
		float(y)
	}
}

// hold keeps the bottom band at its lower end, or as far from it as it was, while an edge
// in it is dragged, and once more after the drag.
func (s *pinBands) hold(b layoutx.Band, by *ui.ScrollOffset, most int) {
	if b != layoutx.Bottom || !s.held {
		return
	}
	by.Px = max(most-s.rest, 0)
	s.held = s.dragging
}

// revealPin brings a row that was pinned just now onto the screen.
func (v *Viewport) revealPin(b layoutx.Band) {
	if v.pins.reveal == "" {
		return
	}
	first, end := v.pinsOf(b)
	for i := first; i < end; i++ {
		if v.data.RowID(dataset.PinNumber(i)) == v.pins.reveal {
			v.pins.reveal = ""
			v.pins.show(v, v.placeRow(dataset.PinNumber(i), 0))
			return
		}
	}
	if b == layoutx.Bottom {
		v.pins.reveal = ""
	}
}

// show scrolls a band as little as brings a pinned row onto the screen.
func (s *pinBands) show(e *Viewport, at cellAddress) {
	row, ok := e.rowAt(at)
	if !ok || row > dataset.FirstPinned {
		return
	}
	first, _ := e.pinsOf(at.band)
	i := dataset.PinIndex(row)
	y := e.pinsStart(at.band, &e.draw.Style) + e.pinsHeight(first, i)
	s.scroll[bandSide(at.band)].Show(y, y+e.pinSize(i), e.sheet.Panes.Band(at.band).Dy(), e.bandMost(at.band))
}

// scrollsAt is the band that scrolls under a position of the sheet.
func (v *Viewport) scrollsAt(pos f32.Point) layoutx.Band {
	_, b, ok := v.sheet.Panes.At(pos.Round())
	if ok && (b == layoutx.Top || b == layoutx.Bottom) && v.bandMost(b) > 0 {
		return b
	}
	return layoutx.Body
}

// remaining is how far a band can scroll up and down.
func (v *Viewport) remaining(b layoutx.Band) (before, after int64) {
	if b != layoutx.Top && b != layoutx.Bottom {
		return v.scroll.Remaining(&v.rows, v.bodyHeight())
	}
	px := v.pins.scroll[bandSide(b)].Px
	return int64(px), int64(v.bandMost(b) - px)
}
