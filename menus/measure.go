// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"
	"sort"

	"gioui.org/font"
	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus/metric"
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

func (l *look) inPixels(gtx layout.Context) sizes {
	return sizes{
		metric: gtx.Metric, font: l.Font, text: metric.TextPx(gtx.Metric, l.TextSize),
		item: max(px(gtx, l.ItemHeight), 1), separator: max(px(gtx, l.SeparatorHeight), 1),
		pad: px(gtx, l.Padding), icon: px(gtx, l.IconSize), gap: px(gtx, l.Gap),
		radius: px(gtx, l.Radius), border: max(px(gtx, 1), 1), top: px(gtx, 4), strip: px(gtx, 16),
		minWidth: px(gtx, l.MinWidth), maxWidth: max(px(gtx, l.MaxWidth), px(gtx, l.MinWidth)),
		margin: px(gtx, 4), overlap: px(gtx, 3),
	}
}

// px is a size in pixels, 0 for what is negative or NaN. It is not inlined, because it has many
// callers and binaries are to be small.
//
//go:noinline
func px(gtx layout.Context, v unit.Dp) int {
	if !(v > 0) {
		return 0
	}
	return gtx.Dp(min(v, dpMost))
}

// measuredMost is how many labels are measured. Of more items, these are the
// longest.
const measuredMost = 64

// measure finds out how large a level would like to be, once.
func (p *painter) measure(l *level) {
	if l.panel.sizes == p.sizes {
		return
	}
	l.panel.sizes = p.sizes
	c := p.contentsOf(l.items)
	l.panel.rows.Reset(c.heights)
	l.panel.icons = c.icons
	label, end := p.widths(l.items, longest(c.lengths))
	if c.parents {
		end = max(end, p.sizes.icon)
	}
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

// contents is what the size of a level comes from.
type contents struct {
	heights        []int // of the items, in pixels
	lengths        []int // of their texts, in bytes
	icons, parents bool  // there are any
}

// contentsOf reads all items, of which there may be many, once.
func (p *painter) contentsOf(items entries) contents {
	n := items.count()
	c := contents{heights: make([]int, n), lengths: make([]int, n)}
	for i := range n {
		it := items.at(i)
		if it.separator {
			c.heights[i] = p.sizes.separator
			continue
		}
		c.heights[i] = p.sizes.item
		c.lengths[i] = min(len(it.label), labelBytes) + len(it.shortcut)
		if _, reason := items.state(i); reason != "" {
			c.heights[i] += p.secondLine()
			c.lengths[i] = max(c.lengths[i], min(len(reason), labelBytes))
		}
		c.icons = c.icons || it.icon != nil || it.check != NoCheck
		c.parents = c.parents || it.parent
	}
	return c
}

// secondLine is how much higher an item is that says why it is disabled.
func (p *painter) secondLine() int { return p.sizes.text * 3 / 2 }

// longest returns which items to measure, by the lengths of all.
func longest(lengths []int) []int {
	order := make([]int, len(lengths))
	for i := range order {
		order[i] = i
	}
	if len(order) <= measuredMost {
		return order
	}
	sort.SliceStable(order, func(i, j int) bool { return lengths[order[i]] > lengths[order[j]] })
	return order[:measuredMost]
}

// widths returns the widths of the widest label and of the widest shortcut of some
// items.
func (p *painter) widths(items entries, some []int) (label, hint int) {
	for _, i := range some {
		it := items.at(i)
		if it.separator {
			continue
		}
		label = max(label, p.text.width(oneLine(it.label), p.sizes.maxWidth))
		if _, reason := items.state(i); reason != "" {
			label = max(label, p.text.width(oneLine(reason), p.sizes.maxWidth))
		}
		hint = max(hint, p.text.width(p.hintOf(it), p.sizes.maxWidth))
	}
	return label, hint
}

// place puts a level beside its anchor and scrolls it.
func (p *painter) place(depth int) {
	m := p.menu
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
func (p *painter) room() image.Rectangle {
	w := p.menu.frame.window
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
func (p *painter) parentRect(depth int) image.Rectangle {
	parent := &p.menu.levels[depth-1]
	r := parent.itemRect(p.menu.levels[depth].from)
	view := parent.panel.view
	top := min(max(r.Min.Y, view.Min.Y), view.Max.Y)
	bottom := min(max(r.Max.Y, top), view.Max.Y)
	box := shrink(parent.panel.box, p.sizes.overlap, 0)
	up := p.sizes.border + p.sizes.top
	return image.Rect(box.Min.X, top-up, box.Max.X, bottom-up)
}

// scroll keeps the scroll position in range, and the item that a key has lit in
// view.
func (p *painter) scroll(l *level) {
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
func (p *painter) hintOf(it entry) string {
	if it.shortcut == "" || it.parent {
		return ""
	}
	s, ok := parseShortcut(it.shortcut)
	if !ok {
		return ""
	}
	return s.Label(p.AppleSigns)
}
