// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
)

// pinShare is what the pinned columns may take of the width, in tenths.
const pinShare = 8

// yieldPins has the widest pinned columns scroll with the others until the rest
// leave room for those, and reports whether the columns stand elsewhere now. Columns
// that have given way come back only where there is room to spare: in a width that
// is shared out a column's may change by a pixel with its place.
//
// hold says that an edge is being dragged: pins stay where they are as long as the space does.
func (w *Widths) yieldPins(space int, hold bool) (moved bool) {
	c := w.columns
	key := yieldKey{c.Rev, w.SizesRev(), space, w.Metric()}
	if key == w.yielded || hold && space == w.yielded.space {
		return false
	}
	w.yielded = key
	sum := 0
	for i := range c.Leaves {
		if c.Leaves[i].Home != layoutx.Center {
			sum += w.Of(i)
		}
	}
	away := c.Pinned[layoutx.Left] + c.Pinned[layoutx.Right] - c.Count[layoutx.Left] - c.Count[layoutx.Right]
	limit := pinLimit(space) - away
	if sum <= limit && away == 0 {
		return false
	}
	want := w.yielding(sum, limit)
	if slices.Equal(want, c.Yields) {
		return false
	}
	c.Yield(want)
	w.yielded.rev = c.Rev
	return true
}

// pinLimit is what the pinned columns may take of a space in pixels.
func pinLimit(space int) int { return space * pinShare / 10 }

// PinRoom is by how much the columns at the sides may grow together, in pixels, until
// some have to give way.
func (w *Widths) PinRoom() int {
	c := w.columns
	room := pinLimit(w.Space())
	for i := range c.Leaves {
		if c.Leaves[i].Pane != layoutx.Center {
			room -= w.Of(i)
		}
	}
	return room
}

// yieldKey is what it depends on which pinned columns give way.
type yieldKey struct {
	rev, sizes uint32
	space      int
	metric     unit.Metric
}

// yielding are the pinned columns that give way, by their place among the wanted
// ones: sum is the width of all pinned columns, limit what they may take.
func (w *Widths) yielding(sum, limit int) []bool {
	c := w.columns
	out := make([]bool, len(c.Wanted))
	width := map[string]int{}
	for i := range c.Leaves {
		width[c.Leaves[i].ID] = w.Of(i)
	}
	for sum > limit {
		widest := -1
		for i := range c.Wanted {
			l := &c.Wanted[i]
			if l.Home == layoutx.Center || out[i] || l.Own && l.Utility {
				continue
			}
			// Of equally wide columns it is the one nearest to the centre.
			if w := width[l.ID]; widest < 0 || w > width[c.Wanted[widest].ID] || w == width[c.Wanted[widest].ID] && l.Home == layoutx.Left {
				widest = i
			}
		}
		if widest < 0 {
			break
		}
		out[widest] = true
		sum -= width[c.Wanted[widest].ID]
	}
	return out
}
