// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package statusbar

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/settings"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// plan holds the items of the bar in a frame, from the reading start.
type plan struct {
	items []placed
	// defaults holds the items used if the program names none.
	defaults []option.StatusItem
}

// placed is an item with something to show.
type placed struct {
	kind option.StatusKind
	// label and width are widths in pixels: of the label with the gap after it, and of the whole item.
	label, width int
	// widget holds the program's drawing, and height its height.
	widget op.CallOp
	height int
	custom bool
	// end reports that the item is at the reading end, left that it has no room.
	end, left bool
}

const (
	// itemGap is the gap between items, labelGap the gap after an item's label.
	itemGap  = unit.Dp(16)
	labelGap = unit.Dp(4)
)

// dropped is the order in which items are omitted from a narrow bar. The program's items come last.
var dropped = [...]option.StatusKind{
	option.StatusNumbers, option.StatusMin, option.StatusMax, option.StatusCount, option.StatusAverage,
	option.StatusSelected, option.StatusFiltered, option.StatusRows, option.StatusSum, option.StatusCustom,
}

// Paint draws the bar.
func (f *Feature) Paint() {
	p, g := f.Painter, &f.Viewport.Geometry
	if f.height == 0 || g.Bottom == 0 {
		return
	}
	f.texts.sync(f)
	top := g.Size.Y - g.Bottom + f.below
	bar := image.Rect(0, top, g.Size.X, top+f.height)
	p.Fill(bar, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(bar.Min.X, bar.Min.Y, bar.Max.X, bar.Min.Y+p.Style.Line), p.Style.Theme.Border)
	defer draw.Clip(p.Ops, bar).Pop()
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Status.Bar)
	}
	f.measure(bar)
	f.plan.fit(bar.Dx()-2*p.Style.Padding, p.Dp(itemGap))
	f.place(bar)
}

// items returns the items that the program requests.
func (f *Feature) items() []option.StatusItem {
	if items := f.Options.StatusBar.Items; items != nil {
		return items
	}
	if f.plan.defaults == nil {
		f.plan.defaults = option.DefaultStatusItems()
	}
	return f.plan.defaults
}

// measure finds the items with something to show, and their widths.
func (f *Feature) measure(bar image.Rectangle) {
	f.plan.items = f.plan.items[:0]
	end := false
	for _, item := range f.items() {
		if item.Kind > option.StatusSum {
			continue
		}
		end = end || settings.IsFigure(item.Kind)
		at := placed{kind: item.Kind, end: end}
		if item.Widget != nil {
			f.record(&at, item.Widget, bar)
		} else {
			f.measureText(&at)
		}
		if at.width > 0 {
			f.plan.items = append(f.plan.items, at)
		}
	}
}

func (f *Feature) measureText(at *placed) {
	p, t := f.Painter, &f.texts.items[at.kind]
	if t.value == "" {
		return
	}
	if t.label != "" {
		at.label = p.Cache.RunString(p.Style.Face, t.label).Width + p.Dp(labelGap)
	}
	at.width = at.label + p.Cache.RunString(p.Style.Face, t.value).Width
}

// record lays out a widget of the program.
func (f *Feature) record(at *placed, w layout.Widget, bar image.Rectangle) {
	p := f.Painter
	gtx := p.Gtx
	gtx.Constraints = layout.Constraints{Max: image.Pt(max(bar.Dx()-2*p.Style.Padding, 0), bar.Dy()-p.Style.Line)}
	m := op.Record(p.Ops)
	dims := w(gtx)
	at.widget, at.custom, at.width, at.height = m.Stop(), true, dims.Size.X, dims.Size.Y
}

// fit omits items, the least important first, until the others fit into a width.
func (pl *plan) fit(room, gap int) {
	need := -gap
	for i := range pl.items {
		need += pl.items[i].width + gap
	}
	for _, kind := range dropped {
		for i := len(pl.items) - 1; i >= 0 && need > room; i-- {
			if at := &pl.items[i]; at.kind == kind {
				at.left = true
				need -= at.width + gap
			}
		}
	}
}

// place draws the items, at the start of the bar or at its end.
func (f *Feature) place(bar image.Rectangle) {
	p, gap := f.Painter, f.Painter.Dp(itemGap)
	start, end := bar.Min.X+p.Style.Padding, bar.Max.X-p.Style.Padding+gap
	for i := range f.plan.items {
		if at := &f.plan.items[i]; at.end && !at.left {
			end -= at.width + gap
		}
	}
	for i := range f.plan.items {
		at := &f.plan.items[i]
		if at.left {
			continue
		}
		x := &start
		if at.end {
			x = &end
		}
		f.draw(at, image.Rect(*x, bar.Min.Y+p.Style.Line, *x+at.width, bar.Max.Y), bar)
		*x += at.width + gap
	}
}

// draw draws an item.
func (f *Feature) draw(at *placed, r, bar image.Rectangle) {
	p := f.Painter
	if at.custom {
		r = f.mirrored(r, bar)
		defer draw.Offset(p.Ops, image.Pt(r.Min.X, r.Min.Y+(r.Dy()-at.height)/2)).Pop()
		at.widget.Add(p.Ops)
		return
	}
	t := &f.texts.items[at.kind]
	p.Node(f.mirrored(r, bar), t.phrase, "")
	ink := p.Style.Theme.Fg
	if label := r; at.label > 0 {
		label.Max.X = label.Min.X + at.label - p.Dp(labelGap)
		p.SmallText(t.label, p.Style.Face, f.mirrored(label, bar), p.Style.Theme.FgMuted)
		r.Min.X += at.label
	} else {
		ink = p.Style.Theme.FgMuted
	}
	p.SmallText(t.value, p.Style.Face, f.mirrored(r, bar), ink)
}

func (f *Feature) mirrored(r, bar image.Rectangle) image.Rectangle {
	if f.Painter.Style.RTL {
		return layoutx.Mirror(r, bar)
	}
	return r
}
