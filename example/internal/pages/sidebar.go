// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"image"

	"gioui.org/font"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/internal/look"
)

const (
	sidebarWidth = unit.Dp(220)
	// Items are as high as there is room for, between itemLeast and itemHeight.
	itemLeast  = unit.Dp(21)
	itemHeight = unit.Dp(34)
)

// sidebar lists the pages and holds the switches for colours and language.
type sidebar struct {
	items  []look.Press
	scheme look.Choice
	lang   look.Choice
	// focus requests the keyboard focus for the item of the page.
	focus bool
}

// update reads clicks and keys, and shows the page or setting that they select.
func (s *sidebar) update(gtx layout.Context, g *Gallery) {
	if len(s.items) != len(g.pages) {
		s.items = make([]look.Press, len(g.pages))
	}
	for i := range s.items {
		for s.items[i].Clicked(gtx) {
			g.open(i)
			g.drawer.close()
		}
		s.arrows(gtx, g, i)
	}
	if s.focus {
		s.focus = false
		look.TakeKeyboard(gtx, &s.items[g.at].Clickable)
	}
	s.scheme.At, s.lang.At = int(g.look.Scheme), int(g.look.Lang)
	if s.scheme.Update(gtx) {
		g.look.Scheme = look.Scheme(s.scheme.At)
	}
	if s.lang.Update(gtx) {
		g.look.Lang = look.Lang(s.lang.At)
	}
}

// arrows shows the page before or after the focused page, and moves the focus to it.
func (s *sidebar) arrows(gtx layout.Context, g *Gallery, i int) {
	if step := look.Arrow(gtx, &s.items[i].Clickable, key.NameUpArrow, key.NameDownArrow); step != 0 {
		g.open(min(max(i+step, 0), len(s.items)-1))
		s.focus = true
	}
}

// layout fills its constraints.
func (s *sidebar) layout(gtx layout.Context, g *Gallery) layout.Dimensions {
	l, th := g.look, g.look.Theme()
	size := gtx.Constraints.Max
	look.Fill(gtx, image.Rectangle{Max: size}, th.HeaderBg)
	look.Fill(gtx, image.Rect(size.X-max(gtx.Dp(1), 1), 0, size.X, size.Y), th.Border)
	margin := gtx.Dp(16)
	inside := size.X - 2*margin
	y := gtx.Dp(20)
	y += stack(gtx, image.Pt(margin, y), inside, func(gtx layout.Context) layout.Dimensions { return brand(gtx, l) })
	y += gtx.Dp(20)
	foot := s.foot(gtx, l, image.Pt(margin, 0), inside)
	room := (size.Y-y-foot.height-gtx.Dp(40))/len(s.items) - gtx.Dp(2)
	height := min(gtx.Dp(itemHeight), max(room, gtx.Dp(itemLeast)))
	for i := range s.items {
		r := image.Rect(gtx.Dp(8), y, size.X-gtx.Dp(9), y+height)
		s.item(gtx, g, i, r)
		y = r.Max.Y + gtx.Dp(2)
	}
	t := op.Offset(image.Pt(0, max(size.Y-foot.height-gtx.Dp(20), y+gtx.Dp(20)))).Push(gtx.Ops)
	foot.call.Add(gtx.Ops)
	t.Pop()
	return layout.Dimensions{Size: size}
}

func (s *sidebar) item(gtx layout.Context, g *Gallery, i int, r image.Rectangle) {
	l, th, p := g.look, g.look.Theme(), &s.items[i]
	t := look.Type{Color: th.HeaderFg}
	if i == g.at {
		t = look.Type{Color: th.Fg, Weight: font.Medium}
	}
	look.At(gtx, r, func(gtx layout.Context) layout.Dimensions {
		return p.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			all := image.Rectangle{Max: gtx.Constraints.Max}
			semantic.Button.Add(gtx.Ops)
			semantic.SelectedOp(i == g.at).Add(gtx.Ops)
			pointer.CursorPointer.Add(gtx.Ops)
			switch {
			case i == g.at:
				look.Plate(gtx, all, 6, th.Selected)
				look.Plate(gtx, image.Rect(0, gtx.Dp(9), gtx.Dp(3), all.Max.Y-gtx.Dp(9)), 2, th.Accent)
			case p.Hovered():
				look.Plate(gtx, all, 6, th.Hover)
			}
			look.At(gtx, image.Rect(gtx.Dp(12), 0, all.Max.X, all.Max.Y), func(gtx layout.Context) layout.Dimensions {
				return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
					return l.Text(gtx, t, g.pages[i].Title.In(l.Lang))
				})
			})
			l.Ring(gtx, p, all.Max, 6)
			return layout.Dimensions{Size: all.Max}
		})
	})
}

// recorded holds drawing operations that have not been placed yet.
type recorded struct {
	call   op.CallOp
	height int
}

var (
	themeText = look.Text{En: "Theme", Ko: "테마"}
	langText  = look.Text{En: "Language", Ko: "언어"}
)

// foot records the switches at the bottom.
func (s *sidebar) foot(gtx layout.Context, l *look.Look, at image.Point, width int) recorded {
	m := op.Record(gtx.Ops)
	y := at.Y
	row := func(gap unit.Dp, w layout.Widget) {
		y += stack(gtx, image.Pt(at.X, y), width, w) + gtx.Dp(gap)
	}
	row(6, func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, themeText.In(l.Lang)) })
	row(14, func(gtx layout.Context) layout.Dimensions {
		return s.scheme.Layout(gtx, l, look.SchemeLabels(l.Lang)...)
	})
	row(6, func(gtx layout.Context) layout.Dimensions { return l.Muted(gtx, langText.In(l.Lang)) })
	row(0, func(gtx layout.Context) layout.Dimensions { return s.lang.Layout(gtx, l, "English", "한국어") })
	return recorded{m.Stop(), y}
}

// brand draws the mark and the name.
func brand(gtx layout.Context, l *look.Look) layout.Dimensions {
	return layout.Flex{Alignment: layout.Middle}.Layout(gtx,
		layout.Rigid(func(gtx layout.Context) layout.Dimensions { return mark(gtx, l) }),
		layout.Rigid(layout.Spacer{Width: 10}.Layout),
		layout.Rigid(func(gtx layout.Context) layout.Dimensions {
			return l.Text(gtx, look.Type{Size: 17, Weight: font.Bold}, "giogrid")
		}),
	)
}

// mark draws a small grid: a plate with lines for a header, rows and columns.
func mark(gtx layout.Context, l *look.Look) layout.Dimensions {
	th := l.Theme()
	side := gtx.Dp(24)
	look.Plate(gtx, image.Rect(0, 0, side, side), 6, th.Accent)
	line, a, b := max(gtx.Dp(1.5), 1), side*36/100, side*68/100
	look.Fill(gtx, image.Rect(0, a, side, a+line), th.AccentFg)
	look.Fill(gtx, image.Rect(0, b, side, b+line), th.AccentFg)
	look.Fill(gtx, image.Rect(a, a, a+line, side), th.AccentFg)
	return layout.Dimensions{Size: image.Pt(side, side)}
}
