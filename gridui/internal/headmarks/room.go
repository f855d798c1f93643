// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmarks

import (
	"strconv"

	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
)

// badges is the largest place of a sort key for which columns reserve room. More keys are rare.
const badges = 9

// Width returns the width in pixels of the marks in the header of a column or of a group.
func (ms *Marks) Width(at viewport.Address) int {
	if ms.Viewport.IsGroup(at) {
		return ms.groupWidth(at)
	}
	return ms.width(&ms.Painter.Style, ms.Of(at.Col))
}

// width returns the width of a mark in pixels.
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

// Room returns the width in pixels that the marks and the button of a column's header take.
func (ms *Marks) Room(col int) int { return ms.roomOf(col, ms.Of(col)) }

func (ms *Marks) roomOf(col int, m Mark) int {
	room := ms.width(&ms.Painter.Style, m) + ms.Buttons.Room(col)
	if ms.Columns.Leaves[col].Align == option.AlignCenter && ms.Buttons.HasButton(col) {
		room *= 2
	}
	return room
}

// Need returns the width in pixels that shows the header of a column in full, with a mark and
// everything that may appear while users work with the column: the sort mark, the number of its
// key, the button of its menu.
func (ms *Marks) Need(st *style.Resolved, col int, m Mark) int {
	l := &ms.Columns.Leaves[col]
	room := max(ms.width(st, m), ms.width(st, ms.widest(st, col, m))) + ms.Buttons.RoomNeeded(st, col)
	if l.Align == option.AlignCenter {
		room *= 2
	}
	return ms.Painter.Cache.RunString(st.HeaderFace, l.Header).Width + room + 2*st.Padding + st.Line
}

// widest returns the mark of a column at the greatest width it gets when users sort by the column.
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

// sortable returns the number of columns that rows can be sorted by, counted up to badges.
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

// badgeWidth returns the width of the number of a key among several.
func (ms *Marks) badgeWidth(st *style.Resolved, place int) int {
	return ms.Painter.Cache.RunString(badgeFace(st), strconv.Itoa(place)).Width
}

// badgeFace returns the header's face in a smaller size.
func badgeFace(st *style.Resolved) textrun.Face {
	return textrun.Face{Font: st.HeaderFace.Font, Px: max(st.HeaderFace.Px*3/4, 1)}
}
