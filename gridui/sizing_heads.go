// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/option"
)

// headNeed is the width in pixels that shows the header of a column in full, with some
// marks and with all that comes to it while the column is worked with: the sign of an
// order, the number of its key, the button of its menu.
func (e *engine) headNeed(st *style.Resolved, col int, m sortMark) int {
	l := &e.cols.Leaves[col]
	room := max(e.markRoom(st, m), e.markRoom(st, e.sortedMark(st, col, m))) + e.features.headMenu.RoomNeeded(st, col)
	if l.Align == option.AlignCenter {
		room *= 2
	}
	return e.draw.Cache.RunString(st.HeaderFace, l.Header).Width + room + 2*st.Padding + st.Line
}

// sortedMark is the mark of a column, as wide as it gets where users sort by the column.
// More than nine keys are rare: no room is kept for their numbers.
func (e *engine) sortedMark(st *style.Resolved, col int, m sortMark) sortMark {
	if !e.cols.Leaves[col].Sorts || e.ask.Sorting.Mode == option.SortOff {
		return m
	}
	m.sorted, m.place = true, 0
	if e.ask.Sorting.Mode != option.SortMulti {
		return m
	}
	keys := e.sortable()
	if most := e.ask.Sorting.Max; most > 0 {
		keys = min(keys, most)
	}
	widest := 0
	for place := 1; place <= min(keys, 9) && keys > 1; place++ {
		if w := e.draw.Cache.RunString(badgeFace(st), strconv.Itoa(place)).Width; w > widest {
			widest, m.place = w, place
		}
	}
	return m
}

// sortable is how many columns the rows can be ordered by, counted up to nine.
func (e *engine) sortable() (n int) {
	for i := range e.cols.Leaves {
		if e.cols.Leaves[i].Sorts {
			if n++; n == 9 {
				break
			}
		}
	}
	return n
}
