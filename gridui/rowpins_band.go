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
func (e *engine) pinsOf(b layoutx.Band) (first, end int) {
	top := e.ask.data.PinnedCount(layoutx.Top)
	if b == layoutx.Top {
		return 0, top
	}
	return top, top + e.ask.data.PinnedCount(layoutx.Bottom)
}

// guessPins gives the pinned rows the heights that are known of them.
func (e *engine) guessPins() {
	e.pins.sizes = e.pins.sizes[:0]
	if !e.details.options.sized() {
		return
	}
	_, n := e.pinsOf(layoutx.Bottom)
	for i := range n {
		e.pins.sizes = append(e.pins.sizes, e.sizeGuess(dataset.PinNumber(i)))
	}
}

// pinSize is the height of a pinned row with its detail.
func (e *engine) pinSize(i int) int {
	if i < len(e.pins.sizes) {
		return e.pins.sizes[i]
	}
	return e.draw.Style.RowHeight
}

// pinsHeight is the height of the pinned rows of a band up to one of them.
func (e *engine) pinsHeight(first, end int) int {
	if len(e.pins.sizes) == 0 {
		return (end - first) * e.draw.Style.RowHeight
	}
	sum := 0
	for i := first; i < end; i++ {
		sum += e.pinSize(i)
	}
	return sum
}

// bandHeight is what the rows of a band need.
func (e *engine) bandHeight(b layoutx.Band, st *style.Resolved) int {
	return e.ask.data.FloatingCount(b)*st.RowHeight + e.pinsHeight(e.pinsOf(b))
}

// pinsStart is where the pinned rows of a band begin, in pixels from its first row:
// floating rows stand nearer to the edges of the grid.
func (e *engine) pinsStart(b layoutx.Band, st *style.Resolved) int {
	if b == layoutx.Top {
		return e.ask.data.FloatingCount(b) * st.RowHeight
	}
	return 0
}

// bandMost is how far a band can scroll.
func (e *engine) bandMost(b layoutx.Band) int {
	if e.ask.data.PinnedCount(b) == 0 {
		return 0
	}
	return max(e.bandHeight(b, &e.draw.Style)-e.sheet.Panes.Band(b).Dy(), 0)
}

// measurePins lays out the details of the pinned rows on the screen, where rows
// differ in height, and says whether the bands' heights changed by that.
func (e *engine) measurePins() (changed bool) {
	if len(e.pins.sizes) == 0 {
		return false
	}
	e.detailsWide(e.sheet.Panes.Band(layoutx.Body).Dx())
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		room := e.sheet.Panes.Band(layoutx.Top).Dy() + e.bodyHeight() + e.sheet.Panes.Band(layoutx.Bottom).Dy()
		first, end := e.pinsOf(b)
		y := e.pinsStart(b, &e.draw.Style) - e.pins.scroll[bandSide(b)].Px
		for i := first; i < end; i++ {
			if y < room && y+e.pins.sizes[i] > 0 {
				size := e.measureRow(dataset.PinNumber(i))
				changed = changed || size != e.pins.sizes[i]
				e.pins.sizes[i] = size
			}
			y += e.pins.sizes[i]
		}
	}
	return changed
}

// placeBand finds the rows of a band that are on the screen.
func (e *engine) placeBand(b layoutx.Band, st *style.Resolved) {
	r := e.sheet.Panes.Band(b)
	most, s := e.bandMost(b), &e.pins.scroll[bandSide(b)]
	s.Clamp(most)
	e.pins.hold(b, s, most)
	e.revealPin(b)
	add := func(row, y, size, cells int) {
		if y < r.Max.Y && y+size > r.Min.Y {
			e.sheet.Rows[b] = append(e.sheet.Rows[b], layoutx.Span{Index: row, Start: y, Size: cells})
		}
	}
	n, start := e.ask.data.FloatingCount(b), r.Min.Y-s.Px
	float := func(y int) {
		for i := range n {
			add(i, y+i*st.RowHeight, st.RowHeight, st.RowHeight)
		}
	}
	first, end := e.pinsOf(b)
	y := start + e.pinsStart(b, st)
	if b == layoutx.Top {
		float(start)
	}
	for i := first; i < end; i++ {
		size, cells := e.pinSize(i), st.RowHeight
		if len(e.pins.sizes) > 0 {
			cells = min(e.cellsHeight(dataset.PinNumber(i)), size)
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
func (e *engine) revealPin(b layoutx.Band) {
	if e.pins.reveal == "" {
		return
	}
	first, end := e.pinsOf(b)
	for i := first; i < end; i++ {
		if e.ask.data.RowID(dataset.PinNumber(i)) == e.pins.reveal {
			e.pins.reveal = ""
			e.pins.show(e, e.placeRow(dataset.PinNumber(i), 0))
			return
		}
	}
	if b == layoutx.Bottom {
		e.pins.reveal = ""
	}
}

// show scrolls a band as little as brings a pinned row onto the screen.
func (s *pinBands) show(e *engine, at cellAddress) {
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
func (e *engine) scrollsAt(pos f32.Point) layoutx.Band {
	_, b, ok := e.sheet.Panes.At(pos.Round())
	if ok && (b == layoutx.Top || b == layoutx.Bottom) && e.bandMost(b) > 0 {
		return b
	}
	return layoutx.Body
}

// remaining is how far a band can scroll up and down.
func (e *engine) remaining(b layoutx.Band) (before, after int64) {
	if b != layoutx.Top && b != layoutx.Bottom {
		return e.scroll.Remaining(&e.rows, e.bodyHeight())
	}
	px := e.pins.scroll[bandSide(b)].Px
	return int64(px), int64(e.bandMost(b) - px)
}
