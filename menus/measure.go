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

// sizes holds the sizes of a style in pixels, and the other values that the measures of a level depend on.
type sizes struct {
	metric unit.Metric
	font   font.Font
	text   int

	item, separator, pad, icon, gap int
	radius, border, top, strip      int
	minWidth, maxWidth              int
	margin, overlap                 int
}

// dpMost bounds sizes given in dp, so that their sums are valid pixels.
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

// px returns a size in pixels, 0 for negative sizes and NaN. It is not inlined, because it has many callers
// and binaries should be small.
//
//go:noinline
func px(gtx layout.Context, v unit.Dp) int {
	if !(v > 0) {
		return 0
	}
	return gtx.Dp(min(v, dpMost))
}

// measuredMost is the number of labels that are measured: the longest ones if there are more items.
const measuredMost = 64

// measure computes the desired size of a level, unless it has been measured.
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

// contents holds the data that determines the size of a level.
type contents struct {
	heights        []int // of the items, in pixels
	lengths        []int // of their texts, in bytes
	icons, parents bool  // whether there are any
}

// contentsOf reads all items, of which there may be many, in a single pass.
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
		c.icons = c.icons || it.icon != nil || it.choice
		c.parents = c.parents || it.parent
	}
	return c
}

// secondLine returns the additional height of an item that shows why it is disabled.
func (p *painter) secondLine() int { return p.sizes.text * 3 / 2 }

// longest returns which items to measure, given the lengths of all.
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

// widths returns the widths of the widest label and of the widest shortcut of some items.
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

// place positions a level next to its anchor and scrolls it.
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

// room returns the window, less a margin if it is large enough.
func (p *painter) room() image.Rectangle {
	w := p.menu.frame.window
	if min(w.Dx(), w.Dy()) < 16*p.sizes.margin {
		return w
	}
	return w.Inset(p.sizes.margin)
}

// shrink removes x from the left and the right, y from the top and the bottom, but not more than there is.
func shrink(r image.Rectangle, x, y int) image.Rectangle {
	x, y = min(x, r.Dx()/2), min(y, r.Dy()/2)
	return image.Rect(r.Min.X+x, r.Min.Y+y, r.Max.X-x, r.Max.Y-y)
}

// parentRect returns the anchor of a submenu: the visible part of its item, raised so that the first item of
// the submenu is level with it.
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

// scroll keeps the scroll position in range, and an item highlighted by a key in view.
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

// hintOf returns a shortcut as menus show it, empty if there is none.
func (p *painter) hintOf(it entry) string {
	if it.shortcut == "" || it.parent {
		return ""
	}
	s, ok := parseShortcut(it.shortcut)
	if !ok {
		return ""
	}
	if p.AppleSigns {
		return s.AppleLabel()
	}
	return s.Label()
}
