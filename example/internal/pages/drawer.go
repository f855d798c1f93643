// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/unit"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/example/internal/look"
)

const (
	barHeight   = unit.Dp(52)
	drawerWidth = unit.Dp(260)
)

// drawer is the sidebar of a narrow window: a button opens it over the page.
type drawer struct {
	open   bool
	button look.Press
	// beside receives clicks outside the drawer, which close it; inside keeps clicks on the drawer from the page.
	beside, inside widget.Clickable
}

func (d *drawer) close() { d.open = false }

func (d *drawer) update(gtx layout.Context) {
	for d.button.Clicked(gtx) {
		d.open = !d.open
	}
	for d.beside.Clicked(gtx) {
		d.open = false
	}
	for d.open {
		ev, ok := gtx.Event(key.Filter{Name: key.NameEscape})
		if !ok {
			return
		}
		if e := ev.(key.Event); e.State == key.Press {
			d.open = false
		}
	}
}

// layoutNarrow draws a bar above the page, and the drawer over both.
func (g *Gallery) layoutNarrow(gtx layout.Context, size image.Point) {
	d := &g.drawer
	d.update(gtx)
	bar := image.Rect(0, 0, size.X, gtx.Dp(barHeight))
	page := gtx
	if d.open {
		page = page.Disabled()
	}
	g.layoutPage(page, image.Rect(0, bar.Max.Y, size.X, size.Y), true)
	g.bar(gtx, bar)
	if d.open {
		g.layoutDrawer(gtx, size)
	}
}

// bar draws the bar with the button and the title.
func (g *Gallery) bar(gtx layout.Context, r image.Rectangle) {
	l, th := g.look, g.look.Theme()
	look.Fill(gtx, r, th.HeaderBg)
	look.Fill(gtx, image.Rect(r.Min.X, r.Max.Y-max(gtx.Dp(1), 1), r.Max.X, r.Max.Y), th.Border)
	side := gtx.Dp(40)
	top := (r.Dy() - side) / 2
	look.At(gtx, image.Rect(top, top, top+side, top+side), func(gtx layout.Context) layout.Dimensions {
		return g.menuButton(gtx)
	})
	title := image.Rect(top+side+gtx.Dp(8), 0, r.Max.X, r.Max.Y)
	look.At(gtx, title, func(gtx layout.Context) layout.Dimensions {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
			return l.Text(gtx, look.Type{Size: 17, Weight: font.SemiBold}, g.page().Title.In(l.Lang))
		})
	})
}

var menuText = look.Text{En: "Pages", Ko: "페이지 목록"}

// menuButton draws three lines.
func (g *Gallery) menuButton(gtx layout.Context) layout.Dimensions {
	th, b := g.look.Theme(), &g.drawer.button
	return b.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		size := gtx.Constraints.Max
		semantic.Button.Add(gtx.Ops)
		semantic.LabelOp(menuText.In(g.look.Lang)).Add(gtx.Ops)
		pointer.CursorPointer.Add(gtx.Ops)
		if b.Hovered() {
			look.Plate(gtx, image.Rectangle{Max: size}, 6, th.Hover)
		}
		w, h := gtx.Dp(18), max(gtx.Dp(2), 1)
		x := (size.X - w) / 2
		for i := -1; i <= 1; i++ {
			y := size.Y/2 + i*gtx.Dp(6) - h/2
			look.Fill(gtx, image.Rect(x, y, x+w, y+h), th.Fg)
		}
		g.look.Ring(gtx, b, size, 6)
		return layout.Dimensions{Size: size}
	})
}

// layoutDrawer dims the window and draws the sidebar over it.
func (g *Gallery) layoutDrawer(gtx layout.Context, size image.Point) {
	d := &g.drawer
	all := image.Rectangle{Max: size}
	look.At(gtx, all, func(gtx layout.Context) layout.Dimensions {
		return d.beside.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			look.Fill(gtx, all, color.NRGBA{A: 110})
			return layout.Dimensions{Size: size}
		})
	})
	panel := image.Rect(0, 0, min(gtx.Dp(drawerWidth), size.X), size.Y)
	look.At(gtx, panel, func(gtx layout.Context) layout.Dimensions {
		return d.inside.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			return layout.Dimensions{Size: panel.Size()}
		})
	})
	look.At(gtx, panel, func(gtx layout.Context) layout.Dimensions { return g.sidebar.layout(gtx, g) })
}
