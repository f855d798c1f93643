// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"time"

	"github.com/giogrid/giogrid/layoutx"
)

// level is one open panel: the root, or the submenu of an item of the previous level.
type level struct {
	items entries
	from  int // the index of the parent in the previous level, -1 for the root
	hot   int // the highlighted item, -1 for none

	panel   panel
	scroll  int       // the scroll position of the items in pixels
	reveal  bool      // the next Layout scrolls to the highlighted item
	byHover bool      // opened by resting, not by a click or key
	opened  time.Time // meaningful with byHover
}

// panel holds the layout of a level. Its zero value is not measured.
type panel struct {
	sizes sizes // the sizes that it was measured with
	rows  layoutx.Offsets
	size  image.Point // its desired size
	icons bool        // there is a column of icons and checks

	box  image.Rectangle // with border and padding
	view image.Rectangle // where items are shown, inside box
	more bool            // not all items fit: there are strips to scroll by

	spoken map[int]spoken // the texts for assistive technology of the visible items
}

func newLevel(items entries, from int) level {
	return level{items: items, from: from, hot: -1}
}

// light highlights item i, and scrolls to it.
func (l *level) light(i int) {
	l.hot = i
	l.reveal = i >= 0
}

// step returns the next item in direction dir, 1 or -1, that can be highlighted, wrapping around at the ends.
// From -1 it begins at the end that dir comes from. It returns -1 if there is none.
func (l *level) step(from, dir int) int {
	n := l.items.count()
	if from < 0 && dir < 0 {
		from = 0
	}
	for k := 1; k <= n; k++ {
		i := ((from+dir*k)%n + n) % n
		if !l.items.at(i).separator {
			return i
		}
	}
	return -1
}

// near returns the item closest to i that can be highlighted, searching in direction dir first.
func (l *level) near(i, dir int) int {
	n := l.items.count()
	i = min(max(i, 0), n-1)
	for _, d := range [...]int{dir, -dir} {
		for k := i; k >= 0 && k < n; k += d {
			if !l.items.at(k).separator {
				return k
			}
		}
	}
	return -1
}

// itemAt returns the item at a point of the window, -1 if there is none.
func (l *level) itemAt(p image.Point) int {
	if !p.In(l.panel.view) {
		return -1
	}
	return l.panel.rows.Find(p.Y - l.panel.view.Min.Y + l.scroll)
}

// itemRect returns the rectangle of item i, which may be outside the view.
func (l *level) itemRect(i int) image.Rectangle {
	r := l.panel.view
	top := r.Min.Y - l.scroll + l.panel.rows.Start(i)
	r.Min.Y, r.Max.Y = top, top+l.panel.rows.Size(i)
	return r
}

// scrollBy scrolls, and reports whether the position changed.
func (l *level) scrollBy(dy int) bool {
	to := min(max(l.scroll+dy, 0), l.scrollMax())
	moved := to != l.scroll
	l.scroll = to
	return moved
}

func (l *level) scrollMax() int {
	return max(0, l.panel.rows.Total()-l.panel.view.Dy())
}

// stripAt returns the scroll direction of the strip at p, 0 if there is none.
func (l *level) stripAt(p image.Point) int {
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

// path returns the path to item i of a level.
func (e *engine) path(depth, i int) []int {
	path := make([]int, 0, depth+1)
	for d := 1; d <= depth; d++ {
		path = append(path, e.levels[d].from)
	}
	return append(path, i)
}

// at returns the level and the item at a point; -1 if there is none.
func (e *engine) at(p image.Point) (depth, item int) {
	for d := len(e.levels) - 1; d >= 0; d-- {
		if p.In(e.levels[d].panel.box) {
			return d, e.levels[d].itemAt(p)
		}
	}
	return -1, -1
}

// isParent reports whether an item can open a submenu now.
func (e *engine) isParent(depth, i int) bool {
	items := e.levels[depth].items
	return i >= 0 && i < items.count() && items.at(i).parent && enabled(items, i)
}

// childIsOpen reports whether the submenu of an item is open.
func (e *engine) childIsOpen(depth, i int) bool {
	return depth+1 < len(e.levels) && e.levels[depth+1].from == i
}

// levelsMost bounds the open path, because items whose Children lead back to themselves have no end.
const levelsMost = 64

// openChild opens the submenu of an item instead of any other, and reports whether it did.
func (e *engine) openChild(depth, i int) bool {
	if !e.isParent(depth, i) || depth+1 >= levelsMost {
		return false
	}
	e.closeFrom(depth + 1)
	e.levels[depth].hot = i
	e.levels = append(e.levels, newLevel(e.levels[depth].items.submenu(i), i))
	return true
}

// closeFrom closes a level and the levels after it, and cancels pending actions there.
func (e *engine) closeFrom(depth int) {
	if depth >= len(e.levels) {
		return
	}
	clear(e.levels[depth:])
	e.levels = e.levels[:depth]
	e.active = min(e.active, depth-1)
	if e.point.pending.depth >= depth {
		e.point.pending = pending{}
	}
}

// retrace replaces the items of the open path as far as it still exists.
func (e *engine) retrace(items entries) {
	for d := range e.levels {
		l := &e.levels[d]
		if d > 0 {
			if !e.isParent(d-1, l.from) {
				e.closeFrom(d)
				break
			}
			items = e.levels[d-1].items.submenu(l.from)
		}
		l.items = items
		l.panel.sizes = sizes{}
		if l.hot >= items.count() || l.hot >= 0 && items.at(l.hot).separator {
			l.hot = -1
		}
	}
	e.point.pending = pending{}
}
