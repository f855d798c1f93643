// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package menus

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/layoutx"
	"github.com/giogrid/giogrid/menus/metric"
)

// Menu is an open or closed menu over targets of type T. The zero value is
// closed. It belongs to one goroutine and must not be copied: its address is its
// identity, and the tag that has the focus while it is open.
type Menu[T any] struct {
	// Return is the tag that gets the keyboard when the menu closes, unless the
	// keyboard went elsewhere by itself; nil is nobody.
	Return event.Tag
	// ByTouch says that a finger opened the menu, to be set before it opens. In a
	// browser keys only arrive together with the keyboard on the screen, which a
	// finger must not bring up.
	ByTouch bool

	engine engine
}

// OpenAt opens the menu at a point, usually the pointer's: below it, or above it
// where there is more room. See [Menu.Open].
func (m *Menu[T]) OpenAt(at image.Point, target Target[T], items []Item[T]) {
	m.Open(image.Rectangle{Min: at, Max: at}, layoutx.Below, target, items)
}

// Open opens the menu beside an anchor, such as the button it belongs to. The
// items are kept, not copied. Without items nothing opens. A menu that was open
// closes first, as [Replaced].
func (m *Menu[T]) Open(anchor image.Rectangle, side layoutx.Side, target Target[T], items []Item[T]) {
	m.Close(Replaced)
	if len(items) > 0 {
		m.engine.open(anchor, side, &bound[T]{items: items, target: &target})
	}
}

// SelectFirst lights the first item, as a menu opened by a key should.
func (m *Menu[T]) SelectFirst() { m.engine.selectFirst() }

// Close closes the menu. It does nothing to one that is closed.
func (m *Menu[T]) Close(why Reason) { m.engine.closeFor(why) }

// IsOpen reports whether the menu is open.
func (m *Menu[T]) IsOpen() bool { return m.engine.isOpen() }

// Target returns what the open menu acts on; of a closed one, the zero Target.
func (m *Menu[T]) Target() Target[T] {
	if !m.IsOpen() {
		return Target[T]{}
	}
	return *m.target()
}

// SetTarget changes what the open menu acts on, such as new data of the same
// row.
func (m *Menu[T]) SetTarget(t Target[T]) {
	if m.IsOpen() {
		*m.target() = t
	}
}

// target is what all levels of the open menu share.
func (m *Menu[T]) target() *Target[T] { return m.engine.levels[0].items.(*bound[T]).target }

// SetItems changes the items of the open menu. Submenus stay open where the path
// to them, by index, still leads to one; without items the menu closes, as
// [Replaced].
func (m *Menu[T]) SetItems(items []Item[T]) {
	switch {
	case !m.IsOpen():
	case len(items) == 0:
		m.Close(Replaced)
	default:
		m.engine.retrace(&bound[T]{items: items, target: m.target()})
	}
}

// Update reads input and returns what happened, one event a call, until it
// returns false. OnClick of a chosen item runs inside it.
func (m *Menu[T]) Update(gtx layout.Context) (Event, bool) {
	gtx.Metric = metric.Sound(gtx.Metric)
	return m.engine.update(gtx, m.self())
}

// self is told with every frame: the caller may change the fields at any time.
func (m *Menu[T]) self() owner { return owner{tag: m, back: m.Return, byTouch: m.ByTouch} }
