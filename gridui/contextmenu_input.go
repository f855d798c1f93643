// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/host"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus/shortcut"
)

// LongPressTime is how long a finger rests on a cell to ask for its menu.
const LongPressTime = 500 * time.Millisecond

// menuAsk is a wish for the menu of a cell.
type menuAsk struct {
	at viewport.Address
	// pos is where the pointer is, anchor where the cell is that a key asked at, both
	// in pixels of the grid.
	pos    image.Point
	anchor image.Rectangle
	by     events.Click
	byKey  bool
}

func (a *menuAsk) byTouch() bool { return a.by.Source == pointer.Touch }

// asksForMenu reports whether a press of a mouse asks for a menu: with the right
// button, or as on a Mac with Control.
func asksForMenu(ev pointer.Event) bool {
	if ev.Source != pointer.Mouse {
		return false
	}
	return ev.Buttons == pointer.ButtonSecondary ||
		ev.Buttons == pointer.ButtonPrimary && ev.Modifiers == key.ModCtrl && shortcut.Apple()
}

// contextPressed acts on a press that asks for a menu. The position is in pixels
// of the sheet.
func (e *engine) contextPressed(gtx layout.Context, ev pointer.Event) {
	e.takeFocus(gtx, ev.Source)
	e.context(ev.Position.Round(), events.Click{Modifiers: ev.Modifiers, Source: ev.Source})
}

// contextAt is contextPressed for a press that an open menu took. The position is
// in pixels of the grid.
func (e *engine) contextAt(at image.Point) {
	e.context(at.Sub(image.Pt(0, e.view.Geometry.Top)), events.Click{Source: pointer.Mouse})
}

// context asks for the menu of the cell at a position of the sheet. The sheet does
// not move under the pointer.
func (e *engine) context(pos image.Point, by events.Click) {
	c, ok := e.view.HitTest(pos)
	if ok && c.Band == layoutx.Head {
		e.features.headMenu.OpenAt(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col}, pos, by.Source)
		return
	}
	if !ok || e.hasOverlay() || !viewport.HasRows(c.Band) {
		return
	}
	at := viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col}
	if e.view.IsRow(at) {
		e.moveFocus(at, showNothing)
	}
	e.ask.askMenu(menuAsk{at: at, pos: pos.Add(image.Pt(0, e.view.Geometry.Top)), by: by})
}

// rest begins to wait for a long press.
func (t *touch) rest(gtx layout.Context) {
	t.since = gtx.Now
	gtx.Execute(op.InvalidateCmd{At: t.since.Add(LongPressTime)})
}

// longPress asks for the menu under a finger that has rested long enough, once all
// that the finger did is known. The finger does nothing else then: it is the
// grid's, so that what is under it sees no tap.
func (e *engine) longPress(gtx layout.Context) {
	t := &e.touch
	if !t.down || t.scrolls || t.long || gtx.Now.Before(ui.NotAfter(&t.since, gtx.Now).Add(LongPressTime)) || !e.pointer.Press.Held || e.pointer.Press.At.Band == layoutx.Head && !e.headHolds(e.pointer.Press.At) {
		return
	}
	t.long = true
	if e.holdRow(gtx) {
		return
	}
	e.pointer.Press, e.click = host.Press{}, click{}
	gtx.Execute(pointer.GrabCmd{Tag: &e.rootTag, ID: t.id})
	e.context(t.position.Round(), events.Click{Source: pointer.Touch})
}

// headHolds reports whether a finger that rests on a header opens its menu at once: one
// that can be moved may be about to be dragged.
func (e *engine) headHolds(at viewport.Address) bool {
	return e.features.headMenu.HasMenu(at) && !e.features.columnMove.Movable(at)
}

// headReleased opens the menu of a header that a finger has rested on until it is lifted, and
// says whether it did.
func (e *engine) headReleased(ev pointer.Event) bool {
	if !e.pointer.Press.Held || ev.Source != pointer.Touch || ev.Time-e.pointer.Press.Began < LongPressTime {
		return false
	}
	at, pos := e.pointer.Press.At, ev.Position.Round()
	c, ok := e.view.Sheet.Hit(pos)
	if !ok || !e.features.headMenu.HasMenu(at) || e.view.Heads.Place(viewport.Address{Band: c.Band, Row: c.Row, Col: c.Col}) != at {
		return false
	}
	e.pointer.Press.Held = false
	e.features.headMenu.OpenAt(at, pos, ev.Source)
	return true
}

// menuOpened puts away what an open menu has no use for. The focus ring stays as
// it was.
func (e *engine) menuOpened() {
	e.features.tooltip.Clear()
	e.pointer.Press, e.click = host.Press{}, click{}
	e.focus.menuHasFocus = true
}

func (e *engine) menuGone() {
	e.focus.menuHasFocus = e.features.headMenu.IsOpen() || e.ask.cellMenuOpen()
}

// menuAnchor is where a cell of a row is in pixels of the grid, as far as it is
// on the screen.
func (e *engine) menuAnchor(at viewport.Address) (image.Rectangle, bool) {
	if !e.view.IsRow(at) || at.Col < 0 {
		return image.Rectangle{}, false
	}
	r, ok := e.view.CellRect(at)
	if !ok {
		return r, false
	}
	r = r.Intersect(e.view.Sheet.Panes.Rect(e.cols.Leaves[at.Col].Pane, at.Band))
	return r.Add(image.Pt(0, e.view.Geometry.Top)), !r.Empty()
}

// menuAct does what a key asks for about menus and copies, and says whether it did.
func (e *engine) menuAct(a option.Action) bool {
	switch a {
	case option.ActionContextMenu:
		if !e.features.headMenu.RequestFocused() {
			e.ask.menuByKey()
		}
	case option.ActionHeaderMenu:
		e.features.headMenu.RequestFocused()
	case option.ActionCopy, option.ActionCopyWithHeaders:
		e.ask.copyCells(a == option.ActionCopyWithHeaders)
	default:
		return false
	}
	return true
}
