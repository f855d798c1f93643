// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

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
	// Scroll is how far the top and the bottom band are scrolled down, in pixels.
	Scroll [2]ui.ScrollOffset
	// sizes are the heights of the pinned rows by their order, where heights differ.
	sizes []int
	// Rest is how much further the bottom band can scroll while the edge of one of its
	// rows is dragged; held says that this stays so, dragging that the drag goes on.
	Rest           int
	Held, Dragging bool
	// Reveal is the id of a row that is to be on the screen in the next frame.
	Reveal string
}

func BandSide(b layoutx.Band) int {
	if b == layoutx.Bottom {
		return 1
	}
	return 0
}

// pinsOf are the orders of the pinned rows of a band among all of them.
func (v *Viewport) pinsOf(b layoutx.Band) (first, end int) {
	top := v.Dataset.PinnedCount(layoutx.Top)
	if b == layoutx.Top {
		return 0, top
	}
	return top, top + v.Dataset.PinnedCount(layoutx.Bottom)
}

// guessPins gives the pinned rows the heights that are known of them.
func (v *Viewport) guessPins() {
	v.Pins.sizes = v.Pins.sizes[:0]
	if !v.Details.Options.Sized() {
		return
	}
	_, n := v.pinsOf(layoutx.Bottom)
	for i := range n {
		v.Pins.sizes = append(v.Pins.sizes, v.SizeGuess(dataset.PinNumber(i)))
	}
}

// pinSize is the height of a pinned row with its detail.
func (v *Viewport) pinSize(i int) int {
	if i < len(v.Pins.sizes) {
		return v.Pins.sizes[i]
	}
	return v.Painter.Style.RowHeight
}

// pinsHeight is the height of the pinned rows of a band up to one of them.
func (v *Viewport) pinsHeight(first, end int) int {
	if len(v.Pins.sizes) == 0 {
		return (end - first) * v.Painter.Style.RowHeight
	}
	sum := 0
	for i := first; i < end; i++ {
		sum += v.pinSize(i)
	}
	return sum
}

// bandHeight is what the rows of a band need.
func (v *Viewport) bandHeight(b layoutx.Band, st *style.Resolved) int {
	return v.Dataset.FloatingCount(b)*st.RowHeight + v.pinsHeight(v.pinsOf(b))
}

// pinsStart is where the pinned rows of a band begin, in pixels from its first row:
// floating rows stand nearer to the edges of the grid.
func (v *Viewport) pinsStart(b layoutx.Band, st *style.Resolved) int {
	if b == layoutx.Top {
		return v.Dataset.FloatingCount(b) * st.RowHeight
	}
	return 0
}

// BandMost is how far a band can scroll.
func (v *Viewport) BandMost(b layoutx.Band) int {
	if v.Dataset.PinnedCount(b) == 0 {
		return 0
	}
	return max(v.bandHeight(b, &v.Painter.Style)-v.Sheet.Panes.Band(b).Dy(), 0)
}

// MeasurePins lays out the details of the pinned rows on the screen, where rows
// differ in height, and says whether the bands' heights changed by that.
func (v *Viewport) MeasurePins() (changed bool) {
	if len(v.Pins.sizes) == 0 {
		return false
	}
	v.detailsWide(v.Sheet.Panes.Band(layoutx.Body).Dx())
	for _, b := range [...]layoutx.Band{layoutx.Top, layoutx.Bottom} {
		room := v.Sheet.Panes.Band(layoutx.Top).Dy() + v.BodyHeight() + v.Sheet.Panes.Band(layoutx.Bottom).Dy()
		first, end := v.pinsOf(b)
		y := v.pinsStart(b, &v.Painter.Style) - v.Pins.Scroll[BandSide(b)].Px
		for i := first; i < end; i++ {
			if y < room && y+v.Pins.sizes[i] > 0 {
				size := v.measureRow(dataset.PinNumber(i))
				changed = changed || size != v.Pins.sizes[i]
				v.Pins.sizes[i] = size
			}
			y += v.Pins.sizes[i]
		}
	}
	return changed
}

// placeBand finds the rows of a band that are on the screen.
func (v *Viewport) placeBand(b layoutx.Band, st *style.Resolved) {
	r := v.Sheet.Panes.Band(b)
	most, s := v.BandMost(b), &v.Pins.Scroll[BandSide(b)]
	s.Clamp(most)
	v.Pins.hold(b, s, most)
	v.revealPin(b)
	add := func(row, y, size, cells int) {
		if y < r.Max.Y && y+size > r.Min.Y {
			v.Sheet.Rows[b] = append(v.Sheet.Rows[b], layoutx.Span{Index: row, Start: y, Size: cells})
		}
	}
	n, start := v.Dataset.FloatingCount(b), r.Min.Y-s.Px
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
		if len(v.Pins.sizes) > 0 {
			cells = min(v.CellsHeight(dataset.PinNumber(i)), size)
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
	if b != layoutx.Bottom || !s.Held {
		return
	}
	by.Px = max(most-s.Rest, 0)
	s.Held = s.Dragging
}

// revealPin brings a row that was pinned just now onto the screen.
func (v *Viewport) revealPin(b layoutx.Band) {
	if v.Pins.Reveal == "" {
		return
	}
	first, end := v.pinsOf(b)
	for i := first; i < end; i++ {
		if v.Dataset.RowID(dataset.PinNumber(i)) == v.Pins.Reveal {
			v.Pins.Reveal = ""
			v.Pins.Show(v, v.AddressOf(dataset.PinNumber(i), 0))
			return
		}
	}
	if b == layoutx.Bottom {
		v.Pins.Reveal = ""
	}
}

// Show scrolls a band as little as brings a pinned row onto the screen.
func (s *pinBands) Show(e *Viewport, at Address) {
	row, ok := e.RowAt(at)
	if !ok || row > dataset.FirstPinned {
		return
	}
	first, _ := e.pinsOf(at.Band)
	i := dataset.PinIndex(row)
	y := e.pinsStart(at.Band, &e.Painter.Style) + e.pinsHeight(first, i)
	s.Scroll[BandSide(at.Band)].Show(y, y+e.pinSize(i), e.Sheet.Panes.Band(at.Band).Dy(), e.BandMost(at.Band))
}

// ScrollsAt is the band that scrolls under a position of the sheet.
func (v *Viewport) ScrollsAt(pos f32.Point) layoutx.Band {
	_, b, ok := v.Sheet.Panes.At(pos.Round())
	if ok && (b == layoutx.Top || b == layoutx.Bottom) && v.BandMost(b) > 0 {
		return b
	}
	return layoutx.Body
}

// Remaining is how far a band can scroll up and down.
func (v *Viewport) Remaining(b layoutx.Band) (before, after int64) {
	if b != layoutx.Top && b != layoutx.Bottom {
		return v.Scroll.Remaining(&v.RowAxis, v.BodyHeight())
	}
	px := v.Pins.Scroll[BandSide(b)].Px
	return int64(px), int64(v.BandMost(b) - px)
}
