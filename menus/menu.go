// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus/metric"
)

// Menu is an open or closed menu over targets of type T. The zero value is closed. It belongs to one
// goroutine and must not be copied: its address is its identity, and the tag that has the focus while it is
// open.
type Menu[T any] struct {
	// Return is the tag that gets the focus when the menu closes, unless the focus has moved elsewhere; nil
	// means none.
	Return event.Tag
	// ByTouch reports that a finger opened the menu; the caller sets it before opening. In a browser keys
	// only arrive together with the on-screen keyboard, which a finger must not bring up.
	ByTouch bool

	engine engine
}

// OpenAt opens the menu at a point, usually the pointer's: below it, or above it if there is more room. See
// [Menu.Open].
func (m *Menu[T]) OpenAt(at image.Point, target Target[T], items []Item[T]) {
	m.Open(image.Rectangle{Min: at, Max: at}, layoutx.Below, target, items)
}

// Open opens the menu next to an anchor, such as its button. The items are kept, not copied. Without items
// nothing opens. An open menu is closed first, as [Replaced].
func (m *Menu[T]) Open(anchor image.Rectangle, side layoutx.Side, target Target[T], items []Item[T]) {
	m.Close(Replaced)
	if len(items) > 0 {
		m.engine.open(anchor, side, &bound[T]{items: items, target: &target})
	}
}

// SelectFirst highlights the first item, for a menu opened by a key.
func (m *Menu[T]) SelectFirst() { m.engine.selectFirst() }

// Close closes the menu. It does nothing if the menu is closed.
func (m *Menu[T]) Close(why Reason) { m.engine.closeFor(why) }

// IsOpen reports whether the menu is open.
func (m *Menu[T]) IsOpen() bool { return m.engine.isOpen() }

// Target returns the target of the open menu, or the zero Target if the menu is closed.
func (m *Menu[T]) Target() Target[T] {
	if !m.IsOpen() {
		return Target[T]{}
	}
	return *m.target()
}

// SetTarget replaces the target of the open menu, for example with new data of the same row.
func (m *Menu[T]) SetTarget(t Target[T]) {
	if m.IsOpen() {
		*m.target() = t
	}
}

// target returns the target that all levels of the open menu share.
func (m *Menu[T]) target() *Target[T] { return m.engine.levels[0].items.(*bound[T]).target }

// SetItems replaces the items of the open menu. Submenus stay open if the path to them, by index, still leads
// to a submenu. Without items the menu closes, as [Replaced].
func (m *Menu[T]) SetItems(items []Item[T]) {
	switch {
	case !m.IsOpen():
	case len(items) == 0:
		m.Close(Replaced)
	default:
		m.engine.retrace(&bound[T]{items: items, target: m.target()})
	}
}

// Update reads input and returns one event per call, until it returns false. OnClick of a chosen item is
// called inside it.
func (m *Menu[T]) Update(gtx layout.Context) (any, bool) {
	gtx.Metric = metric.Sound(gtx.Metric)
	return m.engine.update(gtx, m.self())
}

// self describes the menu to its engine in every call, because the caller may change the fields at any time.
func (m *Menu[T]) self() owner { return owner{tag: m, back: m.Return, byTouch: m.ByTouch} }
