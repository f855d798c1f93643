// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/style"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// headButton is the side of a header's menu button, headInset what lies between it
	// and the edge of the header: the zone of the edge's handle.
	headButton = unit.Dp(22)
	headInset  = unit.Dp(5)
	// headTouch is by how much a finger may miss it.
	headTouch = unit.Dp(10)
	// headTextLeast is how much of a header's text the button leaves.
	headTextLeast = unit.Dp(16)
)

// headButtons are the headers that show the button of their menu in a frame: the one
// under the pointer, the focused one, and the one whose menu is open.
type headButtons struct {
	at [3]viewport.Address
	n  int
	// over is the one that has the pointer on its button, tip stands for it among the
	// buttons with a tooltip.
	over viewport.Address
	tip  ui.Button
}

// syncHeadButtons finds the headers that show a button.
func (e *engine) syncHeadButtons() {
	m := &e.headMenu
	b := &m.buttons
	b.n, b.over = 0, viewport.NoCell
	menu := e.ask.headFeatures().menu
	if !menu.Enabled || menu.NoButton || e.pointer.Captured() {
		return
	}
	if e.pointer.Hover.In {
		e.putHeadButton(e.pointer.Hover.At)
	}
	if f := &e.focus; f.set && (f.keyboard || f.menuHasFocus || m.byTouch) {
		e.putHeadButton(f.at())
	}
	if m.menu.IsOpen() {
		if at, ok := e.view.Heads.Find(m.of); ok {
			e.putHeadButton(at)
		}
	}
	if at, ok := e.headButtonAt(e.pointer.Hover.Pos.Round(), pointer.Mouse); ok && e.pointer.Hover.In && !m.menu.IsOpen() {
		b.over = at
	}
}

// putHeadButton has a header show its button, if there is room for it.
func (e *engine) putHeadButton(at viewport.Address) {
	if _, ok := e.headTarget(at); !ok {
		return
	}
	at = e.view.Heads.Place(at)
	at.Col, _ = e.view.Heads.Columns(at)
	b := &e.headMenu.buttons
	for _, has := range b.at[:b.n] {
		if has == at {
			return
		}
	}
	if _, ok := e.headButtonRect(at); ok {
		b.at[b.n] = at
		b.n++
	}
}

// headButtonLeft says whether a header has its button at the left: on the side away
// from its text, else at the reading end.
func (e *engine) headButtonLeft(at viewport.Address) bool {
	return (e.view.Heads.Align(at) == option.AlignEnd) != e.draw.Style.RTL
}

// headButtonRect is where the button of a header is, in pixels of the sheet, and
// false if there is no room for it.
func (e *engine) headButtonRect(at viewport.Address) (image.Rectangle, bool) {
	cell, left := e.view.HeadRect(at), e.headButtonLeft(at)
	side, inset := headButtonSide(&e.draw.Style), e.view.Widths.Metric().Dp(headInset)
	if e.view.IsGroup(at) {
		cell = cell.Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, layoutx.Head))
		if room := e.groupMarkRoom(at); room > 0 && left == e.draw.Style.RTL {
			inset = e.draw.Style.Padding + room
		}
	} else {
		cell.Min.Y = cell.Max.Y - e.draw.Style.HeaderHeight
	}
	x := cell.Max.X - inset - side
	if left {
		x = cell.Min.X + inset
	}
	high := min(side, cell.Dy())
	y := cell.Min.Y + (cell.Dy()-high)/2
	return image.Rect(x, y, x+side, y+high), cell.Dx() >= inset+side+e.draw.Style.Padding+e.headLeast(at)
}

// headLeast is the room in pixels that a header keeps beside its button: that of its
// marks, and of a little of its text.
func (e *engine) headLeast(at viewport.Address) int {
	least := e.draw.Style.Scaled(headTextLeast)
	if !e.view.IsGroup(at) {
		least += e.markRoom(&e.draw.Style, e.sortMark(at.Col))
	}
	return least
}

// headButtonSide is the side of the button in pixels.
func headButtonSide(st *style.Resolved) int { return st.ScaledIn(headButton, st.HeaderHeight*7/8) }

// headButtonAt is the header whose button is at a position.
func (e *engine) headButtonAt(pos image.Point, by pointer.Source) (viewport.Address, bool) {
	b := &e.headMenu.buttons
	for _, at := range b.at[:b.n] {
		if !e.view.Heads.Has(at) {
			continue // the columns changed since the frame on the screen
		}
		r, ok := e.headButtonRect(at)
		if by == pointer.Touch {
			r = r.Inset(-e.view.Widths.Metric().Dp(headTouch)).Intersect(e.view.HeadRect(at))
		}
		if r = r.Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, layoutx.Head)); ok && pos.In(r) {
			return at, true
		}
	}
	return viewport.NoCell, false
}

// hasHeadButton says whether a column's header shows its button.
func (e *engine) hasHeadButton(col int) bool {
	b := &e.headMenu.buttons
	for _, at := range b.at[:b.n] {
		if at.Col == col && at.Row == e.cols.Levels-1 {
			return true
		}
	}
	return false
}

// headButtonRoom is how many pixels the button takes of the room of a text, beside
// the padding there.
func (e *engine) headButtonRoom(st *style.Resolved) int {
	return max(st.Metric.Dp(headInset)+headButtonSide(st)+st.MarkGap/2-st.Padding, 0)
}

// fitButtonRoom is the room of the button in the width that a header needs.
func (e *engine) fitButtonRoom(st *style.Resolved, col int) int {
	_, ok := e.headTarget(viewport.Address{Band: layoutx.Head, Row: e.cols.Levels - 1, Col: col})
	if !ok || e.ask.headFeatures().menu.NoButton {
		return 0
	}
	return e.headButtonRoom(st)
}

// headMarksRoom is how many pixels of a header's width its marks and its button take.
func (e *engine) headMarksRoom(st *style.Resolved, col int, m sortMark) int {
	room := e.markRoom(st, m)
	if !e.hasHeadButton(col) {
		return room
	}
	room += e.headButtonRoom(st)
	if e.cols.Leaves[col].Align == option.AlignCenter {
		room *= 2
	}
	return room
}

// buttonsKey sums up the buttons of the headers of columns [first, end).
func (e *engine) buttonsKey(k uint64, first, end int) uint64 {
	for c := first; c < end && e.headMenu.buttons.n > 0; c++ {
		if e.hasHeadButton(c) {
			k = k*0x100000001b3 ^ uint64(c+1)
		}
	}
	return k
}

// markBounds is where marks may stand in the header of a column.
func (p *painter) markBounds(row, col layoutx.Span) (lo, hi int) {
	lo, hi = col.Start, col.End()
	at := viewport.Address{Band: layoutx.Head, Row: row.Index, Col: col.Index}
	if !p.hasHeadButton(col.Index) {
		return lo, hi
	}
	r, _ := p.headButtonRect(at)
	if p.headButtonLeft(at) {
		return r.Max.X, hi
	}
	return lo, r.Min.X
}

// ownMarkRoom is what the button takes of a header that the caller draws.
func (p *painter) ownMarkRoom(col int) int {
	if !p.hasHeadButton(col) {
		return 0
	}
	return p.headButtonRoom(&p.Style)
}

// groupRoom is what the button takes of the room of a group's label.
func (p *painter) groupRoom(at viewport.Address) int {
	b := &p.headMenu.buttons
	for _, has := range b.at[:b.n] {
		if has == at && p.view.Heads.Align(at) == option.AlignCenter {
			return 2 * p.headButtonRoom(&p.Style)
		} else if has == at {
			return p.headButtonRoom(&p.Style)
		}
	}
	return 0
}

// headMenuButtons draws the buttons of a pane.
func (p *painter) headMenuButtons(pane layoutx.Pane) {
	b := &p.headMenu.buttons
	for _, at := range b.at[:b.n] {
		if p.cols.Leaves[at.Col].Pane == pane {
			p.headMenuButton(at)
		}
	}
}

func (p *painter) headMenuButton(at viewport.Address) {
	m := &p.headMenu
	r, _ := p.headButtonRect(at)
	shown := r.Intersect(p.rect(p.cols.Leaves[at.Col].Pane, layoutx.Head))
	if shown.Empty() {
		return
	}
	of, _ := p.headTarget(at)
	open := m.menu.IsOpen() && m.of == of
	defer draw.Clip(p.Ops, shown).Pop()
	if p.ownHead(at) {
		// The caller's widget would be seen through it, and take its presses.
		p.Fill(r, p.Style.Theme.HeaderBg)
		draw.Listen(p.Ops, p.pointer.Tag())
	}
	pointer.CursorPointer.Add(p.Ops)
	round := p.Dp(ui.ButtonRound)
	if open || m.buttons.over == at {
		p.RoundRect(r, round, p.Style.Theme.Hover)
	}
	if open || m.held && m.pressed == at {
		p.RoundRect(r, round, p.Style.Theme.Hover)
	}
	p.Icon(p.Style.Icons.Menu, r, p.Style.Theme.HeaderFg)
	if p.Describes {
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, p.Style.Texts.HeaderMenu)
		draw.NodeAbout(p.Ops, p.view.Heads.Label(at))
	}
	if m.buttons.over == at && !m.held {
		p.buttons.Hint(&m.buttons.tip, r.Add(image.Pt(0, p.view.Geometry.Top)), p.Style.Texts.HeaderMenu)
	}
}

// ownHead says whether the caller draws the header at a place.
func (p *painter) ownHead(at viewport.Address) bool {
	l := &p.cols.Leaves[at.Col]
	if at.Row < len(l.Groups) {
		return p.cols.Groups[l.Groups[at.Row]].Cell != nil
	}
	return l.Head
}
