// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"
	"strconv"

	"gioui.org/layout"
	"gioui.org/text"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/layoutx"
)

// hear reads the input of the widgets in a row's cells. It runs for all rows before anything is drawn, so that the
// frame shows the changes.
func (p *widgetsPage) hear(gtx layout.Context, row int, t *task) {
	if t.done.Update(gtx) {
		t.setDone(t.done.On)
		p.tell("switch in row %d: %v", row+1, t.done.On)
	}
	if t.bar.update(gtx) {
		t.done.On = t.bar.percent == 100
		p.tell("bar in row %d: %d %%", row+1, t.bar.percent)
	}
	for t.open.Clicked(gtx) {
		p.tell("link in row %d: %s", row+1, t.title.In(p.look.Lang))
	}
}

// doneCell draws a switch.
func (p *widgetsPage) doneCell(gtx layout.Context, c gridui.CellContext[*task]) layout.Dimensions {
	return layout.Center.Layout(gtx, func(gtx layout.Context) layout.Dimensions { return c.Row.done.Layout(gtx, p.look, "") })
}

// doneHeader draws a switch for all tasks.
func (p *widgetsPage) doneHeader(gtx layout.Context) layout.Dimensions {
	return layout.Center.Layout(gtx, func(gtx layout.Context) layout.Dimensions { return p.all.Layout(gtx, p.look, "") })
}

// openCell draws a link.
func (p *widgetsPage) openCell(gtx layout.Context, c gridui.CellContext[*task]) layout.Dimensions {
	return layout.Center.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		return c.Row.open.Layout(gtx, p.look, p.in("Open", "열기"))
	})
}

// barCell draws a bar, which can be dragged, and its number.
func (p *widgetsPage) barCell(gtx layout.Context, c gridui.CellContext[*task]) layout.Dimensions {
	t, size := c.Row, gtx.Constraints.Max
	pad, number := gtx.Dp(16), max(gtx.Dp(48), gtx.Sp(48))
	r := image.Rect(pad, 0, max(size.X-pad-number, pad), size.Y)
	beside := image.Rect(r.Max.X, 0, r.Max.X+number, size.Y)
	outer := text.End
	if p.look.RTL {
		cell := image.Rectangle{Max: size}
		r, beside, outer = layoutx.Mirror(r, cell), layoutx.Mirror(beside, cell), text.Start
	}
	look.At(gtx, r, func(gtx layout.Context) layout.Dimensions { return t.bar.layout(gtx, p.look) })
	look.At(gtx, beside, func(gtx layout.Context) layout.Dimensions {
		return layout.Center.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			gtx.Constraints.Min.X = gtx.Constraints.Max.X
			return p.look.Text(gtx, look.Type{Size: 13, Align: outer}, strconv.Itoa(t.bar.percent)+" %")
		})
	})
	return layout.Dimensions{Size: size}
}
