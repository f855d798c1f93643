// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package find

import (
	"image"

	"gioui.org/layout"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/icon"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// fieldMost and fieldLeast bound the width of the fields.
	fieldMost  = unit.Dp(260)
	fieldLeast = unit.Dp(96)
	// saysMost is the width reserved for the outcome before the field and the switches get theirs.
	saysMost = unit.Dp(180)
	// partGap is the gap between the groups of the bar.
	partGap = unit.Dp(8)
)

// TopHeight returns the height of the bar, 0 if it is hidden.
func (f *Feature) TopHeight(gtx layout.Context) int {
	b := &f.bar
	b.line, b.lines = 0, 0
	if !f.shows() {
		return 0
	}
	b.line, b.lines = f.Buttons.Side(gtx, &f.Painter.Style)+2*gtx.Dp(ui.ButtonGap), 1
	if f.replacing() {
		b.lines = 2
	}
	return b.line*b.lines + f.Painter.Style.Line
}

// barPlan holds the places of the bar's parts. Parts without room are empty.
type barPlan struct {
	replaces, text   image.Rectangle
	toggles          [toggleCount]image.Rectangle
	prev, next, exit image.Rectangle
	says, again      image.Rectangle
	with, one, all   image.Rectangle
}

// PaintTop draws the bar at a place in pixels of the grid.
func (f *Feature) PaintTop(at image.Rectangle) {
	p, b := f.Painter, &f.bar
	if b.lines == 0 {
		return
	}
	defer draw.Clip(p.Ops, at).Pop()
	ui.BarGround(p, at, p.Style.Theme.FooterBg)
	if p.Describes {
		draw.NodeLabel(p.Ops, p.Style.Texts.Find.Bar)
	}
	b.texts.sync(f)
	plan := f.bar.plan(at)
	f.bar.paintQuery(&plan)
	if b.lines > 1 {
		f.bar.paintReplace(&plan)
	}
}

// paintQuery draws the line that searches.
func (b *bar) paintQuery(plan *barPlan) {
	f := b.f
	p, t := f.Painter, &f.Painter.Style.Texts.Find
	f.bar.button(&b.replaces, plan.replaces, t.Replacing, f.bar.replacesIcon(), false)
	b.text.paint(p, plan.text, t.Text, f.search.err != nil)
	var why [toggleCount]string
	for i := range toggleCount {
		why[i] = f.source.denies(i)
		q := f.Options.Find.Query
		f.Buttons.Draw(&b.toggles[i], ui.ButtonFace{
			At: plan.toggles[i], Label: f.bar.toggleName(i), Text: f.bar.toggleSign(i), On: *i.of(&q), Fill: p.Style.Theme.FooterBg,
			Off: why[i] != "", Reason: why[i],
		})
	}
	if f.source.err != nil {
		f.Buttons.Draw(&b.again, ui.ButtonFace{At: plan.again, Label: p.Style.Texts.TryAgain, Text: p.Style.Texts.TryAgain, Framed: true, Fill: p.Style.Theme.FooterBg})
	}
	if !plan.says.Empty() && b.texts.says != "" {
		ink := p.Style.Theme.FgMuted
		if b.texts.wrong {
			ink = p.Style.Theme.Danger
		}
		p.Text(b.texts.says, plan.says, option.AlignStart, ink)
		p.Node(plan.says, b.texts.says, "")
	}
	none := !f.source.hasHits()
	prev, next := p.Style.Icons.Prev, p.Style.Icons.Next
	if p.Style.RTL {
		prev, next = next, prev
	}
	f.bar.button(&b.prev, plan.prev, t.Previous, prev, none)
	f.bar.button(&b.next, plan.next, t.Next, next, none)
	f.bar.button(&b.dismiss, plan.exit, t.Close, p.Style.Icons.Close, false)
}

// paintReplace draws the line that replaces.
func (b *bar) paintReplace(plan *barPlan) {
	f := b.f
	p, t := f.Painter, &f.Painter.Style.Texts.Find
	b.with.paint(p, plan.with, t.Replacement, false)
	none, why := !f.source.hasHits(), ""
	if f.source.on {
		why = p.Style.Texts.Source.NoReplaceAll
	}
	f.Buttons.Draw(&b.one, ui.ButtonFace{At: plan.one, Label: t.Replace, Text: t.Replace, Framed: true, Off: none, Fill: p.Style.Theme.FooterBg})
	f.Buttons.Draw(&b.all, ui.ButtonFace{At: plan.all, Label: t.ReplaceAll, Text: t.ReplaceAll, Framed: true, Off: none || why != "", Reason: why, Fill: p.Style.Theme.FooterBg})
}

// button draws a button with only an icon.
func (b *bar) button(of *ui.Button, at image.Rectangle, label string, ic icon.Icon, off bool) {
	f := b.f
	f.Buttons.Draw(of, ui.ButtonFace{At: at, Label: label, Icon: ic, Off: off, Fill: f.Painter.Style.Theme.FooterBg})
}

// replacesIcon returns the icon of the button that shows the second line.
func (b *bar) replacesIcon() icon.Icon {
	f := b.f
	if f.replacing() {
		return f.Painter.Style.Icons.Collapse
	}
	return f.Painter.Style.Icons.Expand
}

// toggleName returns the name of a switch.
func (b *bar) toggleName(t toggle) string {
	f := b.f
	texts := &f.Painter.Style.Texts.Find
	return [...]string{texts.MatchCase, texts.WholeCell, texts.Expression, texts.Initials, texts.InRanges}[t]
}

// toggleSign returns the text shown on a switch.
func (b *bar) toggleSign(t toggle) string {
	f := b.f
	if t == toggleRanges {
		return f.Painter.Style.Texts.Find.Ranges
	}
	return [...]string{"Aa", "[ab]", ".*", f.Painter.Style.Texts.Find.InitialsSign}[t]
}

// plan divides the bar. In a narrow bar the field shrinks first. Then the switches disappear, from the last,
// then the outcome and the button of the second line.
func (b *bar) plan(at image.Rectangle) (plan barPlan) {
	f := b.f
	p := f.Painter
	side, gap := f.Buttons.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	x, end := at.Min.X+p.Style.Padding, at.Max.X-p.Style.Padding
	y := at.Min.Y + gap
	place := func(from, width, line int) image.Rectangle {
		r := image.Rect(from, y+line*b.line, from+max(width, 0), y+line*b.line+side)
		if p.Style.RTL {
			return layoutx.Mirror(r, at)
		}
		return r
	}
	for _, r := range [...]*image.Rectangle{&plan.exit, &plan.next, &plan.prev} {
		end -= side
		*r = place(end, side, 0)
	}
	end -= p.Dp(partGap)
	if f.source.on && f.source.err != nil {
		w := min(f.Buttons.Width(p.Gtx, &p.Style, p.Style.Texts.TryAgain, false), max(end-x-p.Dp(fieldLeast), 0))
		end -= w
		plan.again = place(end, w, 0)
		end -= gap
	}
	if f.Options.Editing.Enabled && end-x > p.Dp(fieldLeast)+side {
		plan.replaces = place(x, side, 0)
		x += side + gap
	}
	widths, all := f.bar.toggleWidths(gap)
	most := p.Cache.RunString(p.Style.Face, b.texts.says).Width
	says := min(most, p.Dp(saysMost))
	room := end - x
	if room < p.Dp(fieldLeast)+says+gap {
		says = 0
	}
	width := min(p.Dp(fieldMost), max(room-all-says-gap, p.Dp(fieldLeast)), room)
	plan.text = place(x, width, 0)
	f.bar.planReplace(&plan, x, width, at, place)
	x += width + gap
	for t, w := range widths {
		if w > 0 && x+w <= end-says {
			plan.toggles[t] = place(x, w, 0)
			x += w + gap
		}
	}
	if says > 0 {
		plan.says = place(x, min(most, end-x), 0)
	}
	return plan
}

// planReplace divides the second line.
func (b *bar) planReplace(plan *barPlan, x, width int, at image.Rectangle, place func(from, width, line int) image.Rectangle) {
	f := b.f
	p, t := f.Painter, &f.Painter.Style.Texts.Find
	if f.bar.lines < 2 {
		return
	}
	gap, end := p.Dp(ui.ButtonGap), at.Max.X-p.Style.Padding
	one, all := f.Buttons.Width(p.Gtx, &p.Style, t.Replace, false), f.Buttons.Width(p.Gtx, &p.Style, t.ReplaceAll, false)
	width = max(min(width, end-x-one-all-2*gap), min(p.Dp(fieldLeast), end-x))
	plan.with = place(x, width, 1)
	x += width + gap
	if x+one <= end {
		plan.one = place(x, one, 1)
		x += one + gap
	}
	if x+all <= end {
		plan.all = place(x, all, 1)
	}
}

// toggleWidths returns the widths of the offered switches, and their sum with gaps.
func (b *bar) toggleWidths(gap int) (widths [toggleCount]int, all int) {
	f := b.f
	p := f.Painter
	for t := range toggleCount {
		if f.offers(t) {
			widths[t] = f.Buttons.Width(p.Gtx, &p.Style, f.bar.toggleSign(t), false)
			all += widths[t] + gap
		}
	}
	return widths, all
}
