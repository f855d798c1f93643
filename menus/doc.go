// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package menus is about menus: context menus of a grid's cells, drop-downs of
// a button, with submenus, shortcuts and check marks. It knows no grid; what an
// item acts on is a [Target] that the caller fills.
//
// State and style are apart. A [Menu] is what lasts: the caller keeps it, opens
// it and asks it each frame what happened. A [Style] is how it looks in this
// frame. A closed menu costs nothing.
//
//	func (p *page) Layout(gtx layout.Context) layout.Dimensions {
//		for {
//			ev, ok := p.menu.Update(gtx)
//			if !ok {
//				break
//			}
//			if ev, ok := ev.(menus.Chosen[File]); ok {
//				p.status = ev.Item.Label
//			}
//		}
//		dims := p.body(gtx) // calls p.menu.Open at a right click
//		menus.NewStyle(p.th, &p.menu).Layout(gtx)
//		return dims
//	}
//
// # Coordinates
//
// All positions are pixels in the coordinates of the place where the style is
// laid out. An open menu is drawn over everything in the window, clipped by no
// ancestor, and is kept inside [Style.Window].
//
// # Pointer
//
// A click or tap on an enabled item chooses it. Submenus open when the pointer
// rests on their item for 150 ms, or at a click, and stay open while the pointer
// is on its way to them. The wheel scrolls a menu taller than the window; resting
// on its arrows does too.
//
// # Keyboard
//
// An open menu takes the focus. Up, Down, Home, End, PageUp and PageDown move;
// typing moves to the next item whose label begins so, with Hangul letter by
// letter. Right (Left where text runs from right to left), Enter and Space open
// a submenu, the opposite arrow closes it. Enter and Space choose. Esc closes
// one level, Tab all. Disabled items can be reached, not chosen. Shortcuts come
// before all of these; see [Item.Shortcut].
//
// # Closing
//
// [Closed] says why a menu closed. A press outside closes and goes to nobody
// else; of a right-click outside, the place is told, so that the owner can open
// the menu there.
package menus
