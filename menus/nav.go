// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"gioui.org/io/key"
	"gioui.org/layout"
)

func (m *Menu[T]) keyEvent(gtx layout.Context, ev key.Event) {
	if ev.State != key.Press {
		return
	}
	if ev.Name == key.NameBack {
		m.Close(Escape)
		return
	}
	if path, ok := m.route(ev); ok {
		m.choose(gtx, path)
		return
	}
	if ev.Name == key.NameTab {
		m.Close(TabKey)
		return
	}
	if ev.Modifiers == 0 {
		m.navigate(gtx, ev.Name)
	}
}

// navigate does what a key does that belongs to menus.
func (m *Menu[T]) navigate(gtx layout.Context, name key.Name) {
	l := &m.levels[m.active]
	switch name {
	case key.NameUpArrow:
		m.lightByKey(l.step(l.hot, -1))
	case key.NameDownArrow:
		m.lightByKey(l.step(l.hot, 1))
	case key.NameHome:
		m.lightByKey(l.near(0, 1))
	case key.NameEnd:
		m.lightByKey(l.near(len(l.items)-1, -1))
	case key.NamePageUp:
		m.lightByKey(l.near(l.page(-1), 1))
	case key.NamePageDown:
		m.lightByKey(l.near(l.page(1), -1))
	case key.NameLeftArrow, key.NameRightArrow:
		m.sideways((name == key.NameRightArrow) != m.frame.rtl)
	case key.NameReturn, key.NameEnter:
		m.activateByKey(gtx)
	case key.NameSpace:
		if !m.typed.open(gtx.Now) {
			m.activateByKey(gtx)
		}
	case key.NameEscape:
		m.escape()
	}
}

// lightByKey lights an item of the level the keyboard is in. Submenus of other
// items close.
func (m *Menu[T]) lightByKey(item int) {
	if item < 0 {
		return
	}
	m.point.pending = pending{}
	if !m.isOpen(m.active, item) {
		m.closeFrom(m.active + 1)
	}
	m.levels[m.active].light(item)
}

// sideways opens the submenu of the item that is lit, or goes into it, or goes
// back to the parent.
func (m *Menu[T]) sideways(forward bool) {
	m.point.pending = pending{}
	switch {
	case forward:
		m.enter()
	case m.active > 0:
		from := m.levels[m.active].from
		m.closeFrom(m.active)
		m.levels[m.active].light(from)
	}
}

// enter moves the keyboard into the submenu of the item that is lit.
func (m *Menu[T]) enter() {
	hot := m.levels[m.active].hot
	if m.isOpen(m.active, hot) || m.openChild(m.active, hot) {
		m.active++
		m.SelectFirst()
	}
}

func (m *Menu[T]) activateByKey(gtx layout.Context) {
	m.point.pending = pending{}
	l := &m.levels[m.active]
	switch {
	case l.hot < 0 || !l.items[l.hot].EnabledFor(m.target.Row):
	case len(l.items[l.hot].Children) > 0:
		m.enter()
	default:
		m.choose(gtx, m.path(m.active, l.hot))
	}
}

// escape closes the deepest level.
func (m *Menu[T]) escape() {
	last := len(m.levels) - 1
	if last == 0 {
		m.Close(Escape)
		return
	}
	from := m.levels[last].from
	m.closeFrom(last)
	m.active = last - 1
	m.levels[m.active].light(from)
	m.point.pending = pending{}
}

// pageItems is a page before the first Layout.
const pageItems = 10

// page returns the item one view away from the lit one in direction dir.
func (l *level[T]) page(dir int) int {
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
