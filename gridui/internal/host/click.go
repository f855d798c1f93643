// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package host

import (
	"time"

	"gioui.org/io/key"
	"gioui.org/io/pointer"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/menus/shortcut"
)

// DoubleClickTime is the maximum time between the two presses of a double click.
const DoubleClickTime = 400 * time.Millisecond

// click is a click on a cell that may begin a double click.
type click struct {
	known bool
	at    viewport.Address
	time  time.Duration
}

// DoubleClick notes a click on a cell at an event time. It reports whether this click and the
// previous one form a double click.
func (p *Pointer) DoubleClick(at viewport.Address, t time.Duration) bool {
	last := p.click
	double := last.known && last.at == at && t-last.time <= DoubleClickTime
	p.click = click{known: !double, at: at, time: t}
	return double
}

// ForgetPress forgets the press and the previous click, so that no click follows.
func (p *Pointer) ForgetPress() { p.Press, p.click = Press{}, click{} }

// PressAt notes a press on a cell.
func (p *Pointer) PressAt(at viewport.Address, ev pointer.Event) {
	p.Press = Press{At: at, Pos: ev.Position, Held: true, Began: ev.Time}
}

// HoldPress sets a press that acts when it is released.
func (p *Pointer) HoldPress(at viewport.Address) { p.Press.At, p.Press.Held = at, true }

// EndPress ends the press, which is still noted for double clicks, and reports whether it was held.
func (p *Pointer) EndPress() (held bool) {
	held, p.Press.Held = p.Press.Held, false
	return held
}

// DropTouch stops following the finger that may scroll.
func (p *Pointer) DropTouch() { p.touch = touch{} }

// AsksForMenu reports whether a press of a mouse requests a menu: a press of the right button or, on Apple
// systems, of the left button with Control.
func AsksForMenu(ev pointer.Event) bool {
	return ev.Buttons == pointer.ButtonSecondary ||
		ev.Buttons == pointer.ButtonPrimary && ev.Modifiers == key.ModCtrl && shortcut.Apple()
}
