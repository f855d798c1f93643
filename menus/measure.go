// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"slices"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
)

// sizes are the sizes of a style in pixels, and what else a level's measures
// depend on.
type sizes struct {
	metric unit.Metric
	font   font.Font
	text   int

	item, separator, pad, icon, gap int
	radius, border, top, strip      int
	minWidth, maxWidth              int
	margin, overlap                 int
}

// dpMost bounds sizes given in dp, so that their sums are pixels of a screen.
const dpMost = 1 << 14

func (s Style[T]) inPixels(gtx layout.Context) sizes {
	px := func(v unit.Dp) int {
		if !(v > 0) {
			return 0
		}
		return gtx.Dp(min(v, dpMost))
	}
	return sizes{
		metric: gtx.Metric, font: s.Font, text: gtx.Sp(min(max(s.TextSize, 0), 512)),
		item: max(px(s.ItemHeight), 1), separator: max(px(s.SeparatorHeight), 1),
		pad: px(s.Padding), icon: px(s.IconSize), gap: px(s.Gap),
		radius: px(s.Radius), border: max(px(1), 1), top: px(4), strip: px(16),
		minWidth: px(s.MinWidth), maxWidth: max(px(s.MaxWidth), px(s.MinWidth)),
		margin: px(4), overlap: px(3),
	}
}

// measuredMost is how many labels are measured. Of more items, these are the
// longest.
const measuredMost = 64

// measure finds out how large a level would like to be, once.
func (p *painter[T]) measure(l *level[T]) {
	if l.panel.sizes == p.sizes {
		return
	}
	l.panel.sizes = p.sizes
	l.panel.rows.Reset(p.heights(l.items))
	l.panel.icons = false
	end := 0 // what stands at the end of the widest line
	for i := range l.items {
		it := &l.items[i]
		if it.Separator {
			continue
		}
		l.panel.icons = l.panel.icons || it.Icon != nil || it.Checked != NoCheck
		if len(it.Children) > 0 {
			end = p.sizes.icon
		}
	}
	label, hint := p.widths(l.items)
	end = max(end, hint)
	wide := 2*p.sizes.border + 2*p.sizes.pad + label
	if l.panel.icons {
		wide += p.sizes.icon + p.sizes.gap
	}
	if end > 0 {
		wide += end + 3*p.sizes.gap
	}
	l.panel.size.X = min(max(wide, p.sizes.minWidth), p.sizes.maxWidth)
	l.panel.size.Y = l.panel.rows.Total() + 2*(p.sizes.top+p.sizes.border)
}

func (p *painter[T]) heights(items []Item[T]) []int {
	heights := make([]int, len(items))
	for i := range items {
		heights[i] = p.sizes.item
		if items[i].Separator {
			heights[i] = p.sizes.separator
		}
	}
	return heights
}

// widths returns the widths of the widest label and of the widest shortcut.
func (p *painter[T]) widths(items []Item[T]) (label, hint int) {
	for _, i := range longest(items) {
		it := &items[i]
		if it.Separator {
			continue
		}
		label = max(label, p.text.width(oneLine(it.Label), p.sizes.maxWidth))
		hint = max(hint, p.text.width(p.hintOf(it), p.sizes.maxWidth))
	}
	return label, hint
}

func longest[T any](items []Item[T]) []int {
	order := make([]int, len(items))
	for i := range order {
		order[i] = i
	}
	if len(items) <= measuredMost {
		return order
	}
	length := func(i int) int { return min(len(items[i].Label), labelBytes) + len(items[i].Shortcut) }
	slices.SortStableFunc(order, func(a, b int) int { return length(b) - length(a) })
	return order[:measuredMost]
}

// place puts a level beside its anchor and scrolls it.
func (p *painter[T]) place(depth int) {
	m := p.Menu
	l := &m.levels[depth]
	anchor, side := m.anchor, m.side
	if depth > 0 {
		anchor, side = p.parentRect(depth), layoutx.After
	}
	room := p.room()
	if p.RTL {
		anchor = layoutx.Mirror(anchor, room)
	}
	box := layoutx.Popup(anchor, l.panel.size, room, side)
	if p.RTL {
		box = layoutx.Mirror(box, room)
	}
	l.panel.box = box
	edge := p.sizes.border + p.sizes.top
	l.panel.more = box.Dy() < l.panel.size.Y
	if l.panel.more {
		edge = p.sizes.border + p.sizes.strip
	}
	l.panel.view = shrink(box, p.sizes.border, edge)
	p.scroll(l)
}

// room is the window, less a margin where there is enough of it.
func (p *painter[T]) room() image.Rectangle {
	w := p.Menu.frame.window
	if min(w.Dx(), w.Dy()) < 16*p.sizes.margin {
		return w
	}
	return w.Inset(p.sizes.margin)
}

// shrink takes x off the left and the right, y off the top and the bottom, but
// not more than there is.
func shrink(r image.Rectangle, x, y int) image.Rectangle {
	x, y = min(x, r.Dx()/2), min(y, r.Dy()/2)
	return image.Rect(r.Min.X+x, r.Min.Y+y, r.Max.X-x, r.Max.Y-y)
}

// parentRect is what a submenu opens beside: the item it belongs to, as far as it
// can be seen, raised so that the first item of the submenu is level with it.
func (p *painter[T]) parentRect(depth int) image.Rectangle {
	parent := &p.Menu.levels[depth-1]
	r := parent.itemRect(p.Menu.levels[depth].from)
	view := parent.panel.view
	top := min(max(r.Min.Y, view.Min.Y), view.Max.Y)
	bottom := min(max(r.Max.Y, top), view.Max.Y)
	box := shrink(parent.panel.box, p.sizes.overlap, 0)
	up := p.sizes.border + p.sizes.top
	return image.Rect(box.Min.X, top-up, box.Max.X, bottom-up)
}

// scroll keeps the scroll position in range, and the item that a key has lit in
// view.
func (p *painter[T]) scroll(l *level[T]) {
	if l.reveal && l.hot >= 0 {
		top := l.panel.rows.Start(l.hot)
		bottom := top + l.panel.rows.Size(l.hot)
		l.scroll = min(l.scroll, top)
		l.scroll = max(l.scroll, bottom-l.panel.view.Dy())
	}
	l.reveal = false
	l.scrollBy(0)
}

// hintOf is a shortcut as menus show it, empty where there is none.
func (p *painter[T]) hintOf(it *Item[T]) string {
	if it.Shortcut == "" || len(it.Children) > 0 {
		return ""
	}
	s, ok := parseShortcut(it.Shortcut)
	if !ok {
		return ""
	}
	return s.Label(p.AppleSigns)
}
