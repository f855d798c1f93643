// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"gioui.org/io/key"
	"gioui.org/layout"
)

func (e *engine) keyEvent(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press {
		return
	}
	if ev.Name == key.NameBack {
		e.closeFor(Escape)
		return
	}
	if path, ok := e.route(ev); ok {
		e.choose(gtx, path)
		return
	}
	if ev.Name == key.NameTab {
		e.closeFor(TabKey)
		return
	}
	if ev.Modifiers == 0 {
		e.navigate(gtx, ev.Name)
	}
}

// navigate performs the action of a navigation key.
func (e *engine) navigate(gtx layout.Context, name key.Name) {
	l := &e.levels[e.active]
	switch name {
	case key.NameUpArrow:
		e.lightByKey(l.step(l.hot, -1))
	case key.NameDownArrow:
		e.lightByKey(l.step(l.hot, 1))
	case key.NameHome:
		e.lightByKey(l.near(0, 1))
	case key.NameEnd:
		e.lightByKey(l.near(l.items.count()-1, -1))
	case key.NamePageUp:
		e.lightByKey(l.near(l.page(-1), 1))
	case key.NamePageDown:
		e.lightByKey(l.near(l.page(1), -1))
	case key.NameLeftArrow, key.NameRightArrow:
		e.sideways((name == key.NameRightArrow) != e.frame.rtl)
	case key.NameReturn, key.NameEnter:
		e.activateByKey(gtx)
	case key.NameSpace:
		if !e.typed.open(gtx.Now) {
			e.activateByKey(gtx)
		}
	case key.NameEscape:
		e.escape()
	}
}

// lightByKey highlights an item of the level with the keyboard, and closes submenus of other items.
func (e *engine) lightByKey(item int) {
	if item < 0 {
		return
	}
	e.point.pending = pending{}
	if !e.childIsOpen(e.active, item) {
		e.closeFrom(e.active + 1)
	}
	e.levels[e.active].light(item)
}

// sideways opens or enters the submenu of the highlighted item, or goes back to the parent.
func (e *engine) sideways(forward bool) {
	e.point.pending = pending{}
	switch {
	case forward:
		e.enter()
	case e.active > 0:
		from := e.levels[e.active].from
		e.closeFrom(e.active)
		e.levels[e.active].light(from)
	}
}

// enter moves the keyboard into the submenu of the highlighted item.
func (e *engine) enter() {
	hot := e.levels[e.active].hot
	if e.childIsOpen(e.active, hot) || e.openChild(e.active, hot) {
		e.active++
		e.selectFirst()
	}
}

func (e *engine) activateByKey(gtx layout.Context) {
	e.point.pending = pending{}
	l := &e.levels[e.active]
	switch {
	case l.hot < 0 || !enabled(l.items, l.hot):
	case l.items.at(l.hot).parent:
		e.enter()
	default:
		e.choose(gtx, e.path(e.active, l.hot))
	}
}

// escape closes the deepest level.
func (e *engine) escape() {
	last := len(e.levels) - 1
	if last == 0 {
		e.closeFor(Escape)
		return
	}
	from := e.levels[last].from
	e.closeFrom(last)
	e.active = last - 1
	e.levels[e.active].light(from)
	e.point.pending = pending{}
}

// pageItems is the number of items of a page before the first Layout.
const pageItems = 10

// page returns the item one view away from the highlighted one in direction dir.
func (l *level) page(dir int) int {
	high := l.panel.view.Dy()
	if l.hot < 0 || high <= 0 {
		return max(l.hot, 0) + dir*pageItems
	}
	rows := &l.panel.rows
	top := rows.Start(l.hot)
	if dir < 0 {
		return max(0, rows.Find(max(0, top+rows.Size(l.hot)-high)))
	}
	to := rows.Find(min(top+high, rows.Total()) - 1)
	return max(to, l.hot+1)
}
