// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package viewport

import (
	"slices"

	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
)

// pinShare is the maximum share of the width for pinned columns, in tenths.
const pinShare = 8

// yieldPins makes the widest pinned columns scroll with the others until the remaining pinned
// columns fit into their share, and reports whether columns changed places. Columns return only
// where there is room to spare: flexible widths may change by a pixel when a column changes its
// pane.
//
// With hold, set while an edge is dragged, columns keep their places as long as the space is the
// same.
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
	away := c.Away()
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

// pinLimit returns the maximum width of the pinned columns for a space, in pixels.
func pinLimit(space int) int { return space * pinShare / 10 }

// PinRoom returns the width in pixels that the pinned columns can gain together before some of them
// must scroll.
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

// yieldKey is the state that determines which pinned columns scroll with the others.
type yieldKey struct {
	rev, sizes uint32
	space      int
	metric     unit.Metric
}

// yielding returns which of the wanted columns scroll although they are pinned. sum is the width of
// all pinned columns, limit their maximum.
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
			if l.Home == layoutx.Center || out[i] || l.Own && l.Utility || i < len(c.Gone) && c.Gone[i] {
				continue
			}
			// Of equally wide columns the one nearest to the centre yields.
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
