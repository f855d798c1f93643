// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
)

// layoutPage draws the page in a part of the window: title, controls, grid, status. In a narrow window the title is
// in the bar above.
func (g *Gallery) layoutPage(gtx layout.Context, r image.Rectangle, narrow bool) {
	pad, top := gtx.Dp(24), gtx.Dp(20)
	if narrow {
		pad, top = gtx.Dp(12), gtx.Dp(10)
	}
	p := g.page()
	controls := p.controls(gtx)
	x0, x1 := r.Min.X+pad, r.Max.X-pad
	y := r.Min.Y + top
	row := func(gap unit.Dp, w layout.Widget) {
		y += stack(gtx, image.Pt(x0, y), x1-x0, w)
		y += gtx.Dp(gap)
	}
	if !narrow {
		row(2, func(gtx layout.Context) layout.Dimensions { return g.look.Title(gtx, p.Title.In(g.look.Lang)) })
	}
	row(14, func(gtx layout.Context) layout.Dimensions {
		t := look.Type{Color: g.look.Theme().FgMuted, Lines: 2}
		if narrow {
			t.Lines = 4
		}
		return g.look.Text(gtx, t, p.About.In(g.look.Lang))
	})
	if len(controls) > 0 {
		row(14, func(gtx layout.Context) layout.Dimensions { return look.Flow(gtx, 20, 10, controls...) })
	}
	bottom := r.Max.Y - stripHeight(gtx, narrow)
	g.layoutGrid(gtx, image.Rect(x0, y, x1, bottom))
	strip := image.Rect(x0, bottom, x1, r.Max.Y)
	look.At(gtx, strip, func(gtx layout.Context) layout.Dimensions { return g.strip(gtx, narrow) })
}

// layoutGrid draws the page's grid in a card.
func (g *Gallery) layoutGrid(gtx layout.Context, r image.Rectangle) {
	if r.Dx() < 1 || r.Dy() < 1 {
		r = image.Rectangle{Min: r.Min, Max: r.Min.Add(image.Pt(1, 1))}
	}
	g.grid = r.Inset(max(gtx.Dp(1), 1))
	look.At(gtx, r, func(gtx layout.Context) layout.Dimensions {
		return g.look.Card(gtx, g.look.Theme().Bg, g.page().body)
	})
}

// stack lays out a widget at a place with a width and returns its height, all in pixels.
func stack(gtx layout.Context, at image.Point, width int, w layout.Widget) int {
	gtx.Constraints = layout.Constraints{Max: image.Pt(max(width, 0), gtx.Constraints.Max.Y)}
	defer op.Offset(at).Push(gtx.Ops).Pop()
	return w(gtx).Size.Y
}
