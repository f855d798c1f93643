// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmarks

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// badges is up to which place numbers of sort keys get room in the width of a column. More keys
// are rare.
const badges = 9

// Width is how many pixels of the header of a column or of a group its marks take.
func (ms *Marks) Width(at viewport.Address) int {
	if ms.Viewport.IsGroup(at) {
		return ms.groupWidth(at)
	}
	return ms.width(&ms.Painter.Style, ms.Of(at.Col))
}

// width is how many pixels a mark takes.
func (ms *Marks) width(st *style.Resolved, m Mark) int {
	room := 0
	if m.Filtered {
		room = st.MarkSize + st.MarkGap
	}
	if !m.Sorted {
		return room
	}
	room += st.MarkSize + st.MarkGap
	if m.Place > 0 {
		room += ms.badgeWidth(st, m.Place)
	}
	return room
}

// Room is how many pixels of a column's header its marks and its button take.
func (ms *Marks) Room(col int) int { return ms.roomOf(col, ms.Of(col)) }

func (ms *Marks) roomOf(col int, m Mark) int {
	room := ms.width(&ms.Painter.Style, m) + ms.Buttons.Room(col)
	if ms.Columns.Leaves[col].Align == option.AlignCenter && ms.Buttons.HasButton(col) {
		room *= 2
	}
	return room
}

// Need is the width in pixels that shows the header of a column in full, with some marks and
// with all that comes to it while the column is worked with: the sign of an order, the number
// of its key, the button of its menu.
func (ms *Marks) Need(st *style.Resolved, col int, m Mark) int {
	l := &ms.Columns.Leaves[col]
	room := max(ms.width(st, m), ms.width(st, ms.widest(st, col, m))) + ms.Buttons.RoomNeeded(st, col)
	if l.Align == option.AlignCenter {
		room *= 2
	}
	return ms.Painter.Cache.RunString(st.HeaderFace, l.Header).Width + room + 2*st.Padding + st.Line
}

// widest is the mark of a column, as wide as it gets where users sort by the column.
func (ms *Marks) widest(st *style.Resolved, col int, m Mark) Mark {
	if !ms.Columns.Leaves[col].Sorts || ms.Options.Sorting.Mode == option.SortOff {
		return m
	}
	m.Sorted, m.Place = true, 0
	if ms.Options.Sorting.Mode != option.SortMulti {
		return m
	}
	keys := ms.sortable()
	if most := ms.Options.Sorting.Max; most > 0 {
		keys = min(keys, most)
	}
	widest := 0
	for place := 1; place <= keys && keys > 1; place++ {
		if w := ms.badgeWidth(st, place); w > widest {
			widest, m.Place = w, place
		}
	}
	return m
}

// sortable is how many columns the rows can be ordered by, counted up to badges.
func (ms *Marks) sortable() (n int) {
	for i := range ms.Columns.Leaves {
		if ms.Columns.Leaves[i].Sorts {
			if n++; n == badges {
				break
			}
		}
	}
	return n
}

// badgeWidth is the width of the number of a key among several.
func (ms *Marks) badgeWidth(st *style.Resolved, place int) int {
	return ms.Painter.Cache.RunString(badgeFace(st), strconv.Itoa(place)).Width
}

// badgeFace is the header's face, smaller.
func badgeFace(st *style.Resolved) textrun.Face {
	return textrun.Face{Font: st.HeaderFace.Font, Px: max(st.HeaderFace.Px*3/4, 1)}
}
