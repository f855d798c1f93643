// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package headmenu

import (
	"gioui.org/io/pointer"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/host"
)

// Press handles a press on the sheet, and reports whether it was on the button of a header. That header gets the
// focus. The menu opens when the button is released.
func (f *Feature) Press(_ layout.Context, ev pointer.Event) bool {
	f.byTouch = ev.Source == pointer.Touch
	at, ok := f.buttonAt(ev.Position.Round(), ev.Source)
	if !ok || f.Options.Loading.Overlay {
		return false
	}
	f.Focus.Move(at, focus.Stay)
	f.pressed, f.held = at, true
	return true
}

// ReleasePress handles a release, and reports whether it ended a press on a button, or a long press on a header.
// The menu opens if the pointer is still on that button.
func (f *Feature) ReleasePress(_ layout.Context, ev pointer.Event) bool {
	if !f.held {
		return f.releaseHeader(ev)
	}
	f.held = false
	if at, ok := f.buttonAt(ev.Position.Round(), ev.Source); ok && at == f.pressed {
		r, _ := f.buttonRect(at)
		f.open(opening{at: at, anchor: f.onGrid(r), by: ev.Source})
	}
	return true
}

// releaseHeader opens the menu of a header on which a finger has rested until it was lifted. It reports whether
// it did.
func (f *Feature) releaseHeader(ev pointer.Event) bool {
	press, pos := &f.Pointer.Press, ev.Position.Round()
	if !press.Held || ev.Source != pointer.Touch || ev.Time-press.Began < host.LongPressTime {
		return false
	}
	if at, ok := f.Viewport.AddressAt(pos); !ok || at != press.At || !f.HasMenu(at) {
		return false
	}
	f.Pointer.EndPress()
	f.OpenMenuAt(press.At, pos, ev.Source)
	return true
}

// PressCanceled discards the press on a button.
func (f *Feature) PressCanceled() { f.held = false }
