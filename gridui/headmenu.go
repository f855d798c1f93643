// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/menus"
)

// OpenHeaderMenu opens the menu of a column's header, or of a group's, in the next
// frame, as Alt with the arrow down does. It has no effect if there is none such, or
// it is not Enabled.
func (g *Grid[T]) OpenHeaderMenu(id string) { g.bound().OpenHeaderMenu(id) }

func (g *core) OpenHeaderMenu(id string) {
	if !g.HeaderMenu.Enabled {
		return
	}
	g.resolveColumns()
	e := &g.engine
	at, ok := e.view.Heads.Find(option.HeaderTarget{ColumnID: id})
	if !ok {
		at, ok = e.view.Heads.Find(option.HeaderTarget{ColumnID: id, Group: true})
	}
	if ok {
		e.headMenu.asked, e.headMenu.wanted = option.HeaderTarget{}, true
		e.headMenu.asked.ColumnID, e.headMenu.asked.Group = e.view.Heads.ID(at)
		g.ScrollToColumn(e.cols.Leaves[at.Col].ID)
	}
}

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Grid[T]) CloseHeaderMenu() { g.bound().CloseHeaderMenu() }

func (g *core) CloseHeaderMenu() { g.engine.headMenu.menu.Close(menus.ByOwner) }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Grid[T]) HeaderMenuIsOpen() bool { return g.bound().HeaderMenuIsOpen() }

func (g *core) HeaderMenuIsOpen() bool { return g.engine.headMenu.menu.IsOpen() }

// headMenu is the menu of headers as it stands.
type headMenu struct {
	menu menus.Menu[option.HeaderTarget]
	// of is the header it is open for, cols the revision of the columns that the
	// caller's items were made for.
	of   option.HeaderTarget
	cols uint32
	// now are the items that show, next is where those of a frame are made.
	now, next headItems
	// asked is the header to open it for, where it is wanted, when the frame knows
	// where that is.
	asked  option.HeaderTarget
	wanted bool

	buttons headButtons
	// pressed is the header whose button is held down.
	pressed viewport.Address
	held    bool
	// byTouch says that the last press was a finger's.
	byTouch bool
}

// headFeatures are the features that the menu of headers is about.
type headFeatures struct {
	menu    *option.HeaderMenu
	sorting *option.Sorting
	pins    bool
}

func (g *core) headFeatures() headFeatures {
	return headFeatures{menu: &g.HeaderMenu, sorting: &g.Sorting, pins: g.ColumnPinning.Mode != option.ColumnPinOff}
}

func (g *core) pinTo(id string, side option.ColumnPinSide) { g.PinColumn(id, side) }

// closeCellMenu leaves the keyboard to the menu that takes the place of this one.
func (g *core) closeCellMenu() { g.of.replaceMenu() }

// closeHeadMenu is closeCellMenu the other way round.
func (e *engine) closeHeadMenu() {
	if m := &e.headMenu.menu; m.IsOpen() {
		m.Return = nil
		m.Close(menus.Replaced)
	}
}

// headTarget is the header at a place, and false if it has no menu.
func (e *engine) headTarget(at viewport.Address) (option.HeaderTarget, bool) {
	if !e.view.Heads.Has(at) || e.isBox(at.Col) || !e.ask.headFeatures().menu.Enabled {
		return option.HeaderTarget{}, false
	}
	id, group := e.view.Heads.ID(at)
	return option.HeaderTarget{ColumnID: id, Group: group}, true
}

// headMenuStep reads the menu's input and says whether anything came of it.
func (e *engine) headMenuStep(gtx layout.Context) (some bool) {
	m := &e.headMenu
	e.syncHeadMenu()
	for {
		ev, ok := m.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[option.HeaderTarget]:
			e.headChosen(gtx, ev)
		case menus.Closed:
			e.headMenuClosed(ev)
		}
	}
}

// syncHeadMenu keeps the open menu at its header, and its items up to date.
func (e *engine) syncHeadMenu() {
	m := &e.headMenu
	if !m.menu.IsOpen() {
		return
	}
	at, there := e.view.Heads.Find(m.of)
	if _, ok := e.headTarget(at); !ok || !there {
		m.menu.Close(menus.TargetGone)
		return
	}
	m.next.own = m.now.own
	if m.cols != e.cols.Rev {
		m.cols = e.cols.Rev
		m.next.own = e.ownHeadItems(m.of)
	}
	m.next.make(e, at)
	if !m.next.same(&m.now) {
		m.now, m.next = m.next, m.now
		m.menu.SetItems(m.now.items)
	}
}

// ownHeadItems are the items of the caller's own.
func (e *engine) ownHeadItems(of option.HeaderTarget) []menus.Item[option.HeaderTarget] {
	if items := e.ask.headFeatures().menu.Items; items != nil {
		return items(of)
	}
	return nil
}

// headMenuClosed tells of a menu that closed. A right click beside it opens the menu
// that is there.
func (e *engine) headMenuClosed(ev menus.Closed) {
	e.ask.report.Emit(events.HeaderMenuClosed{Reason: ev.Reason})
	if e.headMenu.menu.IsOpen() { // it closed to open for another header
		return
	}
	e.headMenu.now.own, e.headMenu.next.own = nil, nil
	e.menuGone()
	if ev.Reason == menus.OutsideContext {
		e.contextAt(ev.At)
	}
}
