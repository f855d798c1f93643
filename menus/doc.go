// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package menus provides context menus of a grid's cells and drop-downs of a button, with submenus, shortcuts
// and check marks. It is independent of grids; an item acts on a [Target] that the caller fills.
//
// State and style are separate. A [Menu] is persistent: the caller keeps it, opens it and reads its events
// each frame. A [Style] describes how it looks in this frame. A closed menu costs nothing.
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
// All positions are pixels in the coordinates in which the style is laid out. An open menu is drawn over
// everything in the window, is not clipped by ancestors, and stays inside [Style.Window].
//
// # Pointer
//
// A click or tap on an enabled item chooses it. Submenus open when the pointer rests on their item for 150
// ms, or at a click, and stay open while the pointer moves towards them. A menu taller than the window
// scrolls by the wheel, and while the pointer rests on its arrows.
//
// # Keyboard
//
// An open menu takes the focus. Up, Down, Home, End, PageUp and PageDown move; typing moves to the next item
// whose label begins with the text, with Hangul letter by letter. Right (Left in right-to-left menus), Enter
// and Space open a submenu, and the opposite arrow closes it. Enter and Space choose. Esc closes one level,
// Tab all. Disabled items can be reached, but not chosen. Shortcuts take precedence over all of these; see
// [Item.Shortcut].
//
// # Closing
//
// [Closed] reports why a menu closed. A press outside closes the menu and is not delivered to anything else;
// for a right-click outside, the event has its position, so that the owner can open the menu there.
package menus
