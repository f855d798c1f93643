// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package paging

import (
	"image"
	"unsafe"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
	"github.com/giogrid/giogrid/gridui/internal/textfmt"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/layoutx"
)

// A pageBar is the bar below the sheet: the number of rows at the reading start, the choice of sizes and the
// pages at the end.
type pageBar struct {
	first, prev, next, last ui.Button
	jump                    jumpField
	sizes                   sizeMenu
	texts                   barTexts
	// height is the height of the bar in this frame, 0 without a bar. below is the distance of its top from that
	// of all bars.
	height, below int
}

// barTexts holds the texts of the bar, formatted again when what they show changes.
type barTexts struct {
	key barKey
	// widest is the longest text that page can become.
	total, page, widest, number, size string
}

// A barKey holds what the texts of the bar depend on.
type barKey struct {
	view          dataset.PageView
	label         string
	total, pageOf unsafe.Pointer
	about         bool // the number of rows is an estimate
}

// A barPlan holds the bounds of the parts of the bar, in pixels of the grid. A part without room is empty.
type barPlan struct {
	total, label, size            image.Rectangle
	first, prev, jump, next, last image.Rectangle
}

// barWidths holds the widths of the parts that there is room for, 0 for the others, and the text of the jump
// field.
type barWidths struct {
	total, label, size            int
	first, prev, jump, next, last int
	page                          string
}

// barGap is the distance between the groups of the bar.
const barGap = unit.Dp(16)

// BarHeight returns the height of the bar in pixels, 0 without a bar.
func (f *Feature) BarHeight(gtx layout.Context, below int) int {
	f.bar.height, f.bar.below = 0, below
	if f.Dataset.Page().Bar {
		f.bar.height = f.Buttons.Line(gtx, &f.Painter.Style)
	}
	return f.bar.height
}

// shows reports whether the bar shows: the grid may be too low for it.
func (f *Feature) shows() bool { return f.bar.height > 0 && f.Viewport.Geometry.Bottom > 0 }

// Update reads an event of the bar and acts on it.
func (f *Feature) Update(gtx layout.Context) bool {
	if !f.shows() {
		return false
	}
	b, v := &f.bar, f.Dataset.Page()
	if b.sizes.step(f, gtx) || b.jump.step(f, gtx) {
		return true
	}
	switch {
	case b.first.ClickedIf(gtx, v.Prev):
		f.Dataset.TurnTo(0)
	case b.prev.ClickedIf(gtx, v.Prev):
		f.Dataset.TurnTo(v.Index - 1)
	case b.next.ClickedIf(gtx, v.Next):
		f.Dataset.TurnTo(v.Index + 1)
	case b.last.ClickedIf(gtx, v.Next):
		if v.Pages > 0 {
			f.Dataset.TurnTo(v.Pages - 1)
		}
	default:
		return false
	}
	return true
}

// Paint draws the bar.
func (f *Feature) Paint() {
	p := f.Painter
	if !f.shows() {
		return
	}
	v, b := f.Dataset.Page(), &f.bar
	top := f.Viewport.Geometry.Size.Y - f.Viewport.Geometry.Bottom + b.below
	bar := image.Rect(0, top, f.Viewport.Geometry.Size.X, top+b.height)
	p.Fill(bar, p.Style.Theme.FooterBg)
	p.Fill(image.Rect(bar.Min.X, bar.Min.Y, bar.Max.X, bar.Min.Y+p.Style.Line), p.Style.Theme.Border)
	b.texts.sync(v, &p.Style.Texts, f.Dataset.Access().Status().Counting && !f.Options.Manual)
	w := f.fitBar(bar.Dx()-2*p.Style.Padding, v)
	plan := f.placeBar(bar, w)
	if !plan.total.Empty() {
		p.SmallText(b.texts.total, p.Style.Face, plan.total, p.Style.Theme.Fg)
		p.Node(plan.total, b.texts.total, "")
	}
	if !plan.label.Empty() {
		p.SmallText(p.Style.Texts.RowsPerPage, p.Style.Face, plan.label, p.Style.Theme.FgMuted)
		p.Node(plan.label, p.Style.Texts.RowsPerPage, "")
	}
	f.sizeButton(plan.size)
	f.turnButton(&b.first, plan.first, p.Style.Texts.First, v.Prev, p.Style.Icons.First, p.Style.Icons.Last)
	f.turnButton(&b.prev, plan.prev, p.Style.Texts.Prev, v.Prev, p.Style.Icons.Prev, p.Style.Icons.Next)
	f.jumpField(plan.jump, w.page)
	f.turnButton(&b.next, plan.next, p.Style.Texts.Next, v.Next, p.Style.Icons.Next, p.Style.Icons.Prev)
	f.turnButton(&b.last, plan.last, p.Style.Texts.Last, v.Next, p.Style.Icons.Last, p.Style.Icons.First)
	f.sizeList(plan.size)
}

// turnButton draws a button that turns pages, with its icon mirrored if the reading direction is right to left.
func (f *Feature) turnButton(b *ui.Button, at image.Rectangle, label string, on bool, icon, mirrored icon.Icon) {
	p := f.Painter
	if p.Style.RTL {
		icon = mirrored
	}
	f.Buttons.Draw(b, ui.ButtonFace{At: at, Label: label, Icon: icon, Off: !on, Fill: p.Style.Theme.FooterBg})
}

// sync formats the texts that have changed.
func (t *barTexts) sync(v dataset.PageView, loc *locale.Texts, about bool) {
	k := barKey{
		view: v, label: loc.RowsPerPage,
		total: funcid.Of(loc.TotalCount), pageOf: funcid.Of(loc.PageOf), about: about,
	}
	if k == t.key {
		return
	}
	*t = barTexts{key: k, number: textfmt.Grouped(v.Index + 1), size: textfmt.Grouped(v.Size)}
	t.page, t.widest = t.number, t.number
	if v.Pages >= 0 {
		t.page, t.widest = loc.PageOf(v.Index+1, v.Pages), loc.PageOf(v.Pages, v.Pages)
	}
	if v.Total >= 0 {
		t.total = loc.TotalCount(v.Total)
	}
	if about && t.total != "" {
		t.total = textfmt.About + t.total
	}
}

// fitBar returns the widths of the parts that there is room for. Parts get room in this order: previous and next,
// the page, the choice of sizes, the number of rows, first and last, and the label of the sizes.
func (f *Feature) fitBar(room int, v dataset.PageView) (w barWidths) {
	p := f.Painter
	t, gap, side := &f.bar.texts, p.Dp(barGap), f.Buttons.Side(p.Gtx, &p.Style)
	fits := func(width int) bool { room -= width; return room >= 0 }
	if !fits(2 * side) {
		return w
	}
	w.prev, w.next = side, side
	if w.jump, w.page = f.fitJump(room); w.jump == 0 {
		return w
	}
	room -= w.jump
	if !f.Options.Fit {
		size := f.Buttons.Width(p.Gtx, &p.Style, t.size, true)
		if !fits(size + gap) {
			return w
		}
		w.size = size
	}
	total := p.Cache.RunString(p.Style.Face, t.total).Width
	if !fits(total + gap) {
		return w
	}
	w.total = total
	if !fits(2 * side) {
		return w
	}
	w.first = side
	if v.Pages >= 0 {
		w.last = side
	}
	label := p.Cache.RunString(p.Style.Face, p.Style.Texts.RowsPerPage).Width
	if !f.Options.Fit && fits(label+gap/2) {
		w.label = label
	}
	return w
}

// fitJump returns the width and the text of the jump field: the page and the number of pages, else only the
// number of the page, else none.
func (f *Feature) fitJump(room int) (width int, page string) {
	p := f.Painter
	t := &f.bar.texts
	if w := max(f.Buttons.Width(p.Gtx, &p.Style, t.page, false), f.Buttons.Width(p.Gtx, &p.Style, t.widest, false)); w <= room {
		return w, t.page
	}
	if w := f.Buttons.Width(p.Gtx, &p.Style, t.number, false); w <= room {
		return w, t.number
	}
	return 0, ""
}

// placeBar places the parts from the reading end on. The number of rows is at the start, followed by the other
// texts about rows.
func (f *Feature) placeBar(bar image.Rectangle, w barWidths) (plan barPlan) {
	p := f.Painter
	gap, side := p.Dp(barGap), f.Buttons.Side(p.Gtx, &p.Style)
	x, y := bar.Max.X-p.Style.Padding, bar.Min.Y+(bar.Dy()-side+p.Style.Line)/2
	place := func(width, gap int) image.Rectangle {
		if width == 0 {
			return image.Rectangle{}
		}
		x -= gap + width
		r := image.Rect(x, y, x+width, y+side)
		if p.Style.RTL {
			r = layoutx.Mirror(r, bar)
		}
		return r
	}
	plan.last = place(w.last, 0)
	plan.next = place(w.next, 0)
	plan.jump = place(w.jump, 0)
	plan.prev = place(w.prev, 0)
	plan.first = place(w.first, 0)
	plan.size = place(w.size, gap)
	plan.label = place(w.label, gap/2)
	x = bar.Min.X + p.Style.Padding + w.total
	plan.total = place(w.total, 0)
	return plan
}
