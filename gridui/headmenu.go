// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus"
)

// HeaderMenu is the menu of headers: of a column's, what can be done to the column
// and to the rows by it; of a group's, what can be done to all of its columns. The
// zero value is off.
//
// It opens by the button that a header shows while the pointer is on it or it has
// the focus; at a right click, on Apple systems also at a click with Control; under
// a finger that rests on the header for LongPressTime, where headers can be moved
// when that is lifted again; and at Alt with the arrow down and Shift+F10 on the
// focused header. The focus goes to the header, and when the menu closes the
// keyboard comes back to it.
//
// What the grid lets users do is in the menu: sorting with Sorting, the filter with
// Filtering, pinning with a Mode of Pinning, widths with a Mode of Sizing, closing
// groups with Grouped.Collapsible. All of it changes the fields of those features,
// and comes as their events. The column of check boxes has no menu.
type HeaderMenu struct {
	Mode HeaderMenuMode
	// Without are parts that the menu does without.
	Without HeaderParts
	// Items, if not nil, makes items of the caller's own, which stand below those of
	// the grid. It is asked when the menu opens, and again when columns change while
	// it is open. Choosing one is told of by HeaderMenuChosen.
	Items func(HeaderTarget) []menus.Item[HeaderTarget]
	// NoButton leaves the button away: the menu opens by the other ways alone.
	NoButton bool
	// Window is where the menu may be, in pixels from the top left corner of the grid,
	// see ContextMenu.Window. Zero: the grid's bounds.
	Window image.Rectangle
}

// HeaderMenuMode says whether headers have a menu.
type HeaderMenuMode uint8

const (
	HeaderMenuOff HeaderMenuMode = iota
	HeaderMenuOn
)

// HeaderParts is a set of parts of the header menu; zero is none.
type HeaderParts uint16

const (
	// HeaderGroup opens and closes a collapsible group.
	HeaderGroup HeaderParts = 1 << iota
	// HeaderSort orders the rows by the column.
	HeaderSort
	// HeaderFilter opens the column's filter and clears it.
	HeaderFilter
	// HeaderPin pins to either side, and unpins.
	HeaderPin
	// HeaderFit fits widths to contents, or to the width of the grid.
	HeaderFit
	// HeaderHide hides the column or the group.
	HeaderHide
	// HeaderColumns opens the list of all columns.
	HeaderColumns
	// HeaderReset brings back how the columns were at first.
	HeaderReset
)

// HeaderTarget is the header that a menu is open for.
type HeaderTarget struct {
	// ColumnID is the id of the column or of the group.
	ColumnID string
	// Group says whether it is a group's header.
	Group bool
}

// HeaderMenuOpened says that the menu of a header opened.
type HeaderMenuOpened struct{ HeaderTarget }

// HeaderMenuChosen says that an item of HeaderMenu.Items was chosen. Its OnClick has
// run by then. What the grid's own items do is told of by the events of the features.
type HeaderMenuChosen struct {
	HeaderTarget
	Item menus.Item[HeaderTarget]
	// Path holds the index of the item in each level; in the first among those of
	// Items.
	Path []int
}

// HeaderMenuClosed says that the menu of a header closed, and why.
type HeaderMenuClosed struct{ Reason menus.Reason }

func (HeaderMenuOpened) gridEvent() {}
func (HeaderMenuChosen) gridEvent() {}
func (HeaderMenuClosed) gridEvent() {}

// OpenHeaderMenu opens the menu of a column's header, or of a group's, in the next
// frame, as Alt with the arrow down does. It has no effect if there is none such, or
// Mode is HeaderMenuOff.
func (g *Core) OpenHeaderMenu(id string) {
	if g.HeaderMenu.Mode == HeaderMenuOff {
		return
	}
	g.resolveColumns()
	e := &g.engine
	at, ok := e.headPlaceOf(HeaderTarget{ColumnID: id})
	if !ok {
		at, ok = e.headPlaceOf(HeaderTarget{ColumnID: id, Group: true})
	}
	if ok {
		e.headMenu.asked, e.headMenu.wanted = HeaderTarget{}, true
		e.headMenu.asked.ColumnID, e.headMenu.asked.Group = e.headAt(at)
		g.ScrollToColumn(e.cols.leaves[at.col].id)
	}
}

// CloseHeaderMenu closes the menu of a header, if it is open.
func (g *Core) CloseHeaderMenu() { g.engine.headMenu.menu.Close(menus.ByOwner) }

// HeaderMenuIsOpen reports whether the menu of a header is open.
func (g *Core) HeaderMenuIsOpen() bool { return g.engine.headMenu.menu.IsOpen() }

// headMenu is the menu of headers as it stands.
type headMenu struct {
	menu menus.Menu[HeaderTarget]
	// of is the header it is open for, cols the revision of the columns that the
	// caller's items were made for.
	of   HeaderTarget
	cols uint32
	// now are the items that show, next is where those of a frame are made.
	now, next headItems
	// asked is the header to open it for, where it is wanted, when the frame knows
	// where that is.
	asked  HeaderTarget
	wanted bool

	buttons headButtons
	// pressed is the header whose button is held down.
	pressed place
	held    bool
	// byTouch says that the last press was a finger's.
	byTouch bool
}

// headFeatures are the features that the menu of headers is about.
type headFeatures struct {
	menu    *HeaderMenu
	sorting *Sorting
	pins    bool
}

func (g *Core) headFeatures() headFeatures {
	return headFeatures{menu: &g.HeaderMenu, sorting: &g.Sorting, pins: g.Pinning.Mode != PinOff}
}

func (g *Core) pinTo(id string, side PinSide) { g.Pin(id, side) }

// closeCellMenu leaves the keyboard to the menu that takes the place of this one.
func (g *Core) closeCellMenu() { g.of.replaceMenu() }

// closeHeadMenu is closeCellMenu the other way round.
func (e *engine) closeHeadMenu() {
	if m := &e.headMenu.menu; m.IsOpen() {
		m.Return = nil
		m.Close(menus.Replaced)
	}
}

// headTarget is the header at a place, and false if it has no menu.
func (e *engine) headTarget(at place) (HeaderTarget, bool) {
	if !e.isHead(at) || e.isBox(at.col) || e.ask.headFeatures().menu.Mode == HeaderMenuOff {
		return HeaderTarget{}, false
	}
	id, group := e.headAt(at)
	return HeaderTarget{ColumnID: id, Group: group}, true
}

// isHead says whether there is a header at a place.
func (e *engine) isHead(at place) bool {
	return at.band == layoutx.Head && at.col >= 0 && at.col < len(e.cols.leaves)
}

// headPlaceOf is where a header stands: a group's at its first run of columns.
//
//go:noinline
func (e *engine) headPlaceOf(of HeaderTarget) (place, bool) {
	for col := range e.cols.leaves {
		l := &e.cols.leaves[col]
		if !of.Group {
			if l.id == of.ColumnID {
				return place{layoutx.Head, e.cols.levels - 1, col}, true
			}
			continue
		}
		for level, g := range l.groups {
			if e.cols.groups[g].id == of.ColumnID {
				return place{layoutx.Head, level, col}, true
			}
		}
	}
	return nowhere, false
}

// headLabel is the text of a header.
func (e *engine) headLabel(at place) string {
	l := &e.cols.leaves[at.col]
	if at.row < len(l.groups) {
		return e.cols.groups[l.groups[at.row]].header
	}
	return l.header
}

// headMenuStep reads the menu's input and says whether anything came of it.
func (e *engine) headMenuStep(gtx layout.Context) (some bool) {
	m := &e.headMenu
	e.followHeadMenu()
	for {
		ev, ok := m.menu.Update(gtx)
		if !ok {
			return some
		}
		some = true
		switch ev := ev.(type) {
		case menus.Chosen[HeaderTarget]:
			e.headChosen(gtx, ev)
		case menus.Closed:
			e.headMenuClosed(ev)
		}
	}
}

// followHeadMenu keeps the open menu at its header, and its items up to date.
func (e *engine) followHeadMenu() {
	m := &e.headMenu
	if !m.menu.IsOpen() {
		return
	}
	at, there := e.headPlaceOf(m.of)
	if _, ok := e.headTarget(at); !ok || !there {
		m.menu.Close(menus.TargetGone)
		return
	}
	m.next.own = m.now.own
	if m.cols != e.cols.rev {
		m.cols = e.cols.rev
		m.next.own = e.ownHeadItems(m.of)
	}
	m.next.make(e, at)
	if !m.next.same(&m.now) {
		m.now, m.next = m.next, m.now
		m.menu.SetItems(m.now.items)
	}
}

// ownHeadItems are the items of the caller's own.
func (e *engine) ownHeadItems(of HeaderTarget) []menus.Item[HeaderTarget] {
	if items := e.ask.headFeatures().menu.Items; items != nil {
		return items(of)
	}
	return nil
}

// headMenuClosed tells of a menu that closed. A right click beside it opens the menu
// that is there.
func (e *engine) headMenuClosed(ev menus.Closed) {
	e.ask.report.emit(HeaderMenuClosed{Reason: ev.Reason})
	if e.headMenu.menu.IsOpen() { // it closed to open for another header
		return
	}
	e.headMenu.now.own, e.headMenu.next.own = nil, nil
	e.menuGone()
	if ev.Reason == menus.OutsideContext {
		e.contextAt(ev.At)
	}
}
