// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// headAsk is a wish for the menu of a header.
type headAsk struct {
	at viewport.Address
	// anchor is what the menu goes below, in pixels of the grid: an empty one is where
	// the pointer is.
	anchor image.Rectangle
	byKey  bool
	by     pointer.Source
}

// openHeadMenu opens the menu of a header, in place of any other menu.
func (e *engine) openHeadMenu(ask headAsk) {
	of, ok := e.headTarget(ask.at)
	if !ok || e.hasOverlay() {
		return
	}
	e.ask.closeCellMenu()
	e.moveFocus(ask.at, showNothing)
	m := &e.headMenu
	m.of, m.cols, m.held = of, e.cols.Rev, false
	m.now.own = e.ownHeadItems(of)
	m.now.make(e, ask.at)
	m.menu.Return = e.typing.Tag()
	m.menu.ByTouch = ask.by == pointer.Touch
	target := menus.Target[option.HeaderTarget]{Row: of, ColumnID: of.ColumnID, Text: e.view.Heads.Label(ask.at)}
	m.menu.Open(ask.anchor, layoutx.Below, target, m.now.items)
	if !m.menu.IsOpen() {
		return // it has no items
	}
	if ask.byKey {
		m.menu.SelectFirst()
	}
	e.menuOpened()
	e.ask.report.Emit(events.HeaderMenuOpened{HeaderTarget: of})
}

// headContext opens the menu of the header at a place, at a position of the sheet.
func (e *engine) headContext(at viewport.Address, pos image.Point, by pointer.Source) {
	pos.Y += e.view.Geometry.Top
	e.openHeadMenu(headAsk{at: e.view.Heads.Place(at), anchor: image.Rectangle{Min: pos, Max: pos}, by: by})
}

// headMenuByKey opens the menu of the focused header when the frame knows where that
// is, and says whether a header has the focus.
func (e *engine) headMenuByKey() bool {
	if !e.focus.set || e.focus.band != layoutx.Head {
		return false
	}
	m := &e.headMenu
	if m.asked, m.wanted = e.headTarget(e.focus.at()); m.wanted {
		e.view.ShowColumn(e.focus.col)
	}
	return true
}

// headMenuWanted opens the menu that a key asked for, and says so.
func (e *engine) headMenuWanted() bool {
	m := &e.headMenu
	if !m.wanted {
		return false
	}
	m.wanted = false
	at, ok := e.view.Heads.Find(m.asked)
	if !ok {
		return false
	}
	if f := e.focus.at(); e.view.Heads.Has(f) {
		if of, _ := e.headTarget(f); of == m.asked {
			at = f // of a group with several runs the focused one
		}
	}
	r := e.view.HeadRect(at).Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, layoutx.Head))
	if r.Empty() {
		return false
	}
	e.openHeadMenu(headAsk{at: at, anchor: r.Add(image.Pt(0, e.view.Geometry.Top)), byKey: true})
	return m.menu.IsOpen()
}

// layoutHeadMenu draws the menu over a grid of a size in pixels.
func (e *engine) layoutHeadMenu(gtx layout.Context, size image.Point) {
	if e.headMenuWanted() {
		gtx.Execute(op.InvalidateCmd{}) // in the next frame the caller hears of it
	}
	m := &e.headMenu
	if !m.menu.IsOpen() {
		return
	}
	style := menuStyle(gtx, &e.draw.Style, &m.menu)
	style.Window = e.ask.headFeatures().menu.Window
	if style.Window == (image.Rectangle{}) {
		style.Window.Max = size
	}
	style.Layout(gtx)
}

// headPressed takes presses on the button of a header.
func (e *engine) headPressed(gtx layout.Context, ev pointer.Event) bool {
	m := &e.headMenu
	m.byTouch = ev.Source == pointer.Touch
	at, ok := e.headButtonAt(ev.Position.Round(), ev.Source)
	if !ok || e.hasOverlay() {
		return false
	}
	e.moveFocus(at, showNothing)
	e.takeFocus(gtx, ev.Source)
	m.pressed, m.held = at, true
	return true
}

// headReleased opens the menu whose button is let go, or that of the header that a
// finger has held where it is.
func (e *engine) headReleased(ev pointer.Event) bool {
	m := &e.headMenu
	switch {
	case m.held:
		m.held = false
		if at, ok := e.headButtonAt(ev.Position.Round(), ev.Source); ok && at == m.pressed {
			r, _ := e.headButtonRect(at)
			e.openHeadMenu(headAsk{at: at, anchor: r.Add(image.Pt(0, e.view.Geometry.Top)), by: ev.Source})
		}
		return true
	case !e.press.held || ev.Source != pointer.Touch || ev.Time-e.press.began < LongPressTime:
		return false
	}
	at := e.press.at
	c, ok := e.view.Sheet.Hit(ev.Position.Round())
	if _, has := e.headTarget(at); !has || !ok || e.view.Heads.Place(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col}) != at {
		return false
	}
	e.press.held = false
	e.headContext(at, ev.Position.Round(), ev.Source)
	return true
}

// headHolds says whether a finger that rests on a header opens its menu at once: one
// that can be moved may be about to be dragged.
func (e *engine) headHolds(at viewport.Address) bool {
	_, ok := e.headTarget(at)
	return ok && !e.canMove(at)
}
