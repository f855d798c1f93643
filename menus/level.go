// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"time"

	"github.com/giogrid/giogrid/layoutx"
)

// level is one open panel: the root, or the submenu of an item of the level
// before.
type level[T any] struct {
	items []Item[T]
	from  int // the index of the parent in the level before, -1 for the root
	hot   int // the item that is lit, -1 for none

	panel   panel
	scroll  int       // how far the items are scrolled, in pixels
	reveal  bool      // the next Layout is to scroll to the item that is lit
	byHover bool      // opened by resting, not by a click or key
	opened  time.Time // meaningful with byHover
}

// panel is what Layout knows of a level. Its zero value is not measured.
type panel struct {
	sizes sizes // what it was measured with
	rows  layoutx.Offsets
	size  image.Point // what it would like to have
	icons bool        // there is a column of icons and checks

	box  image.Rectangle // with border and padding
	view image.Rectangle // where items show, inside of box
	more bool            // not all items fit: there are strips to scroll by
}

func newLevel[T any](items []Item[T], from int) level[T] {
	return level[T]{items: items, from: from, hot: -1}
}

// light lights item i, and scrolls to it.
func (l *level[T]) light(i int) {
	l.hot = i
	l.reveal = i >= 0
}

// step returns the next item in direction dir, 1 or -1, that can be lit, going
// round at the end. From -1 it begins at the end that dir comes from. It is -1
// if there is none.
func (l *level[T]) step(from, dir int) int {
	n := len(l.items)
	if from < 0 && dir < 0 {
		from = 0
	}
	for k := 1; k <= n; k++ {
		i := ((from+dir*k)%n + n) % n
		if !l.items[i].Separator {
			return i
		}
	}
	return -1
}

// near returns the item that can be lit closest to i, first looking in direction
// dir.
func (l *level[T]) near(i, dir int) int {
	i = min(max(i, 0), len(l.items)-1)
	for _, d := range [...]int{dir, -dir} {
		for k := i; k >= 0 && k < len(l.items); k += d {
			if !l.items[k].Separator {
				return k
			}
		}
	}
	return -1
}

// itemAt returns the item at a point of the window, -1 if none shows there.
func (l *level[T]) itemAt(p image.Point) int {
	if !p.In(l.panel.view) {
		return -1
	}
	return l.panel.rows.Find(p.Y - l.panel.view.Min.Y + l.scroll)
}

// itemRect is where item i shows, which may be outside of the view.
func (l *level[T]) itemRect(i int) image.Rectangle {
	r := l.panel.view
	top := r.Min.Y - l.scroll + l.panel.rows.Start(i)
	r.Min.Y, r.Max.Y = top, top+l.panel.rows.Size(i)
	return r
}

// scrollBy scrolls and reports whether that moved anything.
func (l *level[T]) scrollBy(dy int) bool {
	to := min(max(l.scroll+dy, 0), l.scrollMax())
	moved := to != l.scroll
	l.scroll = to
	return moved
}

func (l *level[T]) scrollMax() int {
	return max(0, l.panel.rows.Total()-l.panel.view.Dy())
}

// stripAt returns the direction that the strip at p scrolls to, 0 where there is
// none.
func (l *level[T]) stripAt(p image.Point) int {
	if !l.panel.more || !p.In(l.panel.box) {
		return 0
	}
	switch {
	case p.Y < l.panel.view.Min.Y:
		return -1
	case p.Y >= l.panel.view.Max.Y:
		return 1
	}
	return 0
}

// path is the way to item i of a level.
func (m *Menu[T]) path(depth, i int) []int {
	path := make([]int, 0, depth+1)
	for d := 1; d <= depth; d++ {
		path = append(path, m.levels[d].from)
	}
	return append(path, i)
}

// at returns the level and the item at a point; -1 where there is none.
func (m *Menu[T]) at(p image.Point) (depth, item int) {
	for d := len(m.levels) - 1; d >= 0; d-- {
		if p.In(m.levels[d].panel.box) {
			return d, m.levels[d].itemAt(p)
		}
	}
	return -1, -1
}

// isParent reports whether an item can open a submenu now.
func (m *Menu[T]) isParent(depth, i int) bool {
	items := m.levels[depth].items
	return i >= 0 && i < len(items) && len(items[i].Children) > 0 && items[i].EnabledFor(m.target.Row)
}

// isOpen reports whether the submenu of an item is open.
func (m *Menu[T]) isOpen(depth, i int) bool {
	return depth+1 < len(m.levels) && m.levels[depth+1].from == i
}

// levelsMost bounds the open path; items whose Children lead back to themselves
// have no end.
const levelsMost = 64

// openChild opens the submenu of an item in place of any other.
func (m *Menu[T]) openChild(depth, i int) bool {
	if !m.isParent(depth, i) || depth+1 >= levelsMost {
		return false
	}
	m.closeFrom(depth + 1)
	m.levels[depth].hot = i
	m.levels = append(m.levels, newLevel(m.levels[depth].items[i].Children, i))
	return true
}

// closeFrom closes a level and those after it, and what is awaited there.
func (m *Menu[T]) closeFrom(depth int) {
	if depth >= len(m.levels) {
		return
	}
	clear(m.levels[depth:])
	m.levels = m.levels[:depth]
	m.active = min(m.active, depth-1)
	if m.point.pending.depth >= depth {
		m.point.pending = pending{}
	}
}

// retrace puts new items under the open path, as far as it leads.
func (m *Menu[T]) retrace(items []Item[T]) {
	for d := range m.levels {
		l := &m.levels[d]
		if d > 0 {
			if !m.isParent(d-1, l.from) {
				m.closeFrom(d)
				break
			}
			items = m.levels[d-1].items[l.from].Children
		}
		l.items = items
		l.panel.sizes = sizes{}
		if l.hot >= len(items) || l.hot >= 0 && items[l.hot].Separator {
			l.hot = -1
		}
	}
	m.point.pending = pending{}
}
