// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"
	"gioui.org/op"
)

// clears says whether there is a button that drops the order.
func (s *Sorting) clears() bool { return s.ClearButton && s.Mode == SortMulti }

// clearSort drops the order as a user does.
func (g *Grid[T]) clearSort() {
	from := g.Sorting.Keys
	if !g.Sorting.clears() || len(from) == 0 {
		return
	}
	if !g.Sorting.Controlled {
		g.Sorting.Keys = nil
	}
	g.engine.queue.push(signal{ev: SortChanged{From: from}})
}

// clearStep reads a click on the button that drops the order.
func (e *engine) clearStep(gtx layout.Context) bool {
	if !e.skin.clearSort || !e.clear.clicked(gtx, len(e.sortKeys) > 0) {
		return false
	}
	e.ask.clearSort()
	return true
}

// clearText is what the button says: nothing beside its icon where that would take
// more than half of the grid's width.
func (e *engine) clearText(gtx layout.Context, sk *skin) (text string, width int) {
	width = e.buttonWidth(gtx, sk, sk.loc.SortClear, true)
	if width > gtx.Constraints.Max.X/2 {
		return "", e.buttonSide(gtx, sk)
	}
	return sk.loc.SortClear, width
}

// clearRoom is the width that the button and the space around it take of the line
// above the header.
func (e *engine) clearRoom(gtx layout.Context, sk *skin) int {
	if !sk.clearSort {
		return 0
	}
	_, w := e.clearText(gtx, sk)
	return w + 2*gtx.Dp(buttonGap)
}

// toolbarLine draws what stands above the header: the caller's toolbar, and at the
// reading end the button that drops the order.
func (p *painter) toolbarLine(toolbar op.CallOp) {
	if !p.skin.clearSort {
		toolbar.Add(p.ops)
		return
	}
	line := image.Rect(0, 0, p.geo.size.X, p.geo.top)
	p.fill(line, p.skin.th.Bg)
	text, w := p.clearText(p.gtx, p.skin)
	room, side := p.clearRoom(p.gtx, p.skin), p.buttonSide(p.gtx, p.skin)
	f := buttonFace{
		label: p.skin.loc.SortClear, text: text, icon: p.skin.icons.Close,
		off: len(p.sortKeys) == 0, fill: p.skin.th.Bg,
	}
	x := line.Max.X - room + p.gtx.Dp(buttonGap)
	at := image.Point{}
	if p.skin.rtl {
		at.X = room
		x = p.gtx.Dp(buttonGap)
	}
	t := op.Offset(at).Push(p.ops)
	toolbar.Add(p.ops)
	t.Pop()
	y := (line.Dy() - side) / 2
	f.at = image.Rect(x, y, x+w, y+side)
	p.button(&p.clear, f)
}
